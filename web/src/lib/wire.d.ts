/** What travels between the server and this page.
 *
 *  Made by `make generated` from src/hiddenhand/server/wire: do not edit.
 */

export type Facts = Record<string, unknown>;

/** An error, over HTTP and on the socket. `error` is stable and has a text key. */
export interface Refusal {
  error: string;
  place: string;
  message: string; // English, for programmers
  facts: Facts; // for the text: error-<code>, or error-<code>-<facts.reason>
}

/** The signed-in user. */
export interface Me {
  user: string;
  name: string;
  language: string | null;
  face: string | null; // None: has never chosen one, nor skipped the question
}

/** A user as seen by others. */
export interface Person {
  user: string;
  name: string;
  face: string | null;
}

/** Seconds for each answer, and a bank that is used up after that; no clock is `None`. */
export interface Clock {
  each: number;
  bank?: number;
}

/** What a room plays, and how. */
export interface RoomOptions {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  clock?: Clock | null;
  public?: boolean; // listed in the lobby while it waits
  rated?: boolean;
  hints?: boolean; // hints are allowed; never in rated rooms
  notebook?: boolean; // the notebook is allowed; never in rated rooms
  bot_pace?: number; // seconds a bot waits before each answer
  lesson?: boolean; // a tutorial; such rooms are created by /api/lessons only
}

/** A seat of a room. */
export interface SeatInfo {
  seat: number;
  person: Person | null;
  bot: string | null; // level of the bot that sits here or plays for `person`
  bot_instead: string | null; // the level that plays in its place, where it can't play
  connected: boolean;
  presence: "here" | "away" | "offline" | null;
  absent: number | null; // for how many seconds the person was not here when this was sent
  lent: boolean; // the bot gives the seat back as soon as `person` is here again
  bot_wanted: string[]; // users who propose that a bot plays for the absent person
  here: boolean; // this seat is mine
  local: boolean; // an additional player on somebody's device (hot-seat)
  wants_abandon: boolean;
  wants_rematch: boolean;
  hints: number; // number of hints on this seat in this game
}

/** Neither the server nor a player alone can choose the deal; see
 *  docs/reference/proven-deals.md. */
export interface DealProof {
  commitment: string; // hash of the server's secret, published first
  added: Record<string, string>; // user -> contribution of their client
  secret: string | null; // after the end
}

/** The pupil's progress: what is explained now and what the lesson waits for. */
export interface LessonInfo {
  game: string;
  chapters: string[];
  chapter: number;
  step: number; // among all steps; `steps` when the lesson is done
  steps: number;
  text: string | null; // text key of the explanation
  show: string | null; // the part of the table to highlight
  kind: "read" | "answer" | "play" | "done";
  only: string[] | null; // the allowed options; None: all
  laid: boolean; // the table was replaced for this chapter
  auto: boolean; // the program plays this step for me
  seq: number | null; // the table's `seq` this is about; None: unknown
}

/** A room as one user sees it. */
export interface RoomInfo {
  code: string;
  stage: "waiting" | "playing" | "over" | "abandoned";
  options: RoomOptions;
  host: Person;
  seats: SeatInfo[];
  watchers: number;
  game_id: string | null; // of the current or last game
  games_played: number;
  deal: DealProof | null;
  next_deal: DealProof | null; // after the end: for a rematch
  muted: string[]; // users muted by the host
  sent_away: string[]; // users whose seat the host has freed, until they sit down again
  absent_after: number | null; // seconds until a bot may play for somebody; None: never
  lesson: LessonInfo | null;
  protocol: number;
}

/** A lesson, with my progress. */
export interface LessonLine {
  game: string;
  chapters: string[];
  chapter: number | null; // None: not started
  steps: number;
  step: number | null;
  room: string | null;
  finished: boolean; // completed at least once
}

/** Start a lesson. */
export interface LessonStart {
  chapter?: number | null; // None: continue
}

/** next: I have read it; skip: the program plays this step. */
export interface LessonStep {
  step: number; // the one that is shown
  do?: "next" | "skip";
}

/** A room in a list: my games, the lobby. */
export interface RoomLine {
  code: string;
  stage: "waiting" | "playing" | "over" | "abandoned";
  game: string;
  people: string[];
  players: Person[]; // the same, with their faces
  seats: number;
  taken: number;
  clock: Clock | null;
  my_turn: boolean;
  moved_at: number; // unix time of the last answer
}

/** take: sit down (also: take back from the bot that played for me); leave; bot: seat a bot, or
 *  in a running game let one play for somebody who is absent; clear: free the seat; local: another
 *  chair for people on my device (hot-seat). */
