import { describe, expect, it } from "vitest";
import { prospectOf, raisedIn } from "../src/games/secret_allies/attacks";
import { neededBy, signed, tiedWith } from "../src/games/secret_allies/bidding";
import { Desk, type Given } from "../src/games/secret_allies/desk.svelte";
import { choicesOf } from "../src/games/secret_allies/options";
import { packOf } from "../src/games/secret_allies/pack";
import {
  askedOf,
  buttonOf,
  hintsOf,
  marksOf,
  onlyAnswer,
} from "../src/games/secret_allies/sayings";
import { hasWays, switchOf } from "../src/games/secret_allies/switches";
import type { View } from "../src/games/secret_allies/view";
import type { AuctionShown } from "../src/generated/secret_allies.view";
import type { Step } from "../src/games/ui";
import type { Facts, Question } from "../src/lib/wire";
import type { Words } from "../src/lib/words";

const pack = packOf("tiny");
const plain = Object.keys(pack.terrain).find((id) => pack.terrain[id]!.ground_cost === 1)!;
const row = (state: string, first: number, some: object = {}) => ({
  state,
  hexes: [0, 1, 2].map((q) => `${first + q}.0`),
  terrain: [plain, plain, plain],
  treasury: [2, 1, 0],
  arrived: [0, 0, 0],
  income: [1, 1, 0],
  worth: 2,
  mines: { [`${first}.0`]: null, [`${first + 1}.0`]: 0 },
  partisan_token: false,
  swords: false,
  revealed_by: null,
  ...some,
});
const unit = (seat: number, hex: string, id = "tank") => ({
  seat,
  hex,
  unit: id,
  wreck: false,
  armour: 3,
  damage: [0, 0],
});
const land = (some: object = {}): View =>
  ({
    viewer: 0,
    pack: "tiny",
    asked: "ask-hex",
    turn: 1,
    about: {},
    states: [row("home", 0), row("next", 3)],
    units: [unit(0, "0.0"), unit(1, "4.0")],
    players: [
      { seat: 0, race: "drummers", technologies: [] },
      { seat: 1, race: "lanterns", technologies: [] },
    ],
    own: { seat: 0, prestige: 4, allies: [] },
    battle: { moving: "0.0", points: 4, targets: [], hit: 0, paused: null },
    ...some,
  }) as unknown as View;

/** A desk with this question; `sent` collects its answers. */
function deskAt(view: View, ask: string, options: string[], some: Partial<Given> = {}) {
  const given: Given = {
    view,
    words: {} as Words,
    question: { ask, options } as Question,
    others: [],
    busy: false,
    send: (key) => sent.push(key),
    ...some,
  };
  const sent: string[] = [];
  const next = (then: string, keys: string[], later: View = view) => {
    given.question = { ask: then, options: keys } as Question;
    given.view = later;
    return new Promise<void>((done) => queueMicrotask(done)).then(() => desk.followUp());
  };
  const desk = new Desk(() => given);
  return { desk, sent, next };
}

