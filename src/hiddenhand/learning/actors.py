"""Actor processes: each steps its games and writes what is seen into memory that all share.

The games of an actor are in two halves: while the network thinks about one half, the other one is
stepped. Within a half the rows are sorted by kind of table, then by actor.
"""

import multiprocessing
import os
import signal
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.bots.network.advice import advice
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.core.features import Features
from hiddenhand.learning.company import Company
from hiddenhand.learning.settings import Run, TableKind
from hiddenhand.research.vector import Vector
from hiddenhand.table.dice import SeededDice

HALVES = 2
PATIENCE = 5.0  # seconds between two looks whether the learner is still there


@dataclass(frozen=True)
class Stretch:
    """The rows of one kind of table in a half, and where their bytes are."""

    table: TableKind
    first: int  # row
    each: int  # games of one actor
    rows: int
    width: int
    actions: int
    observations: int  # offset in the shared memory
    masks: int
    company: bool = False  # one seat is the network's; rows and actions are the network's own

    @property
    def players(self) -> int:
        """Seats whose questions are seen here."""
        return 1 if self.company else self.table.seats


@dataclass(frozen=True)
class Plan:
    """How the memory of one half is laid out."""

    stretches: tuple[Stretch, ...]
    rows: int
    seats: int
    size: int
    features: int = 0  # where the features of whole states begin, 16 bits each
    most_features: int = 0  # of each row; 0: none are written

    def seats_of_rows(self) -> NDArray[np.int64]:
        """For each row of a half how many seats its table has."""
        return np.concatenate([np.full(part.rows, part.table.seats) for part in self.stretches])

    def players_of_rows(self) -> NDArray[np.int64]:
        """For each row of a half how many seats' questions are seen."""
        return np.concatenate([np.full(part.rows, part.players) for part in self.stretches])

    @property
    def chosen(self) -> int:
        """Where the actions begin that the learner has chosen, 32 bits each."""
        return 0  # 32-bit actions, by the learner

    @property
    def rewards(self) -> int:
        """Where the rewards of all seats begin, 32 bits each."""
        return 4 * self.rows

    @property
    def actors(self) -> int:
        """Where the seats begin that are asked."""
        return self.rewards + 4 * self.rows * self.seats

    @property
    def ended(self) -> int:
        """Where the marks of ended games begin."""
        return self.actors + self.rows

    @property
    def sides(self) -> int:
        """Where the secret sides of all seats begin."""
        return self.ended + self.rows

    @property
    def seen(self) -> int:
        """Where the observations of the first stretch begin."""
        return self.sides + self.rows * self.seats


def make_plan(run: Run, workers: int, kind: Features | None = None) -> Plan:
    """The layout of one half for a run with this many actors; `kind`: features are written, too."""
    game = games.find(run.game)
    places = encoding(run.game)
    seats = game.seat_numbers[-1]
    counts = _counts(run)
    rows = workers * sum(each for _, each, _ in counts)
    at = Plan((), rows, seats, 0).seen
    stretches = []
    first = 0
    for table, each, company in counts:
        planes = game.planes(table.seats, table.settings)
        width, actions = len(places.columns(table.seats)), int(planes.actions)
        number = workers * each
        if company:
            width, actions = places.width, places.actions
        masks = at + number * width
        stretches.append(Stretch(table, first, each, number, width, actions, at, masks, company))
        at = masks + number * actions
        first += number
    if kind is None:
        return Plan(tuple(stretches), rows, seats, at)
    at += at % 2
    most = int(kind.most)
    return Plan(tuple(stretches), rows, seats, at + 2 * rows * most, at, most)


def _counts(run: Run) -> list[tuple[TableKind, int, bool]]:
    """For each kind of table: games of an actor's half, first alone, then in company."""
    total = sum(table.share for table in run.tables)
    parts = [(False, 1.0 - run.company)] + ([(True, run.company)] if run.company else [])
    return [
        (table, max(1, round(run.games * table.share / total * part)), company)
        for company, part in parts
        if part > 0
        for table in run.tables
    ]


