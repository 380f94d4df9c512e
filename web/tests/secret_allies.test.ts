import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { layersOf, railsOf } from "../src/games/secret_allies/arrows";
import { cardsOf, hexesOf, openedIn } from "../src/games/secret_allies/events";
import { around, box, centre, distance, parse, turned } from "../src/games/secret_allies/hexes";
import {
  choiceOf,
  choicesOf,
  doingOf,
  IN_PANELS,
  isSaid,
  layingsOf,
  ON_HEXES,
  ON_STATES,
  panelOf,
  PANELS,
  SAID,
} from "../src/games/secret_allies/options";
import { packOf, packWith, raceOf, treeOf, unitOf, wasteOf } from "../src/games/secret_allies/pack";
import { linesOf, piecesOf } from "../src/games/secret_allies/pieces";
import { placesOf, touchedBy } from "../src/games/secret_allies/places";
import { Tracks } from "../src/games/secret_allies/tracks";
import { landOf, type View } from "../src/games/secret_allies/view";
import { targetsFrom, waysFrom, wayTo } from "../src/games/secret_allies/ways";
import { whyHex, whyTechnology } from "../src/games/secret_allies/whynot";
import type { UnitShown } from "../src/generated/secret_allies.view";
import type { Step } from "../src/games/ui";
import type { Facts, Question } from "../src/lib/wire";
import { languages, shelves, Words } from "../src/lib/words";

const engine = (file: string) =>
  readFileSync(
    new URL(`../../src/hiddenhand/games/secret_allies/${file}`, import.meta.url),
    "utf8",
  );

describe("questions and options", () => {
  const stages = ["auctions", "battle", "discovery", "economy", "turn_zero"];
  const words = stages.map((name) => engine(`stages/${name}.py`)).join("\n");

  it("knows every question that the engine may put to a seat", () => {
    const asks = new Set(words.match(/"(ask-[a-z-]+)"/g)!.map((text) => text.slice(1, -1)));
    expect(Object.keys(PANELS).sort()).toEqual([...asks].sort());
  });

  it("knows every verb that the engine may use for a seat", () => {
    const chance = ["state", "tile", "seat", "next", "remove", "card", "peek"];
    const verbs = new Set([...words.matchAll(/\bverb = "([a-z]+)"/g)].map(([, verb]) => verb!));
    const known = new Set<string>([...ON_HEXES, ...ON_STATES, ...IN_PANELS, ...SAID]);
    expect([...verbs].filter((verb) => !known.has(verb) && !chance.includes(verb))).toEqual([]);
    expect(verbs.size).toBeGreaterThan(20);
  });

  it.each([
    ["unit:-3.6", { verb: "unit", hex: "-3.6" }],
    ["go:2.-1", { verb: "go", hex: "2.-1" }],
    ["enter:0.0", { verb: "enter", hex: "0.0" }],
    ["keep:ambrel", { verb: "keep", state: "ambrel" }],
    ["buy:ambrel.tank", { verb: "buy", state: "ambrel", thing: "tank" }],
    ["research:ambrel.el_caravans", { state: "ambrel", thing: "el_caravans" }],
    ["send:ambrel.gold", { state: "ambrel", thing: "gold" }],
    ["bid:12", { verb: "bid", number: 12 }],
    ["buy", { verb: "buy", thing: null }],
    ["end", { verb: "end", hex: null }],
  ])("%s is understood", (key, parts) => {
    expect(choiceOf(key)).toMatchObject({ key, ...parts });
  });

  it("says with a button whatever lies nowhere, so that nothing can get stuck", () => {
    const said = (ask: string, ...keys: string[]) =>
      choicesOf(keys)
        .filter((choice) => isSaid(choice, panelOf(ask)))
        .map(({ key }) => key);
    expect(said("ask-unit", "unit:0.0", "end")).toEqual(["end"]);
    expect(said("ask-buy-card", "enough", "buy")).toEqual(["enough", "buy"]);
    expect(said("ask-buy-unit", "buy:ambrel.rv", "done")).toEqual(["done"]);
    expect(said("ask-something-new", "keep:ambrel", "bid:2", "new:thing")).toHaveLength(3);
  });

  it("finds turns and places of a tile", () => {
    expect(layingsOf(choicesOf(["place:2.-3.14"]))).toEqual([
      { key: "place:2.-3.14", turn: 2, hex: "-3.14" },
    ]);
  });

  it.each(languages())("%s: tells what others do for every question", async (language) => {
    const said = new Words(await shelves("secret_allies", language));
    const lacking = Object.keys(PANELS).filter((ask) => !said.has(`sa-does-${doingOf(ask)}`));
    expect(lacking).toEqual([]);
  });
});

