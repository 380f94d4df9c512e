"""The games as environments for machine learning and research. Each adapter is a module:

* `<game>_v1` for every game with planes, such as `hidden_leaders_v1`: PettingZoo AEC environments
* `seat`: a Gymnasium environment of one seat against given bots
* `vector`: many games at once, stepped inside the engine
* `spiel`: OpenSpiel games, registered with `pyspiel`
* `shards`: data sets of observations, masks, actions and outcomes

The adapters need the extra `research`; importing this package alone does not.
"""

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from hiddenhand import games

if TYPE_CHECKING:
    from hiddenhand.research.aec import TableEnv

VERSION = "v1"  # of planes and actions


class Environment(ModuleType):
    """The module `<game>_v1` in PettingZoo's form: `env()`, or `raw_env()`, which raises errors for
    illegal actions.

    seats         how many seats; default: the usual number
    settings      settings of the game, as `hiddenhand play --set` takes them
    reward        "win": 1 for the winner; "ranking": from 1 for the first to -1 for the last
    illegal       what an illegal action does: "lose" or "refuse"
    render_mode   "human", "ansi", "svg" or "rgb_array"
    history       add that many tokens of what the agent was told to its observations
    roles         add the true secret sides to `infos`, as targets
    """

    def __init__(self, game: str) -> None:
        super().__init__(f"{__name__}.{game}_{VERSION}", self.__class__.__doc__)
        self.GAME = game

    def env(
        self,
        *,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        history: int = 0,
        roles: bool = False,
    ) -> "TableEnv":
        """An environment in which an illegal action loses the game."""
        from hiddenhand.research.aec import TableEnv

        return TableEnv(self.GAME, seats, settings, reward, illegal, render_mode, history, roles)

    def raw_env(
        self,
        *,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        history: int = 0,
        roles: bool = False,
    ) -> "TableEnv":
        """An environment in which an illegal action raises an error."""
        return self.env(
            seats=seats,
            settings=settings,
            reward=reward,
            illegal="refuse",
            render_mode=render_mode,
            history=history,
            roles=roles,
        )

    def parallel_env(self, **options: Any) -> Any:
        """The same table in PettingZoo's parallel form, with the parameters of `env`.

        In every step only the action of `env.unwrapped.agent_selection` counts; each `info` but the
        first names it as `active_agent`.
        """
        from pettingzoo.utils.conversions import turn_based_aec_to_parallel

        return turn_based_aec_to_parallel(self.env(**options))


def __getattr__(name: str) -> Any:
    game, _, version = name.rpartition("_")
    if version != VERSION or game not in games.names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return sys.modules.setdefault(f"{__name__}.{name}", Environment(game))


for _game in games.names():  # makes `import hiddenhand.research.<game>_v1` work
    sys.modules[f"{__name__}.{_game}_{VERSION}"] = Environment(_game)
