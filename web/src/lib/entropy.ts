/** What this page adds to a proven deal: 32 random bytes per seat, kept to be compared after the game. */

const KEY = "hiddenhand-added";
const KEPT = 50;

export function freshEntropy(room: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = hex(bytes);
  const all = [{ room, text }, ...added().filter((row) => row.room !== room)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage is switched off: the deal is still proven, only our own part cannot be compared
  }
  return text;
}

/** What this browser added in a room, if it still knows. */
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

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
