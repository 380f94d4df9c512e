/**
 * The view of Hidden Leaders as the server sends it, and the spots of the table.
 *
 * A spot is a place in the engine's notation (places.py): "2.keen_koi" is a face-up hero of seat 2,
 * "2.h0" its oldest hidden one, "tavern.keen_koi" and "graveyard.keen_koi" are face up, "keen_koi"
 * alone is in my hand or set aside. Areas are spots too: "2" is the party of seat 2 and the seat
 * itself, "2.hand" its hand, "harbor", "wilderness", "graveyard", "held".
 */

import type {
  AbilityView,
  HiddenLeadersView,
  PartyView,
} from "../../generated/hidden_leaders.view";
import type { Facts } from "../../lib/wire";

export type Faction = "tribes" | "empire" | "undead" | "water";
export const FACTIONS: readonly Faction[] = ["tribes", "empire", "undead", "water"];
export const TRACK = 12; // spaces
export const WAR_ZONE = 9; // from here on (HL-14)

export type Party = PartyView;
export type Ability = AbilityView;
export type View = HiddenLeadersView & { faction_now: Faction };

/** The view of a moment, typed. */
export function viewOf(facts: Facts): View {
  return facts as unknown as View;
}

/** The card at a spot if the viewer knows it; null for an area. */
export function cardAt(view: View, spot: string): string | null {
  const shown = view.looking[spot];
  if (shown) return shown;
  const [first = "", card] = spot.split(".");
  const stacked = /^h(\d+)$/.exec(card ?? "");
  if (stacked) return view.parties[Number(first)]?.hidden[Number(stacked[1])] ?? null;
  if (card === undefined) return isCard(view, first) ? first : null;
  return card === "hand" || card === "hidden" ? null : card;
}

/** True if there is something at this spot in the view. */
export function isThere(view: View, spot: string): boolean {
  const [first = "", card] = spot.split(".");
  if (card === undefined) return first in view.parties || isCard(view, first);
  if (first === "tavern") return view.tavern.includes(card);
  if (first === "graveyard") return card === view.graveyard_top || !!view.graveyard?.includes(card);
  const party = view.parties[Number(first)];
  const stacked = /^h(\d+)$/.exec(card);
  if (stacked) return Number(stacked[1]) < (party?.hidden.length ?? 0);
  return !!party?.heroes.includes(card);
}

/** True for a card named without an area: in a hand the viewer sees, or set aside. */
function isCard(view: View, word: string): boolean {
  return (
    view.abilities.some((ability) => ability.held.includes(word)) ||
    view.parties.some((party) => party.hand?.includes(word))
  );
}

/** The other seats in turn order, beginning with the one after the viewer. */
export function othersAround(view: View): Party[] {
  const mine = Math.max(view.viewer, -1);
  if (mine < 0) return view.parties;
  return view.parties.map((_, step) => view.parties[(mine + step) % view.seats]!).slice(1);
}
