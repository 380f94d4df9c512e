/** The drawings that make up the portrait of a hero. */

import portraits from "./portraits.json";

export interface Portrait {
  main: string; // the character
  accent: string; // a detail that fits the name
  scene: string; // the background
}

/** The portrait of a hero; undefined if it has none. */
export function portraitOf(card: string): Portrait | undefined {
  const found = (portraits as Record<string, string[]>)[card];
  return found && { main: found[0]!, accent: found[1]!, scene: found[2]! };
}
