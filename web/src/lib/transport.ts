/**
 * How this page reaches its tables: here a server, by HTTP and a WebSocket. In the site without a
 * server `build/site.ts` puts `src/local/transport.ts` in the place of this module.
 */

import type { RoomLine } from "./wire";

/** What the page needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onmessage" | "onclose">;

/** False where games are played on this device only. */
export const hasServer: boolean = true;

/** True if the page connects as soon as it is opened. */
export const startsAtOnce = (): boolean => true;

export const request: (path: string, how?: RequestInit) => Promise<Response> = (path, how) =>
  fetch(path, how);

export const openSocket = (): Socket =>
  new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);

/** My rooms as they were last seen, to be shown until the list comes: a server sends it at once. */
export const knownRooms = (): RoomLine[] => [];
export const rememberRooms: (rooms: readonly RoomLine[]) => void = () => {};

/** Texts that only the site without a server has, also in place of common ones: files by path, and
 * the names of their parts. */
export const moreTexts: Record<string, () => Promise<string>> = {};
export const moreParts: readonly string[] = [];