describe("hexes", () => {
  it("turns as the engine turns, and six times is no turn", () => {
    expect(turned([1, 0], 1)).toEqual([0, 1].map((n) => (n === 0 ? expect.closeTo(0) : n)));
    expect(turned([2, -1], 6)).toEqual([2, -1]);
  });
  it("counts steps", () => {
    expect(distance("0.0", "2.-1")).toBe(2);
    expect(around("0.0").every((hex) => distance(hex, "0.0") === 1)).toBe(true);
  });
  it("frames what is there", () => {
    const [left, top, width, height] = box(["0.0", "3.2"]);
    const { x, y } = centre(parse("3.2"));
    expect(left).toBeLessThan(0);
    expect(top).toBeLessThan(0);
    expect(left + width).toBeGreaterThan(x);
    expect(top + height).toBeGreaterThan(y);
  });
});

function land(some: Partial<View> = {}): View {
  const state = (name: string, hexes: string[], terrain: string[], guarded: boolean) => ({
    state: name,
    large: false,
    worth: 1,
    income: [1, 0, 0],
    hexes,
    terrain,
    mines: {},
    partisan_token: guarded,
    holder: null,
    die: null,
    swords: false,
    revealed_by: null,
    shown_by: null,
    treasury: [0, 0, 0],
    arrived: [0, 0, 0],
  });
  const unit = (hex: string, seat: number, id: string) => ({
    hex,
    seat,
    unit: id,
    armour: 1,
    terrain_marker: null,
    moved: false,
    wreck: false,
    partisan: false,
    damage: [0, 0],
  });
  return {
    pack: "tiny",
    states: [
      state(
        "millbrook",
        ["0.0", "1.0", "2.0", "3.0"],
        ["plain", "plain", "forest", "plain"],
        false,
      ),
      state("reedwater", ["1.1", "2.1"], ["jungle", "water"], false),
      state("sandrest", ["4.0", "5.0"], ["plain", "plain"], true),
    ],
    units: [unit("0.0", 0, "rv"), unit("3.0", 1, "tank")],
    ...some,
  } as unknown as View;
}

describe("ways", () => {
  const pack = packOf("tiny");

  it("costs what the terrain costs, stops in jungle, never enters water", () => {
    const ways = waysFrom(land(), pack, "0.0", 4);
    expect(ways.get("1.0")?.left).toBe(3);
    expect(ways.get("2.0")?.left).toBe(1);
    expect(ways.get("1.1")?.left).toBe(0);
    expect(ways.has("2.1")).toBe(false);
    expect(ways.has("3.0")).toBe(false); // somebody stands there
    expect(wayTo(ways, "2.0")).toEqual(["0.0", "1.0", "2.0"]);
    expect(wayTo(ways, "9.9")).toEqual([]);
  });

  it("ends where a state is entered by attacking it", () => {
    const view = land({ units: [{ ...land().units[0]!, hex: "3.0" }] });
    const ways = waysFrom(view, pack, "3.0", 4);
    expect(ways.get("4.0")?.left).toBe(3);
    expect(ways.has("5.0")).toBe(false);
  });

  it("sees whom a unit would reach", () => {
    expect(targetsFrom(land(), pack, "rv", 0, "0.0")).toEqual([]);
    expect(targetsFrom(land(), pack, "rv", 0, "2.0")).toEqual(["3.0"]);
    expect(targetsFrom(land(), pack, "mortar", 0, "1.1")).toEqual([]); // jungle: range 1
  });
});

