"""Sources of worlds for a search. They all start from a world that the chair imagined.

Each world is redealt from the previous one: under constraints from earlier events a redeal changes
only a few places at a time, and a chain of redeals reaches all worlds that are possible for the
seat.
"""

from abc import ABCMeta, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hiddenhand.core.dice import Dice
from hiddenhand.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(metaclass=ABCMeta):
    """A source of worlds."""

    @abstractmethod
    def draw(self, dice: Dice) -> State:
        """A new world, which the search may modify."""


@final
class Uniform(Worlds):
    """Worlds distributed as `redeal` deals them."""

    def __init__(self, imagined: State, seat: i64) -> None:
        self.imagined: State = imagined
        self.seat: i64 = seat

    def draw(self, dice: Dice) -> State:
        self.imagined = self.imagined.redeal(self.seat, dice)
        return self.imagined.clone()


@final
class Believed(Worlds):
    """Worlds whose secret sides follow a belief: combinations of sides with weights."""

    def __init__(
        self, imagined: State, seat: i64, deals: list[tuple[int, ...]], weights: list[float]
    ) -> None:
        self.imagined: State = imagined
        self.seat: i64 = seat
        self.deals: list[tuple[int, ...]] = deals  # the side of each seat; the own entry is ignored
        self.up_to: vec[float] = vec[float]([0.0] * len(deals))
        total: float = 0.0
        for number, weight in enumerate(weights):
            total += weight
            self.up_to[number] = total
        self.total: float = total

    def draw(self, dice: Dice) -> State:
        self.imagined = self.imagined.redeal(self.seat, dice)
        world = self.imagined.clone()
        mark = self.total * float(dice.below(1 << 24)) / float(1 << 24)
        low: i64 = 0
        high: i64 = len(self.deals) - 1
        while low < high:  # binary search: first deal whose running total exceeds the mark
            middle = (low + high) // 2
            if self.up_to[middle] > mark:
                high = middle
            else:
                low = middle + 1
        for seat, side in enumerate(self.deals[low]):
            if seat != self.seat:
                world.suppose(seat, side)
        return world


@final
class Revealed(Worlds):
    """Always the real state. No bot uses it; it measures how strong perfect information is."""

    def __init__(self, truth: State) -> None:
        self.truth: State = truth

    def draw(self, dice: Dice) -> State:
        return self.truth.clone()
