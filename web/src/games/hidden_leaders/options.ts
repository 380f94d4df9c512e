/** Where each option of a question lies on the table.
 *
 * An option that lies nowhere is a button of the prompt, so nothing can get stuck: whatever the
 * engine may ask tomorrow is answerable today. The engine's keys: `play:keen_koi`, `bury:2.h0`,
 * `take:tavern.keen_koi`, `move:red+1,green-2`, `player:3`, `pass` ... */

import type { Faction, View } from "./view";

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
  play: mine("party"),
  place: mine("party"),
  hide: mine("hidden"),
  take: mine("hand"),
  draw: mine("hand"),
  discard: () => "wilderness",
  bury: () => "graveyard",
};
const PILES: Record<string, string> = {
  "draw-wilderness": "wilderness",
  "draw-graveyard": "graveyard",
  "draw-harbor": "harbor",
};

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
    case "player":
    case "to":
      choice.spot = `seat.${what}`;
      break;
    case "name":
    case "guess":
      choice.faction = what as Faction;
      break;
    case "choose":
      choice.spot = PILES[what] ?? null;
      break;
    case "move":
      choice.moves = movesOf(view, what);
      break;
    default:
      if (what) choice.spot = spotOf(view, what);
  }
  return choice;
}

/** The spot of a place as option keys name it: "2.h0", "2.keen_koi", "tavern.keen_koi", "keen_koi". */
export function spotOf(view: View, place: string): string | null {
  const [first = "", second] = place.split(".");
  if (second === undefined) return cardSpot(view, first);
  if (first === "tavern") return indexed("tavern", view.tavern.indexOf(second));
  if (first === "graveyard") {
    if (view.graveyard) return indexed("graveyard", view.graveyard.indexOf(second));
    return second === view.graveyard_top ? "graveyard" : null;
  }
  const party = view.parties[Number(first)];
  if (!party) return null;
  const stacked = /^h(\d+)$/.exec(second);
  if (stacked) return `hidden.${first}.${stacked[1]}`;
  return indexed(`party.${first}`, party.heroes.indexOf(second));
}

/** A card that is named alone is set aside by what I resolve, or lies in my hand. */
function cardSpot(view: View, card: string): string | null {
  if (view.abilities.some((ability) => ability.held.includes(card))) return `held:${card}`;
  const owner = view.parties.find((party) => party.hand?.includes(card) && seen(view, party.seat));
  return owner ? `hand.${owner.seat}:${card}` : null;
}

function seen(view: View, seat: number): boolean {
  return view.viewer === seat || view.viewer < 0;
}

function indexed(zone: string, index: number): string | null {
  if (index < 0) return null;
  return `${zone}.${index}`;
}

function mine(zone: string): (view: View) => string | null {
  return (view) => (view.viewer < 0 ? null : `${zone}.${view.viewer}`);
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

/** Whose victory it would be with the markers standing so (HL-14). */
export function factionAt(red: number, green: number): Faction {
  if (red >= 9 && green >= 9) return "undead";
  if (Math.abs(red - green) <= 1) return "water";
  return red > green ? "empire" : "tribes";
}
