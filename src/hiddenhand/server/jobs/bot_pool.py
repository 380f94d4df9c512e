"""Bots think in separate processes, because a compiled search holds the interpreter lock.

A request contains only text and small values. The worker replays the record on its own table and
seats the bot there; the bot sees only what its seat sees. Workers keep the last few bots they
seated, so that a bot with a memory need not read the whole game again.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from hiddenhand.bots import loader
from hiddenhand.bots.advice import advise
from hiddenhand.bots.bot import Bot, Chair
from hiddenhand.bots.levels import LEVELS
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import HiddenHandError, UnknownBot
from hiddenhand.core.record import parse
from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.fair_queue import FairQueue
from hiddenhand.server.limits import NOBODY, Payer
from hiddenhand.table.dice import SystemDice
from hiddenhand.table.table import Table, begin, put, replay

START_LIMIT = 60.0  # seconds a new worker may take to start
REMEMBERED = 32  # bots with their tables that a worker keeps
NICE = 5  # priority below that of the server
A = TypeVar("A")
T = TypeVar("T")


Charge = Callable[[Payer, float], None]


def _free_of_charge(payer: Payer, seconds: float) -> None:
    pass


class ThinkingFailed(HiddenHandError):
    """The bot gave no valid answer, not even in a new process."""

    code = "thinking-failed"
    status: ClassVar[int] = 503


@dataclass(frozen=True, slots=True)
class Request:
    """A question for a bot."""

    game_id: str
    record: str  # the record of the game so far
    seat: Seat
    bot: str
    seed: str


@dataclass(frozen=True, slots=True)
class Choice:
    """The answer of a bot."""

    key: str
    trouble: str = ""  # the bot's error; the key is then the game's default


def check_level(name: str) -> str:
    """The level itself. Raises `UnknownBot` if there is no such bot."""
    if name not in LEVELS:
        raise UnknownBot(f"there are: {', '.join(LEVELS)}", place=name)
    return name


class BotPool:
    """The pool of processes. It starts with the first request and restarts when it breaks."""

    def __init__(self, workers: int, limit: float, nice: int = NICE) -> None:
        self.workers = workers
        self.limit = limit  # seconds per answer
        self.nice = nice
        self.busy = 0
        self.restarts = 0
        self.on_thought: Charge = _free_of_charge
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
        charge: Charge = _free_of_charge,
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


@dataclass(slots=True)
class _Seated:
    table: Table
    chair: Chair
    bot: Bot


_memory: "OrderedDict[tuple[str, Seat, str], _Seated]" = OrderedDict()


def choose(request: Request) -> Choice:
    """Runs in a worker: the bot's answer."""
    seated = _seat(request)
    decision = seated.table.state.decision(request.seat)
    try:
        key = seated.bot.choose(decision, seated.chair)
        if key in decision.options:
            return Choice(key)
        trouble = f"{key!r} is not an option"
    except Exception as error:  # a bug in a bot must not stop the game
        trouble = repr(error)
        _memory.pop((request.game_id, request.seat, request.bot), None)
    table = seated.table
    return Choice(table.game.default_answer(table.state, request.seat, SystemDice()), trouble)


def default_choice(request: Request, dice: Dice, trouble: str) -> Choice:
    """The game's default answer, used if the bot failed."""
    table = replay(parse(request.record))
    return Choice(table.game.default_answer(table.state, request.seat, dice), trouble)


def explain(request: Request) -> list[dict[str, object]]:
    """Runs in a worker: the adviser's opinion of each option of the seat, best first."""
    table = replay(parse(request.record))
    return [hint.as_dict() for hint in advise(table, request.seat, request.seed)]


def _seat(request: Request) -> _Seated:
    """The bot on its seat, at a table that has the record's answers."""
    record = parse(request.record)
    name = (request.game_id, request.seat, request.bot)
    seated = _memory.pop(name, None)
    known = len(seated.table.record.answers) if seated else 0
    if seated is None or record.answers[:known] != seated.table.record.answers:
        table, known = begin(record), 0
        bot = loader.find(request.bot).sit(request.seed, 0, request.seat)
        seated = _Seated(table, Chair(table, request.seat), bot)
    for number, (seat, key) in enumerate(record.answers[known:], start=known + 1):
        put(seated.table, number, seat, key)
    _memory[name] = seated
    while len(_memory) > REMEMBERED:
        _memory.popitem(last=False)
    return seated
