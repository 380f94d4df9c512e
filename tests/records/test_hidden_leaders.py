"""Finished games kept for good: they still replay, and together they show everything."""

from pathlib import Path

import pytest

from hiddenhand.core.record import parse
from hiddenhand.table.table import replay
from tools.keep_hidden_leaders import OWED, shows

FOLDER = Path(__file__).parent / "hidden_leaders"
FILES = sorted(FOLDER.glob("*.hh"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_replays_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    table = replay(parse(text))
    assert table.result is not None
    assert table.record.text() == text


def test_nothing_is_owed() -> None:
    assert len(FILES) >= 12
    shown = set().union(*(shows(parse(file.read_text("utf-8"))) for file in FILES))
    assert sorted(OWED - shown) == []
