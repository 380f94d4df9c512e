import { describe, expect, it } from "vitest";
import { whyNoneRaised } from "../src/games/secret_allies/attacks";
import { minus } from "../src/games/secret_allies/bidding";
import { Desk, type Given } from "../src/games/secret_allies/desk.svelte";
import {
  outcomeIn,
  paidIn,
  raisedBeside,
  scoredIn,
  wonNothing,
} from "../src/games/secret_allies/outcomes";
import { packOf } from "../src/games/secret_allies/pack";
import { piecesOf } from "../src/games/secret_allies/pieces";
import { marksOf } from "../src/games/secret_allies/sayings";
import { boughtIn } from "../src/games/secret_allies/technologies";
import type { View } from "../src/games/secret_allies/view";
import { whyNotBought } from "../src/games/secret_allies/wares";
import type { Step } from "../src/games/ui";
import type { Facts, Question } from "../src/lib/wire";
import { languages, shelves, Words } from "../src/lib/words";

const pack = packOf("tiny");
const plain = Object.keys(pack.terrain).find((id) => pack.terrain[id]!.ground_cost === 1)!;
const FREE = { rv: 2, tank: 1, mortar: 0, drone: 1 };
const land = (some: object = {}, free: object = FREE): View =>
  ({
    viewer: 0,
    pack: "tiny",
    turn: 2,
    about: {},
    states: [
      {
        state: "next",
        hexes: ["1.0", "2.0"],
        terrain: [plain, plain],
        treasury: [2, 0, 0],
        arrived: [0, 0, 0],
        partisan_token: true,
        revealed_by: null,
      },
    ],
    units: [
      { seat: 0, hex: "0.0", unit: "tank", wreck: false, armour: 3, damage: [0, 0] },
      { seat: 1, hex: "1.0", unit: "tank", wreck: false, armour: 3, damage: [0, 0] },
    ],
    players: [{ seat: 0, race: "drummers", technologies: [], free_tokens: free }, { seat: 1 }],
    own: { seat: 0, prestige: 4, allies: [] },
    battle: {
      moving: "0.0",
      points: 4,
      targets: [],
      hit: 0,
      paused: null,
      moves_left: 6,
      subturns: [1],
    },
    ...some,
  }) as unknown as View;
const step = (seat: number, ...events: Facts[]): Step => ({ seq: 1, seat, events });
const opened = (aim: string): Facts => ({ event: "bids-opened", aim, bids: { 0: 2, 1: 1 } });

describe("the result of an auction", () => {
  const set = (...order: number[]): Facts => ({ event: "order-set", order });
  const won = (seat: number): Facts => ({ event: "partisans-won", seat, state: "next" });

  it("names who won, and speaks to the viewer as you", () => {
    expect(outcomeIn([step(0, opened("order"), set(0, 1))], 0)?.said?.say).toBe(
      "sa-won-order-mine",
    );
    const mine = (event: Facts) => outcomeIn([step(0), step(1, opened("order"), event)], 0)?.said;
    expect(mine(set(1, 0))).toEqual({ say: "sa-won-order-theirs", facts: { seat: 1 } });
    expect(mine(won(0))?.say).toBe("sa-won-partisans-mine");
    expect(mine(won(1))?.say).toBe("sa-won-partisans-theirs");
    expect(mine({ event: "no-partisans", state: "next", seat: null })?.say).toBe("sa-raised-none");
  });
  it("is told until the viewer answers the next question", () => {
    const log = [step(0, { event: "bid-sealed" }), step(1, opened("order"), set(1, 0))];
    expect(outcomeIn([...log, step(1, { event: "moved", seat: 1 })], 0)).not.toBeNull();
    expect(outcomeIn([...log, step(0, { event: "moved", seat: 0 })], 0)).toBeNull();
  });
  it("stays while somebody else's attack asks for a card that I do not have", () => {
    const pass = { event: "answered", seat: 0, show: false };
    const lost = [step(0, { event: "bid-sealed" }), step(1, opened("partisans"), won(1))];
    const log = [...lost, step(0, pass, { event: "auction-opened" })];
    expect(outcomeIn(log, 0)).toMatchObject({
      said: { say: "sa-won-partisans-theirs", facts: { state: "next" } },
      paid: [2],
    });
    expect(outcomeIn([...log, step(0, { event: "bid-sealed" })], 0)).toBeNull();
  });
  it("says what was paid, and in which rounds", () => {
    const begun = step(1, { event: "auction-opened" });
    const log = [step(0, opened("order")), begun, step(0, opened("order"), { event: "run-off" })];
    const outcome = outcomeIn([...log, step(0, opened("order"), set(0, 1))], 0)!;
    expect(paidIn(outcome)).toEqual({
      say: "sa-won-paid-rounds",
      facts: { prestige: 4, rounds: "2 + 2" },
    });
    expect(paidIn({ ...outcome, paid: [3] })).toEqual({
      say: "sa-won-paid",
      facts: { prestige: 3 },
    });
    expect(paidIn({ ...outcome, paid: [0, 0] })).toBeNull();
  });
  it("says only once that nobody raised partisans", () => {
    const attacked = { event: "state-attacked", seat: 0, state: "next" };
    const nobody = { event: "no-partisans", state: "next", seat: null };
    const log = [step(0, attacked), step(1, opened("partisans"), nobody)];
    expect(raisedBeside(log, 0)).toBeNull();
    expect(raisedBeside([...log, step(0, { event: "paid" })], 0)?.seat).toBeNull();
    expect(raisedBeside([...log.slice(0, 1), step(1, opened("partisans"), won(1))], 0)?.seat).toBe(
      1,
    );
  });
  it("names nobody while a tie is open", () => {
    expect(outcomeIn([step(0, opened("order"), { event: "run-off" })], 0)?.said).toBeNull();
  });
  it("says that nothing could be placed", () => {
    const log = [step(0, opened("partisans"), won(0))];
    expect(wonNothing(log, 0)).toBe(false); // the purchases may still come
    expect(wonNothing([...log, step(1, { event: "moved", seat: 1 })], 0)).toBe(true);
    const bought = { event: "unit-bought", seat: 0, state: "next" };
    expect(wonNothing([step(0, opened("partisans"), won(0), bought)], 0)).toBe(false);
  });
  it("tells the scoring until the viewer acts", () => {
    const track = { event: "track", track: [5, 4], income: [5, 4] };
    const gained = { event: "prestige-gained", seat: 0, gain: 5 };
    expect(scoredIn([step(0), step(1, track, gained)], 0)?.facts?.gain).toBe(5);
    expect(scoredIn([step(1, track, gained), step(0)], 0)).toBeNull();
  });
});

