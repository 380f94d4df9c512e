/** Names of games and players. Bots are named after animals, a different one for each seat. */

import levels from "../generated/levels.json";
import { say, sayOr } from "./speech.svelte";
import type { SeatInfo } from "./wire";
import { plain } from "./words";

const LEVELS: ReadonlySet<string> = new Set(levels);

/** The name of a game. */
export function gameName(game: string): string {
  return sayOr(`web-game-${game}`, plain(game));
}

/** The name of the bot in a seat. */
export function botName(seat: number): string {
  return say("web-bot-name", { seat });
}

/** The server calls a bot by its level; people keep the names they chose. While they play, these may
 * change: `seats` has the newest. */
export function tableNames(
  names: Readonly<Record<number, string>>,
  seats: readonly SeatInfo[] = [],
  playing = false,
): Record<number, string> {
  const found: Record<number, string> = { ...names };
  for (const key of Object.keys(names)) {
    const seat = Number(key);
    if (playing) found[seat] = seats[seat]?.person?.name || found[seat]!;
    if (LEVELS.has(found[seat] ?? "") && !seats[seat]?.person) found[seat] = botName(seat);
  }
  return found;
}
