/** Which unit is which from one moment to the next, so that a unit that moves is seen to move.
 *
 * The view tells units by their hex. A step says who moved from where to where; a unit nobody
 * spoke of is the one that stood there before, if it is the same kind of the same seat. */

import type { UnitShown } from "../../generated/secret_allies.view";
import type { Facts } from "../../lib/wire";

export interface Track {
  id: number;
  unit: string;
  seat: number;
}

export class Tracks {
  private at = new Map<string, Track>();
  private next = 0;

  /** The number of each unit, by its hex. The same step told again changes nothing. */
  follow(units: readonly UnitShown[], events: readonly Facts[]): ReadonlyMap<string, number> {
    const before = new Map(this.at);
    const standing = new Set(units.map(({ hex }) => hex));
    for (const event of events) {
      if (event.event !== "moved") continue;
      const [from, to] = [String(event.from), String(event.to)];
      const track = before.get(from);
      if (!track || standing.has(from)) continue; // told before, or somebody else came there
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
