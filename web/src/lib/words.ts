/**
 * Formats keys and facts as sentences, by the same rules and from the same Fluent files as
 * `hiddenhand/text/words.py`. A test renders whole games with both and compares.
 *
 * A message may have several forms; the first one whose variables are all known is used. Messages
 * missing in a language are shown in English, and those missing there too as their key.
 */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { argumentsOf, BETWEEN, joined, joinedPlaces, textOf, TOGETHER } from "./arguments";
import { pretend, PSEUDO } from "./pseudo";
import { files } from "./texts";
import { moreParts, request } from "./transport";
import type { TextKey } from "../generated/keys";
import type { Facts } from "./wire";

export const FALLBACK = "en";
const COMMON = "common";
const WEB = "web";
const CHANCE = -1;

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]>;
interface Form {
  pattern: Pattern;
  variables: string[];
}

/**
 * The members of K without a message; for a pattern such as `web-bot-${string}` one match is
 * enough.
 */
type Unsaid<K extends string> = K extends unknown
  ? [Extract<TextKey, K>] extends [never]
    ? K
    : never
  : never;
/**
 * A key of an existing message. The type checker rejects others; plain strings from the server are
 * accepted.
 */
export type Said<K extends string> = K & ([Unsaid<K>] extends [never] ? unknown : never);

/** The messages of some files in one language, with the forms of each. */
export interface Shelf {
  language: string;
  resources: FluentResource[];
  forms: Map<string, Form[]>;
}

/** The languages that the page has texts in. */
export function languages(): string[] {
  const found = Object.keys(files).flatMap(
    (path) => /text\/(\w+)\/common\.ftl$/.exec(path)?.[1] ?? [],
  );
  return [...new Set(found)].sort();
}

const opened = new Map<string, Promise<Shelf>>();

/**
 * The files of a game, the shared ones and the interface: in this language, then in English.
 * `brought`: games whose files come from the server because the page was built without them.
 */
export function shelves(
  game: string | null,
  language: string,
  brought: readonly string[] = [],
): Promise<Shelf[]> {
  const tongues = [...new Set([language, FALLBACK])];
  return Promise.all(tongues.map((tongue) => shelf(game, tongue, brought)));
}

function shelf(game: string | null, language: string, brought: readonly string[]): Promise<Shelf> {
  const key = [language, game ?? "", ...brought].join("/");
  let found = opened.get(key);
  if (!found) {
    found = load(game, language, brought);
    opened.set(key, found);
    found.catch(() => opened.delete(key)); // unreachable now: try again next time
  }
  return found;
}

async function load(
  game: string | null,
  language: string,
  brought: readonly string[],
): Promise<Shelf> {
  if (language === PSEUDO) {
    const { resources } = await load(game, FALLBACK, brought); // a copy to change
    return { ...arrange(resources.map(pretend)), language };
  }
  // The first message with a name is used: a build's own texts come before the common ones.
  const wanted = [...moreParts, ...(game ? [game] : []), COMMON, WEB].flatMap((part) =>
    filesOf(part, language),
  );
  const texts = await Promise.all(wanted.map((path) => files[path]!()));
  const missing = game && !isBuilt(game) ? [game, ...brought] : brought;
  const fetched = await Promise.all(missing.map((each) => fetchTexts(each, language)));
  return shelve(language, [...fetched.flat(), ...texts]);
}

/** The built-in files of a game, of COMMON, or of the interface, including additions by games. */
function filesOf(part: string, language: string): string[] {
  const own =
    part === WEB ? `games/\\w+/text/${language}/web` : `games/${part}/text/${language}/\\w+`;
  const path = new RegExp(`hiddenhand/(text/${language}/${part}(_\\w+)?|${own})\\.ftl$`);
  return Object.keys(files)
    .filter((file) => path.test(file))
    .sort();
}

/** True if the page was built with the texts of this game. */
export function isBuilt(game: string): boolean {
  return filesOf(game, FALLBACK).length > 0;
}

async function fetchTexts(game: string, language: string): Promise<string[]> {
  const answer = await request(`/api/games/${game}/texts/${language}`);
  if (!answer.ok) throw new Error(`${answer.status} for the texts of ${game}`);
  return (await answer.json()) as string[];
}

/** Parses Fluent texts. */
export function shelve(language: string, texts: string[]): Shelf {
  return { ...arrange(texts.map((text) => new FluentResource(text))), language };
}