describe("pieces", () => {
  it.each(["tiny", "reconstruction"])(
    "%s: every race has its tree and every unit its numbers",
    (id) => {
      const pack = packOf(id);
      for (const [name, race] of Object.entries(pack.races)) {
        const ids = treeOf(race).flatMap((row) => row.map(([technology]) => technology));
        expect(ids.sort()).toEqual(Object.keys(race.technologies).sort());
        for (const unit of Object.keys(race.units)) {
          expect(raceOf(pack, unit)).toBe(name);
          expect(unitOf(pack, unit).damage.length).toBeGreaterThan(0);
        }
      }
      for (const card of [...Object.keys(pack.states), ...Object.keys(pack.basic_units)]) {
        expect(packWith(card)).toBeDefined();
      }
    },
  );

  it("wastes prestige as SA-6.1.7 says", () => {
    const pack = packOf("reconstruction"); // 2 are free, then one of four
    expect([5, 6, 9, 10, 14].map((income) => wasteOf(pack, income))).toEqual([0, 1, 1, 2, 3]);
  });

  it("draws tiles while the map is built", () => {
    const tile = {
      state: "sandrest",
      turn: 0,
      hex: "0.0",
      hexes: ["0.0", "1.0", "2.0", "3.0", "4.0"],
    };
    const [state] = landOf(land({ states: [], tiles: [tile] }), packOf("tiny"));
    expect(state).toMatchObject({ state: "sandrest", worth: 1, holder: null });
    expect(state!.terrain).toHaveLength(5);
  });
});

describe("events", () => {
  it("opens envelopes in the order of their results", () => {
    const event = { event: "bids-opened", bids: { "0": 3, "1": 2 }, results: { "0": 1, "1": 2 } };
    expect(openedIn([{ event: "bid-sealed", seat: 0 }, event])).toEqual([
      { seat: 1, bid: 2, result: 2 },
      { seat: 0, bid: 3, result: 1 },
    ]);
    expect(openedIn([])).toEqual([]);
  });

  it("knows where something happened and what can be read of it", () => {
    expect(hexesOf({ event: "moved", from: "0.-1", to: "2.3" })).toEqual(["0.-1", "2.3"]);
    expect(hexesOf({ event: "fired", hex: "1.1", targets: ["0.0"] })).toEqual(["1.1", "0.0"]);
    expect(hexesOf({ event: "transferred", from: "ambrel", to: "bryndal" })).toEqual([]);
    expect(cardsOf({ event: "unit-bought", unit: "tank", state: "ambrel" })).toEqual([
      "tank",
      "ambrel",
    ]);
  });
});

describe("units from one moment to the next", () => {
  const unit = (hex: string, kind = "car", seat = 0) =>
    ({ hex, unit: kind, seat }) as unknown as UnitShown;
  const moved = (from: string, to: string) => ({ event: "moved", from, to });

  it("stay the same when they move, and when the same step is told again", () => {
    const tracks = new Tracks();
    const before = tracks.follow([unit("0.0"), unit("1.0", "tank")], []);
    for (let told = 0; told < 2; told += 1) {
      const after = tracks.follow([unit("2.0"), unit("1.0", "tank")], [moved("0.0", "2.0")]);
      expect(after.get("2.0")).toBe(before.get("0.0"));
      expect(after.get("1.0")).toBe(before.get("1.0"));
    }
  });

  it("may follow one another in one step", () => {
    const tracks = new Tracks();
    const before = tracks.follow([unit("0.0"), unit("1.0", "tank")], []);
    const steps = [moved("0.0", "0.1"), moved("0.1", "0.2")];
    const after = tracks.follow([unit("0.2"), unit("1.0", "tank")], steps);
    expect(after.get("0.2")).toBe(before.get("0.0"));
  });

  it("are new where another one stands after a jump", () => {
    const tracks = new Tracks();
    const before = tracks.follow([unit("0.0")], []);
    expect(tracks.follow([unit("0.0", "tank")], []).get("0.0")).not.toBe(before.get("0.0"));
  });
});

