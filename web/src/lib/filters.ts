/** The filters of a gallery, kept in the URL so that a link shows the same cards. */

import { place } from "./address";
import { router } from "./router.svelte";

export const filters = {
  /** "" if nothing is chosen. */
  get(name: string): string {
    return router.query.get(name) ?? "";
  },
  set(name: string, value: string): void {
    const query = new URLSearchParams(router.query);
    if (value) query.set(name, value);
    else query.delete(name);
    const search = query.size ? `?${query}` : "";
    router.go(`${router.path}${search}`, { replace: true });
  },
  clear(): void {
    router.go(router.path, { replace: true });
  },
  get any(): boolean {
    return router.query.size > 0;
  },
};

/** Puts the open card into the URL fragment, so that a link can be shared. */
export function readCard(card: string): void {
  router.go(`${router.path}${place.search}#${card}`);
}

/** Removes the open card from the URL. */
export function readNothing(): void {
  if (router.hash) router.go(`${router.path}${place.search}`, { replace: true });
}
