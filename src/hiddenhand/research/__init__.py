"""The games as environments for machine learning and research. Each adapter is a module:

* `<game>_v1` for every game with planes, such as `hidden_leaders_v1`: PettingZoo AEC environments
* `seat`: a Gymnasium environment of one seat against given bots
* `vector`: many games at once, stepped inside the engine
* `spiel`: OpenSpiel games, registered with `pyspiel`
* `shards`: data sets of observations, masks, actions and outcomes

The adapters need the extra `research`; importing this package alone does not.
"""

import sys
from types import ModuleType
from typing import Any

from hiddenhand import games

VERSION = "v1"  # of planes and actions


class Environment(ModuleType):
    """The module `<game>_v1` in PettingZoo's form: `env()`, or `raw_env()`, which raises errors for
    illegal actions.

    Both take seats, settings, reward ("win", "ranking") and render_mode.
    """

    def __init__(self, game: str) -> None:
        super().__init__(f"{__name__}.{game}_{VERSION}", self.__class__.__doc__)
        self.GAME = game

    def env(self, **options: Any) -> Any:
        """An environment in which an illegal action loses the game."""
        from hiddenhand.research.aec import TableEnv

        return TableEnv(self.GAME, **options)

    def raw_env(self, **options: Any) -> Any:
        """An environment in which an illegal action raises an error."""
        from hiddenhand.research.aec import TableEnv

        return TableEnv(self.GAME, illegal="refuse", **options)


def __getattr__(name: str) -> Any:
    game, _, version = name.rpartition("_")
    if version != VERSION or game not in games.names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return sys.modules.setdefault(f"{__name__}.{name}", Environment(game))


for _game in games.names():  # makes `import hiddenhand.research.<game>_v1` work
    sys.modules[f"{__name__}.{_game}_{VERSION}"] = Environment(_game)
