/** Which paragraphs speak of what: the game's own table, `reference.yaml`, and what follows from the
 * cards. Generated; a test keeps it whole. */

export interface Target {
  do: string;
  zone: string;
  of?: string;
  face?: string;
  faction?: string[];
  not_faction?: string[];
}

export interface Reference {
  asks: Record<string, string[]>;
  events: Record<string, string>;
  things: Record<string, string[]>;
  cards: Record<string, string[]>;
  targets: Record<string, Target[]>; // which cards the steps of a card may use
  rulings: Record<string, number>; // how many sentences there are: "ruling-keen_koi-1" ...
}

/** Why something cannot be chosen now: a sentence by its key, and the paragraph that says so. */
export interface Reason {
  say: string;
  facts?: Record<string, unknown>;
  rule?: string; // none where no rule is the reason
  card?: string; // what was touched, to be read
}
