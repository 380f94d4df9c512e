/**
 * Shows updates one step at a time at the chosen speed, so the display may lag behind the server.
 */

import type { Step, TableMoment } from "../games/ui";
import { preferences } from "./preferences.svelte";
import { lookingTime, sceneOf, type Frame, type Seen } from "./seen";
import type { Question } from "./wire";

const SHOWN_AGAIN = 12; // steps shown again after a reconnect
// Milliseconds at normal speed in which waiting steps are shown: of one player's turn, and all.
const SCENE = 3000;
const FILM = 5000;

const isSame = (one: Question, other: Question): boolean =>
  one.seat === other.seat && one.asked === other.asked;

/** The playback of one viewer's table. */
export class Playback {
  moment = $state.raw<TableMoment | null>(null);
  log = $state.raw<readonly Step[]>([]);

  private truth: Seen | null = null;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onShown: (step: Step) => void;

  constructor(onShown: (step: Step) => void = () => {}) {
    this.onShown = onShown;
  }

  /** Shows this state at once, without playback. */
  jump(seen: Seen): void {
    this.truth = seen;
    this.skip();
  }

  /**
   * Shows what was missed while disconnected, step by step; older steps only in the log. The board
   * in between is the last one received, because the server sends no intermediate ones. A question
   * of mine that is still open stays.
   */
  comeBack(seen: Seen): void {
    const left = this.truth?.frame;
    const missed = seen.missed.slice(-SHOWN_AGAIN);
    if (!left || !missed.length || preferences.motion === 0) {
      this.jump(seen);
      return;
    }
    this.stop();
    this.truth = seen;
    const questions = seen.frame.questions.filter((question) =>
      left.questions.some((open) => open.options && isSame(open, question)),
    );
    this.queue = missed.map((step, index) =>
      index === missed.length - 1
        ? { ...seen.frame, last: step }
        : { ...left, seq: step.seq, last: step, questions },
    );
    this.next();
  }

  /** Adds the next step. */
  add(seen: Seen): void {
    this.truth = seen;
    this.queue.push(seen.frame);
    const mine = seen.frame.last.seat === seen.frame.viewer; // my own answer is shown at once
    if (mine) this.hasten();
    if (preferences.motion === 0) this.skip(true);
    else if (this.timer === undefined) this.next();
    else if (this.moment) this.show({ ...this.moment, behind: this.queue.length });
  }

  /** Shows all waiting steps at once. */
  skip(heard = false): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (heard) for (const frame of this.queue) this.onShown(frame.last);
    this.queue = [];
    if (this.truth) this.show({ ...this.truth.frame, behind: 0, pace: 0 });
  }

  private hasten(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const frame of this.queue.splice(0, this.queue.length - 1)) this.onShown(frame.last);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    const frame = this.queue.shift();
    if (!frame) return;
    const waiting = this.queue.map(({ last }) => last).filter((step) => lookingTime(step) > 0);
    const scene = sceneOf(frame.last, waiting).length;
    const time = Math.min(
      lookingTime(frame.last),
      SCENE / (scene + 1), // the more, the faster
      FILM / (waiting.length + 1),
    );
    const pace = Math.round(time * preferences.motion);
    this.show({ ...frame, behind: this.queue.length, pace });
    this.onShown(frame.last);
    if (pace === 0) this.next();
    else this.timer = setTimeout(() => this.next(), pace);
  }

  private show(moment: TableMoment): void {
    // Options only when everything has been shown, so that nobody answers a question they have not
    // seen. A question that could be answered before stays on the screen while others act, as in an
    // auction with sealed bids.
    const open = this.moment?.questions.filter((question) => question.options) ?? [];
    const questions = moment.questions.map((question) =>
      !moment.behind || open.some((shown) => isSame(shown, question))
        ? question
        : { ...question, options: null },
    );
    this.moment = { ...moment, questions, coming: this.queue.map(({ last }) => last) };
    const steps = this.truth?.steps ?? [];
    this.log = moment.behind ? steps.filter((step) => step.seq <= moment.seq) : steps;
  }
}