describe("a switch", () => {
  const at = (view: View, ask: string, ...keys: string[]) =>
    switchOf(view, pack, ask, choicesOf(keys));

  it("is shown where a lone enemy would get every hit (SA-R72)", () => {
    expect(at(land(), "ask-hex", "go:3.0", "go:1.0", "aim")).toEqual({ key: "aim", on: false });
    expect(at(land(), "ask-hex", "go:3.0", "go:1.0")).toEqual({ key: "aim", on: true });
  });
  it("is not shown where nothing can be shot", () => {
    expect(at(land(), "ask-hex", "go:1.0", "aim")).toBeNull();
    expect(at(land({ units: [unit(0, "0.0")] }), "ask-hex", "go:1.0", "go:2.0")).toBeNull();
  });
  it("is not shown where every hit is asked about anyway", () => {
    const two = land({ units: [unit(0, "0.0"), unit(1, "4.0"), unit(1, "2.0")] });
    expect(at(two, "ask-hex", "go:3.0", "aim")).toBeNull();
  });
  it("is not shown for the one hit of a unit that can only stay and fire", () => {
    const near = land({ units: [unit(0, "0.0"), unit(1, "1.0")] });
    expect(at(near, "ask-hex", "stay", "aim")).toBeNull();
    const paused = land({ ...near, battle: { ...near.battle, paused: "0.0" } });
    expect(at(paused, "ask-go-on", "stay")).toEqual({ key: "aim", on: true });
  });
  it("is on for paying if several ways are possible and it is not offered (SA-R73)", () => {
    expect(hasWays(land(), pack, "buy:home.tank")).toBe(true); // 2 gold, or 1 gold and 1 uranium
    expect(at(land(), "ask-buy-unit", "buy:home.tank", "differently", "done")?.on).toBe(false);
    expect(at(land(), "ask-buy-unit", "buy:home.tank", "done")?.on).toBe(true);
    const gold = land({ states: [row("home", 0, { treasury: [4, 0, 0] })] });
    expect(at(gold, "ask-buy-unit", "buy:home.tank", "done")).toBeNull();
    const arrived = land({ states: [row("home", 0, { arrived: [0, 1, 0] })] });
    expect(at(arrived, "ask-buy-unit", "buy:home.tank", "done")).toBeNull();
  });
});

describe("gestures and switches", () => {
  const fired = (hit: number, targets: string[]) =>
    land({
      units: [unit(0, "3.0"), unit(1, "4.0")],
      battle: { moving: "3.0", points: 1, targets, hit, paused: null },
    });

  it("fires with one hit if each is aimed, and leaves the next to the player", async () => {
    const { desk, sent, next } = deskAt(land(), "ask-hex", ["go:3.0"]);
    expect(desk.switch).toEqual({ key: "aim", on: true });
    desk.press("4.0");
    await next("ask-target", ["hit:4.0", "drop"], fired(0, []));
    await next("ask-target", ["hit:4.0", "drop"], fired(1, ["4.0"]));
    expect(sent).toEqual(["go:3.0", "hit:4.0"]);
  });
  it("fires with all hits otherwise", async () => {
    const { desk, sent, next } = deskAt(land(), "ask-hex", ["go:3.0", "aim"]);
    desk.press("4.0");
    await next("ask-target", ["hit:4.0", "drop"], fired(0, []));
    await next("ask-target", ["hit:4.0", "drop"], fired(1, ["4.0"]));
    expect(sent).toEqual(["go:3.0", "hit:4.0", "hit:4.0"]);
  });
  it("keeps the hex of a dragged purchase while its payment is chosen", async () => {
    const { desk, sent, next } = deskAt(land(), "ask-buy-unit", ["buy:home.tank", "done"]);
    desk.buyAt("buy:home.tank", "2.0");
    await next("ask-pay", ["pay:2.0.0", "pay:1.1.0"]);
    expect(sent).toEqual(["buy:home.tank"]); // the player pays
    desk.choose("pay:1.1.0");
    await next("ask-put-unit", ["put:1.0", "put:2.0"]);
    expect(sent).toEqual(["buy:home.tank", "pay:1.1.0", "put:2.0"]);
  });
});

