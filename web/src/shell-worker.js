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
    event.respondWith(fetch(event.request).catch(() => withoutServer(url)));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(fromCacheOrNet(event.request));
  }
});

// Whoever has kept the site that needs no server (src/local) goes on there.
async function withoutServer(url) {
  if (url.pathname === "/" && (await caches.match("/offline/kept")))
    return Response.redirect("/offline/");
  return caches.match("/", { ignoreVary: true });
}

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

// "Your turn", sent by the server because no page was seen a moment ago. The text is ready to be
// shown. A page that somebody looks at by now says it itself.
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      if (pages.some((page) => page.visibilityState === "visible")) return undefined;
      const look = { icon: "/icon-192.png", badge: "/icon-192.png" };
      return self.registration.showNotification(title, {
        ...look,
        body,
        tag: path,
        data: { path },
      });
    }),
  );
});

// The browser has renewed its subscription: the server is told the new address.
self.addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options?.applicationServerKey;
  const renewed = event.newSubscription
    ? Promise.resolve(event.newSubscription)
    : self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  event.waitUntil(
    renewed.then((subscription) => {
      const { endpoint, keys } = subscription.toJSON();
      return fetch("/api/me/summons/push", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
      });
    }),
  );
});

// A click brings a page of ours to the front, the one of that table if there is one, or opens it.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
      if (!page) return self.clients.openWindow(path);
      await page.focus().catch(() => undefined); // some browsers refuse; the page goes there all the same
      page.postMessage({ go: path });
    }),
  );
});
