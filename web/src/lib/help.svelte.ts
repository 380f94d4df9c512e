/** Hints, provided by the table to the components that show a question. Replays have none. */

import { getContext, setContext } from "svelte";
import type { HintLine } from "./wire";

const KEY = Symbol("help");

/** What the table offers as help. */
export interface Help {
  readonly hints: boolean; // this room has hints and I have a seat
  ask: () => Promise<HintLine[]>;
}

/** Provides the help to the components below. */
export function giveHelp(help: Help): void {
  setContext(KEY, help);
}

/** The help of the table around this component; undefined outside a game. */
export function useHelp(): Help | undefined {
  return getContext<Help | undefined>(KEY);
}

/** The 95 % margin of error of a chance that is as exact as `tried` simulated games make it. */
export function margin({ chance, tried }: Pick<HintLine, "chance" | "tried">): number {
  if (tried === 0) return 1;
  const share = (chance * tried + 2) / (tried + 4); // keeps the margin above 0
  return 1.96 * Math.sqrt((share * (1 - share)) / (tried + 4));
}
