"""Where somebody stands in a lesson, and how it goes on. Pure: it reads questions and counts steps.

It never gets stuck: whoever is not asked what a step speaks of is led past that step, and each
chapter begins on the prepared table, whatever was done in the one before.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hiddenhand.core.decision import Decision
from hiddenhand.server.lessons.lesson import Lesson, Said, Step

Asks = Sequence[Decision]


@dataclass(slots=True)
class Guide:
    lesson: Lesson
    step: int = 0  # `len(lesson.steps)` when all is done

    @property
    def is_done(self) -> bool:
        return self.step >= len(self.lesson.steps)

    @property
    def chapter(self) -> int:
        return self.lesson.chapter_of(self.step)

    @property
    def now(self) -> Step | None:
        return None if self.is_done else self.lesson.steps[self.step][1]

    @property
    def lets_others_play(self) -> bool:
        return self.is_done or (self.now is not None and self.now.kind == "play")

    def mine(self, asks: Asks) -> Decision | None:
        return next((ask for ask in asks if ask.seat == self.lesson.seat), None)

    def wanted(self, asks: Asks) -> list[str] | None:
        """The only options that may be chosen now; None: all of them."""
        mine = self.mine(asks)
        return self.now.wanted(mine.options) if self.now and mine else None

    def must_lay(self, said: Said) -> bool:
        """Whether this step begins a chapter and the table stands otherwise."""
        begins = not self.is_done and self.step == self.lesson.first_step(self.chapter)
        return begins and not self.lesson.stands(self.chapter, said)

    def go_on(self, asks: Asks) -> None:
        """The step was read or done: to the next one that fits."""
        self.step += 1
        self.settle(asks)

    def answered(self, seat: int, asks: Asks) -> None:
        """`seat` has answered, and `asks` are the questions now."""
        if seat == self.lesson.seat and self.now is not None and self.now.kind == "answer":
            self.go_on(asks)
        else:
            self.settle(asks)

    def settle(self, asks: Asks) -> None:
        """Leave out what does not fit here. Stops where the next chapter begins: the table may
        have to be laid first."""
        chapter = self.chapter
        while not self.is_done and self.chapter == chapter and self._is_past(asks):
            self.step += 1

    def _is_past(self, asks: Asks) -> bool:
        step, mine = self.now, self.mine(asks)
        assert step is not None
        ask = mine.ask if mine else None
        if step.when and ask not in step.when:
            return True
        if step.until is not None:
            return not asks or ask in step.until
        return step.ask is not None and ask != step.ask
