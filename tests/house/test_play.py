"""`make play` builds the engine in the background, once however often one starts meanwhile."""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.first_minute import stop_engine
from tools.tree import ROOT

SLOW_BUILD = """
.venv/built:
	@echo begins >>builds
	@while test ! -e .venv/go; do sleep 0.05; done
	@touch .venv/built
"""
PATIENCE = 120


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder in which the engine is built as soon as there is `.venv/go`."""
    for folder in (".venv/bin", "tools", "src/hiddenhand"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "Makefile").write_text(SLOW_BUILD, encoding="utf-8")
    shutil.copy(ROOT / "tools/play.py", tmp_path / "tools")
    (tmp_path / "tools/engine.py").touch()  # names no reason to stay plain
    (tmp_path / ".venv/bin/python").symlink_to(sys.executable)
    return tmp_path


def start(copy: Path) -> str:
    """What is said about the engine."""
    command = [sys.executable, "-c", "import play; play.prepare_engine()"]
    environment = {name: word for name, word in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(
        command, cwd=copy / "tools", env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def wait_until_over(copy: Path) -> None:
    """Wait until no process of the build has its log open."""
    end = time.monotonic() + PATIENCE
    with (copy / ".venv/engine.log").open() as log:
        while True:
            try:
                return fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                assert time.monotonic() < end, "it goes on"
                time.sleep(0.05)


def builds(copy: Path) -> int:
    return len((copy / "builds").read_text(encoding="utf-8").splitlines())


def test_a_second_start_leaves_the_build_alone(copy: Path) -> None:
    try:
        assert "built in the background" in start(copy)
        first = (copy / ".venv/engine.pid").read_text(encoding="utf-8")
        assert "still being built" in start(copy)
        assert (copy / ".venv/engine.pid").read_text(encoding="utf-8") == first
        (copy / ".venv/go").touch()
        wait_until_over(copy)
    finally:
        stop_engine(copy)
    assert builds(copy) == 1
    assert (copy / ".venv/built").exists()
    assert start(copy) == ""


def test_a_build_is_stopped_and_begins_again(copy: Path) -> None:
    try:
        start(copy)
        start(copy)
        stop_engine(copy)
        wait_until_over(copy)
        assert not (copy / ".venv/built").exists()
        assert "built in the background" in start(copy)
    finally:
        stop_engine(copy)
    wait_until_over(copy)
