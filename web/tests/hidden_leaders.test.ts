import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import catalogue from "../src/generated/hidden_leaders.catalogue.json";
import portraits from "../src/games/hidden_leaders/portraits.json";
import signs from "../src/art/signs.json";
import credits from "../src/games/hidden_leaders/credits.json";
import { HEROES, LEADERS, movesShown } from "../src/games/hidden_leaders/cards";
import {
  briefly,
  cardsOf,
  chosenSoFar,
  markersOf,
  motionsOf,
  QUIET,
  schedule,
} from "../src/games/hidden_leaders/motions";
import {
  after,
  choicesOf,
  factionAt,
  movesOf,
  VERBS_ON_TABLE,
  VERBS_SAID,
} from "../src/games/hidden_leaders/options";
import { REFERENCE } from "../src/games/hidden_leaders/reference";
import { targetless } from "../src/games/hidden_leaders/targetless";
import { VERB_OF, whyNot } from "../src/games/hidden_leaders/whynot";
import type { Facts, Question } from "../src/lib/wire";
import { cardAt, othersAround, type View } from "../src/games/hidden_leaders/view";
import { languages, shelves, Words } from "../src/lib/words";
import { sprite } from "../build/art";

function table(some: Partial<View> = {}): View {
  const party = (seat: number, heroes: string[], hidden: (string | null)[]) => ({
    seat,
    heroes,
    hidden,
    hand_size: 2,
    hand: seat === 0 ? ["bored_goblin", "keen_koi"] : null,
    leader: null,
  });
  return {
    viewer: 0,
    settings: {},
    seats: 3,
    phase: "play",
    turn: 5,
    active: 0,
    first: 0,
    red: 7,
    green: 5,
    end_number: 7,
    faction_now: "empire",
    tavern: ["furious_frog", null, "aimless_eel"],
    harbor_size: 30,
    wilderness_size: 4,
    graveyard_size: 2,
    graveyard_top: "buried_emperor",
    undealt_leaders: 3,
    parties: [
      party(0, ["curious_troll"], ["grumpy_guard"]),
      party(1, [], [null, null]),
      party(2, ["leery_lizard", "ace_fighter"], [null]),
    ],
    abilities: [],
    waiting_for: [0],
    graveyard: null,
    looking: {},
    picked: [],
    about: {},
    ...some,
  };
}

describe("options on the table", () => {
  it("knows every verb the engine may use", () => {
    expect([...VERBS_ON_TABLE, ...VERBS_SAID].sort()).toEqual([...catalogue.verbs].sort());
  });

  it.each([
    ["play:keen_koi", "keen_koi", "0"],
    ["discard:keen_koi", "keen_koi", "wilderness"],
    ["hide:bored_goblin", "bored_goblin", "0.hidden"],
    ["take:tavern.aimless_eel", "tavern.aimless_eel", "0.hand"],
    ["draw", "harbor", "0.hand"],
    ["bury:2.ace_fighter", "2.ace_fighter", "graveyard"],
    ["bury:1.h1", "1.h1", "graveyard"],
    ["exchange:graveyard.buried_emperor", "graveyard.buried_emperor", null],
    ["choose:draw-graveyard", "graveyard.buried_emperor", null],
    ["with:0.curious_troll", "0.curious_troll", null],
    ["turn:2.h0", "2.h0", null],
    ["aside:tavern.furious_frog", "tavern.furious_frog", null],
    ["place:tavern.furious_frog", "tavern.furious_frog", "0"],
    ["player:2", "2", null],
    ["to:1", "1", null],
    ["show:keen_koi", "keen_koi", null],
    ["choose:draw-wilderness", "wilderness", null],
    ["choose:look", null, null],
    ["pass", null, null],
    ["seen", null, null],
    ["none", null, null],
    ["something:new", null, null],
  ])("%s lies at %s", (key, spot, drop) => {
    const [choice] = choicesOf(table(), [key]);
    expect(choice).toMatchObject({ key, spot, drop });
  });

  it("finds cards that are set aside, and any card of a graveyard that is looked through", () => {
    const abilities = [{ seat: 0, card: "deep_sea_squire", held: ["leery_lizard", "ram"] }];
    expect(choicesOf(table({ abilities }), ["hide:ram"])[0]!.spot).toBe("ram");
    const graveyard = ["buried_emperor", "furious_frog"];
    const [choice] = choicesOf(table({ graveyard }), ["take:graveyard.furious_frog"]);
    expect(choice!.spot).toBe("graveyard.furious_frog");
  });

  it.each(["take:tavern.keen_koi", "bury:5.keen_koi", "bury:2.keen_koi", "bury:2.h1", "hide:ram"])(
    "%s points at nothing, for nothing lies there, so that a button is offered",
    (key) => expect(choicesOf(table(), [key])[0]!.spot).toBeNull(),
  );

  it("knows the card at a spot as far as these eyes do", () => {
    const view = table({ looking: { "1.h1": "ram" } });
    const spots = ["2.ace_fighter", "0.h0", "1.h0", "1.h1", "tavern.aimless_eel", "keen_koi"];
    expect([...spots, "2", "0.hand", "harbor"].map((spot) => cardAt(view, spot))).toEqual([
      "ace_fighter",
      "grumpy_guard",
      null,
      "ram",
      "aimless_eel",
      "keen_koi",
      null,
      null,
      null,
    ]);
  });

  it("tells leading and trailing by where the markers stand", () => {
    expect(movesOf(table(), "leading-1,trailing+2")).toEqual([
      { marker: "red", by: -1 },
      { marker: "green", by: 2 },
    ]);
    expect(movesOf(table({ red: 3 }), "leading-1")).toEqual([{ marker: "green", by: -1 }]);
  });

  it("stops markers at the ends of the track", () => {
    const moves = movesOf(table({ red: 11, green: 2 }), "red+3,green-3");
    expect(after(table({ red: 11, green: 2 }), moves)).toEqual({ red: 12, green: 1 });
  });

  it.each([
    [9, 9, "undead"],
    [8, 9, "water"],
    [12, 8, "empire"],
    [1, 3, "tribes"],
  ])("red %i and green %i: %s", (red, green, faction) => {
    expect(factionAt(red, green)).toBe(faction);
  });

  it("seats the others in turn order after the viewer", () => {
    expect(othersAround(table({ viewer: 1 })).map((party) => party.seat)).toEqual([2, 0]);
    expect(othersAround(table({ viewer: -3 })).map((party) => party.seat)).toEqual([0, 1, 2]);
  });
});

