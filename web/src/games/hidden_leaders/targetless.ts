/** Abilities that found nothing to act on, read from the log: the engine passes over such a step. */

import type { Facts } from "../../lib/wire";
import { heroOf } from "./cards";
import { REFERENCE } from "./reference";

/** What cannot be done is skipped. */
export const SKIPPED = "HL-7.4";

/** What each verb tells when it has acted. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  bury: ["buried"],
  discard: ["discarded"],
  place_visible: ["placed"],
  take_to_hand: ["taken"],
  turn_over: ["turned-up", "turned-down"],
};
const PREPARING = new Set(["choose_player", "name_faction"]); // tell something, but act on nothing
const OPEN = new Set(["party", "tavern", "graveyard"]); // where everybody sees what there is
const BEGINS = new Set(["played", "performed"]);
const ENDS = new Set(["drawn", "passed", "tavern-filled", "turn-began", "game-ended"]);

/**
 * For the last event of each ability without a target a note to add to the log: "no-target" with
 * card and seat. Only abilities of one step are judged, because what they did is certain.
 * `resolving`: the last ability still goes on.
 */
export function targetless(
  events: readonly Facts[],
  resolving: boolean,
  settings: Readonly<Record<string, string>> = {},
): Map<Facts, Facts> {
  const found = new Map<Facts, Facts>();
  let ability: Facts | null = null; // the event that began it
  let last: Facts | null = null; // its last event so far
  let acts: readonly string[] = []; // what it would tell

  const close = () => {
    if (ability && last)
      found.set(last, { event: "no-target", seat: ability.seat, card: ability.card });
    ability = null;
  };
  for (const event of events) {
    const kind = String(event.event);
    if (BEGINS.has(kind) || ENDS.has(kind) || fromHand(event)) close();
    if (kind === "declined" || acts.includes(kind)) ability = null;
    if (BEGINS.has(kind)) {
      acts = actsOf(String(event.card), settings);
      ability = acts.length ? event : null;
    }
    if (ability) last = event;
  }
  if (!resolving) close();
  return found;
}

/** A discard from a hand ends a turn; the abilities judged here never ask for one. */
function fromHand({ event, from }: Facts): boolean {
  return event === "discarded" && String(from).endsWith(".hand");
}

function actsOf(card: string, settings: Readonly<Record<string, string>>): readonly string[] {
  const steps = heroOf(card, settings)?.does.filter((part) => !PREPARING.has(part.do)) ?? [];
  const targets = REFERENCE.targets[card] ?? [];
  if (steps.length !== 1 || targets.length !== 1 || !OPEN.has(targets[0]!.zone)) return [];
  return TOLD[steps[0]!.do] ?? [];
}
