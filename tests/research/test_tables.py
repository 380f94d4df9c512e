"""Encoding tables that programs were trained on do not change."""

from pathlib import Path

import pytest
from hiddenhand.games.night_market import NightMarket

from hiddenhand import games
from hiddenhand.core.game import Game
from hiddenhand.research import tables
from tools import generated


@pytest.mark.parametrize("game", ["hidden_leaders", "secret_allies"])
def test_the_tables_are_the_ones_that_were_promised(game: str) -> None:
    file = tables.table_file(game)
    assert file.exists(), "a new version of the rules: `make generated` writes its tables"
    promised = file.read_text(encoding="utf-8")
    assert tables.table_text(game) == promised, (
        f"{file.name} was promised: raise the version of the rules or of the environment"
    )


def test_a_change_is_noticed_and_not_written_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, text = tmp_path / "tables.json", tables.table_text("hidden_leaders")
    assert generated.write(file, text, once=True) == ""
    planes = games.find("hidden_leaders").planes(2)
    planes.names[3], planes.names[4] = planes.names[4], planes.names[3]
    monkeypatch.setattr(tables, "_planes", lambda game: iter([("seats=2", planes, True)]))
    changed = tables.table_text("hidden_leaders")
    assert changed != text
    assert "may not change" in generated.write(file, changed, once=True)
    assert file.read_text(encoding="utf-8") == text


def test_a_game_without_planes_owes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplaned(NightMarket):
        planes = Game.planes

    monkeypatch.setattr(generated, "shipped_games", lambda: [Unplaned()])
    monkeypatch.setattr(generated, "tested_text", lambda game, tests: "")
    owed = [file for file in generated.owed() if "night_market" in str(file)]
    assert {file.name for file in owed} == {"tested.json", "night_market.view.d.ts"}


def test_settings_do_not_move_the_tables() -> None:
    game = games.find("hidden_leaders")
    usual = game.planes(4)
    for settings in ({"edition": "prototype"}, {"promo": "on"}, {"deck": "basic"}):
        other = game.planes(4, settings)
        assert other.names == usual.names
        assert [plane.first for plane in other.layout] == [plane.first for plane in usual.layout]


@pytest.mark.parametrize("game", ["hidden_leaders", "secret_allies"])
def test_planes_lie_side_by_side_and_have_names(game: str) -> None:
    planes = games.find(game).planes(2)
    at = 0
    for plane in planes.layout:
        assert plane.first == at
        assert plane.meaning
        at += plane.count
    assert at == planes.width
    assert len({plane.name for plane in planes.layout}) == len(planes.layout)
    assert len(set(planes.names)) == planes.actions == len(planes.names)
