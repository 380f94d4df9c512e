/** What a game shows of itself on the home page: `src/games/<game>/Showcase.svelte`, if it has one. */

import type { Component } from "svelte";
import type { Words } from "../lib/words";

/** A drawing that fills its frame. It is decoration: nothing in it can be pressed or is read out. */
export type Showcase = Component<{ words: Words }>;
const found = import.meta.glob<{ default: Showcase }>("./*/Showcase.svelte");

/** Loads the showcase of a game; undefined if it has none. */
export function showcaseOf(game: string): (() => Promise<{ default: Showcase }>) | undefined {
  return found[`./${game}/Showcase.svelte`];
}
