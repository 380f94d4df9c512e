/** How the map is seen: sizes, levels of detail and bounds, as plain numbers. */

import { SIZE, type Point } from "./hexes";

/** A rectangle: left, top, width, height. */
export type Box = readonly [number, number, number, number];
/** Pixels of the window in which the map is drawn. */
export interface Pane {
  wide: number;
  high: number;
}
/** Where the drawing is: its left top corner in pixels of the window, and pixels per unit. */
export interface Shot {
  x: number;
  y: number;
  scale: number;
}
/** far: states and counted units; middle: units as figures; near: all numbers. */
export type Level = "far" | "middle" | "near";

const HEX = SIZE * Math.sqrt(3); // width of a hex in the drawing
const CLOSEST = 2.4; // pixels per unit
const FILLING = 1.9; // how large a small map is drawn to fill the window
const BEYOND = 0.12; // how much of the window may be empty beside a map larger than it
export const SMALLEST_TEXT = 11.5; // pixels
/** Width in pixels from which a hex can be hit: with a finger, and with a mouse. */
export const HITTABLE = { finger: 46, mouse: 29 };

/** The level of detail at this scale. Near, text of 9.6 units has 11 pixels. */
export function levelOf(scale: number): Level {
  if (scale * HEX < 29) return "far";
  return scale * 9.6 < SMALLEST_TEXT ? "middle" : "near";
}

/** The scale at which a hex has this width in pixels. */
export function scaleFor(pixels: number): number {
  return pixels / HEX;
}

/** Units of the drawing per pixel, in steps, so that texts change rarely while one zooms. */
export function grainOf(scale: number): number {
  const steps = 6; // per doubling
  return 2 ** (Math.ceil(-Math.log2(scale) * steps) / steps);
}

/** The scale that shows a box whole. */
export function fitting([, , width, height]: Box, { wide, high }: Pane): number {
  return Math.min(FILLING, wide / width, high / height);
}

/** The whole map, as large as possible. */
export function homeOf(frame: Box, pane: Pane): Shot {
  return bounded({ x: 0, y: 0, scale: fitting(frame, pane) }, frame, pane);
}

/** The shot with this point of the drawing in the middle of the window. */
export function centredOn({ x, y }: Point, scale: number, frame: Box, pane: Pane): Shot {
  const shot = {
    x: pane.wide / 2 - (x - frame[0]) * scale,
    y: pane.high / 2 - (y - frame[1]) * scale,
    scale,
  };
  return bounded(shot, frame, pane);
}

/** The nearest shot from which the map cannot get lost: it fills the window or is in its middle. */
export function bounded(shot: Shot, frame: Box, pane: Pane): Shot {
  const least = fitting(frame, pane);
  const scale = Math.min(Math.max(CLOSEST, least), Math.max(least, shot.scale));
  const along = (at: number, length: number, window: number) => {
    const spare = window - length * scale;
    if (spare >= 0) return spare / 2;
    const beyond = window * BEYOND;
    return Math.min(beyond, Math.max(spare - beyond, at));
  };
  return {
    x: along(shot.x, frame[2], pane.wide),
    y: along(shot.y, frame[3], pane.high),
    scale,
  };
}

/** The part of the drawing that a shot shows. */
export function seenIn({ x, y, scale }: Shot, frame: Box, { wide, high }: Pane): Box {
  return [frame[0] - x / scale, frame[1] - y / scale, wide / scale, high / scale];
}

/** True if a hex around this point is whole inside the box. */
export function isInside({ x, y }: Point, [left, top, width, height]: Box): boolean {
  const across = HEX / 2;
  return (
    x - across >= left && x + across <= left + width && y - SIZE >= top && y + SIZE <= top + height
  );
}

/**
 * The shot that shows these points so that one can choose among them. If they do not fit at a scale
 * of at least `least`, it shows the place with the most of them. The subject, such as the unit that
 * moves, is always in it.
 */
export function leadTo(
  points: readonly Point[],
  frame: Box,
  pane: Pane,
  { least, most, subject }: { least: number; most: number; subject?: Point | undefined },
): Shot {
  const room = SIZE * 2.2;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const around: Box = [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top];
  const scale = Math.max(least, Math.min(most, fitting(around, pane)));
  const middle = { x: left + around[2] / 2, y: top + around[3] / 2 };
  const shots = [middle, ...points].map((point) => centredOn(point, scale, frame, pane));
  const count = (shot: Shot) => {
    const seen = seenIn(shot, frame, pane);
    const first = subject && isInside(subject, seen) ? points.length : 0;
    return first + points.filter((point) => isInside(point, seen)).length;
  };
  return shots.reduce((best, shot) => (count(shot) > count(best) ? shot : best));
}

/** A shot between two, `part` of the way; zooms evenly. */
export function between(from: Shot, to: Shot, part: number): Shot {
  const scale = from.scale * (to.scale / from.scale) ** part;
  // The point of the drawing that both shots show in the same place stays there.
  const share = to.scale === from.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale,
  };
}
