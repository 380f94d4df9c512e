/**
 * Where each option of a question is on the table.
 *
 * The places of options are the spots of the table: `bury:2.h0` is the spot `2.h0`. Options without
 * a place become buttons of the prompt, so that options added to the engine later can always be
 * answered. The engine's keys: `play:keen_koi`, `bury:2.h0`, `take:tavern.keen_koi`,
 * `move:red+1,green-2`, `player:3`, `pass` ...
 */

import catalogue from "../../generated/hidden_leaders.catalogue.json";
import { isThere, type Faction, type View } from "./view";

/** An option of my question, and where it is on the table. */
export interface Choice {
  key: string;
  verb: string;
  spot: string | null; // the thing to highlight; null: a button
  drop: string | null; // where that thing may be dragged to
  faction?: Faction;
  moves?: Move[];
}

/** How far one marker moves. */
export interface Move {
  marker: "red" | "green"; // leading and trailing are replaced by the marker in that position
  by: number;
}

/** Verbs whose options are always on the table, and where a dragged card is dropped. */
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

/** The spot of a pile: its top card if that is face up. */
function topOf(view: View, pile: string | null): string | null {
  return pile === "graveyard" && view.graveyard_top ? `${pile}.${view.graveyard_top}` : pile;
}

/** First words of option keys that have a place on this table; all others are buttons. */
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
/** Verbs that are always buttons. */
export const VERBS_SAID = ["pass", "seen", "none"] as const;

/** The options with their places on the table. */
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

/** Parses "red+1,leading-2" for the current markers. On the same space neither leads (HL-12.5). */
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

/** The markers after a move: they stop at the ends of the track (HL-12.2). */
export function after(view: View, moves: readonly Move[]): { red: number; green: number } {
  const stand = { red: view.red, green: view.green };
  for (const { marker, by } of moves) {
    stand[marker] = Math.min(12, Math.max(1, stand[marker] + by));
  }
  return stand;
}

/** The winning faction for these markers, from the engine's table (HL-14). */
export function factionAt(red: number, green: number): Faction {
  return catalogue.winning[red - 1]![green - 1] as Faction;
}
