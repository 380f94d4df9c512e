/**
 * What was for sale since a buying phase began. Rows of a shop keep their places while one buys:
 * what can no longer be bought stays, with the reason.
 */

import type { Question } from "../../lib/wire";
import type { View } from "./view";

const SHOPS = ["ask-research", "ask-buy-unit", "ask-buy-partisan", "ask-buy-at-reveal"];
const WARES = ["buy:", "research:"];

/** The options of one buying phase, in the order in which they were first offered. */
export class Offers {
  private phase = $state("");
  private keys = $state.raw<readonly string[]>([]);

  /** A question came: remembers what it offers. */
  note(question: Question, view: View): void {
    const phase = phaseOf(question.ask, view);
    if (!phase) return;
    const before = phase === this.phase ? this.keys : [];
    const offered = (question.options ?? []).filter((key) => isWare(key) && !before.includes(key));
    this.phase = phase;
    this.keys = [...before, ...offered];
  }
  /** All that was offered since the phase of this question began. */
  since(ask: string | undefined, view: View): readonly string[] {
    return ask && phaseOf(ask, view) === this.phase ? this.keys : [];
  }
}

const isWare = (key: string) => WARES.some((verb) => key.startsWith(verb)) && key.includes(".");

/** Identifies a buying phase: everything that is bought in a row with the same money. */
function phaseOf(ask: string, { turn, about, viewer }: View): string {
  if (!SHOPS.includes(ask)) return "";
  return [viewer, turn, ask, about.shop ?? "", about.attacked ?? ""].join(" ");
}
