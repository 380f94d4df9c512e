import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../src/lib/playback.svelte";
import { preferences } from "../src/lib/preferences.svelte";
import { fromSnapshot, sceneOf, type Seen } from "../src/lib/seen";
import type { Snapshot } from "../src/lib/wire";

const snapshot = (seq: number, first: number, red: number): Snapshot => ({
  type: "snapshot",
  room: "r",
  game_id: "g",
  viewer: 0,
  seq,
  questions: [{ seat: 0, ask: "a", rule: "HL-1", asked: seq, options: ["x"], deadline: null }],
  may_take_back: false,
  may_resign: false,
  banks: {},
  result: null,
  names: {},
  view: { red },
  log: Array.from({ length: seq - first + 1 }, (_, n) => [{ event: `e${first + n}` }]),
  first,
});

// the real ones ask the browser what the person likes; here the test says it
vi.mock("../src/lib/preferences.svelte", () => ({ preferences: { motion: 1 } }));
const liked = preferences as { motion: number };

let before: Seen;
beforeEach(() => {
  vi.useFakeTimers();
  before = fromSnapshot("hidden_leaders", snapshot(2, 0, 1), null);
});
afterEach(() => vi.useRealTimers());

test("what was missed is shown step by step, and nobody is asked before all was shown", () => {
  const shown: number[] = [];
  const playback = new Playback((step) => shown.push(step.seq));
  liked.motion = 1;
  playback.jump(before);
  playback.comeBack(fromSnapshot("hidden_leaders", snapshot(5, 3, 9), before));
  expect(playback.moment?.seq).toBe(3);
  expect(playback.moment?.view).toEqual({ red: 1 }); // the table we left
  expect(playback.moment?.questions.every((question) => !question.options)).toBe(true);
  vi.runAllTimers();
  expect(shown).toEqual([3, 4, 5]);
  expect(playback.moment?.view).toEqual({ red: 9 });
  expect(playback.moment?.questions[0]?.options).toEqual(["x"]);
  expect(playback.log.length).toBe(6);
});

test("a question that is still open stays while what was missed is shown", () => {
  const playback = new Playback();
  liked.motion = 1;
  const open = before.frame.questions[0]!;
  playback.jump(before);
  const after = fromSnapshot("hidden_leaders", snapshot(5, 3, 9), before);
  playback.comeBack({ ...after, frame: { ...after.frame, questions: [open] } });
  expect(playback.moment?.seq).toBe(3);
  expect(playback.moment?.questions).toEqual([open]);
  vi.runAllTimers();
  expect(playback.moment?.questions).toEqual([open]);
});

test("a long absence is told in words; only the newest steps are shown again", () => {
  const shown: number[] = [];
  const playback = new Playback((step) => shown.push(step.seq));
  liked.motion = 1;
  playback.jump(before);
  playback.comeBack(fromSnapshot("hidden_leaders", snapshot(40, 3, 9), before));
  vi.runAllTimers();
  expect(shown).toEqual(Array.from({ length: 12 }, (_, n) => 29 + n));
  expect(playback.log.length).toBe(41);
});

test("without animations the table is simply there", () => {
  const playback = new Playback();
  liked.motion = 0;
  playback.jump(before);
  playback.comeBack(fromSnapshot("hidden_leaders", snapshot(5, 3, 9), before));
  expect(playback.moment?.seq).toBe(5);
  expect(playback.moment?.behind).toBe(0);
});

test("a question that could be answered stays while others answer theirs", () => {
  const playback = new Playback();
  liked.motion = 1;
  playback.jump(before);
  const sealed = (seq: number): Seen => {
    const told = snapshot(seq, 3, 1);
    told.questions[0]!.asked = 2; // still the same question
    const seen = fromSnapshot("hidden_leaders", told, before);
    const last = { seq, seat: 1, events: [{ event: "sealed" }] };
    return { ...seen, frame: { ...seen.frame, last } };
  };
  for (const seq of [3, 4]) {
    playback.add(sealed(seq));
    expect(playback.moment?.questions[0]?.options).toEqual(["x"]);
  }
  expect(playback.moment?.behind).toBe(1);
  playback.add(fromSnapshot("hidden_leaders", snapshot(5, 3, 1), before)); // a new question
  vi.advanceTimersByTime(1);
  expect(playback.moment?.questions[0]?.asked).toBe(2);
  vi.runAllTimers();
  expect(playback.moment?.questions[0]?.asked).toBe(5);
  expect(playback.moment?.questions[0]?.options).toEqual(["x"]);
});

test("the turn of one player is a short film, and says what is to come", () => {
  const playback = new Playback();
  liked.motion = 1;
  playback.jump(before);
  const acted = (seq: number, seat: number): Seen => {
    const seen = fromSnapshot("hidden_leaders", snapshot(seq, seq, 1), before);
    const events = [{ event: "moved" }, { event: "fired" }, { event: "destroyed" }];
    return { ...seen, frame: { ...seen.frame, last: { seq, seat, events } } };
  };
  for (const [seq, seat] of [
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 2],
  ] as const)
    playback.add(acted(seq, seat));
  expect(playback.moment?.coming?.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  const { last, coming = [] } = playback.moment!;
  expect(sceneOf(last, coming).map(({ seq }) => seq)).toEqual([4, 5]);
  vi.advanceTimersByTime(1350);
  expect(playback.moment?.seq).toBe(4); // two more of this player wait, one of another
  expect(playback.moment?.pace).toBe(1350);
  liked.motion = 0.25;
  vi.advanceTimersByTime(1350);
  expect(playback.moment?.pace).toBe(338); // four times as fast
  liked.motion = 1;
});

test("many waiting steps are shown as one short film", () => {
  const shown: number[] = [];
  const playback = new Playback((step) => shown.push(step.seq));
  liked.motion = 1;
  playback.jump(before);
  playback.comeBack(fromSnapshot("hidden_leaders", snapshot(14, 3, 9), before));
  expect(playback.moment?.pace).toBeLessThan(500); // alone it would be shown longer
  vi.advanceTimersByTime(20_000);
  expect(shown).toHaveLength(12);
  const few = new Playback();
  few.jump(before);
  few.comeBack(fromSnapshot("hidden_leaders", snapshot(3, 3, 9), before));
  expect(few.moment?.pace).toBe(750);
});