describe("before an attack", () => {
  const next = (some: object) => land({ states: [row("home", 0), row("next", 3, some)] });

  it("says the modifier of the auction to come, as the engine counts it (SA-5.2.7)", () => {
    const base = pack.numbers.attacker_base!;
    const prospect = prospectOf(land(), pack, "next")!;
    expect(prospect.modifier).toBe(base - 2);
    expect(prospect.reasons).toEqual([
      { why: "attacker", by: base },
      { why: "worth", by: -2 },
    ]);
    const auction = { aim: "partisans", run_off: 0, groups: [[0, 1]] } as unknown as AuctionShown;
    const modifiers = { 0: base - 2, 1: 1 };
    expect(prospect.needed).toBe(neededBy({ ...auction, modifiers }, 0));
  });
  it("counts technologies (SA-5.2.10)", () => {
    const technologies = Object.entries(pack.races.drummers!.technologies)
      .filter(([, { effects }]) => effects.some(([effect]) => effect === "attack_bonus"))
      .map(([id]) => id);
    expect(technologies).not.toEqual([]);
    const skilled = land({ players: [{ seat: 0, race: "drummers", technologies }] });
    const more = prospectOf(skilled, pack, "next")!.modifier;
    expect(more).toBeGreaterThan(prospectOf(land(), pack, "next")!.modifier);
  });
  it("says what the state brings", () => {
    const { mines, prize, bonus } = prospectOf(land(), pack, "next")!;
    expect([mines, bonus]).toEqual([1, []]);
    expect(prize).toEqual([1, 1, 0].map((tokens) => tokens * pack.numbers.partisan_multiplier!));
    const revealed = prospectOf(next({ swords: true, revealed_by: 1 }), pack, "next")!;
    expect(revealed.bonus[0]).toBe(pack.numbers.capture_multiplier);
    expect(prospectOf(next({ swords: true, revealed_by: 0 }), pack, "next")!.bonus).toEqual([]);
  });
  it("bids nothing with the attack if the auction cannot be won, else the player bids", async () => {
    const auction = { aim: "partisans", run_off: 0, groups: [[0, 1]], modifiers: { 0: -4, 1: 0 } };
    for (const [prestige, bids] of [
      [4, ["enter:3.0", "bid:0"]],
      [5, ["enter:3.0"]],
    ] as const) {
      const view = land({ own: { seat: 0, prestige, allies: [] } });
      const { desk, sent, next } = deskAt(view, "ask-hex", ["enter:3.0"]);
      desk.press("3.0");
      expect(sent).toEqual([]); // it asks first
      desk.press("3.0");
      await next("ask-bid-partisans", ["bid:0", "bid:1"], { ...view, auction } as unknown as View);
      expect(sent).toEqual(bids);
    }
  });
  it("is nothing for an onlooker", () => {
    expect(prospectOf(land({ own: null }), pack, "next")).toBeNull();
  });
});

describe("after an attack", () => {
  const step = (...events: Facts[]): Step => ({ seq: 1, seat: 0, events });
  const won = { event: "partisans-won", state: "next", seat: 1 };
  const bought = { event: "unit-bought", seat: 1, state: "next", unit: "tank", hex: "4.0" };

  const attacked = { event: "state-attacked", state: "next", seat: 0 };

  it("tells who raised which partisans where, until the attacker acts again", () => {
    const log = [step(attacked), step(won), step(bought)];
    expect(raisedIn(log)).toEqual({
      state: "next",
      seat: 1,
      units: [{ unit: "tank", hex: "4.0" }],
    });
    expect(raisedIn([...log, step({ event: "moved", seat: 1 })])).not.toBeNull(); // a partisan
    expect(raisedIn([...log, step({ event: "moved", seat: 0 })])).toBeNull();
    expect(raisedIn([...log, step({ event: "subturn", seat: 1 })])).toBeNull();
    expect(raisedIn([step(attacked), step(bought)])).toBeNull();
  });
  it("tells that nobody did", () => {
    const log = [step(attacked, { event: "no-partisans", state: "next", seat: null })];
    expect(raisedIn(log)).toEqual({ state: "next", seat: null, units: [] });
  });
  it("remembers in a run-off what the tie was", () => {
    const results = { 0: 3, 1: 3, 2: -1 };
    const log = [step({ event: "bids-opened", bids: { 0: 3, 1: 2, 2: 0 }, results }), step()];
    expect(tiedWith(log, 1)).toBe(3);
    const again = [...log, step({ event: "bids-opened", bids: { 0: 1, 1: 1 } })];
    expect(tiedWith(again, 1)).toBe(1);
    expect([2, -4, 0].map(signed)).toEqual(["+2", "−4", "±0"]);
  });
});

