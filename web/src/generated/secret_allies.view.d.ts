/** What the server shows a viewer of this game.
 *
 *  Made by `make generated` from the game's view: do not edit.
 */

/** A look at a player's prestige, without the number. */
export interface LookShown {
  at: number;
  turn: number;
}

/** What everybody sees of a player. */
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

/** A tile placed while the map is built. */
export interface TileShown {
  state: string;
  turn: number; // in sixths
  hex: string;
  hexes: string[];
}

/** A state on the map. */
export interface StateShown {
  state: string;
  large: boolean;
  worth: number;
  income: number[];
  hexes: string[];
  terrain: string[];
  mines: Record<string, number | null>; // hex -> owner
  partisan_token: boolean;
  holder: number | null;
  die: number | null;
  swords: boolean;
  revealed_by: number | null;
  shown_by: number | null;
  treasury: number[];
  arrived: number[];
  sent: number; // tokens sent away in this turn
}

/** A unit or wreck on the map. */
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

/** Number of cards in each ally deck. */
export interface DecksShown {
  large: number;
  small: number;
}

/** The ally pick in progress. */
export interface ChoosingShown {
  seat: number;
  size: string;
  drawn: number;
  bought: number;
}

/** A part of a modifier: attacker, owner, defender, worth (of the state) or technology. */
export interface ReasonShown {
  why: string;
  by: number;
}

/** The auction in progress. */
export interface AuctionShown {
  aim: string;
  run_off: number;
  groups: number[][];
  modifiers: Record<string, number>; // seat -> added to its bid; empty in a run-off
  reasons: Record<string, ReasonShown[]>; // seat -> the parts of its modifier
  prize: number[]; // tokens for partisans; empty in an order auction
  sealed: number[];
}

/** The battle phase. */
export interface BattleShown {
  round: number;
  active: number | null;
  subturns: number[];
  subturns_in_hand: number;
  moves_left: number;
  state_attacked: boolean;
  may_attack: boolean; // whether a state with a token can be attacked
  moving: string | null;
  points: number;
  hit: number;
  targets: (string | null)[];
  paused: string | null;
  aloft: string | null; // the occupied hex over which the paused unit flies (SA-R26)
  attacker: number | null;
  under_attack: string | null;
  claimed_by: number | null;
  answered: number[];
  funds: number[];
}

/** The purchase or transfer in progress. */
export interface PurchaseShown {
  seat: number;
  state: string | null;
  unit: string | null;
  technology: string | null;
  sending: string | null;
  resource: number | null;
}

/** An ally card drawn for a pick. */
export interface DrawnShown {
  choice: number;
  state: string;
}

/** The prestige seen in a look. */
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

/** What one viewer sees of a game. */
export interface SecretAlliesView {
  viewer: number;
  pack: string;
  turn: number;
  turn_limit: number;
  length: string;
  phase: string;
  asked: string; // text key of the open question
  about: Record<string, string>; // public facts for the text of the question
  owing: number[]; // seats that have not answered; for sealed answers all of them
  threshold: number;
  seat_order: number[];
  order: number[];
  players: PlayerShown[];
  tiles_left: number;
  tile: string | null; // drawn and not yet placed
  tiles: TileShown[];
  states: StateShown[];
  units: UnitShown[];
  decks: DecksShown;
  choosing: ChoosingShown | null; // who chooses an ally card, and the number drawn
  auction: AuctionShown | null;
  battle: BattleShown | null;
  purchase: PurchaseShown | null;
  own: OwnShown | null; // what only this seat knows
  hidden: OwnShown[] | null; // every seat's `own`: for OPEN, and for everybody at the end
  neutral: string[] | null; // the neutral cards, shown likewise
  ending: string;
}
