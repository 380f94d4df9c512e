/** Two or three things worth telling when a game is over, read from its public log. */

import type { SuspicionLine } from "../../lib/wire";
import type { Step } from "../ui";
import type { Words } from "../../lib/words";
import { factionAt } from "./options";
import type { Faction, Party } from "./view";

interface Decided {
  turn: number;
  seat: number;
  card: string | null; // whose ability moved the markers
}

/** How the winning faction came about: how often it changed hands, and the move that settled it.
 * `decided` is null when the faction was ahead from the beginning. */
export function swings(log: readonly Step[]): { changes: number; decided: Decided | null } {
  let turn = 0;
  let card: string | null = null;
  let changes = 0;
  let decided: Decided | null = null;
  for (const event of log.flatMap((step) => step.events)) {
    if (event.event === "turn-began") turn = Number(event.turn);
    if (event.event === "played" || event.event === "performed") card = String(event.card);
    if (event.event !== "markers-moved") continue;
    const before = factionAt(Number(event["red-from"]), Number(event["green-from"]));
    if (before === factionAt(Number(event.red), Number(event.green))) continue;
    changes += 1;
    decided = { turn, seat: Number(event.seat), card };
  }
  return { changes, decided };
}

/** The facts in words. `winner` is the winning party; `counts` says which of its cards counted. */
export function storiesOf(
  log: readonly Step[],
  words: Words,
  faction: Faction,
  winner: Party | undefined,
  counts: (card: string) => boolean,
): string[] {
  const { changes, decided } = swings(log);
  const told = [
    decided
      ? words.say("hl-fact-decided", { ...decided, card: decided.card ?? "", faction })
      : words.say("hl-fact-always", { faction }),
  ];
  if (changes > 1) told.push(words.say("hl-fact-changes", { count: changes }));
  const hidden = winner?.hidden.filter((card) => card !== null && counts(card)).length ?? 0;
  if (winner && hidden)
    told.push(words.say("hl-fact-hidden", { seat: winner.seat, count: hidden }));
  return told;
}

/** One suspicion that was right and one that was wrong, best about the winner and of the viewer. */
export function suspicionsIn(
  lines: readonly SuspicionLine[],
  log: readonly Step[],
  words: Words,
  winner: number | undefined,
  viewer: number,
): string[] {
  const dull = ({ seat, about }: SuspicionLine) =>
    (about === winner ? 0 : 2) + (seat === viewer || about === viewer ? 0 : 1);
  const best = (right: boolean) =>
    lines
      .filter((line) => line.right === right)
      .sort((one, other) => dull(one) - dull(other) || one.since - other.since)[0];
  const [seen, fooled] = [best(true), best(false)];
  return [
    ...(seen ? [words.say("hl-fact-suspected", { ...seen, turn: turnAt(log, seen.since) })] : []),
    ...(fooled ? [words.say("hl-fact-fooled", { ...fooled })] : []),
  ];
}

/** The turn of a moment; setup belongs to the first. */
function turnAt(log: readonly Step[], moment: number): number {
  const began = log
    .filter(({ seq }) => seq <= moment)
    .flatMap(({ events }) => events)
    .findLast(({ event }) => event === "turn-began");
  return Number(began?.turn ?? 1);
}
