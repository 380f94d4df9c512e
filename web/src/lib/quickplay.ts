/** Quick play: a private room with bots in the other seats, started with one click. */

import { connection } from "./connection.svelte";
import { shareFor } from "./pins";
import { server } from "./server";
import type { GameInfo, RoomOptions } from "./wire";

const USUAL_SEATS = 4;

/** The game that one click starts: the game's own small one, or one with the usual settings. */
export function quickOf(game: GameInfo): Pick<RoomOptions, "seats" | "settings"> {
  return game.quick ?? { seats: Math.min(USUAL_SEATS, Math.max(...game.seats)), settings: {} };
}

/** Creates the room, takes a seat, adds bots and starts. Returns the room's code. */
export async function playNow(options: RoomOptions, bot: string): Promise<string> {
  await connection.ready();
  const room = await server.makeRoom(options);
  const { code } = room;
  await server.seat(code, 0, { do: "take", ...shareFor(room, connection.me?.user ?? "") });
  for (let seat = 1; seat < options.seats; seat++)
    await server.seat(code, seat, { do: "bot", bot });
  await server.start(code);
  return code;
}
