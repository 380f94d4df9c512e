/** Games with a gallery of cards: `src/games/<game>/Gallery.svelte`, loaded when opened. */

import type { Component } from "svelte";
import type { Words } from "../lib/words";

type Gallery = Component<{ words: Words }>;
const found = import.meta.glob<{ default: Gallery }>("./*/Gallery.svelte");

export const GALLERIES = Object.keys(found).map((path) => path.split("/").at(-2)!);

/** Loads the gallery of a game; undefined if it has none. */
export function galleryOf(game: string): (() => Promise<{ default: Gallery }>) | undefined {
  return found[`./${game}/Gallery.svelte`];
}

/** The path of a game's gallery. */
export function cardsPath(game: string): string {
  return `/cards/${game.replaceAll("_", "-")}`;
}
