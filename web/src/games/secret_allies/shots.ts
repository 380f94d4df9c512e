/** Shooting: what the hits do, and from where an enemy can be hit. */

import type { UnitShown } from "../../generated/secret_allies.view";
import { distance } from "./hexes";
import { unitOf, type Pack } from "./pack";
import { damageBy, unitAt, type View } from "./view";
import { targetsFrom, type Arrival } from "./ways";

/** The unit that moves or fires now. */
export function shooterOf(view: View): UnitShown | undefined {
  return view.battle?.moving ? unitAt(view, view.battle.moving) : undefined;
}

/** The damage of the hit to assign; 0 if nobody fires. */
export function hitOf(view: View, pack: Pack): number {
  const shooter = shooterOf(view);
  return shooter ? (unitOf(pack, shooter.unit).damage[view.battle!.hit] ?? 0) : 0;
}

/** The damage a unit has taken from the shooter's player, with the hits already assigned to it. */
export function damageOn(view: View, pack: Pack, target: UnitShown): number {
  const shooter = shooterOf(view);
  if (!shooter) return 0;
  const { damage } = unitOf(pack, shooter.unit);
  const aimed = (view.battle!.targets ?? []).reduce(
    (sum, hex, hit) => sum + (hex === target.hex ? damage[hit]! : 0),
    0,
  );
  return damageBy(target, shooter.seat) + aimed;
}

/** The damage that the unit on a hex would have with the hit to assign; 0 if none is there. */
export function damageNext(view: View, pack: Pack, hex: string): number {
  const target = unitAt(view, hex);
  return target ? damageOn(view, pack, target) + hitOf(view, pack) : 0;
}

/** True if the assigned hits already destroy the unit on a hex, or none is there. */
export function isBeaten(view: View, pack: Pack, hex: string): boolean {
  const target = unitAt(view, hex);
  return !target || damageOn(view, pack, target) >= target.armour;
}

/**
 * For each enemy the hexes among `goes` from which the moving unit can hit it, the best first: as
 * many of its hits as possible, then as far away as possible, then with the most movement left.
 */
export function firingPlaces(
  view: View,
  pack: Pack,
  goes: readonly string[],
  ways: ReadonlyMap<string, Arrival>,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const shooter = shooterOf(view);
  if (!shooter) return found;
  const { ranges } = unitOf(pack, shooter.unit);
  for (const from of goes)
    for (const target of targetsFrom(view, pack, shooter.unit, shooter.seat, from))
      found.set(target, [...(found.get(target) ?? []), from]);
  const left = (hex: string) => ways.get(hex)?.left ?? 0;
  for (const [target, places] of found) {
    const hits = (away: number) => ranges.filter((range) => range >= away).length;
    const score = (hex: string) => {
      const away = distance(hex, target);
      return hits(away) * 10_000 + away * 100 + left(hex);
    };
    places.sort((one, other) => score(other) - score(one));
  }
  return found;
}
