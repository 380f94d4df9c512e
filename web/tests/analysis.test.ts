import { describe, expect, it } from "vitest";
import type { Analysis, AnalysisSuspicion } from "../src/lib/wire";
import { percent, pointAt, someGuesses, sparkline, tableRows } from "../src/analysis/reading";

const curve = [-1, 0, 5, 9].map((moment) => ({ moment, chances: [0.5, 0.5] }));
const one: AnalysisSuspicion = {
  seat: 0,
  about: 1,
  truth: ["cyra"],
  found_out: null,
  guesses: [0, 1, 2, 3, 4, 5, 6, 7].map((moment) => ({
    moment,
    right: moment / 10,
    suspects: [["cyra", 0.5]],
  })),
};

describe("an analysis", () => {
  it("knows the point that holds at a moment", () => {
    expect([-1, 0, 4, 5, 8, 9, 99].map((moment) => pointAt(curve, moment).moment)).toEqual([
      -1, 0, 0, 5, 5, 9, 9,
    ]);
  });
  it("makes a table of the ends, the turns and some between", () => {
    const long = Array.from({ length: 100 }, (_, n) => ({ moment: n - 1, chances: [1, 0] }));
    const turns = [{ moment: 50 }] as Analysis["turns"];
    const rows = tableRows({ curve: long, turns } as Analysis, 10).map((row) => row.moment);
    expect(rows[0]).toBe(-1);
    expect(rows.at(-1)).toBe(98);
    expect(rows).toContain(50);
    expect(rows.length).toBeLessThan(14);
  });
  it("tells percents in the language", () => {
    expect(percent("en", 0.256)).toBe("26%");
    expect(percent("en", 0.07, true)).toBe("+7%");
    expect(percent("pl", 0.5)).toMatch(/^50\s?%$/);
  });
  it("draws and shortens what was guessed", () => {
    expect(sparkline(one, 10, 100, 10).split(" ")).toHaveLength(8);
    expect(sparkline(one, 10, 100, 10)).toMatch(/^0\.0,10\.0 /);
    expect(someGuesses(one, 3).map((guess) => guess.moment)).toEqual([0, 4, 7]);
  });
});
