/** Which drawings make the portrait of a hero. */

import portraits from "./portraits.json";

export interface Portrait {
  main: string; // who it is
  accent: string; // what the name tells about them
  scene: string; // where they live
}

export function portraitOf(card: string): Portrait | undefined {
  const found = (portraits as Record<string, string[]>)[card];
  return found && { main: found[0]!, accent: found[1]!, scene: found[2]! };
}
