/** Who sits at the table, as whatever draws a seat gets to know it: the face, who is here, and what
 * was just said. In replays nobody sits there. */

import { getContext, setContext } from "svelte";
import type { Faced } from "./faces";
import { say } from "./speech.svelte";
import type { ChatLine, RoomInfo, SeatInfo } from "./wire";

const KEY = Symbol("company");
const BUBBLE = 6_000; // milliseconds for a short line
const EACH_LETTER = 60; // and for each letter of a long one
const LONGEST_BUBBLE = 14_000;

export type Presence = "here" | "away" | "offline" | "bot";
export interface Companion {
  readonly person: Faced;
  readonly presence: Presence;
  readonly minutes: number; // not here for so long
  readonly said: string | null; // what stands in the bubble
}
export interface Company {
  at: (seat: number) => Companion | null; // null: a bot, or nobody
}

export function giveCompany(company: Company): void {
  setContext(KEY, company);
}
export function useCompany(): Company | undefined {
  return getContext<Company | undefined>(KEY);
}

/** For how many seconds somebody was not here, now; null: is here. `told` is when we heard so. */
export function goneFor(seat: SeatInfo, told: number, now: number): number | null {
  if (seat.absent === null || seat.absent === undefined) return null;
  return seat.absent + Math.max(0, now - told) / 1000;
}

export function presenceOf(seat: SeatInfo): Presence {
  return seat.bot ? "bot" : (seat.presence ?? "offline");
}

/** "offline for 3 min", or "thinking" where it is this person's turn. */
export function presenceInWords(presence: Presence, minutes: number, asked: boolean): string {
  if (presence === "here" && asked) return say("web-presence-thinking");
  if (presence === "here" || presence === "bot" || minutes < 1)
    return say(`web-presence-${presence}`);
  return say(`web-presence-${presence}-for`, { minutes });
}

/** The newest line of each user, for as long as it can be read. */
export class Bubbles {
  private lines = $state.raw<ReadonlyMap<string, string>>(new Map());
  private timers = new Map<string, ReturnType<typeof setTimeout>>();

  of(user: string): string | null {
    return this.lines.get(user) ?? null;
  }

  say(line: ChatLine): void {
    if (line.reaction === "hint") return;
    const text = line.reaction ? say(`web-reaction-${line.reaction}`) : (line.text ?? "");
    const { user } = line.person;
    this.lines = new Map(this.lines).set(user, text);
    clearTimeout(this.timers.get(user));
    const time = Math.min(LONGEST_BUBBLE, BUBBLE + EACH_LETTER * text.length);
    this.timers.set(
      user,
      setTimeout(() => this.drop(user), time),
    );
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private drop(user: string): void {
    this.lines = new Map([...this.lines].filter(([who]) => who !== user));
  }
}

// -- what everybody is told -----------------------------------------------------------------------

/** What changed between two tellings of a room, in words for this user. */
export function noticesOf(before: RoomInfo | null, after: RoomInfo, me: string): string[] {
  if (!before || before.code !== after.code || after.lesson) return [];
  const told: string[] = [];
  const sameGame = before.game_id === after.game_id;
  for (const seat of after.seats) {
    const was = before.seats[seat.seat];
    if (was) told.push(...(sameGame ? seatNotices(was, seat, after, me) : []));
  }
  if (before.host.user !== after.host.user) {
    const mine = after.host.user === me;
    told.push(
      mine ? say("web-notice-host-you") : say("web-notice-host", { name: after.host.name }),
    );
  }
  const isAway = (info: RoomInfo) => info.sent_away?.includes(me) ?? false;
  if (isAway(after) && !isAway(before)) told.push(say("web-notice-sent-away"));
  return [...new Set(told)];
}

function seatNotices(was: SeatInfo, seat: SeatInfo, room: RoomInfo, me: string): string[] {
  const mine = seat.person?.user === me;
  if (was.person?.user !== seat.person?.user) {
    if (room.stage !== "waiting") return [];
    const told = [];
    if (was.person && was.person.user !== me && !sitsIn(room, was.person.user))
      told.push(say("web-notice-stood-up", { name: was.person.name }));
    if (seat.person && !mine) told.push(say("web-notice-sat", { name: seat.person.name }));
    return told;
  }
  if (!seat.person) return [];
  const { name } = seat.person;
  if (!was.bot && seat.bot && !mine)
    return [say(seat.lent ? "web-notice-lent" : "web-notice-left", { name })];
  if (was.bot && !seat.bot) {
    if (!mine) return [say("web-notice-back", { name })];
    return was.lent ? [say("web-notice-bot-for-you")] : [];
  }
  if (!seat.local && !mine && !was.wants_rematch && seat.wants_rematch)
    return [say("web-notice-rematch", { name })];
  if (!seat.local && !mine && was.wants_rematch && !seat.wants_rematch && room.stage !== "playing")
    return [say("web-notice-rematch-not", { name })];
  return [];
}

function sitsIn(room: RoomInfo, user: string): boolean {
  return room.seats.some((seat) => seat.person?.user === user);
}
