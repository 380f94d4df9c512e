/** The service worker, which keeps the files of the app and receives "your turn". */

/** Milliseconds after which a visitor is taken to stay. */
const SETTLED = 10_000;

/** Registers the service worker. Its first registration fetches every file of the app again. */
export async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register("/shell-worker.js").catch(() => {
    // unavailable in private windows and on insecure hosts: the page works without it
  });
}

/** Does that when somebody stays, so that the first table does not have to wait for it. */
export function keepShellLater(): void {
  setTimeout(() => void keepShell(), SETTLED);
}
