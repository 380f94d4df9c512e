/**
 * A room as this page knows it: the seats, the table from each of my viewpoints, and the chat.
 * Everything comes from the server; there are no optimistic updates.
 */

import { SPECTATOR } from "../games/ui";
import { Refused } from "./api";
import { Bubbles, goneFor, noticesOf, presenceOf, type Companion } from "./company.svelte";
import { connection, type Unnumbered, type Watcher } from "./connection.svelte";
import { isBroken, noteGame } from "./pins";
import { Playback } from "./playback.svelte";
import { preferences } from "./preferences.svelte";
import { say } from "./speech.svelte";
import { toasts } from "./toasts.svelte";
import { afterUpdate, fromSnapshot, type Seen } from "./seen";
import type { Answer, Facts, React, RoomInfo, ChatLine, ServerMessage, TakeBack } from "./wire";
import type { Step } from "../games/ui";

const TALK_KEPT = 200;

/** One room, while its page is open. */
export class Room implements Watcher {
  info = $state.raw<RoomInfo | null>(null);
  talk = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  missed = $state.raw<readonly Step[]>([]); // received while the connection was broken
  trouble = $state.raw<Refused | null>(null); // why there is no room to show
  busy = $state(false); // an answer of mine is being sent
  sending = $state<string | null>(null); // that answer; null for anything else
  refusal = $state.raw<Refused | null>(null); // why the last answer was rejected
  eyes = $state(SPECTATOR); // the viewpoint that is shown
  now = $state(Date.now()); // runs while somebody is not here
  onEvents: (events: Facts[], viewer: number) => void = () => {};

  private warned = false; // of a changed commitment
  private told = 0; // when `info` came
  private bubbles = new Bubbles();
  private seen = new Map<number, Seen>();
  private awaited: { game: string; seq: number } | null = null; // acknowledged, not shown yet
  private shows = $state.raw<ReadonlyMap<number, Playback>>(new Map());
  private leave: () => void;

  constructor(readonly code: string) {
    this.leave = connection.watch(this);
  }

  close(): void {
    this.leave();
    this.bubbles.close();
    for (const show of this.shows.values()) show.stop();
  }

  // -- what the page shows -----------------------------------------------------------------------

  /** The table from the selected viewpoint. */
  get show(): Playback | null {
    return this.shows.get(this.eyes) ?? null;
  }

  get mySeats(): number[] {
    return (this.info?.seats ?? []).filter((seat) => seat.here).map((seat) => seat.seat);
  }

  get amHost(): boolean {
    return this.info?.host.user === connection.me?.user;
  }

  /** For how many seconds the person on a seat is not here; null: is here, or it is nobody's. */
  goneFor(seat: number): number | null {
    const info = this.info?.seats[seat];
    return info?.person ? goneFor(info, this.told, this.now) : null;
  }

  /** Who sits on a seat, for whatever draws it. */
  at(seat: number): Companion | null {
    const info = this.info?.seats[seat];
    if (!info?.person) return null;
    const { person, local } = info;
    return {
      person: local ? { user: `${person.user}/${seat}`, name: person.name } : person,
      presence: presenceOf(info),
      minutes: Math.floor((this.goneFor(seat) ?? 0) / 60),
      said: local ? null : this.bubbles.of(person.user),
    };
  }

  /** Hot seat: another of my seats must answer, and the shown one need not. */
  get handOverTo(): number | null {
    const owing = this.mySeats.filter((seat) => this.owes(seat));
    if (owing.length === 0 || owing.includes(this.eyes) || this.mySeats.length < 2) return null;
    return owing[0] ?? null;
  }

  private owes(seat: number): boolean {
    const moment = this.shows.get(seat)?.moment;
    return !!moment?.questions.some((question) => question.seat === seat && question.options);
  }

  // -- what the page does ------------------------------------------------------------------------

  /** Answers the question on the screen: if the server asks something else by now, it refuses. */
  async answer(key: string): Promise<void> {
    const moment = this.show?.moment;
    if (!moment || this.busy) return;
    const question = moment.questions.find((asked) => asked.seat === this.eyes);
    this.refusal = null;
    await this.send({
      type: "answer",
      room: this.code,
      game_id: moment.gameId,
      seat: this.eyes,
      asked: question?.asked ?? moment.seq,
      key,
    });
  }

  async takeBack(): Promise<void> {
    const seen = this.seen.get(this.eyes);
    if (!seen || this.busy) return;
    const { gameId, seq } = seen.frame;
    await this.send({
      type: "take_back",
      room: this.code,
      game_id: gameId,
      seat: this.eyes,
      seq,
    });
  }

  /** Busy until the table shows the result, so that the old question is not highlighted again. */
  private async send(message: Unnumbered<Answer | TakeBack>): Promise<void> {
    this.busy = true;
    this.sending = message.type === "answer" ? message.key : null;
    try {
      const taken = await connection.request(message);
      this.awaited = taken && { game: message.game_id, seq: taken.seq };
    } catch (error) {
      this.awaited = null;
      this.refuseAnswer(error);
    } finally {
      this.rest();
    }
  }

