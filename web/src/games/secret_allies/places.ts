/** Names of hexes: the state, and where in it, as the map is drawn. */

import type { Facts } from "../../lib/wire";
import { groundOf } from "./ground";
import { around, name, parse, SIZE, turned, type Point } from "./hexes";
import type { Pack } from "./pack";
import type { View } from "./view";

// By angle, clockwise from the right.
const EIGHTHS = [
  "side_east",
  "side_southeast",
  "side_south",
  "side_southwest",
  "side_west",
  "side_northwest",
  "side_north",
  "side_northeast",
];

/** What identifies a map: the same text for the same hexes. */
export function layoutOf(view: View): string {
  const land = view.states.length ? view.states : view.tiles;
  return JSON.stringify(land.map(({ state, hexes }) => [state, hexes]));
}

/** For every hex of a map, rotated by this many sixths: its state, side, and rank on that side. */
export function placesOf(layout: string, sixths: number): ReadonlyMap<string, Facts> {
  const { place } = groundOf(sixths);
  const found = new Map<string, Facts>();
  for (const [state, hexes] of JSON.parse(layout) as [string, string[]][]) {
    const points = hexes.map(place);
    const middle = meanOf(points);
    const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
    const ranks = new Map<string, number>();
    const inward = hexes
      .map((hex, index) => ({ hex, point: points[index]! }))
      .sort((one, other) => away(one.point) - away(other.point));
    for (const { hex, point } of inward) {
      const side = sideOf(middle, point);
      const rank = (ranks.get(side) ?? 0) + 1;
      ranks.set(side, rank);
      found.set(hex, { state, side, rank });
    }
  }
  return found;
}

/** The states that a tile touches if it is placed with this option, and the side of the map. */
export function touchedBy(view: View, pack: Pack, key: string): Facts | undefined {
  const parts = /^place:(\d)\.(-?\d+\.-?\d+)$/.exec(key);
  const printed = view.tile ? pack.states[view.tile] : undefined;
  if (!parts || !printed) return undefined;
  const [q, r] = parse(parts[2]!);
  const own = printed.cells.map(([cellQ, cellR]) => {
    const [p, s] = turned([cellQ, cellR], Number(parts[1]));
    return name([p + q, s + r]);
  });
  const beside = own.flatMap(around);
  const touches = view.tiles
    .filter(({ hexes }) => hexes.some((hex) => beside.includes(hex)))
    .map(({ state }) => state);
  if (!touches.length) return undefined;
  const middle = (hexes: readonly string[]) => meanOf(hexes.map(groundOf(0).place));
  return { touches, side: sideOf(middle(view.tiles.flatMap(({ hexes }) => hexes)), middle(own)) };
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function sideOf(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(x, y) < SIZE * 0.6) return "side_middle";
  return EIGHTHS[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8]!;
}
