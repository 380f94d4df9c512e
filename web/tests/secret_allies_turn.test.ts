import { describe, expect, it } from "vitest";
import {
  modifierOf,
  neededBy,
  outlookOf,
  resultOf,
  tieOf,
} from "../src/games/secret_allies/bidding";
import { aim, gesturesOf } from "../src/games/secret_allies/gestures";
import { choicesOf } from "../src/games/secret_allies/options";
import { packOf } from "../src/games/secret_allies/pack";
import {
  actingIn,
  nextOf,
  partOf,
  standingsOf,
  stepsOf,
  waitingFor,
} from "../src/games/secret_allies/ribbon";
import { isBeaten } from "../src/games/secret_allies/shots";
import { tracesOf } from "../src/games/secret_allies/traces";
import type { View } from "../src/games/secret_allies/view";
import { numberFor, prospectOf } from "../src/games/secret_allies/wares";
import type { AuctionShown } from "../src/generated/secret_allies.view";
import type { Step } from "../src/games/ui";
import { minutesOf, spansOf } from "../src/lib/minutes";
import { languages, shelves, Words } from "../src/lib/words";
import type { Facts, Question } from "../src/lib/wire";

const auction = (some: Partial<AuctionShown> = {}): AuctionShown => ({
  aim: "partisans",
  run_off: 0,
  groups: [[0, 1, 2]],
  modifiers: { 0: -4, 1: 0, 2: 1 },
  reasons: {},
  prize: [4, 0, 0],
  sealed: [],
  ...some,
});
const table = (diplomacy: number[], turn = 3): View =>
  ({
    turn,
    order: [2, 0, 1],
    players: diplomacy.map((level, seat) => ({ seat, diplomacy: level })),
  }) as unknown as View;

describe("what to know before bidding", () => {
  it("counts as the engine counts (SA-R50)", () => {
    expect([0, 1, 5].map((bid) => resultOf(bid, 2))).toEqual([0, 3, 7]);
    expect([0, 1, 5].map((bid) => resultOf(bid, -4))).toEqual([-4, -3, 1]);
  });
  it("needs a result above zero to win partisans (SA-5.2.11)", () => {
    expect([0, 1, 2].map((seat) => neededBy(auction(), seat))).toEqual([5, 1, 1]);
  });
  it("needs one prestige to be first when nobody bids", () => {
    const order = auction({ aim: "order", modifiers: { 0: 0, 1: 1, 2: 0 } });
    expect([0, 1, 2].map((seat) => neededBy(order, seat))).toEqual([1, 1, 1]);
  });
  it("leaves modifiers out of a run-off (SA-3.0.9)", () => {
    const again = auction({ run_off: 1, groups: [[0, 2]] });
    expect(modifierOf(again, 0)).toBe(0);
    expect(neededBy(again, 0)).toBe(1);
  });
  it("knows who wins a tie (SA-3.0.7, SA-3.0.10)", () => {
    expect(tieOf(table([1, 0, 0]), auction(), 0).kind).toBe("mine");
    expect(tieOf(table([1, 0, 0]), auction(), 1)).toEqual({ kind: "theirs", seats: [0] });
    expect(tieOf(table([0, 0, 0]), auction(), 1).kind).toBe("run-off");
    expect(tieOf(table([1, 0, 0]), auction({ run_off: 1 }), 1)).toEqual({
      kind: "order",
      seats: [2, 0, 1],
    });
    expect(tieOf(table([0, 0, 0], 0), auction({ run_off: 2 }), 1).kind).toBe("again");
  });
  it("tells nothing to somebody who does not bid", () => {
    expect(outlookOf({ ...table([0, 0, 0]), auction: auction(), own: null } as View)).toBeNull();
    const own = { seat: 1, prestige: 6 } as View["own"];
    expect(outlookOf({ ...table([0, 0, 0]), auction: auction(), own } as View)).toMatchObject({
      purse: 6,
      needed: 1,
    });
  });
});

