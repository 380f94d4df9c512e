import { expect, test, vi } from "vitest";
import { placesIn } from "../src/analysis/places";
import { packOf } from "../src/games/secret_allies/pack";
import { layoutOf, placesOf } from "../src/games/secret_allies/places";
import { viewOf } from "../src/games/secret_allies/view";
import { shelves, Words } from "../src/lib/words";

const { states } = packOf("tiny");
const [state, { cells }] = Object.entries(states)[0]!;
const hexes = cells.map(([q, r]) => `${q}.${r}`);

vi.mock("../src/lib/server", () => ({
  server: {
    replay: () =>
      Promise.resolve({
        log: [],
        view: { states: [], tiles: [] },
        frames: [{ changed: { states: [{ state, hexes }] }, seat: 0, events: [], questions: [] }],
      }),
  },
}));
vi.mock("../src/games/ui", () => ({
  SPECTATOR: -3,
  uiOf: (game: string) =>
    Promise.resolve(
      game === "secret_allies"
        ? { placesOf: (view: never) => placesOf(layoutOf(viewOf(view)), 0) }
        : {},
    ),
}));

test("an analysis names hexes by their states, as they were at the end", async () => {
  const words = new Words(await shelves("secret_allies", "en")).placed(
    await placesIn("secret_allies", "g1"),
  );
  for (const hex of hexes) expect(words.place(hex)).toMatch(/^[A-Z]\w+, [a-z]+/);
});

test("a game without places of its own needs no replay", async () => {
  expect((await placesIn("hidden_leaders", "g1"))("tavern")).toBeUndefined();
});
