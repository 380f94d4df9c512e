"""Plays an experiment in parts of some hundred games, in any number of processes and any order.

Game k of a table depends only on the seed and k, and each part is one file written atomically. So
an interrupted run resumes where it stopped, and its results do not depend on interruptions or the
number of processes. A process plays a part in pieces of some seconds, so progress is seen game by
game; a run that is stopped keeps the pieces of unfinished parts as drafts.
"""

import json
import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Protocol

from hiddenhand import games
from hiddenhand.core import overlay
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.lab.drafts import Draft, drop_drafts, read_drafts, write, write_draft
from hiddenhand.lab.experiment import Experiment, TablePlan, from_dict
from hiddenhand.lab.parts import DECISIONS, GAMES, Part
from hiddenhand.lab.playing import Piece, check_table, play_piece

MANIFEST = "experiment.json"
AHEAD = 3  # pieces submitted in advance, per process
SECONDS = 1.0  # that a process plays until it reports
LAST = 30.0  # seconds that a stopped run waits for games in progress


class AnotherExperiment(HiddenHandError):
    """The folder contains results of something else."""

    code = "another-experiment"


class LostProcess(HiddenHandError):
    """A process was killed, for example by the system when memory ran out."""

    code = "lost-process"


class Executor(Protocol):
    """Plays games of an experiment: processes on this machine, or a cluster."""

    def open(self, plan: TablePlan) -> None:
        """Get ready for the parts of one table."""
        ...

    def submit(self, experiment: Experiment, table: int, numbers: range) -> "Future[Piece]":
        """Start playing games of a table; the result may cover only the first of them."""
        ...

    def close(self, cancel: bool) -> None:
        """Finish the table; with `cancel` without waiting for games still running."""
        ...

    @property
    def room(self) -> int:
        """Number of pieces that can be played at the same time."""
        ...


def run(
    experiment: Experiment,
    folder: Path,
    executor: Executor,
    progress: Callable[[int, int], None] = lambda done, all_games: None,
) -> None:
    """Play the missing parts of the experiment into `folder`; returns when all are done."""
    begin(experiment, folder)
    all_games = experiment.games * len(experiment.tables)
    done = all_games - missing_games(experiment, folder)
    progress(done, all_games)
    for table, plan in enumerate(experiment.tables):
        parts = [part for part in _missing(experiment, folder) if part.table == table]
        if not parts:
            continue
        executor.open(plan)
        finished = False
        drafts = [read_drafts(experiment, folder, part) for part in parts]
        try:
            with closing(_played(experiment, drafts, executor, folder)) as pieces:
                for played in pieces:
                    done += played
                    progress(done, all_games)
            finished = True
        finally:
            executor.close(cancel=not finished)


def begin(experiment: Experiment, folder: Path) -> None:
    """Prepare the folder: new, or with results of the same experiment.

    Raises AnotherExperiment if it contains anything else.
    """
    rules = games.find(experiment.game).rules
    told = {"digest": experiment.digest(), "rules": rules, "experiment": experiment.as_dict()}
    manifest = folder / MANIFEST
    if manifest.exists():
        kept = read_manifest(folder)
        if kept.get("rules", rules) != rules:
            message = f"was played under rules {kept['rules']}, now they are {rules}"
            raise AnotherExperiment(f"{message}; name an empty folder", place=str(folder))
        if kept["digest"] != told["digest"]:
            message = "holds results of another experiment, or one of its files has changed"
            raise AnotherExperiment(f"{message}; name an empty folder", place=str(folder))
        return
    if folder.exists() and any(folder.iterdir()):
        raise AnotherExperiment("is not empty and holds no experiment", place=str(folder))
    for kind in (GAMES, DECISIONS) if experiment.decisions else (GAMES,):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    write(manifest, json.dumps(told, indent=2, ensure_ascii=False).encode())


