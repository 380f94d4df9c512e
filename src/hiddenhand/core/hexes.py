"""Axial hexes (q, r): neighbours, distance, turns by 60 degrees, and the place to draw them.

A hex is a plain pair of whole numbers. Boards number their own cells 0, 1, 2 ... and ask this
module only once, for the table of neighbours; nothing here knows a board.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from mypy_extensions import i64

Hex = tuple[int, int]

# The six neighbours in a fixed order; the one opposite to direction d is d + 3 (mod 6).
NEIGHBOURS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TURNS: Final = 6  # a tile turned six times lies as it lay


def neighbours(place: Hex) -> list[Hex]:
    q, r = place
    return [(q + dq, r + dr) for dq, dr in NEIGHBOURS]


def span(dq: i64, dr: i64) -> i64:
    """The length of the vector (dq, dr) in steps."""
    ds: i64 = dq + dr
    if dq < 0:
        dq = -dq
    if dr < 0:
        dr = -dr
    if ds < 0:
        ds = -ds
    return (dq + dr + ds) >> 1


def distance(one: Hex, other: Hex) -> int:
    """Steps between two hexes, counted across gaps too."""
    return int(span(one[0] - other[0], one[1] - other[1]))


def real_distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """The same measure between points that need not be hexes, such as centres."""
    dq = one[0] - other[0]
    dr = one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) / 2.0


def turned(place: Hex, turns: int) -> Hex:
    """The hex turned round (0, 0) by `turns` times 60 degrees."""
    q, r = place
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


def centre(places: Iterable[Hex]) -> tuple[float, float]:
    """The mean of the coordinates."""
    listed = list(places)
    count = len(listed)
    return sum(q for q, _ in listed) / count, sum(r for _, r in listed) / count


def drawn_at(place: Hex) -> tuple[float, float]:
    """Where to draw it: points up, side 1, y downwards."""
    q, r = place
    return sqrt(3.0) * (q + r / 2.0), 1.5 * r


def connected(places: Iterable[Hex]) -> bool:
    """True if one can walk from each of the hexes to each other; no hexes are connected too."""
    unseen = set(places)
    if not unseen:
        return True
    reached = [unseen.pop()]
    while reached:
        for place in neighbours(reached.pop()):
            if place in unseen:
                unseen.remove(place)
                reached.append(place)
    return not unseen