describe("what a question says", () => {
  const battle = { moves_left: 4, round: 1, subturns: [2, 2], subturns_in_hand: 1 };
  const button = (key: string, ask: string, ...others: string[]) => {
    const choices = choicesOf([...others, key]);
    return buttonOf(choices.at(-1)!, ask, land({ battle }), choices);
  };
  it("names what a button gives up", () => {
    const units = ["unit:0.0", "unit:1.0", "unit:2.0"];
    expect(button("end", "ask-unit", ...units)).toEqual({
      say: "sa-end-units",
      facts: { count: 3 },
    });
    expect(button("end", "ask-unit", ...units, "unit:4.0", "unit:5.0")).toEqual({
      say: "sa-end-moves",
      facts: { count: 4 },
    });
    expect(button("stop", "ask-partisan", "unit:0.0")?.facts).toEqual({ count: 1 });
    expect(button("done", "ask-send")?.say).toBe("sa-done-send");
    expect(button("pass", "ask-show", "show")?.say).toBe("sa-pass-show");
    expect(button("pass", "ask-show")?.say).toBe("sa-pass-only");
    expect(button("enough", "ask-buy-card", "buy")).toBeNull();
  });
  it("asks the owner of an attacked ally about this ally", () => {
    const view = land({ battle: { ...battle, under_attack: "next" } });
    const asked = (...options: string[]) => askedOf("ask-show", view, choicesOf(options));
    expect(asked("show", "pass")).toEqual({ say: "sa-show-ask", facts: { state: "next" } });
    expect(asked("pass")).toBeNull();
  });
  it("says that a tap only brought the map nearer, where a hex can be chosen", () => {
    const { desk } = deskAt(land(), "ask-hex", ["go:3.0"]);
    desk.tellNearer();
    expect(desk.reason).toEqual({ say: "sa-why-nearer" });
    const { desk: bidding } = deskAt(land(), "ask-bid-order", ["bid:0", "bid:1"]);
    bidding.tellNearer();
    expect(bidding.reason).toBeNull();
  });
  it("asks once before nothing is bought although something could be", async () => {
    const { desk, sent, next } = deskAt(land(), "ask-buy-unit", ["buy:home.tank", "done"]);
    desk.say("done");
    expect([desk.leaving, sent]).toEqual([true, []]);
    desk.say("done");
    expect(sent).toEqual(["done"]);
    await next("ask-buy-unit", ["buy:home.tank", "done"]);
    desk.choose("buy:home.tank");
    await next("ask-buy-unit", ["buy:home.tank", "done"]);
    desk.say("done");
    expect(sent).toEqual(["done", "buy:home.tank", "done"]);
  });
  it("says whether unmoved units get another chance", () => {
    const said = (some: object) =>
      hintsOf("ask-unit", land({ battle: { ...battle, ...some } }), pack, [])[1]?.say;
    expect(said({})).toBe("sa-end-moves-later");
    expect(said({ round: 2 })).toBe("sa-end-moves-last");
    expect(said({ round: 2, subturns_in_hand: 2 })).toBe("sa-end-moves-later");
  });
  it("says what showing the card of an attacked state changes in the auction", () => {
    const states = [row("next", 3, { worth: 3 })];
    const view = land({ battle: { ...battle, under_attack: "next" }, states });
    const hints = (...options: string[]) => hintsOf("ask-show", view, pack, choicesOf(options));
    expect(hints("show", "pass")).toEqual([
      { say: "sa-show-mine", facts: { state: "next", mine: "+1", theirs: "−4", neutral: 0 } },
    ]);
    expect(hints("pass")).toEqual([{ say: "sa-show-not-mine" }]);
  });
  it("explains only the marks that are there", () => {
    expect(marksOf(new Set(["go", "stay"])).map(({ mark }) => mark)).toEqual(["go", "unit"]);
    expect(marksOf(new Set(["assault"])).map(({ say }) => say)).toEqual(["sa-hint-fire"]);
  });
});

