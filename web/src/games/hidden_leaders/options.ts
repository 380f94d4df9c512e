/** Where each option of a question lies on the table.
 *
 * The places of options are the spots of the table: `bury:2.h0` is the spot `2.h0`. An option that lies nowhere is a button of the prompt, so nothing can get stuck: whatever the
 * engine may ask tomorrow is answerable today. The engine's keys: `play:keen_koi`, `bury:2.h0`,
 * `take:tavern.keen_koi`, `move:red+1,green-2`, `player:3`, `pass` ... */

import catalogue from "../../generated/hidden_leaders.catalogue.json";
import { isThere, type Faction, type View } from "./view";

export interface Choice {
  key: string;
  verb: string;
  spot: string | null; // the thing that glows; null: a button
  drop: string | null; // where that thing may be dragged to
  faction?: Faction;
  moves?: Move[];
}
export interface Move {
  marker: "red" | "green"; // leading and trailing are told by where the markers stand
  by: number;
}

/** Verbs whose options are always things one can touch, and what a dragged card is dropped on. */
const DROPS: Record<string, (view: View) => string | null> = {
  play: mine(""),
  place: mine(""),
  hide: mine(".hidden"),
  take: mine(".hand"),
  draw: mine(".hand"),
  discard: () => "wilderness",
  bury: () => "graveyard",
};
const PILES: Record<string, string> = {
  "draw-wilderness": "wilderness",
  "draw-graveyard": "graveyard",
  "draw-harbor": "harbor",
};

/** Where a pile is touched: on its top card, where that is face up. */
function topOf(view: View, pile: string | null): string | null {
  return pile === "graveyard" && view.graveyard_top ? `${pile}.${view.graveyard_top}` : pile;
}

/** Every first word of an option key that this table has a place for; the others are buttons. */
export const VERBS_ON_TABLE = [
  "play",
  "discard",
  "take",
  "draw",
  "hide",
  "move",
  "player",
  "name",
  "guess",
  "choose",
  "bury",
  "exchange",
  "with",
  "place",
  "to",
  "aside",
  "turn",
  "look",
  "perform",
  "show",
] as const;
/** Verbs that are said, not pointed at. */
export const VERBS_SAID = ["pass", "seen", "none"] as const;

export function choicesOf(view: View, options: readonly string[]): Choice[] {
  return options.map((key) => choiceOf(view, key));
}

function choiceOf(view: View, key: string): Choice {
  const at = key.indexOf(":");
  const verb = at < 0 ? key : key.slice(0, at);
  const what = at < 0 ? "" : key.slice(at + 1);
  const choice: Choice = { key, verb, spot: null, drop: DROPS[verb]?.(view) ?? null };
  switch (verb) {
    case "draw":
      choice.spot = "harbor";
      break;
    case "name":
    case "guess":
      choice.faction = what as Faction;
      break;
    case "choose":
      choice.spot = topOf(view, PILES[what] ?? null);
      break;
    case "move":
      choice.moves = movesOf(view, what);
      break;
    default:
      if (isThere(view, what)) choice.spot = what;
  }
  return choice;
}

/** An area of the viewer's own: "0" is the party, "0.hand" the hand. */
function mine(area: string): (view: View) => string | null {
  return (view) => (view.viewer < 0 ? null : `${view.viewer}${area}`);
}

/** "red+1,leading-2" with the markers as they stand. Nobody leads on one space (HL-12.5). */
export function movesOf(view: View, moves: string): Move[] {
  const ahead = view.red > view.green ? "red" : "green";
  const behind = ahead === "red" ? "green" : "red";
  return moves.split(",").flatMap((move) => {
    const parts = /^(red|green|leading|trailing)([+-]\d+)$/.exec(move);
    if (!parts) return [];
    const by = Number(parts[2]);
    if (parts[1] === "leading") return [{ marker: ahead, by }];
    if (parts[1] === "trailing") return [{ marker: behind, by }];
    return [{ marker: parts[1] as "red" | "green", by }];
  });
}

/** Where the markers would stand after a move: they stop at the ends of the track (HL-12.2). */
export function after(view: View, moves: readonly Move[]): { red: number; green: number } {
  const stand = { red: view.red, green: view.green };
  for (const { marker, by } of moves) {
    stand[marker] = Math.min(12, Math.max(1, stand[marker] + by));
  }
  return stand;
}

/** Whose victory it would be with the markers standing so: the engine's own table (HL-14). */
export function factionAt(red: number, green: number): Faction {
  return catalogue.winning[red - 1]![green - 1] as Faction;
}
