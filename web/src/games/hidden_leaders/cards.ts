/** What is printed on the cards. Generated from the engine; a test checks that it is up to date. */

import printed from "../../generated/hidden_leaders.catalogue.json";
import type { Faction } from "./view";

/** One way to move the markers: spaces for each, multiplied by X if `x` is set. */
export interface Way {
  red?: number;
  green?: number;
  leading?: number;
  trailing?: number;
  x?: boolean;
  if?: boolean;
}

/** The marker block of a card. */
export interface Markers {
  ways: Way[];
  counts: string | null;
  decider: string;
  if: boolean;
}

/** One step of a card's text. */
export interface Part {
  do: string;
  may: boolean;
  with?: string;
  for?: string;
}
export interface Hero {
  factions: Faction[];
  set: string;
  advanced: boolean;
  guesses: ("plus" | "edition")[]; // what no source tells of this card
  markers: Markers | null;
  does: Part[];
}
export interface Leader {
  number: number;
  factions: Faction[];
}

const catalogue = printed as unknown as {
  heroes: Record<string, Hero>;
  prototype: Record<string, Hero>;
  leaders: Record<string, Leader>;
};

export const HEROES = catalogue.heroes;
export const LEADERS = catalogue.leaders;

/** The hero as printed in the edition of the settings. */
export function heroOf(card: string, settings: Readonly<Record<string, string>> = {}): Hero {
  const other = settings.edition === "prototype" ? catalogue.prototype[card] : undefined;
  return other ?? HEROES[card]!;
}

/** The icon of one marker and how far it moves. */
export interface Shown {
  marker: "red" | "green" | "leading" | "trailing";
  by: string; // "+1", "-X"
}

/** The icons for a card's marker moves, in groups joined by "or", or by "and/or" if `both`. */
export function movesShown(markers: Markers): { groups: Shown[][]; both: boolean } {
  let ways = markers.ways;
  // AND/OR lists both single moves and the combination: shown as two, joined by "and/or"
  const both = ways.length === 3 && Object.keys(ways[2]!).length > Object.keys(ways[0]!).length;
  if (both) ways = ways.slice(0, 2);
  return { groups: ways.map(shownOf), both };
}

function shownOf(way: Way): Shown[] {
  const names = ["red", "green", "leading", "trailing"] as const;
  return names.flatMap((marker) => {
    const number = way[marker];
    if (!number) return [];
    const sign = number > 0 ? "+" : "−";
    return [{ marker, by: sign + (way.x ? "X" : String(Math.abs(number))) }];
  });
}
