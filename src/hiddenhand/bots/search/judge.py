"""What a fully known world is worth to each seat: a small network for the ends of a search tree.

It reads the features that hold. Their rows of the first matrix are added up, three numbers to a
word, which takes a few microseconds; two small layers follow, and a softmax over the seats and
nobody. The network learned from games between players that teach themselves (`learning.judging`).
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hiddenhand.core.features import Features
from hiddenhand.core.state import State

LANES: Final = 3  # numbers in a word,
LANE_BITS: Final = 20  # each with so many bits
LANE: Final = (1 << LANE_BITS) - 1
MIDDLE: Final = 128  # stored for 0, so that no number is negative


@final
class Judge:
    """The network with its weights; worlds with more seats than it knows cannot be judged."""

    def __init__(
        self,
        features: Features,
        seats: int,
        words: list[int],
        scales: list[float],
        biases: list[float],
        second: list[float],
        second_biases: list[float],
        out: list[float],
        out_biases: list[float],
    ) -> None:
        """`words` has the rows of the first matrix, one for each feature; `second` and `out` are
        matrices with a row for each number they read. The last output is nobody's."""
        self.features: Features = features
        self.most_seats: i64 = seats
        self.words: vec[i64] = vec[i64](words)
        self.scales: vec[float] = vec[float](scales)  # of each number of the first layer
        self.biases: vec[float] = vec[float](biases)
        self.second: vec[float] = vec[float](second)
        self.second_biases: vec[float] = vec[float](second_biases)
        self.out: vec[float] = vec[float](out)
        self.out_biases: vec[float] = vec[float](out_biases)
        self.row: i64 = len(words) // int(features.count)  # words of a feature
        self.found: vec[i16] = vec[i16]([0] * int(features.most))
        self.inner: vec[float] = vec[float]([0.0] * len(second_biases))
        self.ends: vec[float] = vec[float]([0.0] * len(out_biases))

    def judge(self, world: State, seats: i64, shares: vec[float]) -> None:
        """Write into `shares` how likely each seat is to win in this world, which goes on."""
        seat: i64 = world.actor()
        count = self.features.write(world, seat, self.found, 0)
        self._first(count)
        self._last(seats)
        away: i64 = 0
        while away < seats:
            shares[seat] = self.ends[away]
            seat += 1
            if seat == seats:
                seat = 0
            away += 1

    def _first(self, count: i64) -> None:
        """The first layer, and what the second one reads of it."""
        found = self.found
        words = self.words
        row = self.row
        inner = self.inner
        second = self.second
        width: i64 = len(inner)
        at: i64 = 0
        while at < width:
            inner[at] = self.second_biases[at]
            at += 1
        zero = MIDDLE * count
        number: i64 = 0
        word: i64 = 0
        while word < row:
            total: i64 = 0
            at = 0
            while at < count:
                total += words[i64(found[at]) * row + word]
                at += 1
            lane: i64 = 0
            while lane < LANES:
                value = float((total & LANE) - zero) * self.scales[number] + self.biases[number]
                if value > 0.0:
                    first = number * width
                    at = 0
                    while at < width:
                        inner[at] = inner[at] + value * second[first + at]
                        at += 1
                total >>= LANE_BITS
                number += 1
                lane += 1
            word += 1

    def _last(self, seats: i64) -> None:
        """The last layer, as chances of the seats that are there."""
        inner = self.inner
        ends = self.ends
        count: i64 = len(ends)
        at: i64 = 0
        while at < count:
            ends[at] = self.out_biases[at]
            at += 1
        number: i64 = 0
        width: i64 = len(inner)
        while number < width:
            value = inner[number]
            if value > 0.0:
                first = number * count
                at = 0
                while at < count:
                    ends[at] = ends[at] + value * self.out[first + at]
                    at += 1
            number += 1
        total = exp(ends[count - 1])
        at = 0
        while at < seats:
            ends[at] = exp(ends[at])
            total += ends[at]
            at += 1
        at = 0
        while at < seats:
            ends[at] = ends[at] / total
            at += 1
