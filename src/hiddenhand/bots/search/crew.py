"""One search on several processes (root parallelization).

Every worker gets an order: the same packed imagined world, with different dice. The workers search
independently and their counts are added up. An order holds only what the bot knows: a world from
`redeal`, never the real one.

Workers are started once per process, serve all its bots, and end with it. The same orders give the
same counts, so a search by iterations depends only on its seed and the number of processes.
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

START_SECONDS = 60.0  # a worker that has not reported by then counts as failed
END_SECONDS = 10.0  # for the exit code of a worker that has closed its pipe


class WorkerFailed(HiddenHandError):
    """A worker process failed. The next question starts new workers."""

    code = "worker-failed"


class Crew:
    """Worker processes, with a pipe to each."""

    def __init__(self, size: int) -> None:
        self.process = os.getpid()
        self.asked = 0  # number of the last question: answers to earlier ones are ignored
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
                    raise WorkerFailed("it does not respond", place=f"worker {number}")
                self._hear(number)
        except (OSError, AssertionError, WorkerFailed) as error:  # processes may be forbidden here
            self.close()
            raise WorkerFailed(
                f"cannot be started ({error}); a script that asks for processes"
                " must begin its work under `if __name__ == '__main__':`",
                place="workers",
            ) from error

    @property
    def is_alive(self) -> bool:
        """True if all workers are running."""
        return bool(self._workers) and all(worker.is_alive() for worker in self._workers)

    def ask(self, orders: Sequence[Order], end: float | None = None) -> list[Tallies]:
        """The workers' results, in the order of `orders`. WorkerFailed if a worker fails.

        With `end` (by `perf_counter`), late workers are skipped once one worker has answered.
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
        worker.join(END_SECONDS)
        return WorkerFailed(f"it ended with {worker.exitcode}", place=f"worker {number}")

    def close(self) -> None:
        """Close the pipes, which ends the workers; a worker that does not end is terminated."""
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
    """The workers of this process. A forked child gets its own."""
    with _door:
        found = _crews.get(size)
        if found is None or found.process != os.getpid() or not found.is_alive:
            if found is not None and found.process == os.getpid():
                found.close()
            _crews[size] = found = Crew(size)
        return found


@atexit.register
def close_all() -> None:
    """Close all workers of this process."""
    for found in _crews.values():
        if found.process == os.getpid():
            found.close()
    _crews.clear()


def serve(line: Connection) -> None:
    """Main loop of a worker: receive orders, send counts, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides when to stop
    line.send((0, [], ""))
    while True:
        try:
            asked, order = line.recv()
        except EOFError:
            return
        try:
            answer = (asked, order.carry_out(), "")
        except Exception as error:  # reported to the parent process
            answer = (asked, [], repr(error))
        try:
            line.send(answer)
        except OSError:  # the parent process has closed the pipe
            return
