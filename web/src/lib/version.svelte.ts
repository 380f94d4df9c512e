/** The service worker, and the offer to reload when there is a new version. */

import { connection } from "./connection.svelte";

/** Registers the service worker; a new one waits until the user reloads. */
export function watchForNewVersion(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register("/shell-worker.js").catch(() => {
    // unavailable in private windows and on insecure hosts: the page works without it
  });
}

/** Reloads the page with the server's current version. */
export async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  registration?.waiting?.postMessage("take-over");
  location.reload();
}

/** True if the server has another version of this page. */
export function isOutdated(): boolean {
  return connection.outdated;
}
