import { expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../src/lib/api";
import { inWords } from "../src/lib/errors";
import { speech } from "../src/lib/speech.svelte";
import { languages, shelves, Words } from "../src/lib/words";

vi.mock("../src/lib/preferences.svelte", () => ({ preferences: { language: null } }));

const refusal = (error: string) =>
  new Refused({ error, place: "", message: "for programmers", facts: {} });

test.each(languages())("errors are sentences of the page in %s", async (language) => {
  speech.words = new Words(await shelves(null, language));
  const told = [
    inWords(new Unreachable()),
    inWords(refusal("not-your-seat")),
    inWords(refusal("brand-new-code")),
  ];
  const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
  told.push(inWords(new TypeError("x is undefined")));
  expect(heard).toHaveBeenCalledOnce(); // developers still see it
  heard.mockRestore();
  expect(new Set(told).size).toBe(4);
  for (const line of told) expect(line).not.toMatch(/programmers|undefined|TypeError|-code/);
});
