/**
 * State shared by the components of the table: what may be chosen, what is being read. It never
 * decides what is legal; that is the list of options.
 */

import { getContext, setContext } from "svelte";
import { whyKept, type Kept } from "../../lib/lessons.svelte";
import type { Question } from "../../lib/wire";
import type { Words } from "../../lib/words";
import type { Reason } from "../reference";
import { Touched } from "../touched.svelte";
import type { ShowRule, Step } from "../ui";
import { isHopeless, outlookOf } from "./bidding";
import { aim, gesturesOf, put, type Gesture, type Planned } from "./gestures";
import { Offers } from "./offers.svelte";
import { choiceOf, choicesOf, layingsOf, type Choice } from "./options";
import { packOf, type Pack } from "./pack";
import { answeredFor, onlyAnswer, type Saying } from "./sayings";
import { hitOf } from "./shots";
import { switchOf } from "./switches";
import type { View } from "./view";
import { placesFor } from "./wares";
import { whyHex, type Asked } from "./whynot";

const KEY = Symbol("allies");
const REST = 150; // milliseconds after which a pointer rests on a hex
const FIRING = ["hit", "assault"]; // verbs of hexes where an enemy is fired at
const WARES = ["buy", "research"];
const ENDS_BUYING = ["ask-pay", "ask-put-unit"];
const CARDS = ["ask-buy-card", "ask-keep-card", "ask-first-reveal", "ask-reveal"]; // shown anyway
// While the same can be bought again.
const BUYING = ["ask-buy-unit", "ask-buy-partisan", "ask-buy-at-reveal", ...ENDS_BUYING];
const SHOPS = ["ask-research", ...BUYING];
const NEARER = "nearer"; // touched instead of a hex that was too small
const MINE = "ask-pay"; // decided by the player in the middle of a gesture, which then goes on

/** What the table passes to its desk. */
export interface Given {
  moment?: string; // its name; undefined if nothing is asked
  view: View;
  words: Words;
  question: Question | undefined; // my own
  others: readonly Question[];
  busy: boolean;
  kept?: Kept | null;
  log?: readonly Step[];
  alone?: boolean; // all others are bots
  send: (key: string) => void;
  showRule?: ShowRule; // not after the end
  showCard?: (card: string) => void;
}

/** The shared state of one table. */
export class Desk {
  looked = $state<string | null>(null); // the state whose card is open
  pointed = $state<string | null>(null); // the hovered or focused hex
  turn = $state(0); // rotation of the tile to place
  technology = $state<string | null>(null); // opened in the tree
  bid = $state<number | null>(null); // the bid to be sealed
  marked = $state.raw<readonly string[]>([]); // hexes of the selected log line
  laying = $state(false); // the tile is being dragged
  sending = $state<string | null>(null); // the dragged token: "send:ambrel.gold"
  carried = $state<string | null>(null); // the unit dragged out of the shop: "buy:ambrel.tank"
  dragged = $state<string | null>(null); // the hex of the unit being dragged
  attack = $state<string | null>(null); // an attack to be confirmed: "enter:2.0"
  chosen = $state<string | null>(null); // the unit just chosen, until its options come
  leaving = $state(false); // to buy nothing is to be confirmed
  passed = $state<string | null>(null); // the hex where the pointer rested and the unit may go
  private resting: ReturnType<typeof setTimeout> | undefined; // a timer
  private readonly touched = new Touched(() => this.given().moment ?? "");
  private plan: Planned[] = []; // the rest of a gesture that answers several questions
  private bought = $state<string | null>(null); // the newest purchase: "buy:ambrel.tank"
  private answered = $state<string | null>(null); // the question that I answered last
  uncovered = $state(false); // the list of my secrets is open
  spared = $state.raw<Saying | null>(null); // what was answered for me since my last own answer

