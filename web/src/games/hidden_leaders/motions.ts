/** Translates events to animations on the table: what moves, is highlighted or turns over. */

import type { Facts } from "../../lib/wire";

/** One animation: a card and its way between two spots. */
export interface Motion {
  kind: "move" | "look" | "show" | "markers" | "seat" | "turn";
  card: string | null; // null: face down for the viewer
  from: string | null; // spots; see view.ts
  to: string | null;
  seat: number | null; // who caused it
}

const MOVES = new Set([
  "played",
  "buried",
  "discarded",
  "hidden",
  "kept",
  "put-back",
  "taken",
  "set-aside",
  "placed",
  "drawn",
  "tavern-filled",
  "turned-up",
  "turned-down",
]);
const SHOWS = new Set(["revealed", "graveyard-shows"]);
/** Events without an animation, shown only as text. */
export const QUIET = new Set([
  "leader-dealt",
  "first-player",
  "turn-began",
  "passed",
  "has-none",
  "named-faction",
  "declined",
  "game-ended",
  "revealed-all",
]);

/** The animations for an event; empty if nothing moves. */
export function motionsOf(event: Facts): Motion[] {
  const kind = String(event.event);
  const seat = typeof event.seat === "number" ? event.seat : null;
  const card = text(event.card);
  if (MOVES.has(kind)) {
    return [{ kind: "move", card, from: text(event.from), to: text(event.to), seat }];
  }
  if (kind === "exchanged") {
    const [first, second] = [text(event.first), text(event.second)];
    return [
      { kind: "move", card: text(event["first-card"]), from: first, to: second, seat },
      { kind: "move", card: text(event["second-card"]), from: second, to: first, seat },
    ];
  }
  if (kind === "looked") return [{ kind: "look", card, from: text(event.at), to: null, seat }];
  if (kind === "looked-through") {
    return [{ kind: "look", card: null, from: "graveyard", to: null, seat }];
  }
  if (SHOWS.has(kind)) return [{ kind: "show", card, from: text(event.at), to: null, seat }];
  if (kind === "harbor-refilled") {
    return [{ kind: "move", card: null, from: "wilderness", to: "harbor", seat }];
  }
  if (kind === "markers-moved")
    return [{ kind: "markers", card: null, from: null, to: null, seat }];
  if (kind === "chose-player") {
    return [{ kind: "seat", card: null, from: String(event.player), to: null, seat }];
  }
  if (kind === "performed") return [{ kind: "show", card, from: null, to: null, seat }];
  return [];
}

/** The cards an event names, in the order of its sentence. */
export function cardsOf(event: Facts): string[] {
  const named = [event.copier, event.leader, event.card, event["first-card"], event["second-card"]];
  const lists = [event.cards, event.hidden].filter(Array.isArray).flat() as unknown[];
  return [...named, ...lists].filter((card): card is string => typeof card === "string");
}

/**
 * An event without places that go without saying: the own hand from which a card comes, and the own
 * party into which it goes. Its text has forms for what is left.
 */
export function briefly(event: Facts): Facts {
  if (event.event !== "discarded" && event.event !== "hidden") return event;
  const { from, to, ...rest } = event;
  const home = to === undefined || String(to).startsWith(`${String(event.seat)}.h`);
  if (!home && event.event === "hidden") return event;
  const own = from === `${String(event.seat)}.hand`;
  return { ...rest, ...(own ? {} : { from }) };
}

const CHOICES = new Set(["chose-player", "named-faction", "markers-moved"]);
const BEGINNINGS = new Set(["played", "performed", "turn-began"]);

/** The choices made so far for the ability being resolved, as a reminder. */
export function chosenSoFar(events: readonly Facts[]): Facts[] {
  const begun = events.findLastIndex((event) => BEGINNINGS.has(String(event.event)));
  return events.slice(begun + 1).filter((event) => CHOICES.has(String(event.event)));
}

/** Start and duration of each animation, so that all end within `pace` milliseconds. */
export function schedule(count: number, pace: number): { delay: number; duration: number }[] {
  if (pace <= 0 || count === 0)
    return Array.from({ length: count }, () => ({ delay: 0, duration: 0 }));
  const whole = Math.min(pace * 0.92, 480 + (count - 1) * 260);
  const duration = Math.min(520, whole / (1 + (count - 1) * 0.55));
  const stride = count > 1 ? (whole - duration) / (count - 1) : 0;
  return Array.from({ length: count }, (_, number) => ({ delay: number * stride, duration }));
}

function text(fact: unknown): string | null {
  return typeof fact === "string" ? fact : null;
}

/** The markers that an event moved, with where they stood and stand. Where none could move, those that
 * were to. */
export function markersOf(event: Facts): { marker: "red" | "green"; text: string }[] {
  if (event.event !== "markers-moved") return [];
  const both = (["red", "green"] as const).map((marker) => {
    const [from, to] = [Number(event[`${marker}-from`]), Number(event[marker])];
    return { marker, text: `${from} → ${to}`, moved: from !== to };
  });
  const moved = both.filter((each) => each.moved);
  const named = both.filter((each) => String(event.move).includes(each.marker)); // "red+1"
  const told = [moved, named, both].find((some) => some.length)!;
  return told.map(({ marker, text }) => ({ marker, text }));
}
