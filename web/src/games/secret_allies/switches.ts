/**
 * Switches: "aim" and "differently" ask the same question again with a difference (SA-R72, SA-R73).
 *
 * The view does not say whether one is on. It follows from the options: the engine offers a switch
 * until it is on, so one that could matter and is not offered is on.
 */

import { choiceOf, type Choice } from "./options";
import { raceOf, unitOf, type Pack } from "./pack";
import { shooterOf } from "./shots";
import { stateOf, type View } from "./view";
import { targetsFrom } from "./ways";

export const SWITCHES = ["aim", "differently"] as const;
export type SwitchKey = (typeof SWITCHES)[number];
const MOVING = ["ask-hex", "ask-go-on"];
const BUYING = ["ask-buy-unit", "ask-buy-partisan", "ask-buy-at-reveal", "ask-research"];

/** A switch to show with a question. */
export interface Switch {
  key: SwitchKey;
  on: boolean;
}

export function isSwitch(key: string): key is SwitchKey {
  return (SWITCHES as readonly string[]).includes(key);
}

/** The switch of this question: null where it has none, or where it could not change anything.
 * `choices` are all options, also those that a lesson does not allow yet. */
export function switchOf(
  view: View,
  pack: Pack,
  ask: string | undefined,
  choices: readonly Choice[],
): Switch | null {
  const offered = (key: string) => choices.some((choice) => choice.key === key);
  if (MOVING.includes(ask ?? ""))
    return aimMatters(view, pack, choices) ? { key: "aim", on: !offered("aim") } : null;
  if (BUYING.includes(ask ?? ""))
    return payMatters(view, pack, choices)
      ? { key: "differently", on: !offered("differently") }
      : null;
  return null;
}

/**
 * True if somewhere the moving unit could stop, exactly one enemy is in its reach: it would fire at
 * that one with everything it has. Where several are in reach, every hit is asked about anyway.
 */
function aimMatters(view: View, pack: Pack, choices: readonly Choice[]): boolean {
  const shooter = shooterOf(view);
  if (!shooter) return false;
  const { unit, seat, hex: here } = shooter;
  const alone = (hex: string) => targetsFrom(view, pack, unit, seat, hex).length === 1;
  if (choices.some(({ verb, hex }) => verb === "go" && alone(hex!))) return true;
  // without having moved it has to fire, so only the division of several hits is left to decide
  const stays = choices.some(({ key }) => key === "stay") && alone(here);
  return stays && (view.battle!.paused !== null || unitOf(pack, unit).damage.length > 1);
}

/** True if something on offer can be paid in several ways. */
function payMatters(view: View, pack: Pack, choices: readonly Choice[]): boolean {
  return choices.some(
    ({ key, verb }) => (verb === "buy" || verb === "research") && hasWays(view, pack, key),
  );
}

/** True if what this option buys can be paid in several ways: uranium and titanium pay as gold. */
export function hasWays(view: View, pack: Pack, key: string): boolean {
  const { verb, state, thing } = choiceOf(key);
  if (!state || !thing) return false;
  const cost =
    verb === "buy"
      ? unitOf(pack, thing).cost
      : pack.races[raceOf(pack, thing)!]!.technologies[thing]!.cost;
  const [gold, uranium, titanium] = fundsOf(view, state).map(
    (have, index) => have - (index ? cost[index]! : 0),
  ) as [number, number, number];
  const kinds = [gold, uranium, titanium].filter((left) => left > 0).length;
  return kinds > 1 && cost[0] > 0 && cost[0] < gold + uranium + titanium;
}

/** What a purchase in this state can be paid with: the partisans' funds, or the treasury without
 * what has just arrived. */
export function fundsOf(view: View, state: string): number[] {
  if (view.asked === "ask-buy-partisan") return view.battle?.funds ?? [];
  const land = stateOf(view, state);
  return (land?.treasury ?? []).map((have, index) => have - land!.arrived[index]!);
}
