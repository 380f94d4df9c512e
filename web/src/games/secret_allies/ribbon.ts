/** The course of a turn: its phases, whose steps they consist of, and what comes next. */

import type { Question } from "../../lib/wire";
import { doingOf, type Choice } from "./options";
import type { Saying } from "./sayings";
import { inOrder, type View } from "./view";

export const PHASES = ["battle", "economy", "discovery"] as const;
export type Phase = (typeof PHASES)[number];

/** The parts of turn zero after the map is built, in order. */
export const SETUP = ["races", "order", "allies", "reveal"] as const;
export type Part = (typeof SETUP)[number];
const PARTS: Record<string, Part> = {
  "ask-take-race": "races",
  "ask-keep-race": "races",
  "ask-bid-order": "order",
  "ask-run-off": "order",
  "ask-buy-card": "allies",
  "ask-keep-card": "allies",
  "ask-first-reveal": "reveal",
  "ask-buy-at-reveal": "reveal",
  "ask-pay": "reveal",
  "ask-put-unit": "reveal",
};

/** The part of turn zero in progress; null while cards are drawn, and in later turns. */
export function partOf({ turn, asked }: View): Part | null {
  return turn === 0 ? (PARTS[asked] ?? null) : null;
}

/** One player's part of a phase: a subturn, purchases, a reveal. */
export interface Step {
  seat: number;
  round: number; // of the battle; 1 in other phases
  when: "past" | "now" | "next";
}

/** What comes after the step in progress. */
export type Next = { seat: number } | { phase: Phase | "turn" } | null;

/** The steps of the current phase in order; empty while all act at once, as in an auction. */
export function stepsOf(view: View): Step[] {
  if (view.phase === "battle") return subturns(view);
  if (view.phase !== "economy" && view.phase !== "discovery") return [];
  const seats = [...view.order].reverse();
  const acting = view.purchase?.seat ?? view.owing[0];
  const at = acting === undefined ? -1 : seats.indexOf(acting);
  return seats.map((seat, place) => ({
    seat,
    round: 1,
    when: place < at ? "past" : place === at ? "now" : "next",
  }));
}

function subturns({ battle, order }: View): Step[] {
  if (!battle || battle.active === null) return [];
  const place = order.indexOf(battle.active);
  const most = Math.max(0, ...battle.subturns);
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((round) =>
    order
      .filter((seat) => (battle.subturns[seat] ?? 0) >= round)
      .map((seat): Step => {
        const ahead = round - battle.round || order.indexOf(seat) - place;
        return { seat, round, when: ahead < 0 ? "past" : ahead > 0 ? "next" : "now" };
      }),
  );
}

/** What comes next; null in turn zero and at the end. */
export function nextOf(view: View): Next {
  const steps = stepsOf(view);
  const coming = steps.find(({ when }) => when === "next");
  if (coming) return { seat: coming.seat };
  const at = PHASES.indexOf(view.phase as Phase);
  if (at < 0 || !steps.length) return null;
  return { phase: PHASES[at + 1] ?? "turn" };
}

/**
 * What the subturn in progress waits for: who owes an answer if that is not the player whose
 * subturn it is, else how many moves are left. No more than the units that can use them:
 * `choices` are those of the viewer, if any. Null outside a battle.
 */
export function waitingFor(
  view: View,
  questions: readonly Question[],
  choices: readonly Choice[],
): Saying | null {
  const { battle, viewer, auction } = view;
  if (!battle || battle.active === null) return null;
  const { active, attacker, under_attack } = battle;
  const mine = questions.find(({ seat }) => seat === viewer);
  if (mine && active !== viewer)
    return under_attack === null || attacker === null
      ? { say: "web-you-decide" }
      : { say: "sa-answer-mine", facts: { seat: attacker, doing: doingOf(mine.ask) } };
  const seats = questions.map(({ seat }) => seat);
  if (!mine && seats.length && !seats.includes(active))
    return { say: auction ? "sa-answer-bids" : "sa-answer-others", facts: { seats } };
  return movesLeft(view, active, choices);
}

function movesLeft(view: View, active: number, choices: readonly Choice[]): Saying {
  const moves = view.battle!.moves_left;
  const offered = choices.filter(({ verb }) => verb === "unit").length;
  const ready = view.units.filter((each) => each.seat === active && !each.moved && !each.wreck);
  const most = Math.min(ready.length, moves);
  if (active !== view.viewer) return { say: "sa-moves-left", facts: { seat: active, moves: most } };
  return offered && offered < moves // other questions don't tell who is hemmed in
    ? { say: "sa-units-left-mine", facts: { count: offered } }
    : { say: "sa-moves-left-mine", facts: { moves: most } };
}

/** The players who are to act: those asked, else the one whose subturn it is. */
export function actingIn({ battle }: View, owing: ReadonlySet<number>): ReadonlySet<number> {
  if (!battle || battle.active === null) return new Set();
  return owing.size ? owing : new Set([battle.active]);
}

/** Everybody's way to victory, best first. */
export function standingsOf(view: View): { seat: number; track: number; share: number }[] {
  return inOrder(view)
    .map((seat) => view.players[seat]!)
    .filter(({ in_game }) => in_game)
    .map(({ seat, track }) => ({
      seat,
      track,
      share: Math.min(1, track / Math.max(1, view.threshold)),
    }))
    .sort((one, other) => other.track - one.track);
}
