"""The position in a lesson, and how it advances. No I/O: it only sees the open questions.

It never gets stuck: a step whose question is not asked is skipped, and each chapter starts from its
prepared table, whatever happened before.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hiddenhand.core.decision import Decision
from hiddenhand.server.lessons.lesson import Lesson, Said, Step

Asks = Sequence[Decision]


@dataclass(slots=True)
class Guide:
    """A position in a lesson."""

    lesson: Lesson
    step: int = 0  # `len(lesson.steps)` when it is finished

    @property
    def is_done(self) -> bool:
        """True after the last step."""
        return self.step >= len(self.lesson.steps)

    @property
    def chapter(self) -> int:
        """The index of the current chapter."""
        return self.lesson.chapter_of(self.step)

    @property
    def now(self) -> Step | None:
        """The current step; None at the end."""
        return None if self.is_done else self.lesson.steps[self.step][1]

    @property
    def lets_others_play(self) -> bool:
        """True if bots may answer during this step."""
        return self.is_done or (self.now is not None and self.now.kind == "play")

    def mine(self, asks: Asks) -> Decision | None:
        """The pupil's open question, if any."""
        return next((ask for ask in asks if ask.seat == self.lesson.seat), None)

    def wanted(self, asks: Asks) -> list[str] | None:
        """The only options that are allowed now; None if all are."""
        mine = self.mine(asks)
        return self.now.wanted(mine.options) if self.now and mine else None

    def must_lay(self, said: Said) -> bool:
        """True if this step starts a chapter and the table has other answers than its prepared
        one."""
        begins = not self.is_done and self.step == self.lesson.first_step(self.chapter)
        return begins and not self.lesson.stands(self.chapter, said)

    def go_on(self, asks: Asks) -> None:
        """The step was read or done: advance to the next one that fits."""
        self.step += 1
        self.settle(asks)

    def answered(self, seat: int, asks: Asks) -> None:
        """`seat` has answered, and `asks` are the open questions now."""
        if seat == self.lesson.seat and self.now is not None and self.now.kind == "answer":
            self.go_on(asks)
        else:
            self.settle(asks)

    def settle(self, asks: Asks) -> None:
        """Skip steps that do not fit. Stops at the start of a chapter, where the table may have
        to be replaced first."""
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
