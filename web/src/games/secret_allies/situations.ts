/** The situation of a state at a glance: who holds it, who disputes it, how many units stand there. */

import type { StateShown, UnitShown } from "../../generated/secret_allies.view";
import { edges, parse } from "./hexes";

/** The units of one seat in a state. */
export interface Stack {
  seat: number;
  count: number;
}

/** What a glance at a state should tell. */
export interface Situation {
  holder: number | null;
  rivals: readonly number[]; // seats that dispute it; empty: it is not contested
  exhausted: boolean; // its die shows X: no more income
  stacks: readonly Stack[]; // the holder's first, then the largest
}

/**
 * The situation of a state. It is contested if units of several players stand there, or those of
 * somebody else than its holder.
 */
export function situationOf(state: StateShown, units: readonly UnitShown[]): Situation {
  const hexes = new Set(state.hexes);
  const counts = new Map<number, number>();
  for (const { hex, seat, wreck } of units)
    if (!wreck && hexes.has(hex)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const first = (seat: number) => (seat === state.holder ? 0 : 1);
  const stacks = [...counts]
    .map(([seat, count]) => ({ seat, count }))
    .sort((a, b) => first(a.seat) - first(b.seat) || b.count - a.count || a.seat - b.seat);
  const others = stacks.map(({ seat }) => seat).filter((seat) => seat !== state.holder);
  const disputed = state.holder !== null || others.length > 1;
  return {
    holder: state.holder,
    rivals: disputed ? others : [],
    exhausted: state.die === 0,
    stacks,
  };
}

/** The front lines: edges between hexes of states with different holders, as one SVG path. */
export function frontsOf(land: readonly StateShown[], spot: (hex: string) => string): string {
  const holders = new Map<string, number>();
  for (const { hexes, holder } of land)
    if (holder !== null) for (const hex of hexes) holders.set(spot(hex), holder);
  return [...holders]
    .map(([hex, holder]) =>
      edges(parse(hex), (beside) => {
        const other = holders.get(beside);
        return other !== undefined && other > holder; // each edge once
      }),
    )
    .join("");
}
