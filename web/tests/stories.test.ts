import { expect, test } from "vitest";
import { swings } from "../src/games/hidden_leaders/stories";
import { ledSince, mostDestroyed } from "../src/games/secret_allies/stories";
import type { Step } from "../src/games/ui";
import type { Facts } from "../src/lib/wire";

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
