/** What one should know before entering a state with partisans, and what became of an attack. */

import type { AuctionShown, ReasonShown, StateShown } from "../../generated/secret_allies.view";
import type { Facts } from "../../lib/wire";
import type { Step } from "../ui";
import { neededBy } from "./bidding";
import { unitOf, type Pack } from "./pack";
import { stateOf, type View } from "./view";
import { numberFor, placesFor } from "./wares";

/** The attack that a click would begin, as far as its player can know. */
export interface Prospect {
  modifier: number; // of the attacker, in the auction for the partisans
  reasons: ReasonShown[]; // the parts of it
  needed: number; // the smallest bid that wins if all others bid 0
  purse: number;
  prize: number[]; // the funds of the partisans
  mines: number; // that the attacker still has to take
  bonus: number[]; // tokens for capturing a revealed ally; empty if there are none
}

/** What attacking this state would mean for the viewer (SA-5.2.7, SA-5.2.10, SA-1.1.7). */
export function prospectOf(view: View, pack: Pack, id: string): Prospect | null {
  const state = stateOf(view, id);
  const { own, viewer } = view;
  if (!state || !own) return null;
  const { attacker_base = 0, partisan_multiplier = 0, capture_multiplier = 0 } = pack.numbers;
  const reasons = [
    { why: "attacker", by: attacker_base },
    { why: "worth", by: -state.worth },
    { why: "technology", by: effectOf(view, pack, "attack_bonus") },
  ].filter(({ by }) => by !== 0);
  const modifier = reasons.reduce((sum, { by }) => sum + by, 0);
  const auction = { aim: "partisans", run_off: 0, groups: [[viewer]] } as unknown as AuctionShown;
  const times = (factor: number) => state.income.map((tokens) => tokens * factor);
  const rewards = state.swords && state.revealed_by !== viewer;
  return {
    modifier,
    reasons,
    needed: neededBy({ ...auction, modifiers: { [viewer]: modifier } }, viewer),
    purse: own.prestige,
    prize: times(partisan_multiplier),
    mines: minesToTake(state, viewer),
    bonus: rewards ? times(capture_multiplier) : [],
  };
}

/** The total of an effect that the viewer's technologies give. */
function effectOf(view: View, pack: Pack, effect: string): number {
  const { race, technologies = [] } = view.players[view.viewer] ?? {};
  const rows = race ? pack.races[race]!.technologies : {};
  return technologies
    .flatMap((id) => rows[id]?.effects ?? [])
    .reduce((sum, [name, count]) => sum + (name === effect ? count : 0), 0);
}

const minesToTake = ({ mines }: StateShown, seat: number) =>
  Object.values(mines).filter((owner) => owner !== seat).length;

/** Why the viewer could place no partisans in a state with this prize; null if one could be placed
 * (SA-R31, SA-R32). */
export function whyNoneRaised(
  view: View,
  pack: Pack,
  state: string,
  prize: readonly number[],
): "sa-raise-no-token" | "sa-raise-too-dear" | "sa-raise-no-room" | null {
  const { race, technologies, free_tokens } = view.players[view.viewer]!;
  const rows = race ? pack.races[race]!.technologies : {};
  const unlocked = technologies.flatMap((id) => rows[id]?.unlocks ?? []);
  const extra = effectOf(view, pack, "partisan_gold");
  const funds = prize.map((count, index) => (index === 0 ? count + extra : count));
  const free = [...Object.keys(pack.basic_units), ...unlocked].filter((unit) => free_tokens[unit]);
  if (!free.length) return "sa-raise-no-token";
  const paid = free.filter((unit) => numberFor(funds, unitOf(pack, unit).cost));
  if (!paid.length) return "sa-raise-too-dear";
  const room = paid.some((unit) => placesFor(view, pack, state, unit).length);
  return room ? null : "sa-raise-no-room";
}

/** What became of the partisans of the newest attack. */
export interface Raised {
  state: string;
  seat: number | null; // who raised them; null: nobody did
  units: { unit: string; hex: string }[]; // where they were placed
}

const ACTS = ["moved", "fired"];

/** The partisans of the newest attack, once it is decided and until its attacker acts again. */
export function raisedIn(log: readonly Step[]): Raised | null {
  const events = log.flatMap((step) => step.events);
  const begun = events.findLastIndex(({ event }) => event === "state-attacked");
  const told = events.slice(begun + 1);
  const decided = told.find(({ event }) => event === "partisans-won" || event === "no-partisans");
  const attacker = events[begun]?.seat;
  const over = told.some(
    ({ event, seat }) =>
      event === "subturn" ||
      event === "track" ||
      (ACTS.includes(String(event)) && seat === attacker && decided?.seat !== attacker),
  );
  if (begun < 0 || !decided || over) return null;
  const { state, seat } = decided as Facts & { state: string; seat: number | null };
  const bought = told.filter((each) => each.event === "unit-bought" && each.state === state);
  return {
    state,
    seat,
    units: bought.map(({ unit, hex }) => ({ unit, hex }) as Raised["units"][0]),
  };
}
