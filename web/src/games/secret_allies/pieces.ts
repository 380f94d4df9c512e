/** Lines of the log with drawings of units and resources before their names. */

import { isSign, type Sign } from "../../art/art";
import type { Facts } from "../../lib/wire";
import type { Words } from "../../lib/words";
import type { Step } from "../ui";
import { unitOf, type Pack } from "./pack";

/** A part of a line; the drawing comes before the text. */
export interface Piece {
  text: string;
  sign?: Sign;
}

/** A line of the log. */
export interface Line {
  key: string;
  event: Facts;
  tokens: readonly number[] | null; // what was paid
  times: number; // how often in a row
}

/** The log in lines: a purchase and its payment are one, and so are equal events in a row. Bids are
 * told when they are opened. */
export function linesOf(log: readonly Step[]): Line[] {
  const lines: Line[] = [];
  for (const { seq, events } of log) {
    for (const [index, event] of events.entries()) {
      const paid = lines.at(-1);
      if (event.event === "bids-opened") dropSealed(lines);
      else if (paid && JSON.stringify(paid.event) === JSON.stringify(event)) {
        paid.times += 1;
        continue;
      }
      const same = BOUGHT.includes(String(event.event)) && isPayment(paid, event);
      const tokens = event.event === "paid" ? (event.tokens as number[]) : null;
      if (same) lines.pop();
      const key = `${seq}.${index}`;
      lines.push({ key, event, tokens: same ? paid!.tokens : tokens, times: 1 });
    }
  }
  return lines;
}

/** Takes the sealed bids off the end of the lines. */
function dropSealed(lines: Line[]): void {
  while (lines.at(-1)?.event.event === "bid-sealed") lines.pop();
}

const BOUGHT = ["unit-bought", "technology-bought"];

function isPayment(line: Line | undefined, { seat, state }: Facts): boolean {
  return line?.event.event === "paid" && line.event.seat === seat && line.event.state === state;
}

/** Negative numbers with a minus sign instead of a hyphen. */
const withMinus = (said: string) => said.replace(/(^|[\s(])-(?=\d)/g, "$1−");

/** An event as a line in parts. */
export function piecesOf(event: Facts, words: Words, pack: Pack): Piece[] {
  const said = withMinus(
    event.event === "paid"
      ? words.say("sa-log-paid", { seat: event.seat, state: event.state })
      : words.event(event),
  );
  const key = String(event.unit ?? event.resource ?? "");
  const sign = event.unit ? `class_${unitOf(pack, key).class_id}` : key;
  const at = key && isSign(sign) ? said.indexOf(words.name(key)) : -1;
  if (at < 0) return [{ text: said }];
  return [{ text: said.slice(0, at) }, { text: said.slice(at), sign: sign as Sign }];
}