def read_manifest(folder: Path) -> dict[str, object]:
    """The manifest of a folder of results. Raises AnotherExperiment if there is none."""
    try:
        told = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        from_dict(told["experiment"])
        str(told["digest"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise AnotherExperiment(f"holds no experiment: {error}", place=str(folder)) from error
    assert isinstance(told, dict)
    return told


def kept(folder: Path) -> Experiment:
    """The experiment whose results are in `folder`."""
    told = read_manifest(folder)["experiment"]
    assert isinstance(told, dict)
    return from_dict(told)


def missing_games(experiment: Experiment, folder: Path) -> int:
    """Number of games not played yet."""
    return sum(read_drafts(experiment, folder, part).left for part in _missing(experiment, folder))


def _missing(experiment: Experiment, folder: Path) -> Iterator[Part]:
    for table in range(len(experiment.tables)):
        for number in range(experiment.parts):
            part = Part(table, number)
            if not part.file(folder, GAMES, experiment).exists():
                yield part


def _played(
    experiment: Experiment, drafts: list[Draft], executor: Executor, folder: Path
) -> Generator[int, None, None]:
    """Play the rest of the drafts and write each part when it is whole; yields numbers of games.

    Only a few pieces are submitted in advance, to save memory. A run that is stopped writes what it
    has of the other parts.
    """
    waiting = list(reversed(drafts))
    running: dict[Future[Piece], Draft] = {}

    def submit(draft: Draft) -> None:
        running[executor.submit(experiment, draft.part.table, draft.rest)] = draft

    try:
        while waiting or running:
            while waiting and len(running) < executor.room * AHEAD:
                submit(waiting.pop())
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                piece, draft = _piece(future), running.pop(future)
                draft.add(piece)
                if draft.left:
                    submit(draft)
                else:
                    _keep(experiment, folder, draft)
                yield piece.played
    except (KeyboardInterrupt, GeneratorExit):  # in here, or while somebody was told about it
        _keep_drafts(experiment, folder, running)
        raise


def _piece(future: Future[Piece]) -> Piece:
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise LostProcess("a process was ended from outside; run it again to go on") from error


def _keep_drafts(
    experiment: Experiment, folder: Path, running: Mapping[Future[Piece], Draft]
) -> None:
    """Wait for the games in progress, and write what has been played of unfinished parts."""
    for future in running:
        future.cancel()
    wait(running, timeout=LAST)
    for future, draft in running.items():
        if future.done() and not future.cancelled() and future.exception() is None:
            draft.add(future.result())
        if draft.left:
            write_draft(experiment, folder, draft)
        else:
            _keep(experiment, folder, draft)


def _keep(experiment: Experiment, folder: Path, draft: Draft) -> None:
    """Write the files of a part; decisions first, because the games file marks it as done."""
    files = draft.files()
    for kind in (DECISIONS, GAMES):
        if kind in files:
            write(draft.part.file(folder, kind, experiment), files[kind])
    drop_drafts(experiment, folder, draft.part)


class Processes:
    """Processes on this machine; new ones for each table: a process reads data only once."""

    def __init__(self, count: int) -> None:
        self.room = count
        self._pool: ProcessPoolExecutor | None = None

    def open(self, plan: TablePlan) -> None:
        """Start the processes for the parts of one table."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.room, context, _prepare, (plan.overlay,))

    def submit(self, experiment: Experiment, table: int, numbers: range) -> "Future[Piece]":
        """Start playing games of a table; the result may cover only the first of them."""
        assert self._pool is not None, "open a table first"
        return self._pool.submit(play_piece, experiment, table, numbers, SECONDS)

    def close(self, cancel: bool) -> None:
        """Finish the table; with `cancel` without waiting for games still running."""
        if self._pool is not None:
            self._pool.shutdown(wait=not cancel, cancel_futures=cancel)
            self._pool = None


def _prepare(file: str) -> None:
    """Initialize a worker: set the overlay, and leave Ctrl-C to the parent."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if file:
        os.environ[overlay.VARIABLE] = file
    else:
        os.environ.pop(overlay.VARIABLE, None)


def check(experiment: Experiment) -> None:
    """Set up every table once, in its own process, so that a run does not fail halfway."""
    context = multiprocessing.get_context("spawn")
    for plan in experiment.tables:
        with ProcessPoolExecutor(1, context, _prepare, (plan.overlay,)) as pool:
            pool.submit(check_table, experiment, plan).result()
