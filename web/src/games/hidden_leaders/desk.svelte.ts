/**
 * State shared by the components of the table: what may be chosen, is selected, is being read.
 *
 * The table creates it and provides it by context. It never decides what is legal; that is the list
 * of options.
 */

import { getContext, setContext } from "svelte";
import { whyKept, type Kept } from "../../lib/lessons.svelte";
import type { Question } from "../../lib/wire";
import type { Words } from "../../lib/words";
import type { Reason } from "../reference";
import { Touched } from "../touched.svelte";
import type { ShowRule } from "../ui";
import { choicesOf, type Choice } from "./options";
import type { View } from "./view";
import { whyNot } from "./whynot";

const KEY = Symbol("desk");

/** What the table passes to its desk. */
export interface Given {
  moment?: string; // its name; undefined if nothing is asked
  view: View;
  words: Words;
  shared?: boolean; // others look at this screen, too
  question: Question | undefined; // my own
  others: readonly Question[];
  busy: boolean;
  kept?: Kept | null;
  send: (key: string) => void;
  showRule?: ShowRule; // not after the end
  showCard?: (card: string) => void;
}

/** The card that is shown enlarged. */
export interface Reading {
  card: () => string | null; // what lies there now
  from: Element; // the element that was pointed at
  box: DOMRect; // of that element, so that the enlarged card does not cover it
  aloft?: boolean; // at the top of the screen: the prompt below must stay visible
}

/** The card being dragged, and where the pointer is. */
export interface Dragged {
  spot: string;
  card: string | null;
  x: number; // of the pointer
  y: number;
  width: number; // of the card
}

/** The shared state of one table. */
export class Desk {
  selected = $state<string | null>(null); // a spot with several options, or touched once
  reading = $state.raw<Reading | null>(null);
  weighing = $state.raw<Choice | null>(null); // the hovered marker move, shown on the track
  roving = $state<string | null>(null); // the one thing on the table that Tab reaches
  dragged = $state.raw<Dragged | null>(null);
  over = $state<string | null>(null); // what is below the dragged card
  private turned = $state<boolean | null>(null); // my leader was covered or uncovered by hand
  private readonly touched = new Touched(() => this.given().moment ?? "");

  readonly choices: Choice[] = $derived.by(() => {
    const { view, question, busy } = this.given();
    return question?.options && !busy ? choicesOf(view, question.options) : [];
  });
  private readonly bySpot = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      if (!choice.spot) continue;
      found.set(choice.spot, [...(found.get(choice.spot) ?? []), choice]);
    }
    return found;
  });
  private readonly picks = $derived.by(() => new Set(this.given().view.picked));

  constructor(readonly given: () => Given) {}

  get view(): View {
    return this.given().view;
  }
  get words(): Words {
    return this.given().words;
  }

  /** Whether my leader lies face down: as I turned it, and else only where others look on. */
  get covered(): boolean {
    return this.turned ?? this.given().shared ?? false;
  }
  turnLeader(): void {
    this.turned = !this.covered;
    this.reading = null;
  }

  at(spot: string): readonly Choice[] {
    return this.bySpot.get(spot) ?? [];
  }

  isPicked(spot: string): boolean {
    return this.picks.has(spot);
  }

  /** Options without a place on the table, and all options of the selected thing. */
  get said(): Choice[] {
    return this.choices.filter((choice) => !choice.spot);
  }
  get here(): readonly Choice[] {
    return this.selected ? this.at(this.selected) : [];
  }

  /**
   * A spot was clicked, tapped or activated by key. The first touch only selects, to prevent
   * mistakes.
   */
  press(spot: string, touched: boolean): void {
    const found = this.at(spot);
    this.touched.letGo();
    if (found.length === 0) return;
    if (found.length === 1 && (!touched || this.selected === spot)) this.choose(found[0]!);
    else this.selected = this.selected === spot && found.length > 1 ? null : spot;
  }

  choose(choice: Choice): void {
    const { busy, send, question } = this.given();
    if (busy || !question?.options?.includes(choice.key)) return;
    this.rest();
    send(choice.key);
  }

  /** Something that cannot be chosen was touched: `reason` says why. */
  refuse(spot: string): void {
    if (this.given().busy) return;
    this.selected = null;
    this.touched.touch(spot);
  }
  /** Why the thing touched in this moment cannot be chosen. */
  get reason(): Reason | null {
    const { view, question, others, kept } = this.given();
    const { choices } = this;
    const spot = this.touched.what;
    if (spot === null || this.at(spot).length) return null;
    return (
      whyKept(kept, (keys) => choicesOf(view, keys).some((choice) => choice.spot === spot)) ??
      whyNot({ view, question, others, choices }, spot, this.isPicked(spot))
    );
  }

  /** Enlarges the card that an element shows. */
  read(from: Element, card: () => string | null, aloft = false): void {
    this.reading = { card, from, box: from.getBoundingClientRect(), aloft };
  }
  /** Closes the enlarged card if this element opened it. */
  unread(from: EventTarget | null): void {
    if (this.reading?.from === from) this.reading = null;
  }
  /** The pointer goes down there: closes a card enlarged elsewhere. Not every browser takes the focus
   * from a card when something else is tapped. */
  pointAt(there: Node): void {
    if (this.reading && !this.reading.from.contains(there)) this.reading = null;
  }
  /** Attached to an element that enlarges cards: closes its card when the element goes. */
  readonly reader = (from: Element) => () => this.unread(from);

  /** The options that dropping the dragged thing would choose. */
  dropsOf(spot: string): readonly Choice[] {
    return this.at(spot).filter((choice) => choice.drop);
  }
  takes(drop: string): boolean {
    const { dragged } = this;
    return !!dragged && this.dropsOf(dragged.spot).some((choice) => choice.drop === drop);
  }
  drop(on: string | null): void {
    const { dragged } = this;
    const found = dragged && this.dropsOf(dragged.spot).find((choice) => choice.drop === on);
    this.dragged = null;
    this.over = null;
    if (found) this.choose(found);
  }

  rest(): void {
    this.selected = null;
    this.reading = null;
    this.weighing = null;
    this.dragged = null;
    this.over = null;
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
