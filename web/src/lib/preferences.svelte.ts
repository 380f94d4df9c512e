/** The preferences of this person on this device. Stored in the browser, never sent. */

export type Theme = "system" | "light" | "dark";

/** The speeds of animations: none, slow, normal, fast, very fast. */
export const SPEEDS: readonly number[] = [0, 0.5, 1, 2, 4];
const KEY = "hiddenhand";
const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const printing = window.matchMedia("print");

interface Kept {
  language: string | null; // null: the browser's language
  theme: Theme;
  sound: boolean;
  speed: number; // 0: no animation; 1: calm; 2: twice as fast
  notify: boolean;
  unasked: boolean; // never ask about notifications again
  chat: boolean; // false: chat and reactions are muted
  name: string; // suggested when a name is asked for
}

function kept(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // damaged, or storage is disabled
  }
}

class Preferences {
  language = $state<string | null>(null);
  theme = $state<Theme>("system");
  sound = $state(true);
  speed = $state(1);
  notify = $state(false);
  unasked = $state(false);
  chat = $state(true);
  name = $state("");
  still = $state(stillness.matches); // the system setting for reduced motion
  private night = $state(darkness.matches);
  private paper = $state(printing.matches); // print in light colors whatever the theme

  constructor() {
    Object.assign(this, kept());
    stillness.addEventListener("change", () => (this.still = stillness.matches));
    darkness.addEventListener("change", () => (this.night = darkness.matches));
    printing.addEventListener("change", () => (this.paper = printing.matches));
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.night);
  }

  /** Factor for the duration of animations; 0 means none. */
  get motion(): number {
    return this.still || this.speed === 0 ? 0 : 1 / this.speed;
  }

  /** The next speed; `moving`: that shows animations. */
  hurry(moving = false): void {
    const speeds = SPEEDS.filter((speed) => speed > 0 || !moving);
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length]!;
  }

  /** Stores the preferences and applies them to the page; runs inside an effect. */
  apply(): void {
    const { language, theme, sound, speed, notify, unasked, chat, name } = this;
    document.documentElement.dataset.theme = this.dark && !this.paper ? "dark" : "light";
    document.documentElement.style.setProperty("--speed", String(this.motion));
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({
          language,
          theme,
          sound,
          speed,
          notify,
          unasked,
          chat,
          name,
        } satisfies Kept),
      );
    } catch {
      // storage is disabled: valid for this visit only
    }
  }
}

export const preferences = new Preferences();
