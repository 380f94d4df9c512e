"""The games. Each is one folder whose package exports `GAME`; nothing else lists them."""

import importlib
import pkgutil

from hiddenhand.core.errors import UnknownGame
from hiddenhand.core.game import Game


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
