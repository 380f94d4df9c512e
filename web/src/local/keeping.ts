/** The site's files stay in the browser, so that it opens without a network. */

import { keepShell } from "../lib/shell";

/** Calls `tell` when a newer version of the site is ready. */
export function watchForUpdate(tell: () => void): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  void serviceWorker.ready.then((registration) => {
    const heed = (worker: ServiceWorker | null) =>
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && serviceWorker.controller) tell();
      });
    if (registration.waiting && serviceWorker.controller) tell();
    registration.addEventListener("updatefound", () => heed(registration.installing));
  });
}

/** The engine was needed: from now on everything else is kept too. */
export function keepEverything(): void {
  void keepShell();
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("keep"));
  void navigator.storage?.persist?.();
}
