"""`make test-stress` reports what failed how often, and leaves no process behind."""

import multiprocessing
from pathlib import Path

from tools.stress import busy, failures, run_once, summary

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
    assert told[0] == "2 tests failed at least once in 2 runs"
    assert told[1].startswith("   2 of 2  test_some.py::test_broken  (run 1, 2): ")
    assert told[2].startswith("   1 of 2  test_some.py::test_rare[luck]  (run 2): ")
    assert "not today" in told[2]


def test_busy_processes_end_with_the_runs() -> None:
    before = set(multiprocessing.active_children())
    with busy(2):
        crowd = set(multiprocessing.active_children()) - before
        assert len(crowd) == 2
    assert not any(process.is_alive() for process in crowd)
