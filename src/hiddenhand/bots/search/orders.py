"""Messages to and from the worker processes of a search."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

Tallies = list[tuple[int, float]]  # for each option: visits, and total reward

MOST_WORKERS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(ABC):
    """A search for one worker: a number of iterations or, if that is 0, of seconds."""

    seed: str = ""
    iterations: int = 0
    seconds: float = 0.0

    @abstractmethod
    def carry_out(self) -> Tallies:
        """Run the search and return its counts."""


def merged(parts: Sequence[Tallies]) -> Tallies:
    """The sums of the counts of several searches."""
    return [
        (sum(tried for tried, _ in option), sum(won for _, won in option))
        for option in zip(*parts, strict=True)
    ]


def shared_out(total: int, parts: int) -> list[int]:
    """Split `total` into nearly equal parts, larger ones first."""
    return [total // parts + (number < total % parts) for number in range(parts)]
