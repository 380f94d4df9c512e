/** Who had reason to suspect whom in a finished game; the server computes it once. */

import { server } from "../lib/server";
import type { SuspicionLine } from "../lib/wire";

const TRIES = 4; // the server may not have stored the end yet
const AGAIN = 1500; // milliseconds

/** Asks for the suspicions of a game and passes them on; without them nothing is told. Returns a
 * function that stops asking. */
export function suspicionsOf(
  game: string,
  tell: (lines: readonly SuspicionLine[]) => void,
): () => void {
  let timer: number | undefined;
  let stopped = false;
  const ask = (left: number): void => {
    server
      .suspicions(game)
      .then(({ ready, lines }) => {
        if (stopped) return;
        if (ready) tell(lines);
        else if (left) timer = window.setTimeout(() => ask(left - 1), AGAIN);
      })
      .catch(() => {}); // no connection
  };
  ask(TRIES - 1);
  return () => {
    stopped = true;
    window.clearTimeout(timer);
  };
}
