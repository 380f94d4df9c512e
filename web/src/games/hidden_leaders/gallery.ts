/** The filters of the gallery of heroes. */

import { fold, wordsOf } from "../../lib/search";
import type { Words } from "../../lib/words";
import { heroOf, HEROES, LEADERS, type Hero } from "./cards";
import type { Faction } from "./view";

export const EDITIONS = ["retail", "prototype", "promo"] as const;
export const DECKS = ["basic", "advanced"] as const;
/** Patterns of marker moves that can be filtered by. */
export const MOVES: Readonly<Record<string, (hero: Hero) => boolean>> = {
  "red-up": goes("red", 1),
  "red-down": goes("red", -1),
  "green-up": goes("green", 1),
  "green-down": goes("green", -1),
  order: ({ markers }) => !!markers?.ways.some((way) => way.leading || way.trailing),
  counted: ({ markers }) => !!markers?.counts,
  other: ({ markers }) => !!markers && markers.decider !== "self",
  none: ({ markers }) => !markers,
};
function goes(marker: "red" | "green", sign: number): (hero: Hero) => boolean {
  return ({ markers }) => !!markers?.ways.some((way) => (way[marker] ?? 0) * sign > 0);
}

/** All verbs of heroes, in the order of the catalogue. */
export const VERBS: readonly string[] = [
  ...new Set(Object.values(HEROES).flatMap(({ does }) => does.map((part) => part.do))),
];

/** The chosen filters; "" for none. */
export interface Wanted {
  q: string;
  faction: string;
  edition: string;
  deck: string;
  does: string;
  moves: string;
}

/** The heroes that match the filters. */
export function heroesOf(wanted: Wanted, words: Words): string[] {
  const asked = wordsOf(wanted.q);
  return Object.keys(HEROES).filter((card) => {
    const hero = heroOf(card, { edition: wanted.edition });
    return (
      (!wanted.faction || hero.factions.includes(wanted.faction as Faction)) &&
      (!wanted.edition || isIn(hero, wanted.edition)) &&
      (!wanted.deck || (wanted.deck === "basic") !== hero.advanced) &&
      (!wanted.does || hero.does.some((part) => part.do === wanted.does)) &&
      (!wanted.moves || !!MOVES[wanted.moves]?.(hero)) &&
      reads(card, asked, words)
    );
  });
}

/** The leaders that match the filters. */
export function leadersOf(
  { q, faction, edition, deck, does, moves }: Wanted,
  words: Words,
): string[] {
  if (edition === "promo" || deck || does || moves) return [];
  const asked = wordsOf(q);
  return Object.keys(LEADERS).filter(
    (card) =>
      (!faction || LEADERS[card]!.factions.includes(faction as Faction)) &&
      reads(card, asked, words),
  );
}

function isIn({ set }: Hero, edition: string): boolean {
  if (edition === "promo") return set === "promo";
  if (edition === "prototype") return set === "core" || set === "emperor";
  return set !== "promo";
}

/** True if name and text contain all the words. */
function reads(card: string, asked: readonly string[], words: Words): boolean {
  if (!asked.length) return true;
  const said = words.has(`text-${card}`) ? words.text(card) : "";
  const told = fold(`${words.name(card)} ${said}`).text;
  return asked.every((word) => told.includes(word));
}
