/** One web app manifest for each language: the description of the installed app is translated too. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const TEXT = resolve(here, "../../src/hiddenhand/text");
const MANIFEST = resolve(here, "../public/manifest.webmanifest");

/** The description of the app in a language: a message of one line. */
function description(language: string): string {
  const file = resolve(TEXT, language, "web_shell.ftl");
  const line = /^web-description = (.+)$/m.exec(readFileSync(file, "utf8"));
  if (!line?.[1]) throw new Error(`${file} has no web-description`);
  return line[1];
}

/** The manifest with addresses below `base`. */
function moved(shared: Record<string, unknown>, base: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(shared).replaceAll('"/', `"${base}`)) as Record<string, unknown>;
}

/** `base` is where the app is: "/" on a server, "./" on a site under any path. */
export function manifests(base = "/"): Plugin {
  return {
    name: "manifests",
    apply: "build",
    generateBundle() {
      const shared = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, unknown>;
      for (const language of readdirSync(TEXT)) {
        if (!existsSync(resolve(TEXT, language, "web_shell.ftl"))) continue;
        const told = { ...moved(shared, base), lang: language, description: description(language) };
        this.emitFile({
          type: "asset",
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(told),
        });
      }
    },
  };
}