export interface SeatChange {
  do: "take" | "leave" | "bot" | "clear" | "local";
  bot?: string | null;
  name?: string | null; // of the additional player
  entropy?: string | null; // for the proven deal
  commitment?: string | null; // of the deal that `entropy` is for, as the client saw it
}

/** A vote to abandon this game, or for a rematch with rotated seats. It can be withdrawn. */
export interface Wish {
  want?: boolean;
  entropy?: string | null; // for the next deal
  commitment?: string | null; // of the deal that `entropy` is for, as the client saw it
}

/** Mute or unmute a user. */
export interface Mute {
  user: string;
  muted?: boolean;
}

/** What a strong bot thinks of one option, using only what this seat knows. */
export interface HintLine {
  option: string;
  chance: number; // to win, 0 to 1
  reason: string; // text key
  tried: number; // simulated games behind the estimate, or as many as exact
}

/** Start watching a room. */
export interface Watch {
  type: "watch";
  room: string;
  since?: number | null; // last `seq` this client has; None: send a snapshot
  game_id?: string | null; // the game `since` belongs to
}

/** Stop watching a room. */
export interface Unwatch {
  type: "unwatch";
  room: string;
}

/** Answer a question. */
export interface Answer {
  type: "answer";
  id: string; // chosen by the client; returned in ack or refusal
  room: string;
  game_id: string;
  seat: number;
  asked: number;
  key: string;
}

/** Take back my newest answer. */
export interface TakeBack {
  type: "take_back";
  id: string;
  room: string;
  game_id: string;
  seat: number;
  seq: number; // the newest update this client has seen
}

/** Send a chat message. */
export interface Chat {
  type: "chat";
  id: string;
  room: string;
  text: string;
}

/** Send a quick reaction. */
export interface React {
  type: "react";
  id: string;
  room: string;
  reaction: "applause" | "laugh" | "surprise" | "think" | "sorry" | "hurry";
}

/** Whether somebody looks at this page: sent when it is hidden or shown again. */
export interface Attend {
  type: "attend";
  away: boolean;
}

/** Answered with `Pong`. */
export interface Ping {
  type: "ping";
}

export type ClientMessage = Watch | Unwatch | Answer | TakeBack | Chat | React | Attend | Ping;

/** What one seat is asked. `options` is present only for that seat. */
export interface Question {
  seat: number;
  ask: string;
  rule: string;
  asked: number;
  options: string[] | null;
  deadline: number | null; // unix time
}

/** The first message of the server. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  build: string; // of the server's web app; a page from another build must reload
  me: Me;
}

/** The table as one viewer sees it at `seq`. */
export interface Moment {
  room: string;
  game_id: string;
  viewer: number;
  seq: number;
  questions: Question[]; // of all seats that are asked; only mine with options
  may_take_back: boolean;
  may_resign: boolean;
  banks: Record<number, number>; // seat -> seconds left in the bank
  result: Facts | null;
}

/** The complete state of a table. */
export interface Snapshot extends Moment {
  type: "snapshot";
  names: Record<number, string>;
  view: Facts;
  log: Facts[][]; // events for this viewer: log[n] came with `seq` first + n
  first: number; // events before the first question have number 0
}

/** One accepted answer. `changed` has the fields of the view that are different now. */
export interface Update extends Moment {
  type: "update";
  seat: number; // who answered; -2 where nobody may know (sealed answers)
  taken_back: boolean; // a snapshot with the whole log follows
  events: Facts[];
  changed: Facts;
  retold: Record<number, Facts[]>; // replaced log entries: some of it was hidden again
}

/** The new state of a room. */
export interface RoomChanged {
  type: "room";
  room: RoomInfo;
}

/** The answer was written to disk. */
export interface Acknowledged {
  type: "ack";
  id: string;
  seq: number;
}

/** A message was rejected. */
export interface Refused {
  type: "refused";
  id: string | null;
  refusal: Refusal;
}

/** A chat message or reaction. */
export interface ChatLine {
  type: "chat";
  room: string;
  number: number;
  person: Person;
  text: string | null;
  reaction: string | null; // also "hint": this person asked for one
  at: number;
}

/** It has become my turn in a room, or no longer is; sent for all rooms, watched or not. */
export interface YourTurn {
  type: "your_turn";
  room: string;
  my_turn: boolean;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  at: number;
}

export type ServerMessage = Welcome | Snapshot | Update | RoomChanged | Acknowledged | Refused | ChatLine | YourTurn | Pong;

/** One answer of a finished game in a replay. */
export interface Frame {
  seq: number;
  seat: number;
  key: string | null; // the answer, if this viewer may know it
  events: Facts[];
  changed: Facts;
  questions: Question[];
}

