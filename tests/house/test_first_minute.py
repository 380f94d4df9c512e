"""`make play` in a fresh copy of the repository, as a new developer runs it. `make bench-play`
measures its time."""

import runpy
import shutil
import sys
from pathlib import Path

import pytest

from benchmarks.first_minute import fresh_copy, play, stop_engine, wait_for_engine
from tools.tree import ROOT

pytestmark = pytest.mark.long
TOOLS = ("awk", "basename", "dirname", "env", "find", "make", "nice", "rm", "sh", "test", "touch")
COMPILERS = ("cc", "gcc", "clang")


def numbered(said: list[str]) -> list[str]:
    return [line.partition(":")[0] for line in said if line.startswith("[") and line.endswith(" s")]


def test_it_starts_plain_and_builds_the_engine_for_the_next_start(tmp_path: Path) -> None:
    copy = fresh_copy(tmp_path)
    try:
        starts_plain_then_compiled(copy)
    finally:
        stop_engine(copy)


def starts_plain_then_compiled(copy: Path) -> None:
    first = play(copy)  # serves a page, and a normal bot answers
    assert len(numbered(first.said)) == 5
    assert first.build == "plain Python"
    assert not (copy / "web/node_modules/@sparticuz").exists()  # browsers are for tests
    assert not list((copy / ".venv/lib").glob("python*/site-packages/ray"))
    if runpy.run_path(str(ROOT / "setup.py"))["why_plain"]():
        return
    wait_for_engine(copy)
    second = play(copy)
    assert numbered(second.said) == []
    assert second.build == "compiled"


def test_it_plays_without_a_compiler(tmp_path: Path) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "python3").symlink_to(Path(sys.base_prefix, "bin/python3").resolve())
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (folder / tool).symlink_to(found)
    assert not any((folder / name).exists() for name in COMPILERS)
    copy = fresh_copy(tmp_path)
    try:
        first = play(copy, {"PATH": str(folder)})
    finally:
        stop_engine(copy)
    assert "The engine runs as plain Python: there is no C compiler." in first.said
    assert first.build == "plain Python"
