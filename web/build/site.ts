/** The site without a server: `vite build --config build/site.ts`.
 *
 * The same app with another transport and another kind of address. Everything is relative, so that
 * the folder works under any path of any static host. A server hands it out under `/offline/`. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { artSprite } from "./art.ts";
import { chunks } from "./chunks.ts";
import { engineFiles } from "./engine.ts";
import { manifests } from "./manifests.ts";
import { buildName, firstLoad } from "./shell-worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENGINE = /^assets\/(engine-|pyodide[.-]|python_stdlib|worker-)/;

/** Other modules in the place of those that know a server. */
function withoutServer(): Plugin {
  const instead = new Map(
    ["transport", "address"].map((name) => [
      here(`../src/lib/${name}.ts`),
      here(`../src/local/${name}.ts`),
    ]),
  );
  return {
    name: "without-server",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer?.includes("/src/local/") && source.startsWith("../lib/")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && instead.get(found.id)) ?? found;
    },
    transform(code, id) {
      if (!/\/src\/.*\.(ts|svelte)$/.test(id)) return null;
      return code
        .replace(/(["'`])\/(icon[\w-]*\.(?:svg|png)|manifest\.)/g, "$1./$2")
        .replace('"/shell-worker.js"', '"./site-worker.js"');
    },
    transformIndexHtml: {
      order: "pre",
      handler: (page) =>
        page
          .replace("/src/main.ts", "/src/local/main.ts")
          .replace(
            "<title>",
            `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <title>`,
          ),
    },
  };
}

// The page needs no more than the server's; the engine in its worker compiles WebAssembly.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'";

/** The worker that keeps the site's files. */
function siteWorker(): Plugin {
  return {
    name: "site-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const build = buildName(bundle);
        const shell = firstLoad(bundle);
        const page = bundle["index.html"];
        if (page?.type === "asset") page.source = String(page.source).replace("__BUILD__", build);
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const lists = {
          __SHELL__: ["./", "icon.svg", ...shell],
          __FILES__: files.filter((file) => !ENGINE.test(file)),
          __ENGINE__: files.filter((file) => ENGINE.test(file)),
        };
        let worker = readFileSync(here("../src/local/site-worker.js"), "utf-8");
        for (const [name, list] of Object.entries(lists))
          worker = worker.replace(`"${name}"`, JSON.stringify(list));
        const source = worker.replace("__BUILD__", build);
        this.emitFile({ type: "asset", fileName: "site-worker.js", source });
        this.emitFile({
          type: "asset",
          fileName: "build.json",
          source: JSON.stringify({ build, shell, engine: lists.__ENGINE__ }),
        });
      },
    },
  };
}

export default defineConfig({
  root: here(".."),
  base: "./",
  plugins: [artSprite(), engineFiles(), withoutServer(), svelte(), manifests("./"), siteWorker()],
  worker: { format: "es", plugins: () => [engineFiles()] },
  build: {
    outDir: here("../../src/hiddenhand/server/offline"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: chunks },
    },
  },
} as Parameters<typeof defineConfig>[0]);
