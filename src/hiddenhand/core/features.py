"""What holds in a whole state, hidden parts included, as numbers: what a judge of worlds reads.

A search deals worlds in which everything is known, and asks a judge what they are worth. The judge
reads a few dozen of some thousand features: those that hold.
"""

from abc import ABCMeta, abstractmethod

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from hiddenhand.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be plain Python with a compiled core
class Features(metaclass=ABCMeta):
    """The features of one game, the same for every table; holds no state."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most  # that hold at a time
        self.names: list[str] = []  # of each group, in order
        self.firsts: list[int] = []  # where each group begins
        self.count: i64 = 0

    def group(self, name: str, count: int) -> i64:
        """Append a group of features; returns the number of its first one."""
        first = int(self.count)
        self.names.append(name)
        self.firsts.append(first)
        self.count = first + count
        return first

    @abstractmethod
    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        """Write the features that hold, seats counted from `seat`, from the place `at` on; returns
        the place after the last one. A game that is over has none."""
