/** The page and the Python side say the same sentences; `tests/web/test_words.py` brings them. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages, plain, shelve, shelves, Words } from "../src/lib/words";
import type { Facts } from "../src/lib/wire";

interface Told {
  game: string;
  language: string;
  names: Record<number, string>;
  settings: Record<string, string>;
  events: [Facts, string][];
  asks: [string, Facts, string][];
  options: [string, string][];
  results: [Facts, string[]][];
}

const file = process.env.HIDDENHAND_SENTENCES;

describe.skipIf(!file)("whole games, in both renderers", () => {
  const all = file ? (JSON.parse(readFileSync(file, "utf-8")) as Told[]) : [];
  test.each(all)("$game in $language", async (told) => {
    const words = new Words(await shelves(told.game, told.language), told.names, told.settings);
    const differ: unknown[] = [];
    const compare = (ours: string, theirs: string, what: unknown) => {
      if (ours !== theirs) differ.push({ what, ours, theirs });
    };
    for (const [event, text] of told.events) compare(words.event(event), text, event);
    for (const [key, view, text] of told.asks) compare(words.ask(key, view), text, key);
    for (const [key, text] of told.options) compare(words.option(key), text, key);
    for (const [result, lines] of told.results) {
      compare(words.result(result).join("\n"), lines.join("\n"), result);
    }
    expect(differ.slice(0, 5)).toEqual([]);
    expect(told.events.length + told.options.length).toBeGreaterThan(100);
  });
});

test("witnesses read more than others, and lists are counted", () => {
  const shelf = shelve("en", [
    `event-drew = { SEAT($seat) }: drew { NAME($card) }
    .unseen = { SEAT($seat) }: drew a card
event-many = { $cards_count ->
    [one] one card: { NAMES($cards) }
   *[other] { $cards_count } cards: { NAMES($cards) }
}
name-koi = Keen Koi
seat = seat { $number }`,
  ]);
  const words = new Words([shelf], { 0: "Ola" });
  expect(words.event({ event: "drew", seat: 0, card: "koi" })).toBe("Ola: drew Keen Koi");
  expect(words.event({ event: "drew", seat: 1 })).toBe("seat 1: drew a card");
  expect(words.event({ event: "many", cards: ["koi"] })).toBe("one card: Keen Koi");
  expect(words.event({ event: "many", cards: ["koi", "eel_x"] })).toBe("2 cards: Keen Koi, eel x");
  expect(words.ask("ask-big-one")).toBe("big one");
  expect([...words.missing]).toEqual(["name-eel_x", "ask-big-one"]);
});

test("there are languages, English among them", () => {
  expect(languages()).toContain("en");
  expect(plain("ask-turn_lot-now")).toBe("turn lot now");
});

test("a key without a message is refused by the checker", () => {
  const words = new Words([]);
  // @ts-expect-error nothing is called so: `npm run check` fails if this were allowed
  expect(words.say("web-no-such-message")).toBe("web no such message");
  expect(words.say("web-your-turn")).toBe("web your turn");
});
