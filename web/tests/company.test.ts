import { beforeAll, describe, expect, it, vi } from "vitest";
import { Bubbles, goneFor, noticesOf, presenceOf } from "../src/lib/company.svelte";
import { faceOf, initialsOf } from "../src/lib/faces";
import { speech } from "../src/lib/speech.svelte";
import { shelves, Words } from "../src/lib/words";
import type { ChatLine, RoomInfo, SeatInfo } from "../src/lib/wire";

vi.mock("../src/lib/preferences.svelte", () => ({ preferences: { language: "en" } }));
beforeAll(async () => {
  speech.words = new Words(await shelves(null, "en"));
});

const ola = { user: "ola", name: "Ola", face: null };
const ben = { user: "ben", name: "Ben", face: "fox-teal" };
const seat = (number: number, more: Partial<SeatInfo>): SeatInfo =>
  ({ seat: number, person: null, bot: null, absent: null, ...more }) as SeatInfo;
const room = (seats: SeatInfo[], more: Partial<RoomInfo> = {}): RoomInfo =>
  ({
    code: "r",
    stage: "playing",
    game_id: "g",
    host: ola,
    lesson: null,
    sent_away: [],
    seats,
    ...more,
  }) as RoomInfo;

describe("what everybody is told", () => {
  const both = room([seat(0, { person: ola }), seat(1, { person: ben })]);
  const bens = (more: Partial<SeatInfo>, room_: Partial<RoomInfo> = {}) =>
    room([seat(0, { person: ola }), seat(1, { person: ben, ...more })], room_);

  it("a bot plays for somebody, who comes back", () => {
    const lent = bens({ bot: "normal", lent: true });
    expect(noticesOf(both, lent, "ola")).toEqual(["A bot is playing for Ben until they return."]);
    expect(noticesOf(both, lent, "ben")).toEqual([]);
    expect(noticesOf(both, bens({ bot: "normal" }), "ola")).toEqual([
      "A bot is playing for Ben now.",
    ]);
    expect(noticesOf(lent, both, "ola")).toEqual(["Ben is back."]);
    expect(noticesOf(lent, both, "ben")[0]).toMatch(/^A bot played for you/);
  });
  it("a wish for a rematch, and that it is gone", () => {
    const wants = bens({ wants_rematch: true }, { stage: "over" });
    expect(noticesOf(bens({}, { stage: "over" }), wants, "ola")).toEqual(["Ben wants a rematch."]);
    expect(noticesOf(wants, bens({}, { stage: "over" }), "ola")).toEqual([
      "Ben no longer wants a rematch.",
    ]);
    expect(noticesOf(wants, room(both.seats, { game_id: "next" }), "ola")).toEqual([]);
  });
  it("another host, and a seat that was freed", () => {
    const passed = room(both.seats, { host: ben });
    expect(noticesOf(both, passed, "ola")).toEqual(["Ben is the host now."]);
    expect(noticesOf(both, passed, "ben")).toEqual(["You are the host now."]);
    const freed = room([seat(0, { person: ola }), seat(1, {})], {
      stage: "waiting",
      sent_away: ["ben"],
    });
    expect(noticesOf(room(both.seats, { stage: "waiting" }), freed, "ben")).toEqual([
      "The host removed you from your seat. You can sit down again or watch.",
    ]);
    expect(noticesOf(room(both.seats, { stage: "waiting" }), freed, "ola")).toEqual([
      "Ben left their seat.",
    ]);
    expect(noticesOf(freed, room(both.seats, { stage: "waiting" }), "ola")).toEqual([
      "Ben sat down.",
    ]);
  });
  it("nothing at first sight", () => {
    expect(noticesOf(null, both, "ola")).toEqual([]);
    expect(noticesOf(both, both, "ola")).toEqual([]);
  });
});

describe("who is here", () => {
  it("counts on from what was told", () => {
    expect(goneFor(seat(0, { absent: 5 }), 1000, 4000)).toBe(8);
    expect(goneFor(seat(0, {}), 1000, 4000)).toBeNull();
  });
  it("says when a bot plays", () => {
    expect(presenceOf(seat(0, { presence: "away" }))).toBe("away");
    expect(presenceOf(seat(0, { presence: "offline", bot: "normal" }))).toBe("bot");
  });
});

describe("bubbles", () => {
  it("pass, and the newest counts", () => {
    vi.useFakeTimers();
    const bubbles = new Bubbles();
    const line = (text: string | null, reaction: string | null = null) =>
      ({ person: ben, text, reaction, number: 1, room: "r", at: 0 }) as unknown as ChatLine;
    bubbles.say(line("hello"));
    vi.advanceTimersByTime(5000);
    bubbles.say(line(null, "laugh"));
    vi.advanceTimersByTime(5000);
    expect(bubbles.of("ben")).toBe("Ha ha");
    vi.advanceTimersByTime(5000);
    expect(bubbles.of("ben")).toBeNull();
    bubbles.say(line(null, "hint")); // is told otherwise
    expect(bubbles.of("ben")).toBeNull();
    vi.useRealTimers();
  });
});

describe("faces", () => {
  it("are what was chosen, or initials on a color of their own", () => {
    expect(faceOf(ben)).toEqual({ drawing: "fox", color: "teal" });
    expect(faceOf(ola).drawing).toBe("initials");
    expect(faceOf(ola)).toEqual(faceOf({ ...ola }));
  });
  it("have one or two letters", () => {
    expect(
      ["Ola", "Guest 123", "żaba zielona mała", "", "(2)"].map((name) => initialsOf(name)),
    ).toEqual(["O", "G1", "ŻZ", "", ""]);
    expect(initialsOf("Guest 123", 1)).toBe("G");
  });
});
