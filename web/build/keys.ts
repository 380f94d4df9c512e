/** Writes `src/generated/keys.d.ts`: the keys of all English messages as a type, so that the checker
 * finds a key that does not exist. `npm run check` runs this first. */

import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = here("../../src/hiddenhand");
const FILES = ["text/en/*.ftl", "games/*/text/en/*.ftl"];

const keys = FILES.flatMap((pattern) => globSync(`${PACKAGE}/${pattern}`))
  .flatMap((file) => [...readFileSync(file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)])
  .map((found) => found[1]!);
const lines = [...new Set(keys)].sort().map((key) => `  | "${key}"`);
const text = `/** Made by build/keys.ts: do not edit. */\nexport type TextKey =\n${lines.join("\n")};\n`;
mkdirSync(here("../src/generated"), { recursive: true });
writeFileSync(here("../src/generated/keys.d.ts"), text);
