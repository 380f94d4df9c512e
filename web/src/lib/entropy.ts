/**
 * This page's contribution to a proven deal: 32 random bytes per seat, stored for the check after
 * the game.
 */

const KEY = "hiddenhand-added";
const KEPT = 50;

/** 32 new random bytes in hexadecimal, stored for the room. */
export function freshEntropy(room: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = hex(bytes);
  const all = [{ room, text }, ...added().filter((row) => row.room !== room)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is disabled: the deal is still proven, but our contribution cannot be compared
  }
  return text;
}

/** What this browser contributed in a room, or null if it is not stored. */
export function addedIn(room: string): string | null {
  return added().find((row) => row.room === room)?.text ?? null;
}

function added(): { room: string; text: string }[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as { room: string; text: string }[];
  } catch {
    return [];
  }
}

/** Bytes in hexadecimal. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
