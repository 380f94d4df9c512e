# ruff: noqa: E402  # PyTorch is looked for before what needs it is imported
"""`python -m hiddenhand.learning`: its errors are one line, and its commands end well.

These tests need PyTorch (`pip install 'hiddenhand[learning]'`); without it they are skipped.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from hiddenhand.learning.__main__ import main

RUN = """
game: hidden_leaders
minutes: 0.02
workers: 1
games: 4
steps: 2
minibatch: 8
width: 16
critic: 8
blocks: 1
tables: [{seats: 2, share: 1}]
"""
PATIENCE = 120  # seconds until a command that should have ended hangs


@pytest.fixture
def run_file(tmp_path: Path) -> Path:
    file = tmp_path / "run.yaml"
    file.write_text(RUN)
    return file


@pytest.fixture
def refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """What the command says to words that it refuses."""

    def said(*words: object) -> str:
        monkeypatch.setattr(sys, "argv", ["learning", *map(str, words)])
        assert main() == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 1
        return told.err

    return said


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("minutes:", "hours:", "hours"),
        ("minutes: 0.02", "minutes: many", "minutes can't be 'many'"),
        ("seats: 2,", "chairs: 2,", "chairs"),
        ("tables: [", "tables: [[", "can't be read"),
        (RUN, "only words", "no settings"),
        ("minutes: 0.02", "minutes: 0.02\nbegin: nobody", "nobody"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(
    old: str, new: str, wrong: str, run_file: Path, refused: Callable[..., str]
) -> None:
    run_file.write_text(RUN.replace(old, new))
    assert wrong in refused("train", run_file, "--device", "cpu")


def test_wrong_places_are_refused_in_one_line(
    run_file: Path, tmp_path: Path, refused: Callable[..., str]
) -> None:
    assert "gone.yaml" in refused("train", tmp_path / "gone.yaml")
    assert "elsewhere" in refused("train", run_file, "--from", tmp_path / "elsewhere")
    assert "nobody" in refused("watch", "nobody", run_file)
    assert "no games" in refused("imitate", tmp_path / "empty", run_file)
    run_file.with_suffix("").mkdir()
    (run_file.with_suffix("") / "progress.json").write_text("{")
    assert "progress.json" in refused("train", run_file)
    guests = RUN.replace("share: 1", "share: 1, guests: 0.5") + "\nguests: [nowhere]\n"
    run_file.write_text(guests)
    assert "nowhere" in refused("train", run_file)


def interrupted(until: str, *words: object) -> str:
    """All that the command says after Ctrl-C, which comes after the first line with these words."""
    line = [sys.executable, "-m", "hiddenhand.learning", *map(str, words)]
    run = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert run.stdout is not None
        assert any(until in said for said in run.stdout)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does, to all processes
        said = run.communicate(timeout=PATIENCE)[0]
        assert run.returncode == 0
        return said
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)


def test_what_was_watched_and_learned_until_an_interruption_is_kept(
    run_file: Path, tmp_path: Path
) -> None:
    games, clone = tmp_path / "games", tmp_path / "clone"
    words = ("watch", "normal", run_file, "--minutes", 60, "--processes", 2, "--folder", games)
    said = interrupted("choices", *words)  # the line that comes every ten seconds
    count = 0
    for file in games.glob("*.npz"):
        with np.load(file) as found:
            count += len(found["actions"])
    assert f"{count} choices of normal" in said
    assert count > 100
    said = interrupted(
        "pass 1:", "imitate", games, run_file, "--passes", 100_000, "--folder", clone
    )
    assert "imitated" in said
    assert (clone / "weights.npz").exists()
    assert (clone / "progress.json").exists()
