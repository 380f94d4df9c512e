/** The bell for my turn: once for each turn, however many pages of mine are open. */

import { play } from "./sound";

const SEEN = "hiddenhand-seen"; // a lock that every visible page shares
const RINGING = "hiddenhand-bell";
const PAUSE = 2000; // milliseconds in which no other page rings

/** Visible pages hold a lock, so that hidden ones know that the turn is seen. */
export function holdSight(): void {
  let hide = () => {};
  const look = () => {
    hide();
    if (document.hidden || !navigator.locks) return;
    const hidden = new Promise<void>((done) => (hide = done));
    void navigator.locks.request(SEEN, { mode: "shared" }, () => hidden);
  };
  document.addEventListener("visibilitychange", look);
  look();
}

/** Rings, unless another page of mine does; a hidden page leaves it to one that is seen. */
export async function ring(): Promise<void> {
  if (!navigator.locks) {
    play("bell", true);
    return;
  }
  const { held } = await navigator.locks.query();
  if (document.hidden && held?.some((lock) => lock.name === SEEN)) return;
  await navigator.locks.request(RINGING, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play("bell", true);
    await new Promise((done) => setTimeout(done, PAUSE));
  });
}
