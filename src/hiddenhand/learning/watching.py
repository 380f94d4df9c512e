"""Games of other bots, written down as the network would have seen them: what it can imitate.

One bot is the model; its choices are kept, those of the others at the table are not. A file holds
rows as the network reads them, the legal actions as bits, and the action that the model took.
"""

import multiprocessing
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from hiddenhand.bots import loader
from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.network.encoding import encoding
from hiddenhand.bots.network.mind import Acts, Eyes, eyes
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.learning.settings import Run, TableKind
from hiddenhand.table.table import Table

EACH_FILE = 8192  # choices
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


def watch(
    run: Run, model: str, others: Sequence[str], minutes: float, seed: str, folder: Path
) -> int:
    """Play and write files into the folder until the time is over. Returns how many choices."""
    dice = random.Random(seed)
    end = monotonic() + 60 * minutes
    kept: list[Choice] = []
    count = number = files = 0
    while monotonic() < end:
        table = dice.choices(run.tables, [table.share for table in run.tables])[0]
        kept += watched(run, table, model, others, f"{seed}/{number}")
        number += 1
        if len(kept) >= EACH_FILE:
            write(folder / f"{seed.replace('/', '-')}-{files}.npz", kept, run.game)
            count, files, kept = count + len(kept), files + 1, []
    if kept:
        write(folder / f"{seed.replace('/', '-')}-{files}.npz", kept, run.game)
    return count + len(kept)


def watch_together(
    run: Run, model: str, others: Sequence[str], minutes: float, folder: Path, processes: int
) -> int:
    """The same in several processes, each with games of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    work = [
        (run, model, tuple(others), minutes, f"{run.seed}/{number}", folder)
        for number in range(processes)
    ]
    if processes == 1:
        return watch(*work[0])
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return sum(pool.starmap(watch, work))


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
    return Shards(np.concatenate(rows), np.concatenate(masks), np.concatenate(actions))