/** A finished game from one viewpoint. */
export interface Replay {
  game_id: string;
  game: string;
  eyes: number;
  seats: number;
  settings: Record<string, string>;
  names: Record<number, string>;
  view: Facts; // before the first answer
  log: Facts[]; // events before the first answer
  frames: Frame[];
  result: Facts | null;
}

/** Creates a guest. */
export interface NewGuest {
  name: string;
  language?: string | null;
}

/** Fields that are missing stay unchanged. */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
  face?: string | null;
}

/** Open it on another device before `expires_at`; one device can ask with it. */
export interface SignInLink {
  url: string;
  token: string;
  expires_at: number; // unix time
}

/** The token of a sign-in link. */
export interface SignInToken {
  token: string;
}

/** The owner of a sign-in link, or whoever used this device before. */
export interface SignInOffer {
  user: string;
  name: string;
  face: string | null;
}

/** The code that both devices show, and the proof that this one has asked. */
export interface SignInAsk {
  ask: string;
  code: string;
}

/** Finish a sign-in that the other device has confirmed. */
export interface SignIn {
  token: string;
  ask: string;
}

/** The device that asks with my link, if one does. */
export interface LinkState {
  asked: boolean;
  label: string; // "Firefox, Linux"; empty if unknown
  code: string;
}

/** The code of the device that I let in. */
export interface SignInCode {
  token: string;
  code: string;
}

/** A browser that is signed in as me. */
export interface Device {
  id: string;
  label: string; // "Firefox, Linux"; empty if unknown
  created_at: number;
  seen_at: number;
  this: boolean; // the one that sent the request
}

/** A setting of a game with its values. */
export interface SettingInfo {
  name: string;
  values: string[];
  default: string;
}

/** Values that cannot be combined; with `seats`, only at tables of that size. */
export interface RefusedTogether {
  seats: number | null;
  settings: Record<string, string>;
  refusal: Refusal;
}

/** A small first game against bots. */
export interface QuickInfo {
  seats: number;
  settings: Record<string, string>;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  seats: number[];
  settings: SettingInfo[];
  refused: RefusedTogether[];
  bots: string[]; // levels, weakest first
  may_resign: boolean;
  rules: string; // version of the rules
  counted: string[]; // kinds of facts in the statistics, in the order shown
  minutes: Record<number, number>; // seats -> about how long a game among people takes; may be empty
  minutes_by: Record<string, Record<string, number>>; // setting -> value -> factor of these minutes
  weight: string; // how much there is to learn: "light", "medium", "heavy"; "" if unknown
  quick: QuickInfo | null; // what "play now" starts; None: the usual settings
}

/** A numbered paragraph of the rules. */
export interface Paragraph {
  id: string; // "HL-7.5"
  section: string;
  text: string; // Markdown
  technical: boolean; // for those who write programs; pages for players leave it out
}

/** A player of a finished game. */
export interface GamePlayer {
  seat: number;
  name: string; // empty for a bot or an erased person
  bot: string | null;
  me: boolean;
  rating_before: number | null; // only of a rated game
  rating_after: number | null;
  hints: number; // number of hints on this seat
  stood_in: number; // answers that a bot gave for the person of this seat
}

/** A finished game: in my history, after the end, or behind a shared link. */
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
  proven: boolean; // dealt here, with a proof that anybody can recompute; never true if uploaded
  commitment: string | null; // hash of the secret it was dealt from; None if it was not dealt here
  result: Facts | null; // with its explanation; None: abandoned or unfinished
  share: string; // address of its replay
}

/** `next` requests the following page; None at the end. */
export interface History {
  games: GameLine[];
  next: string | null;
}

/** One random draw: which of how many. */
export interface DrawInfo {
  answer: number; // its number in the record, counted from 1
  count: number;
  index: number;
  key: string;
}

/** See docs/reference/proven-deals.md. Secret and draws are present only after the end. */
export interface ProofInfo {
  commitment: string;
  added: string[];
  secret: string | null;
  draws: DrawInfo[];
}

/** A line of the leaderboard, which is ordered by `rating`, a careful estimate. */
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

/** A player's own notes; nobody else sees them. */
export interface Marks {
  marks?: Record<string, Mark>;
  text?: string;
}

/** A possible secret with its probability. */
export interface Guess {
  what: string; // a leader, or a state
  chance: number; // how well the evidence fits, 0 to 1
}

/** What can be believed about one seat. */
export interface Suspect {
  seat: number;
  guesses: Guess[]; // all possible ones, likeliest first
}

/** Where a card was seen. */
export interface SeenCard {
  card: string;
  place: string; // a place of the table, or a word of the notebook: "own", "neutral", "put-back"
}

/** A number that was seen. */
export interface SeenNumber {
  seat: number;
  turn: number;
  number: number;
}

