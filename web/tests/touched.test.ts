import { expect, test } from "vitest";
import { Touched } from "../src/games/touched.svelte";
import { momentOf, posedOf, type TableMoment } from "../src/games/ui";
import type { Question } from "../src/lib/wire";

const at = (seq: number, step?: number): TableMoment =>
  ({
    gameId: "g",
    viewer: 0,
    seq,
    kept: step === undefined ? null : { step, reading: true, options: [], rule: null },
  }) as unknown as TableMoment;

const asked = { seat: 0, asked: 3, ask: "ask-bid", rule: "X-1", options: ["bid:1", "bid:2"] };
const question = (more: object = {}): Question => ({ ...asked, ...more }) as Question;

test("while nothing is asked of me, what was touched holds for its step, however often it is told", () => {
  let now = at(3);
  const touched = new Touched(() => momentOf(now, undefined));
  expect(touched.what).toBeNull();
  touched.touch("tavern.1");
  now = { ...at(3), behind: 2 }; // the same step with more behind it
  expect(touched.what).toBe("tavern.1");
  now = at(4);
  expect(touched.what).toBeNull();
});

test("what was touched while I am asked holds until I am asked something else", () => {
  let now = at(3);
  let mine: Question | undefined = question();
  const touched = new Touched(() => momentOf(now, mine));
  touched.touch("hand.0");
  now = at(4); // another seat has answered
  expect(touched.what).toBe("hand.0");
  mine = question({ asked: 4 });
  expect(touched.what).toBeNull();
  touched.touch("hand.0");
  mine = undefined; // answered
  expect(touched.what).toBeNull();
});

test.each([undefined, question()])("another step of a lesson is another moment", (mine) => {
  let now = at(3, 7);
  const touched = new Touched(() => momentOf(now, mine));
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

test("my question is the same one while others answer theirs", () => {
  const posed = posedOf(at(3), question());
  expect(posedOf(at(4), question())).toBe(posed); // somebody has sealed a bid
  expect(posedOf(at(4), question({ asked: 4 }))).not.toBe(posed);
  expect(posedOf(at(3), question({ options: ["bid:1"] }))).not.toBe(posed); // a lesson allows less
  expect(posedOf(at(3), question({ options: null }))).toBe("");
  expect(posedOf(at(3), undefined)).toBe("");
});
