/** The browser's tab: its title and icon say when it is my turn. */

import { home } from "./home.svelte";
import { say } from "./speech.svelte";

class Tab {
  name = $state("Hidden Hand"); // of the page that is shown

  /** What the tab says; the mark comes first, because tabs cut the end off. */
  get title(): string {
    return home.turns.length ? `● ${say("web-your-turn")} · ${this.name}` : this.name;
  }

  /** Writes title and icon; runs inside an effect. */
  apply(): void {
    document.title = this.title;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = home.turns.length ? "/icon-turn.svg" : "/icon.svg";
  }
}

export const tab = new Tab();
