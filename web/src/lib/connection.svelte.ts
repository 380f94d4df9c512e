/**
 * The WebSocket of this page. It reconnects automatically and resumes every watched room.
 *
 * There are no optimistic updates: what was sent counts when the server acknowledges it. An answer
 * whose acknowledgement was lost with the connection is sent again; the server recognizes it by its
 * number.
 */

import { Refused } from "./api";
import { askedToWait } from "./retry";
import { openSocket, type Socket } from "./transport";
import type { Acknowledged, ClientMessage, Me, ServerMessage } from "./wire";

const PROTOCOL = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const UNKNOWN_USER = 4401; // WebSocket close code
const SILENCE = 45_000; // milliseconds without a message after which the server counts as gone

/** A room shown on this page: receives its messages and says what to request after a reconnect. */
export interface Watcher {
  code: string;
  resume: () => ClientMessage;
  take: (message: ServerMessage) => void;
  refused: (error: Refused) => void;
}

type Numbered = Extract<ClientMessage, { id: string }>;
export type Unnumbered<T> = T extends Numbered ? Omit<T, "id"> : never;
interface Waiting {
  message: Numbered;
  done: (ack: Acknowledged | null) => void;
  failed: (error: Error) => void;
}

export const pageBuild =
  document.querySelector<HTMLMetaElement>('meta[name="hiddenhand-build"]')?.content ?? "";

class Connection {
  state = $state<"closed" | "connecting" | "open" | "lost">("closed");
  me = $state.raw<Me | null>(null);
  outdated = $state(false); // the server has another version of this page
  signIn: () => Promise<Me> = () => Promise.reject(new Error("not set up"));
  onTurn: (room: string, mine: boolean) => void = () => {};

  private socket: Socket | null = null;
  private watchers = new Map<string, Watcher>();
  private waiting = new Map<string, Waiting>();
  private opened: (() => void)[] = [];
  private knocking = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private next = 1;
  private readonly page = Math.random().toString(36).slice(2, 10);

  constructor() {
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (this.state === "open") this.write({ type: "attend", away: document.hidden });
      if (!document.hidden) this.hurry();
    });
    setInterval(() => this.beat(), PING_EVERY);
  }

  /**
   * Opens the socket. Users are identified by a cookie; on the first visit it is requested first.
   */
  open(): void {
    if (this.socket || this.knocking) return;
    this.state = this.state === "lost" ? "lost" : "connecting";
    if (this.me) {
      this.dial();
      return;
    }
    this.knocking = true;
    this.signIn()
      .then((me) => {
        this.knocking = false;
        this.me = me;
        this.dial();
      })
      .catch(() => {
        this.knocking = false;
        this.lose(null);
      });
  }

  private dial(): void {
    const socket = openSocket();
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (event.code === UNKNOWN_USER) this.me = null; // the cookie is gone: request a new one
      this.lose(socket, askedToWait(event.reason));
    };
  }

  /** Resolves when the user is known and the socket is open; for clicks before that. */
  ready(): Promise<void> {
    if (this.state === "open") return Promise.resolve();
    this.open();
    return new Promise((done) => this.opened.push(done));
  }

  /** Closes the connection and opens a new one, after signing out or changing the account. */
  restart(): void {
    const socket = this.socket;
    this.socket = null;
    this.me = null;
    socket?.close();
    this.open();
  }

  watch(watcher: Watcher): () => void {
    this.watchers.set(watcher.code, watcher);
    this.open();
    if (this.state === "open") this.write(watcher.resume());
    return () => {
      if (this.watchers.get(watcher.code) !== watcher) return;
      this.watchers.delete(watcher.code);
      if (this.state === "open") this.write({ type: "unwatch", room: watcher.code });
    };
  }

  /** Sends a message and waits for its acknowledgement; null if the server had it already. */
  request(message: Unnumbered<Numbered>): Promise<Acknowledged | null> {
    const numbered = { ...message, id: `${this.page}-${this.next++}` } as Numbered;
    return new Promise((done, failed) => {
      this.waiting.set(numbered.id, { message: numbered, done, failed });
      if (this.state === "open") this.write(numbered);
      else this.open();
    });
  }

  /** Requests the whole room again because an update was missed. */
  resume(code: string): void {
    const watcher = this.watchers.get(code);
    if (watcher && this.state === "open") this.write(watcher.resume());
  }

  /** A closing socket takes nothing more: what counts is sent again after the next welcome. */
  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.welcome(message.me, message.build, message.protocol ?? PROTOCOL);
        break;
      case "ack":
        this.settle(message.id, (waiting) => waiting.done(message));
        break;
      case "refused":
        this.refuse(message.id ?? null, new Refused(message.refusal));
        break;
      case "your_turn":
        this.onTurn(message.room, message.my_turn);
        break;
      case "room":
        this.watchers.get(message.room.code)?.take(message);
        break;
      case "snapshot":
      case "update":
      case "chat":
        this.watchers.get(message.room)?.take(message);
        break;
      case "pong":
        break;
    }
  }

  private welcome(me: Me, build: string, protocol: number): void {
    this.me = me;
    this.tries = 0;
    this.state = "open";
    this.outdated = protocol !== PROTOCOL || (pageBuild !== "" && !!build && build !== pageBuild);
    for (const done of this.opened.splice(0)) done();
    if (document.hidden) this.write({ type: "attend", away: true }); // before anybody is seen there
    for (const watcher of this.watchers.values()) this.write(watcher.resume());
    for (const { message } of this.waiting.values()) this.write(message);
  }

  private refuse(id: string | null, error: Refused): void {
    if (id !== null) {
      this.settle(id, (waiting) => {
        if (error.refusal.error === "already-taken") waiting.done(null);
        else waiting.failed(error);
      });
      return;
    }
    const place = error.refusal.place;
    for (const watcher of this.watchers.values()) {
      if (place.includes(watcher.code)) watcher.refused(error);
    }
  }

  private settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
  }

  private lose(socket: Socket | null, asked = 0): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.state = "lost";
    const wait = Math.max(asked, Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** Reconnects at once, because the page is visible again or the network is back. */
  hurry(): void {
    if (this.state !== "lost" || this.socket) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  }

  private beat(): void {
    if (this.state !== "open") return;
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.write({ type: "ping" });
  }
}

export const connection = new Connection();
