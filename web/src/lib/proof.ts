/** Verifies a proven deal in the browser, following docs/reference/proven-deals.md. */

import { hex } from "./hex";
import type { Pin } from "./pins";
import type { ProofInfo } from "./wire";

/** The result of the verification. */
export interface Verdict {
  fits: boolean; // the secret matches the commitment and every draw follows from it
  committed: boolean;
  draws: number;
  wrong: number | null; // the first wrong draw, counted from 0
  pinned: boolean | null; // the commitment is the one this browser saw; null: it kept none
  ownAdded: boolean | null; // this browser's share is included; null: it kept none
  proven: boolean; // to whoever uses this browser
}

const LABEL = new TextEncoder().encode("hidden-hand deal 1\n");

/** Verifies all draws; `pin` is what this browser saw and added, if it kept that. */
export async function verify(
  proof: ProofInfo,
  pin: Pick<Pin, "commitment" | "share"> | null,
): Promise<Verdict> {
  const secret = bytes(proof.secret ?? "");
  const committed =
    hex(new Uint8Array(await crypto.subtle.digest("SHA-256", secret))) === proof.commitment;
  const key = await dealKey(secret, proof.added);
  let wrong: number | null = null;
  for (const [number, draw] of proof.draws.entries()) {
    if ((await drawn(key, number, draw.count)) !== draw.index) {
      wrong = number;
      break;
    }
  }
  const fits = committed && wrong === null;
  const pinned = pin && pin.commitment === proof.commitment;
  const ownAdded = pin && proof.added.includes(pin.share);
  const proven = fits && pinned === true && ownAdded === true;
  return { fits, committed, draws: proof.draws.length, wrong, pinned, ownAdded, proven };
}

/** The HMAC key of all draws: from the secret and the sorted contributions. */
export async function dealKey(
  secret: Uint8Array<ArrayBuffer>,
  added: string[],
): Promise<CryptoKey> {
  const message = joined([LABEL, ...added.toSorted().map(bytes)]);
  return hmacKey(await hmac(await hmacKey(secret), message));
}

/** Random draw number `number` among `count` options (Lemire's method, without bias). */
export async function drawn(key: CryptoKey, number: number, count: number): Promise<number> {
  const n = BigInt(count);
  const words = 1n << 32n;
  const floor = (words - n) % n;
  for (let block = 0; ; block++) {
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(number));
    message.setUint32(8, block);
    const stream = new DataView((await hmac(key, new Uint8Array(message.buffer))).buffer);
    for (let at = 0; at < 32; at += 4) {
      const product = BigInt(stream.getUint32(at)) * n;
      if (product % words >= floor) return Number(product / words);
    }
  }
}

function hmacKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function hmac(
  key: CryptoKey,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
