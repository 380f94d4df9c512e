/**
 * What this browser added to proven deals: for every game 32 random bytes, and the commitment that
 * the server showed at that time. After the game they tell whether the server kept to it.
 */

import { hex } from "./hex";
import type { DealProof, RoomInfo, Wish } from "./wire";

/** One contribution. */
export interface Pin {
  room: string;
  number: number; // of the game in its room, counted from 0
  commitment: string;
  share: string;
  game: string | null; // the game's id; null until it has started
}

/** What is sent with a seat or a vote for a rematch. */
export type Share = Required<Pick<Wish, "entropy" | "commitment">>;

const KEY = "hiddenhand-pins";
const KEPT = 50;

/** The deal that somebody who sits down now adds to, and the number of its game. */
function nextDeal(info: RoomInfo): DealProof | null {
  return isOver(info) ? info.next_deal : info.deal;
}

/** The number of the game that `info.deal` belongs to. */
function numberOf(info: RoomInfo): number {
  return info.games_played - (isOver(info) ? 1 : 0);
}

function isOver(info: RoomInfo): boolean {
  return info.stage === "over" || info.stage === "abandoned";
}

/**
 * This browser's share of the next deal. The commitment that is shown now is kept with it; a share
 * that was added before keeps the commitment it was added for. Nothing if there is no deal, or if
 * this user (`me`) has added a share on another device.
 */
export function shareFor(info: RoomInfo, me: string): Share {
  const deal = nextDeal(info);
  if (!deal) return { entropy: null, commitment: null };
  const { commitment, added } = deal;
  const number = info.games_played;
  const before = all().find((pin) => pin.room === info.code && pin.number === number);
  if (before) return { entropy: before.share, commitment };
  if (added[me]) return { entropy: null, commitment: null };
  const share = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep([{ room: info.code, number, commitment, share, game: null }, ...all()]);
  return { entropy: share, commitment };
}

/** Notes which game a share was for, once the room shows it and one of its seats is mine. */
export function noteGame(info: RoomInfo): void {
  const game = info.game_id;
  if (!game || info.stage === "waiting" || !info.seats.some((seat) => seat.here)) return;
  const pins = all();
  const found = pins.find(
    (pin) => pin.room === info.code && pin.number === numberOf(info) && pin.game === null,
  );
  if (found) keep(pins.map((pin) => (pin === found ? { ...pin, game } : pin)));
}

/** What this browser added to a game's deal; null if it added nothing, or no longer knows. */
export function pinOf(game: string): Pin | null {
  return all().find((pin) => pin.game === game) ?? null;
}

/** True if the room shows another commitment than when this browser added its share. */
export function isBroken(info: RoomInfo): boolean {
  const shown = [
    { number: numberOf(info), deal: info.deal },
    { number: info.games_played, deal: info.next_deal },
  ];
  return all().some((pin) =>
    shown.some(
      ({ number, deal }) =>
        deal &&
        pin.room === info.code &&
        pin.number === number &&
        pin.commitment !== deal.commitment,
    ),
  );
}

function keep(pins: Pin[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pins.slice(0, KEPT)));
  } catch {
    // storage is disabled: the deal can be recomputed, but nothing of ours can be compared
  }
}

function all(): Pin[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Pin[];
  } catch {
    return [];
  }
}
