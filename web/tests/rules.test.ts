import { expect, test } from "vitest";
import { blocks, gameOfRule, pieces } from "../src/lib/rules";

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

test("a paragraph knows its game", () => {
  expect(gameOfRule("SA-R27")).toBe("secret_allies");
  expect(gameOfRule("HL-8.1")).toBe("hidden_leaders");
});
