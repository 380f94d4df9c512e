/** What one needs to know before bidding, from what everybody sees and one's own purse. */

import type { AuctionShown } from "../../generated/secret_allies.view";
import type { Step } from "../ui";
import type { View } from "./view";

/** What a bid means for one seat in the auction in progress. */
export interface Outlook {
  purse: number;
  needed: number; // the smallest bid that wins if all others bid 0
  tie: Tie;
}

/** What happens if my result equals another's. */
export interface Tie {
  kind: "mine" | "theirs" | "run-off" | "order" | "again";
  seats: number[]; // "theirs": who would win; "order": the order that decides
}

/** The result of a bid (SA-R50): with a bid of 0 a bonus does not count, a penalty does. */
export function resultOf(bid: number, modifier: number): number {
  return bid > 0 ? bid + modifier : Math.min(0, modifier);
}

/** A number as people write it: "3", "−4". */
export const minus = (number: number) => String(number).replace("-", "−");

/** A number with its sign: "+1", "−4", "±0". */
export const signed = (by: number) => (by > 0 ? `+${by}` : by === 0 ? "±0" : minus(by));

/** The result that a seat and its rivals had when they tied: of the newest bids. */
export function tiedWith(log: readonly Step[], seat: number): number | null {
  const told = log.flatMap(({ events }) => events).findLast(({ event }) => event === "bids-opened");
  const results = (told?.results ?? told?.bids ?? {}) as Record<string, number>;
  return results[seat] ?? null;
}

/** The modifier of a seat; 0 in a run-off (SA-3.0.9). */
export function modifierOf(auction: AuctionShown, seat: number): number {
  return auction.run_off > 0 ? 0 : (auction.modifiers[String(seat)] ?? 0);
}

/** Who bids against this seat: in a run-off only its own group. */
function rivalsOf(auction: AuctionShown, seat: number): number[] {
  const group = auction.groups.find((seats) => seats.includes(seat)) ?? [];
  return group.filter((other) => other !== seat);
}

/**
 * The smallest bid that comes out ahead if everybody else bids 0. For partisans the result must
 * also be above zero (SA-5.2.11).
 */
export function neededBy(auction: AuctionShown, seat: number): number {
  const idle = rivalsOf(auction, seat).map((rival) => resultOf(0, modifierOf(auction, rival)));
  const beaten = Math.max(auction.aim === "partisans" && auction.run_off === 0 ? 0 : -99, ...idle);
  let bid = 0;
  while (resultOf(bid, modifierOf(auction, seat)) <= beaten && bid < 99) bid += 1;
  return bid;
}

/** What a tie would mean for this seat (SA-3.0.7, SA-3.0.10, SA-R51, SA-R54). */
export function tieOf(view: View, auction: AuctionShown, seat: number): Tie {
  const zero = view.turn === 0;
  if (auction.run_off > 0) return { kind: zero ? "again" : "order", seats: view.order };
  if (zero) return { kind: "run-off", seats: [] };
  const level = (who: number) => view.players[who]?.diplomacy ?? 0;
  const rivals = rivalsOf(auction, seat);
  const stronger = rivals.filter((rival) => level(rival) > level(seat));
  if (stronger.length) return { kind: "theirs", seats: stronger };
  const equal = rivals.some((rival) => level(rival) === level(seat));
  return { kind: equal ? "run-off" : "mine", seats: [] };
}

/** True if even with the whole purse an auction cannot be won. */
export function isHopeless(known: Pick<Outlook, "needed" | "purse"> | null): boolean {
  return known !== null && known.needed > known.purse;
}

/** All of it for the viewer; null if there is no auction or no seat. */
export function outlookOf(view: View): Outlook | null {
  const { auction, own } = view;
  if (!auction || !own || !auction.groups.some((seats) => seats.includes(own.seat))) return null;
  return {
    purse: own.prestige,
    needed: neededBy(auction, own.seat),
    tie: tieOf(view, auction, own.seat),
  };
}
