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
import { choicesOf, layingsOf, type Choice } from "./options";
import { packOf, unitOf, type Pack } from "./pack";
import { unitAt, type View } from "./view";
import { whyHex, type Asked } from "./whynot";

const KEY = Symbol("allies");

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
  private next: string | null = null; // second half of a drag: where that token goes

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

  press(hex: string): void {
    const [first] = this.at(hex);
    this.touched.letGo();
    if (first) this.choose(first.key);
  }

  choose(key: string): void {
    const { busy, send, question } = this.given();
    if (busy || !question?.options?.includes(key)) return;
    this.rest();
    send(key);
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
    this.next = `to:${state}`;
    this.choose(token);
  }
  /** The next question came: complete a drag if that is still possible. */
  followUp(): void {
    const { question } = this.given();
    if (!question || !this.next) return;
    const key = this.next;
    if (question.ask === "ask-receive" || question.options?.includes(key)) {
      this.next = null;
      if (question.options?.includes(key)) this.choose(key);
    }
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
