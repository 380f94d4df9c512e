import { expect, test } from "vitest";
import { afterUpdate, fromSnapshot, lookingTime } from "../src/lib/seen";
import type { Snapshot, Update } from "../src/lib/wire";

const moment = {
  room: "r",
  game_id: "g",
  viewer: 1,
  questions: [],
  may_take_back: false,
  may_resign: false,
  banks: {},
  result: null,
};
const snapshot = (more: Partial<Snapshot>): Snapshot => ({
  ...moment,
  type: "snapshot",
  seq: 2,
  names: { "1": "Ola" },
  view: { red: 1, green: 5 },
  log: [[{ event: "a" }], [], [{ event: "b" }]],
  first: 0,
  ...more,
});
const update = (more: Partial<Update>): Update => ({
  ...moment,
  type: "update",
  seq: 3,
  seat: 0,
  taken_back: false,
  events: [{ event: "c" }],
  changed: { red: 2 },
  retold: {},
  ...more,
});

test("an update changes only what it names", () => {
  const seen = fromSnapshot("hidden_leaders", snapshot({}), null);
  const after = afterUpdate(seen, update({}))!;
  expect(after.frame.view).toEqual({ red: 2, green: 5 });
  expect(seen.frame.view).toEqual({ red: 1, green: 5 });
  expect(after.steps.map((step) => step.seq)).toEqual([0, 1, 2, 3]);
  expect(after.frame.last.events).toEqual([{ event: "c" }]);
});

test("what was forgotten is told anew, in its old place", () => {
  const seen = fromSnapshot("secret_allies", snapshot({}), null);
  const after = afterUpdate(seen, update({ retold: { "2": [{ event: "b", less: true }] } }))!;
  expect(after.steps.map((step) => step.seq)).toEqual([0, 1, 2, 3]);
  expect(after.steps[2]!.events).toEqual([{ event: "b", less: true }]);
  expect(after.steps[0]!.events).toEqual([{ event: "a" }]);
});

test("a gap or another game is noticed", () => {
  const seen = fromSnapshot("hidden_leaders", snapshot({}), null);
  expect(afterUpdate(seen, update({ seq: 4 }))).toBeNull();
  expect(afterUpdate(seen, update({ game_id: "other" }))).toBeNull();
});

test("what was told while away is kept apart and added to the log", () => {
  const seen = fromSnapshot("hidden_leaders", snapshot({}), null);
  const back = snapshot({ seq: 4, first: 3, log: [[{ event: "c" }], [{ event: "d" }]] });
  const after = fromSnapshot("hidden_leaders", back, seen);
  expect(after.steps.map((step) => step.seq)).toEqual([0, 1, 2, 3, 4]);
  expect(after.missed.map((step) => step.seq)).toEqual([3, 4]);
});

test("after a take-back the whole log is told again", () => {
  const seen = fromSnapshot("hidden_leaders", snapshot({}), null);
  const back = fromSnapshot("hidden_leaders", snapshot({ seq: 3, log: [[{ event: "a" }]] }), seen);
  expect(back.steps.map((step) => step.seq)).toEqual([0]);
  expect(back.missed).toEqual([]);
});

test("more events take longer to look at, but never for ever", () => {
  const times = [0, 1, 3, 50].map((count) =>
    lookingTime({ seq: 1, seat: 0, events: Array.from({ length: count }, () => ({})) }),
  );
  expect(times[0]).toBe(0);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[3]).toBeLessThanOrEqual(2000);
});
