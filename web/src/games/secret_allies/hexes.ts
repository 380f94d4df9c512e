/** Hex geometry: pointy top, axial coordinates "q.r" as in the engine. */

export const SIZE = 30; // center to corner
const WIDE = SIZE * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}
export type Axial = [number, number];

const known = new Map<string, Axial>();

/** The coordinates of a hex named "q.r". */
export function parse(hex: string): Readonly<Axial> {
  let found = known.get(hex);
  if (!found) {
    // "-3.6", "2.-1": the dot separates two whole numbers
    const [q, r] = hex.split(".").map(Number);
    found = [q!, r!];
    known.set(hex, found);
  }
  return found;
}

/** The name "q.r" of a hex. */
export function name([q, r]: Readonly<Axial>): string {
  return `${q}.${r}`;
}

/** The center of a hex in the drawing. */
export function centre([q, r]: Readonly<Axial>): Point {
  return { x: WIDE * (q + r / 2), y: SIZE * 1.5 * r };
}

/** Rotated around (0, 0) by this many sixths, as the engine rotates tiles. */
export function turned([q, r]: Readonly<Axial>, sixths: number): Axial {
  for (let turn = 0; turn < sixths % 6; turn += 1) [q, r] = [-r, q + r];
  return [q, r];
}

const corner = (index: number): Point => {
  const angle = (Math.PI / 180) * (60 * index - 30);
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
};
const CORNERS = [0, 1, 2, 3, 4, 5].map(corner);
export const OUTLINE = CORNERS.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

// Neighbor across the edge from corner n to corner n + 1.
const ACROSS: Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const told = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const at = ({ x, y }: Point, by: Point, times = 1): Point => ({
  x: x + by.x * times,
  y: y + by.y * times,
});

/** The edges of a hex whose neighbor is wanted, as an SVG path. */
export function edges([q, r]: Readonly<Axial>, wanted: (beside: string) => boolean): string {
  const middle = centre([q, r]);
  return ACROSS.map(([dq, dr], edge) => {
    if (!wanted(name([q + dq, r + dr]))) return "";
    const [from, to] = [CORNERS[edge]!, CORNERS[(edge + 1) % 6]!];
    return `M${told(at(middle, from))}L${told(at(middle, to))}`;
  }).join("");
}

const INSIDE = 0.07; // how far inside an outline is, so that those of two states do not overlap

/** The outline of a set of hexes as one path, slightly inside. */
export function border(hexes: readonly string[], inside = INSIDE): string {
  const own = new Set(hexes);
  return hexes
    .map((hex) => {
      const [q, r] = parse(hex);
      const middle = centre([q, r]);
      const beside = ACROSS.map(([dq, dr]): Axial => [q + dq, r + dr]);
      const isOwn = beside.map((axial) => own.has(name(axial)));
      /** A corner of the edge to a hex that is not own. Beyond it is another hex: where that is own
       * the outline turns outwards, and its corner is moved away from the hex that is not. */
      const corner = (index: number, edge: number, beyond: number) => {
        const point = at(middle, CORNERS[index % 6]!);
        const from = isOwn[beyond % 6] ? centre(beside[edge]!) : point;
        const to = isOwn[beyond % 6] ? point : middle;
        return told(at(point, { x: to.x - from.x, y: to.y - from.y }, inside));
      };
      return beside.map((_, edge) =>
        isOwn[edge] ? "" : `M${corner(edge, edge, edge + 5)}L${corner(edge + 1, edge, edge + 1)}`,
      );
    })
    .flat()
    .join("");
}

/** The area of a set of hexes as one path, to be filled. */
export function area(hexes: readonly string[]): string {
  return hexes
    .map((hex) => {
      const { x, y } = centre(parse(hex));
      const points = CORNERS.map(
        (corner) => `${(x + corner.x).toFixed(1)} ${(y + corner.y).toFixed(1)}`,
      );
      return `M${points.join("L")}Z`;
    })
    .join("");
}

/** The bounding box of all hexes with a margin: [x, y, width, height]. */
export function box(
  hexes: readonly string[],
  room = SIZE * 1.15,
): [number, number, number, number] {
  if (!hexes.length) return [-200, -150, 400, 300];
  const points = hexes.map((hex) => centre(parse(hex)));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - room;
  const top = Math.min(...ys) - room;
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top];
}

/** The distance between two hexes in steps. */
export function distance(one: string, other: string): number {
  const [q, r] = parse(one);
  const [p, s] = parse(other);
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}

/** The six neighbors of a hex. */
export function around(hex: string): string[] {
  const [q, r] = parse(hex);
  return ACROSS.map(([dq, dr]) => name([q + dq, r + dr]));
}
