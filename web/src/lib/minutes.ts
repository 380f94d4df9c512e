/** About how long a game will take. */

import type { GameInfo, RoomOptions } from "./wire";

const STEP = 5; // minutes; an estimate pretends no more

/** Minutes of a game among people with these options; undefined where nobody knows. */
export function minutesOf(
  game: Pick<GameInfo, "minutes" | "minutes_by">,
  { seats, settings }: Pick<RoomOptions, "seats" | "settings">,
): number | undefined {
  const usual = game.minutes[seats];
  if (usual === undefined) return undefined;
  const factors = Object.entries(settings ?? {}).map(
    ([name, value]) => game.minutes_by[name]?.[value] ?? 1,
  );
  const minutes = factors.reduce((product, factor) => product * factor, usual);
  return Math.max(STEP, STEP * Math.round(minutes / STEP));
}

/** Numbers of players whose games take equally long. */
export interface Span {
  low: number;
  high: number;
  minutes: number;
}

/** How long games with the usual settings take, from the fewest players to the most. */
export function spansOf(game: Pick<GameInfo, "minutes" | "minutes_by">): Span[] {
  const spans: Span[] = [];
  for (const seats of Object.keys(game.minutes).map(Number)) {
    const minutes = minutesOf(game, { seats, settings: {} })!;
    const last = spans.at(-1);
    if (last?.minutes === minutes && last.high === seats - 1) last.high = seats;
    else spans.push({ low: seats, high: seats, minutes });
  }
  return spans;
}
