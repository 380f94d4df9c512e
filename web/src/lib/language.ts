/** The language that somebody chooses: for this device, and for what the server sends them. */

import { preferences } from "./preferences.svelte";
import { server } from "./server";

/** Switches the page; the server writes notifications and mail in this language from now on. */
export function chooseLanguage(language: string): void {
  preferences.language = language;
  void server.changeMe({ language }).catch(() => {}); // kept on this device in any case
}
