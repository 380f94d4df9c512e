"""`make test-stress` reports what failed how often, and leaves no process behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.stress import busy, failures, main, run_once, summary
from tools.tree import ROOT

TESTS = """
import pathlib
import pytest

RAN = pathlib.Path(__file__).with_name("ran")

def test_sound():
    pass

@pytest.mark.parametrize("what", ["luck"])
def test_rare(what):
    ran = RAN.exists()
    RAN.touch()
    assert not ran, "not today"

@pytest.fixture
def broken():
    raise OSError("no such thing")

def test_broken(broken):
    pass
"""

FOLDER = """
import pytest

def test_sound():
    pass

def test_unsound():
    assert False, "never"

@pytest.mark.long
def test_slow_and_unsound():
    assert False, "late"
"""
LIKE_OURS = """
[pytest]
addopts = -m 'not long' -p no:cacheprovider
markers = long: takes minutes
"""
IN_A_CROWD = """
import multiprocessing
from tools.stress import busy

if __name__ == "__main__":
    with busy(1):
        print(multiprocessing.active_children()[0].pid, flush=True)
        input()
"""
PATIENCE = 120


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text(LIKE_OURS, encoding="utf-8")
    (tmp_path / "test_few.py").write_text(FOLDER, encoding="utf-8")
    return tmp_path


def test_what_failed_how_often(tmp_path: Path) -> None:
    tests = tmp_path / "test_some.py"
    tests.write_text(TESTS, encoding="utf-8")
    failed: dict[str, list[tuple[int, str]]] = {}
    for number in (1, 2):
        report = tmp_path / f"{number}.xml"
        words = ["-p", "no:cacheprovider", f"--rootdir={tmp_path}", "-c/dev/null", str(tests)]
        assert run_once(words, report) == 1
        for name, reason in failures(report).items():
            failed.setdefault(name, []).append((number, reason))
    told = summary(2, failed).splitlines()
    assert told[0] == "2 tests failed at least once in 2 finished runs"
    assert told[1].startswith("   2 of 2  test_some.py::test_broken  (run 1, 2): ")
    assert told[2].startswith("   1 of 2  test_some.py::test_rare[luck]  (run 2): ")
    assert "not today" in told[2]


def test_busy_processes_end_with_the_runs() -> None:
    before = set(multiprocessing.active_children())
    with busy(2):
        crowd = set(multiprocessing.active_children()) - before
        assert len(crowd) == 2
    assert not any(process.is_alive() for process in crowd)


def stress(folder: Path, *words: str) -> int:
    return main(["--runs", "2", "--busy", "1", "--workers", "1", *words, str(folder)])


def test_two_runs_beside_a_busy_process(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert stress(folder) == 1
    told = capfd.readouterr().out.splitlines()
    assert told[-2] == "1 tests failed at least once in 2 finished runs"
    assert told[-1].startswith("   2 of 2  test_few.py::test_unsound  (run 1, 2): ")
    assert [line for line in told if line.startswith("run 2 of 2: ")]


def test_long_tests_run_when_asked_for(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert stress(folder, "--long", "--runs", "1", "--busy", "0") == 1
    told = capfd.readouterr().out
    assert "1 of 1  test_few.py::test_slow_and_unsound" in told
    assert "1 of 1  test_few.py::test_unsound" in told


def test_a_run_that_does_not_finish_is_told(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (folder / "conftest.py").write_text("raise OSError", encoding="utf-8")
    assert stress(folder) == 1
    told = capfd.readouterr().out.splitlines()
    assert told[-2] == "0 tests failed at least once in 0 finished runs"
    assert told[-1] == "2 of 2 runs did not finish"
    assert [line for line in told if line.startswith("run 1: pytest ended with ")]


def test_busy_processes_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    """Each holds the output of its parent open for as long as it lives."""
    script = tmp_path / "crowd.py"
    script.write_text(IN_A_CROWD, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(script)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment) as parent:
        assert parent.stdout
        child = int(parent.stdout.readline())
        parent.kill()
        try:
            assert parent.communicate(timeout=PATIENCE)[0] == b""
        except subprocess.TimeoutExpired:
            os.kill(child, signal.SIGKILL)
            raise
