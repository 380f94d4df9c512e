/** What the page says about a question of mine: what can be clicked, and what a button gives up. */

import { isHopeless, outlookOf, signed } from "./bidding";
import type { Choice } from "./options";
import type { Pack } from "./pack";
import { stateOf, type View } from "./view";

/** A text and its facts. */
export interface Saying {
  say: string;
  facts?: Record<string, unknown>;
}

const DONE: Record<string, string> = {
  "ask-buy-unit": "sa-done-units",
  "ask-buy-at-reveal": "sa-done-units",
  "ask-research": "sa-done-research",
  "ask-send": "sa-done-send",
  "ask-reveal": "sa-pass-reveal",
  "ask-look": "sa-none-look",
};

/** The text of a button that ends something: it names what is given up. Null: the option's own. */
export function buttonOf(
  { key }: Choice,
  ask: string,
  view: View,
  choices: readonly Choice[],
): Saying | null {
  const units = choices.filter(({ verb }) => verb === "unit").length;
  const moves = view.battle?.moves_left ?? 0;
  if (key === "end")
    return units < moves
      ? { say: "sa-end-units", facts: { count: units } }
      : { say: "sa-end-moves", facts: { count: moves } };
  if (key === "stop") return { say: "sa-end-partisans", facts: { count: units } };
  if (key === "pass" && ask === "ask-show")
    return { say: choices.length > 1 ? "sa-pass-show" : "sa-pass-only" };
  if ((key === "done" || key === "pass" || key === "none") && DONE[ask]) return { say: DONE[ask] };
  return null;
}

/** The question in other words where the viewer knows what others must not. Null: its own. */
export function askedOf(ask: string, view: View, choices: readonly Choice[]): Saying | null {
  const mayShow = ask === "ask-show" && choices.some(({ key }) => key === "show");
  return mayShow ? { say: "sa-show-ask", facts: { state: view.battle?.under_attack } } : null;
}

/** What can be clicked on the map, by the color of its mark. */
export interface Mark extends Saying {
  mark: "go" | "enter" | "fire" | "unit";
}

/** The marks that a moving unit leads to, as far as there are any of them. */
export function marksOf(verbs: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = [];
  if (verbs.has("go")) marks.push({ mark: "go", say: "sa-hint-go" });
  if (verbs.has("enter")) marks.push({ mark: "enter", say: "sa-hint-enter" });
  if (verbs.has("hit") || verbs.has("assault")) marks.push({ mark: "fire", say: "sa-hint-fire" });
  if (verbs.has("stay")) marks.push({ mark: "unit", say: "sa-hint-stay" });
  return marks;
}

/** What to do on the map, in sentences; empty where the marks or a panel say it. */
export function hintsOf(ask: string, view: View, pack: Pack, choices: readonly Choice[]): Saying[] {
  const count = choices.filter(({ verb }) => verb === "unit").length;
  switch (ask) {
    case "ask-unit":
      return [
        { say: "sa-hint-unit", facts: { count } },
        { say: movesAgain(view) ? "sa-end-moves-later" : "sa-end-moves-last" },
      ];
    case "ask-partisan":
      return [{ say: "sa-hint-partisan" }];
    case "ask-target":
      return [{ say: "sa-hint-target" }];
    case "ask-show":
      return [choices.length > 1 ? showing(view, pack) : { say: "sa-show-not-mine" }];
    case "ask-put-unit":
      return [{ say: "sa-hint-put", facts: { state: view.purchase?.state } }];
    default:
      return [];
  }
}

/** What showing the card of the attacked state would do in the auction (SA-5.2.8, SA-5.2.9). */
function showing(view: View, { numbers }: Pack): Saying {
  const state = view.battle?.under_attack ?? "";
  const worth = stateOf(view, state)?.worth ?? 0;
  const { owner_bonus = 0, other_defender_base = 0, neutral_defender = 0 } = numbers;
  const [mine, theirs] = [signed(owner_bonus), signed(other_defender_base - worth)];
  return { say: "sa-show-mine", facts: { state, mine, theirs, neutral: neutral_defender } };
}

/** True if the viewer has another subturn in this battle. */
function movesAgain({ battle, viewer }: View): boolean {
  if (!battle) return false;
  return battle.subturns_in_hand > 1 || (battle.subturns[viewer] ?? 0) > battle.round;
}

// -- questions with one answer ---------------------------------------------------------------

const EMPTY = ["pass", "bid:0", "done", "none"];

/**
 * The only answer to a question that is asked just so that nobody learns who can answer otherwise
 * (SA-V7, SA-R74, SA-R75), or a bid of 0 where no bid can win; undefined if there is a choice, or
 * something to be seen. Who plays with bots alone hides nothing from anybody, and need not click.
 */
export function onlyAnswer(
  ask: string,
  options: readonly string[],
  view: View,
): string | undefined {
  const [only] = options;
  if (options.length === 1 && EMPTY.includes(only!)) return only;
  const lost = ask === "ask-bid-partisans" && isHopeless(outlookOf(view));
  return lost && options.includes("bid:0") ? "bid:0" : undefined;
}

/** What was answered for me. */
export function answeredFor(ask: string, view: View): Saying {
  if (ask === "ask-show")
    return { say: "sa-alone-show", facts: { state: view.battle?.under_attack } };
  const outlook = outlookOf(view);
  if (outlook?.purse === 0) return { say: "sa-alone-bid" };
  if (outlook) return { say: "sa-alone-lost", facts: { needed: outlook.needed } };
  return { say: "sa-alone-other" };
}