describe("why something cannot be chosen", () => {
  const pack = packOf("tiny");
  const land = (state: string, hexes: string[], terrain: string[], token = false) => ({
    ...{ state, hexes, terrain, partisan_token: token, revealed_by: null, mines: {} },
  });
  const unit = (hex: string, kind: string, seat: number, more = {}) => ({
    ...{ hex, unit: kind, seat, moved: false, wreck: false, partisan: false, damage: [0, 0] },
    ...more,
  });
  const view = (more: object = {}): View =>
    ({
      viewer: 0,
      phase: "battle",
      states: [
        land("home", ["0.0", "1.0", "0.1"], ["plain", "water", "plain"]),
        land("there", ["2.0", "3.0", "9.0"], ["plain", "plain", "plain"], true),
      ],
      units: [
        unit("0.0", "rv", 0),
        unit("2.0", "tank", 1),
        unit("0.1", "tank", 0, { wreck: true }),
      ],
      battle: {
        ...{ moving: "0.0", points: 2, hit: 0, targets: [], may_attack: true },
        state_attacked: false,
      },
      players: [{ seat: 0, race: "lanterns", technologies: [] }],
      ...more,
    }) as unknown as View;
  const ask = (key: string) =>
    ({ seat: 0, ask: key, rule: "SA-2.1.1", asked: 0, options: [], deadline: null }) as Question;
  const why = (table: View, key: string, hex: string) =>
    whyHex({ view: table, pack, question: ask(key), others: [] }, hex);

  it("is the unit: moved, a wreck, somebody else's, or none", () => {
    const moved = view({ units: [unit("0.0", "rv", 0, { moved: true })] });
    expect(why(moved, "ask-unit", "0.0")).toMatchObject({ rule: "SA-R36", card: "rv" });
    expect(why(view(), "ask-unit", "2.0").say).toBe("sa-why-not-yours");
    expect(why(view(), "ask-unit", "0.1").say).toBe("sa-why-wreck");
    expect(why(view(), "ask-unit", "1.0").say).toBe("sa-why-choose-unit");
  });

  it("is the way: water, an occupied hex, the last subturn, or too far", () => {
    expect(why(view(), "ask-hex", "1.0")).toMatchObject({
      say: "sa-why-closed",
      facts: { terrain: "water" },
      rule: "SA-2.1.12",
    });
    expect(why(view(), "ask-hex", "0.1").say).toBe("sa-why-wreck");
    expect(why(view(), "ask-hex", "2.0").say).toBe("sa-why-fire-later");
    expect(why(view(), "ask-hex", "9.0")).toMatchObject({ say: "sa-why-too-far", rule: "SA-R37" });
    const last = view({ battle: { moving: "0.0", points: 2, may_attack: false } });
    expect(why(last, "ask-hex", "3.0").rule).toBe("SA-R29");
  });

  it("is the target: one's own, or out of range", () => {
    expect(why(view(), "ask-target", "2.0").say).toBe("sa-why-out-of-range");
    expect(why(view(), "ask-target", "0.0").say).toBe("sa-why-own-fire");
    expect(why(view(), "ask-target", "3.0").say).toBe("sa-why-no-target");
  });

  it("is what a technology needs", () => {
    const race = pack.races.lanterns!;
    const needing = Object.entries(race.technologies).find(([, row]) => row.requires.length)!;
    const asked = { view: view(), pack, question: ask("ask-research"), others: [] };
    expect(whyTechnology(asked, needing[0])).toMatchObject({
      say: "sa-why-requires",
      facts: { technologies: needing[1].requires },
    });
    const foreign = Object.keys(pack.races.drummers!.technologies)[0]!;
    expect(whyTechnology(asked, foreign).say).toBe("sa-why-other-race");
  });

  it("is told in words that are there", async () => {
    const words = new Words(await shelves("secret_allies", "en"));
    const source = readFileSync(
      new URL("../src/games/secret_allies/whynot.ts", import.meta.url),
      "utf8",
    );
    const said = [...source.matchAll(/"(sa-[a-z-]+)"/g)].map(([, key]) => key!);
    expect(said.length).toBeGreaterThan(25);
    for (const key of said) expect(words.has(key), key).toBe(true);
  });
});

