// Keeps the shell of the app at hand, so that it opens at once and says something sensible when the
// server is out of reach. Games and rooms are never kept: the server alone tells the truth.

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
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(fromCacheOrNet(event.request));
  }
});

// Built files carry their hash in their name: what is kept is right for ever.
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