/** What this seat has seen and was told, at `seq`. */
export interface Notebook {
  game_id: string;
  seat: number;
  seq: number;
  suspects: Suspect[];
  seen: SeenCard[];
  unseen: string[]; // cards that may be anywhere
  numbers: SeenNumber[];
  mine: Marks;
}

/** How often something occurred, and how often its side won. The 95% interval shows the
 *  uncertainty; `fair` is the expected number of wins by chance. */
export interface Tally {
  kind: string; // one of the kinds that the game counts
  what: string;
  games: number;
  wins: number;
  amount: number; // occurrences, which can be several per game
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

/** My statistics. */
export interface MyStats {
  games: number;
  wins: number;
  fair: number; // expected wins by chance
  hints: number; // in all these games
  abandoned: number;
  shared: number; // on one shared device: not counted for anybody
  tallies: Tally[];
  nemeses: Rival[]; // who wins most against me
  companions: Rival[]; // whom I play with most
  spans: Span[];
}

/** The totals of one game. */
export interface GameTotal {
  game: string;
  people: number; // finished games of people only
  mixed: number; // people and bots
  bots: number; // bots only; in no other number
  shared: number; // on one shared device
  abandoned: number;
}

/** The totals of the server; no names. */
export interface Totals {
  players: number; // people who have finished a game
  games: GameTotal[];
  tallies: Tally[];
  counted_at: number;
}

/** The chances at one moment. */
export interface AnalysisPoint {
  moment: number;
  chances: number[]; // of each seat, knowing all cards
}

/** A moment at which the chances to win changed much. */
export interface AnalysisTurn {
  moment: number;
  seat: number | null; // who answered; None: the deal
  key: string;
  ask: string;
  luck: boolean; // caused by a random event
  events: Facts[]; // what happened, with nothing hidden
  before: number[];
  after: number[];
  swing: number; // size of the change
}

/** A better option for a decision. */
export interface AnalysisAlternative {
  option: string;
  chance: number;
  difference: number; // in chance, to what was chosen
  reason: string; // text key, "hint-..."
}

/** A decision, judged by what the seat could know then. */
export interface AnalysisChoice {
  moment: number; // of the answer; the question was asked one moment earlier
  seat: number;
  ask: string;
  rule: string;
  options: number;
  chosen: string;
  chance: number;
  better: AnalysisAlternative[]; // best first
}

/** What a seat could believe at one moment. */
export interface AnalysisGuess {
  moment: number;
  right: number; // probability given to the truth
  suspects: [string, number][]; // likeliest first
}

/** What `seat` could believe about the secrets of seat `about`. */
export interface AnalysisSuspicion {
  seat: number;
  about: number;
  truth: string[];
  found_out: number | null; // the moment from which the truth was believed
  guesses: AnalysisGuess[];
}

/** The complete analysis of a game. */
export interface Analysis {
  version: number;
  game: string;
  seats: number;
  moments: number; // the number of the last one
  fair: number; // a seat's fair share
  curve: AnalysisPoint[];
  turns: AnalysisTurn[];
  people: number[]; // seats whose decisions were analyzed
  choices: AnalysisChoice[];
  suspicions: AnalysisSuspicion[];
}

/** The progress of an analysis; `result` when it is done. */
export interface AnalysisInfo {
  game_id: string;
  state: "none" | "waiting" | "working" | "done" | "failed";
  progress: number;
  share: string; // address of its page
  result: Analysis | null;
}

/** From moment `since` to the end, what `seat` saw pointed to this secret of seat `about`. */
export interface SuspicionLine {
  seat: number;
  about: number;
  secret: string;
  since: number;
  right: boolean;
}

/** Convictions that lasted to the end of a game, earliest first. */
export interface Suspicions {
  ready: boolean; // False: ask again later
  lines: SuspicionLine[];
}

/** What the browser says its messages must be encrypted for. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where the browser of this device can be reached. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

/** From a minute of the day to another, in this time zone: nobody calls me. */
export interface QuietHours {
  begins: number;
  ends: number;
  zone: string;
}

export interface QuietChange {
  quiet: QuietHours | null; // None: at any hour
}

export interface MailChange {
  address: string;
}

/** What the link in the mail that asked for it carries. */
export interface MailLink {
  token: string;
}

export interface RoomMute {
  muted?: boolean;
}

/** How I can be called, on this device and elsewhere. */
export interface SummonsInfo {
  push_key: string | null; // for the browser to subscribe with; None: this server sends none
  push_here: boolean; // this device is called
  push_devices: number; // how many of mine are
  mail_offered: boolean; // by whoever runs this server
  mail: string | null; // my address
  mail_confirmed: boolean;
  quiet: QuietHours | null;
  muted: string[]; // rooms from which I am not called
}
