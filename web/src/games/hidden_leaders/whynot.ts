/**
 * Explains why something on the table cannot be chosen now.
 *
 * The options decide what is legal; this only explains it from the question, the places and the
 * printed text of the ability in progress, which everybody can see. If they are not enough, the
 * explanation is the text of the ability and the paragraph of the question.
 */

import type { Question } from "../../lib/wire";
import type { Reason, Target } from "../reference";
import { heroOf } from "./cards";
import type { Choice } from "./options";
import { REFERENCE } from "./reference";
import { cardAt, FACTIONS, type Ability, type Faction, type View } from "./view";

/** What the explanation depends on. */
export interface Asked {
  view: View;
  question: Question | undefined; // my own
  others: readonly Question[];
  choices: readonly Choice[];
}

/** The verb of a card that asks each question. */
export const VERB_OF: Readonly<Record<string, string>> = {
  "ask-bury": "bury",
  "ask-discard": "discard",
  "ask-exchange": "exchange",
  "ask-exchange-with": "exchange",
  "ask-hide": "place_hidden",
  "ask-place": "place_visible",
  "ask-take": "take_to_hand",
  "ask-set-aside": "set_aside",
  "ask-turn-over": "turn_over",
  "ask-look": "look",
  "ask-perform": "perform",
  "ask-show": "reveal",
};

interface Place {
  zone: string; // "party" includes the hidden heroes
  hidden: boolean;
  seat: number | null;
  card: string | null;
}

/** The zone, owner and card of a spot. */
export function placeOf(view: View, spot: string): Place {
  const [first = "", rest] = spot.split(".");
  const card = cardAt(view, spot);
  if (/^\d+$/.test(first)) {
    const hidden = /^h\d+$/.test(rest ?? "");
    return { zone: rest === undefined ? "seat" : "party", hidden, seat: Number(first), card };
  }
  if (card !== first) return { zone: first, hidden: false, seat: null, card };
  const held = view.abilities.some((ability) => ability.held.includes(card));
  const owner = view.parties.find((party) => party.hand?.includes(card));
  const zone = held ? "held" : "hand";
  return { zone, hidden: false, seat: held ? null : (owner?.seat ?? null), card };
}

/** Why the thing at a spot cannot be chosen. */
export function whyNot(asked: Asked, spot: string, picked = false): Reason {
  const place = placeOf(asked.view, spot);
  const card = place.card ?? undefined;
  return { ...reasonFor(asked, place, picked), ...(card ? { card } : {}) };
}

function reasonFor(
  { view, question, others, choices }: Asked,
  place: Place,
  picked: boolean,
): Reason {
  if (view.phase === "over") return { say: "hl-why-over", rule: "HL-13.4" };
  if (!question) {
    const [other] = others;
    if (!other) return { say: "hl-why-goes-on", rule: "HL-6.1" };
    return { say: "hl-why-others", facts: { seat: other.seat }, rule: other.rule };
  }
  if (picked) return { say: "hl-why-picked", rule: question.rule };
  switch (question.ask) {
    case "setup-hide":
    case "setup-discard":
      return { say: "hl-why-setup", rule: "HL-5.7" };
    case "ask-turn":
    case "ask-discard-more":
      return inStepOne(place);
    case "ask-draw":
      return { say: "hl-why-draw-only", rule: "HL-6.4" };
    case "ask-reduce":
      return { say: "hl-why-reduce", rule: question.rule };
    case "ask-play-more":
      return { say: "hl-why-play-more", rule: "HL-20.47" };
    case "ask-player":
    case "ask-party":
      return amongPlayers(view, place, question);
  }
  if (choices.every((choice) => !choice.spot))
    return { say: "hl-why-buttons", rule: question.rule };
  const ability = view.abilities.at(-1);
  return (ability && byText(view, place, question, choices, ability)) ?? atLeast(question, ability);
}

