import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Room } from "../src/lib/room.svelte";
import type { Answer, Question, RoomInfo, Snapshot, Update } from "../src/lib/wire";

const { sent } = vi.hoisted(() => ({ sent: [] as Answer[] }));
vi.mock("../src/lib/connection.svelte", () => ({
  connection: {
    me: { user: "ola" },
    watch: () => () => {},
    resume: () => {},
    request: async (message: Answer) => {
      sent.push(message);
      return { seq: 9 };
    },
  },
}));
vi.mock("../src/lib/preferences.svelte", () => ({ preferences: { motion: 1 } }));
vi.mock("../src/lib/speech.svelte", () => ({ say: (key: string) => key }));
vi.mock("../src/lib/pins", () => ({ noteGame: () => {}, isBroken: () => false }));

const info = {
  code: "r",
  stage: "playing",
  game_id: "g",
  host: { user: "ola" },
  options: { game: "plain" },
  seats: [{ seat: 0, here: true, person: { user: "ola", name: "Ola" } }],
} as unknown as RoomInfo;
const question = (asked: number): Question => ({
  ...{ seat: 0, ask: "ask-turn", rule: "X-1", options: ["pass"], deadline: null },
  asked,
});
const moment = (seq: number, asked: number) => ({
  ...{ room: "r", game_id: "g", viewer: 0, result: null, banks: {} },
  ...{ may_take_back: false, may_resign: false },
  seq,
  questions: [question(asked)],
});
const snapshot = (seq: number, asked: number): Snapshot => ({
  ...moment(seq, asked),
  ...{ type: "snapshot", names: {}, view: {}, log: [], first: 0 },
});
const update = (seq: number, asked: number): Update => ({
  ...moment(seq, asked),
  ...{ type: "update", seat: 1, events: [{ event: "e" }], changed: {}, retold: {} },
  taken_back: false,
});

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test("an answer names the question on the screen, whatever has come since", async () => {
  const room = new Room("r");
  room.take({ type: "room", room: info });
  room.take(snapshot(2, 2));
  room.take(update(3, 2)); // another seat's step is being shown, my question stays
  room.take(update(4, 4)); // received, not shown yet: I am asked something else
  expect(room.show?.moment?.seq).toBe(3);
  await room.answer("pass");
  expect(sent.map(({ asked, seat, key }) => [asked, seat, key])).toEqual([[2, 0, "pass"]]);
  room.close();
});

test("who is not asked names the step on the screen", async () => {
  const room = new Room("r");
  room.take({ type: "room", room: info });
  room.take({ ...snapshot(2, 2), questions: [] });
  await room.answer("resign");
  expect(sent.map(({ asked, key }) => [asked, key])).toEqual([[2, "resign"]]);
  room.close();
});
