/** What travels between the server and this page.
 *
 *  Made by `make generated` from src/hiddenhand/server/wire: do not edit.
 */

export type Facts = Record<string, unknown>;

/** Every refusal, over HTTP and on the socket. `error` is stable and has a text key. */
export interface Refusal {
  error: string;
  place: string;
  message: string; // English, for programmers
  facts: Facts; // for the sentence people read: error-<code>, or error-<code>-<facts.reason>
}

export interface Me {
  user: string;
  name: string;
  language: string | null;
}

/** A user as others see them. */
export interface Person {
  user: string;
  name: string;
}

/** Seconds for each answer, and a bank used up after that; no clock at all is `None`. */
export interface Clock {
  each: number;
  bank?: number;
}

export interface RoomOptions {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  clock?: Clock | null;
  public?: boolean; // listed in the lobby while it waits
  rated?: boolean;
  hints?: boolean; // may be asked for; never in rated rooms
  notebook?: boolean; // may be opened; never in rated rooms
  bot_pace?: number; // seconds a bot lets people look first
  lesson?: boolean; // a tutorial on a prepared table; only /api/lessons makes such rooms
}

export interface SeatInfo {
  seat: number;
  person: Person | null;
  bot: string | null; // "normal": a bot sits here, or plays for `person` who ran out or left
  connected: boolean;
  here: boolean; // this seat is mine
  local: boolean; // a further chair on somebody's device (hot-seat)
  wants_abandon: boolean;
  wants_rematch: boolean;
  hints: number; // asked for on this seat in the game that is shown
}

/** Neither server nor player alone can choose the deal; see docs/reference/proven-deals.md. */
export interface DealProof {
  commitment: string; // hash of the server's secret, known before anybody adds anything
  added: Record<string, string>; // user -> what that client added
  secret: string | null; // after the end
}

/** Where the one who learns stands: what is explained now and what is waited for. */
export interface LessonInfo {
  game: string;
  chapters: string[];
  chapter: number;
  step: number; // among all steps; `steps` when the lesson is done
  steps: number;
  text: string | null; // key of the sentence that explains it
  show: string | null; // the part of the table it speaks of
  kind: "read" | "answer" | "play" | "done";
  only: string[] | null; // the options that may be chosen now; None: all of them
  laid: boolean; // the table was prepared anew for this chapter
  auto: boolean; // the program plays my part of this step
  seq: number | null; // how far the table was when this was said; None: not known here
}

export interface RoomInfo {
  code: string;
  stage: "waiting" | "playing" | "over" | "abandoned";
  options: RoomOptions;
  host: Person;
  seats: SeatInfo[];
  watchers: number;
  game_id: string | null; // of the game being played or just finished; names its replay
  games_played: number;
  deal: DealProof | null;
  next_deal: DealProof | null; // after the end: of a rematch
  muted: string[]; // users whom the host has silenced
  lesson: LessonInfo | null;
  protocol: number;
}

/** A lesson there is, and how far I am in it. */
export interface LessonLine {
  game: string;
  chapters: string[];
  chapter: number | null; // None: not begun
  steps: number;
  step: number | null;
  room: string | null;
  finished: boolean; // played to the end, once at least
}

export interface LessonStart {
  chapter?: number | null; // None: where I was
}

/** next: I have read it; skip: the program does what this step waits for. */
export interface LessonStep {
  step: number; // the one I see
  do?: "next" | "skip";
}

/** A room in a list: my games, the lobby. */
export interface RoomLine {
  code: string;
  stage: "waiting" | "playing" | "over" | "abandoned";
  game: string;
  people: string[];
  seats: number;
  taken: number;
  clock: Clock | null;
  my_turn: boolean;
  moved_at: number; // unix time of the last answer
}

/** take: sit down (also: take back from the bot that played for me); leave; bot: seat a bot;
 *  clear: send the bot away; local: another chair for people on my device (hot-seat). */
export interface SeatChange {
  do: "take" | "leave" | "bot" | "clear" | "local";
  bot?: string | null;
  name?: string | null; // of the person in a local chair
  entropy?: string | null; // for the proven deal
}

/** A vote: to abandon this game, or to play again with seats rotated. It can be withdrawn. */
export interface Wish {
  want?: boolean;
  entropy?: string | null; // for the next deal
}

export interface Mute {
  user: string;
  muted?: boolean;
}

/** What a strong bot thinks of one option, seen from this seat alone. */
export interface HintLine {
  option: string;
  chance: number; // to win, 0 to 1
  reason: string; // text key
  tried: number; // imagined games behind it
}

export interface Watch {
  type: "watch";
  room: string;
  since?: number | null; // last `seq` this client has; None: send a snapshot
  game_id?: string | null; // the game `since` belongs to
}

export interface Unwatch {
  type: "unwatch";
  room: string;
}

export interface Answer {
  type: "answer";
  id: string; // the client's own; comes back in ack or refusal
  room: string;
  game_id: string;
  seat: number;
  asked: number;
  key: string;
}

