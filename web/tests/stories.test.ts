import { expect, test } from "vitest";
import { suspicionsIn, swings } from "../src/games/hidden_leaders/stories";
import { ledSince, mostDestroyed } from "../src/games/secret_allies/stories";
import type { Step } from "../src/games/ui";
import type { Facts } from "../src/lib/wire";
import { shelves, Words } from "../src/lib/words";

const log = (...events: Facts[]): Step[] => [{ seq: 0, seat: 0, events }];
const moved = (seat: number, from: [number, number], to: [number, number]): Facts => ({
  event: "markers-moved",
  seat,
  "red-from": from[0],
  "green-from": from[1],
  red: to[0],
  green: to[1],
});

test("the move that settled the winning faction, and how often it changed", () => {
  const steps = log(
    { event: "turn-began", seat: 0, turn: 1 },
    { event: "played", seat: 0, card: "keen_koi" },
    moved(0, [1, 1], [5, 1]), // away from equal: another faction
    { event: "turn-began", seat: 1, turn: 2 },
    { event: "played", seat: 1, card: "gritty_giant" },
    moved(1, [5, 1], [6, 1]), // no change
    moved(1, [6, 1], [6, 6]), // equal again
  );
  expect(swings(steps)).toEqual({
    changes: 2,
    decided: { turn: 2, seat: 1, card: "gritty_giant" },
  });
  expect(swings(log(moved(0, [5, 1], [6, 1])))).toEqual({ changes: 0, decided: null });
});

test("since when the winner led, and who destroyed most", () => {
  const steps = log(
    { event: "turn", turn: 1 },
    { event: "track", track: [3, 1] },
    { event: "turn", turn: 2 },
    { event: "destroyed", by: 1, seat: 0 },
    { event: "track", track: [3, 3] },
    { event: "turn", turn: 3 },
    { event: "destroyed", by: 1, seat: 0 },
    { event: "destroyed", by: 0, seat: 1 },
    { event: "track", track: [5, 3] },
  );
  expect(ledSince(steps, 0)).toBe(3);
  expect(ledSince(steps, 1)).toBeNull();
  expect(mostDestroyed(steps)).toEqual({ seat: 1, count: 2 });
});

test("a suspicion that was right and one that was wrong, best about the winner", async () => {
  const words = new Words(await shelves("hidden_leaders", "en"), { 0: "Ola", 1: "Ben", 2: "Cy" });
  const line = (seat: number, about: number, secret: string, since: number, right: boolean) => ({
    seat,
    about,
    secret,
    since,
    right,
  });
  const steps: Step[] = [
    { seq: 0, seat: -1, events: [{ event: "turn-began", seat: 0, turn: 1 }] },
    { seq: 9, seat: 0, events: [{ event: "turn-began", seat: 1, turn: 4 }] },
    { seq: 20, seat: 1, events: [{ event: "turn-began", seat: 2, turn: 5 }] },
  ];
  const lines = [
    line(1, 2, "lemron", 2, true), // not about the winner
    line(2, 1, "cyra", 10, true),
    line(0, 1, "cyra", 12, true),
    line(0, 2, "enned", 3, false),
  ];
  const told = (viewer: number) => suspicionsIn(lines, steps, words, 1, viewer);
  expect(told(-3)).toEqual([
    "From turn 4 on, Cy had reason to suspect that Ben is Cyra the Righteous.",
    "Cy fooled Ola: to the end it all looked like Enned the Innocent.",
  ]);
  expect(told(0)[0]).toContain("Ola had reason"); // the viewer's own
  expect(suspicionsIn([], steps, words, 1, 0)).toEqual([]);
});