function arrange(resources: FluentResource[]): Omit<Shelf, "language"> {
  const forms = new Map<string, Form[]>();
  for (const { id, value, attributes } of resources.flatMap((resource) => resource.body)) {
    if (id.startsWith("-") || forms.has(id)) continue;
    const patterns = [value, ...Object.values(attributes)].filter((pattern) => pattern !== null);
    forms.set(
      id,
      patterns.map((pattern) => ({ pattern, variables: [...variablesOf(pattern)] })),
    );
  }
  return { resources, forms };
}

/** Facts that the name of a place or the text of an option may use, such as the state of a hex. */
export type Places = (key: string) => Facts | undefined;

/** The texts of one table: formats options, questions, events and results. */
export class Words {
  readonly language: string;
  readonly missing = new Set<string>(); // requested messages that do not exist
  private readonly bundles: [FluentBundle, Map<string, Form[]>][];

  constructor(
    private readonly shelves: readonly Shelf[],
    readonly names: Readonly<Record<number, string>> = {},
    readonly settings: Readonly<Record<string, string>> = {},
    readonly places: Places = () => undefined,
  ) {
    this.language = shelves[0]?.language ?? FALLBACK;
    this.bundles = shelves.map((shelf) => this.open(shelf));
  }

  // -- texts for players -----------------------------------------------------------------------

  /** A question; the view's `about` holds facts that its text may use. */
  ask(key: string, view: Facts = {}): string {
    return this.tell(`ask-${withoutAsk(key)}`, (view.about ?? {}) as Facts) || plain(key);
  }

  /** An option as text; its parts are $a, $b, $c, and their parts $a_1, $a_2 ... */
  option(key: string): string {
    const [verb = "", ...parts] = key.split(":");
    const facts: Facts = { ...this.places(key) };
    for (const [index, part] of parts.slice(0, 3).entries()) {
      const letter = "abc"[index]!;
      facts[letter] = numbered(part);
      part.split(".").forEach((word, at) => (facts[`${letter}_${at + 1}`] = numbered(word)));
    }
    return (
      this.tell(`option-${verb}`, facts) ||
      [plain(verb), ...parts.map((part) => this.name(part))].join(" ")
    );
  }

  event(told: Facts): string {
    const { event, ...facts } = told;
    return this.tell(`event-${String(event)}`, facts) || this.bare(String(event), facts);
  }

  /** The winners and the reasons, one line each. */
  result(result: Facts): string[] {
    const winners = (result.winners ?? []) as number[];
    const lines = [
      winners.length ? this.say("winners", { seats: winners }) : this.say("nobody-wins"),
    ];
    for (const step of (result.explanation ?? []) as Facts[])
      lines.push("  " + this.step(step, result));
    return lines;
  }

  /** One step of the explanation of a result. */
  step(step: Facts, result: Facts): string {
    const { step: kind, ...facts } = step;
    const told = kind ? this.tell(`step-${String(kind)}`, facts) : "";
    return told || this.bare(String(kind || result.ending), facts);
  }

  /** The name of a card, a faction, a place. */
  name(key: string): string {
    return this.tell(this.variant(`name-${key}`), {}) || plain(key);
  }

  /** The text of a card. */
  text(key: string): string {
    return this.say(this.variant(`text-${key}`));
  }

  /** The variant of the message for the table's settings. */
  variant(message: string): string {
    for (const value of Object.values(this.settings)) {
      if (this.has(`${message}-${value}`)) return `${message}-${value}`;
    }
    return message;
  }

  /** A place such as "tavern", "2.hand" or "2.h1"; words.py explains how its message is found. */
  place(key: string): string {
    const parts = key.split(".");
    const facts: Facts = { ...this.places(key) };
    const shape: string[] = [];
    for (const [index, part] of parts.slice(0, 3).entries()) {
      const letter = "abc"[index]!;
      facts[letter] = part;
      const position = /^h?(-?\d+)$/.exec(part);
      if (position) facts[`n${letter}`] = Number(position[1]) + 1;
      shape.push(!position ? "w" : part.startsWith("h") ? "hn" : "n");
    }
    const known = [parts[0], parts.at(-1), shape.join("-")].map((each) => `place-${each}`);
    for (const message of known) {
      if (this.has(message)) return this.tell(message, facts);
    }
    return this.name(key);
  }

  seat(seat: number): string {
    if (seat === CHANCE) return this.say("chance");
    return this.names[seat] || this.say("seat", { number: seat });
  }

  say<K extends string>(message: Said<K>, facts: Facts = {}): string {
    return this.tell(message, facts) || plain(message);
  }