describe("arrows between technologies", () => {
  const rowsOf = (race: string, pack = packOf("reconstruction")) => treeOf(pack.races[race]!);
  const arrows = (rows: ReturnType<typeof rowsOf>) =>
    rows.flat().flatMap(([id, { requires }]) => requires.map((from) => `${from}>${id}`));

  it.each(["elves", "orcs", "clockfolk", "mirefolk"])(
    "are all there for %s, on both ways",
    (race) => {
      const rows = rowsOf(race);
      const layers = layersOf(rows);
      // each arrow goes down row by row, through lanes, from its beginning to its end
      const reached = layers.flatMap(({ links }, number) =>
        links.filter(({ to }) => to).map(({ from, to }) => [number, from, to!] as const),
      );
      expect(reached.map(([, from, to]) => `${from}>${to}`).sort()).toEqual(arrows(rows).sort());
      for (const [number, from] of reached) {
        const begun = layers.findIndex(({ cells }) => cells.some((c) => c.id === from && !c.lane));
        for (let row = begun; row < number; row += 1)
          expect(layers[row]!.links.some((link) => link.from === from && !link.to)).toBe(true);
      }
      const beside = railsOf(layers, rows);
      const led = [...beside].flatMap(([id, rails]) =>
        rails.filter(({ leads }) => leads).map(({ from }) => `${from}>${id}`),
      );
      expect(led.sort()).toEqual(arrows(rows).sort());
      for (const rails of beside.values())
        // no two on one rail
        expect(new Set(rails.map(({ at }) => at)).size).toBe(rails.length);
    },
  );

  it("cross as little as they can", () => {
    const crossings = Object.keys(packOf("reconstruction").races).map((race) =>
      layersOf(rowsOf(race)).reduce((sum, { links }) => {
        const pairs = links.flatMap((a, i) => links.slice(i + 1).map((b) => [a, b] as const));
        return sum + pairs.filter(([a, b]) => (a.start - b.start) * (a.end - b.end) < 0).length;
      }, 0),
    );
    expect(crossings.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(2);
  });

  it("keep the printed numbers of rows when some are sifted out", () => {
    const rows = rowsOf("elves").slice(2);
    expect(layersOf(rows).map(({ row }) => row)).toEqual([3, 4]);
  });
});

describe("names of hexes", () => {
  const flower = ["0.0", ...around("0.0")];
  const layout = JSON.stringify([
    ["ambrel", flower],
    ["dussek", ["5.0", "6.0", "7.0", "8.0", "9.0"]],
  ]);

  it("names the side of the state as the map is drawn", () => {
    const places = placesOf(layout, 0);
    expect(places.get("0.0")).toEqual({ state: "ambrel", side: "side_middle", rank: 1 });
    expect(places.get("1.0")).toEqual({ state: "ambrel", side: "side_east", rank: 1 });
    expect(placesOf(layout, 3).get("1.0")).toMatchObject({ side: "side_west" });
    expect(new Set(flower.map((hex) => JSON.stringify(places.get(hex)))).size).toBe(7);
  });

  it("counts the hexes of one side from the middle", () => {
    const places = placesOf(layout, 0);
    expect(places.get("8.0")).toEqual({ state: "dussek", side: "side_east", rank: 1 });
    expect(places.get("9.0")).toEqual({ state: "dussek", side: "side_east", rank: 2 });
  });

  it.each(languages())("says no coordinates in %s", async (language) => {
    const words = new Words(await shelves("secret_allies", language), { 0: "Ola" }).placed((key) =>
      placesOf(layout, 0).get(key),
    );
    const moved = { event: "moved", seat: 0, unit: "tank", from: "0.0", to: "1.0" };
    const bought = { event: "unit-bought", seat: 0, unit: "tank", hex: "0.0", state: "ambrel" };
    const pack = packOf("reconstruction");
    for (const event of [moved, bought]) {
      const pieces = piecesOf(event, words, pack);
      expect(pieces[1]?.sign).toBe("class_tank");
      const said = pieces.map(({ text }) => text).join("");
      expect(said).toContain(words.name("ambrel"));
      expect(said).not.toMatch(/\d/);
    }
    expect(words.event(bought).split(words.name("ambrel"))).toHaveLength(2); // it is said once
    const places = ["0.0", "1.0"];
    const fired = {
      event: "fired",
      seat: 0,
      unit: "tank",
      hex: "0.0",
      targets: places,
      damage: [1],
    };
    expect(words.event(fired)).toContain(places.map((hex) => words.place(hex)).join("; "));
    const sent = { event: "transferred", seat: 0, resource: "gold", from: "ambrel", to: "dussek" };
    expect(piecesOf(sent, words, pack)[1]?.sign).toBe("gold");
  });

  it("says which states a tile would touch", () => {
    const pack = packOf("reconstruction");
    const view = {
      tile: "ambrel",
      tiles: [{ state: "dussek", turn: 0, hex: "0.0", hexes: ["0.0"] }],
    } as unknown as View;
    const [q, r] = pack.states.ambrel!.cells[0]!;
    expect(touchedBy(view, pack, `place:0.${1 - q}.${-r}`)).toEqual({
      touches: ["dussek"],
      side: "side_south",
    });
    expect(touchedBy(view, pack, "place:0.40.40")).toBeUndefined();
    expect(touchedBy(view, pack, "go:1.1")).toBeUndefined();
  });
});

describe("the log", () => {
  const step = (seq: number, ...events: Facts[]): Step => ({ seq, seat: 0, events });
  const paid = { event: "paid", seat: 0, state: "ambrel", tokens: [2, 0, 1] };
  const bought = { event: "unit-bought", seat: 0, unit: "tank", hex: "0.0", state: "ambrel" };

  it("tells a purchase and its payment in one line", () => {
    expect(linesOf([step(1, paid), step(2, bought)])).toEqual([
      { key: "2.0", event: bought, tokens: [2, 0, 1], times: 1 },
    ]);
    expect(linesOf([step(1, paid)])).toMatchObject([{ event: paid, tokens: [2, 0, 1] }]);
    expect(linesOf([step(1, { ...paid, seat: 1 }), step(2, bought)])).toHaveLength(2);
  });
  it("is short: equal events in a row are counted, sealed bids end with the opened ones", () => {
    const drawn = { event: "card-drawn", seat: 1, size: "small" };
    expect(linesOf([step(1, drawn), step(2, drawn)])).toMatchObject([{ key: "1.0", times: 2 }]);
    const sealed = [0, 1].map((seat) => ({ event: "bid-sealed", seat }));
    const opened = { event: "bids-opened", bids: { 0: 1, 1: 2 } };
    const told = (...events: Facts[]) => linesOf([step(1, ...events)]).map(({ event }) => event);
    expect(told(...sealed)).toEqual(sealed);
    expect(told(drawn, ...sealed, opened)).toEqual([drawn, opened]);
  });
});
