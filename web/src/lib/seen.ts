/**
 * One viewer's table, built from a snapshot and the updates after it. Pure data: no clock, no
 * socket. `steps` is everything received; `frames` are the moments to show one by one.
 */

import type { Step, TableMoment } from "../games/ui";
import type { Facts, Moment, Snapshot, Update } from "./wire";

/** A moment without the fields that depend on the playback. */
export type Frame = Omit<TableMoment, "behind" | "pace">;

/** All that one viewer has received of a game. */
export interface Seen {
  frame: Frame;
  steps: readonly Step[];
  missed: readonly Step[]; // what happened while disconnected, with the newest snapshot
}

const UNKNOWN = -1; // a snapshot's log does not say who answered

/** Starts from a snapshot; `before` is what was known before a reconnect. */
export function fromSnapshot(game: string, message: Snapshot, before: Seen | null): Seen {
  const first = message.first ?? 0;
  const fresh = message.log.map((events, index): Step => ({
    seq: first + index,
    seat: UNKNOWN,
    events,
  }));
  const same = before !== null && before.frame.gameId === message.game_id && first > 0;
  const steps = same ? [...before.steps.filter((step) => step.seq < first), ...fresh] : fresh;
  const missed = same ? fresh.filter((step) => step.seq > before.frame.seq) : [];
  return {
    frame: {
      game,
      view: message.view,
      names: numbered(message.names),
      last: { seq: message.seq, seat: UNKNOWN, events: [] },
      replay: false,
      ...common(message),
    },
    steps,
    missed,
  };
}

/** The next moment, or null if an update is missing. */
export function afterUpdate(seen: Seen, message: Update): Seen | null {
  const { frame } = seen;
  if (message.game_id !== frame.gameId || message.seq !== frame.seq + 1) return null;
  const last: Step = { seq: message.seq, seat: message.seat, events: message.events };
  const retold = numbered(message.retold ?? {}); // a turn ended: fleeting facts go
  const older = seen.steps.map((step) => {
    const events = retold[step.seq];
    return events ? { ...step, events } : step;
  });
  return {
    frame: {
      ...frame,
      ...common(message),
      view: { ...frame.view, ...message.changed },
      last,
    },
    steps: [...older, last],
    missed: [],
  };
}

function common(message: Moment) {
  return {
    gameId: message.game_id,
    viewer: message.viewer,
    seq: message.seq,
    questions: message.questions,
    mayTakeBack: message.may_take_back ?? false,
    mayResign: message.may_resign ?? false,
    banks: numbered(message.banks ?? {}),
    result: (message.result ?? null) as Facts | null,
  };
}

function numbered<T>(found: Record<string, T>): Record<number, T> {
  return found; // object keys are strings anyway; the game reads them by number
}

/** The steps after this one that belong to the same scene: those of the same player, until somebody
 * else acts. */
export function sceneOf(step: Step, coming: readonly Step[]): readonly Step[] {
  const end = coming.findIndex(({ seat }) => seat !== step.seat);
  return end < 0 ? coming : coming.slice(0, end);
}

/** How long a step is shown at normal speed: longer if more happened. */
export function lookingTime(step: Step): number {
  const shown = step.events.length;
  return shown === 0 ? 0 : Math.min(450 + 300 * shown, 1800);
}
