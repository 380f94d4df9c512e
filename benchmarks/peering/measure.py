"""What every library is measured with. Times are processor time of one core."""

import random
from collections.abc import Callable
from time import process_time
from typing import Any

SAMPLE = 20  # positions from the middle of random games


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """`work` does something and says how much; units and calls per second."""
    work()
    done, calls = 0, 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        done += work()
        calls += 1
    return done / spent, calls / spent


def microseconds(work: Callable[[Any], object], sample: list[Any], seconds: float) -> float:
    """Of `work` on one of the positions, without the cost of the loop round it."""

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
    """Units per second of `work`, over the positions in turn."""
    turn = iter(range(10**9))
    return rate(lambda: work(sample[next(turn) % len(sample)]), seconds)[0]


def dice(name: str) -> random.Random:
    return random.Random(name)
