/// <reference lib="webworker" />
/**
 * The engine in the browser: Python with the rooms, tables, bots and lessons of a server. It speaks
 * the messages of the server's socket and answers its requests; see `hiddenhand.local.browser`.
 */

import type { loadPyodide } from "pyodide";
import pyodideUrl from "../../node_modules/pyodide/pyodide.mjs?url";
import moduleUrl from "../../node_modules/pyodide/pyodide.asm.mjs?url";
import archiveUrl from "../generated/engine/engine.zip?url";
import libraryUrl from "../../node_modules/pyodide/python_stdlib.zip?url";
import wasmUrl from "../generated/engine/pyodide.wasm.gz?url";
import sizes from "virtual:engine-sizes";
import { openKeeper, type Keeper } from "./keeper";
import { Loader } from "./loading";
import type { FromWorker, ToWorker } from "./messages";

interface Door {
  request: (method: string, path: string, body: string) => Promise<string>;
  open: (socket: number) => void;
  hear: (socket: number, text: string) => Promise<void>;
  shut: (socket: number) => void;
}

const OPEN = `
import sys
sys.path.insert(0, "/app")
from hiddenhand.local import standins
standins.provide()
from hiddenhand.local.browser import open_door
open_door
`;
const INDEX = "https://engine.invalid/"; // Pyodide asks here for its files and is given ours
const LOCK = { info: sizes.info, packages: {} };

const tell = (message: FromWorker): void => postMessage(message);

/** A module as it is: the bundler must not touch it. */
function script<T>(url: string): Promise<T> {
  return import(/* @vite-ignore */ new URL(url, self.location.href).href) as Promise<T>;
}

async function start(): Promise<Door> {
  const loader = new Loader(sizes.wasm + sizes.library + sizes.archive, (loaded, total) =>
    tell({ type: "progress", loaded, total }),
  );
  const wasm = loader.load({ url: wasmUrl, bytes: sizes.wasm, packed: true }, "application/wasm");
  const archive = loader.load({ url: archiveUrl, bytes: sizes.archive }, "application/zip");
  const library = loader.load({ url: libraryUrl, bytes: sizes.library }, "application/zip");
  const net = self.fetch.bind(self);
  self.fetch = (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === `${INDEX}pyodide.asm.wasm`) return wasm;
    if (address === `${INDEX}python_stdlib.zip`) return library;
    return net(asked, how);
  };
  const [{ default: createPyodideModule }, pyodide, keeper] = await Promise.all([
    script<{ default: unknown }>(moduleUrl),
    script<{ loadPyodide: typeof loadPyodide }>(pyodideUrl),
    openKeeper(),
  ]);
  const options = {
    indexURL: INDEX,
    lockFileContents: JSON.stringify(LOCK),
    createPyodideModule,
  };
  const python = await pyodide.loadPyodide(options as Parameters<typeof loadPyodide>[0]);
  python.FS.mkdir("/app");
  python.unpackArchive(await (await archive).arrayBuffer(), "zip", { extractDir: "/app" });
  const open = python.runPython(OPEN) as (
    keeper: Keeper,
    tell: (socket: number, text: string) => void,
    close: (socket: number, code: number) => void,
  ) => Promise<Door>;
  return open(
    keeper,
    (socket, text) => tell({ type: "message", socket, text }),
    (socket, code) => tell({ type: "closed", socket, code }),
  );
}

async function serve(door: Promise<Door>, message: ToWorker): Promise<void> {
  const house = await door;
  if (message.type === "open") house.open(message.socket);
  else if (message.type === "message") await house.hear(message.socket, message.text);
  else if (message.type === "close") house.shut(message.socket);
  else {
    const { id, method, path, body } = message;
    const [status, text] = JSON.parse(await house.request(method, path, body)) as [number, string];
    tell({ type: "answer", id, status, text });
  }
}

/** Two tabs must not both write: the newer one takes over. */
function takeOver(): Promise<void> {
  return new Promise((granted) => {
    const held = navigator.locks?.request("hiddenhand", { steal: true }, () => {
      granted();
      return new Promise(() => {});
    });
    if (!held) granted();
    held?.catch(() => {
      tell({ type: "elsewhere" });
      self.close();
    });
  });
}

const door = takeOver().then(start);
door.then(
  () => tell({ type: "ready" }),
  (error: unknown) => tell({ type: "failed", message: String(error).slice(-500) }),
);
self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  serve(door, message).catch((error: unknown) => {
    console.error(String(error).slice(-2000));
    if (message.type === "request") tell({ type: "answer", id: message.id, status: 500, text: "" });
  });
};
