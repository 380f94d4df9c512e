/** Where the labels of states go, so that they cover neither units nor each other. */

import type { Point } from "./hexes";

/** A label to place: a row of signs with the name below. */
export interface Wanted {
  state: string;
  spots: readonly Point[]; // possible places, the best first
  row: number; // width of the row in units
  name: number; // width of the name
  needsName: boolean; // false: the name is left out where it would cover another label
}
/** Where a label is. */
export interface Placed extends Point {
  named: boolean;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// Heights in pixels around the place of a label.
const ROW = 9;
const ROW_ABOVE_NAME = 17;
const NAME = 14;

function rowAt({ x, y }: Point, { row }: Wanted, named: boolean, grain: number): Area {
  const [up, down] = named ? [ROW_ABOVE_NAME, 0] : [ROW, ROW];
  return { left: x - row / 2, right: x + row / 2, top: y - up * grain, bottom: y + down * grain };
}
function nameAt({ x, y }: Point, { name }: Wanted, grain: number): Area {
  return { left: x - name / 2, right: x + name / 2, top: y, bottom: y + NAME * grain };
}
function meet(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** Places of labels; `grain` is the size of a pixel in units. Earlier labels have precedence. */
export function placeLabels(wanted: readonly Wanted[], grain: number): Map<string, Placed> {
  const taken: Area[] = [];
  const placed = new Map<string, Placed>();
  const isFree = (areas: readonly Area[]) =>
    areas.every((area) => !taken.some((other) => meet(area, other)));
  for (const label of wanted) {
    const whole = (spot: Point) => [rowAt(spot, label, true, grain), nameAt(spot, label, grain)];
    const bare = (spot: Point) => [rowAt(spot, label, false, grain)];
    const roomy = label.spots.find((spot) => isFree(whole(spot)));
    const named = label.needsName || roomy !== undefined;
    const spot =
      roomy ?? (named ? undefined : label.spots.find((at) => isFree(bare(at)))) ?? label.spots[0]!;
    taken.push(...(named ? whole(spot) : bare(spot)));
    placed.set(label.state, { ...spot, named });
  }
  return placed;
}
