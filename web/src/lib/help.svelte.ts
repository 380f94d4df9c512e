/** Hints, as the table around gives them to whatever shows a question. In replays there are none. */

import { getContext, setContext } from "svelte";
import type { HintLine } from "./wire";

const KEY = Symbol("help");

export interface Help {
  readonly hints: boolean; // this room has them, and I sit here
  ask: () => Promise<HintLine[]>;
}

export function giveHelp(help: Help): void {
  setContext(KEY, help);
}
export function useHelp(): Help | undefined {
  return getContext<Help | undefined>(KEY);
}

/** How far a share of so many imagined games may be off, 19 times in 20. */
export function margin({ chance, tried }: Pick<HintLine, "chance" | "tried">): number {
  if (tried === 0) return 1;
  const share = (chance * tried + 2) / (tried + 4); // never quite sure, however one-sided it was
  return 1.96 * Math.sqrt((share * (1 - share)) / (tried + 4));
}