export interface TakeBack {
  type: "take_back";
  id: string;
  room: string;
  game_id: string;
  seat: number;
  seq: number; // the newest update this client has seen
}

export interface Chat {
  type: "chat";
  id: string;
  room: string;
  text: string; // PostgreSQL holds no 0
}

export interface React {
  type: "react";
  id: string;
  room: string;
  reaction: "applause" | "laugh" | "surprise" | "think" | "sorry" | "hurry";
}

export interface Ping {
  type: "ping";
}

export type ClientMessage = Watch | Unwatch | Answer | TakeBack | Chat | React | Ping;

/** What one seat is asked. `options` only for that seat's own eyes. */
export interface Question {
  seat: number;
  ask: string;
  rule: string;
  asked: number;
  options: string[] | null;
  deadline: number | null; // unix time
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  build: string; // of the web app the server holds; another one means: reload
  me: Me;
}

/** The table as one viewer sees it at `seq`. */
export interface Moment {
  room: string;
  game_id: string;
  viewer: number;
  seq: number;
  questions: Question[]; // everybody who owes an answer; my own with options
  may_take_back: boolean;
  may_resign: boolean;
  banks: Record<number, number>; // seat -> seconds left in the bank
  result: Facts | null;
}

export interface Snapshot extends Moment {
  type: "snapshot";
  names: Record<number, string>;
  view: Facts;
  log: Facts[][]; // what this viewer was told: log[n] came with `seq` first + n
  first: number; // what was told before the first question came with 0
}

/** One accepted answer. `changed` holds the fields of the view that are different now. */
export interface Update extends Moment {
  type: "update";
  seat: number; // who answered (as everybody sees)
  taken_back: boolean; // the log and view go back: a snapshot with the whole log follows
  events: Facts[];
  changed: Facts;
  retold: Record<number, Facts[]>; // earlier numbers, told anew: some of it was forgotten
}

export interface RoomChanged {
  type: "room";
  room: RoomInfo;
}

/** The answer is on the disk: it will never be lost. */
export interface Acknowledged {
  type: "ack";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  refusal: Refusal;
}

export interface ChatLine {
  type: "chat";
  room: string;
  number: number;
  person: Person;
  text: string | null;
  reaction: string | null; // also "hint": this person has asked for one
  at: number;
}

/** In any room, watched or not: the list of my games changed. */
export interface YourTurn {
  type: "your_turn";
  room: string;
  my_turn: boolean;
}

export interface Pong {
  type: "pong";
  at: number;
}

export type ServerMessage = Welcome | Snapshot | Update | RoomChanged | Acknowledged | Refused | ChatLine | YourTurn | Pong;

/** One answer of a finished game in a replay. */
export interface Frame {
  seq: number;
  seat: number;
  key: string | null; // what was answered, where these eyes may know it
  events: Facts[];
  changed: Facts;
  questions: Question[];
}

export interface Replay {
  game_id: string;
  game: string;
  eyes: number;
  seats: number;
  settings: Record<string, string>;
  names: Record<number, string>;
  view: Facts; // before the first answer
  log: Facts[]; // what was told before the first answer
  frames: Frame[];
  result: Facts | null;
}

export interface NewGuest {
  name: string;
  language?: string | null;
}

/** What is left out stays as it is. */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}

/** Open it on another device within `expires_at`; it works once. */
export interface SignInLink {
  url: string;
  token: string;
  expires_at: number; // unix time
}

export interface SignIn {
  token: string;
}

/** A browser that is signed in as me. */
export interface Device {
  id: string;
  label: string; // "Firefox, Linux"; empty where it does not say
  created_at: number;
  seen_at: number;
  this: boolean; // the one that asks
}

export interface SettingInfo {
  name: string;
  values: string[];
  default: string;
}

/** Values that do not go together; with `seats`, at tables of that size. */
export interface RefusedTogether {
  seats: number | null;
  settings: Record<string, string>;
  refusal: Refusal;
}

export interface GameInfo {
  name: string;
  seats: number[];
  settings: SettingInfo[];
  refused: RefusedTogether[];
  bots: string[]; // levels, weakest first
  may_resign: boolean;
  rules: string; // version of the rules
  counted: string[]; // kinds of facts in the statistics, in the order shown
}

export interface Paragraph {
  id: string; // "HL-7.5"
  section: string;
  text: string; // Markdown
}

export interface GamePlayer {
  seat: number;
  name: string; // empty where the person was erased, or for a bot
  bot: string | null;
  me: boolean;
  rating_before: number | null; // of a rated game
  rating_after: number | null;
  hints: number; // asked for on this seat
}

/** A finished game: in my history, at the end of play, behind a share link. */
export interface GameLine {
  game_id: string;
  game: string;
  seats: number;
  settings: Record<string, string>;
  players: GamePlayer[];
  started_at: number;
  ended_at: number;
  rated: boolean;
  uploaded: boolean;
  proven: boolean; // the deal can be recomputed
  result: Facts | null; // with its explanation; None: abandoned, or a record without an end
  share: string; // address of its replay
}

