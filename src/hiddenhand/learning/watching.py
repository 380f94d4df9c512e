"""Games of other bots, written down as the network would have seen them: what it can imitate.

One bot is the model; its choices are kept, those of the others at the table are not. A file holds
rows as the network reads them, the legal actions as bits, and the action that the model took.
"""

import multiprocessing
import os
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.sharedctypes import SynchronizedArray
from multiprocessing.synchronize import Event
from pathlib import Path
from time import time

import numpy as np
from numpy.typing import NDArray

from hiddenhand.bots import loader
from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.mind import Acts, Eyes, eyes
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.learning.ending import Ending
from hiddenhand.learning.settings import Run, TableKind
from hiddenhand.table.table import Table

EACH_FILE = 8192  # choices
TELL_SECONDS = 10.0
LOOK_SECONDS = 0.2  # between two looks whether somebody asked for the end
MODEL_SHARE = 0.6  # of the seats beside the first one; the others sit at the rest


@dataclass(frozen=True)
class Choice:
    """One part of an answer of the model."""

    row: NDArray[np.uint8]
    legal: list[int]
    action: int


@dataclass(frozen=True)
class Shards:
    """Choices of many games, as arrays."""

    rows: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]


def choices(sight: Eyes, state: State, seat: int, acts: Acts, option: int) -> Iterator[Choice]:
    """The parts in which the network would have told the option that was taken."""
    left = list(range(int(state.option_count(seat))))
    said: list[int] = []
    while len(left) > 1:
        told = sight.actions(state, seat, len(said))
        legal = sorted({told[one] for one in left})
        if len(legal) > 1:
            yield Choice(sight.row(state, seat, acts.counts, said), legal, told[option])
        left = [one for one in left if told[one] == told[option]]
        said.append(told[option])


def watched(
    run: Run, table: TableKind, model: str, others: Sequence[str], seed: str
) -> Iterator[Choice]:
    """The choices of the model in one game; how many seats it has is drawn."""
    dice = random.Random(seed)
    places, seats = encoding(run.game), table.seats
    settings = complete(places.game.settings, table.settings)
    sight = eyes(run.game, seats, settings)
    playing = Table(places.game, seats, f"{seed}/table", settings)
    specs = [
        model if dice.random() < MODEL_SHARE or not others else dice.choice(others)
        for _ in range(seats)
    ]
    specs[dice.randrange(seats)] = model
    bots = [loader.find(spec).sit(seed, 0, seat) for seat, spec in enumerate(specs)]
    chairs = [Chair(playing, seat) for seat in range(seats)]
    ears = [Chair(playing, seat) for seat in range(seats)]
    acts = [Acts(places, seats) for _ in range(seats)]
    while (decision := playing.decision) is not None:
        seat = decision.seat
        answer = ask(bots[seat], decision, chairs[seat])
        if specs[seat] == model and len(decision.options) > 1:
            acts[seat].hear(ears[seat].news())
            option = decision.options.index(answer)
            yield from choices(sight, playing.state, seat, acts[seat], option)
        playing.say(seat, answer)


@dataclass(frozen=True)
class Work:
    """What one process watches, and where it writes that."""

    run: Run
    model: str
    others: tuple[str, ...]
    end: float  # by the clock of all processes
    seed: str
    folder: Path


def watch(work: Work, over: Callable[[], bool], tell: Callable[[int], object]) -> None:
    """Play and write files into the folder until the time is over, or `over` says so; `tell` hears
    now and then how many choices there are."""
    dice = random.Random(work.seed)
    tables, shares = work.run.tables, [table.share for table in work.run.tables]
    kept: list[Choice] = []
    count = number = files = 0
    ended = False
    while not ended:
        table = dice.choices(tables, shares)[0]
        game = f"{work.seed}/{number}"
        for choice in watched(work.run, table, work.model, work.others, game):
            kept.append(choice)
            count += 1
            tell(count)
            if ended := over():
                break
        number += 1
        ended = ended or over() or time() >= work.end
        if kept and (ended or len(kept) >= EACH_FILE):
            write(work.folder / f"{work.seed.replace('/', '-')}-{files}.npz", kept, work.run.game)
            files, kept = files + 1, []


def _watch(work: Work, number: int, counts: "SynchronizedArray[int]", over: Event) -> None:
    """The life of a process: it watches until the first one says that it is over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    parent = os.getppid()

    def tell(count: int) -> None:
        counts[number] = count

    watch(work, lambda: over.is_set() or os.getppid() != parent, tell)


def watch_together(
    run: Run, model: str, others: Sequence[str], minutes: float, folder: Path, processes: int
) -> int:
    """Watch in several processes, each with games of its own. Returns how many choices there are.
    Ctrl-C ends it early; what was seen until then is written."""
    for spec in (model, *others):
        loader.find(spec).sit(run.seed, 0, 0)  # UnknownBot before any game is played
    folder.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    counts, over = context.Array("q", processes), context.Event()
    begun = time()
    with Ending() as ending:
        workers = []
        for number in range(processes):
            seed = f"{run.seed}/{number}"
            work = Work(run, model, tuple(others), begun + 60 * minutes, seed, folder)
            worker = context.Process(target=_watch, args=(work, number, counts, over))
            worker.start()
            workers.append(worker)
        told = begun
        while any(worker.is_alive() for worker in workers):
            if ending.asked:
                over.set()
            if time() - told >= TELL_SECONDS:
                told = time()
                print(f"minutes {(told - begun) / 60:.2f}  choices {sum(counts[:])}", flush=True)
            wait([worker.sentinel for worker in workers if worker.is_alive()], LOOK_SECONDS)
    failed = [worker.exitcode for worker in workers if worker.exitcode]
    if failed and not ending.asked:  # Ctrl-C ends what has not begun yet with an exit code
        raise RuntimeError(f"{len(failed)} of {processes} processes failed: {failed}")
    return sum(counts[:])


def write(file: Path, kept: Sequence[Choice], game: str) -> None:
    """Write choices to one file."""
    masks = np.zeros((len(kept), encoding(game).actions), bool)
    for at, choice in enumerate(kept):
        masks[at, choice.legal] = True
    rows = np.stack([choice.row for choice in kept])
    actions = np.array([choice.action for choice in kept], np.int64)
    np.savez_compressed(file, rows=rows, masks=np.packbits(masks, axis=1), actions=actions)


def read(folder: Path, game: str) -> Shards:
    """All files of the folder."""
    rows, masks, actions = [], [], []
    count = encoding(game).actions
    for file in sorted(folder.glob("*.npz")):
        with np.load(file, allow_pickle=False) as found:
            rows.append(found["rows"])
            masks.append(np.unpackbits(found["masks"], axis=1, count=count).astype(bool))
            actions.append(found["actions"])
    if not rows:
        raise BadSettings("no games of a bot are here", place=str(folder))
    return Shards(np.concatenate(rows), np.concatenate(masks), np.concatenate(actions))
