/** The numbers of tests/table/test_proven.py, found by the page. */

import { expect, test } from "vitest";
import { dealKey, drawn, verify } from "../src/lib/proof";

const SECRET = Uint8Array.from({ length: 32 }, (_, n) => n);
const HEX = [...SECRET].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const ADDED = ["ff".repeat(32), "01".repeat(32)];
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const DRAWS = [1, 65, 66, 65, 33, 65, 31, 65, 17, 32];

const proof = {
  commitment: COMMITMENT,
  added: ADDED,
  secret: HEX,
  draws: DRAWS.map((index, number) => ({ answer: number + 1, count: 72, index, key: "" })),
};

test("draws follow from the secret and what was added", async () => {
  const key = await dealKey(SECRET, ADDED);
  const found = [];
  for (let number = 0; number < 10; number++) found.push(await drawn(key, number, 72));
  expect(found).toEqual(DRAWS);
});

test("an honest deal is found honest", async () => {
  expect(await verify(proof, { commitment: COMMITMENT, share: "01".repeat(32) })).toEqual({
    fits: true,
    committed: true,
    draws: 10,
    wrong: null,
    pinned: true,
    ownAdded: true,
    proven: true,
  });
});

test("every lie is found", async () => {
  const draws = proof.draws.map((draw) => ({ ...draw }));
  draws[4]!.index++;
  expect(await verify({ ...proof, draws }, null)).toMatchObject({ fits: false, wrong: 4 });
  const other = { ...proof, secret: "aa".repeat(32) };
  expect(await verify(other, null)).toMatchObject({ fits: false, committed: false });
  const left = { commitment: COMMITMENT, share: "bb".repeat(32) };
  expect(await verify(proof, left)).toMatchObject({ fits: true, ownAdded: false, proven: false });
  expect(await verify(proof, null)).toMatchObject({ fits: true, pinned: null, proven: false });
});
