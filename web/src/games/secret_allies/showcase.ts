/** The map of the home page: the public part of one moment of a game. */

import type { StateShown, UnitShown } from "../../generated/secret_allies.view";
import type { Pack } from "./pack";
import moment from "./showcase.json";
import { landOf, type View } from "./view";

export const PACK = "reconstruction";
export const FRAME = "-60 -285 610 290"; // the piece of the map that is shown

interface Held {
  hexes: string[]; // in the order of the printed cells
  holder: number | null;
  partisans: boolean;
  mines: (number | null)[]; // owners, in the order of the printed mines
}
const held = moment.states as Record<string, Held>;

/** The states, as printed, with their holders. */
export function landShown(pack: Pack): StateShown[] {
  const tiles = Object.entries(held).map(([state, { hexes }]) => ({ state, hexes }));
  return landOf({ states: [], tiles } as unknown as View, pack).map((land) => {
    const { holder, partisans, mines } = held[land.state]!;
    const owned = Object.keys(land.mines).map((hex, index) => [hex, mines[index] ?? null]);
    return {
      ...land,
      holder,
      partisan_token: partisans,
      mines: Object.fromEntries(owned) as StateShown["mines"],
    };
  });
}

/** The units on these states. */
export function unitsShown(): UnitShown[] {
  return (moment.units as [string, number, string, number][]).map(([hex, seat, unit, armour]) => ({
    hex,
    seat,
    unit,
    armour,
    terrain_marker: null,
    moved: false,
    wreck: false,
    partisan: false,
    damage: [],
  }));
}
