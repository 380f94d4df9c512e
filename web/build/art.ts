/** Collects all drawings in one file: our own, and the used ones of the icon set.
 *
 * The page refers to the parts as `sprite.svg#name`; the browser loads the file when the first
 * card is drawn and caches it. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OWN = here("../src/art/own.svg");
const GAMES = here("../src/games");
const SIGNS = here("../src/art/signs.json");
const SPRITE = here("../src/generated/sprite.svg");

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function artSprite(): Plugin {
  return {
    name: "art-sprite",
    configResolved() {
      const text = sprite();
      if (existsSync(SPRITE) && readFileSync(SPRITE, "utf-8") === text) return;
      mkdirSync(here("../src/generated"), { recursive: true });
      writeFileSync(SPRITE, text);
    },
  };
}

export function sprite(): string {
  const own = readFileSync(OWN, "utf-8").replace(/<!--.*?-->/gs, "");
  const inside = own.slice(own.indexOf(">") + 1, own.lastIndexOf("</svg>")).replace(/>\s+</g, "><");
  return `<svg xmlns="http://www.w3.org/2000/svg">${inside.trim()}${icons().join("")}</svg>\n`;
}

function icons(): string[] {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf-8")) as IconSet;
  return wanted().map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`src/art: the icon set has no "${name}"`);
    return symbol(name, icon.body);
  });
}

/** The icons of all portraits and signs, each once. */
function wanted(): string[] {
  const signs = JSON.parse(readFileSync(SIGNS, "utf-8")) as Record<string, string>;
  const names = portraits().flatMap(([main, accent]) => [main!, accent!]);
  return [...new Set([...names, ...Object.values(signs)])].sort();
}

/** The portraits of all games: `src/games/<game>/portraits.json`. */
function portraits(): string[][] {
  const files = readdirSync(GAMES).map((game) => `${GAMES}/${game}/portraits.json`);
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Object.values(JSON.parse(readFileSync(file, "utf-8")) as Record<string, string[]>),
    );
}

function symbol(name: string, body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0, makeArcs: undefined } }],
  });
  const paths = data.slice(data.indexOf(">") + 1, data.lastIndexOf("</svg>"));
  return `<symbol id="${name}" viewBox="0 0 512 512">${paths}</symbol>`;
}
