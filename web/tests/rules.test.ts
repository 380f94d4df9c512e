import { expect, test } from "vitest";
import { beginning, blocks, forPlayers, pieces } from "../src/lib/rules";
import { fold, marked, search } from "../src/lib/search";

test("the little Markdown of a paragraph becomes pieces", () => {
  expect(pieces("**Bury** a *hero* (HL-8.1), see `x`.")).toEqual([
    { kind: "strong", text: "Bury" },
    { kind: "text", text: " a " },
    { kind: "em", text: "hero" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "HL-8.1" },
    { kind: "text", text: "), see " },
    { kind: "code", text: "x" },
    { kind: "text", text: "." },
  ]);
});

test("lines flow together, tables and lists stand apart", () => {
  expect(blocks("one\ntwo\n\n| a | b |\n|---|---|\n| 1 | 2 |\n- x\n- y")).toEqual([
    { kind: "line", text: "one two" },
    {
      kind: "table",
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
    { kind: "line", text: "• x" },
    { kind: "line", text: "• y" },
  ]);
});

test("the paragraphs of any game are found", () => {
  const found = pieces("see SA-R27, NM-2.4 and X-1").filter((piece) => piece.kind === "rule");
  expect(found.map((piece) => piece.text)).toEqual(["SA-R27", "NM-2.4"]);
});

test("code stands as it is, and what begins in bold begins a line", () => {
  expect(blocks("**Q** Why?\n**R** So.\n```yaml\na: 1\nb: 2\n```\nEnd.")).toEqual([
    { kind: "line", text: "**Q** Why?" },
    { kind: "line", text: "**R** So." },
    { kind: "code", text: "a: 1\nb: 2" },
    { kind: "line", text: "End." },
  ]);
  expect(blocks("Step 3 | three left | one")).toEqual([
    { kind: "line", text: "**Step 3**" },
    { kind: "line", text: "three left" },
    { kind: "line", text: "one" },
  ]);
  expect(beginning("**Bury** – put a hero (HL-8.1)", 12)).toBe("Bury – put …");
});

const row = (id: string, text: string, section = "Section") => ({
  id,
  text,
  section,
  technical: false,
});
const book = [
  row("HL-7.5", "If a legal target exists you must use one."),
  row("HL-7.12", "Only playing a card triggers an ability.", "Zdolności"),
  row("HL-20.1", "Odwróć Bohatera na ręce, do Dziczy."),
  row("SA-R7", "Поверніть плитку, п’ять разів; її ґрунт."),
];
const ids = (query: string) => search(book, query).rows.map(({ id }) => id);

test("rules are found by number", () => {
  expect(ids("7.5")).toEqual(["HL-7.5"]);
  expect(ids("hl-7")).toEqual(["HL-7.5", "HL-7.12"]);
  expect(ids("R7")).toEqual(["SA-R7"]);
  expect(ids("HL-7.12")).toEqual(["HL-7.12"]);
});

test("rules are found by words, whatever accents and endings they have", () => {
  expect(ids("odwroc bohatera")).toEqual(["HL-20.1"]);
  expect(ids("zdolnosci")).toEqual(["HL-7.12"]);
  expect(ids("ПЯТЬ")).toEqual(["SA-R7"]);
  expect(ids("грунт")).toEqual(["SA-R7"]);
  expect(ids("targets")).toEqual(["HL-7.5"]); // only "target" stands there
  expect(ids("")).toHaveLength(4);
  expect(ids("nothing like that")).toEqual([]);
});

test("what was found is marked where it stands", () => {
  expect(fold("Łódź п’ять").text).toBe("lodz пять");
  expect(marked("Odwróć Bohatera na ręce", ["odwroc", "rece"])).toEqual([
    { text: "Odwróć", hit: true },
    { text: " Bohatera na ", hit: false },
    { text: "ręce", hit: true },
  ]);
  expect(marked("п’ять", ["пять"])).toEqual([{ text: "п’ять", hit: true }]);
});

test("players read neither paragraphs for programs nor the data of examples", () => {
  const row = (id: string, text: string, technical = false) => ({
    id,
    section: "s",
    text,
    technical,
  });
  const book = [
    row("SA-1.0.1", "A rule."),
    row("SA-V1", "A program must …", true),
    row("SA-X5", "An auction\n\nB wins.\n\n```yaml\nbids: {A: 1}\n```"),
    row("SA-X24", "Waste\n\n```yaml\nexpect: {0: 0}\n```"),
  ];
  expect(forPlayers(book).map(({ id, text }) => [id, text])).toEqual([
    ["SA-1.0.1", "A rule."],
    ["SA-X5", "An auction\n\nB wins."],
  ]);
  expect(forPlayers(book, "SA-V1").map(({ id }) => id)).toContain("SA-V1");
});
