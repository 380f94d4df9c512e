/** The lessons there are, and how far I am in each. */

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

/** True while the lesson has not yet said anything about this step of the table: both are told one
 * after the other, the table first. */
export function isSilent(lesson: LessonInfo, seq: number): boolean {
  return (lesson.seq ?? seq) < seq;
}

/** What is asked of me while a lesson speaks: nothing while I read, and only what it waits for. */
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

/** What a lesson keeps back for now: the rules allow it, the lesson does not yet. */
export interface Kept {
  step: number; // of the lesson
  reading: boolean; // an explanation waits to be read, and the game with it
  options: readonly string[]; // of my own question
  rule: string | null; // of that question
}

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

/** Why something cannot be chosen, where the lesson is the reason. */
export function whyKept(
  kept: Kept | null | undefined,
  among: (options: readonly string[]) => boolean,
): { say: string; rule?: string } | null {
  if (kept?.reading) return { say: "web-why-lesson-reading" };
  if (!kept?.rule || !among(kept.options)) return null;
  return { say: "web-why-lesson-later", rule: kept.rule };
}

/** What is asked of everybody else. */
export function notMine(questions: readonly Question[], seat: number): readonly Question[] {
  return questions.filter((question) => question.seat !== seat);
}
