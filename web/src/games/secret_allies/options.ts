/**
 * Where each option of a question is: on a hex of the map, on a state, or in a panel.
 *
 * The engine's keys: `unit:-3.6`, `go:2.0`, `hit:1.1`, `buy:ambrel.tank`,
 * `research:ambrel.el_flasks`, `pay:2.1.0`, `bid:3`, `place:4.-2.2`, `end` ... Options without a
 * place become buttons of the prompt, so that every option can be chosen.
 */

/** An option of my question, and where it is shown. */
export interface Choice {
  key: string;
  verb: string;
  hex: string | null; // the hex to highlight
  spot: string | null; // for keyboard control: that hex, or where a tile is placed
  state: string | null;
  thing: string | null; // a unit, a technology, a resource, a race
  number: number | null; // a bid, subturns to skip, a seat
}

export const ON_HEXES = ["unit", "go", "enter", "hit", "put"] as const;
export const ON_STATES = ["keep", "reveal", "to"] as const;
export const IN_PANELS = ["buy", "research", "send", "pay", "bid", "race", "place"] as const;
export const SAID = [
  "enough",
  "defer",
  "look",
  "show",
  "pass",
  "stop",
  "end",
  "stay",
  "drop",
  "aim",
  "differently",
  "none",
  "done",
] as const;

const includes = (list: readonly string[], verb: string): boolean => list.includes(verb);

/** The options with their places. */
export function choicesOf(options: readonly string[]): Choice[] {
  return options.map(choiceOf);
}

/** One option key with its place. */
export function choiceOf(key: string): Choice {
  const at = key.indexOf(":");
  const verb = at < 0 ? key : key.slice(0, at);
  const what = at < 0 ? "" : key.slice(at + 1);
  const choice: Choice = {
    key,
    verb,
    hex: null,
    spot: null,
    state: null,
    thing: null,
    number: null,
  };
  const [first = "", second] = what.split(".");
  if (includes(ON_HEXES, verb)) choice.hex = choice.spot = what;
  else if (verb === "place") choice.spot = what.slice(what.indexOf(".") + 1);
  else if (includes(ON_STATES, verb)) choice.state = what;
  else if (verb === "bid" || verb === "defer" || verb === "look") choice.number = Number(what);
  else if (verb === "race") choice.thing = what;
  else if ((verb === "buy" || verb === "research" || verb === "send") && second !== undefined) {
    choice.state = first;
    choice.thing = second;
  }
  return choice;
}

/** A way to place a tile: "place:turn.q.r". */
export interface Laying {
  key: string;
  turn: number;
  hex: string;
}

/** The ways to place a tile among these options. */
export function layingsOf(choices: readonly Choice[]): Laying[] {
  return choices.flatMap(({ key, verb }) => {
    const parts = /^place:(\d)\.(-?\d+)\.(-?\d+)$/.exec(key);
    if (verb !== "place" || !parts) return [];
    return [{ key, turn: Number(parts[1]), hex: `${parts[2]}.${parts[3]}` }];
  });
}

/** The panel for a question; other questions are answered on the map and with buttons. */
export type Panel =
  "tile" | "races" | "bid" | "cards" | "shop" | "pay" | "research" | "trade" | "hits" | "none";
export const PANELS: Record<string, Panel> = {
  "ask-place-tile": "tile",
  "ask-take-race": "races",
  "ask-keep-race": "races",
  "ask-bid-order": "bid",
  "ask-bid-partisans": "bid",
  "ask-run-off": "bid",
  "ask-buy-card": "cards",
  "ask-keep-card": "cards",
  "ask-first-reveal": "cards",
  "ask-reveal": "cards",
  "ask-buy-at-reveal": "shop",
  "ask-buy-partisan": "shop",
  "ask-buy-unit": "shop",
  "ask-pay": "pay",
  "ask-research": "research",
  "ask-send": "trade",
  "ask-receive": "trade",
  "ask-target": "hits",
  "ask-put-unit": "none",
  "ask-unit": "none",
  "ask-partisan": "none",
  "ask-hex": "none",
  "ask-go-on": "none",
  "ask-defer": "none",
  "ask-look": "none",
  "ask-show": "none",
};
const VERBS: Record<Panel, readonly string[]> = {
  tile: ["place"],
  races: ["race"],
  bid: ["bid"],
  cards: ["keep", "reveal"],
  shop: ["buy"],
  pay: ["pay"],
  research: ["research"],
  trade: ["send", "to"],
  hits: [],
  none: [],
};

/** The panel for a question. */
export function panelOf(ask: string): Panel {
  return PANELS[ask] ?? "none";
}

/** True if the option is a button of the prompt: neither on the map nor in the question's panel. */
export function isSaid(choice: Choice, panel: Panel): boolean {
  if (choice.hex) return false;
  return !VERBS[panel].includes(choice.verb) || (panel === "shop" && !choice.thing);
}

/** What another player is doing, by panel. */
export const DOING: Record<string, string> = {
  tile: "tile",
  races: "race",
  bid: "bid",
  cards: "cards",
  shop: "shop",
  pay: "shop",
  research: "research",
  trade: "trade",
  hits: "battle",
};

/** What another player is doing, as the end of a text key `sa-does-...`. */
export function doingOf(ask: string): string {
  if (ask === "ask-show") return "show";
  if (ask === "ask-look") return "look";
  if (ask === "ask-put-unit") return "shop";
  return DOING[panelOf(ask)] ?? "battle";
}
