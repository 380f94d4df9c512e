"""Tiles in all six rotations, and a placement as one number.

Placements are ordered by turn, then r, then q, so both builds and all records list them in the same
order.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hiddenhand.core.hexes import TURNS, turned

HALF: Final[i64] = 512  # coordinates of a placement are from -HALF to HALF - 1
SPREAD: Final[i64] = 1024


def coded(turn: i64, q: i64, r: i64) -> i64:
    """The code of a placement."""
    return (turn * SPREAD + r + HALF) * SPREAD + q + HALF


def turn_of(placement: i64) -> i64:
    """The rotation of a placement, in sixths."""
    return placement // (SPREAD * SPREAD)


def q_of(placement: i64) -> i64:
    """Coordinate q of a placement."""
    return placement % SPREAD - HALF


def r_of(placement: i64) -> i64:
    """Coordinate r of a placement."""
    return placement // SPREAD % SPREAD - HALF


@final
class Shapes:
    """All tiles of a pack in all six rotations, as flat rows."""

    def __init__(self, tiles: list[list[tuple[int, int, bool, str]]]) -> None:
        """Each tile is a list of (q, r, open to ground units, printed content)."""
        first: list[int] = []
        qs: list[int] = []
        rs: list[int] = []
        lands: list[int] = []
        self.reach: i64 = 1  # greatest distance of a cell from the (0, 0) of its tile
        different: list[int] = []
        for cells in tiles:
            looks: list[set[tuple[int, int, str]]] = []
            for turn in range(TURNS):
                first.append(len(qs))
                look: set[tuple[int, int, str]] = set()
                for q0, r0, land, printed in cells:
                    q, r = turned((q0, r0), turn)
                    qs.append(q)
                    rs.append(r)
                    lands.append(1 if land else 0)
                    look.add((q, r, printed))
                    self.reach = max(self.reach, i64(max(abs(q), abs(r))))
                low_q, low_r, _ = min(look)
                look = {(q - low_q, r - low_r, printed) for q, r, printed in look}
                different.append(0 if look in looks else 1)
                looks.append(look)
        first.append(len(qs))
        self.first = vec[i32](first)  # [tile * 6 + turn] -> its first cell in the next three rows
        self.q = vec[i32](qs)
        self.r = vec[i32](rs)
        self.land = vec[i32](lands)
        self.different = vec[i32](different)  # 0: this rotation looks the same as an earlier one

    def cells(self, tile: i64) -> i64:
        """Number of cells of a tile."""
        return i64(self.first[tile * 6 + 1]) - i64(self.first[tile * 6])
