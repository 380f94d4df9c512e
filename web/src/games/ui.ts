/**
 * The interface of a game's components: `src/games/<game>/index.ts` exports a `GameUI` as default.
 *
 * The shell handles the socket, the playback speed and the surroundings (chat, seats, menu). A
 * game's components receive one moment of the table at a time and report the chosen option. They
 * never decide what is legal; that is the list of options. Games without a folder here use
 * `plain/`.
 */

import type { Component, Snippet } from "svelte";
import type { Kept } from "../lib/lessons.svelte";
import type { Facts, Question, RoomOptions } from "../lib/wire";
import type { Words } from "../lib/words";
import type { Reference } from "./reference";

export const SPECTATOR = -3; // sees only what is public
export const OPEN = -4; // sees everything; in replays after the end

/** The events of one update. `seat` answered; -1: chance, or unknown. */
export interface Step {
  seq: number;
  seat: number;
  events: Facts[];
}

/** The table as the viewer sees it after one step. */
export interface TableMoment {
  game: string;
  gameId: string;
  viewer: number; // a seat, SPECTATOR or OPEN
  seq: number;
  view: Facts; // its fields depend on the game
  last: Step; // the step to animate; no events after a snapshot or a jump
  questions: readonly Question[]; // all pending ones; options only in the viewer's own, and
  // only after all steps have been shown
  result: Facts | null; // set at the end
  names: Readonly<Record<number, string>>;
  behind: number; // steps received but not shown yet
  coming?: readonly Step[]; // those steps
  pace: number; // milliseconds until the next step is shown: finish by then. 0: no animation
  mayTakeBack: boolean;
  mayResign: boolean;
  banks: Readonly<Record<number, number>>;
  replay: boolean; // a replay: there are no questions
  kept?: Kept | null; // what a lesson does not allow yet
  sending?: string | null; // the answer that is on its way to the server
}

/** Identifies a step of a table: the same step sent again, with more waiting, has the same name. */
export function stepOf({ gameId, viewer, seq }: TableMoment): string {
  return `${gameId} ${viewer} ${seq}`;
}
/** Identifies what I am asked and may choose. It stays the same while others answer theirs, as in
 * an auction with sealed bids: what I have selected so far must not be lost. */
export function posedOf({ gameId, viewer }: TableMoment, question: Question | undefined): string {
  if (!question?.options) return "";
  return [gameId, viewer, question.asked, question.ask, ...question.options].join(" ");
}

/** Identifies what a click is about: my question, or the step of the table while nothing is asked of
 * me, and the step of the lesson. */
export function momentOf(moment: TableMoment, question: Question | undefined): string {
  return `${posedOf(moment, question) || stepOf(moment)} ${moment.kept?.step ?? ""}`;
}

/** The properties of a game's table. */
export interface TableProps {
  moment: TableMoment;
  log: readonly Step[]; // all steps so far, including moment.seq
  words: Words; // texts in the language and with the names of this table; replaced on a switch
  shared?: boolean; // several people take turns at this screen: cover secrets until asked
  busy: boolean; // an answer is being sent: nothing else can be chosen
  send: (key: string) => void; // an option of my own question; errors are shown by the shell
  takeBack: () => void;
  skip: () => void; // show all waiting steps at once
  showRule: ShowRule; // "HL-8.1", in a dialog over the table
  showCard: (card: string) => void; // with its rulings and paragraphs, in the same dialog
}

/** Opens a paragraph; `also` names related ones. */
export type ShowRule = (paragraph: string, also?: readonly string[]) => void;

/** The properties of a game's end screen. */
export interface EndProps {
  moment: TableMoment; // result is set
  log: readonly Step[];
  words: Words;
  showRule: ShowRule;
  children?: Snippet; // the available actions, below the verdict and before the details
}

/** The properties of a card preview. */
export interface CardProps {
  card: string; // a key such as "keen_koi"
  words: Words;
}

export type FirstGame = Pick<RoomOptions, "seats" | "settings">;

/** The components and tables that a game provides. */
export interface GameUI {
  Table: Component<TableProps>;
  EndScreen: Component<EndProps>; // the result step by step; rematch and replay come from the shell
  CardPreview: Component<CardProps>; // an enlarged card: log, rules, tooltips
  reference?: Reference; // the paragraphs about each question, event and card
  firstGame?: FirstGame; // what to play after the lesson: small, with what it has taught
  /** The sound of an event by name (see lib/sound.ts); undefined for none. */
  soundOf?: (event: Facts, viewer: number) => Sound | undefined;
  /** Facts for the names of places, outside the game's own table. */
  placesOf?: (view: Facts) => ReadonlyMap<string, Facts>;
  /** The cards an event names, so that the log can show them. */
  cardsOf?: (event: Facts) => string[];
}

export type Sound =
  "card" | "flip" | "shuffle" | "slide" | "bell" | "coin" | "drum" | "end" | "won" | "lost";

type Loader = () => Promise<{ default: GameUI }>;
const found = import.meta.glob<{ default: GameUI }>("./*/index.ts") as Record<string, Loader>;

/** Loads the components of a game; `plain` if it has none. */
export async function uiOf(game: string): Promise<GameUI> {
  const load = found[`./${game}/index.ts`] ?? found["./plain/index.ts"]!;
  return (await load()).default;
}
