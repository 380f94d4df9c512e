import { expect, test } from "vitest";
import { Touched } from "../src/games/touched.svelte";
import { momentOf, type TableMoment } from "../src/games/ui";

const at = (seq: number, step?: number): TableMoment =>
  ({
    gameId: "g",
    viewer: 0,
    seq,
    kept: step === undefined ? null : { step, reading: true, options: [], rule: null },
  }) as unknown as TableMoment;

test("what was touched holds for its moment, however often that moment is told", () => {
  let now = at(3);
  const touched = new Touched(() => momentOf(now));
  expect(touched.what).toBeNull();
  touched.touch("tavern.1");
  now = { ...at(3), behind: 2 }; // the same step with more behind it
  expect(touched.what).toBe("tavern.1");
  now = at(4);
  expect(touched.what).toBeNull();
});

test("another step of a lesson is another moment", () => {
  let now = at(3, 7);
  const touched = new Touched(() => momentOf(now));
  touched.touch("hand.0");
  expect(touched.what).toBe("hand.0");
  now = at(3, 8);
  expect(touched.what).toBeNull();
});

test("it can be let go", () => {
  const touched = new Touched(() => "");
  touched.touch("hand.0");
  touched.letGo();
  expect(touched.what).toBeNull();
});