describe("the same unit once more", () => {
  it.each(["ask-buy-unit", "ask-buy-at-reveal", "ask-buy-partisan"])(
    "is bought by one click on the map: %s",
    async (shop) => {
      const options = ["buy:home.tank", "done"];
      const { desk, sent, next } = deskAt(land({ battle: null }), shop, options);
      desk.choose("buy:home.tank");
      await next("ask-put-unit", ["put:1.0", "put:2.0"]);
      desk.press("1.0");
      await next(shop, options);
      expect(desk.again).toBe("buy:home.tank");
      desk.press("2.0");
      await next("ask-put-unit", ["put:2.0"]);
      expect(sent).toEqual(["buy:home.tank", "put:1.0", "buy:home.tank", "put:2.0"]);
    },
  );
});

describe("states on the map", () => {
  const own = { seat: 0, prestige: 4, allies: ["home"], cards_in_hand: ["next"] };
  const marked = (ask: string, options: string[], alone = false) => {
    const { desk } = deskAt(land({ own }), ask, options, { alone });
    return { named: [...desk.named], secrets: [...desk.secrets] };
  };
  it("are marked where a question is about them", () => {
    expect(marked("ask-buy-card", ["buy", "enough"]).named).toEqual(["next"]);
    expect(marked("ask-reveal", ["reveal:home", "pass"]).named).toContain("home");
  });
  it("are marked as allies for who plays with bots, or looks at the cards", () => {
    expect(marked("ask-unit", ["unit:0.0"], true).secrets).toContain("home");
    expect(marked("ask-unit", ["unit:0.0"]).secrets).not.toContain("home");
    expect(marked("ask-reveal", ["reveal:home", "pass"]).secrets).toContain("home");
  });
});

describe("a question with one answer", () => {
  const only = (ask: string, options: string[], view = land()) => onlyAnswer(ask, options, view);

  it("is one that is asked to keep a secret, never one that shows something", () => {
    for (const key of ["pass", "bid:0", "done", "none"]) expect(only("ask-show", [key])).toBe(key);
    expect(only("ask-keep-card", ["keep:ambrel"])).toBeUndefined();
    expect(only("ask-show", ["show", "pass"])).toBeUndefined();
  });
  it("is a bid of 0 where no bid can win the partisans", () => {
    const auction = { aim: "partisans", run_off: 0, groups: [[0, 1]], modifiers: { 0: -4, 1: 0 } };
    const purse = (prestige: number) => land({ auction, own: { seat: 0, prestige } });
    expect(only("ask-bid-partisans", ["bid:0", "bid:1"], purse(4))).toBe("bid:0");
    expect(only("ask-bid-partisans", ["bid:0", "bid:1"], purse(5))).toBeUndefined();
    expect(only("ask-bid-order", ["bid:0", "bid:1"], purse(0))).toBeUndefined();
  });
  it("is answered for whoever plays with bots alone, and told", async () => {
    const view = land({ battle: { under_attack: "next" } });
    const { desk, sent } = deskAt(view, "ask-show", ["pass"], { alone: true });
    desk.followUp();
    expect(sent).toEqual(["pass"]);
    expect(desk.spared).toEqual({ say: "sa-alone-show", facts: { state: "next" } });
  });
  it("is left to the player where others could notice the time, and in lessons (SA-V7)", () => {
    for (const some of [{ alone: false }, { alone: true, kept: null }]) {
      const { desk, sent } = deskAt(land(), "ask-show", ["pass"], some);
      desk.followUp();
      expect(sent).toEqual([]);
    }
  });
});
