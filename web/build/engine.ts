/** Makes the files of the engine for the browser in `src/generated/engine`, when they are not up to
 * date: Python modules as byte code, Pyodide compressed, the games and rules as JSON. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here("../src/generated/engine");
const TEXT = here("../../src/hiddenhand/text");
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** The Python that has PyYAML: `web/npm.py` names its own. */
const PYTHON = process.env.HIDDENHAND_PYTHON ?? "python3";

const SIZES = "virtual:engine-sizes";

export function engineFiles(): Plugin {
  return {
    name: "engine-files",
    apply: "build",
    buildStart: make,
    resolveId: (source) => (source === SIZES ? `\0${SIZES}` : null),
    load: (id) =>
      id === `\0${SIZES}`
        ? `export default ${readFileSync(join(OUT, "sizes.json"), "utf-8")}`
        : null,
  };
}

function make(): void {
  mkdirSync(OUT, { recursive: true });
  const sources = join(OUT, "sources.zip");
  execFileSync(PYTHON, [here("engine_sources.py"), sources], { stdio: "inherit" });
  const mark = fingerprint(sources);
  const kept = join(OUT, "made.txt");
  if (existsSync(kept) && readFileSync(kept, "utf-8") === mark) return;
  rmSync(kept, { force: true });
  const languages = readdirSync(TEXT).filter((name) => existsSync(join(TEXT, name, "common.ftl")));
  execFileSync(process.execPath, [here("engine.mjs"), sources, OUT, languages.join(" ")], {
    stdio: "inherit",
  });
  const wasm = gzipSync(readFileSync(join(PYODIDE, "pyodide.asm.wasm")), { level: 9 });
  writeFileSync(join(OUT, "pyodide.wasm.gz"), wasm);
  const size = (file: string) => readFileSync(file).byteLength;
  const lock = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8")) as {
    info: unknown;
  };
  const sizes = {
    info: lock.info,
    wasm: wasm.byteLength,
    library: size(join(PYODIDE, "python_stdlib.zip")),
    archive: size(join(OUT, "engine.zip")),
  };
  writeFileSync(join(OUT, "sizes.json"), JSON.stringify(sizes));
  writeFileSync(kept, mark);
}

/** Of everything that the files are made from. */
function fingerprint(sources: string): string {
  const hash = createHash("sha256");
  for (const file of [
    sources,
    here("engine.mjs"),
    here("engine.ts"),
    join(PYODIDE, "package.json"),
  ])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}
