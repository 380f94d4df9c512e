/** What the server shows a viewer of this game.
 *
 *  Made by `make generated` from the game's view: do not edit.
 */

/** One player's party as the viewer sees it. */
export interface PartyView {
  seat: number;
  heroes: string[]; // face up, in order
  hidden: (string | null)[]; // oldest first; None for a card this viewer may not see
  hand_size: number;
  hand: string[] | null; // sorted, so that the stored order reveals nothing (HL-17.12)
  leader: string | null;
}

/** One ability in progress. */
export interface AbilityView {
  seat: number;
  card: string;
  held: (string | null)[]; // cards set aside
}

/** Everything that one viewer may see of a game. */
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
  faction_now: string; // the faction that would win with the present markers
  tavern: (string | null)[];
  harbor_size: number;
  wilderness_size: number;
  graveyard_size: number;
  graveyard_top: string | null;
  undealt_leaders: number;
  parties: PartyView[];
  abilities: AbilityView[]; // outermost first
  waiting_for: number[]; // sealed: all other seats until all are in (HL-17.21)
  graveyard: string[] | null; // the pile, top first, while this viewer picks from it
  looking: Record<string, string>; // faces shown to this viewer until it confirms (HL-17.8)
  picked: string[]; // what this viewer has already picked for the current question
  about: Record<string, string>; // the hero whose ability asks, for the text of the question
}
