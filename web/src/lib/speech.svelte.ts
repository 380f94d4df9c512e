/** The texts of the page in the chosen language; switched without a reload. */

import { preferences } from "./preferences.svelte";
import { PSEUDO } from "./pseudo";
import type { Facts } from "./wire";
import { FALLBACK, isBuilt, languages, shelves, Words, type Said, type Shelf } from "./words";

class Speech {
  words = $state.raw(new Words([]));
  ready = $state(false);

  /** The chosen language if available. */
  get language(): string {
    if (preferences.language === PSEUDO) return PSEUDO; // never selected by browser or menu
    const wanted = [preferences.language, ...navigator.languages].map((tag) => tag?.split("-")[0]);
    return wanted.find((tag) => tag && languages().includes(tag)) ?? FALLBACK;
  }

  /** Games that the page was built without: their texts come from the server. */
  private brought = $state.raw<readonly string[]>([]);

  learnOf(games: readonly string[]): void {
    const fresh = games.filter((game) => !isBuilt(game));
    if (fresh.join() !== this.brought.join()) this.brought = fresh;
  }

  async load(): Promise<void> {
    const { language, brought } = this;
    const found = await shelves(null, language, brought);
    if (language !== this.language || brought !== this.brought) return; // changed meanwhile
    this.words = new Words(found);
    this.ready = true;
    this.tellBrowser(language);
  }

  /** Sets the document's language, description and manifest. */
  private tellBrowser(language: string): void {
    document.documentElement.lang = language;
    const described = document.querySelector<HTMLMetaElement>("meta[name=description]");
    if (described) described.content = this.words.say("web-description");
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (manifest && language !== PSEUDO) manifest.href = `/manifest.${language}.webmanifest`;
  }
}

export const speech = new Speech();

/** A message of the interface: say("web-home-title"). */
export function say<K extends string>(message: Said<K>, facts: Facts = {}): string {
  if (!speech.words.has(message)) console.warn(`no words for ${message}`); // tests fail on it
  return speech.words.say(message, facts);
}

/**
 * For keys that may have no message yet, such as a new game or setting: `plain` is the fallback.
 */
export function sayOr(message: string, plain: string): string {
  return speech.words.has(message) ? speech.words.say(message) : plain;
}

/** The texts of one game in the current language; read `current` in a component. */
export class GameSpeech {
  private shelves = $state.raw<Shelf[]>([]);
  private shown = $state("");

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    const language = speech.language;
    const found = await shelves(this.game, language);
    if (language !== speech.language) return; // changed meanwhile
    this.shelves = found;
    this.shown = language;
  }

  get ready(): boolean {
    return this.shown !== "";
  }

  at(names: Readonly<Record<number, string>>, settings: Readonly<Record<string, string>>): Words {
    return new Words(this.shelves, names, settings);
  }
}
