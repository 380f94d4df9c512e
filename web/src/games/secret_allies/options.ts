/** Where each option of a question lies: on a hex of the map, on a state, or in a panel.
 *
 * The engine's keys: `unit:-3.6`, `go:2.0`, `hit:1.1`, `buy:ambrel.tank`, `research:ambrel.el_flasks`,
 * `pay:2.1.0`, `bid:3`, `place:4.-2.2`, `end` ... An option this page has no place for is a button of
 * the prompt, so nothing can get stuck. */

export interface Choice {
  key: string;
  verb: string;
  hex: string | null; // the hex that glows
  state: string | null;
  thing: string | null; // a unit, a technology, a resource, a race
  number: number | null; // a bid, subturns put off, a seat
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
  "none",
  "done",
] as const;

const includes = (list: readonly string[], verb: string): boolean => list.includes(verb);

export function choicesOf(options: readonly string[]): Choice[] {
  return options.map(choiceOf);
}

export function choiceOf(key: string): Choice {
  const at = key.indexOf(":");
  const verb = at < 0 ? key : key.slice(0, at);
  const what = at < 0 ? "" : key.slice(at + 1);
  const choice: Choice = { key, verb, hex: null, state: null, thing: null, number: null };
  const [first = "", second] = what.split(".");
  if (includes(ON_HEXES, verb)) choice.hex = what;
  else if (includes(ON_STATES, verb)) choice.state = what;
  else if (verb === "bid" || verb === "defer" || verb === "look") choice.number = Number(what);
  else if (verb === "race") choice.thing = what;
  else if ((verb === "buy" || verb === "research" || verb === "send") && second !== undefined) {
    choice.state = first;
    choice.thing = second;
  }
  return choice;
}

/** A way to lay a tile: "place:turn.q.r". */
export interface Laying {
  key: string;
  turn: number;
  hex: string;
}
export function layingsOf(choices: readonly Choice[]): Laying[] {
  return choices.flatMap(({ key, verb }) => {
    const parts = /^place:(\d)\.(-?\d+)\.(-?\d+)$/.exec(key);
    if (verb !== "place" || !parts) return [];
    return [{ key, turn: Number(parts[1]), hex: `${parts[2]}.${parts[3]}` }];
  });
}

/** The verbs whose options stand as plain buttons in the prompt. */
export function isSaid(choice: Choice): boolean {
  if (choice.hex || choice.state || choice.thing) return false;
  return !["bid", "pay", "place"].includes(choice.verb);
}