describe("what happened since my last action", () => {
  const step = (seq: number, seat: number, ...events: Facts[]): Step => ({ seq, seat, events });
  const moved = (seat: number, from: string, to: string): Facts => ({
    event: "moved",
    seat,
    unit: "rv",
    from,
    to,
  });
  const log = [
    step(1, 0, moved(0, "0.0", "1.0")),
    step(2, 1, { event: "subturn", seat: 1, moves: 6 }),
    step(3, 1, moved(1, "5.0", "4.0"), {
      event: "fired",
      seat: 1,
      unit: "rv",
      hex: "4.0",
      targets: ["1.0", "1.0", null],
    }),
    step(4, 2, moved(2, "7.0", "7.0"), moved(2, "7.0", "8.0")),
  ];

  it("is my own action and everything after it, as arrows", () => {
    expect(tracesOf(log, 0).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["moved", "0.0", "1.0"],
      ["moved", "5.0", "4.0"],
      ["fired", "4.0", "1.0"],
      ["moved", "7.0", "8.0"],
    ]);
    expect(tracesOf(log, 0).map(({ fresh }) => fresh)).toEqual([false, false, false, true]);
  });
  it("stays while I only bid, lose a unit, or my subturn begins", () => {
    const battle = [
      ...log,
      step(5, 0, { event: "bid-sealed", seat: 0, bid: 1 }),
      step(6, 1, moved(1, "4.0", "3.0"), { event: "destroyed", seat: 0, by: 1, hex: "1.0" }),
      step(7, 1, { event: "subturn", seat: 0, moves: 6 }),
    ];
    expect(tracesOf(battle, 0)).toHaveLength(5);
  });
  it("begins with my last move in what is told to somebody who opens the page", () => {
    const told = log.flatMap(({ events }) => events);
    expect(tracesOf([step(0, -1, ...told)], 0)).toHaveLength(4);
    expect(tracesOf([step(0, -1, ...told)], 2)).toHaveLength(1);
  });
  it("marks new units", () => {
    const bought = { event: "unit-bought", seat: 1, unit: "tank", hex: "3.0" };
    expect(tracesOf([step(1, 0), step(2, 1, bought)], 0)).toEqual([
      { kind: "bought", from: "3.0", to: "3.0", seat: 1, fresh: true },
    ]);
  });
  it("goes with my next action", () => {
    const next = [...log, step(5, 0)];
    expect(tracesOf(next, 0)).toEqual([]);
  });
  it("is the current subturn for an onlooker", () => {
    expect(tracesOf(log, -3)).toHaveLength(3);
  });
});

describe("the course of a turn", () => {
  const battle = (active: number | null, round: number): View["battle"] =>
    ({ active, round, subturns: [2, 1, 3] }) as View["battle"];
  const at = (some: Partial<View>): View =>
    ({
      phase: "battle",
      order: [2, 0, 1],
      owing: [],
      purchase: null,
      battle: null,
      ...some,
    }) as View;

  it("lists the subturns by round, in the order of play", () => {
    const steps = stepsOf(at({ battle: battle(0, 1) }));
    expect(steps.map(({ seat, round }) => [round, seat])).toEqual([
      [1, 2],
      [1, 0],
      [1, 1],
      [2, 2],
      [2, 0],
      [3, 2],
    ]);
    expect(steps.map(({ when }) => when)).toEqual(["past", "now", "next", "next", "next", "next"]);
  });
  it("goes in reverse order when players buy or reveal", () => {
    const steps = stepsOf(at({ phase: "economy", owing: [0] }));
    expect(steps.map(({ seat, when }) => [seat, when])).toEqual([
      [1, "past"],
      [0, "now"],
      [2, "next"],
    ]);
  });
  it("knows what comes next", () => {
    expect(nextOf(at({ battle: battle(0, 1) }))).toEqual({ seat: 1 });
    expect(nextOf(at({ battle: battle(2, 3) }))).toEqual({ phase: "economy" });
    expect(nextOf(at({ battle: battle(null, 1) }))).toBeNull(); // an auction
    expect(nextOf(at({ phase: "discovery", owing: [2] }))).toEqual({ phase: "turn" });
    expect(nextOf(at({ phase: "turn-zero" }))).toBeNull();
  });
  it("shows who is close to victory, best first", () => {
    const players = [4, 9, 6].map((track, seat) => ({ seat, track, in_game: seat !== 2 }));
    const shown = standingsOf(at({ players: players as View["players"], threshold: 10 }));
    expect(shown.map(({ seat, share }) => [seat, share])).toEqual([
      [1, 0.9],
      [0, 0.4],
    ]);
  });
});

