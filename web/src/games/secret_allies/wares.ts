/** What a unit for sale could do, from what everybody sees. */

import { unitOf, type Pack } from "./pack";
import { stateAt, stateOf, unitAt, type View } from "./view";
import { targetsFrom, waysFrom } from "./ways";

/** The hexes of a state where this unit may be placed (SA-R39). */
export function placesFor(view: View, pack: Pack, state: string, unit: string): string[] {
  const { flying } = unitOf(pack, unit);
  const land = stateOf(view, state);
  return (land?.hexes ?? []).filter((hex, index) => {
    const { air_cost, ground_cost } = pack.terrain[land!.terrain[index]!]!;
    return !unitAt(view, hex) && (flying ? air_cost : ground_cost) > 0;
  });
}

/** What a unit bought in a state could do with its first move. */
export interface Prospect {
  states: string[]; // that it could enter
  targets: number; // enemy units that it could hit
}

/** What a unit of this seat, bought in this state, could do with its first move. */
export function prospectOf(
  view: View,
  pack: Pack,
  state: string,
  unit: string,
  seat: number,
  partisan: boolean,
): Prospect {
  const states = new Set<string>();
  const targets = new Set<string>();
  for (const start of placesFor(view, pack, state, unit)) {
    const mover = { unit, seat, partisan };
    for (const hex of waysFrom(view, pack, start, unitOf(pack, unit).move, mover).keys()) {
      if (hex !== start && unitAt(view, hex)) continue; // flown over
      const there = stateAt(view, hex)!.state;
      if (there !== state) states.add(there);
      for (const target of targetsFrom(view, pack, unit, seat, hex)) targets.add(target);
    }
  }
  return { states: [...states], targets: targets.size };
}

/** How many of a unit these tokens pay for: uranium and titanium also pay as gold (SA-1.0.3). */
export function numberFor(tokens: readonly number[], cost: readonly number[]): number {
  let count = 0;
  const enough = (times: number) => {
    const left = tokens.map((have, index) => have - times * (cost[index] ?? 0));
    const [gold = 0, uranium = 0, titanium = 0] = left;
    return uranium >= 0 && titanium >= 0 && gold + uranium + titanium >= 0;
  };
  while (count < 20 && enough(count + 1)) count += 1;
  return count;
}

/** Why a unit that was for sale no longer is. */
export function whyNotBought(
  view: View,
  pack: Pack,
  unit: string,
  seat: number,
  purse: readonly number[],
): "sa-ware-none-left" | "sa-ware-too-dear" | "sa-ware-no-room" {
  if (!view.players[seat]?.free_tokens[unit]) return "sa-ware-none-left";
  return numberFor(purse, unitOf(pack, unit).cost) ? "sa-ware-no-room" : "sa-ware-too-dear";
}