function atLeast(question: Question, ability: Ability | undefined): Reason {
  if (!ability) return { say: "hl-why-buttons", rule: question.rule };
  return { say: "hl-why-ability", facts: { card: ability.card }, rule: question.rule };
}

/** Step 1 of a turn: only cards of my hand. */
function inStepOne({ zone, hidden }: Place): Reason {
  if (hidden) return { say: "hl-why-hidden-rests", rule: "HL-9.5" };
  switch (zone) {
    case "tavern":
    case "harbor":
      return { say: "hl-why-draw-later", rule: "HL-6.4" };
    case "wilderness":
      return { say: "hl-why-wilderness", rule: "HL-20.41" };
    case "graveyard":
      return { say: "hl-why-graveyard", rule: "HL-4.6" };
    case "seat":
      return { say: "hl-why-no-player", rule: "HL-6.2" };
    default:
      return { say: "hl-why-hero-rests", rule: "HL-7.12" };
  }
}

function amongPlayers(view: View, { zone, seat }: Place, question: Question): Reason {
  if (zone !== "seat") return { say: "hl-why-pick-player", rule: question.rule };
  const performer = view.abilities.at(-1)?.seat ?? view.active;
  if (seat === performer) return { say: "hl-why-another", rule: "HL-7.8" };
  if (question.ask === "ask-party") return { say: "hl-why-owner", rule: question.rule };
  return { say: "hl-why-player-without", rule: "HL-7.8" };
}

/** The steps of the ability that ask this question: none of them may use this card. */
function byText(
  view: View,
  place: Place,
  { ask, rule }: Question,
  choices: readonly Choice[],
  ability: Ability,
): Reason | null {
  const verb = VERB_OF[ask];
  const offered = new Set(choices.flatMap(({ spot }) => (spot ? [placeOf(view, spot).zone] : [])));
  const steps = (REFERENCE.targets[ability.card] ?? []).filter((step) => step.do === verb);
  // an exchange asks for two cards in turn: the options show for which one now
  const asking = steps.filter((step) => offered.has(step.zone));
  if (!asking.length) return null;
  const found = asking.map((step) => against(view, place, step, ability, rule));
  return found.every((reason) => reason !== null) ? found[0]! : null;
}

function against(
  view: View,
  place: Place,
  step: Target,
  ability: Ability,
  rule: string,
): Reason | null {
  if (place.zone !== step.zone) return { say: `hl-why-only-${step.zone}`, rule };
  if (step.zone === "party") {
    if (step.face === "up" && place.hidden) return { say: "hl-why-face-up", rule: "HL-7.7" };
    if (step.face === "down" && !place.hidden) return { say: "hl-why-face-down", rule: "HL-9.7" };
    const own = place.seat === ability.seat;
    if (step.of === "self" && !own) return { say: "hl-why-own", rule: "HL-7.9" };
    if (step.of === "another_player" && own) return { say: "hl-why-another", rule: "HL-7.8" };
    if (step.of === "next_player" && place.seat !== (ability.seat + 1) % view.seats)
      return { say: "hl-why-next", rule: "HL-11.1" };
    if (step.of === "chosen_player") return { say: "hl-why-chosen", rule: "HL-7.8" };
  }
  const factions = place.card ? heroOf(place.card, view.settings)?.factions : undefined;
  const named = factionsIn(step.faction);
  if (factions && named.length && !named.some((each) => factions.includes(each)))
    return { say: "hl-why-faction", facts: { factions: named }, rule: "HL-7.7" };
  const barred = factionsIn(step.not_faction);
  if (factions && barred.some((each) => factions.includes(each)))
    return { say: "hl-why-not-faction", facts: { factions: barred }, rule: "HL-10.2" };
  if (step.do === "perform") return { say: "hl-why-loop", rule: "HL-11.5" };
  return null;
}

function factionsIn(words: readonly string[] | undefined): Faction[] {
  return FACTIONS.filter((faction) => words?.includes(faction));
}
