/**
 * The path a unit would take, drawn before it is chosen. The options say where it may go; this only
 * finds the cheapest path, with the same costs (SA-2.1).
 */

import type { UnitShown } from "../../generated/secret_allies.view";
import { around, distance } from "./hexes";
import { unitOf, type Pack } from "./pack";
import { stateAt, unitAt, type View } from "./view";

/** A reachable hex: movement left there, and the hex before it. */
export interface Arrival {
  left: number; // movement points on arrival
  from: string | null;
}

/** A unit on the map, or one that could be bought. */
export type Mover = Pick<UnitShown, "unit" | "seat" | "partisan">;

/** All hexes that a unit can reach from `start` with these movement points: the unit there, or
 * `mover`. */
export function waysFrom(
  view: View,
  pack: Pack,
  start: string,
  points: number,
  mover: Mover | undefined = unitAt(view, start),
): Map<string, Arrival> {
  const found = new Map<string, Arrival>([[start, { left: points, from: null }]]);
  if (!mover) return found;
  const { flying } = unitOf(pack, mover.unit);
  const terrain = new Map(
    view.states.flatMap((state) =>
      state.hexes.map((hex, index) => [hex, { state, id: state.terrain[index]! }] as const),
    ),
  );
  const occupied = new Set(view.units.map((unit) => unit.hex));
  const home = mover.partisan ? stateAt(view, start)?.state : undefined;
  const queue = [start];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    const have = found.get(hex)!.left;
    if (have === 0) continue;
    for (const beside of around(hex)) {
      const land = terrain.get(beside);
      if (!land || (home && land.state.state !== home)) continue;
      const { air_cost, ground_cost, ground_stop } = pack.terrain[land.id]!;
      const cost = flying ? air_cost : ground_cost;
      if (cost === 0 || (occupied.has(beside) && !flying)) continue;
      const stops = !flying && ground_stop;
      const left = stops ? 0 : Math.max(0, have - cost);
      if (left <= (found.get(beside)?.left ?? -1)) continue;
      found.set(beside, { left, from: hex });
      const { partisan_token, revealed_by } = land.state;
      if (left > 0 && !(partisan_token && revealed_by !== mover.seat)) queue.push(beside);
    }
  }
  return found;
}

/** The path to a hex, start included; empty if it cannot be reached. */
export function wayTo(ways: ReadonlyMap<string, Arrival>, hex: string): string[] {
  const way: string[] = [];
  for (let at: string | null = hex; at !== null; at = ways.get(at)?.from ?? null) {
    if (!ways.has(at) || way.length > 60) return [];
    way.unshift(at);
  }
  return way;
}

/** Enemies that a unit on `hex` could hit. */
export function targetsFrom(
  view: View,
  pack: Pack,
  unit: string,
  seat: number,
  hex: string,
): string[] {
  const state = stateAt(view, hex);
  const terrain = state?.terrain[state.hexes.indexOf(hex)];
  const limit = terrain ? pack.terrain[terrain]!.range_limit : 0;
  const reach = limit || Math.max(...unitOf(pack, unit).ranges);
  return view.units
    .filter((other) => other.seat !== seat && !other.wreck && distance(other.hex, hex) <= reach)
    .map((other) => other.hex);
}
