/** The lessons there are, and how far I am in each. */

import type { Question } from "./wire";
import { server } from "./server";
import type { LessonInfo, LessonLine } from "./wire";

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

/** What is asked of me while a lesson speaks: nothing while I read, and only what it waits for. */
export function taught(
  questions: readonly Question[],
  lesson: LessonInfo,
  seat: number,
): readonly Question[] {
  if (lesson.kind === "play") return lesson.auto ? others(questions, seat) : questions;
  if (lesson.kind !== "answer" || lesson.auto) return others(questions, seat);
  return questions.map((question) => {
    if (question.seat !== seat || !question.options || !lesson.only) return question;
    return { ...question, options: question.options.filter((key) => lesson.only!.includes(key)) };
  });
}

function others(questions: readonly Question[], seat: number): readonly Question[] {
  return questions.filter((question) => question.seat !== seat);
}
