/** The effects of technologies as text. */

import type { Words } from "../../lib/words";
import type { Step } from "../ui";
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

/** The states where this seat has bought a technology in this turn: one in each (SA-R60). */
export function boughtIn(log: readonly Step[], seat: number): ReadonlySet<string> {
  const events = log.flatMap((step) => step.events);
  const turn = events.findLastIndex(({ event }) => event === "turn");
  return new Set(
    events
      .slice(turn + 1)
      .filter((each) => each.event === "technology-bought" && each.seat === seat)
      .map(({ state }) => String(state)),
  );
}
