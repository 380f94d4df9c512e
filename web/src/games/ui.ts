/** What a game brings to the page: `src/games/<game>/index.ts` exports a `GameUI` as default.
 *
 * The shell owns the socket, the pace and the surroundings (chat, seats, menu). A game's components
 * get one moment of the table after the other and say which option was chosen. They decide nothing
 * about legality: the options are the list. A game without a folder here is played with
 * `plain/`, which knows no game. */

import type { Component, Snippet } from "svelte";
import type { Kept } from "../lib/lessons.svelte";
import type { Facts, Question, RoomOptions } from "../lib/wire";
import type { Words } from "../lib/words";
import type { Reference } from "./reference";

export const SPECTATOR = -3; // sees exactly what is public
export const OPEN = -4; // sees everything; in replays after the end

/** What a viewer was told with one update. `seat` answered; -1: chance, or not known any more. */
export interface Step {
  seq: number;
  seat: number;
  events: Facts[];
}

/** The table as these eyes see it, one step at a time. */
export interface TableMoment {
  game: string;
  gameId: string;
  viewer: number; // a seat, SPECTATOR or OPEN
  seq: number;
  view: Facts; // the game knows the fields
  last: Step; // what led here: animate it. Empty events: nothing to show (snapshot, jump)
  questions: readonly Question[]; // all that are owed; options only in the viewer's own, and only
  // when everything that happened has been shown
  result: Facts | null; // set at the end
  names: Readonly<Record<number, string>>;
  behind: number; // steps that happened and are not shown yet
  pace: number; // milliseconds until the next step is shown: be done by then. 0: do not animate
  mayTakeBack: boolean;
  mayResign: boolean;
  banks: Readonly<Record<number, number>>;
  replay: boolean; // looking back: nobody is asked
  kept?: Kept | null; // what a lesson keeps back for now
}

/** Names a step of a table: the same step told again, with more behind it, has the same name. */
export function stepOf({ gameId, viewer, seq }: TableMoment): string {
  return `${gameId} ${viewer} ${seq}`;
}
/** Names a moment: a step of the table, and of the lesson that speaks about it. */
export function momentOf(moment: TableMoment): string {
  return `${stepOf(moment)} ${moment.kept?.step ?? ""}`;
}

export interface TableProps {
  moment: TableMoment;
  log: readonly Step[]; // all that was told so far, up to and including moment.seq
  words: Words; // sentences in the language and with the names of this table; new on a switch
  busy: boolean; // an answer is under way: nothing else can be chosen
  send: (key: string) => void; // an option of my own question; refusals are shown by the shell
  takeBack: () => void;
  skip: () => void; // show everything that is waiting, at once
  showRule: ShowRule; // "HL-8.1", in a dialog over the table
  showCard: (card: string) => void; // with its rulings and paragraphs, in the same dialog
}

/** Opens a paragraph; `also` names others that help. */
export type ShowRule = (paragraph: string, also?: readonly string[]) => void;

export interface EndProps {
  moment: TableMoment; // result is set
  log: readonly Step[];
  words: Words;
  children?: Snippet; // what can be done now; it stands below the verdict, before all the details
}

export interface CardProps {
  card: string; // a key such as "keen_koi"
  words: Words;
}

export type FirstGame = Pick<RoomOptions, "seats" | "settings">;

export interface GameUI {
  Table: Component<TableProps>;
  EndScreen: Component<EndProps>; // the result step by step, with rematch and replay from the shell
  CardPreview: Component<CardProps>; // a card read large: log, rules, tooltips
  reference?: Reference; // which paragraphs speak of what
  firstGame?: FirstGame; // what to play after the lesson: small, and with what it has shown
  /** Sounds for an event, by name (see lib/sound.ts); undefined is silence. */
  soundOf?: (event: Facts, viewer: number) => Sound | undefined;
  /** Which of an event's fields name cards, so that the log can show them. */
  cardsOf?: (event: Facts) => string[];
}

export type Sound = "card" | "flip" | "shuffle" | "slide" | "bell" | "coin" | "drum" | "end";

type Loader = () => Promise<{ default: GameUI }>;
const found = import.meta.glob<{ default: GameUI }>("./*/index.ts") as Record<string, Loader>;

export async function uiOf(game: string): Promise<GameUI> {
  const load = found[`./${game}/index.ts`] ?? found["./plain/index.ts"]!;
  return (await load()).default;
}
