"""Shared by all adapters: a game with its seats, settings, planes and reward."""

from hiddenhand.research import installed as installed  # first: it names a missing extra

# isort: split

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from hiddenhand import games
from hiddenhand.core.errors import BadSettings
from hiddenhand.core.game import Game
from hiddenhand.core.planes import Plane, Planes
from hiddenhand.core.settings import complete
from hiddenhand.core.state import State
from hiddenhand.research.inside.rewards import REWARDS, write_rewards

Array = NDArray[np.uint8]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Deal:
    """A game with its setup."""

    game: Game
    seats: int
    settings: dict[str, str]
    reward: str

    @cached_property
    def planes(self) -> Planes:
        """The planes for this setup."""
        return self.game.planes(self.seats, self.settings)

    @cached_property
    def fresh(self) -> State:
        """The state every game begins from; clone it before use."""
        return self.game.start(self.seats, self.settings)

    @property
    def reward_kind(self) -> int:
        """The reward as a number for the engine."""
        return REWARDS.index(self.reward)

    def rewards(self, state: State) -> list[float]:
        """The reward of each seat in a finished game."""
        found = vec[float]([0.0] * self.seats)
        write_rewards(state, self.reward_kind, self.seats, found, 0)
        return [float(found[seat]) for seat in range(self.seats)]

    @cached_property
    def role_plane(self) -> Plane:
        """The plane that shows a viewer its own secret side; of length 0 if there is none."""
        for plane in self.planes.layout:
            if plane.name == self.game.role_plane:
                return plane
        return Plane("", 0, 0, "")

    def __deepcopy__(self, memo: dict[int, object]) -> "Deal":
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return deal, (self.game.name, self.seats, self.settings, self.reward)

    @property
    def worst(self) -> float:
        """The lowest possible reward."""
        return 0.0 if self.reward == "win" else -1.0


def look_at(memory: Any, kind: type[Any]) -> NDArray[Any]:
    """The engine's memory as a read-only array, without a copy."""
    return np.frombuffer(memory, kind)


def deal(
    game: str, seats: int | None, settings: Mapping[str, str] | None, reward: str = "win"
) -> Deal:
    """Check the arguments of an environment. Raises BadSettings or another HiddenHandError."""
    found = games.find(game)
    if reward not in REWARDS:
        raise BadSettings(f"{reward!r} is not one of: {', '.join(REWARDS)}", place="reward")
    chosen = complete(found.settings, settings or {})
    made = Deal(found, seats or found.usual_seats, chosen, reward)
    _ = made.planes  # raises if the game cannot be played this way
    return made
