import { describe, expect, it } from "vitest";
import { packOf, unitOf } from "../src/games/secret_allies/pack";
import { landShown, PACK, unitsShown } from "../src/games/secret_allies/showcase";

describe("the map of the home page", () => {
  const pack = packOf(PACK);
  const land = landShown(pack);

  it("consists of printed states, each with as many hexes and mines as printed", () => {
    expect(land.length).toBeGreaterThan(9);
    for (const { state, hexes, terrain, mines } of land) {
      expect(hexes.length, state).toBe(pack.states[state]!.cells.length);
      expect(terrain.length, state).toBe(hexes.length);
      expect(Object.keys(mines).length, state).toBe(pack.states[state]!.mines.length);
    }
    const all = land.flatMap(({ hexes }) => hexes);
    expect(new Set(all).size).toBe(all.length);
  });

  it("has units of the pack, one on a hex", () => {
    const hexes = new Set(land.flatMap(({ hexes }) => hexes));
    const units = unitsShown();
    expect(units.filter(({ hex }) => !hexes.has(hex))).toEqual([]);
    expect(new Set(units.map(({ hex }) => hex)).size).toBe(units.length);
    for (const { unit } of units) expect(unitOf(pack, unit), unit).toBeTruthy();
  });
});
