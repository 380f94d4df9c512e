"""Where a network can't play, the commands say once who plays instead, before the first game."""

import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from hiddenhand.bots import arena, ladder, loader
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.network import learned
from hiddenhand.cli.main import carry_out
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.games.secret_allies.bots.swift import SwiftBot
from hiddenhand.lab import experiment as plans
from hiddenhand.lab import running
from hiddenhand.lab.report import Namer, _line
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

SAID = "The network of swift cannot play at this table: hard plays instead."
TABLE = ["secret-allies", "--seats", "2", "--set", "length=short", "--set", "race_draw=choose"]
SETTINGS = {"length": "short", "map_mode": "automatic", "race_draw": "choose"}
EXPERIMENT = """
game: secret_allies
question: who plays?
seed: x
games: 2
tables:
  - {name: learned, seats: 2, bots: "swift,normal", settings: {length: short}}
  - {name: others, seats: 2, bots: "normal,easy", settings: {length: short}}
"""


class Reached(HiddenHandError):
    """The first game would begin now."""

    code = "reached"


def first_game(*given: Any, **named: Any) -> None:
    raise Reached("now")


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, logger=learned.__name__)  # restored afterwards


def test_the_levels_that_cannot_play_are_known_by_the_words_that_name_them() -> None:
    bots = ["swift", "normal", "hard:ms=5", "random"]
    assert loader.stand_ins("secret_allies", 2, SETTINGS, bots) == {"swift": "hard"}
    trained = {"length": "short", "map_mode": "automatic"}
    assert loader.stand_ins("secret_allies", 2, trained, bots) == {}
    assert loader.stand_ins("secret_allies", 2, {}, bots) == {"swift": "hard"}  # by default


@pytest.mark.parametrize(
    ("command", "where", "name"),
    [("simulate", arena, "run"), ("record -o -", arena, "play"), ("ladder", ladder, "climb")],
)
def test_a_command_says_once_who_plays(
    command: str,
    where: Any,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(where, name, first_game)
    carry_out([*command.split(), *TABLE, "--bots", "swift,normal"])
    assert capsys.readouterr().err.count(SAID) == 1
    carry_out([*command.split(), *TABLE, "--bots", "easy,normal"])
    assert "instead" not in capsys.readouterr().err


def test_playing_in_lines_says_who_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    carry_out(["play", *TABLE, "--bots", "swift", "--plain", "-o", str(tmp_path / "x.hh")])
    assert capsys.readouterr().out.count(SAID) == 1


def test_the_lab_says_at_which_table_who_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "who.yaml"
    file.write_text(EXPERIMENT)
    monkeypatch.setattr(running, "run", first_game)
    carry_out(["lab", "run", str(file), "-o", str(tmp_path / "out")])
    assert capsys.readouterr().err.count(f"learned: {SAID}") == 1
    plan = plans.read(file)
    named = [_line(Namer(plan, "en"), plan, table) for table in plan.tables]
    assert "swift (hard),normal" in named[0]
    assert "normal,easy" in named[1]


def test_a_row_of_the_ladder_names_who_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "play_each", lambda *given: iter(()))
    told = ladder.climb("secret_allies", 2, ["swift", "normal"], 2, settings=SETTINGS)
    assert {row.bot: row.instead for row in told.rows} == {"swift": "hard", "normal": None}
    carry_out(["ladder", *TABLE, "--bots", "swift,normal", "--json"])
    rows = json.loads(capsys.readouterr().out)["ladder"]
    assert {row["bot"]: row["instead"] for row in rows} == {"swift": "hard", "normal": None}
    carry_out(["ladder", *TABLE, "--bots", "swift,normal"])
    assert "swift (hard)" in capsys.readouterr().out


def test_many_games_give_one_warning(caplog: pytest.LogCaptureFixture) -> None:
    learned.warn.cache_clear()
    for number in range(3):
        table = Table("secret_allies", 2, f"{number}", SETTINGS)
        bot = SwiftBot(0, SeededDice("many"))
        bot.begin(Chair(table, 0))
        assert bot.instead == "race_draw=choose"
    assert caplog.text.count("hard plays") == 1
