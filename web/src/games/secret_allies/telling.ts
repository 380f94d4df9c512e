/** The map in words, for screen readers and for whoever points at something. */

import type { StateShown, UnitShown } from "../../generated/secret_allies.view";
import type { Words } from "../../lib/words";
import { unitOf, type Pack } from "./pack";
import { situationOf } from "./situations";
import { stateAt, type View } from "./view";

/** Who holds a state: "held by Ola". */
export function holderTold(words: Words, { holder }: StateShown): string {
  return holder === null ? words.say("sa-told-free") : words.say("sa-told-held", { seat: holder });
}

/** A state in one line: its name, holder, worth, what is special, and its units. */
export function stateTold(words: Words, state: StateShown, units: readonly UnitShown[]): string {
  const { rivals, exhausted, stacks } = situationOf(state, units);
  const parts = [
    holderTold(words, state),
    words.say("sa-told-worth", { worth: state.worth }),
    rivals.length ? words.say("sa-told-contested") : "",
    exhausted ? words.say("sa-told-exhausted") : "",
    state.partisan_token ? words.say("sa-told-partisans") : "",
    ...stacks.map((stack) => words.say("sa-told-units", { ...stack })),
  ];
  return `${words.name(state.state)}: ${parts.filter(Boolean).join(", ")}`;
}

/** What may be chosen on the map: the number of hexes and the states they are in. */
export function reachTold(words: Words, view: View, hexes: readonly string[]): string {
  if (!hexes.length) return "";
  const states = new Set(hexes.map((hex) => stateAt(view, hex)?.state).filter((id) => id));
  const where = [...states].map((id) => words.name(id!)).join(", ");
  const said = words.say("sa-told-reach", { count: hexes.length });
  return where ? `${said} ${where}` : said;
}

/** The values of a unit in words: "damage 2", "range 1", "armor 3 of 4", "movement 5". */
export function unitTold(words: Words, pack: Pack, unit: UnitShown): string[] {
  if (unit.wreck) return [words.say("sa-wreck")];
  const printed = unitOf(pack, unit.unit);
  const left = unit.armour - Math.max(0, ...unit.damage);
  return [
    `${words.say("sa-damage")} ${printed.damage.join(" + ")}`,
    `${words.say("sa-range")} ${printed.ranges.join(" / ")}`,
    left < unit.armour
      ? words.say("sa-told-armour", { left, armour: unit.armour })
      : `${words.say("sa-armour")} ${unit.armour}`,
    `${words.say("sa-moves")} ${printed.move}`,
    ...(unit.moved ? [words.say("sa-moved")] : []),
    ...(unit.partisan ? [words.say("sa-told-partisan")] : []),
  ];
}
