import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { authors, icons } from "../src/lib/credits";

test("the about page names everybody that the credits page names, and every icon in use", () => {
  const page = readFileSync(new URL("../../docs/art-credits.md", import.meta.url), "utf-8");
  expect(page).toContain(`Icons made by ${authors.join(", ")}.`);
  const sprite = readFileSync(new URL("../src/generated/sprite.svg", import.meta.url), "utf-8");
  for (const icon of icons) expect(sprite).toContain(`id="${icon}"`);
});
