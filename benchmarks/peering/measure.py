"""Timing used for every library. Times are processor time of one core."""

import random
from collections.abc import Callable
from time import process_time
from typing import Any

SAMPLE = 20  # positions from the middle of random games


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Units and calls per second of `work`, which returns the number of units done."""
    work()
    done, calls = 0, 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        done += work()
        calls += 1
    return done / spent, calls / spent


def microseconds(work: Callable[[Any], object], sample: list[Any], seconds: float) -> float:
    """Microseconds of `work` per position, without the cost of the loop."""

    def over_all(task: Callable[[Any], object]) -> Callable[[], int]:
        def call() -> int:
            for position in sample:
                task(position)
            return len(sample)

        return call

    busy, _ = rate(over_all(work), seconds)
    idle, _ = rate(over_all(lambda position: None), seconds / 5)
    return (1 / busy - 1 / idle) * 1e6


def per_position(work: Callable[[Any], int], sample: list[Any], seconds: float) -> float:
    """Units per second of `work`, cycling through the positions."""
    turn = iter(range(10**9))
    return rate(lambda: work(sample[next(turn) % len(sample)]), seconds)[0]


def dice(name: str) -> random.Random:
    """A seeded random generator."""
    return random.Random(name)
