/** Events in the user interface: their place on the map, their sound, the cards they name. */

import type { Facts } from "../../lib/wire";
import type { Sound } from "../ui";

const HEX = /^-?\d+\.-?\d+$/;

/** The hexes that an event names. */
export function hexesOf(event: Facts): string[] {
  const found = [event.from, event.to, event.hex, ...((event.targets as unknown[]) ?? [])];
  return found.filter((place): place is string => typeof place === "string" && HEX.test(place));
}

/** The bids of the latest auction opened by these events, best result first. */
export function openedIn(events: readonly Facts[]): Opened[] {
  const told = events.findLast((event) => event.event === "bids-opened");
  const bids = (told?.bids ?? {}) as Record<string, number>;
  const results = (told?.results ?? {}) as Record<string, number>;
  return Object.entries(bids)
    .map(([seat, bid]) => ({ seat: Number(seat), bid, result: results[seat] ?? null }))
    .sort((a, b) => (b.result ?? b.bid) - (a.result ?? a.bid));
}

/** One bid of an auction. */
export interface Opened {
  seat: number;
  bid: number;
  result: number | null; // with the modifier; null in a run-off
}

const SOUNDS: Record<string, Sound> = {
  "tile-placed": "card",
  "race-taken": "card",
  "card-drawn": "card",
  "ally-kept": "card",
  "bid-sealed": "slide",
  "bids-opened": "flip",
  revealed: "flip",
  "ally-shown": "flip",
  paid: "coin",
  income: "coin",
  "capture-bonus": "coin",
  transferred: "coin",
  "technology-bought": "coin",
  "unit-bought": "card",
  moved: "slide",
  fired: "drum",
  destroyed: "drum",
  "state-attacked": "bell",
  "map-complete": "shuffle",
  "game-over": "end",
};

/** The sound of an event; undefined for none. */
export function soundOf(event: Facts): Sound | undefined {
  return SOUNDS[String(event.event)];
}

/** States, units, technologies and races that an event names. */
export function cardsOf(event: Facts): string[] {
  const states = Array.isArray(event.states) ? (event.states as unknown[]) : [];
  const found = [event.unit, event.technology, event.race, event.state, ...states];
  return found.filter((name): name is string => typeof name === "string");
}
