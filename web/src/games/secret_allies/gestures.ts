/**
 * Gestures that answer several questions with one click: fire without moving, and buy the same unit
 * again and place it. The options still decide; a gesture only sends keys it was offered.
 */

import { choiceOf, type Choice } from "./options";
import type { Pack } from "./pack";
import { unitAt, type View } from "./view";
import { placesFor } from "./wares";
import { targetsFrom } from "./ways";

/** The answer to a question that will follow; undefined: the player decides. */
export interface Planned {
  ask: string;
  key: (options: readonly string[]) => string | undefined;
}

export const aim = (hex: string): Planned => ({ ask: "ask-target", key: () => `hit:${hex}` });
export const put = (hex: string): Planned => ({ ask: "ask-put-unit", key: () => `put:${hex}` });
export const PAY: Planned = { ask: "ask-pay", key: plainPayment };

/**
 * The payment with the most gold, if there is only one such: uranium and titanium can be used as
 * gold but not the other way round (SA-1.0.3), so it is never worse than another.
 */
export function plainPayment(options: readonly string[]): string | undefined {
  const gold = (key: string) => Number(/^pay:(\d+)\./.exec(key)?.[1] ?? -1);
  const most = Math.max(...options.map(gold));
  const best = options.filter((key) => gold(key) === most);
  return best.length === 1 ? best[0] : undefined;
}

/** What one click on the map may mean besides the options that name its hex. */
export function gesturesOf(
  choices: readonly Choice[],
  view: View,
  pack: Pack,
  again: string | null,
): Choice[] {
  if (again) return placesAgain(view, pack, again);
  const moving = view.battle?.moving ?? null;
  if (!moving || !choices.some(({ key }) => key === "stay")) return [];
  const unit = unitAt(view, moving);
  const stay = { ...choiceOf("stay"), spot: null };
  const targets = unit ? targetsFrom(view, pack, unit.unit, unit.seat, moving) : [];
  return [{ ...stay, hex: moving }, ...targets.map((hex) => ({ ...stay, verb: "hit", hex }))];
}

/** The free hexes of a state where the same unit can be placed once more. */
function placesAgain(view: View, pack: Pack, again: string): Choice[] {
  const choice = choiceOf(again);
  return placesFor(view, pack, choice.state!, choice.thing!).map((hex) => ({
    ...choice,
    verb: "again",
    hex,
  }));
}
