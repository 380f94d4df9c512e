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
import type { ShowRule } from "../ui";
import { aim, gesturesOf, PAY, put, type Planned } from "./gestures";
import { choicesOf, layingsOf, type Choice } from "./options";
import { packOf, unitOf, type Pack } from "./pack";
import { unitAt, type View } from "./view";
import { whyHex, type Asked } from "./whynot";

const KEY = Symbol("allies");
const BUYING = ["ask-buy-unit", "ask-pay", "ask-put-unit"]; // while the same can be bought again

/** What the table passes to its desk. */
export interface Given {
  moment?: string; // its name; undefined if nothing is asked
  view: View;
  words: Words;
  question: Question | undefined; // my own
  others: readonly Question[];
  busy: boolean;
  kept?: Kept | null;
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
  private readonly touched = new Touched(() => this.given().moment ?? "");
  private plan: Planned[] = []; // the rest of a gesture that answers several questions
  private bought = $state<string | null>(null); // the newest purchase: "buy:ambrel.tank"

  readonly choices: Choice[] = $derived.by(() => {
    const { question, busy } = this.given();
    return question?.options && !busy ? choicesOf(question.options) : [];
  });
  /** Options that a lesson does not allow yet; shown all the same. */
  readonly later: Choice[] = $derived.by(() => {
    const { kept } = this.given();
    return kept && !kept.reading ? choicesOf(kept.options) : [];
  });
  readonly layings = $derived(layingsOf(this.choices));
  private readonly byHex = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const add = (hex: string, choice: Choice) =>
      found.set(hex, [...(found.get(hex) ?? []), choice]);
    for (const choice of this.choices) {
      if (choice.hex) add(choice.hex, choice);
    }
    for (const gesture of gesturesOf(this.choices, this.view, this.pack, this.again))
      if (!found.has(gesture.hex!)) add(gesture.hex!, gesture);
    for (const { key, hex, turn } of this.layings) {
      if (turn !== this.turn) continue;
      add(hex, { key, verb: "place", hex, spot: hex, state: null, thing: null, number: null });
    }
    return found;
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
    const { battle } = this.view;
    const shooter = battle?.moving ? unitAt(this.view, battle.moving) : undefined;
    return shooter ? (unitOf(this.pack, shooter.unit).damage[battle!.hit] ?? 0) : 0;
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

  /** A hex was clicked: takes its option, and what follows from it if one click says it all. */
  press(hex: string): void {
    const [first] = this.at(hex);
    this.touched.letGo();
    if (!first) return;
    if (first.key === "stay" && first.verb === "hit") this.choose("stay", [aim(hex)]);
    else if (first.verb === "again") this.choose(first.key, [PAY, put(hex)]);
    else this.choose(first.key);
  }

  /** Answers; `then` answers the questions that follow, as long as they are the expected ones. */
  choose(key: string, then: Planned[] = []): void {
    const { busy, send, question } = this.given();
    if (busy || !question?.options?.includes(key)) return;
    this.rest();
    this.looked = null;
    const buys = key.startsWith("buy:");
    if (buys) this.bought = key;
    this.plan = then.length || !buys ? then : [PAY];
    if (this.isLesson) this.plan = []; // it explains every question
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

  /** A hex that cannot be chosen was touched: `reason` says why. */
  refuse(hex: string): void {
    if (!this.given().busy) this.touched.touch(hex);
  }
  /** Why the hex touched in this moment cannot be chosen. */
  get reason(): Reason | null {
    const hex = this.touched.what;
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
    if (question && !BUYING.includes(question.ask)) this.bought = null;
    const planned = this.plan.findIndex(({ ask }) => ask === question?.ask);
    const [next, ...rest] = planned < 0 ? [] : this.plan.slice(planned);
    this.plan = [];
    const key = next?.key(question?.options ?? []);
    if (key && question?.options?.includes(key)) this.choose(key, rest);
  }

  rest(): void {
    this.pointed = null;
    this.technology = null;
    this.bid = null;
    this.laying = false;
    this.sending = null;
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
