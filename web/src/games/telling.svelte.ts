/** Tells the end of a game beat by beat, once. Create it while a component is set up.
 *
 * `beats` are the times of the beats, in milliseconds at normal speed. Without motion everything is
 * told at once. */

import { getContext, setContext } from "svelte";
import { preferences } from "../lib/preferences.svelte";

const KEY = Symbol("told");

/** For what is inside this component: games whose end was told to the last beat, by their id. */
export function rememberTold(): void {
  setContext(KEY, new Set<string>());
}

export class Telling {
  private shown = $state(0); // beats told so far

  constructor(
    game: () => string,
    private readonly beats: () => readonly number[],
  ) {
    const told = getContext<Set<string> | undefined>(KEY);
    if (told?.has(game())) this.shown = Infinity;
    $effect(() => {
      if (this.over) told?.add(game());
    });
    $effect(() => {
      const next = this.shown + 1; // so that each beat sets a timer
      if (this.over) return;
      const time = this.beats()[this.shown]! * preferences.motion;
      const timer = window.setTimeout(() => (this.shown = next), time);
      return () => window.clearTimeout(timer);
    });
  }

  /** Everything has been told. */
  get over(): boolean {
    return preferences.motion === 0 || this.shown >= this.beats().length;
  }

  /** Whether this beat has been told, counted from 0. The first one is told at once. */
  has(beat: number): boolean {
    return this.over || beat <= this.shown;
  }

  skip(): void {
    this.shown = this.beats().length;
  }

  again(): void {
    this.shown = 0;
  }
}