def view(memory: SharedMemory, at: int, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """An array of this shape and kind that looks at the shared memory from `at` on."""
    count = int(np.prod(shape))
    assert memory.buf is not None  # it is open
    return np.frombuffer(memory.buf, kind, count, at).reshape(shape)


class Half:
    """One half of an actor's games, as the actor sees it."""

    def __init__(self, run: Run, plan: Plan, memory: SharedMemory, worker: int, seed: str) -> None:
        self.plan, self.kind = plan, encoding(run.game).memory_kind
        self.dice = SeededDice(f"{seed}/advice")
        self.features = (
            games.find(run.game).part("features").FEATURES if plan.most_features else None
        )
        features = view(memory, plan.features, (plan.rows, plan.most_features), np.int16)
        chosen = view(memory, plan.chosen, (plan.rows,), np.int32)
        rewards = view(memory, plan.rewards, (plan.rows, plan.seats), np.float32)
        actors = view(memory, plan.actors, (plan.rows,), np.int8)
        ended = view(memory, plan.ended, (plan.rows,), np.uint8)
        sides = view(memory, plan.sides, (plan.rows, plan.seats), np.int8)
        self.parts: list[tuple[Any, ...]] = []
        self.states: list[tuple[Any, NDArray[np.int16]]] = []
        for number, stretch in enumerate(plan.stretches):
            vector, own = _games(run, stretch, f"{seed}/{number}")
            rows = slice(worker * stretch.each, (worker + 1) * stretch.each)
            seen = view(memory, stretch.observations, (stretch.rows, stretch.width), np.uint8)
            mask = view(memory, stretch.masks, (stretch.rows, stretch.actions), np.int8)
            here = slice(stretch.first + rows.start, stretch.first + rows.stop)
            shown = (seen[rows], mask[rows], rewards[here], actors[here], ended[here], sides[here])
            self.states.append((vector, features[here]))
            read = slice(None) if stretch.company else encoding(run.game).read(stretch.table.seats)
            self.parts.append((vector, read, own, chosen[here], *shown))

    def show(self, fresh: bool) -> None:
        """Write what is seen; `fresh` when all games have just begun."""
        for vector, read, _, _, seen, mask, rewards, actors, ended, sides in self.parts:
            seen[:] = vector.observations[:, read]
            mask[:] = vector.masks
            if self.kind.LEVELS and isinstance(vector, Vector):
                self._advise(vector, mask)
            actors[:] = vector.actors
            ended[:] = vector.ended
            rows = range(vector.count) if fresh else np.flatnonzero(vector.ended)
            for row in rows:
                rewards[row, : vector.seats] = vector.rewards[row]
            for row in range(vector.count) if self.kind.CHANGING else rows:
                sides[row, : vector.seats] = self._sides(vector, int(row))
        if self.features is not None:
            for vector, features in self.states:
                features[:] = vector.features(self.features)

    def _sides(self, vector: Vector | Company, row: int) -> list[int]:
        if not self.kind.CHANGING:
            return vector.allegiances(row)
        told: list[int] = self.kind.sides(vector.state_of(row), vector.seats)
        return told

    def _advise(self, vector: Vector, mask: NDArray[np.int8]) -> None:
        """Write the level of each legal action into the mask, in the place of 1."""
        planes = vector.deal.planes
        for row in range(vector.count):
            game = vector.episode(row)
            if game.count > 1:
                said = [int(part) for part in game.said]
                seat = int(vector.actors[row])
                told = advice(self.kind, planes, game.state, seat, said, self.dice)
                mask[row, list(told)] = list(told.values())

    def step(self) -> None:
        """Play the chosen actions and write what is seen then."""
        for vector, _, own, chosen, *_ in self.parts:
            vector.step(own[chosen])
        self.show(fresh=False)


def _games(run: Run, stretch: Stretch, seed: str) -> tuple[Vector | Company, NDArray[np.int32]]:
    """The games of one actor's stretch, and for each action of the network its number there."""
    table, places = stretch.table, encoding(run.game)
    own = np.arange(places.actions, dtype=np.int32)
    if stretch.company:
        bots = run.companions
        return Company(run.game, stretch.each, table.seats, table.settings, bots, seed), own
    numbers = places.action_numbers(table.seats)
    own[:] = 0
    own[numbers] = np.arange(len(numbers))
    return Vector(run.game, stretch.each, table.seats, table.settings, seed=seed), own


def act(run: Run, plan: Plan, worker: int, seed: str, line: "Lines") -> None:
    """The life of an actor: a step whenever the learner has chosen, until it is told to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the learner says when to stop
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    parent = os.getppid()
    memories = [SharedMemory(name) for name in line.memories]
    halves = [
        Half(run, plan, memory, worker, f"{run.seed}/{seed}/{worker}/{half}")
        for half, memory in enumerate(memories)
    ]
    for half in range(HALVES):
        halves[half].show(fresh=True)
        line.ready[half].release()
    while True:
        for half in range(HALVES):
            while not line.chosen[half].acquire(timeout=PATIENCE):
                if os.getppid() != parent:
                    os._exit(1)
            if line.over.acquire(block=False):
                line.over.release()
                os._exit(0)  # arrays still look at the shared memory: no tidy end is possible
            halves[half].step()
            line.ready[half].release()


@dataclass
class Lines:
    """What an actor and the learner tell each other."""

    memories: list[str]
    chosen: list[Semaphore]
    ready: list[Semaphore]
    over: Semaphore


class Actors:
    """All actor processes, for the learner. They play after `start` and until `close`."""

    def __init__(self, run: Run, workers: int, seed: str, features: Features | None = None) -> None:
        self.run, self.seed = run, seed
        self.plan = make_plan(run, workers, features)
        self.memories: list[SharedMemory] = []
        self._context = multiprocessing.get_context("spawn")
        self._over = self._context.Semaphore(0)
        self._lines = [self._line() for _ in range(workers)]
        self._workers: list[SpawnProcess] = []

    def _line(self) -> "Lines":
        chosen = [self._context.Semaphore(0) for _ in range(HALVES)]
        ready = [self._context.Semaphore(0) for _ in range(HALVES)]
        return Lines([], chosen, ready, self._over)

    def start(self) -> None:
        """Start all processes; if one of them can't be started, none is left."""
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        for _ in range(HALVES):
            self.memories.append(SharedMemory(create=True, size=self.plan.size))
        for number, line in enumerate(self._lines):
            line.memories = [memory.name for memory in self.memories]
            work = (self.run, self.plan, number, self.seed, line)
            worker = self._context.Process(target=act, args=work, daemon=True)
            worker.start()
            self._workers.append(worker)

    def wait(self, half: int) -> None:
        """Until all games of this half wait for an answer."""
        for number, line in enumerate(self._lines):
            while not line.ready[half].acquire(timeout=PATIENCE):
                if not self._workers[number].is_alive():
                    code = self._workers[number].exitcode
                    raise RuntimeError(f"actor {number} ended with {code}")

    def go(self, half: int) -> None:
        """The answers of this half are in the memory."""
        for line in self._lines:
            line.chosen[half].release()

    def close(self) -> None:
        """End all actors and free their memory."""
        self._over.release()
        for half in range(HALVES):
            self.go(half)
        for worker in self._workers:
            worker.join(2 * PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
        for memory in self.memories:
            memory.unlink()
            memory.close = lambda: None  # type: ignore[method-assign]  # tensors still look at it