/** `next` asks for the page after this one; None at the end. */
export interface History {
  games: GameLine[];
  next: string | null;
}

/** One answer of chance: which of how many. */
export interface DrawInfo {
  answer: number; // its number in the record, counted from 1
  count: number;
  index: number;
  key: string;
}

/** See docs/reference/proven-deals.md. Secret and draws are there only after the end. */
export interface ProofInfo {
  commitment: string;
  added: string[];
  secret: string | null;
  draws: DrawInfo[];
}

/** A place on the board. `rating` is the careful estimate by which the board is ordered. */
export interface RatingLine {
  game: string;
  name: string;
  bot: string | null;
  me: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export type Mark = "yes" | "maybe" | "no";

/** What a player has noted; nobody else ever sees it. */
export interface Marks {
  marks?: Record<string, Mark>;
  text?: string;
}

export interface Guess {
  what: string; // a leader, or a state
  chance: number; // how well the evidence fits, 0 to 1
}

export interface Suspect {
  seat: number;
  guesses: Guess[]; // all that are possible, the likeliest first
}

export interface SeenCard {
  card: string;
  place: string; // a place of the table, or a word of the notebook: "own", "neutral", "put-back"
}

export interface SeenNumber {
  seat: number;
  turn: number;
  number: number;
}

/** Written from what this seat sees and was told, at `seq`. */
export interface Notebook {
  game_id: string;
  seat: number;
  seq: number;
  suspects: Suspect[];
  seen: SeenCard[];
  unseen: string[]; // cards that may lie anywhere
  numbers: SeenNumber[];
  mine: Marks;
}

/** How often something was there, and how often its side won. The interval (95 %) tells how
 *  much so few games can say; `fair` is what chance alone would win. */
export interface Tally {
  kind: string; // of the kinds that the game counts
  what: string;
  games: number;
  wins: number;
  amount: number; // times, where one game has several
  rate: number;
  low: number;
  high: number;
  fair: number;
  game: string;
}

/** Somebody I played with. A bot has its level and no name. */
export interface Rival {
  name: string;
  bot: string | null;
  games: number;
  my_wins: number;
  their_wins: number;
}

/** Games of one kind in one month. */
export interface Span {
  month: string; // "2026-11"
  game: string;
  seats: number;
  games: number;
  wins: number;
}

export interface MyStats {
  games: number;
  wins: number;
  fair: number; // games that chance alone would have won
  hints: number; // asked for in all these games
  abandoned: number;
  shared: number; // several people at one device: nobody's own games
  tallies: Tally[];
  nemeses: Rival[]; // who wins most when I am there
  companions: Rival[]; // with whom I play most
  spans: Span[];
}

export interface GameTotal {
  game: string;
  people: number; // finished games between people alone
  mixed: number; // people and bots
  bots: number; // bots alone: in no other number
  shared: number; // several people at one device
  abandoned: number;
}

/** Of the whole server; nobody is named. */
export interface Totals {
  players: number; // people who have finished a game
  games: GameTotal[];
  tallies: Tally[];
  counted_at: number;
}

export interface AnalysisPoint {
  moment: number;
  chances: number[]; // of each seat, with all cards on the table
}

/** Where the chance to win changed hands. */
export interface AnalysisTurn {
  moment: number;
  seat: number | null; // who answered; None: the deal
  key: string;
  ask: string;
  luck: boolean; // chance had a hand in it
  events: Facts[]; // what happened, all open
  before: number[];
  after: number[];
  swing: number; // how much changed hands
}

export interface AnalysisAlternative {
  option: string;
  chance: number;
  difference: number; // to what was chosen
  reason: string; // text key, "hint-..."
}

/** A decision, judged by what the seat could know then. */
export interface AnalysisChoice {
  moment: number; // of the answer; the question stood one moment earlier
  seat: number;
  ask: string;
  rule: string;
  options: number;
  chosen: string;
  chance: number;
  better: AnalysisAlternative[]; // the best first
}

export interface AnalysisGuess {
  moment: number;
  right: number; // how much of the belief lay on the truth
  suspects: [string, number][]; // the likeliest first
}

/** What `seat` could believe of the secrets of seat `about`. */
export interface AnalysisSuspicion {
  seat: number;
  about: number;
  truth: string[];
  found_out: number | null; // the moment from which on the truth was believed
  guesses: AnalysisGuess[];
}

export interface Analysis {
  version: number;
  game: string;
  seats: number;
  moments: number; // the number of the last one
  fair: number; // a seat's fair share
  curve: AnalysisPoint[];
  turns: AnalysisTurn[];
  people: number[]; // seats whose decisions were looked at
  choices: AnalysisChoice[];
  suspicions: AnalysisSuspicion[];
}

/** How far the analysis of a game is; `result` when it is done. */
export interface AnalysisInfo {
  game_id: string;
  state: "none" | "waiting" | "working" | "done" | "failed";
  progress: number;
  share: string; // address of its page
  result: Analysis | null;
}
