"""Plays an experiment in parts of some hundred games, in any number of processes and any order.

Game k of a table depends only on the seed and k, and each part is one file written atomically. So
an interrupted run resumes where it stopped, and its results do not depend on interruptions or the
number of processes.
"""

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from hiddenhand import games
from hiddenhand.core import overlay
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.lab.experiment import Experiment, TablePlan, from_dict
from hiddenhand.lab.playing import check_table, play_part

MANIFEST = "experiment.json"
GAMES = "games"
DECISIONS = "decisions"
AHEAD = 3  # parts submitted in advance, per process


class AnotherExperiment(HiddenHandError):
    """The folder contains results of something else."""

    code = "another-experiment"


class LostProcess(HiddenHandError):
    """A process was killed, for example by the system when memory ran out."""

    code = "lost-process"


@dataclass(frozen=True, slots=True)
class Part:
    """Some consecutive games of one table."""

    table: int
    number: int

    def file(self, folder: Path, kind: str, experiment: Experiment) -> Path:
        """Where the results of this part are stored."""
        return folder / kind / f"{experiment.tables[self.table].name}-{self.number:06}.parquet"


class Executor(Protocol):
    """Plays parts of an experiment: processes on this machine, or a cluster."""

    def open(self, plan: TablePlan) -> None:
        """Get ready for the parts of one table."""
        ...

    def submit(self, experiment: Experiment, part: Part) -> "Future[Mapping[str, bytes]]":
        """Start playing a part; the result is its files."""
        ...

    def close(self, cancel: bool) -> None:
        """Finish the table; with `cancel` without waiting for parts still running."""
        ...

    @property
    def room(self) -> int:
        """Number of parts that can be played at the same time."""
        ...


def run(
    experiment: Experiment,
    folder: Path,
    executor: Executor,
    progress: Callable[[int, int], None] = lambda done, all_games: None,
) -> None:
    """Play the missing parts of the experiment into `folder`; returns when all are done."""
    begin(experiment, folder)
    missing = list(_missing(experiment, folder))
    all_games = experiment.games * len(experiment.tables)
    done = all_games - sum(len(experiment.numbers(part.number)) for part in missing)
    progress(done, all_games)
    for table, plan in enumerate(experiment.tables):
        parts = [part for part in missing if part.table == table]
        if not parts:
            continue
        executor.open(plan)
        finished = False
        try:
            for part, files in _played(experiment, parts, executor):
                _keep(experiment, folder, part, files)
                done += len(experiment.numbers(part.number))
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
    _write(manifest, json.dumps(told, indent=2, ensure_ascii=False).encode())


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
    return sum(len(experiment.numbers(part.number)) for part in _missing(experiment, folder))


def _missing(experiment: Experiment, folder: Path) -> Iterator[Part]:
    for table in range(len(experiment.tables)):
        for number in range(experiment.parts):
            part = Part(table, number)
            if not part.file(folder, GAMES, experiment).exists():
                yield part


def _played(
    experiment: Experiment, parts: list[Part], executor: Executor
) -> Iterator[tuple[Part, Mapping[str, bytes]]]:
    """Yield parts as they finish. Only a few are submitted in advance, to save memory."""
    waiting = list(reversed(parts))
    running: dict[Future[Mapping[str, bytes]], Part] = {}
    while waiting or running:
        while waiting and len(running) < executor.room * AHEAD:
            part = waiting.pop()
            running[executor.submit(experiment, part)] = part
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), _files_of(future)


def _files_of(future: Future[Mapping[str, bytes]]) -> Mapping[str, bytes]:
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise LostProcess("a process was ended from outside; run it again to go on") from error


def _keep(experiment: Experiment, folder: Path, part: Part, files: Mapping[str, bytes]) -> None:
    """Write the files of a part; decisions first, because the games file marks it as done."""
    for kind in (DECISIONS, GAMES):
        if kind in files:
            _write(part.file(folder, kind, experiment), files[kind])


def _write(file: Path, content: bytes) -> None:
    """Write a file atomically, even if the machine stops."""
    draft = file.with_suffix(".draft")
    with draft.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


class Processes:
    """Processes on this machine; new ones for each table: a process reads data only once."""

    def __init__(self, count: int) -> None:
        self.room = count
        self._pool: ProcessPoolExecutor | None = None

    def open(self, plan: TablePlan) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.room, context, _prepare, (plan.overlay,))

    def submit(self, experiment: Experiment, part: Part) -> "Future[Mapping[str, bytes]]":
        assert self._pool is not None, "open a table first"
        return self._pool.submit(play_part, experiment, part.table, part.number)

    def close(self, cancel: bool) -> None:
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
