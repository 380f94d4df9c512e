/** Where the labels of states go, so that they cover neither units nor each other. */

import type { Point } from "./hexes";

/** A possible place of a label. */
export interface Spot extends Point {
  id: string; // the same while the map turns and labels grow
}
/** A label to place: a row of signs with the name below. */
export interface Wanted {
  state: string;
  spots: readonly Spot[]; // possible places, the best first
  row: number; // width of the row in units
  badge: number; // width of its first sign alone
  name: number; // width of the name
  complete: boolean; // false: name and counts are left out where they would cover another label
}
/** Where a label is. */
export interface Placed extends Spot {
  named: boolean;
  counted: boolean; // the row is shown whole, not only its first sign
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

function rowAt({ x, y }: Point, width: number, named: boolean, grain: number): Area {
  const [up, down] = named ? [ROW_ABOVE_NAME, 0] : [ROW, ROW];
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - up * grain,
    bottom: y + down * grain,
  };
}
function nameAt({ x, y }: Point, { name }: Wanted, grain: number): Area {
  return { left: x - name / 2, right: x + name / 2, top: y, bottom: y + NAME * grain };
}
/** How much two areas share. */
function shared(one: Area, other: Area): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Keeps labels where they were as long as they fit there, so that they do not hop while units move
 * and the map is zoomed. */
export class LabelPlaces {
  private last: ReadonlyMap<string, Placed> = new Map();

  /** Places of these labels, the previous ones if possible. */
  place(wanted: readonly Wanted[], grain: number): ReadonlyMap<string, Placed> {
    const kept = wanted.map((label) => {
      const before = this.last.get(label.state)?.id;
      const spot = label.spots.find(({ id }) => id === before);
      return spot ? { ...label, spots: [spot, ...label.spots.filter((at) => at !== spot)] } : label;
    });
    return (this.last = placeLabels(kept, grain));
  }
}

/** Places of labels; `grain` is the size of a pixel in units. Earlier labels have precedence. */
export function placeLabels(wanted: readonly Wanted[], grain: number): Map<string, Placed> {
  const taken: Area[] = [];
  const placed = new Map<string, Placed>();
  const covered = (areas: readonly Area[]) =>
    areas.flatMap((area) => taken.map((other) => shared(area, other))).reduce((a, b) => a + b, 0);
  for (const label of wanted) {
    // From the whole label to its first sign: the first that covers no other. A name says more
    // than the counts of units, which are drawn too.
    const forms = [
      { named: true, counted: true, width: label.row },
      { named: true, counted: false, width: label.badge },
      { named: false, counted: true, width: label.row },
      { named: false, counted: false, width: label.badge },
    ].slice(0, label.complete ? 1 : 4);
    const areasOf = ({ named, width }: (typeof forms)[0], spot: Point) => [
      rowAt(spot, width, named, grain),
      ...(named ? [nameAt(spot, label, grain)] : []),
    ];
    /** Where this form covers the least of the other labels. */
    const leastOf = (form: (typeof forms)[0]) => {
      const costs = label.spots.map((spot) => covered(areasOf(form, spot)));
      return { form, spot: label.spots[costs.indexOf(Math.min(...costs))]! };
    };
    const fitting = forms.flatMap((form) => {
      const spot = label.spots.find((at) => covered(areasOf(form, at)) === 0);
      return spot ? [{ form, spot }] : [];
    });
    const { form, spot } = fitting[0] ?? leastOf(forms.at(-1)!);
    taken.push(...areasOf(form, spot));
    placed.set(label.state, { ...spot, named: form.named, counted: form.counted });
  }
  return placed;
}
