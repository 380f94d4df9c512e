/** Two or three things worth telling when a game is over, read from its public log. */

import type { Words } from "../../lib/words";
import type { Facts } from "../../lib/wire";
import type { Step } from "../ui";

/** The turn from which on this seat led alone on the track; null if it did not lead at its end. */
export function ledSince(log: readonly Step[], seat: number): number | null {
  let turn = 0;
  let since: number | null = null;
  for (const event of eventsOf(log)) {
    if (event.event === "turn") turn = Number(event.turn);
    if (event.event !== "track") continue;
    const track = event.track as number[];
    const ahead = track.every((value, other) => other === seat || value < track[seat]!);
    since = ahead ? (since ?? turn) : null;
  }
  return since;
}

/** Who destroyed the most units, and how many; null if nobody or several did. */
export function mostDestroyed(log: readonly Step[]): { seat: number; count: number } | null {
  const by = new Map<number, number>();
  for (const event of eventsOf(log)) {
    const seat = Number(event.by);
    if (event.event === "destroyed") by.set(seat, (by.get(seat) ?? 0) + 1);
  }
  const [first, second] = [...by].sort((one, other) => other[1] - one[1]);
  return first && first[1] !== second?.[1] ? { seat: first[0], count: first[1] } : null;
}

export function storiesOf(
  log: readonly Step[],
  words: Words,
  winner: number | undefined,
): string[] {
  const told: string[] = [];
  const since = winner === undefined ? null : ledSince(log, winner);
  if (since !== null) told.push(words.say("sa-fact-led", { seat: winner, turn: since }));
  const fighter = mostDestroyed(log);
  if (fighter) told.push(words.say("sa-fact-destroyed", { ...fighter }));
  return told;
}

const eventsOf = (log: readonly Step[]): Facts[] => log.flatMap((step) => step.events);
