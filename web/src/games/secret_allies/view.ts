/** The view of Secret Allies, with helpers. */

import type { SecretAlliesView, StateShown, UnitShown } from "../../generated/secret_allies.view";
import type { Facts } from "../../lib/wire";
import type { Pack } from "./pack";

export type View = SecretAlliesView;

/** The view of a moment, typed. */
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

/** Damage a unit has taken from one seat in this subturn. */
export function damageBy(unit: UnitShown, seat: number): number {
  return unit.damage[seat] ?? 0;
}

/** The seats in turn order; eliminated players last. */
export function inOrder(view: View): number[] {
  const seats = view.players.map((player) => player.seat);
  const order = view.order.length ? view.order : view.seat_order;
  return [...order, ...seats.filter((seat) => !order.includes(seat))];
}

/** The states of the map. While it is being built there are only tiles, drawn as printed. */
export function landOf(view: View, pack: Pack): StateShown[] {
  if (view.states.length) return view.states;
  return view.tiles.map(({ state, hexes }) => {
    const printed = pack.states[state]!;
    return {
      state,
      large: printed.large,
      worth: printed.worth,
      income: printed.income,
      hexes,
      terrain: printed.cells.map(([, , terrain]) => terrain),
      mines: Object.fromEntries(printed.mines.map((cell) => [hexes[cell]!, null])),
      partisan_token: true,
      holder: null,
      die: null,
      swords: false,
      revealed_by: null,
      shown_by: null,
      treasury: [0, 0, 0],
      arrived: [0, 0, 0],
      sent: 0,
    };
  });
}

/** The states that a seat holds. */
export function heldBy(view: View, seat: number): StateShown[] {
  return view.states.filter((state) => state.holder === seat);
}
