"""Games in processes of their own, watched: a bot that takes too long for an answer forfeits.

A process notes when a question was put to which seat. The caller looks at the notes; if an answer
takes longer than the limit, it ends the process, whatever the bot is doing there, and starts
another one for the games that are left.
"""

import contextlib
import multiprocessing
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any

from hiddenhand.bots.bot import BotFailed

LOOK_EVERY = 0.1  # seconds between looks at the notes
NOBODY_ASKED = -1

# Plays one task; it is given a function to call before each question, with the seat.
Work = Callable[[Any, Callable[[int], None]], Any]
Clock = Callable[[], float]


class BrokenProcess(BotFailed):
    """The process of a game ended by itself: the bot on `seat` crashed it."""


@dataclass(frozen=True, slots=True)
class Overdue:
    """A game that was ended because the bot on `seat` took too long."""

    seat: int


def _play_on(orders: Connection, seat: Any, since: Any, work: Work) -> None:
    """The process: plays one task after the other."""

    def asked(who: int) -> None:
        since.value = time.monotonic()
        seat.value = who

    with contextlib.suppress(EOFError, KeyboardInterrupt):  # the caller is gone, or Ctrl-C
        while True:
            task = orders.recv()
            try:
                found: Any = work(task, asked)
            except Exception as error:  # raised by the caller
                found = error
            seat.value = NOBODY_ASKED
            orders.send(found)


class Worker:
    """One process and the task it is at."""

    def __init__(self, work: Work) -> None:
        context = multiprocessing.get_context()
        self.seat = context.Value("i", NOBODY_ASKED, lock=False)
        self.since = context.Value("d", 0.0, lock=False)
        self.orders, there = context.Pipe()
        given = (there, self.seat, self.since, work)
        self.process = context.Process(target=_play_on, args=given, daemon=True)
        self.process.start()
        there.close()
        self.number = NOBODY_ASKED  # of the task

    def give(self, number: int, task: Any) -> None:
        """Hand over a task."""
        self.number = number
        self.orders.send(task)

    def take(self) -> Any:
        """The result of the task; BrokenProcess if there will be none."""
        try:
            return self.orders.recv()
        except EOFError:
            broken = BrokenProcess("the process ended in the middle of a game")
            broken.seat = max(self.seat.value, 0)
            return broken

    def overdue(self, limit: float, clock: Clock) -> Overdue | None:
        """The seat that takes longer than the limit for its answer, if there is one."""
        seat, since = self.seat.value, self.since.value
        late = seat != NOBODY_ASKED and clock() - since > limit
        return Overdue(seat) if late else None

    def end(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()
        self.orders.close()


def play_watched(
    tasks: list[Any], work: Work, processes: int, limit: float, clock: Clock = time.monotonic
) -> Iterator[tuple[int, Any]]:
    """Number and result of each task, as they are finished; Overdue where a bot was too slow.

    An error in a task is its result.
    """
    left = list(enumerate(tasks))[::-1]
    workers = [Worker(work) for _ in range(min(processes, len(tasks)))]
    try:
        for worker in workers:
            worker.give(*left.pop())
        while workers:
            ready = wait([worker.orders for worker in workers], LOOK_EVERY)
            for at, worker in reversed(list(enumerate(workers))):
                if worker.orders in ready:
                    found = worker.take()
                elif (found := worker.overdue(limit, clock)) is None:
                    continue
                yield worker.number, found
                if isinstance(found, Overdue | BrokenProcess):
                    worker.end()
                    workers[at] = worker = Worker(work)
                if left:
                    worker.give(*left.pop())
                else:
                    worker.end()
                    del workers[at]
    finally:
        for worker in workers:
            worker.end()
