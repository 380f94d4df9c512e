/**
 * Gestures that answer several questions at once: fire with or without moving, drag a unit, and buy
 * the same unit again and place it. The options still decide; a gesture only sends keys it was
 * offered.
 */

import { choiceOf, type Choice } from "./options";
import type { Pack } from "./pack";
import { firingPlaces, isBeaten } from "./shots";
import { unitAt, type View } from "./view";
import { placesFor } from "./wares";
import { targetsFrom, waysFrom } from "./ways";

/** What an answer in a gesture may depend on. */
export interface Scene {
  options: readonly string[];
  view: View;
  pack: Pack;
}
/** The answer to a question that will follow; undefined: the player decides. */
export interface Planned {
  ask: string;
  key: (scene: Scene) => string | undefined;
  repeats?: boolean; // the same question may follow several times
}

/** Fires at the unit on a hex until it is destroyed, or `once`; the player decides about further
 * hits. */
export const aim = (hex: string, once = false): Planned => ({
  ask: "ask-target",
  repeats: !once,
  key: ({ view, pack }) => (isBeaten(view, pack, hex) ? undefined : `hit:${hex}`),
});
export const put = (hex: string): Planned => ({ ask: "ask-put-unit", key: () => `put:${hex}` });

/** What one click on a hex means besides the options that name it: an answer, and for a shot the
 * hexes from which it could be fired after moving, the best first. */
export interface Gesture extends Choice {
  hex: string;
  from?: readonly string[];
}

/** What one click on the map may mean besides the options that name its hex. */
export function gesturesOf(
  choices: readonly Choice[],
  view: View,
  pack: Pack,
  again: string | null,
): Gesture[] {
  if (again) return placesAgain(view, pack, again);
  const moving = view.battle?.moving ?? null;
  const unit = moving ? unitAt(view, moving) : undefined;
  if (!moving || !unit) return [];
  const mayStay = choices.some(({ key }) => key === "stay");
  const targets = mayStay ? targetsFrom(view, pack, unit.unit, unit.seat, moving) : [];
  const stay = { ...choiceOf("stay"), spot: null };
  const goes = choices.filter(({ verb }) => verb === "go").map(({ hex }) => hex!);
  const ways = waysFrom(view, pack, moving, view.battle!.points);
  const places = firingPlaces(view, pack, goes, ways);
  const farther = [...places].filter(([hex]) => !targets.includes(hex));
  return [
    ...(mayStay ? [{ ...stay, hex: moving }] : []),
    ...targets.map((hex) => ({ ...stay, verb: "hit", hex, from: places.get(hex) ?? [] })),
    ...farther.map(([hex, from]) => ({
      ...choiceOf(`go:${from[0]}`),
      verb: "assault",
      hex,
      spot: null,
      from,
    })),
  ];
}

/** The free hexes of a state where the same unit can be placed once more. */
function placesAgain(view: View, pack: Pack, again: string): Gesture[] {
  const choice = choiceOf(again);
  return placesFor(view, pack, choice.state!, choice.thing!).map((hex) => ({
    ...choice,
    verb: "again",
    hex,
  }));
}
