/** The shell's service worker, and the offer to load anew when another version is out. */

import { connection } from "./connection.svelte";

/** Registers the worker; a new one waits until somebody says "load anew". */
export function watchForNewVersion(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register("/shell-worker.js").catch(() => {
    // private windows and insecure hosts have none: the page works without
  });
}

/** Loads the version the server has now. */
export async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  registration?.waiting?.postMessage("take-over");
  location.reload();
}

export function isOutdated(): boolean {
  return connection.outdated;
}
