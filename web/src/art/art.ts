/** Drawings by name. They lie in one file that the browser fetches with the first card. */

import sprite from "../generated/sprite.svg?url";
import portraits from "./portraits.json";
import signs from "./signs.json";

export type Sign = keyof typeof signs;
export interface Portrait {
  main: string; // who it is
  accent: string; // what the name tells about them
  scene: string; // where they live
}

export function drawing(name: string): string {
  return `${sprite}#${name}`;
}

export function sign(name: Sign): string {
  return drawing(signs[name]);
}

export function isSign(name: string): name is Sign {
  return name in signs;
}

export function portraitOf(card: string): Portrait | undefined {
  const found = (portraits as Record<string, string[]>)[card];
  return found && { main: found[0]!, accent: found[1]!, scene: found[2]! };
}
