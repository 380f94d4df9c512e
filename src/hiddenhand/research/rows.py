"""The rows of a `Vector` that are played in one process."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

from hiddenhand.core.errors import BadSettings
from hiddenhand.core.features import Features
from hiddenhand.core.planes import Canvas
from hiddenhand.research.company import seat_bots
from hiddenhand.research.deal import Array, Deal, deal, look_at
from hiddenhand.research.inside.batch import ALL_SEATS, ANY_SEAT, Batch

NAMES = (
    "observations",
    "masks",
    "legal",
    "counts",
    "rewards",
    "actors",
    "ended",
    "learners",
    "gains",
    "sampled",
)


@dataclass(frozen=True)
class Plan:
    """What is played in every row."""

    game: str
    seats: int | None
    settings: dict[str, str] = field(default_factory=dict)
    reward: str = "win"
    bots: str | None = None
    seat: int | None = None

    @cached_property
    def deal(self) -> Deal:
        """The game with its setup. Raises BadSettings if it is not possible."""
        made = deal(self.game, self.seats, self.settings, self.reward)
        if self.seat is not None and self.bots is None:
            raise BadSettings("a seat of your own needs bots on the others", place="seat")
        if self.seat is not None and self.seat not in range(made.seats):
            raise BadSettings(f"there are {made.seats} seats", place=f"seat {self.seat}")
        return made

    @property
    def seat_number(self) -> int:
        """The learner's seat for the engine."""
        if self.bots is None:
            return ALL_SEATS
        return ANY_SEAT if self.seat is None else self.seat


class Rows:
    """Some rows of a vector, beginning with row `first`."""

    def __init__(self, plan: Plan, first: int, count: int, seed: str) -> None:
        made = plan.deal
        self.deal, self.plan, self.first, self.count = made, plan, first, count
        self._states: Canvas | None = None
        self._features: vec[i16] | None = None
        self._scratch = made.planes.canvas(1)
        self._start(seed)

    def _start(self, seed: str) -> None:
        made, plan = self.deal, self.plan
        company = seat_bots(made, plan.bots, self.first, self.count, seed) if plan.bots else None
        self.batch = batch = Batch(
            made.planes,
            made.fresh,
            self.count,
            seed,
            made.reward_kind,
            self.first,
            plan.seat_number,
            company,
        )
        width, actions = int(made.planes.width), int(made.planes.actions)
        self.arrays: dict[str, NDArray[Any]] = {
            "observations": look_at(batch.observations.cells, np.uint8).reshape(-1, width),
            "masks": look_at(batch.masks, np.int8).reshape(-1, actions),
            "legal": look_at(batch.legal, np.int32).reshape(-1, actions),
            "counts": look_at(batch.counts, np.int32),
            "rewards": look_at(batch.rewards, np.float64).reshape(-1, made.seats),
            "actors": look_at(batch.actors, np.int32),
            "ended": look_at(batch.ended, np.uint8),
            "learners": look_at(batch.learners, np.int32),
            "gains": look_at(batch.gains, np.float64),
            "sampled": look_at(batch.sampled, np.int32),
        }

    def reset(self, seed: str) -> None:
        """Start all games again."""
        self.batch.company.reset(seed)
        self.batch.reset(seed)

    def step(self, actions: NDArray[np.int32]) -> None:
        """Take one action for each row."""
        self.batch.step(actions.tobytes())

    def sample(self) -> None:
        """Put a random legal action for each row into the array `sampled`."""
        self.batch.sample()

    def state(self) -> Array:
        """What all seats see."""
        planes = self.deal.planes
        if self._states is None:
            self._states = planes.canvas(self.count * self.deal.seats)
        self.batch.draw_states(self._states)
        seen: Array = look_at(self._states.cells, np.uint8).copy()
        return seen

    def roles(self) -> Array:
        """The secret side of every seat, counted from the asked one."""
        plane = self.deal.role_plane
        found = vec[u8]([0] * (self.count * self.deal.seats * plane.count))
        self.batch.draw_roles(plane.first, plane.count, self._scratch, found)
        sides: Array = look_at(found, np.uint8)
        return sides

    def features(self, kind: Features) -> NDArray[np.int16]:
        """The features of every game's whole state, counted from the asked seat."""
        if self._features is None:
            self._features = vec[i16]([0] * (self.count * int(kind.most)))
        self.batch.write_features(kind, self._features)
        found: NDArray[np.int16] = look_at(self._features, np.int16).reshape(self.count, -1)
        return found

    def allegiances(self, row: int) -> list[int]:
        """The secret side of every seat of a row as numbers."""
        state = self.batch.episodes[row].state
        return [int(state.allegiance(seat)) for seat in range(self.deal.seats)]

    def close(self) -> None:
        """Nothing is open."""
