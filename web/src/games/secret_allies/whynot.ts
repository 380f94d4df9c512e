/**
 * Explains why a hex, a unit or a technology cannot be chosen now.
 *
 * The options decide what is legal; this only explains it from public information: where units are,
 * the terrain, what was moved and what was bought.
 */

import type { UnitShown } from "../../generated/secret_allies.view";
import type { Question } from "../../lib/wire";
import type { Reason } from "../reference";
import { distance } from "./hexes";
import { raceOf, unitOf, type Pack, type Technology } from "./pack";
import { stateAt, unitAt, type View } from "./view";
import { waysFrom } from "./ways";

/** What the explanation depends on. */
export interface Asked {
  view: View;
  pack: Pack;
  question: Question | undefined; // my own
  others: readonly Question[];
}

function whoElse({ view, question, others }: Asked): Reason | null {
  if (view.phase === "over") return { say: "sa-why-over", rule: "SA-R69" };
  if (question) return null;
  const [other] = others;
  if (!other) return { say: "sa-why-goes-on", rule: "SA-5.0.1" };
  return { say: "sa-why-others", facts: { seat: other.seat }, rule: other.rule };
}

// -- on the map ------------------------------------------------------------------------------

/** Why a hex cannot be chosen. */
export function whyHex(asked: Asked, hex: string): Reason {
  const reason = whoElse(asked) ?? onMap(asked, asked.question!, hex);
  const unit = unitAt(asked.view, hex);
  return unit ? { ...reason, card: unit.unit } : reason;
}

function onMap(asked: Asked, { ask, rule }: Question, hex: string): Reason {
  const unit = unitAt(asked.view, hex);
  switch (ask) {
    case "ask-place-tile":
      return { say: "sa-why-tile", rule: "SA-R9" };
    case "ask-unit":
    case "ask-partisan":
      return forMoving(asked, ask, unit);
    case "ask-hex":
    case "ask-go-on":
      return forGoing(asked, hex, unit);
    case "ask-target":
      return forFiring(asked, hex, unit);
    case "ask-put-unit":
      return forPutting(asked, hex, unit);
    default:
      return { say: "sa-why-panel", rule };
  }
}

function forMoving({ view }: Asked, ask: string, unit: UnitShown | undefined): Reason {
  if (!unit) return { say: "sa-why-choose-unit", rule: "SA-R35" };
  if (unit.wreck) return { say: "sa-why-wreck", rule: "SA-R40" };
  if (unit.seat !== view.viewer)
    return { say: "sa-why-not-yours", facts: { seat: unit.seat }, rule: "SA-R35" };
  if (unit.moved) return { say: "sa-why-moved", rule: "SA-R36" };
  if (ask === "ask-partisan") return { say: "sa-why-not-partisan", rule: "SA-R33" };
  return { say: "sa-why-stuck", rule: "SA-R35" };
}

function forGoing({ view, pack }: Asked, hex: string, unit: UnitShown | undefined): Reason {
  const from = view.battle?.moving ?? "";
  const mover = unitAt(view, from);
  const state = stateAt(view, hex);
  if (!mover || !state) return { say: "sa-why-gap", rule: "SA-R3" };
  if (hex === from) return { say: "sa-why-here", rule: "SA-R35" };
  if (unit && unit.seat !== mover.seat && !unit.wreck)
    return { say: "sa-why-fire-later", rule: "SA-2.1.1" };
  if (unit?.wreck) return { say: "sa-why-wreck", rule: "SA-R40" };
  if (unit) return { say: "sa-why-occupied", rule: "SA-2.1.5" };
  const { flying } = unitOf(pack, mover.unit);
  const terrain = state.terrain[state.hexes.indexOf(hex)]!;
  if (!flying && pack.terrain[terrain]!.ground_cost === 0) {
    const rule = terrain === "water" ? "SA-2.1.12" : "SA-2.1.13";
    return { say: "sa-why-closed", facts: { terrain }, rule };
  }
  if (mover.partisan && state.state !== stateAt(view, from)?.state)
    return { say: "sa-why-confined", rule: "SA-R34" };
  const attack = state.partisan_token && state.revealed_by !== mover.seat;
  if (attack && view.battle!.state_attacked) return { say: "sa-attacked-already", rule: "SA-R29" };
  if (attack && !view.battle!.may_attack) return { say: "sa-no-attack", rule: "SA-R29" };
  const points = view.battle!.points;
  if (!waysFrom(view, pack, from, points).has(hex))
    return { say: "sa-why-too-far", facts: { points }, rule: "SA-R37" };
  return { say: "sa-why-pause", rule: "SA-R26" };
}

