/** The lessons, and my progress in each. */

import { server } from "./server";
import type { LessonInfo, LessonLine, Question } from "./wire";

class Lessons {
  lines = $state.raw<LessonLine[]>([]);

  of(game: string): LessonLine | undefined {
    return this.lines.find((line) => line.game === game);
  }

  async load(): Promise<void> {
    this.lines = await server.lessons();
  }
}

export const lessons = new Lessons();

/**
 * True while the lesson has no text yet for this step of the table: the update of the table comes
 * first, then the lesson's.
 */
export function isSilent(lesson: LessonInfo, seq: number): boolean {
  return (lesson.seq ?? seq) < seq;
}

/**
 * My questions during a lesson: none while I read, otherwise only the options the lesson asks for.
 */
export function taught(
  questions: readonly Question[],
  lesson: LessonInfo,
  seat: number,
): readonly Question[] {
  if (lesson.kind === "play") return lesson.auto ? notMine(questions, seat) : questions;
  if (lesson.kind !== "answer" || lesson.auto) return notMine(questions, seat);
  return questions.map((question) => {
    if (question.seat !== seat || !question.options || !lesson.only) return question;
    return { ...question, options: question.options.filter((key) => lesson.only!.includes(key)) };
  });
}

/** What the rules allow but the lesson does not allow yet. */
export interface Kept {
  step: number; // of the lesson
  reading: boolean; // an explanation is waiting to be read, and the game waits too
  options: readonly string[]; // of my own question
  rule: string | null; // of that question
}

/** What the lesson does not allow yet; null if nothing. */
export function keptBack(
  questions: readonly Question[],
  lesson: LessonInfo,
  seat: number,
): Kept | null {
  const mine = questions.find((question) => question.seat === seat);
  const left = taught(questions, lesson, seat).find((question) => question.seat === seat);
  const options = (mine?.options ?? []).filter((key) => !left?.options?.includes(key));
  const reading = lesson.kind === "read";
  if (!reading && !options.length) return null;
  return { step: lesson.step, reading, options, rule: mine?.rule ?? null };
}

/** Why something cannot be chosen, if the lesson is the reason. */
export function whyKept(
  kept: Kept | null | undefined,
  among: (options: readonly string[]) => boolean,
): { say: string; rule?: string } | null {
  if (kept?.reading) return { say: "web-why-lesson-reading" };
  if (!kept?.rule || !among(kept.options)) return null;
  return { say: "web-why-lesson-later", rule: kept.rule };
}

/** The questions to all other seats. */
export function notMine(questions: readonly Question[], seat: number): readonly Question[] {
  return questions.filter((question) => question.seat !== seat);
}
