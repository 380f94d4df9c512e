"""The installed games. Each game is a subpackage that exports `GAME`; there is no other registry.

Games kept elsewhere are found through the environment variable HIDDENHAND_GAMES: a list of folders,
separated as in PATH.
"""

import importlib
import os
import pkgutil
from functools import cache

from hiddenhand.core.errors import UnknownGame
from hiddenhand.core.game import Game
from hiddenhand.core.settings import what

_MORE = os.environ.get("HIDDENHAND_GAMES", "")
__path__.extend(folder for folder in _MORE.split(os.pathsep) if folder)


def names() -> list[str]:
    """Names of all installed games, sorted, with underscores: "hidden_leaders"."""
    return list(_installed(tuple(__path__)))


@cache
def _installed(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg))


def find(name: str) -> Game:
    """Return the game called `name`; hyphens and underscores are equivalent.

    Raises UnknownGame if there is no such game.
    """
    if not isinstance(name, str):
        raise UnknownGame(
            f"a name is needed, not {what(name)}; there are: {', '.join(names())}",
            place="game",
            known=names(),
        )
    plain = name.replace("-", "_")
    if plain not in names():
        raise UnknownGame(f"there are: {', '.join(names())}", place=name, known=names())
    game: Game = importlib.import_module(f"{__name__}.{plain}").GAME
    return game
