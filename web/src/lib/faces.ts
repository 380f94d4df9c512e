/** Faces of people: a drawing of our own or the initials of the name, on a color. The server knows
 * the same names (`Face` in server/wire/base.py). The drawings lie in one file that the browser
 * fetches with the first face. */

import sprite from "../art/faces.svg?url";

export const DRAWINGS = [
  "bear",
  "cat",
  "fox",
  "frog",
  "hare",
  "hedgehog",
  "koi",
  "owl",
  "panda",
  "raven",
  "stag",
  "wolf",
] as const;
export const COLORS = ["red", "orange", "gold", "green", "teal", "blue", "violet", "gray"] as const;

export type Drawing = (typeof DRAWINGS)[number] | "initials";
export type Color = (typeof COLORS)[number];
export interface Face {
  drawing: Drawing;
  color: Color;
}

/** Whoever has a face: a `Person`, or somebody beside them on the same device. */
export interface Faced {
  user: string;
  name: string;
  face?: string | null;
}

export function addressOf(drawing: Drawing): string {
  return `${sprite}#${drawing}`;
}

/** The face somebody has chosen; else their initials, on a color that is always the same. */
export function faceOf({ user, face }: Omit<Faced, "name">): Face {
  const [drawing, color] = (face ?? "").split("-") as [Drawing, Color | undefined];
  if (color) return { drawing, color };
  let sum = 0;
  for (const letter of user) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return { drawing: "initials", color: COLORS[sum % COLORS.length]! };
}

/** Up to so many letters: "Ola" is O, "Guest 123" is G1. */
export function initialsOf(name: string, most = 2): string {
  const parts = name.split(/\s+/).filter((part) => /^[\p{L}\p{N}]/u.test(part));
  return parts
    .slice(0, most)
    .map((part) => [...part][0]!.toUpperCase())
    .join("");
}
