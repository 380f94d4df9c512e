/** The view of Hidden Leaders as the server sends it, and the spots of the table.
 *
 * A spot names a place on the page in the words of the game's events: "party.2.0", "hidden.1.3",
 * "tavern.1", "harbor", "graveyard". Cards of my hand and cards set aside are told apart by the
 * card: "hand.0:keen_koi", "held:keen_koi". */

import type { Facts } from "../../lib/wire";

export type Faction = "tribes" | "empire" | "undead" | "water";
export const FACTIONS: readonly Faction[] = ["tribes", "empire", "undead", "water"];
export const TRACK = 12; // spaces
export const WAR_ZONE = 9; // from here on (HL-14)

export interface Party {
  seat: number;
  heroes: string[];
  hidden: (string | null)[];
  hand_size: number;
  hand: string[] | null;
  leader: string | null;
}

export interface Ability {
  seat: number;
  card: string;
  held: (string | null)[];
}

export interface View {
  viewer: number;
  settings: Record<string, string>;
  seats: number;
  phase: "setup" | "play" | "draw" | "reduce" | "refill" | "over";
  turn: number;
  active: number;
  first: number;
  red: number;
  green: number;
  end_number: number;
  faction_now: Faction;
  tavern: (string | null)[];
  harbor_size: number;
  wilderness_size: number;
  graveyard_size: number;
  graveyard_top: string | null;
  undealt_leaders: number;
  parties: Party[];
  abilities: Ability[];
  waiting_for: number[];
  graveyard: string[] | null;
  looking: Record<string, string>;
  picked: string[];
}

export function viewOf(facts: Facts): View {
  return facts as unknown as View;
}

/** The card at a place of the view, as far as these eyes know it. */
export function cardAt(view: View, spot: string): string | null {
  const shown = view.looking[spot];
  if (shown) return shown;
  const [place = "", card] = spot.split(":");
  if (card) return card;
  const [zone, first, second] = place.split(".");
  const number = Number(first);
  switch (zone) {
    case "party":
      return view.parties[number]?.heroes[Number(second)] ?? null;
    case "hidden":
      return view.parties[number]?.hidden[Number(second)] ?? null;
    case "tavern":
      return view.tavern[number] ?? null;
    case "graveyard":
      return view.graveyard?.[first === undefined ? 0 : number] ?? view.graveyard_top;
    default:
      return null;
  }
}

/** Seats in the order they sit, beginning after the viewer: the one who plays next comes first. */
export function othersAround(view: View): Party[] {
  const mine = Math.max(view.viewer, -1);
  if (mine < 0) return view.parties;
  return view.parties.map((_, step) => view.parties[(mine + step) % view.seats]!).slice(1);
}