describe("events on the table", () => {
  it("shows or deliberately leaves quiet every event the engine may tell", () => {
    const shown = (event: string) => motionsOf({ event, from: "harbor", to: "0.hand" }).length > 0;
    const neither = catalogue.events.filter((event) => !shown(event) && !QUIET.has(event));
    const both = catalogue.events.filter((event) => shown(event) && QUIET.has(event));
    expect({ neither, both }).toEqual({ neither: [], both: [] });
  });

  it("sends two cards past each other in an exchange, face down where not seen", () => {
    const told = { event: "exchanged", seat: 0, first: "1", second: "0.h0" };
    expect(motionsOf(told).map(({ from, to, card }) => [from, to, card])).toEqual([
      ["1", "0.h0", null],
      ["0.h0", "1", null],
    ]);
  });

  it("is done before the next step is shown", () => {
    for (const count of [1, 2, 5, 12]) {
      for (const { delay, duration } of schedule(count, 900)) {
        expect(delay + duration).toBeLessThanOrEqual(900);
      }
    }
    expect(schedule(3, 0)).toEqual(Array.from({ length: 3 }, () => ({ delay: 0, duration: 0 })));
  });

  it("reminds of what was chosen for the ability in progress, and of nothing older", () => {
    const events = ["markers-moved", "played", "chose-player", "drawn", "named-faction"].map(
      (event) => ({ event }),
    );
    expect(chosenSoFar(events).map(({ event }) => event)).toEqual([
      "chose-player",
      "named-faction",
    ]);
  });

  it("names the cards of an event in the order of its sentence", () => {
    expect(cardsOf({ event: "performed", copier: "a", card: "b" })).toEqual(["a", "b"]);
    expect(cardsOf({ event: "revealed-all", leader: "cyra", hidden: ["a", "b"] })).toEqual([
      "cyra",
      "a",
      "b",
    ]);
  });
});

describe("cards", () => {
  it("every hero and leader has a portrait, and each its own", () => {
    const cards = [...Object.keys(HEROES), ...Object.keys(LEADERS)];
    expect(Object.keys(portraits).sort()).toEqual([...cards].sort());
    const mains = Object.values(portraits).map(([main]) => main);
    expect(new Set(mains).size).toBe(cards.length);
  });

  it("the drawings hold all that is used and no more than is needed", () => {
    const text = sprite();
    for (const [main, accent, scene] of Object.values(portraits)) {
      for (const id of [main, accent, `scene-${scene}`]) expect(text).toContain(`id="${id}"`);
    }
    expect(text.length).toBeLessThan(260_000);
  });

  it("the about page names every icon in use", () => {
    const used = [
      ...Object.values(portraits).flatMap(([main, accent]) => [main, accent]),
      ...Object.values(signs),
    ];
    expect(credits.flatMap((row) => row.icons)).toEqual([...new Set(used)].sort());
  });

  it("shows OR, AND and AND/OR apart", () => {
    const shown = (card: string) => movesShown(HEROES[card]!.markers!);
    expect(shown("depressed_druid").groups).toHaveLength(1);
    expect(shown("curious_troll")).toMatchObject({ both: false, groups: [{}, {}] });
    expect(shown("furious_frog")).toMatchObject({ both: true, groups: [{}, {}] });
    expect(shown("hairy_hermit").groups.map(([move]) => move!.by)).toEqual(["−1", "−2"]);
  });
});

