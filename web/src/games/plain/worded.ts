/** A field of any game's view as text: names, lists, and seats by number. */

import type { Words } from "../../lib/words";

/** The value as text. */
export function worded(value: unknown, words: Words): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return words.say(value ? "yes" : "no");
  if (typeof value === "string") return words.name(value);
  if (Array.isArray(value)) {
    const nested = value.some((item) => typeof item === "object" && item !== null);
    return value.map((item) => worded(item, words)).join(nested ? " | " : ", ") || "–";
  }
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([key, item]) => {
      const name = /^\d+$/.test(key) ? words.seat(Number(key)) : words.name(key);
      return `${name}: ${worded(item, words)}`;
    });
    return parts.join("; ") || "–";
  }
  return String(value);
}
