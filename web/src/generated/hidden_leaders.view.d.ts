/** What the server shows a viewer of this game.
 *
 *  Made by `make generated` from the game's view: do not edit.
 */

export interface PartyView {
  seat: number;
  heroes: string[]; // face up, in order
  hidden: (string | null)[]; // the stack, oldest first; None where this viewer may not look
  hand_size: number;
  hand: string[] | null; // sorted: storage order says nothing (HL-17.12)
  leader: string | null;
}

export interface AbilityView {
  seat: number;
  card: string;
  held: (string | null)[]; // cards set aside
}

export interface HiddenLeadersView {
  viewer: number;
  settings: Record<string, string>;
  seats: number;
  phase: string;
  turn: number;
  active: number;
  first: number;
  red: number;
  green: number;
  end_number: number;
  faction_now: string; // whose victory it would be with the markers as they stand
  tavern: (string | null)[];
  harbor_size: number;
  wilderness_size: number;
  graveyard_size: number;
  graveyard_top: string | null;
  undealt_leaders: number;
  parties: PartyView[];
  abilities: AbilityView[]; // what performs what, outermost first
  waiting_for: number[];
  graveyard: string[] | null; // the whole pile, top first, while this viewer picks from it
  looking: Record<string, string>; // faces shown to this viewer until it confirms (HL-17.8)
  picked: string[]; // what this viewer has picked already for the question that stands
}
