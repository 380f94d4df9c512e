/** What travels between the server and this page. */

export type Facts = Record<string, unknown>;
export interface Refusal {
  error: string;
  place: string;
  message: string;
}
export interface Me {
  user: string;
  name: string;
  language: string | null;
}
export interface Person {
  user: string;
  name: string;
}
export interface Clock {
  each: number;
  bank?: number;
}
export interface RoomOptions {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  clock?: Clock | null;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  bot_pace?: number;
}
export interface SeatInfo {
  seat: number;
  person?: Person | null;
  bot?: string | null;
  connected?: boolean;
  here?: boolean;
  wants_abandon?: boolean;
  wants_rematch?: boolean;
}
export interface DealProof {
  commitment: string;
  added?: Record<string, string>;
  secret?: string | null;
}
export type Stage = "waiting" | "playing" | "over" | "abandoned";
export interface RoomInfo {
  code: string;
  stage: Stage;
  options: RoomOptions;
  host: Person;
  seats: SeatInfo[];
  watchers: number;
  game_id?: string | null;
  games_played?: number;
  deal?: DealProof | null;
  protocol?: number;
}
export interface RoomLine {
  code: string;
  stage: Stage;
  game: string;
  people: string[];
  seats: number;
  taken: number;
  clock: Clock | null;
  my_turn?: boolean;
  moved_at?: number;
}
export interface SeatChange {
  do: "take" | "leave" | "bot" | "clear" | "local";
  bot?: string | null;
  name?: string | null;
  entropy?: string | null;
}
export interface Question {
  seat: number;
  ask: string;
  rule: string;
  asked: number;
  options?: string[] | null;
  deadline?: number | null;
}
export interface Moment {
  room: string;
  game_id: string;
  viewer: number;
  seq: number;
  questions: Question[];
  may_take_back?: boolean;
  may_resign?: boolean;
  banks?: Record<string, number>;
  result?: Facts | null;
}
export interface Snapshot extends Moment {
  type: "snapshot";
  names: Record<string, string>;
  view: Facts;
  log: Facts[][];
  first?: number;
}
export interface Update extends Moment {
  type: "update";
  seat: number;
  taken_back?: boolean;
  events: Facts[];
  changed: Facts;
}
export interface Welcome {
  type: "welcome";
  protocol?: number;
  build: string;
  me: Me;
}
export interface RoomChanged {
  type: "room";
  room: RoomInfo;
}
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
export interface Said {
  type: "said";
  room: string;
  number: number;
  person: Person;
  text?: string | null;
  reaction?: string | null;
  at: number;
}
export interface YourTurn {
  type: "your_turn";
  room: string;
  my_turn: boolean;
}
export interface Pong {
  type: "pong";
  at: number;
}
export type ServerMessage =
  | Welcome
  | Snapshot
  | Update
  | RoomChanged
  | Acknowledged
  | Refused
  | Said
  | YourTurn
  | Pong;
export type Reaction = "applause" | "laugh" | "surprise" | "think" | "sorry" | "hurry";
export type ClientMessage =
  | { type: "watch"; room: string; since?: number | null; game_id?: string | null }
  | { type: "unwatch"; room: string }
  | {
      type: "answer";
      id: string;
      room: string;
      game_id: string;
      seat: number;
      asked: number;
      key: string;
    }
  | { type: "take_back"; id: string; room: string; game_id: string; seat: number; seq: number }
  | { type: "say"; id: string; room: string; text: string }
  | { type: "react"; id: string; room: string; reaction: Reaction }
  | { type: "ping" };
export interface Frame {
  seq: number;
  seat: number;
  key: string | null;
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
  names: Record<string, string>;
  view: Facts;
  log: Facts[];
  frames: Frame[];
  result: Facts | null;
}
