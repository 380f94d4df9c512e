/** What the page and the worker with the engine say to each other. */

export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "open"; socket: number }
  | { type: "message"; socket: number; text: string }
  | { type: "close"; socket: number };

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; message: string }
  | { type: "elsewhere" } // another tab has taken over
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "message"; socket: number; text: string }
  | { type: "closed"; socket: number; code: number };
