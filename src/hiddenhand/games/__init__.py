"""The games. Each is one folder whose package exports `GAME`; nothing else lists them.

Games of your own may stand elsewhere: HIDDENHAND_GAMES names folders that hold some, joined as in
PATH.
"""

import importlib
import os
import pkgutil

from hiddenhand.core.errors import UnknownGame
from hiddenhand.core.game import Game

_MORE = os.environ.get("HIDDENHAND_GAMES", "")
__path__.extend(folder for folder in _MORE.split(os.pathsep) if folder)


def names() -> list[str]:
    """All games in the house, "hidden_leaders" style."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game called `name`; hyphens and underscores are the same."""
    plain = name.replace("-", "_")
    if plain not in names():
        raise UnknownGame(f"there are: {', '.join(names())}", place=name, known=names())
    game: Game = importlib.import_module(f"{__name__}.{plain}").GAME
    return game
