/** Links of the app on a static host: addresses are behind the `#`, and files come from the engine. */

import { orTell } from "../lib/errors";
import { BEFORE } from "./address";
import { request } from "./transport";

/** Makes "/rules" work for new tabs and bookmarks too, and "/api/..." for downloads. */
export function followLinks(): void {
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, (event) => rewrite(linkOf(event)), { capture: true });
  document.addEventListener(
    "click",
    (event) => {
      const link = linkOf(event);
      const path = link?.getAttribute("href");
      if (link && path?.startsWith("/api/")) {
        event.preventDefault();
        void orTell(save(path, link.download));
      }
    },
    { capture: true },
  );
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element | null)?.closest?.("a") ?? null;
}

function rewrite(link: HTMLAnchorElement | null): void {
  const path = link?.getAttribute("href");
  if (path?.startsWith("/") && !path.startsWith("/api/")) link!.setAttribute("href", BEFORE + path);
}

/** Saves what the engine answers as a file. */
async function save(path: string, name: string): Promise<void> {
  const answer = await request(path);
  if (!answer.ok) return;
  const game = /\/games\/([\w-]+)\/record$/.exec(path)?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await answer.text()], { type: "text/plain" }));
  link.download = name || (game ? `${game}.hh` : "hiddenhand.txt");
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
