/**
 * The paragraphs about each question, event and card: from the game's `reference.yaml` and its
 * cards. Generated; a test checks that it is complete.
 */

/** Which cards one step of a card may use. */
export interface Target {
  do: string;
  zone: string;
  of?: string;
  face?: string;
  faction?: string[];
  not_faction?: string[];
}

/** The generated table of paragraphs, targets and rulings of a game. */
export interface Reference {
  asks: Record<string, string[]>;
  events: Record<string, string>;
  things: Record<string, string[]>;
  cards: Record<string, string[]>;
  targets: Record<string, Target[]>; // which cards the steps of a card may use
  rulings: Record<string, number>; // number of rulings per card: "ruling-keen_koi-1" ...
}

/** Why something cannot be chosen now: a text key, and the paragraph that says so. */
export interface Reason {
  say: string;
  facts?: Record<string, unknown>;
  rule?: string; // undefined if no rule is the reason
  card?: string; // the touched card, to be read
}
