"""Storms of different length, and a judge who does notice."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos.judge import judge
from tests.chaos.storm import Outcome, Storm, run

MINUTES = float(os.environ.get("HIDDENHAND_CHAOS_MINUTES", "30"))
FAULTS_PER_MINUTE = 8
SEED = int(os.environ.get("HIDDENHAND_CHAOS_SEED", "1"))


@pytest.fixture
def folder() -> Iterator[Path]:
    """Kept when something was wrong: the log in it names every fault with its time. Not in the
    folder of the test: PostgreSQL may run as somebody who may not look in there."""
    made = Path(tempfile.mkdtemp(prefix="hiddenhand-chaos-"))
    yield made
    if not (made / "wrong").exists():
        shutil.rmtree(made)


def weather(storm: Storm, folder: Path) -> Outcome:
    (folder / "wrong").touch()
    outcome = asyncio.run(run(storm, folder))
    told = "\n".join(outcome.lines())
    print(told)
    assert outcome.is_fine, f"{told}\n{folder / 'chaos.log'}"
    assert outcome.verdict.acknowledged
    assert sum(outcome.faults.values()) >= storm.faults
    (folder / "wrong").unlink()
    return outcome


@pytest.mark.long
def test_three_nodes_for_a_minute(folder: Path) -> None:
    weather(Storm(seconds=60, faults=10, tables=6, seed=SEED), folder)


@pytest.mark.long
def test_three_nodes(folder: Path) -> None:
    """Half an hour and more than 200 faults, unless the environment says otherwise."""
    outcome = weather(Storm(MINUTES * 60, round(MINUTES * FAULTS_PER_MINUTE), seed=SEED), folder)
    if sum(outcome.faults.values()) >= 200:
        kinds = {"kill", "stop", "cut", "restart database", "skew"}
        assert kinds <= outcome.faults.keys()
        assert {"duplicate", "delay", "reorder"} <= outcome.tally.mischief.keys()


@pytest.mark.long
def test_a_disk_that_fills_again_and_again(folder: Path) -> None:
    outcome = weather(Storm(seconds=90, faults=25, tables=8, nodes=0, seed=SEED), folder)
    assert outcome.faults["full disk"] > 3
    assert outcome.tally.refusals["not-stored"]


def test_the_judge_notices(folder: Path) -> None:
    """Games are played in fair weather; then the witnesses are made to tell something else."""
    outcome = weather(Storm(seconds=0, faults=0, tables=2, nodes=0), folder)
    store = f"sqlite:///{folder}/games.db"

    def verdict() -> list[str]:
        return asyncio.run(judge(store, outcome.people)).wrong

    assert verdict() == []
    told = next(game for person in outcome.people for game in person.games)
    number, asked, key = told.acknowledged[3]
    told.acknowledged[3] = (number, asked, "another key")
    assert "acknowledged" in verdict()[0]
    told.acknowledged[3] = (number, asked, key)
    told.acknowledged.append((number + 1, asked, key))  # the same question, answered twice
    assert any("answered as" in line for line in verdict())
    told.acknowledged.pop()
    told.taken.append((10_000, key))
    assert "called taken" in verdict()[0]
    told.taken.pop()
    shown = told.shown[5]
    told.shown[5] = b"another view"
    assert "saw another 5" in verdict()[0]
    told.shown[5] = shown
    assert told.sight is not None
    told.sight.log[4] = [{"event": "something-else"}]
    assert "at 4" in verdict()[0]
