/** Errors as sentences in the language of the page, never as raw program messages. */

import { Refused, Unreachable } from "./api";
import { say, speech } from "./speech.svelte";
import { toasts } from "./toasts.svelte";

/** An error as a sentence for the user. */
export function inWords(error: unknown): string {
  if (error instanceof Unreachable) return say("web-error-unreachable");
  if (!(error instanceof Refused)) {
    console.error(error); // a bug of ours: the text is for developers
    return say("web-error-other");
  }
  const { error: code, place, facts } = error.refusal;
  const names = [`error-${code}-${String(facts?.reason)}`, `error-${code}`];
  for (const name of names) {
    if (speech.words.has(name)) return say(name, { ...facts, place });
  }
  return say("error-refused");
}

/** Shows a toast if the work fails; for buttons. */
export async function orTell<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    toasts.add(inWords(error), { bad: true });
    return undefined;
  }
}
