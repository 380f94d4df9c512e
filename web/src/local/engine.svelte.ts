/** The engine of this device: a worker that is started when somebody first needs it. */

import type { FromWorker, ToWorker } from "./messages";

export const PLAYED = "hiddenhand-played-here"; // in localStorage, after the first start

type Answer = { status: number; text: string };
export interface Line {
  said: (text: string) => void;
  closed: (code: number) => void;
}

export class Engine {
  state = $state<"asleep" | "loading" | "ready" | "failed" | "elsewhere">("asleep");
  part = $state(0); // of the files, 0 to 1
  onReady: () => void = () => {};

  private worker: Worker | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private lines = new Map<number, Line>();
  private next = 1;

  constructor(private readonly make: () => Worker) {}

  /** The answer to a request of the page. Rejects where there is no engine. */
  ask(method: string, path: string, body: string): Promise<Answer> {
    if (!this.wake()) return Promise.reject(new Error(this.state));
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.tell({ type: "request", id, method, path, body });
    });
  }

  /** Opens a line for messages. */
  connect(line: Line): { send: (text: string) => void; close: () => void } {
    const socket = this.next++;
    this.lines.set(socket, line);
    if (this.wake()) this.tell({ type: "open", socket });
    else queueMicrotask(() => this.hangUp(socket, 1006));
    return {
      send: (text) => this.tell({ type: "message", socket, text }),
      close: () => {
        this.tell({ type: "close", socket });
        this.hangUp(socket, 1000);
      },
    };
  }

  private wake(): boolean {
    if (this.state === "failed" || this.state === "elsewhere") return false;
    if (!this.worker) {
      this.state = "loading";
      this.worker = this.make();
      this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
      this.worker.onerror = () => this.stop("failed");
    }
    return true;
  }

  private tell(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.part = message.loaded / message.total;
        break;
      case "ready":
        this.state = "ready";
        localStorage.setItem(PLAYED, "yes");
        this.onReady();
        break;
      case "failed":
        console.error(message.message);
        this.stop("failed");
        break;
      case "elsewhere":
        this.stop("elsewhere");
        break;
      case "answer":
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
        break;
      case "message":
        this.lines.get(message.socket)?.said(message.text);
        break;
      case "closed":
        this.hangUp(message.socket, message.code);
    }
  }

  private hangUp(socket: number, code: number): void {
    const line = this.lines.get(socket);
    this.lines.delete(socket);
    line?.closed(code);
  }

  private stop(why: "failed" | "elsewhere"): void {
    this.state = why;
    this.worker?.terminate();
    this.worker = null;
    for (const done of this.waiting.values()) done({ status: 503, text: "" });
    this.waiting.clear();
    for (const socket of [...this.lines.keys()]) this.hangUp(socket, 1006);
  }
}

export const engine = new Engine(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
);
