import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { artSprite } from "./build/art.ts";
import { chunks } from "./build/chunks.ts";
import { manifests } from "./build/manifests.ts";
import { shellWorker } from "./build/shell-worker.ts";

// The server serves the built files; `npm run dev` uses a server on its default port.
const server = process.env.HIDDENHAND_SERVER ?? "http://127.0.0.1:8777";

export default defineConfig({
  plugins: [artSprite(), svelte(), manifests(), shellWorker()],
  build: {
    outDir: "../src/hiddenhand/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: URLs, so that the content policy can stay strict
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // compressing is slow
      output: { codeSplitting: chunks },
    },
  },
  server: {
    fs: { allow: [".."] }, // the texts are next to the Python sources
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
} as Parameters<typeof defineConfig>[0]);
