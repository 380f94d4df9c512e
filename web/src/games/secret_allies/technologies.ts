/** The effects of technologies as text. */

import type { Words } from "../../lib/words";
import type { Technology } from "./pack";

/** One effect, with its amount if it has one: +2 moves. */
export function effectOf([effect, count]: readonly [string, number], words: Words): string {
  const counted = `sa-effect-${effect}`;
  return words.has(counted) ? words.say(counted, { count }) : words.name(`effect_${effect}`);
}

/** All effects of a technology as text. */
export function givesOf(row: Technology, words: Words): string[] {
  return [
    ...row.effects.map((effect) => effectOf(effect, words)),
    ...row.unlocks.map((unit) => words.say("sa-unlocks", { unit })),
  ];
}
