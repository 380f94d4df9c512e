/**
 * Full-text search in the rules, ignoring case, accents and apostrophes, by word or by paragraph
 * number. Matches are marked in the original text.
 */

import type { Paragraph } from "./wire";

// Letters that Unicode does not decompose into a base letter and an accent.
const PLAIN: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", ґ: "г", æ: "ae" };
const MARKS = /\p{M}/gu;
const SILENT = /['’ʼ`´]/;
const SHORTEST = 4; // minimum length of a stem

/** A text normalized for comparison, and for each of its letters the index in the original. */
export interface Folded {
  text: string;
  at: number[];
}

/** Normalizes a text for comparison. */
export function fold(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const plain = SILENT.test(small)
      ? ""
      : (PLAIN[small] ?? small.normalize("NFD").replace(MARKS, ""));
    for (const _ of plain) at.push(index);
    folded += plain;
    index += letter.length;
  }
  at.push(text.length);
  return { text: folded, at };
}

/** The words of a query, normalized. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .text.split(/[\s,;]+/)
    .filter(Boolean);
}

/** The result of a search. */
export interface Found {
  rows: Paragraph[];
  words: string[]; // the words to mark; stems if only those were found
}

/** True for "7.5", "hl-7.5", "r27": a paragraph number or the beginning of one. */
function isNumber(word: string): boolean {
  return /^([a-z]{2}-)?([a-z]?\d+(\.\d+)*\.?)$/.test(word);
}

/** The paragraphs that match the query. */
export function search(all: readonly Paragraph[], query: string): Found {
  const words = wordsOf(query);
  if (!words.length) return { rows: [...all], words };
  if (words.length === 1 && isNumber(words[0]!)) {
    const rows = byNumber(all, words[0]!);
    if (rows.length) return { rows, words: [] };
  }
  const folded = all.map((row) => fold(`${row.id} ${row.section} ${row.text}`).text);
  const having = (parts: readonly string[]) =>
    all.filter((_, index) => parts.every((part) => folded[index]!.includes(part)));
  let parts = words;
  let rows = having(parts);
  // Word endings vary: if nothing matches all words, try shorter and shorter stems.
  for (let cut = 1; cut <= 3 && !rows.length; cut += 1) {
    parts = words.map((word) => word.slice(0, Math.max(SHORTEST, word.length - cut)));
    rows = having(parts);
  }
  return { rows, words: rows.length ? parts : words };
}

function byNumber(all: readonly Paragraph[], word: string): Paragraph[] {
  const number = word.replace(/^[a-z]{2}-/, "").replace(/\.$/, "");
  const own = (row: Paragraph) => row.id.slice(row.id.indexOf("-") + 1).toLowerCase();
  const exact = all.filter((row) => own(row) === number);
  const inside = all.filter((row) => own(row).startsWith(`${number}.`));
  return [...exact, ...inside];
}

/** A part of a text, marked or not. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** The text split into marked and unmarked parts. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  if (!words.length) return [{ text, hit: false }];
  const folded = fold(text);
  const hits: [number, number][] = [];
  for (const word of words) {
    for (
      let from = folded.text.indexOf(word);
      from >= 0;
      from = folded.text.indexOf(word, from + word.length)
    ) {
      hits.push([folded.at[from]!, folded.at[from + word.length]!]);
    }
  }
  hits.sort((a, b) => a[0] - b[0]);
  const found: Stretch[] = [];
  let at = 0;
  for (const [from, to] of hits) {
    if (to <= at) continue;
    const start = Math.max(from, at);
    if (start > at) found.push({ text: text.slice(at, start), hit: false });
    found.push({ text: text.slice(start, to), hit: true });
    at = to;
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
  return found;
}
