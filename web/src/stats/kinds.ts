/** What the statistics count, and what it is called: kinds of facts by game, in the order shown. */

import type { Tally } from "../lib/wire";
import type { Words } from "../lib/words";

export const KINDS: Record<string, readonly string[]> = {
  hidden_leaders: ["leader", "faction", "played", "hidden", "buried", "ending"],
  secret_allies: ["race", "technology", "unit", "ally", "ending"],
};
/** Kinds that a game shares with another, told apart by what they name. */
const isLeaders = (what: string) => what.includes(":");

export function tallies(all: readonly Tally[], game: string, kind: string): Tally[] {
  return all.filter(
    (row) =>
      row.kind === kind &&
      (!["ending", "over"].includes(kind) || isLeaders(row.what) === (game === "hidden_leaders")),
  );
}

export function nameOf(words: Words, { kind, what }: Pick<Tally, "kind" | "what">): string {
  if (kind !== "ending" && kind !== "over") return words.name(what);
  const [first = "", how] = what.split(":");
  return words.say(`ending-${how ?? first}`, { a: first });
}
