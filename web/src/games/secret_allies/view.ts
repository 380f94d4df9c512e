/** The view of Secret Allies, and small questions to it. */

import type { Facts, SecretAlliesView, StateShown, UnitShown } from "../../lib/wire";

export type View = SecretAlliesView;

export function viewOf(facts: Facts): View {
  return facts as unknown as View;
}

export function stateOf(view: View, id: string): StateShown | undefined {
  return view.states.find((state) => state.state === id);
}

export function stateAt(view: View, hex: string): StateShown | undefined {
  return view.states.find((state) => state.hexes.includes(hex));
}

export function unitAt(view: View, hex: string): UnitShown | undefined {
  return view.units.find((unit) => unit.hex === hex);
}

/** Damage a unit has taken from one seat's fire in this subturn. */
export function damageBy(unit: UnitShown, seat: number): number {
  return unit.damage[seat] ?? 0;
}

/** The seats in the order of play, whoever is out left last. */
export function inOrder(view: View): number[] {
  const seats = view.players.map((player) => player.seat);
  const order = view.order.length ? view.order : view.seat_order;
  return [...order, ...seats.filter((seat) => !order.includes(seat))];
}

/** How many of the tokens in a treasury have just arrived and cannot be sent on. */
export function total(tokens: readonly number[]): number {
  return tokens.reduce((sum, count) => sum + count, 0);
}
