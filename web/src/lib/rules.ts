/** The numbered rules, fetched once per game and language. */

import { PSEUDO } from "./pseudo";
import { server } from "./server";
import type { Paragraph } from "./wire";
import { FALLBACK } from "./words";

const kept = new Map<string, Promise<Paragraph[]>>();

/** The paragraphs of a game's rulebook. */
export function rulesOf(game: string, language: string): Promise<Paragraph[]> {
  if (language === PSEUDO) language = FALLBACK; // there is no pseudo-language rulebook
  const key = `${game}/${language}`;
  let found = kept.get(key);
  if (!found) {
    found = server.rules(game, language);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

/** What a player reads of a rulebook: no paragraphs for programs, and no data of examples. A
 * paragraph that a link leads to is always among them. */
export function forPlayers(rows: readonly Paragraph[], linked = ""): Paragraph[] {
  return rows.flatMap((row) => {
    if (row.id === linked) return [row];
    if (row.technical) return [];
    const section = row.section.replace(/ \(\w+ \d+(\.\d+)*\)$/u, ""); // where the source has it
    const text = row.text.replace(/^```[^]*?^```\s*$/gm, "").trim();
    const title = row.text.split("\n", 1)[0]!.trim();
    return text === title && text !== row.text ? [] : [{ ...row, section, text }];
  });
}

/** The beginning of a paragraph without markup, for lists. */
export function beginning(text: string, most = 96): string {
  const [first] = blocks(text.replaceAll(" | ", " · "));
  const line = first?.kind === "line" ? first.text : "";
  const plain = pieces(line)
    .map((piece) => piece.text)
    .join("");
  if (plain.length <= most) return plain;
  return `${plain.slice(0, most).replace(/\s+\S*$/, "")} …`;
}

export type Piece = { kind: "text" | "strong" | "em" | "code" | "rule"; text: string };

/** The inline Markdown of a paragraph as pieces, never as HTML. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const marks =
    /\*\*(.+?)\*\*|`(.+?)`|\*(\S(?:.*?\S)?)\*|\b([A-Z][A-Z0-9]*-(?:[A-Z]\d+|\d+(?:\.\d+)+))\b/g;
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, strong, code, em, rule] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (code) found.push({ kind: "code", text: code });
    else if (em) found.push({ kind: "em", text: em });
    else found.push({ kind: "rule", text: rule ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

export type Block =
  | { kind: "line"; text: string }
  | { kind: "table"; rows: string[][] }
  | { kind: "code"; text: string };

/** The lines of a paragraph; rows of a table are grouped, and so are lines of code. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let line = "";
  const flush = () => {
    // a table row that is its own paragraph: show its cells one below the other
    const [first, ...cells] = line.trim().split(" | ");
    if (first) found.push({ kind: "line", text: cells.length ? `**${first}**` : first });
    for (const cell of cells) found.push({ kind: "line", text: cell });
    line = "";
  };
  let code: string[] | null = null;
  for (const raw of text.split("\n")) {
    if (raw.startsWith("```")) {
      flush();
      if (code) found.push({ kind: "code", text: code.join("\n") });
      code = code ? null : [];
    } else if (code) {
      code.push(raw);
    } else if (raw.trimStart().startsWith("|")) {
      flush();
      const cells = raw
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim());
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue; // the line below a table's head
      const last = found.at(-1);
      if (last?.kind === "table") last.rows.push(cells);
      else found.push({ kind: "table", rows: [cells] });
    } else if (!raw.trim() || /^\s*[-*] /.test(raw)) {
      flush();
      line = raw.replace(/^\s*[-*] /, "• ");
    } else {
      if (raw.startsWith("**")) flush(); // question, ruling and reason start new lines
      line += (line ? " " : "") + raw.trim();
    }
  }
  flush();
  return found;
}
