/** Drawings by name. They lie in one file that the browser fetches with the first card. */

import sprite from "../generated/sprite.svg?url";
import signs from "./signs.json";

export type Sign = keyof typeof signs;
export function drawing(name: string): string {
  return `${sprite}#${name}`;
}

export function sign(name: Sign): string {
  return drawing(signs[name]);
}

export function isSign(name: string): name is Sign {
  return name in signs;
}