describe("words", () => {
  it.each(languages())("%s: tells what others do for every question", async (language) => {
    const words = new Words(await shelves("hidden_leaders", language));
    const asks = catalogue.asks.filter((ask) => !ask.startsWith("chance-"));
    const lacking = asks.filter((ask) => !words.has(`hl-does-${ask}`));
    expect(lacking).toEqual([]);
    expect(asks.length).toBeGreaterThan(25);
  });

  it("leaves out places that go without saying", async () => {
    const names = { 0: "Ola", 1: "Max" };
    const words = new Words(await shelves("hidden_leaders", "en"), names);
    const said = (event: string, facts: Facts) => words.event(briefly({ event, ...facts }));
    const own = { seat: 0, from: "0.hand" };
    const card = "keen_koi";
    expect(said("discarded", { ...own, to: "wilderness" })).toBe("Ola: discarded a card");
    expect(said("discarded", { ...own, card })).toBe("Ola: discarded Keen Koi");
    expect(said("discarded", { seat: 0, from: "1.hand" })).toContain("(hand · Max)");
    expect(said("hidden", { ...own, to: "0.h0" })).toBe("Ola: placed a card face down");
    expect(said("hidden", { ...own, to: "0.h2", card })).toBe("Ola: placed Keen Koi face down");
    const held = { seat: 0, from: "held", to: "0.h1" };
    expect(said("hidden", held)).toBe("Ola: placed a card face down (set aside)");
    expect(said("hidden", { ...own, to: "1.h0" })).toContain("now hidden hero 1 · Max");
  });

  it.each(languages())("%s: the short forms have no place either", async (language) => {
    const words = new Words(await shelves("hidden_leaders", language), { 0: "Ola" });
    for (const event of ["discarded", "hidden"])
      for (const facts of [{}, { card: "keen_koi" }]) {
        const said = words.event(briefly({ event, seat: 0, from: "0.hand", to: "0.h0", ...facts }));
        expect(said).toMatch(/^Ola: [^()]+$/);
      }
    expect([...words.missing]).toEqual([]);
  });
});

describe("a move of the markers", () => {
  const told = (move: string, red: number[], green: number[]) =>
    markersOf({
      event: "markers-moved",
      move,
      "red-from": red[0],
      red: red[1],
      "green-from": green[0],
      green: green[1],
    }).map(({ marker, text }) => `${marker} ${text}`);

  it("names the markers that moved", () => {
    expect(told("red+2,green-1", [5, 7], [1, 1])).toEqual(["red 5 → 7"]);
  });
  it("names what was to move where nothing could", () => {
    expect(told("green-1", [9, 9], [1, 1])).toEqual(["green 1 → 1"]);
    expect(told("leading+1", [12, 12], [12, 12])).toEqual(["red 12 → 12", "green 12 → 12"]);
  });
});

describe("abilities without a target", () => {
  const played = { event: "played", seat: 0, card: "aimless_eel" };
  const moved = { event: "markers-moved", seat: 0 };
  const note = { event: "no-target", seat: 0, card: "aimless_eel" };
  const told = (resolving: boolean, ...events: Facts[]) => [...targetless(events, resolving)];

  it("are noted after their last event, and not before they end", () => {
    expect(told(true, played, moved)).toEqual([]);
    expect(told(false, played, moved)).toEqual([[moved, note]]);
    const drawn = { event: "drawn", seat: 0, from: "harbor" };
    expect(told(true, played, moved, drawn)).toEqual([[moved, note]]);
  });

  it("are not those that acted or were declined", () => {
    expect(told(false, played, moved, { event: "buried", seat: 0, from: "1.x" })).toEqual([]);
    const northman = { event: "played", seat: 0, card: "nagging_northman" };
    expect(told(false, northman, { event: "declined", seat: 0 })).toEqual([]);
    const ended = { event: "discarded", seat: 0, from: "0.hand" }; // to end the turn
    expect(told(false, northman, ended).map(([last]) => last)).toEqual([northman]);
  });

  it("are judged only if they have one step", () => {
    expect(told(false, { event: "played", seat: 0, card: "gambling_overseer" })).toEqual([]);
  });
});

