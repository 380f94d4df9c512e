// Keeps the files of the site. The shell is kept at once; all others, which are needed to play
// without a network, as soon as the engine was started for the first time.

const BUILD = "__BUILD__";
const SHELL = "__SHELL__";
const FILES = "__FILES__"; // all, without the engine's
const ENGINE = "__ENGINE__"; // large, and seldom new
const CACHE = `site-${BUILD}`;
const ENGINE_CACHE = "engine";
const FLAG = "kept";

const absolute = (file) => new URL(file, self.registration.scope).href;

async function keep() {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(FILES.map(absolute).filter((url) => !known.has(url)));
  const engine = await caches.open(ENGINE_CACHE);
  const here = new Set((await engine.keys()).map(({ url }) => url));
  await engine.addAll(ENGINE.map(absolute).filter((url) => !here.has(url)));
  await engine.put(absolute(FLAG), new Response(BUILD));
}

async function install() {
  await (await caches.open(CACHE)).addAll(SHELL.map(absolute));
  // whoever plays without a network gets the new version whole, or stays with the old one
  if (await caches.match(absolute(FLAG))) await keep();
}

async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith("site-") && name !== CACHE) await caches.delete(name);
  const engine = await caches.open(ENGINE_CACHE);
  const wanted = new Set([...ENGINE, FLAG].map(absolute));
  for (const request of await engine.keys())
    if (!wanted.has(request.url)) await engine.delete(request);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
  if (event.data === "keep") event.waitUntil(keep());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event.request, url));
});

// The page comes from the version that is active, and so do all its files.
async function answer(request, url) {
  const page = request.mode === "navigate";
  const wanted = page ? absolute("./") : url.origin + url.pathname;
  const kept = await caches.match(wanted, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && url.pathname.includes("/assets/")) {
    const large = ENGINE.map(absolute).includes(wanted);
    await (await caches.open(large ? ENGINE_CACHE : CACHE)).put(wanted, fresh.clone());
  }
  return fresh;
}
