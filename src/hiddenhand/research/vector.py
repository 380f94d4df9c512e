"""Many games at once, stepped inside the engine, with NumPy input and output.

    games = Vector("hidden_leaders", count=1024, seats=4, seed=7)
    while training:
        actions = policy(games.observations, games.masks)     # one legal action for each game
        games.step(actions)
        learn(games.actors, games.rewards, games.ended)

The arrays are read-only views of the engine's memory and change with every step, so copy what you
keep. A row shows what the asked seat (`actors`) sees. When a game ends, `ended` is 1 and `rewards`
holds its rewards until the next step; its row already shows a new game.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hiddenhand.core.errors import BadSettings
from hiddenhand.research.deal import Array, Mask, deal, look_at
from hiddenhand.research.inside.batch import Batch


class Vector:
    """A batch of games with NumPy arrays."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        settings: Mapping[str, str] | None = None,
        reward: str = "win",
        seed: int | str = 0,
    ) -> None:
        if count < 1:
            raise BadSettings(f"{count} games", place="count")
        self.deal = deal(game, seats, settings, reward)
        self.count = count
        self.seats = self.deal.seats
        planes = self.deal.planes
        self.width, self.actions = int(planes.width), int(planes.actions)
        self._batch = Batch(planes, self.deal.fresh, count, str(seed), self.deal.reward_kind)
        batch = self._batch
        self.observations: Array = _view(batch.observations.cells, np.uint8, self.width)
        self.masks: Mask = _view(batch.masks.cells, np.int8, self.actions)
        self.rewards: NDArray[np.float64] = _view(batch.rewards, np.float64, self.seats)
        self.actors: NDArray[np.int32] = look_at(batch.actors, np.int32)
        self.ended: Array = look_at(batch.ended, np.uint8)
        self._sampled: NDArray[np.int32] = look_at(batch.sampled, np.int32)

    def reset(self, seed: int | str = 0) -> None:
        """Start all games again; the same seed deals the same games."""
        self._batch.reset(str(seed))

    def step(self, actions: ArrayLike) -> None:
        """Take one action for each game. Raises NotAnOption, naming the row, if one is not legal;
        then nothing changes.
        """
        self._batch.step(np.asarray(actions, "<i4").tobytes())

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each game."""
        self._batch.sample()
        return self._sampled

    def allegiances(self, row: int) -> list[int]:
        """The secret side of every seat of a game, -1 where there is none: for a critic or as a
        label. It is not part of an observation."""
        state = self._batch.episodes[row].state
        return [int(state.allegiance(seat)) for seat in range(self.seats)]


def _view(memory: Any, kind: Any, width: int) -> NDArray[Any]:
    return look_at(memory, kind).reshape(-1, width)
