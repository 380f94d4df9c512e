"""Where in its state a hex is: on which side of the middle, and how far out.

The page says it the same way (`web/src/games/secret_allies/places.ts`), for the map as it is drawn
there.
"""

import math
from collections import Counter
from collections.abc import Sequence

from hiddenhand.core.event import Fact

# By angle, clockwise from the right.
_EIGHTHS = ("east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast")
_NEAR = 0.6  # so far from the middle is still the middle, in sides of a hex

_Point = tuple[float, float]


def sides(hexes: Sequence[str]) -> dict[str, dict[str, Fact]]:
    """For each hex "q.r" of a state its side, and its rank among those on that side."""
    points = {hex_: _center(hex_) for hex_ in hexes}
    middle = (
        sum(x for x, _ in points.values()) / len(points),
        sum(y for _, y in points.values()) / len(points),
    )
    ranks: Counter[str] = Counter()
    found: dict[str, dict[str, Fact]] = {}
    for hex_ in sorted(hexes, key=lambda each: math.dist(points[each], middle)):
        side = _side(middle, points[hex_])
        ranks[side] += 1
        found[hex_] = {"side": side, "rank": ranks[side]}
    return found


def _center(hex_: str) -> _Point:
    """The center of a hex with sides of length 1, corners above and below."""
    q, r = (int(part) for part in hex_.split("."))
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def _side(middle: _Point, point: _Point) -> str:
    x, y = point[0] - middle[0], point[1] - middle[1]
    if math.hypot(x, y) < _NEAR:
        return "side_middle"
    return f"side_{_EIGHTHS[round(math.atan2(y, x) / (math.pi / 4)) % 8]}"
