"""Axial hex coordinates (q, r): neighbors, distance, rotation by 60 degrees, drawing position.

A hex is a plain pair of whole numbers. Boards number their own cells 0, 1, 2 ... and call this
module once, to build their table of neighbors; this module does not know the board.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from mypy_extensions import i64

Hex = tuple[int, int]

# The six neighbors in a fixed order; the opposite of direction d is (d + 3) % 6.
NEIGHBORS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TURNS: Final = 6  # six turns are a full rotation


def neighbors(place: Hex) -> list[Hex]:
    """The six neighbors of `place`, in the order of NEIGHBORS."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in NEIGHBORS]


def span(dq: i64, dr: i64) -> i64:
    """The length of the vector (dq, dr) in hex steps."""
    ds: i64 = dq + dr
    if dq < 0:
        dq = -dq
    if dr < 0:
        dr = -dr
    if ds < 0:
        ds = -ds
    return (dq + dr + ds) >> 1


def distance(one: Hex, other: Hex) -> int:
    """The distance between two hexes in steps, across gaps in the board too."""
    return int(span(one[0] - other[0], one[1] - other[1]))


def real_distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """The same distance between points with fractional coordinates, such as centers."""
    dq = one[0] - other[0]
    dr = one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) / 2.0


def turned(place: Hex, turns: int) -> Hex:
    """`place` rotated around (0, 0) by `turns` times 60 degrees."""
    q, r = place
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


def center(places: Iterable[Hex]) -> tuple[float, float]:
    """The mean of the coordinates."""
    listed = list(places)
    count = len(listed)
    return sum(q for q, _ in listed) / count, sum(r for _, r in listed) / count


def drawn_at(place: Hex) -> tuple[float, float]:
    """The position to draw the hex at: pointy top, side 1, y downward."""
    q, r = place
    return sqrt(3.0) * (q + r / 2.0), 1.5 * r


def connected(places: Iterable[Hex]) -> bool:
    """True if all hexes can be reached from each other; True for an empty set."""
    unseen = set(places)
    if not unseen:
        return True
    reached = [unseen.pop()]
    while reached:
        for place in neighbors(reached.pop()):
            if place in unseen:
                unseen.remove(place)
                reached.append(place)
    return not unseen
