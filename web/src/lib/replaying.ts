/** A finished game as an array of moments, built once so that any moment can be shown directly. */

import type { Step } from "../games/ui";
import type { Frame as Moment } from "./seen";
import type { Facts, Replay } from "./wire";

/** A replay with all its moments. */
export interface Reel {
  replay: Replay;
  moments: readonly Moment[]; // index n: after n answers
  steps: readonly Step[];
}

/** Builds all moments of a replay. */
export function reelOf(replay: Replay): Reel {
  const first: Step = { seq: 0, seat: -1, events: replay.log };
  const common = {
    game: replay.game,
    gameId: replay.game_id,
    viewer: replay.eyes,
    names: replay.names,
    mayTakeBack: false,
    mayResign: false,
    banks: {},
    replay: true,
  };
  let view: Facts = replay.view;
  const moments: Moment[] = [{ ...common, seq: 0, view, last: first, questions: [], result: null }];
  const steps = [first];
  for (const [index, frame] of replay.frames.entries()) {
    view = { ...view, ...frame.changed };
    const step: Step = { seq: index + 1, seat: frame.seat, events: frame.events };
    steps.push(step);
    moments.push({
      ...common,
      seq: index + 1,
      view,
      last: step,
      questions: frame.questions,
      result: index === replay.frames.length - 1 ? replay.result : null,
    });
  }
  return { replay, moments, steps };
}
