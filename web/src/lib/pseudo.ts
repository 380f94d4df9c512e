/**
 * A pseudo-language made from English for layout tests, with the same rules as
 * `hiddenhand/text/pseudo.py`: accents, every third vowel doubled, brackets around each sentence.
 */

import type { FluentResource } from "@fluent/bundle";

export const PSEUDO = "en-XA";

const PLAIN = "AaBbCcDdEeGgHhIiJjKkLlNnOoPpRrSsTtUuWwYyZz";
const ACCENTED = "ÅåƁƀÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÓóÞþŔŕŠšŢţÛûŴŵÝýŽž";
const VOWELS = "AEIOUYaeiouy";
const LONGER = 3;

type Pattern = string | Part[];
type Part = string | { type: string; variants?: { value: Pattern }[] };

/** Changes the messages of a resource in place; placeholders are unchanged. */
export function pretend(resource: FluentResource): FluentResource {
  for (const entry of resource.body as {
    value: Pattern | null;
    attributes: Record<string, Pattern>;
  }[]) {
    if (entry.value !== null) entry.value = bracketed(entry.value);
    for (const [name, pattern] of Object.entries(entry.attributes)) {
      entry.attributes[name] = bracketed(pattern);
    }
  }
  return resource;
}

/** The text in the pseudo-language, without brackets. */
export function accented(text: string): string {
  let vowels = 0;
  let made = "";
  for (const letter of text) {
    const at = PLAIN.indexOf(letter);
    const shown = at < 0 ? letter : ACCENTED[at]!;
    made += shown;
    if (VOWELS.includes(letter) && ++vowels % LONGER === 0) made += shown.toLowerCase();
  }
  return made;
}

function changed(pattern: Pattern): Pattern {
  if (typeof pattern === "string") return accented(pattern);
  return pattern.map((part) => {
    if (typeof part === "string") return accented(part);
    for (const variant of part.variants ?? []) variant.value = changed(variant.value);
    return part;
  });
}

/** Adds brackets if there are any words: "{ $gold }/{ $uranium }" has none. */
function bracketed(pattern: Pattern): Pattern {
  const made = changed(pattern);
  const parts = typeof made === "string" ? [made] : made;
  const worded = parts.some((part) => typeof part === "string" && /\p{L}/u.test(part));
  return worded ? ["[", ...parts, "]"] : made;
}
