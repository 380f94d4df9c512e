/**
 * When to ask whether somebody wants to be called: when a game over days begins, and when they
 * leave a table where others are to move. Once for each table, and never when a page is opened.
 */

import { preferences } from "./preferences.svelte";
import type { RoomInfo } from "./wire";

const KEPT = "hiddenhand-asked"; // rooms about which this browser was asked
const MOST = 50;
export const OVER_DAYS = 3600; // seconds for one answer, as on the server

class Asking {
  room = $state<string | null>(null); // the table that the question is about

  /** A game is played here: asks if it is one over days. */
  began(info: RoomInfo): void {
    if ((info.options.clock?.each ?? 0) >= OVER_DAYS) this.ask(info);
  }

  /** I leave the table; asks if others are to move. */
  left(info: RoomInfo, myTurn: boolean): void {
    if (!myTurn) this.ask(info);
  }

  done(): void {
    this.room = null;
  }

  private ask(info: RoomInfo): void {
    if (info.stage !== "playing" || info.lesson || !mayAsk()) return;
    const others = info.seats.some((seat) => seat.person && !seat.here && !seat.bot);
    if (!others || !info.seats.some((seat) => seat.here)) return;
    const before = asked();
    if (before.includes(info.code)) return;
    try {
      localStorage.setItem(KEPT, JSON.stringify([info.code, ...before].slice(0, MOST)));
    } catch {
      return; // nothing can be remembered: we would ask again and again
    }
    this.room = info.code;
  }
}

/** True if this browser can be called while the page is closed, and was never asked. */
function mayAsk(): boolean {
  return (
    !preferences.unasked &&
    "PushManager" in window &&
    "serviceWorker" in navigator &&
    "Notification" in window &&
    Notification.permission === "default"
  );
}

function asked(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

export const asking = new Asking();
