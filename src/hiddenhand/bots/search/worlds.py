"""Where a search gets its worlds. All of them start from one that the chair imagined.

Each world is dealt from the one before, not from the first again: a deal bound by rumours changes
a few places at a time, and a chain of such deals comes to all that the seat must think possible.
"""

from abc import ABC, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hiddenhand.core.dice import Dice
from hiddenhand.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC):
    @abstractmethod
    def draw(self, dice: Dice) -> State:
        """A fresh world; the search plays it to the end."""


@final
class Uniform(Worlds):
    """Every world the seat cannot tell apart is as likely as `redeal` makes it."""

    def __init__(self, imagined: State, seat: i64) -> None:
        self.imagined: State = imagined
        self.seat: i64 = seat

    def draw(self, dice: Dice) -> State:
        self.imagined = self.imagined.redeal(self.seat, dice)
        return self.imagined.clone()


@final
class Believed(Worlds):
    """Worlds whose secret sides follow a belief: joint deals of sides, each with its weight."""

    def __init__(
        self, imagined: State, seat: i64, deals: list[tuple[int, ...]], weights: list[float]
    ) -> None:
        self.imagined: State = imagined
        self.seat: i64 = seat
        self.deals: list[tuple[int, ...]] = deals  # for each seat its side; own seat: as it is
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
        while low < high:  # the first deal whose running total passes the mark
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
    """The true world itself. No bot gets one: it shows how strong perfect sight would be."""

    def __init__(self, truth: State) -> None:
        self.truth: State = truth

    def draw(self, dice: Dice) -> State:
        return self.truth.clone()
