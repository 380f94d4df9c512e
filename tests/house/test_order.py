"""Slow files begin first, and nothing is lost when tests are put in order."""

import pytest

from tests.order import SLOW, shares, spread
from tools.tree import ROOT


@pytest.mark.parametrize("workers", [2, 3, 4])
def test_every_process_begins_with_slow_files(workers: int) -> None:
    slow = [(file, f"{file} {number}") for file in SLOW for number in range(3)]
    usual = [(f"tests/test_{number}.py", f"usual {number}") for number in range(200)]
    tests = [*usual, *slow]
    ordered = spread(tests, workers)
    assert sorted(ordered) == sorted(name for _, name in tests)
    begin = 0
    for size in shares(len(tests), workers):
        piece = ordered[begin : begin + size]
        assert not piece[0].startswith("usual")
        assert piece[-1].startswith("usual")
        begin += size


def test_a_selection_of_slow_files_alone_is_kept_whole() -> None:
    tests = [(file, number) for number, file in enumerate(SLOW)]
    assert sorted(spread(tests, 3)) == list(range(len(SLOW)))
    assert spread([("tests/test_some.py", 1)], 3) == [1]


def test_slow_files_exist() -> None:
    assert [file for file in SLOW if not (ROOT / file).is_file()] == []