  /** Ends the busy state if the table has reached the awaited step. */
  private rest(): void {
    const shown = this.seen.get(this.eyes)?.frame;
    const { awaited } = this; // another game has its own step numbers
    if (awaited && shown?.gameId === awaited.game && shown.seq < awaited.seq) return;
    this.awaited = null;
    this.busy = false;
    this.sending = null;
  }

  private refuseAnswer(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    // The game was replaced meanwhile, by a lesson or a rematch: not an error.
    if (error.refusal.error !== "no-such-game") this.refusal = error;
    connection.resume(this.code); // whatever went wrong: reload the table
  }

  chat(text: string): Promise<unknown> {
    return connection.request({ type: "chat", room: this.code, text });
  }

  react(reaction: React["reaction"]): Promise<unknown> {
    return connection.request({ type: "react", room: this.code, reaction });
  }

  // -- messages from the server ------------------------------------------------------------------

  resume() {
    const gameIds = new Set([...this.seen.values()].map((seen) => seen.frame.gameId));
    const since = Math.min(...[...this.seen.values()].map((seen) => seen.frame.seq));
    if (gameIds.size !== 1) return { type: "watch" as const, room: this.code };
    return { type: "watch" as const, room: this.code, since, game_id: [...gameIds][0]! };
  }

  refused(error: Refused): void {
    this.trouble = error;
  }

  take(message: ServerMessage): void {
    if (message.type === "room") this.takeRoom(message.room);
    else if (message.type === "chat") this.hear(message);
    else if (message.type === "snapshot") {
      const before = this.seen.get(message.viewer) ?? null;
      const seen = fromSnapshot(this.info?.options.game ?? "", message, before);
      this.seen.set(message.viewer, seen);
      this.showOf(message.viewer).comeBack(seen);
      if (seen.missed.length && message.viewer === this.eyes) this.missed = seen.missed;
      this.chooseEyes();
      if (this.awaited !== null) this.rest();
    } else if (message.type === "update") {
      if (message.taken_back) return; // a snapshot follows
      const before = this.seen.get(message.viewer);
      const after = before ? afterUpdate(before, message) : null;
      if (before && message.game_id === before.frame.gameId && message.seq <= before.frame.seq)
        return; // already known
      if (!after) {
        connection.resume(this.code); // an update is missing
        return;
      }
      this.seen.set(message.viewer, after);
      this.showOf(message.viewer).add(after);
      if (message.seat === message.viewer) this.refusal = null;
      if (this.awaited !== null) this.rest();
    }
  }

  private takeRoom(info: RoomInfo): void {
    const before = this.info;
    const restarted = before?.game_id !== info.game_id;
    this.trouble = null;
    this.info = info;
    this.told = this.now = Date.now();
    this.watchDeal(info);
    for (const notice of noticesOf(before, info, connection.me?.user ?? "")) toasts.add(notice);
    if (restarted || info.stage === "waiting") this.forgetOtherGames(info.game_id ?? null);
    this.chooseEyes();
  }

  /** Says so, once, if the server has changed its commitment since this browser added its share. */
  private watchDeal(info: RoomInfo): void {
    noteGame(info);
    if (this.warned || !isBroken(info)) return;
    this.warned = true;
    toasts.add(say("web-not-pinned"), { bad: true, stay: true });
  }

  private forgetOtherGames(game: string | null): void {
    for (const [viewer, seen] of this.seen) {
      if (seen.frame.gameId !== game) {
        this.seen.delete(viewer);
        this.shows.get(viewer)?.stop();
      }
    }
    this.shows = new Map([...this.shows].filter(([viewer]) => this.seen.has(viewer)));
    this.missed = [];
    if (this.awaited !== null) this.rest();
  }

  /** My only seat, or the one shown before; without a seat a spectator. */
  private chooseEyes(): void {
    const mine = this.mySeats;
    if (mine.length === 0) this.eyes = SPECTATOR;
    else if (mine.length === 1 || !mine.includes(this.eyes)) {
      // several people on one device: show no cards before somebody says who is looking
      if (mine.length === 1) this.eyes = mine[0]!;
      else if (this.info?.stage !== "playing") this.eyes = mine[0]!;
    }
  }

  private showOf(viewer: number): Playback {
    const known = this.shows.get(viewer);
    if (known) return known;
    const show = new Playback((step) => {
      if (viewer === this.eyes) this.onEvents(step.events, viewer);
    });
    this.shows = new Map(this.shows).set(viewer, show);
    return show;
  }

  /** The chat before this page joined. */
  recall(said: readonly ChatLine[]): void {
    const known = new Set(this.talk.map((line) => line.number));
    const older = said.filter((line) => !known.has(line.number));
    this.talk = [...older, ...this.talk].sort((a, b) => a.number - b.number).slice(-TALK_KEPT);
  }

  private hear(message: ChatLine): void {
    if (this.talk.some((said) => said.number === message.number)) return;
    const all = [...this.talk, message].sort((a, b) => a.number - b.number);
    this.talk = all.slice(-TALK_KEPT);
    if (preferences.chat) this.bubbles.say(message);
    if (message.person.user === connection.me?.user) return;
    this.unread++;
    if (message.reaction === "hint") {
      toasts.add(say("web-hint-asked-by", { name: message.person.name }));
    }
  }
}
