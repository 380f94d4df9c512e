"""Plays an experiment: parts of some hundred games, in any number of processes, in any order.

Game k of a table depends on the seed and k alone, and a part is one file written in one stroke. So
a run that was killed goes on where it stopped, and its results are the same as those of an unbroken
run, whatever the number of processes.
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
AHEAD = 3  # parts handed out beyond those being played, for each process


class AnotherExperiment(HiddenHandError):
    """The folder holds results of something else."""

    code = "another-experiment"


class LostProcess(HiddenHandError):
    """One of the processes was killed, as machines do that run out of memory."""

    code = "lost-process"


@dataclass(frozen=True, slots=True)
class Part:
    table: int
    number: int

    def file(self, folder: Path, kind: str, experiment: Experiment) -> Path:
        return folder / kind / f"{experiment.tables[self.table].name}-{self.number:06}.parquet"


class Executor(Protocol):
    """Plays parts of an experiment: processes here, or a cluster."""

    def open(self, plan: TablePlan) -> None: ...
    def submit(self, experiment: Experiment, part: Part) -> "Future[Mapping[str, bytes]]": ...
    def close(self, cancel: bool) -> None: ...
    @property
    def room(self) -> int: ...


def run(
    experiment: Experiment,
    folder: Path,
    executor: Executor,
    progress: Callable[[int, int], None] = lambda done, all_games: None,
) -> None:
    """Play what is still missing of the experiment in `folder`. Returns when all is there."""
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
    """Take the folder, new or with a part of the very same experiment in it."""
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
    try:
        told = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        from_dict(told["experiment"])
        str(told["digest"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise AnotherExperiment(f"holds no experiment: {error}", place=str(folder)) from error
    assert isinstance(told, dict)
    return told


def kept(folder: Path) -> Experiment:
    """The experiment whose results lie in `folder`."""
    told = read_manifest(folder)["experiment"]
    assert isinstance(told, dict)
    return from_dict(told)


def missing_games(experiment: Experiment, folder: Path) -> int:
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
    """Parts as they are finished. Few are handed out ahead, so that memory stays small."""
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
    """Decisions first: a part counts as played when its games are there."""
    for kind in (DECISIONS, GAMES):
        if kind in files:
            _write(part.file(folder, kind, experiment), files[kind])


def _write(file: Path, content: bytes) -> None:
    """All or nothing, even when the machine stops in the middle."""
    draft = file.with_suffix(".draft")
    with draft.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


class Processes:
    """Processes on this machine. New ones for each table: data is read once per process."""

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
    """A worker's first act: which data its games are played with; and Ctrl-C is the parent's."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if file:
        os.environ[overlay.VARIABLE] = file
    else:
        os.environ.pop(overlay.VARIABLE, None)


def check(experiment: Experiment) -> None:
    """Set up every table once, in a process of its own, so that nothing is refused half-way."""
    context = multiprocessing.get_context("spawn")
    for plan in experiment.tables:
        with ProcessPoolExecutor(1, context, _prepare, (plan.overlay,)) as pool:
            pool.submit(check_table, experiment, plan).result()
