"""What a worker process is told, and what it tells."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

Tallies = list[tuple[int, float]]  # for each option: how often it was tried, what it won in all

MOST_WORKERS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(ABC):
    """What one worker shall search, for so many iterations or, with 0 of them, seconds."""

    seed: str = ""
    iterations: int = 0
    seconds: float = 0.0

    @abstractmethod
    def carry_out(self) -> Tallies: ...


def merged(parts: Sequence[Tallies]) -> Tallies:
    return [
        (sum(tried for tried, _ in option), sum(won for _, won in option))
        for option in zip(*parts, strict=True)
    ]


def shared_out(total: int, parts: int) -> list[int]:
    """`total` in nearly equal parts, the larger first."""
    return [total // parts + (number < total % parts) for number in range(parts)]