  readonly choices: Choice[] = $derived.by(() => {
    const { question, busy } = this.given();
    return question?.options && !busy ? choicesOf(question.options) : [];
  });
  /** Options that a lesson does not allow yet; shown all the same. */
  readonly later: Choice[] = $derived.by(() => {
    const { kept } = this.given();
    return kept && !kept.reading ? choicesOf(kept.options) : [];
  });
  private readonly offers = new Offers();
  /** What was for sale in this buying phase, whether it still is or not. */
  readonly wares: Choice[] = $derived.by(() => {
    const known = choicesOf(this.offers.since(this.ask, this.view));
    const now = [...this.choices, ...this.later].filter(({ verb }) => WARES.includes(verb));
    return [...known, ...now.filter(({ key }) => known.every((each) => each.key !== key))];
  });
  readonly layings = $derived(layingsOf(this.choices));
  /** The switch of this question, if it has one that can matter. */
  readonly switch = $derived(
    switchOf(this.view, this.pack, this.ask, [...this.choices, ...this.later]),
  );
  private readonly gestures = $derived(
    gesturesOf(this.choices, this.view, this.pack, this.carried ?? this.again).filter(
      ({ verb }) => verb !== "assault" || !this.isLesson,
    ),
  );
  private readonly byHex = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const add = (hex: string, choice: Choice) =>
      found.set(hex, [...(found.get(hex) ?? []), choice]);
    for (const choice of this.choices) {
      if (choice.hex) add(choice.hex, choice);
    }
    for (const gesture of this.gestures) {
      const there = found.get(gesture.hex);
      if (!there) add(gesture.hex, gesture);
      // An enemy in a state that could be entered: a click offers to fire at it, too.
      else if (FIRING.includes(gesture.verb) && there[0]?.verb === "enter" && !this.isLesson)
        found.set(gesture.hex, [gesture, ...there]);
    }
    for (const { key, hex, turn } of this.layings) {
      if (turn !== this.turn) continue;
      add(hex, { key, verb: "place", hex, spot: hex, state: null, thing: null, number: null });
    }
    return found;
  });

  /** States that my question is about, such as those of the cards to choose from. */
  readonly named: ReadonlySet<string> = $derived.by(() => {
    const states = this.choices.flatMap(({ state }) => state ?? []);
    return new Set([...states, ...(this.ask ? this.hand : [])]);
  });
  /** My secret allies, and cards to choose from: marked on the map, unless somebody beside me could
   * see them there. */
  readonly secrets: ReadonlySet<string> = $derived.by(() => {
    const allies = this.view.own?.allies ?? [];
    const isOpen = this.given().alone || this.uncovered || CARDS.includes(this.ask ?? "");
    return new Set([...(isOpen ? allies : []), ...(this.ask ? this.hand : [])]);
  });

  constructor(readonly given: () => Given) {}

  get view(): View {
    return this.given().view;
  }
  get words(): Words {
    return this.given().words;
  }
  get pack(): Pack {
    return packOf(this.view.pack);
  }
  get me(): number {
    return this.view.viewer;
  }
  get ask(): string | undefined {
    return this.given().question?.ask;
  }
  private get hand(): readonly string[] {
    return this.view.own?.cards_in_hand ?? [];
  }
  /** The bid to be sealed, and its limits. */
  get bidding(): { least: number; most: number; bid: number } {
    const numbers = this.ofVerb("bid").map(({ number }) => number ?? 0);
    const most = Math.max(0, ...numbers);
    const least = Math.min(most, ...numbers);
    return { least, most, bid: Math.max(least, Math.min(this.bid ?? 0, most)) };
  }
  /** A digit was typed: it continues the number typed so far if that is a bid, else begins one.
   * False if nothing is bid. */
  typeBid(digit: string): boolean {
    if (!this.ofVerb("bid").length) return false;
    const { most } = this.bidding;
    const longer = Number(`${this.bid ?? ""}${digit}`);
    this.bid = longer <= most ? longer : Math.min(Number(digit), most);
    return true;
  }
  /** The damage of the hit to assign. */
  get hitting(): number {
    return hitOf(this.view, this.pack);
  }

  at(hex: string): readonly Choice[] {
    return this.byHex.get(hex) ?? [];
  }
  get hexes(): string[] {
    return [...this.byHex.keys()];
  }
  ofVerb(verb: string): Choice[] {
    return this.choices.filter((choice) => choice.verb === verb);
  }

  /** A hex is pointed at. Where the pointer rests on the way to an enemy, the unit would fire from
   * there. */
  point(hex: string): void {
    this.pointed = hex;
    clearTimeout(this.resting);
    if (this.at(hex)[0]?.verb !== "go") return;
    this.resting = setTimeout(() => {
      if (this.pointed === hex) this.passed = hex;
    }, REST);
  }
  /** Where the moving unit would stop to fire at an enemy: the hex where the pointer rested if it can
   * fire from there, else the best. Null if it cannot, or need not move. */
  firingFrom(hex: string): string | null {
    const [first] = this.at(hex);
    const from = first && FIRING.includes(first.verb) ? ((first as Gesture).from ?? []) : [];
    if (this.passed && from.includes(this.passed)) return this.passed;
    return first?.verb === "assault" ? (from[0] ?? null) : null;
  }
  /** The option that a click on this hex takes. */
  private keyAt(hex: string): string | undefined {
    const from = this.firingFrom(hex);
    return from ? `go:${from}` : this.at(hex)[0]?.key;
  }

  /** A hex was clicked: takes its option, and what follows from it if one click says it all. An
   * attack on a state cannot be taken back, so it is confirmed by a second click. Where one could
   * also fire at a unit, both are offered, and a second click fires. */
  press(hex: string): void {
    const [first, second] = this.at(hex);
    this.touched.letGo();
    if (!first) return;
    const enter = [first, second].find((choice) => choice?.verb === "enter");
    if (enter && !this.isLesson && this.attack !== enter.key) this.attack = enter.key;
    else if (first.verb === "enter" && !this.isLesson) this.attackNow();
    else if (first.verb === "again") this.choose(first.key, [put(hex)]);
    else if (FIRING.includes(first.verb)) this.fireAt(hex);
    else this.choose(first.key);
  }
  /** The unit that can be fired at where an attack is to be confirmed: its hex. */
  get target(): string | null {
    const hex = this.attack ? choiceOf(this.attack).hex : null;
    return hex && FIRING.includes(this.at(hex)[0]?.verb ?? "") ? hex : null;
  }
  /** Fires at the unit on a hex, if need be after moving into range. */
  fireAt(hex: string): void {
    this.choose(this.keyAt(hex)!, [this.fire(hex)]);
  }

  /** Fires at the unit on a hex: with every hit, or with one if the player aims each of them. */
  private fire(hex: string): Planned {
    return aim(hex, this.switch?.key === "aim" && this.switch.on);
  }

  /** Attacks a state after its confirmation. If the auction that follows cannot be won, this also
   * bids nothing in it. */
  attackNow(): void {
    const key = this.attack;
    if (!key) return;
    const nothing: Planned = {
      ask: "ask-bid-partisans",
      key: ({ view }) => (isHopeless(outlookOf(view)) ? "bid:0" : undefined),
    };
    this.choose(key, [nothing]);
  }

  /** True if the unit on this hex can be dragged: it may be chosen, or is the one to move. */
  mayDrag(hex: string): boolean {
    if (this.isLesson) return false;
    const [first] = this.at(hex);
    return first?.verb === "unit" || (first?.key === "stay" && first.verb === "stay");
  }
  /** The drag of a unit begins: it is chosen, and its reach is shown. */
  lift(hex: string): void {
    this.dragged = hex;
    const [first] = this.at(hex);
    if (first?.verb === "unit") this.choose(first.key);
  }
  /** The dragged unit was dropped on a hex: it goes there, or fires at the enemy there. */
  drop(hex: string | null): void {
    const from = this.dragged;
    this.dragged = null;
    if (!hex || !from || hex === from) return;
    const go: Planned = { ask: "ask-hex", key: () => this.droppedOn(hex) };
    this.plan = [go, this.fire(hex)];
    const { busy, question } = this.given();
    if (!busy && this.plan.some(({ ask }) => ask === question?.ask)) this.followUp();
  }
  private droppedOn(hex: string): string | undefined {
    if (this.at(hex).every(({ verb }) => verb !== "enter")) return this.keyAt(hex);
    this.press(hex); // asks for confirmation
    return undefined;
  }
  /** True if one gesture may answer several questions: a lesson explains each of them. */
  get mayPlan(): boolean {
    return !this.isLesson;
  }
  /** Keeps one of the ally cards drawn so far, and buys no more. */
  keep(state: string): void {
    this.choose("enough", [{ ask: "ask-keep-card", key: () => `keep:${state}` }]);
  }
  /** A unit in the shop was dropped on a hex: buys it and places it there. */
  buyAt(key: string, hex: string): void {
    if (this.placesOf(key).includes(hex)) this.choose(key, [put(hex)]);
  }
  private placesOf(key: string): string[] {
    const { state, thing } = choiceOf(key);
    return placesFor(this.view, this.pack, state!, thing!);
  }

  /** A button was pressed. To buy nothing at all is confirmed by a second press. */
  say(key: string): void {
    if (key === "done" && this.buysNothing && !this.leaving) this.leaving = true;
    else this.choose(key);
  }
  private get buysNothing(): boolean {
    const isShop = this.ask === "ask-buy-unit" || this.ask === "ask-buy-at-reveal";
    return isShop && !this.bought && !this.isLesson && this.ofVerb("buy").length > 0;
  }
  /** Answers; `then` answers the questions that follow, as long as they are the expected ones. */
  choose(key: string, then: Planned[] = []): void {
    const { busy, send, question } = this.given();
    if (busy || !question?.options?.includes(key)) return;
    this.rest();
    this.looked = null;
    if (key.startsWith("buy:")) this.bought = key;
    if (question.ask !== MINE) this.plan = then;
    if (this.isLesson) this.plan = []; // it explains every question
    this.answered = question.ask;
    this.spared = null;
    this.chosen = key.startsWith("unit:") ? choiceOf(key).hex : null;
    send(key);
  }
  private get isLesson(): boolean {
    return this.given().kept !== undefined;
  }
  /** The newest purchase, if the same can be bought once more. */
  get again(): string | null {
    const { bought } = this;
    const offered = this.choices.some(({ key }) => key === bought);
    return offered && !this.isLesson ? bought : null;
  }

  /** True if my purchases have just ended by themselves: nothing was left to pay with. */
  get isSpent(): boolean {
    const { question, busy, view } = this.given();
    if (view.auction) return false; // another phase has begun
    return (
      !busy && ENDS_BUYING.includes(this.answered ?? "") && !SHOPS.includes(question?.ask ?? "")
    );
  }

  /** A hex that cannot be chosen was touched: `reason` says why. */
  refuse(hex: string): void {
    if (!this.given().busy) this.touched.touch(hex);
  }
  /** A tap on a map too small to be hit only brought it nearer: `reason` says to choose again. */
  tellNearer(): void {
    if (this.hexes.length) this.touched.touch(NEARER);
  }
  /** Why the hex touched in this moment cannot be chosen. */
  get reason(): Reason | null {
    const hex = this.touched.what;
    if (hex === NEARER) return { say: "sa-why-nearer" };
    if (hex === null || this.at(hex).length) return null;
    return this.whyKept((choice) => choice.hex === hex) ?? whyHex(this.asked, hex);
  }
  /** The reason if the rules allow something but a lesson does not yet. */
  whyKept(matches: (choice: Choice) => boolean): Reason | null {
    return whyKept(this.given().kept, (keys) => choicesOf(keys).some(matches));
  }
  get asked(): Asked {
    const { view, question, others } = this.given();
    return { view, pack: this.pack, question, others };
  }

  /** A token was dropped on a state: send it, then receive it there. */
  deliver(token: string, state: string): void {
    this.choose(token, [{ ask: "ask-receive", key: () => `to:${state}` }]);
  }
  /** The next question came: goes on with a gesture if that is still possible. */
  followUp(): void {
    const { question } = this.given();
    if (question) this.offers.note(question, this.view);
    if (question && !BUYING.includes(question.ask)) this.bought = null;
    if (question?.ask === MINE) return; // whatever is planned comes after it
    const planned = this.plan.findIndex(({ ask }) => ask === question?.ask);
    const [next, ...rest] = planned < 0 ? [] : this.plan.slice(planned);
    this.plan = [];
    const options = question?.options ?? [];
    const key = next?.key({ options, view: this.view, pack: this.pack });
    if (key && options.includes(key)) this.choose(key, next!.repeats ? [next!, ...rest] : rest);
    else if (this.given().alone && !this.isLesson) this.answerAlone(options);
  }
  /** Gives the only answer to a question that is asked to keep a secret from nobody. */
  private answerAlone(options: readonly string[]): void {
    const only = onlyAnswer(this.ask ?? "", options, this.view);
    if (!only) return;
    const told = answeredFor(this.ask!, this.view);
    this.choose(only);
    this.spared = told;
  }

  rest(): void {
    this.pointed = null;
    this.technology = null;
    this.bid = null;
    this.laying = false;
    this.sending = null;
    this.carried = null;
    this.chosen = null;
    this.attack = null;
    this.leaving = false;
    this.passed = null;
    clearTimeout(this.resting);
    this.touched.letGo();
  }
}

/** Creates the desk and provides it to the components below. */
export function layDesk(given: () => Given): Desk {
  return setContext(KEY, new Desk(given));
}

/** The desk of the table around this component. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
