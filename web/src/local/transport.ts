/** How the page reaches its tables without a server: the engine in a worker of this browser.
 *
 * What never changes, the games and the rules, is in files that the build has made; for these the
 * engine need not be started. */

import { engine, PLAYED } from "./engine.svelte";
import type { Socket } from "../lib/transport";
import type { RoomLine } from "../lib/wire";

export type { Socket } from "../lib/transport";

export const hasServer: boolean = false;

/** Who has never played here loads the engine only when it is needed. */
export const startsAtOnce = (): boolean => localStorage.getItem(PLAYED) !== null;

const files = import.meta.glob<string>("../generated/engine/{games,rules.*}.json", {
  query: "?url",
  import: "default",
});

export async function request(path: string, how: RequestInit = {}): Promise<Response> {
  const method = how.method ?? "GET";
  const kept = method === "GET" ? keptAs(path) : undefined;
  if (kept) return fetch(await kept());
  if (method === "GET" && path === "/api/rooms") return new Response("[]"); // nobody else's
  const body = how.body instanceof Blob ? await how.body.text() : ((how.body as string) ?? "");
  const { status, text } = await engine.ask(method, path, body);
  return new Response(status === 204 ? null : text, { status });
}

/** The file that holds the answer, if there is one. */
function keptAs(path: string): (() => Promise<string>) | undefined {
  const url = new URL(path, "https://here.invalid");
  const rules = /^\/api\/rules\/(\w+)$/.exec(url.pathname)?.[1];
  const name =
    url.pathname === "/api/games"
      ? "games"
      : rules && `rules.${rules}.${url.searchParams.get("language") ?? "en"}`;
  return name ? files[`../generated/engine/${name}.json`] : undefined;
}

export function openSocket(): Socket {
  const socket: Socket = {
    readyState: WebSocket.OPEN,
    onmessage: null,
    onclose: null,
    send: () => {},
    close: () => {},
  };
  const line = engine.connect({
    said: (data) =>
      socket.onmessage?.call(socket as WebSocket, new MessageEvent("message", { data })),
    closed: (code) => socket.onclose?.call(socket as WebSocket, new CloseEvent("close", { code })),
  });
  socket.send = (text) => line.send(text as string);
  socket.close = () => line.close();
  return socket;
}

const ROOMS = "hiddenhand-rooms-here"; // in localStorage

/** My rooms as they were last seen: the engine needs some seconds to tell. */
export function knownRooms(): RoomLine[] {
  return JSON.parse(localStorage.getItem(ROOMS) ?? "[]") as RoomLine[];
}
export function rememberRooms(rooms: readonly RoomLine[]): void {
  localStorage.setItem(ROOMS, JSON.stringify(rooms));
}

/** The texts of the site. */
export const moreTexts = import.meta.glob<string>("../../../src/hiddenhand/text/*/site.ftl", {
  query: "?raw",
  import: "default",
});
export const moreParts: readonly string[] = ["site"];