describe("why something cannot be chosen", () => {
  const view = (more: Partial<View> = {}): View =>
    ({
      viewer: 0,
      seats: 3,
      phase: "play",
      active: 0,
      settings: {},
      looking: {},
      tavern: ["keen_koi", null, null],
      graveyard: null,
      graveyard_top: "buried_emperor",
      abilities: [],
      parties: [
        { seat: 0, heroes: ["aimless_eel"], hidden: ["furious_frog"], hand: [], hand_size: 0 },
        { seat: 1, heroes: ["canned_champion"], hidden: [null], hand: null, hand_size: 3 },
        { seat: 2, heroes: ["mummy_mystic"], hidden: [], hand: null, hand_size: 3 },
      ],
      ...more,
    }) as unknown as View;
  const ask = (key: string, rule: string, options: string[] = []) =>
    ({ seat: 0, ask: key, rule, asked: 0, options, deadline: null }) satisfies Question;
  const why = (
    table: View,
    question: Question | undefined,
    spot: string,
    others: Question[] = [],
  ) =>
    whyNot(
      { view: table, question, others, choices: choicesOf(table, question?.options ?? []) },
      spot,
    );

  it("is somebody else's turn to decide", () => {
    const theirs = { ...ask("ask-draw", "HL-6.4"), seat: 2 };
    expect(why(view(), undefined, "tavern.keen_koi", [theirs])).toEqual({
      say: "hl-why-others",
      facts: { seat: 2 },
      rule: "HL-6.4",
      card: "keen_koi",
    });
    expect(why(view({ phase: "over" }), undefined, "harbor").rule).toBe("HL-13.4");
  });

  it("is not the step for it", () => {
    const turn = ask("ask-turn", "HL-6.2", ["pass"]);
    expect(why(view(), turn, "tavern.keen_koi").say).toBe("hl-why-draw-later");
    expect(why(view(), turn, "0.h0")).toMatchObject({ rule: "HL-9.5", card: "furious_frog" });
    expect(why(view(), turn, "1").say).toBe("hl-why-no-player");
    expect(why(view(), ask("ask-draw", "HL-6.4", ["draw"]), "wilderness").rule).toBe("HL-6.4");
  });

  it("is not what the text of the ability names", () => {
    // bury one face-up Empire hero from any party
    const table = view({ abilities: [{ seat: 0, card: "shaky_sharpshooter", held: [] }] });
    const bury = ask("ask-bury", "HL-8.1", ["bury:1.canned_champion"]);
    expect(why(table, bury, "2.mummy_mystic")).toMatchObject({
      say: "hl-why-faction",
      facts: { factions: ["empire"] },
    });
    expect(why(table, bury, "1.h0").say).toBe("hl-why-face-up");
    expect(why(table, bury, "tavern.keen_koi").say).toBe("hl-why-only-party");
  });

  it("is whose hero it is", () => {
    // take a face-up hero of another player
    const table = view({ abilities: [{ seat: 0, card: "saber_toothed_troll", held: [] }] });
    const take = ask("ask-take", "HL-8.10", ["take:1.canned_champion"]);
    expect(why(table, take, "0.aimless_eel").say).toBe("hl-why-another");
  });

  it("is that a hero moved to another party has to change its owner", () => {
    // seat 0 moves a hero of seat 1 by the Goblin Cryptographer
    const table = view({ abilities: [{ seat: 0, card: "goblin_cryptographer", held: [] }] });
    const into = ask("ask-party", "HL-8.4", ["to:2"]);
    expect(why(table, into, "1")).toEqual({ say: "hl-why-owner", rule: "HL-8.4" });
    expect(why(table, into, "0").say).toBe("hl-why-another");
  });

  it("is told in words that are there", async () => {
    const words = new Words(await shelves("hidden_leaders", "en"));
    const source = readFileSync(
      new URL("../src/games/hidden_leaders/whynot.ts", import.meta.url),
      "utf8",
    );
    const said = [...source.matchAll(/say: "([a-z-]+)"/g)].map(([, key]) => key!);
    expect(said.length).toBeGreaterThan(20);
    const zones = Object.values(REFERENCE.targets).flatMap((steps) =>
      steps.filter((step) => Object.values(VERB_OF).includes(step.do)).map((step) => step.zone),
    );
    const chosen = new Set(zones.filter((zone) => !["wilderness", "harbor"].includes(zone)));
    for (const key of [...said, ...[...chosen].map((zone) => `hl-why-only-${zone}`)])
      expect(words.has(key), key).toBe(true);
  });
});
