"""How likely each seat was to win, with all cards on the table, moment by moment.

The estimate lets imagined games follow the true position to their end (Secret Allies: for a while,
and then the game's outlook judges). What is still undrawn is drawn anew each time. The curve begins
before the deal, where nobody has anything yet, and ends with the result itself.
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
    moment: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """A steep part of the curve, and the moment inside it that did most."""

    before: Point
    after: Point
    cause: int


class Ruler:
    """Measures positions; the same seed measures the same."""

    def __init__(self, seats: int, games: int, answers: int, seed: str) -> None:
        self.seats = seats
        self.games = games
        self.answers = answers
        self.seed = seed

    def point(self, moment: int, state: State) -> Point:
        seats = range(self.seats)
        if state.is_over():
            return Point(moment, tuple(state.share(seat) for seat in seats))
        dice = SeededDice(f"{self.seed}/{moment}")
        worlds = Revealed(state)
        shares = mean_shares(worlds, self.seats, dice, self.games, HUNCHES, self.answers)
        return Point(moment, tuple(shares))


def points(record: Record, moments: Sequence[int], ruler: Ruler) -> list[Point]:
    return [ruler.point(moment, state) for moment, state in _states(record, moments)]


def stretch(record: Record, moments: Sequence[int], ruler: Ruler) -> Stretch:
    """Measured anew at both ends; then the steeper half, and of that the steeper half again."""
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
    """How much of the chance to win changed hands."""
    gained = sum(max(0.0, b - a) for a, b in zip(before, after, strict=True))
    lost = sum(max(0.0, a - b) for a, b in zip(before, after, strict=True))
    return max(gained, lost)


def steepest(curve: Sequence[Point], count: int, least: float) -> list[int]:
    """Numbers of the points at the end of the largest swings, the largest first."""
    swings = [swing(a.chances, b.chances) for a, b in pairwise(curve)]
    ranked = sorted(range(len(swings)), key=lambda k: (-swings[k], k))
    return [k + 1 for k in ranked[:count] if swings[k] >= least]
