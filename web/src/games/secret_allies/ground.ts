/**
 * Positions of the hexes on the page; a finished map is rotated so that it fills the space best.
 */

import { box, centre, name, parse, turned, type Point } from "./hexes";

/** Positions of hexes in a rotated drawing. */
export interface Ground {
  spot: (hex: string) => string; // the hex as drawn; hexes keep their names everywhere else
  place: (hex: string) => Point; // its center
}

/** The positions for a rotation by this many sixths. */
export function groundOf(sixths: number): Ground {
  return {
    spot: (hex) => name(turned(parse(hex), sixths)),
    place: (hex) => centre(turned(parse(hex), sixths)),
  };
}

/** The rotation, in sixths, with which the map is drawn largest. */
export function bestTurn(hexes: readonly string[], wide: number, high: number): number {
  if (!hexes.length || !wide || !high) return 0;
  const fit = (turn: number) => {
    const [, , width, height] = box(hexes.map(groundOf(turn).spot));
    return Math.min(wide / width, high / height);
  };
  return [0, 1, 2].reduce((best, turn) => (fit(turn) > fit(best) * 1.05 ? turn : best));
}

/** The points of an SVG polyline through the centers of these hexes. */
export function line({ place }: Ground, hexes: readonly string[]): string {
  return hexes
    .map(place)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

// How far an arrow stays away from the centers of its hexes, where units stand.
const [AWAY, BEFORE] = [15, 22];

/** The points of a straight arrow between two hexes that covers the unit on neither. */
export function arrow({ place }: Ground, from: string, to: string): string {
  const [start, end] = [place(from), place(to)];
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const at = (part: number) =>
    `${(start.x + (end.x - start.x) * part).toFixed(1)},${(start.y + (end.y - start.y) * part).toFixed(1)}`;
  return `${at(AWAY / far)} ${at(1 - BEFORE / far)}`;
}

/** The points of `among`, those nearest to the middle of `all` first. */
export function byDistance<P extends Point>(all: readonly Point[], among: readonly P[]): P[] {
  const mean = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  const away = ({ x, y }: Point) => Math.hypot(x - mean.x, y - mean.y);
  return among.toSorted((one, other) => away(one) - away(other));
}
