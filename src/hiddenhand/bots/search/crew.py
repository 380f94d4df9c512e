"""One search over several processes.

Every worker gets an order: the same imagined world, packed, and its own dice. It searches on its
own, and what the workers counted is added up (root parallelisation). An order holds what the bot
knows and nothing else: a world that `redeal` dealt for its seat, never the real one.

Workers are started once for a process and serve every bot in it; they leave with it. The same
orders give the same counts, so a search by iterations depends on its seed and on the number of
processes alone.
"""

import atexit
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from time import perf_counter

from hiddenhand.bots.search.orders import Order, Tallies
from hiddenhand.core.errors import HiddenHandError

START_SECONDS = 60.0  # a worker that has not said a word by then does not come


class WorkerFailed(HiddenHandError):
    """A process that helps a search broke down. The next question starts fresh ones."""

    code = "worker-failed"


class Crew:
    """Worker processes, each with a line to it."""

    def __init__(self, size: int) -> None:
        self.process = os.getpid()
        self.asked = 0  # questions so far: a late answer to an old one is known by its number
        self._lock = threading.Lock()
        self._lines: list[Connection] = []
        self._workers: list[multiprocessing.process.BaseProcess] = []
        context = multiprocessing.get_context("spawn")
        try:
            for _ in range(size):
                here, there = context.Pipe()
                worker = context.Process(target=serve, args=(there,), daemon=True)
                worker.start()
                there.close()
                self._lines.append(here)
                self._workers.append(worker)
            for number, line in enumerate(self._lines):
                if not line.poll(START_SECONDS):
                    raise WorkerFailed("it says nothing", place=f"worker {number}")
                self._hear(number)
        except (OSError, AssertionError, WorkerFailed) as error:  # may be forbidden here
            self.close()
            raise WorkerFailed(
                f"cannot be started ({error}); a script that asks for processes"
                " must begin its work under `if __name__ == '__main__':`",
                place="workers",
            ) from error

    @property
    def is_alive(self) -> bool:
        return bool(self._workers) and all(worker.is_alive() for worker in self._workers)

    def ask(self, orders: Sequence[Order], end: float | None = None) -> list[Tallies]:
        """What the workers found, in the order of the orders.

        With `end`, a worker that is late (by `perf_counter`) is not waited for once another one
        has answered.
        """
        with self._lock:
            self.asked += 1
            try:
                return self._ask(orders, end)
            except WorkerFailed:
                self.close()
                raise

    def _ask(self, orders: Sequence[Order], end: float | None) -> list[Tallies]:
        for number, order in enumerate(orders):
            try:
                self._lines[number].send((self.asked, order))
            except OSError as error:
                raise self._lost(number) from error
        found: dict[int, Tallies] = {}
        numbers = {self._lines[number]: number for number in range(len(orders))}
        while len(found) < len(orders):
            patience = None if end is None or not found else max(0.0, end - perf_counter())
            waiting = [line for line, number in numbers.items() if number not in found]
            spoke = wait(waiting, patience)
            if not spoke:
                break
            for line in waiting:
                if line in spoke:
                    asked, told = self._hear(numbers[line])
                    if asked == self.asked:
                        found[numbers[line]] = told
        return [found[number] for number in sorted(found)]

    def _hear(self, number: int) -> tuple[int, Tallies]:
        try:
            asked, told, wrong = self._lines[number].recv()
        except (EOFError, OSError) as error:
            raise self._lost(number) from error
        if wrong:
            raise WorkerFailed(wrong, place=f"worker {number}")
        return asked, told

    def _lost(self, number: int) -> WorkerFailed:
        worker = self._workers[number]
        worker.join(1.0)
        return WorkerFailed(f"it ended with {worker.exitcode}", place=f"worker {number}")

    def close(self) -> None:
        """Workers whose line is closed go home; one that does not is sent."""
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join(1.0)
            if worker.is_alive():
                worker.terminate()
                worker.join()
        self._lines, self._workers = [], []


_crews: dict[int, Crew] = {}
_door = threading.Lock()


def crew(size: int) -> Crew:
    """The workers of this process. After a fork the child gets its own, not its parent's."""
    with _door:
        found = _crews.get(size)
        if found is None or found.process != os.getpid() or not found.is_alive:
            if found is not None and found.process == os.getpid():
                found.close()
            _crews[size] = found = Crew(size)
        return found


@atexit.register
def close_all() -> None:
    for found in _crews.values():
        if found.process == os.getpid():
            found.close()
    _crews.clear()


def serve(line: Connection) -> None:
    """The life of a worker: orders in, counts out, until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that asks says when to stop
    line.send((0, [], ""))
    while True:
        try:
            asked, order = line.recv()
        except EOFError:
            return
        try:
            answer = (asked, order.carry_out(), "")
        except Exception as error:  # told to the one who asked, by name
            answer = (asked, [], repr(error))
        try:
            line.send(answer)
        except OSError:  # nobody listens any more
            return