function forFiring({ view, pack }: Asked, hex: string, unit: UnitShown | undefined): Reason {
  const from = view.battle?.moving ?? "";
  const shooter = unitAt(view, from);
  if (!unit || !shooter) return { say: "sa-why-no-target", rule: "SA-R42" };
  if (unit.wreck) return { say: "sa-why-wreck-fire", rule: "SA-R42" };
  if (unit.seat === shooter.seat) return { say: "sa-why-own-fire", rule: "SA-R42" };
  const state = stateAt(view, from);
  const limit = pack.terrain[state?.terrain[state.hexes.indexOf(from)] ?? ""]?.range_limit ?? 0;
  const { ranges } = unitOf(pack, shooter.unit);
  const range = ranges[Math.min(view.battle!.hit, ranges.length - 1)]!;
  const away = distance(from, hex);
  if (limit && away > limit && away <= range) return { say: "sa-why-jungle", rule: "SA-R44" };
  return { say: "sa-why-out-of-range", facts: { range: limit || range, away }, rule: "SA-R2" };
}

function forPutting({ view, pack }: Asked, hex: string, unit: UnitShown | undefined): Reason {
  const { state, unit: bought } = view.purchase ?? {};
  const land = stateAt(view, hex);
  const paying = state ?? view.battle?.under_attack;
  if (paying && land?.state !== paying)
    return { say: "sa-why-other-state", facts: { state: paying }, rule: "SA-6.1.16" };
  if (unit) return { say: unit.wreck ? "sa-why-wreck" : "sa-why-occupied", rule: "SA-R4" };
  const terrain = land?.terrain[land.hexes.indexOf(hex)];
  if (terrain && bought && !unitOf(pack, bought).flying && !pack.terrain[terrain]!.ground_cost)
    return { say: "sa-why-closed", facts: { terrain }, rule: "SA-R39" };
  return { say: "sa-why-panel", rule: "SA-R39" };
}

// -- in the tree -----------------------------------------------------------------------------

/** Why a technology cannot be bought now. */
export function whyTechnology(asked: Asked, id: string): Reason {
  const { view, pack, question } = asked;
  const race = raceOf(pack, id) ?? "";
  const mine = view.players[view.viewer];
  const row = pack.races[race]?.technologies[id];
  if (!mine || !row || mine.race !== race)
    return { say: "sa-why-other-race", facts: { race }, rule: "SA-8.0.1", card: id };
  return { ...inTree(asked, mine.technologies, id, row, question?.ask), card: id };
}

function inTree(
  asked: Asked,
  owned: readonly string[],
  id: string,
  row: Technology,
  ask: string | undefined,
): Reason {
  if (owned.includes(id)) return { say: "sa-why-owned", rule: "SA-R60" };
  const missing = row.requires.filter((before) => !owned.includes(before));
  if (missing.length)
    return { say: "sa-why-requires", facts: { technologies: missing }, rule: "SA-8.0.6" };
  if (owned.length < row.flasks)
    return { say: "sa-why-flasks", facts: { count: row.flasks - owned.length }, rule: "SA-8.0.7" };
  if (ask !== "ask-research")
    return whoElse(asked) ?? { say: "sa-why-research-later", rule: "SA-6.1.12" };
  const prestige = asked.view.own?.prestige;
  if (prestige !== undefined && prestige < row.prestige)
    return { say: "sa-why-prestige", facts: { prestige, cost: row.prestige }, rule: "SA-8.0.3" };
  return { say: "sa-why-funds", rule: "SA-8.0.3" };
}
