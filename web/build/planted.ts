/** Builds the page with one piece of its source replaced: `vite build --config build/planted.ts`.
 *
 * Used to reintroduce an old fault and check that a test notices it. `HIDDENHAND_PLANT` is
 * `{"file": "src/...", "found": "...", "planted": "..."}`. `found` must occur once. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mergeConfig, type Plugin, type UserConfig } from "vite";
import config from "../vite.config.ts";

interface Plant {
  file: string; // below web/
  found: string;
  planted: string;
}

function plant({ file, found, planted }: Plant): Plugin {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const parts = readFileSync(path, "utf-8").split(found);
  if (parts.length !== 2)
    throw new Error(`${file}: the piece to exchange is there ${parts.length - 1} times`);
  return {
    name: "plant",
    enforce: "pre",
    transform: (code, id) => (id === path ? code.replace(found, () => planted) : null),
  };
}

export default mergeConfig(config as UserConfig, {
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [plant(JSON.parse(process.env.HIDDENHAND_PLANT ?? "{}") as Plant)],
});
