/** What an auction or a scoring has decided, told until the viewer acts again. */

import type { Facts } from "../../lib/wire";
import type { Step } from "../ui";
import { raisedIn, type Raised } from "./attacks";
import type { Saying } from "./sayings";

/** The result of the newest auction. */
export interface Outcome {
  events: readonly Facts[]; // of its step, with the bids
  said: Saying | null; // who won; null after a tie
  paid: readonly number[]; // by the viewer, in each round
}

/** True if a player did not show a card, which against bots is often answered for them. */
const isPass = ({ seat, events }: Step) =>
  events.some((each) => each.event === "answered" && each.seat === seat && each.show === false);

/** The steps since this seat's newest answer, that answer included; for others the newest alone. */
function recent(log: readonly Step[], seat: number): readonly Step[] {
  const mine = seat < 0 ? -1 : log.findLastIndex((step) => step.seat === seat && !isPass(step));
  return mine < 0 ? log.slice(-1) : log.slice(mine);
}

/** The newest auction decided since this seat's last answer; null if there is none. */
export function outcomeIn(log: readonly Step[], seat: number): Outcome | null {
  const events = recent(log, seat).flatMap((step) => step.events);
  const at = events.findLastIndex(({ event }) => event === "bids-opened");
  if (at < 0) return null;
  const next = events.findIndex(({ event }, index) => index > at && event === "auction-opened");
  const told = next < 0 ? events.slice(at) : events.slice(at, next);
  return { events: told, said: winnerOf(told, seat), paid: paidBy(log, seat) };
}

/** What a seat has paid in each round of the auction decided last. */
function paidBy(log: readonly Step[], seat: number): number[] {
  const events = log.flatMap((step) => step.events);
  const last = events.findLastIndex(({ event }) => event === "bids-opened");
  const began = events.slice(0, last).findLastIndex(({ event }) => event === "auction-opened");
  return events
    .slice(began + 1, last + 1)
    .filter(({ event }) => event === "bids-opened")
    .map(({ bids }) => (bids as Record<string, number>)?.[seat] ?? 0);
}

/** What the viewer has paid, with the rounds where there were several; null if nothing. */
export function paidIn({ paid }: Outcome): Saying | null {
  const prestige = paid.reduce((sum, each) => sum + each, 0);
  if (!prestige) return null;
  return paid.length > 1
    ? { say: "sa-won-paid-rounds", facts: { prestige, rounds: paid.join(" + ") } }
    : { say: "sa-won-paid", facts: { prestige } };
}

function winnerOf(told: readonly Facts[], viewer: number): Saying | null {
  const decided = told.find(({ event }) =>
    ["order-set", "partisans-won", "no-partisans"].includes(String(event)),
  );
  if (!decided) return null;
  if (decided.event === "no-partisans")
    return { say: "sa-raised-none", facts: { state: decided.state } };
  const isOrder = decided.event === "order-set";
  const seat = isOrder ? (decided.order as number[])[0]! : (decided.seat as number);
  const who = seat === viewer ? "mine" : "theirs";
  return isOrder
    ? { say: `sa-won-order-${who}`, facts: { seat } }
    : { say: `sa-won-partisans-${who}`, facts: { seat, state: decided.state } };
}

/** True if this seat has won partisans since its last answer and none could be placed. */
export function wonNothing(log: readonly Step[], seat: number): boolean {
  const events = recent(log, seat).flatMap((step) => step.events);
  const won = events.findLastIndex((each) => each.event === "partisans-won" && each.seat === seat);
  if (won < 0) return false;
  const state = events[won]!.state;
  const after = events.slice(won + 1);
  const goesOn = after.some(({ event }) => event !== "unit-bought" && event !== "paid");
  return goesOn && !after.some((each) => each.event === "unit-bought" && each.state === state);
}

/** The partisans raised in this subturn, unless the result of the auction already says: nobody. */
export function raisedBeside(log: readonly Step[], seat: number): Raised | null {
  const raised = raisedIn(log);
  const isTold = outcomeIn(log, seat)?.said?.say === "sa-raised-none";
  return raised?.seat === null && isTold ? null : raised;
}

/** The scoring since this seat's last answer: the track and the prestige it gained. */
export function scoredIn(log: readonly Step[], seat: number): Saying | null {
  const events = recent(log, seat).flatMap((step) => step.events);
  const at = events.findLastIndex(({ event }) => event === "track");
  if (at < 0) return null;
  const gained = events.slice(at).find((e) => e.event === "prestige-gained" && e.seat === seat);
  const { track, income } = events[at]!;
  return gained?.gain === undefined
    ? { say: "sa-scored", facts: { track, income } }
    : { say: "sa-scored-mine", facts: { track, income, gain: gained.gain } };
}
