"""Each seat's chance to win at every moment, given all hidden information.

The estimate plays sampled games from the true position to the end (Secret Allies: for a number of
answers, then the game's own estimate counts). Undrawn cards are drawn at random each time. The
curve begins before the deal and ends with the result.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from hiddenhand.analysis.story import walk
from hiddenhand.bots.chances import HUNCHES
from hiddenhand.bots.search.playout import mean_shares
from hiddenhand.bots.search.worlds import Revealed
from hiddenhand.core.record import Record
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of all seats at a moment."""

    moment: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """A steep part of the curve, and the moment in it with the largest effect."""

    before: Point
    after: Point
    cause: int


class Ruler:
    """Estimates chances; the same seed gives the same estimates."""

    def __init__(self, seats: int, games: int, answers: int, seed: str) -> None:
        self.seats = seats
        self.games = games
        self.answers = answers
        self.seed = seed

    def point(self, moment: int, state: State) -> Point:
        """Estimate the chances of all seats in this state."""
        seats = range(self.seats)
        if state.is_over():
            return Point(moment, tuple(state.share(seat) for seat in seats))
        dice = SeededDice(f"{self.seed}/{moment}")
        worlds = Revealed(state)
        shares = mean_shares(worlds, self.seats, dice, self.games, HUNCHES, self.answers)
        return Point(moment, tuple(shares))


def points(record: Record, moments: Sequence[int], ruler: Ruler) -> list[Point]:
    """The curve at these moments."""
    return [ruler.point(moment, state) for moment, state in _states(record, moments)]


def stretch(record: Record, moments: Sequence[int], ruler: Ruler) -> Stretch:
    """Estimate both ends again, then narrow down to the steepest single step by halving."""
    states = dict(_states(record, moments))
    known = {moment: ruler.point(moment, states[moment]) for moment in (moments[0], moments[-1])}
    low, high = 0, len(moments) - 1
    while high - low > 1:
        middle = (low + high) // 2
        here = moments[middle]
        known[here] = ruler.point(here, states[here])
        first = swing(known[moments[low]].chances, known[here].chances)
        second = swing(known[here].chances, known[moments[high]].chances)
        low, high = (low, middle) if first > second else (middle, high)
    return Stretch(known[moments[0]], known[moments[-1]], moments[high])


def _states(record: Record, moments: Sequence[int]) -> Iterator[tuple[int, State]]:
    wanted = set(moments)
    for moment, table in walk(record):
        if moment in wanted:
            yield moment, table.state.clone()
            if moment == max(wanted):
                return


def swing(before: Sequence[float], after: Sequence[float]) -> float:
    """How much of the chance to win moved between seats."""
    gained = sum(max(0.0, b - a) for a, b in zip(before, after, strict=True))
    lost = sum(max(0.0, a - b) for a, b in zip(before, after, strict=True))
    return max(gained, lost)


def steepest(curve: Sequence[Point], count: int, least: float) -> list[int]:
    """Indices of the points that end the largest swings of at least `least`, largest first."""
    swings = [swing(a.chances, b.chances) for a, b in pairwise(curve)]
    ranked = sorted(range(len(swings)), key=lambda k: (-swings[k], k))
    return [k + 1 for k in ranked[:count] if swings[k] >= least]
