/** The router: the URL as state. Links are ordinary links; internal ones are intercepted. */

import { addressOf, BEFORE, place } from "./address";

class Router {
  path = $state(place.pathname);
  query = $state.raw(new URLSearchParams(place.search));
  hash = $state(place.hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
    navigator.serviceWorker?.addEventListener("message", (event) => {
      const path = (event.data as { go?: string } | null)?.go;
      if (path) this.go(path);
    });
  }

  /** The parts of the path: "/replay/x1" is ["replay", "x1"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", BEFORE + address);
    else history.pushState(null, "", BEFORE + address);
    const before = this.path;
    this.read();
    if (this.path !== before) window.scrollTo(0, 0);
  }

  private read(): void {
    this.path = place.pathname;
    this.query = new URLSearchParams(place.search);
    this.hash = place.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(addressOf(url));
  }
}

export const router = new Router();
