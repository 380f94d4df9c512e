/** What the server shows a viewer of this game.
 *
 *  Made by `make generated` from the game's view: do not edit.
 */

export interface LookShown {
  at: number;
  turn: number;
}

export interface PlayerShown {
  seat: number;
  in_game: boolean;
  race: string | null;
  technologies: string[];
  diplomacy: number;
  track: number;
  income_track: number;
  unrevealed: number;
  free_tokens: Record<string, number>;
  subturns_deferred: number;
  looks: LookShown[];
}

export interface TileShown {
  state: string;
  turn: number; // by sixths
  hex: string;
  hexes: string[];
}

export interface StateShown {
  state: string;
  large: boolean;
  worth: number;
  income: number[];
  hexes: string[];
  terrain: string[];
  mines: Record<string, number | null>; // hex -> whose mine
  partisan_token: boolean;
  holder: number | null;
  die: number | null;
  swords: boolean;
  revealed_by: number | null;
  shown_by: number | null;
  treasury: number[];
  arrived: number[];
}

export interface UnitShown {
  hex: string;
  seat: number;
  unit: string;
  armour: number; // on this hex
  terrain_marker: string | null;
  moved: boolean;
  wreck: boolean;
  partisan: boolean;
  damage: number[]; // by seat
}

export interface DecksShown {
  large: number;
  small: number;
}

export interface ChoosingShown {
  seat: number;
  size: string;
  drawn: number;
  bought: number;
}

export interface AuctionShown {
  aim: string;
  run_off: number;
  groups: number[][];
  modifiers: Record<string, number>; // seat -> what is added to its bid; nothing in a run-off
  sealed: number[];
}

export interface BattleShown {
  round: number;
  active: number | null;
  subturns: number[];
  subturns_in_hand: number;
  moves_left: number;
  state_attacked: boolean;
  may_attack: boolean; // a state that has its token
  moving: string | null;
  points: number;
  hit: number;
  targets: (string | null)[];
  paused: string | null;
  attacker: number | null;
  under_attack: string | null;
  claimed_by: number | null;
  answered: number[];
  funds: number[];
}

export interface PurchaseShown {
  seat: number;
  state: string | null;
  unit: string | null;
  technology: string | null;
  sending: string | null;
  resource: number | null;
}

export interface DrawnShown {
  choice: number;
  state: string;
}

export interface PrestigeShown {
  seat: number;
  turn: number;
  prestige: number;
}

/** What one seat knows and others do not. */
export interface OwnShown {
  seat: number;
  prestige: number;
  bid: number | null;
  answer: string | null;
  allies: string[];
  cards_in_hand: string[];
  cards_drawn: DrawnShown[];
  races_in_hand: string[];
  race_returned: string | null;
  neutrals_seen: string[];
  prestige_seen: PrestigeShown[];
}

export interface SecretAlliesView {
  viewer: number;
  pack: string;
  turn: number;
  turn_limit: number;
  length: string;
  phase: string;
  asked: string; // text key of the question that is open
  owing: number[]; // seats that owe an answer; for sealed answers all whose envelope is missing
  threshold: number;
  seat_order: number[];
  order: number[];
  players: PlayerShown[];
  tiles_left: number;
  tile: string | null; // drawn and not yet laid
  tiles: TileShown[];
  states: StateShown[];
  units: UnitShown[];
  decks: DecksShown;
  choosing: ChoosingShown | null; // who chooses an ally card, and how many cards he drew
  auction: AuctionShown | null;
  battle: BattleShown | null;
  purchase: PurchaseShown | null;
  own: OwnShown | null; // what only this seat knows
  hidden: OwnShown[] | null; // all seats' own things: for OPEN, and for everybody at the end
  neutral: string[] | null; // likewise the neutral cards
  ending: string;
}
