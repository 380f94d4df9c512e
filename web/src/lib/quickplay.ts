/** Quick play: a private room with bots in the other seats, started with one click. */

import { connection } from "./connection.svelte";
import { freshEntropy } from "./entropy";
import { server } from "./server";
import type { RoomOptions } from "./wire";

/** Creates the room, takes a seat, adds bots and starts. Returns the room's code. */
export async function playNow(options: RoomOptions, bot: string): Promise<string> {
  await connection.ready();
  const { code } = await server.makeRoom(options);
  await server.seat(code, 0, { do: "take", entropy: freshEntropy(code) });
  for (let seat = 1; seat < options.seats; seat++)
    await server.seat(code, seat, { do: "bot", bot });
  await server.start(code);
  return code;
}
