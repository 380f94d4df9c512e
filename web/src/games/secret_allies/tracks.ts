/**
 * Identifies units from one moment to the next, so that moves can be animated.
 *
 * Views identify units by their hex. A step says which unit moved from where to where; any other
 * unit is the one that was on its hex before, if kind and seat are the same.
 */

import type { UnitShown } from "../../generated/secret_allies.view";
import type { Facts } from "../../lib/wire";

/** The identity of one unit. */
export interface Track {
  id: number;
  unit: string;
  seat: number;
}

/** The identities of all units on one map. */
export class Tracks {
  private at = new Map<string, Track>();
  private next = 0;

  /** The number of each unit, by hex. Sending the same step again changes nothing. */
  follow(units: readonly UnitShown[], events: readonly Facts[]): ReadonlyMap<string, number> {
    const before = new Map(this.at);
    const standing = new Set(units.map(({ hex }) => hex));
    for (const event of events) {
      if (event.event !== "moved") continue;
      const [from, to] = [String(event.from), String(event.to)];
      const track = before.get(from);
      if (!track || standing.has(from)) continue; // already processed, or another unit came there
      before.delete(from);
      before.set(to, track);
    }
    this.at = new Map(units.map((unit) => [unit.hex, this.same(before.get(unit.hex), unit)]));
    return new Map([...this.at].map(([hex, { id }]) => [hex, id]));
  }

  private same(track: Track | undefined, { unit, seat }: UnitShown): Track {
    if (track?.unit === unit && track.seat === seat) return track;
    this.next += 1;
    return { id: this.next, unit, seat };
  }
}
