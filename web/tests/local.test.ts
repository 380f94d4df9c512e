/** The site without a server: its engine behind the same interface as a server. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromWorker, ToWorker } from "../src/local/messages";
import { Loader } from "../src/local/loading";
import type { RoomLine } from "../src/lib/wire";
import { shelve, Words } from "../src/lib/words";

class FakeWorker {
  heard: ToWorker[] = [];
  gone = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
  terminate(): void {
    this.gone = true;
  }
}

let worker: FakeWorker;
const kept = new Map<string, string>();
beforeEach(() => {
  worker = new FakeWorker();
  kept.clear();
  vi.stubGlobal(
    "$state",
    Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value }),
  );
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function makeEngine() {
  const { Engine } = await import("../src/local/engine.svelte");
  return new Engine(() => worker as unknown as Worker);
}

test("the engine sleeps until it is asked, and answers by number", async () => {
  const engine = await makeEngine();
  expect(engine.state).toBe("asleep");
  const first = engine.ask("GET", "/api/me", "");
  const second = engine.ask("GET", "/api/lessons", "");
  expect(engine.state).toBe("loading");
  const [one, two] = worker.heard as Extract<ToWorker, { type: "request" }>[];
  worker.say({ type: "answer", id: two!.id, status: 200, text: "[]" });
  worker.say({ type: "answer", id: one!.id, status: 401, text: "{}" });
  expect((await first).status).toBe(401);
  expect((await second).text).toBe("[]");
});

test("progress and readiness are told", async () => {
  const engine = await makeEngine();
  const ready = vi.fn();
  engine.onReady = ready;
  void engine.ask("GET", "/api/me", "");
  worker.say({ type: "progress", loaded: 1, total: 4 });
  expect(engine.part).toBe(0.25);
  worker.say({ type: "ready" });
  expect(engine.state).toBe("ready");
  expect(ready).toHaveBeenCalledOnce();
  expect(kept.size).toBe(1);
});

test("a line hears its own messages only, and its end", async () => {
  const engine = await makeEngine();
  const heard: string[] = [];
  const line = engine.connect({
    said: (text) => heard.push(text),
    closed: (code) => heard.push(`closed ${code}`),
  });
  const { socket } = worker.heard[0] as { socket: number };
  worker.say({ type: "message", socket, text: "hello" });
  worker.say({ type: "message", socket: socket + 1, text: "not mine" });
  line.send("answer");
  expect(worker.heard.at(-1)).toEqual({ type: "message", socket, text: "answer" });
  worker.say({ type: "closed", socket, code: 4401 });
  expect(heard).toEqual(["hello", "closed 4401"]);
});

test("another tab takes over: everything ends, and nothing starts again", async () => {
  const engine = await makeEngine();
  const codes: number[] = [];
  engine.connect({ said: () => {}, closed: (code) => codes.push(code) });
  const waiting = engine.ask("GET", "/api/me", "");
  worker.say({ type: "elsewhere" });
  expect(engine.state).toBe("elsewhere");
  expect((await waiting).status).toBe(503);
  expect(codes).toEqual([1006]);
  expect(worker.gone).toBe(true);
  await expect(engine.ask("GET", "/api/me", "")).rejects.toThrow("elsewhere");
});

test("bytes are counted as the files have them, whatever the host sends", async () => {
  const told: number[] = [];
  const packed = new Response(
    new Blob(["x".repeat(1000)]).stream().pipeThrough(new CompressionStream("gzip")),
  );
  const bytes = (await packed.clone().arrayBuffer()).byteLength;
  const files: Record<string, Response> = { a: packed, b: new Response("y".repeat(50)) };
  const loader = new Loader(
    bytes + 10,
    (loaded) => told.push(loaded),
    (url) => Promise.resolve(files[String(url)]!),
  );
  const a = await loader.load({ url: "a", bytes, packed: true }, "application/wasm");
  expect(await a.text()).toBe("x".repeat(1000));
  expect(a.headers.get("content-type")).toBe("application/wasm");
  await (await loader.load({ url: "b", bytes: 10 }, "text/plain")).text();
  expect(told.at(-1)).toBe(bytes + 10);
});

test("a file that is missing is an error", async () => {
  const loader = new Loader(
    1,
    () => {},
    () => Promise.resolve(new Response("", { status: 404 })),
  );
  await expect(loader.load({ url: "gone", bytes: 1 }, "text/plain")).rejects.toThrow("404");
});

test("addresses are behind the hash", async () => {
  vi.stubGlobal("location", { hash: "#/rules/x?q=1#HL-7.5", href: "https://a.b/c/#/old" });
  const { addressOf, place, linkTo } = await import("../src/local/address");
  expect([place.pathname, place.search, place.hash]).toEqual(["/rules/x", "?q=1", "#HL-7.5"]);
  expect(addressOf(new URL("https://a.b/c/#/r/abc"))).toBe("/r/abc");
  expect(addressOf(new URL("https://a.b/rules/x?q#HL-1"))).toBe("/rules/x?q#HL-1");
  expect(linkTo("/r/abc")).toBe("https://a.b/c/#/r/abc");
  vi.stubGlobal("location", { hash: "", href: "https://a.b/c/" });
  expect(place.pathname).toBe("/");
});

test("my rooms are known before the engine has started", async () => {
  const { knownRooms, rememberRooms } = await import("../src/local/transport");
  expect(knownRooms()).toEqual([]);
  const room = { code: "abcdefghjk", game: "hidden_leaders" } as unknown as RoomLine;
  rememberRooms([room]);
  expect(knownRooms()).toEqual([room]);
});

test("the site's own sentences take the place of those that are true only with a server", () => {
  const files = import.meta.glob<string>(
    "../../src/hiddenhand/text/*/{site,web_shell,web_lesson}.ftl",
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const untrue = /link|account|another device/i;
  const read = (name: string) => files[`../../src/hiddenhand/text/en/${name}.ftl`]!;
  const said = (...names: string[]) => {
    const words = new Words([shelve("en", names.map(read))]);
    return ["web-home-lead", "web-learn-lead", "web-erase"].map((key) => words.say(key as string));
  };
  expect(said("web_shell", "web_lesson").every((text) => untrue.test(text))).toBe(true);
  expect(said("site", "web_shell", "web_lesson").some((text) => untrue.test(text))).toBe(false);
});
