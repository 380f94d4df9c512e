"""Type checkers know the fields of a game's view at a table that was made from the game."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.tree import ROOT, shipped_games

USED = """
from hiddenhand import Table, games
from hiddenhand.core.game import View
from hiddenhand.games.hidden_leaders import GAME as LEADERS
from hiddenhand.games.secret_allies import GAME as ALLIES

heroes: tuple[str, ...] = Table(LEADERS, seats=4, dice=7).view(0).parties[0].heroes
race: str | None = Table(ALLIES, 3).view(1).players[0]["race"]
shown: View = Table("hidden_leaders", 4).view(0)
same: View = Table(games.find("secret_allies"), 3).view(0)


def any_table(table: Table) -> View:
    return table.view(0)


any_table(Table(LEADERS, 2))
"""
# A line, and what a checker must say of it.
MISUSED = {
    "Table(LEADERS, 4).view(0).partys": '"HiddenLeadersView" has no attribute "partys"',
    "Table(LEADERS, 4).view(0).players": '"HiddenLeadersView" has no attribute "players"',
    "Table(ALLIES, 3).view(0).parties": '"SecretAlliesView" has no attribute "parties"',
    "Table(LEADERS, 4).view(0).red.upper()": '"int" has no attribute "upper"',
    "Table(LEADERS, 4).view(0).red = 5": 'Cannot assign to final attribute "red"',
    'Table("hidden_leaders", 4).view(0).parties': '"View" has no attribute "parties"',
}


def checked(source: str, file: Path) -> str:
    """What mypy says of a program that uses the library."""
    file.write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--cache-dir", ".mypy_cache/check", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_the_fields_of_each_game_are_known(tmp_path: Path) -> None:
    assert "Success: no issues found" in checked(USED, tmp_path / "uses_views.py")


def test_wrong_fields_are_noticed(tmp_path: Path) -> None:
    imports = "\n".join(line for line in USED.splitlines() if " import " in line)
    said = checked("\n".join([imports, *MISUSED]), tmp_path / "misuses_views.py").splitlines()
    first = len(imports.splitlines()) + 1
    for number, (line, error) in enumerate(MISUSED.items(), start=first):
        told = [row for row in said if f"misuses_views.py:{number}: error" in row]
        assert any(error in row for row in told), (line, told)


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_game_says_what_it_shows(game: object) -> None:
    (base,) = type(game).__orig_bases__  # type: ignore[attr-defined]  # of generic classes
    project = type(game).project  # type: ignore[attr-defined]
    assert base.__args__ == (project.__annotations__["return"],)
