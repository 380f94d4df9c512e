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
