/** The colors of the map, the same in light and dark mode, like a printed map. */

/** Land without a holder is pale, so that strong colors always mean a player. */
export const TERRAIN: Readonly<Record<string, string>> = {
  plain: "#f0e9d6",
  forest: "#d9e2c6",
  jungle: "#c6d8b4",
  desert: "#f3e1bd",
  water: "#c5dbe6",
  mountain: "#d8d1c8",
};

/** The line along the coast of the land. */
export const COAST = "#5d7a82";

/** How the worth of a state is drawn: its border as printed, and the badge with the number. */
export interface Worth {
  line: string;
  badge: string;
  ink: string;
}
const WORTHS: readonly Worth[] = [
  { line: "#fffdf5", badge: "#fffdf5", ink: "#2b2118" },
  { line: "#86bbdb", badge: "#a9d3ea", ink: "#14303f" },
  { line: "#bb5a52", badge: "#b5483f", ink: "#fffdf5" },
  { line: "#3a4a80", badge: "#2f3f78", ink: "#fffdf5" },
];

/** The drawing of a worth; above 4 it is that of 4. */
export function worthOf(worth: number): Worth {
  return WORTHS[Math.min(WORTHS.length, Math.max(1, worth)) - 1]!;
}