describe("before a bid for partisans", () => {
  const why = (view: View, prize = [2, 0, 0]) => whyNoneRaised(view, pack, "next", prize);

  it("nothing is said if a unit could be placed", () => expect(why(land())).toBeNull());
  it("says what is missing (SA-R31, SA-R32)", () => {
    expect(why(land({}, { rv: 0, tank: 0, mortar: 0, drone: 0 }))).toBe("sa-raise-no-token");
    expect(why(land(), [0, 0, 0])).toBe("sa-raise-too-dear");
    const full = land().units.map((unit, number) => ({ ...unit, hex: `${number + 1}.0` }));
    expect(why(land({ units: full }))).toBe("sa-raise-no-room");
  });
});

describe("a shop", () => {
  const deskAt = (given: Partial<Given>) => {
    const all = { view: land(), words: {} as Words, others: [], busy: false, ...given } as Given;
    return { all, desk: new Desk(() => all) };
  };
  const question = (ask: string, ...options: string[]) => ({ ask, options }) as Question;

  it("remembers what was for sale, in its place, until another phase", () => {
    const { all, desk } = deskAt({
      question: question("ask-buy-unit", "buy:next.rv", "buy:next.tank", "done"),
      send: () => undefined,
    });
    desk.followUp();
    all.question = question("ask-buy-unit", "buy:next.tank", "done");
    expect(desk.wares.map(({ key }) => key)).toEqual(["buy:next.rv", "buy:next.tank"]);
    const { all: later, desk: kept } = deskAt({
      question: question("ask-buy-unit", "buy:next.rv"),
    });
    kept.followUp();
    later.question = question("ask-research", "research:next.x");
    expect(kept.wares.map(({ key }) => key)).toEqual(["research:next.x"]);
  });
  it("says why a unit is gone", () => {
    const why = (unit: string, purse: number[]) => whyNotBought(land(), pack, unit, 0, purse);
    expect(why("mortar", [9, 0, 0])).toBe("sa-ware-none-left");
    expect(why("tank", [0, 0, 0])).toBe("sa-ware-too-dear");
    expect(why("tank", [9, 0, 0])).toBe("sa-ware-no-room");
  });
  it("knows where a technology was bought in this turn (SA-R60)", () => {
    const bought = (state: string): Facts => ({ event: "technology-bought", seat: 0, state });
    const log = [step(0, bought("home")), step(1, { event: "turn" }), step(0, bought("next"))];
    expect([...boughtIn(log, 0)]).toEqual(["next"]);
    expect(boughtIn(log, 1).size).toBe(0);
  });
});

describe("an enemy in a state that could be entered", () => {
  const options = ["enter:1.0", "stay"];
  const at = (some: Partial<Given> = {}) => {
    const sent: string[] = [];
    const given = {
      view: land(),
      words: {} as Words,
      question: { ask: "ask-hex", options } as Question,
      others: [],
      busy: false,
      send: (key: string) => sent.push(key),
      ...some,
    } as Given;
    return { desk: new Desk(() => given), sent };
  };
  it("is fired at by the second click; the first offers both", () => {
    const { desk, sent } = at();
    expect(desk.at("1.0").map(({ verb }) => verb)).toEqual(["hit", "enter"]);
    desk.press("1.0");
    expect([desk.attack, desk.target, sent]).toEqual(["enter:1.0", "1.0", []]);
    desk.press("1.0");
    expect(sent).toEqual(["stay"]);
  });
  it("can be entered all the same", () => {
    const { desk, sent } = at();
    desk.press("1.0");
    desk.attackNow();
    expect(sent).toEqual(["enter:1.0"]);
  });
  it("is entered by a click in a lesson, which explains one thing at a time", () => {
    const { desk } = at({ kept: null });
    expect(desk.at("1.0").map(({ verb }) => verb)).toEqual(["enter"]);
  });
});

describe("words", () => {
  it("have a real minus sign", () => expect([minus(-3), minus(0)]).toEqual(["−3", "0"]));
  it("mark where one goes and where one attacks differently", () => {
    const marks = marksOf(new Set(["go", "enter"])).map(({ mark }) => mark);
    expect(new Set(marks).size).toBe(2);
  });
  it.each(languages())("leave out amounts of zero: %s", async (language) => {
    const words = new Words(await shelves("secret_allies", language), { 0: "Ola", 1: "Bo" });
    const paid = words.event({ event: "paid", seat: 0, state: "next", tokens: [2, 0, 1] });
    expect(paid).toMatch(/2.*1|1.*2/);
    expect(paid).not.toContain("0");
    const bids = { event: "bids-opened", bids: { 0: 1 }, results: { 0: -3 } };
    const line = piecesOf(bids, words, pack).map(({ text }) => text);
    expect(line.join("")).toContain("−3");
  });
});
