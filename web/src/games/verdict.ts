import type { Words } from "../lib/words";
import type { TableMoment } from "./ui";

/** Who won, to this viewer. */
export function verdictOf(words: Words, winners: readonly number[], viewer: number): string {
  if (winners.length === 1 && winners[0] === viewer) return words.say("web-end-you-won");
  return winners.length
    ? words.say("web-end-won", { seats: [...winners], count: winners.length })
    : words.say("web-end-nobody");
}

/** The same for a table that is looked at after the end; "" while the game goes on. */
export function overAt({ result, behind, viewer }: TableMoment, words: Words): string {
  return result && !behind ? verdictOf(words, result.winners as number[], viewer) : "";
}