  has(message: string): boolean {
    return this.bundles.some(([, forms]) => forms.has(message));
  }

  /** The same texts with these names and settings. */
  at(names: Readonly<Record<number, string>>, settings: Readonly<Record<string, string>>): Words {
    return new Words(this.shelves, names, settings, this.places);
  }

  /** The same texts with these facts about places. */
  placed(places: Places): Words {
    return new Words(this.shelves, this.names, this.settings, places);
  }

  // -- implementation --------------------------------------------------------------------------

  private open(shelf: Shelf): [FluentBundle, Map<string, Form[]>] {
    const seats = (part: string) => this.seat(Number(part));
    const functions: Record<string, (text: string) => string> = {
      SEAT: (seat) => this.seat(Number(seat)),
      SEATS: (list) => joined(list, seats),
      ALL: (list) =>
        new Intl.ListFormat(shelf.language, { type: "conjunction" }).format(
          list.split(BETWEEN).map(seats),
        ),
      NAME: (key) => this.name(key),
      NAMES: (list) => joined(list, (part) => this.name(part)),
      KEYS: (list) => joined(list, (part) => part),
      PLACE: (place) => this.place(place),
      PLACES: (list) => joinedPlaces(list, (part) => this.place(part)),
      MOVES: (moves) =>
        moves
          .split(",")
          .map((move) => this.shift(move))
          .join(", "),
      TALLY: (pairs) => joined(pairs, (pair) => this.score(pair)),
      BY_SEAT: (counts) =>
        counts
          .split(BETWEEN)
          .map((count, seat) => `${this.seat(seat)} ${count}`)
          .join(", "),
      GROUPS: (groups) =>
        groups
          .split(BETWEEN)
          .map((group) => group.split(TOGETHER).map(seats).join(" + "))
          .join(", "),
    };
    const bundle = new FluentBundle(shelf.language, {
      useIsolating: false,
      functions: Object.fromEntries(
        Object.entries(functions).map(([name, make]) => [
          name,
          ([value]: FluentValue[]) => make(textOf(value)),
        ]),
      ),
    });
    for (const resource of shelf.resources) {
      for (const fault of bundle.addResource(resource, { allowOverrides: true }))
        this.missing.add(String(fault));
    }
    return [bundle, shelf.forms];
  }

  private tell(message: string, facts: Facts): string {
    const known = argumentsOf(facts);
    for (const [bundle, forms] of this.bundles) {
      for (const { pattern, variables } of forms.get(message) ?? []) {
        if (!variables.every((name) => name in known)) continue;
        const faults: Error[] = [];
        const text = bundle.formatPattern(pattern, known, faults);
        for (const fault of faults) this.missing.add(`${message}: ${String(fault)}`);
        return text;
      }
    }
    this.missing.add(message);
    return "";
  }

  private score(pair: string): string {
    const [who = "", count = ""] = split(pair, "=");
    return `${/^\d+$/.test(who) ? this.seat(Number(who)) : this.name(who)} ${count}`;
  }

  private shift(move: string): string {
    const parts = /^(\w+?)([+-]\d+)$/.exec(move);
    return parts ? `${this.name(parts[1]!)} ${parts[2]}` : this.name(move);
  }

  /** Fallback for a missing message: its key and facts. */
  private bare(kind: string, facts: Facts): string {
    const parts = Object.entries(facts).map(([name, fact]) => {
      if (name === "seat" && typeof fact === "number") return `${plain(name)} ${this.seat(fact)}`;
      return `${plain(name)} ${typeof fact === "string" ? this.name(fact) : JSON.stringify(fact)}`;
    });
    return parts.length ? `${plain(kind)}: ${parts.join(", ")}` : plain(kind);
  }
}

/** A key as readable words: "turn-lot" becomes "turn lot". */
export function plain(key: string): string {
  return withoutAsk(key).replaceAll("_", " ").replaceAll("-", " ");
}

function withoutAsk(key: string): string {
  return key.startsWith("ask-") ? key.slice(4) : key;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** A number in a key, so that texts can tell 0 from others. */
const numbered = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

/** The $variables of a pattern, at any depth. */
function variablesOf(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) {
    for (const inside of part) variablesOf(inside, found);
  } else if (typeof part === "object" && part !== null) {
    const node = part as { type?: string; name?: string };
    if (node.type === "var" && node.name) found.add(node.name);
    for (const inside of Object.values(part)) variablesOf(inside, found);
  }
  return found;
}