describe("one click for several questions", () => {
  it("counts what a treasury pays for", () => {
    expect(numberFor([5, 0, 0], [2, 0, 0])).toBe(2);
    expect(numberFor([1, 2, 1], [2, 0, 0])).toBe(2);
    expect(numberFor([4, 1, 0], [1, 1, 0])).toBe(1);
    expect(numberFor([0, 0, 0], [1, 0, 0])).toBe(0);
  });

  const pack = packOf("tiny");
  const plain = Object.keys(pack.terrain).find((id) => pack.terrain[id]!.ground_cost === 1)!;
  const row = (state: string, first: number) => ({
    state,
    hexes: [0, 1, 2].map((q) => `${first + q}.0`),
    terrain: [plain, plain, plain],
    treasury: [4, 0, 0],
    arrived: [0, 0, 0],
    partisan_token: false,
    revealed_by: null,
  });
  const unit = (seat: number, hex: string) => ({ seat, hex, unit: "tank", wreck: false });
  const land = (some: object = {}): View =>
    ({
      states: [row("home", 0), row("next", 3)],
      units: [unit(0, "1.0"), unit(1, "2.0")],
      battle: { moving: "1.0" },
      ...some,
    }) as unknown as View;

  it("fires without moving at an enemy in range", () => {
    const found = gesturesOf(choicesOf(["go:0.0", "stay"]), land(), pack, null);
    expect(found.map(({ key, verb, hex }) => [key, verb, hex])).toEqual([
      ["stay", "stay", "1.0"],
      ["stay", "hit", "2.0"],
    ]);
    expect(gesturesOf(choicesOf(["go:0.0"]), land(), pack, null)).toEqual([]);
  });
  it("moves and fires at an enemy out of range, from the place that is best for it", () => {
    const far = land({
      units: [unit(0, "0.0"), unit(1, "4.0")],
      battle: { moving: "0.0", points: 4, targets: [], hit: 0 },
    });
    const goes = ["go:1.0", "go:2.0", "go:3.0"];
    const found = gesturesOf(choicesOf([...goes, "stay"]), far, pack, null);
    const assault = found.find(({ verb }) => verb === "assault");
    expect(assault).toMatchObject({ key: "go:3.0", hex: "4.0", from: ["3.0"] });
    const flank = land({
      units: [unit(0, "0.0"), unit(1, "2.0")],
      battle: { moving: "0.0", points: 4, targets: [], hit: 0 },
    });
    const both = gesturesOf(choicesOf(["go:1.0", "go:3.0"]), flank, pack, null);
    expect(both.find(({ verb }) => verb === "assault")?.from).toEqual(["1.0", "3.0"]);
  });
  it("fires at the same enemy until the assigned hits destroy it", () => {
    const target = { ...unit(1, "2.0"), armour: 3, damage: [0, 0] };
    const after = (targets: string[]) =>
      land({
        units: [unit(0, "1.0"), target],
        battle: { moving: "1.0", targets, hit: targets.length },
      });
    const key = (view: View) => aim("2.0").key({ options: ["hit:2.0"], view, pack });
    expect(key(after([]))).toBe("hit:2.0");
    expect(isBeaten(after(["2.0"]), pack, "2.0")).toBe(false); // a tank's hit does 2 damage
    expect(key(land({ units: [unit(0, "1.0")], battle: { moving: "1.0" } }))).toBeUndefined();
    const weak = { ...target, armour: 2 };
    const beaten = land({
      units: [unit(0, "1.0"), weak],
      battle: { moving: "1.0", targets: ["2.0"], hit: 1 },
    });
    expect(key(beaten)).toBeUndefined();
  });
  it("buys the same again where it can be placed", () => {
    const found = gesturesOf(choicesOf(["buy:home.tank"]), land(), pack, "buy:home.tank");
    expect(found.map(({ key, verb, hex }) => [key, verb, hex])).toEqual([
      ["buy:home.tank", "again", "0.0"],
    ]);
  });
  it("tells what a unit could do from here", () => {
    const empty = land({ units: [unit(1, "4.0")] });
    const prospect = prospectOf(empty, pack, "home", "tank", 0, false);
    expect(prospect).toEqual({ states: ["next"], targets: 1 });
    expect(prospectOf(empty, pack, "home", "tank", 0, true).states).toEqual([]); // partisans stay
  });
});

