"""Bots think in separate processes, because a compiled search holds the interpreter lock.

What they do there is in `thinking`.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from hiddenhand.server.jobs.fair_queue import FairQueue
from hiddenhand.server.jobs.thinking import (
    Charge,
    Choice,
    Request,
    ThinkingFailed,
    choose,
    explain,
    free_of_charge,
)
from hiddenhand.server.limits import NOBODY, Payer

START_LIMIT = 60.0  # seconds a new worker may take to start
NICE = 5  # priority below that of the server
A = TypeVar("A")
T = TypeVar("T")


class BotPool:
    """The pool of processes. It starts with the first request and restarts when it breaks."""

    def __init__(self, workers: int, limit: float, nice: int = NICE) -> None:
        self.workers = workers
        self.limit = limit  # seconds per answer
        self.nice = nice
        self.busy = 0
        self.restarts = 0
        self.on_thought: Charge = free_of_charge
        self._free = FairQueue(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, request: Request, payer: Payer = NOBODY) -> Choice:
        """The bot's answer. Raises `ThinkingFailed`."""
        return await self.ask(choose, request, request.bot, payer, self.on_thought)

    async def explain(
        self, request: Request, payer: Payer, charge: Charge
    ) -> list[dict[str, object]]:
        """The adviser's opinion of each option, best first. Raises `ThinkingFailed`."""
        return await self.ask(explain, request, request.bot, payer, charge)

    @property
    def is_full(self) -> bool:
        """True if a new request has to wait."""
        return self._free.locked()

    async def ask(
        self,
        work: Callable[[A], T],
        asked: A,
        place: str,
        payer: Payer = NOBODY,
        charge: Charge = free_of_charge,
    ) -> T:
        """The result of `work(asked)` in one of the processes; `charge` is told how much processor
        time that took. Raises `ThinkingFailed`."""
        async with self._free.turn(payer):  # the time limit must not include waiting in the queue
            self.busy += 1
            try:
                for _ in range(2):
                    pool = self._pool or self._start()
                    try:
                        with _no_ctrl_c():
                            started = pool.submit(_ready)
                        await _answer(started, START_LIMIT)
                        with _no_ctrl_c():
                            thought = pool.submit(_measured, work, asked)
                        found, seconds = await _answer(thought, self.limit)
                        charge(payer, seconds)
                        return found
                    except (TimeoutError, BrokenProcessPool, RuntimeError):
                        self._drop(pool)
                    except Exception as error:  # a bug inside the worker
                        raise ThinkingFailed(repr(error), place=place) from error
                raise ThinkingFailed("the pool broke twice", place=place)
            finally:
                self.busy -= 1

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self.workers,
            multiprocessing.get_context("spawn"),
            initializer=_begin_worker,
            initargs=(self.nice,),
        )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            self.restarts += 1
        _end(pool)

    def close(self) -> None:
        """Stop all processes."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


async def _answer(future: Future[T], limit: float) -> T:
    return await asyncio.wait_for(asyncio.wrap_future(future), limit)


@contextlib.contextmanager
def _no_ctrl_c() -> Iterator[None]:
    """A worker that is started inside does not hear Ctrl-C, which a terminal sends to all
    processes, before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(pool: ProcessPoolExecutor) -> None:
    # The executor has no public way to stop a worker that is stuck (before Python 3.14).
    processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
    for process in list(processes.values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


# -- inside a worker ---------------------------------------------------------------------------


def _ready() -> None:
    """Returns as soon as a worker has started, which is not counted as thinking."""


def _measured(work: Callable[[A], T], asked: A) -> tuple[T, float]:
    """The result of the work, and its processor time."""
    began = time.process_time()
    return work(asked), time.process_time() - began


def _begin_worker(nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which stops the workers
    os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    """Exit when the server dies, so that a killed server leaves no processes behind."""
    parent.join()
    os._exit(1)
