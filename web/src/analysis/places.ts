/** Names of places in a finished game, such as hexes of a map that only the game can read. */

import { SPECTATOR, uiOf } from "../games/ui";
import { reelOf } from "../lib/replaying";
import { server } from "../lib/server";
import type { Places } from "../lib/words";

/** Facts for the names of the places in this game, as they were at its end. */
export async function placesIn(game: string, id: string): Promise<Places> {
  const { placesOf } = await uiOf(game);
  if (!placesOf) return () => undefined;
  const { moments } = reelOf(await server.replay(id, SPECTATOR));
  const found = placesOf(moments.at(-1)!.view);
  return (key) => found.get(key);
}
