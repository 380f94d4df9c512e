/** What happened on the map since my last action, as arrows. */

import type { Step } from "../ui";
import type { Facts } from "../../lib/wire";

/** An arrow on the map: a unit's way or a shot. */
export interface Trace {
  kind: "moved" | "fired";
  from: string; // hexes
  to: string;
  seat: number; // whose unit
  fresh: boolean; // in the step shown now
}

/**
 * The arrows since this viewer's last action, that action included. Somebody without a seat sees
 * those of the current subturn.
 */
export function tracesOf(log: readonly Step[], viewer: number): Trace[] {
  const begins = (step: Step) =>
    viewer < 0
      ? step.events.some(({ event }) => event === "subturn" || event === "turn")
      : step.seat === viewer || step.events.some(({ seat }) => seat === viewer);
  const newest = log.at(-1)?.seq;
  return log
    .slice(Math.max(0, log.findLastIndex(begins)))
    .flatMap(({ seq, events }) => events.flatMap((event) => arrowsOf(event, seq === newest)));
}

function arrowsOf(event: Facts, fresh: boolean): Trace[] {
  const seat = Number(event.seat);
  if (event.event === "moved" && event.from !== event.to)
    return [{ kind: "moved", from: String(event.from), to: String(event.to), seat, fresh }];
  if (event.event !== "fired") return [];
  const targets = (event.targets as (string | null)[]).filter((hex) => hex !== null);
  return [...new Set(targets)].map((to) => ({
    kind: "fired",
    from: String(event.hex),
    to,
    seat,
    fresh,
  }));
}
