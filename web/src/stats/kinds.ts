/** The kinds of facts in the statistics, and their names. Each game declares its kinds. */

import type { Tally } from "../lib/wire";
import type { Words } from "../lib/words";

export function tallies(all: readonly Tally[], game: string, kind: string): Tally[] {
  return all.filter((row) => row.game === game && row.kind === kind);
}

export function nameOf(words: Words, { kind, what }: Pick<Tally, "kind" | "what">): string {
  if (kind !== "ending" && kind !== "over") return words.name(what);
  const [first = "", how] = what.split(":");
  return words.say(`ending-${how ?? first}`, { a: first });
}
