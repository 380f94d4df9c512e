import { describe, expect, it } from "vitest";
import { newestFirst } from "../src/games/logbook";

const heads = (line: string) => line.startsWith("turn");

describe("a log", () => {
  it("begins with what happened last", () => {
    expect(newestFirst(["dealt", "chosen"], heads)).toEqual(["chosen", "dealt"]);
  });
  it("has every turn under its own heading, never above the one before", () => {
    const told = ["dealt", "turn 1", "a", "b", "turn 2", "c", "d"];
    expect(newestFirst(told, heads)).toEqual(["turn 2", "d", "c", "turn 1", "b", "a", "dealt"]);
  });
  it("begins with a turn in which nothing has happened yet", () => {
    expect(newestFirst(["turn 1", "a", "turn 2"], heads)).toEqual(["turn 2", "turn 1", "a"]);
  });
  it("may be empty", () => {
    expect(newestFirst([], heads)).toEqual([]);
  });
});
