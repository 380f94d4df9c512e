/** Texts that are always loaded together are built as one file: the shared ones of a language, and
 * those of a game in a language. Every file that a page asks for takes time, there and here. */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GAMES = readdirSync(fileURLToPath(new URL("../src/games", import.meta.url)));

function texts(id: string): string | null {
  const [, language, file] = /hiddenhand\/text\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  if (!language || !file) return null;
  const isOf = (part: string) => file === part || file.startsWith(`${part}_`);
  if (isOf("common") || isOf("web")) return `texts-${language}`;
  const game = GAMES.find(isOf);
  return game ? `${game}-texts-${language}` : null;
}

export const chunks = { groups: [{ name: texts }] };
