/** Compiles the Python modules for the browser: `node engine.mjs SOURCES.zip OUT_FOLDER`.
 *
 * The Python of Pyodide itself makes the byte code, so that the browser need not. It also asks the
 * house of a device for what never changes: the games there are and the rules, which a page can then
 * read without starting Python. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const COMPILE = `
import compileall, io, json, os, shutil, sys, zipfile
sys.path.insert(0, "/app")
from hiddenhand.local import standins
standins.provide()
from hiddenhand import games
from hiddenhand.local.offers import game_offers
from hiddenhand.server.api.game_infos import paragraphs

offers = [json.loads(info.model_dump_json()) for info in game_offers()]
rules = {
    f"{name}.{language}": [json.loads(p.model_dump_json()) for p in paragraphs(name, language)]
    for name in games.names() for language in LANGUAGES.split()
}
with open("/app/hiddenhand/local/offers.json", "w") as file:
    json.dump(offers, file)

packed = io.BytesIO()
with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for folder, _, names in sorted(os.walk("/app")):
        if "__pycache__" in folder:
            continue
        for name in sorted(names):
            path = os.path.join(folder, name)
            inside = os.path.relpath(path, "/app")
            if name.endswith(".py"):
                made = "/made.pyc"
                import py_compile
                mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
                py_compile.compile(path, made, dfile=inside, doraise=True, optimize=2, invalidation_mode=mode)
                with open(made, "rb") as file:
                    data = file.read()
                inside += "c"
            elif name.endswith(".md"):
                continue
            else:
                with open(path, "rb") as file:
                    data = file.read()
            archive.writestr(zipfile.ZipInfo(inside, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)
json.dumps({"games": offers, "rules": rules}, ensure_ascii=False)
`;

async function main([sources, out, languages]) {
  const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
  const { loadPyodide } = await import(join(home, "pyodide.mjs"));
  const python = await loadPyodide({ indexURL: `${home}/` });
  python.FS.mkdir("/app");
  python.unpackArchive(new Uint8Array(readFileSync(sources)), "zip", { extractDir: "/app" });
  python.globals.set("LANGUAGES", languages);
  const told = JSON.parse(python.runPython(COMPILE));
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "engine.zip"), python.runPython("packed.getvalue()").toJs());
  writeFileSync(join(out, "games.json"), JSON.stringify(told.games));
  for (const [name, paragraphs] of Object.entries(told.rules))
    writeFileSync(join(out, `rules.${name}.json`), JSON.stringify(paragraphs));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message); // its stack names a file of one line and a million letters
  process.exit(1);
}
