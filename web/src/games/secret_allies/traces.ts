/** What happened on the map since my last action: arrows, and rings around new units. */

import type { Step } from "../ui";
import type { Facts } from "../../lib/wire";

/** A unit's way or a shot, drawn as an arrow, or a new unit. */
export interface Trace {
  kind: "moved" | "fired" | "bought";
  from: string; // hexes; the same one for a new unit
  to: string;
  seat: number; // whose unit
  fresh: boolean; // in the step shown now
}

const ASIDE = ["bid-sealed", "answered"]; // answers in the middle of what others do
const BEGINS = ["turn", "subturn"];
const ACTS = ["moved", "fired", "unit-bought", "technology-bought", "transferred", "revealed"];

/**
 * The events since this viewer's last action, that action included; a bid during the subturn of
 * somebody else is none. Somebody without a seat gets those of the current subturn.
 */
export function sinceMine(log: readonly Step[], viewer: number): Facts[] {
  const mine = log.findLastIndex(
    ({ seat, events }) =>
      seat === viewer && !events.some(({ event }) => ASIDE.includes(String(event))),
  );
  const told = log.slice(Math.max(0, mine)).flatMap(({ events }) => events);
  if (mine >= 0) return told;
  // What was told when the page was opened is one step of nobody.
  const first = told.findLastIndex(({ event, seat }) =>
    viewer < 0 ? BEGINS.includes(String(event)) : seat === viewer && ACTS.includes(String(event)),
  );
  return told.slice(Math.max(0, first));
}

/** What happened since this viewer's last action, to be drawn. */
export function tracesOf(log: readonly Step[], viewer: number): Trace[] {
  const newest = new Set(log.at(-1)?.events);
  return sinceMine(log, viewer).flatMap((event) => left(event, newest.has(event)));
}

/** The traces that an event leaves. */
function left(event: Facts, fresh: boolean): Trace[] {
  const seat = Number(event.seat);
  const hex = String(event.hex);
  if (event.event === "unit-bought") return [{ kind: "bought", from: hex, to: hex, seat, fresh }];
  if (event.event === "moved" && event.from !== event.to)
    return [{ kind: "moved", from: String(event.from), to: String(event.to), seat, fresh }];
  if (event.event !== "fired") return [];
  const targets = (event.targets as (string | null)[]).filter((hex) => hex !== null);
  return [...new Set(targets)].map((to) => ({
    kind: "fired",
    from: hex,
    to,
    seat,
    fresh,
  }));
}