describe("about how long a game takes", () => {
  const game = {
    minutes: { 2: 60, 4: 135 },
    minutes_by: { length: { short: 0.5 }, pack: { tiny: 0.1 } },
  };
  it("follows seats and settings, in steps of five minutes", () => {
    expect(minutesOf(game, { seats: 2, settings: {} })).toBe(60);
    expect(minutesOf(game, { seats: 4, settings: { length: "short", map: "x" } })).toBe(70);
    expect(minutesOf(game, { seats: 2, settings: { length: "short", pack: "tiny" } })).toBe(5);
    expect(minutesOf(game, { seats: 3, settings: {} })).toBeUndefined();
  });
  it("is told once for numbers of players that take equally long", () => {
    const minutes = { 2: 19, 3: 21, 4: 26, 6: 26 };
    expect(spansOf({ minutes, minutes_by: {} })).toEqual([
      { low: 2, high: 3, minutes: 20 },
      { low: 4, high: 4, minutes: 25 },
      { low: 6, high: 6, minutes: 25 },
    ]);
  });
});

describe("turn zero in the ribbon", () => {
  it("says which part is in progress", () => {
    const at = (asked: string, turn = 0) => partOf({ turn, asked } as unknown as View);
    expect(
      ["ask-keep-race", "ask-run-off", "ask-keep-card", "ask-pay"].map((ask) => at(ask)),
    ).toEqual(["races", "order", "allies", "reveal"]);
    expect([at("draw-card"), at("ask-pay", 1)]).toEqual([null, null]);
  });
});

describe("where the lesson differs from the full game", () => {
  const numbers = (pack: string) => {
    const { start_prestige, moves_per_subturn, reveal_multiplier, income_turns, attacker_base } =
      packOf(pack).numbers;
    return [start_prestige, moves_per_subturn, reveal_multiplier, income_turns, attacker_base];
  };
  it.each(languages())("%s: says the numbers of both packs", async (language) => {
    const said = new Words(await shelves("secret_allies", language)).say(
      "web-learn-differs-secret_allies",
    );
    const [full, tiny] = [numbers("reconstruction"), numbers("tiny")];
    const told = [...said.matchAll(/-?\d+/g)].map(([number]) => Number(number));
    expect(told).toEqual(full.flatMap((number, index) => [number, tiny[index]]));
  });
});

describe("whom a battle waits for", () => {
  const unit = { seat: 0, moved: false, wreck: false };
  const view = (active: number, some: object = {}): View =>
    ({
      viewer: 0,
      auction: null,
      units: [unit, { ...unit, moved: true }, { ...unit, seat: 1 }],
      battle: { active, moves_left: 6, attacker: null, under_attack: null, ...some },
    }) as unknown as View;
  const question = (seat: number, ask: string) => ({ seat, ask }) as Question;
  const says = (shown: View, ...questions: Question[]) =>
    waitingFor(shown, questions, choicesOf([]));
  const free = (...units: string[]) =>
    waitingFor(view(0), [question(0, "ask-unit")], choicesOf(units))!;
  const attack = { attacker: 1, under_attack: "next" };

  it("is me when another player's attack asks me", () => {
    const asked = says(view(1, attack), question(1, "ask-bid-partisans"), question(0, "ask-show"));
    expect(asked).toEqual({ say: "sa-answer-mine", facts: { seat: 1, doing: "show" } });
    expect([...actingIn(view(1, attack), new Set([0]))]).toEqual([0]);
  });
  it("is whoever is asked in my own subturn", () => {
    const shown = view(0, { ...attack, attacker: 0 });
    expect(says(shown, question(1, "ask-show"))?.say).toBe("sa-answer-others");
    expect(says({ ...shown, auction: auction() }, question(1, "ask-bid-partisans"))).toEqual({
      say: "sa-answer-bids",
      facts: { seats: [1] },
    });
  });
  it("is the one who moves, with no more moves than units", () => {
    expect(free("unit:0.0")).toEqual({ say: "sa-units-left-mine", facts: { count: 1 } });
    // while a way is chosen nobody knows how many others are hemmed in
    expect(says(view(0), question(0, "ask-hex"))).toEqual({
      say: "sa-moves-left-mine",
      facts: { moves: 1 },
    });
    expect(says(view(0, { moves_left: 1 }))?.say).toBe("sa-moves-left-mine");
    expect(says(view(1))?.facts).toEqual({ seat: 1, moves: 1 });
    expect([...actingIn(view(1), new Set())]).toEqual([1]);
  });
});
