/** The offer to reload when there is a new version. */

import { connection } from "./connection.svelte";

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
