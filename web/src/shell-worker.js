// Caches the files of the app, so that it opens at once and shows a useful message while offline.
// Games and rooms are never cached: only the server has their state.

const BUILD = "__BUILD__";
const SHELL = "__SHELL__";
const CACHE = `shell-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    // The page varies with the language; offline the cached one will do, whatever its language.
    event.respondWith(fetch(event.request).catch(() => caches.match("/", { ignoreVary: true })));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(fromCacheOrNet(event.request));
  }
});

// Built files have a hash in their name, so cached ones never become outdated.
async function fromCacheOrNet(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

// "Your turn": bring the page of that room to the front, or open it.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const page = pages[0];
      if (!page) return self.clients.openWindow(path);
      await page.focus();
      page.postMessage({ go: path });
    }),
  );
});
