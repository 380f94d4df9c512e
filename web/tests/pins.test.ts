/** What this browser keeps of proven deals, and a server that changes its commitment. */

import { beforeEach, expect, test, vi } from "vitest";
import { isBroken, noteGame, pinOf, shareFor } from "../src/lib/pins";
import { verify } from "../src/lib/proof";
import type { DealProof, RoomInfo } from "../src/lib/wire";

const ME = "me";
const FIRST = "aa".repeat(32);
const SECRET = "00".repeat(32);
const OF_SECRET = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

function deal(commitment: string, added: Record<string, string> = {}): DealProof {
  return { commitment, added, secret: null };
}

function room(change: Partial<RoomInfo>): RoomInfo {
  const seats = [{ seat: 0, here: true }];
  const start = { code: "room", stage: "waiting", games_played: 0, game_id: null, seats };
  return { ...start, deal: deal(FIRST), next_deal: null, ...change } as unknown as RoomInfo;
}

test("a share is random, kept with the commitment and sent again with the next seat", () => {
  const share = shareFor(room({}), ME);
  expect(share.entropy).toMatch(/^[0-9a-f]{64}$/);
  expect(share.commitment).toBe(FIRST);
  expect(shareFor(room({}), ME)).toEqual(share);
  expect(shareFor(room({ code: "other" }), ME).entropy).not.toBe(share.entropy);
});

test("a share from another device is not replaced", () => {
  const elsewhere = room({ deal: deal(FIRST, { [ME]: "11".repeat(32) }) });
  expect(shareFor(elsewhere, ME)).toEqual({ entropy: null, commitment: null });
});

test("a rematch has its own share, and the first game keeps its own", () => {
  const first = shareFor(room({}), ME);
  noteGame(room({ stage: "playing", game_id: "g1" }));
  const over = { stage: "over", game_id: "g1", games_played: 1 } as const;
  const second = shareFor(room({ ...over, next_deal: deal("bb".repeat(32)) }), ME);
  expect(second.entropy).not.toBe(first.entropy);
  expect(second.commitment).toBe("bb".repeat(32));
  noteGame(room({ stage: "playing", game_id: "g2", games_played: 1, deal: deal("bb".repeat(32)) }));
  expect(pinOf("g1")).toMatchObject({ share: first.entropy, commitment: FIRST });
  expect(pinOf("g2")).toMatchObject({ share: second.entropy, commitment: "bb".repeat(32) });
});

test("somebody who stood up before the game has no share in it", () => {
  shareFor(room({}), ME);
  noteGame(room({ stage: "playing", game_id: "g1", seats: [] }));
  expect(pinOf("g1")).toBeNull();
});

test("a commitment that is changed before the start is noticed at once and at the end", async () => {
  const { entropy } = shareFor(room({}), ME);
  expect(isBroken(room({}))).toBe(false);
  // The operator replaces the secret in the database; everything else fits the new one.
  const swapped = { deal: deal(OF_SECRET, { [ME]: entropy! }) };
  expect(isBroken(room(swapped))).toBe(true);
  const playing = room({ ...swapped, stage: "playing", game_id: "g1" });
  noteGame(playing);
  expect(isBroken(playing)).toBe(true);
  const proof = { commitment: OF_SECRET, added: [entropy!], secret: SECRET, draws: [] };
  expect(await verify(proof, pinOf("g1"))).toMatchObject({
    fits: true,
    committed: true,
    pinned: false,
    proven: false,
  });
});

test("sitting down again does not hide a changed commitment", () => {
  shareFor(room({}), ME);
  const swapped = room({ deal: deal(OF_SECRET) });
  expect(shareFor(swapped, ME).commitment).toBe(OF_SECRET); // so that the server takes the share
  expect(isBroken(swapped)).toBe(true);
});
