/** Writes the service worker, `build.json` and compressed copies of the built files.
 *
 * The name of the build is a hash of its content: the server sends it in its welcome message, and a
 * page from another build offers to reload. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const PLACEHOLDER = "__BUILD__";

export function shellWorker(): Plugin {
  return {
    name: "shell-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const build = buildName(bundle);
        const shell = firstLoad(bundle);
        const page = bundle["index.html"];
        if (page?.type === "asset")
          page.source = tight(String(page.source)).replace(PLACEHOLDER, build);
        const worker = readFileSync(new URL("../src/shell-worker.js", import.meta.url), "utf-8")
          .replace('"__SHELL__"', JSON.stringify(["/", ...shell.map((file) => `/${file}`)]))
          .replace(PLACEHOLDER, build)
          .replace(/^\s*\/\/.*\n/gm, "");
        this.emitFile({ type: "asset", fileName: "shell-worker.js", source: worker });
        for (const [file, part] of Object.entries(bundle)) {
          if (!/^assets\/.*\.(js|css|svg)$/.test(file)) continue;
          const text = part.type === "chunk" ? part.code : part.source;
          this.emitFile({
            type: "asset",
            fileName: `${file}.br`,
            source: brotliCompressSync(text),
          });
        }
        this.emitFile({
          type: "asset",
          fileName: "build.json",
          source: JSON.stringify({ build, shell }),
        });
      },
    },
  };
}

/** A page without the spaces that only its authors need; it is too small to be compressed. */
function tight(page: string): string {
  return page
    .replace(/>\s+</g, "><")
    .replace(/\s*\n\s*/g, " ")
    .replaceAll(" />", ">")
    .replace(/<\/body><\/html>\s*$/, ""); // HTML closes them itself
}

/** A name for what was built: another one as soon as a file differs. */
export function buildName(bundle: Rolldown.OutputBundle): string {
  const hash = createHash("sha256");
  for (const file of Object.keys(bundle).sort()) {
    const part = bundle[file]!;
    hash.update(file).update(part.type === "chunk" ? part.code : part.source);
  }
  return hash.digest("hex").slice(0, 12);
}

/** The files of a first visit: the static imports of the entry, and its styles. */
export function firstLoad(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const part = bundle[file];
    if (found.has(file) || part?.type !== "chunk") return;
    found.add(file);
    part.imports.forEach(visit);
    part.viteMetadata?.importedCss.forEach((style) => found.add(style));
  };
  for (const part of Object.values(bundle)) {
    if (part.type === "chunk" && part.isEntry) visit(part.fileName);
  }
  return [...found].sort();
}
