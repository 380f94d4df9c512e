"""Paths in a checkout."""

from pathlib import Path

from hiddenhand import games
from hiddenhand.core.game import Game

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "hiddenhand"


def shipped_games() -> list[Game]:
    """The games of the package, without the small one that the tests add."""
    return [games.find(name) for name in games.names() if (PACKAGE / "games" / name).is_dir()]
