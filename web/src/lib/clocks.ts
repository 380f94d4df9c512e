/** The clock settings a room can have, and times as text. */

import { say } from "./speech.svelte";
import type { Clock } from "./wire";

export const GENTLE: Clock = { each: 90, bank: 600 }; // what a new room proposes

export const CLOCKS: { key: string; clock: Clock | null }[] = [
  { key: "none", clock: null },
  { key: "quick", clock: { each: 30, bank: 120 } },
  { key: "calm", clock: GENTLE },
  { key: "day", clock: { each: 86_400, bank: 86_400 } },
  { key: "three-days", clock: { each: 3 * 86_400, bank: 7 * 86_400 } },
];

/** A clock setting as text. */
export function clockInWords(clock: Clock | null | undefined): string {
  if (!clock) return say("web-clock-none");
  if (clock.each >= 86_400) {
    return say("web-clock-days", { days: Math.round(clock.each / 86_400) });
  }
  if (clock.each >= 120) return say("web-clock-minutes", { minutes: Math.round(clock.each / 60) });
  return say("web-clock-seconds", { seconds: clock.each });
}

/** The time for one answer, and what is kept for long thoughts. */
export function clockWhole(clock: Clock): string {
  const minutes = Math.round((clock.bank ?? 0) / 60);
  if (!minutes || clock.each >= 86_400) return clockInWords(clock);
  return say("web-clock-whole", { each: clockInWords(clock), minutes });
}

/** How long until `deadline` (unix seconds), as "1:05" or "2 d". */
export function timeLeft(deadline: number, now: number): string {
  const left = Math.max(0, Math.round(deadline - now));
  if (left >= 2 * 86_400) return `${Math.floor(left / 86_400)} d`;
  if (left >= 3600) return `${Math.floor(left / 3600)} h`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
