/** Facts as arguments of Fluent messages, and back as lists of words. */

import type { FluentValue } from "@fluent/bundle";
import type { Facts } from "./wire";

export const BETWEEN = "\x1f"; // separates list items inside one Fluent argument
export const TOGETHER = "\x1e"; // separates items of a list inside such a list

/** A list as words with commas; `-` for an empty one. */
export function joined(list: string, word: (part: string) => string): string {
  return list ? list.split(BETWEEN).map(word).join(", ") : "-";
}

/** Names of places with commas in them are told apart by semicolons. */
export function joinedPlaces(list: string, word: (part: string) => string): string {
  const places = list ? list.split(BETWEEN).map(word) : ["-"];
  return places.join(places.some((place) => place.includes(",")) ? "; " : ", ");
}

/** A Fluent value as text. */
export function textOf(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "object" ? String(value.valueOf()) : String(value);
}

/** Facts as Fluent arguments; a list $cards also gives $cards_count, $cards_1, $cards_2 ... */
export function argumentsOf(facts: Facts): Record<string, string | number> {
  const known: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (fact === null || fact === undefined) continue;
    known[name] = argument(fact);
    if (Array.isArray(fact)) {
      known[`${name}_count`] = fact.length;
      fact.forEach((part, index) => {
        known[`${name}_${index + 1}`] = typeof part === "number" ? part : inner(part);
      });
    } else if (typeof fact === "object") {
      known[`${name}_count`] = Object.keys(fact).length;
    }
  }
  return known;
}

function argument(fact: unknown): string | number {
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (Array.isArray(fact)) return fact.map(inner).join(BETWEEN);
  if (typeof fact === "object" && fact !== null) {
    return Object.entries(fact)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(BETWEEN);
  }
  return fact as string | number;
}

function inner(part: unknown): string {
  return Array.isArray(part) ? part.map(String).join(TOGETHER) : String(part);
}
