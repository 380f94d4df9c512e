"""Where a tile may be placed (SA-R9), and where the automatic map would place it (SA-R10).

A game stores only the placements. A `Sketch` is a grid made from them, large enough for the tiles
placed so far and one more tile on any side.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from hiddenhand.core.hexes import NEIGHBORS
from hiddenhand.games.secret_allies.shapes import Shapes, coded, q_of, r_of, turn_of

# How many of the conditions in SA-R9 (4) a placement meets; the lowest grades are dropped first.
FULL: Final[i64] = 3  # (a), (b), (c), (d)
NO_SECOND_TILE: Final[i64] = 2  # (c) dropped
ONE_LAND_EDGE: Final[i64] = 1  # (b) dropped too
ANY_EDGE: Final[i64] = 0  # only water and mountains touch: cannot happen with connected states
CODES: Final[i64] = 1 << 23  # greater than the code of any placement


@final
class Sketch:
    """The map built so far."""

    def __init__(self, shapes: Shapes, min_edges: i64, min_tiles: i64, need_land: bool) -> None:
        self.shapes = shapes
        self.need_land = need_land
        self.min_edges = min_edges
        self.min_tiles = min_tiles
        self.laid = vec[i32]()  # tile, turn, q, r of each placement
        self.tiles: i64 = 0
        self.cells: i64 = 0
        self.sum_q: i64 = 0
        self.sum_r: i64 = 0
        self.half: i64 = 0
        self._make_grid(16 + 3 * shapes.reach)

    def _make_grid(self, half: i64) -> None:
        """Make an empty square grid with (0, 0) in the middle."""
        self.half = half
        self.width: i64 = 2 * half + 1
        size = int(self.width * self.width)
        self.at = vec[i32]([0] * size)  # number of the tile here, from 1; 0: empty
        self.edges = vec[i32]([0] * size)  # number of neighbors with a tile
        self.land = vec[i32]([0] * size)  # number of neighbors open to ground units
        self.touch = vec[i32]([0] * size)  # the only tile next to this hex; -1: several
        self.stamp = vec[i32]([0] * size)  # scratch: number of the last search that came here
        self.stamps: i64 = 0
        self.pockets = vec[i32]()  # empty hexes that were enclosed when
        self.pockets_of: i64 = -1  # this many tiles were placed
        steps: list[int] = [int(dq + self.width * dr) for dq, dr in NEIGHBORS]
        self.step = vec[i32](steps)
        self.low_q: i64 = 0
        self.high_q: i64 = 0
        self.low_r: i64 = 0
        self.high_r: i64 = 0

    def place(self, q: i64, r: i64) -> i64:
        """Index of hex (q, r) in the grid."""
        return (r + self.half) * self.width + q + self.half

    def lay(self, tile: i64, turn: i64, q: i64, r: i64) -> None:
        """Place a tile; the caller takes one of `placements`."""
        margin: i64 = 2 * self.shapes.reach + 3
        far = max(max(q, -q), max(r, -r)) + self.shapes.reach
        if far + margin >= self.half:
            self._widen(2 * (far + margin))
        for value in (tile, turn, q, r):
            self.laid = append(self.laid, i32(value))
        self.tiles += 1
        self._draw(tile, turn, q, r, self.tiles)

    def _widen(self, half: i64) -> None:
        self._make_grid(half)
        self.cells = 0
        self.sum_q = 0
        self.sum_r = 0
        number: i64 = 0
        while number < self.tiles:
            k: i64 = 4 * number
            tile, turn = i64(self.laid[k]), i64(self.laid[k + 1])
            number += 1
            self._draw(tile, turn, i64(self.laid[k + 2]), i64(self.laid[k + 3]), number)

    def _draw(self, tile: i64, turn: i64, q: i64, r: i64, number: i64) -> None:
        shapes = self.shapes
        cell: i64 = i64(shapes.first[tile * 6 + turn])
        end: i64 = i64(shapes.first[tile * 6 + turn + 1])
        while cell < end:
            cq: i64 = q + i64(shapes.q[cell])
            cr: i64 = r + i64(shapes.r[cell])
            here: i64 = self.place(cq, cr)
            land: i64 = i64(shapes.land[cell])
            self.at[here] = i32(number)
            d: i64 = 0
            while d < 6:
                beside: i64 = here + i64(self.step[d])
                self.edges[beside] = i32(i64(self.edges[beside]) + 1)
                self.land[beside] = i32(i64(self.land[beside]) + land)
                known: i64 = i64(self.touch[beside])
                if known == 0:
                    self.touch[beside] = i32(number)
                elif known != number:
                    self.touch[beside] = i32(-1)
                d += 1
            self.cells += 1
            self.sum_q += cq
            self.sum_r += cr
            self.low_q = min(self.low_q, cq)
            self.high_q = max(self.high_q, cq)
            self.low_r = min(self.low_r, cr)
            self.high_r = max(self.high_r, cr)
            cell += 1

    # -- SA-R9 -----------------------------------------------------------------------------

    def grade(self, tile: i64, turn: i64, anchor: i64, steps: vec[i32]) -> i64:
        """Which conditions of SA-R9 (4) a placement meets; -1 if the tile overlaps another.

        `steps` leads from the anchor to each cell of the rotated tile.
        """
        at, edges, touch, land_beside = self.at, self.edges, self.touch, self.land
        land = self.shapes.land
        first: i64 = i64(self.shapes.first[tile * 6 + turn])
        shared: i64 = 0
        land_edge: bool = False
        tile_beside: i64 = 0
        cell: i64 = 0
        while cell < len(steps):
            here: i64 = anchor + i64(steps[cell])
            if at[here] != 0:
                return -1
            touching: i64 = i64(edges[here])
            if touching != 0:
                shared += touching
                touched: i64 = i64(touch[here])
                if tile_beside == 0:
                    tile_beside = touched
                elif tile_beside != touched:
                    tile_beside = -1
                if land_beside[here] != 0 and land[first + cell] != 0:
                    land_edge = True
            cell += 1
        if self.need_land and not land_edge:
            return ANY_EDGE
        if shared < self.min_edges:
            return ONE_LAND_EDGE
        if tile_beside > 0 and self.min_tiles > 1 and self.tiles > 1:
            return NO_SECOND_TILE
        return FULL

    def _steps(self, tile: i64, turn: i64) -> vec[i32]:
        """Grid offsets from the (0, 0) of a rotated tile to each of its cells."""
        shapes = self.shapes
        found = vec[i32]()
        cell: i64 = i64(shapes.first[tile * 6 + turn])
        while cell < i64(shapes.first[tile * 6 + turn + 1]):
            found = append(found, i32(i64(shapes.q[cell]) + self.width * i64(shapes.r[cell])))
            cell += 1
        return found

    def placements(self, tile: i64) -> vec[i32]:
        """All legal placements of the tile, in order."""
        found = self._placements(tile)
        found.sort()
        return vec[i32](found)

    def _placements(self, tile: i64) -> list[int]:
        """All legal placements of the tile, in any order."""
        beside = self._beside()
        found: list[int] = []
        best: i64 = -1
        turn: i64 = 0
        while turn < 6:
            if self.shapes.different[tile * 6 + turn] != 0:
                best = self._place_turned(tile, turn, beside, best, found)
            turn += 1
        return found

    def _beside(self) -> vec[i32]:
        """The empty hexes next to the map; a new tile must cover one of them."""
        found = vec[i32]()
        r: i64 = self.low_r - 1
        while r <= self.high_r + 1:
            here: i64 = self.place(self.low_q - 1, r)
            end: i64 = self.place(self.high_q + 1, r)
            while here <= end:
                if self.edges[here] != 0 and self.at[here] == 0:
                    found = append(found, i32(here))
                here += 1
            r += 1
        return found

    def _place_turned(
        self, tile: i64, turn: i64, beside: vec[i32], best: i64, found: list[int]
    ) -> i64:
        """Add placements of the rotated tile to `found`, which holds those of grade `best`.

        A better grade replaces the earlier ones. Returns the best grade so far.
        """
        stamp = self.stamp
        self.stamps += 1
        mark: i64 = self.stamps
        steps = self._steps(tile, turn)
        for hexagon in beside:
            # some cell of the tile covers this hex
            cell: i64 = 0
            while cell < len(steps):
                anchor: i64 = i64(hexagon) - i64(steps[cell])
                cell += 1
                if i64(stamp[anchor]) == mark:
                    continue
                stamp[anchor] = i32(mark)
                grade: i64 = self.grade(tile, turn, anchor, steps)
                if grade > best:
                    best = grade
                    found.clear()
                if grade == best and grade >= 0:
                    q: i64 = anchor % self.width - self.half
                    r: i64 = anchor // self.width - self.half
                    found.append(int(coded(turn, q, r)))
        return best

    # -- SA-R10 ----------------------------------------------------------------------------

    def best(self, tile: i64, count: i64) -> vec[i32]:
        """The `count` legal placements with the highest scores, best first; ties in order.

        Scores are integers: everything is multiplied by twice both cell counts. Few placements
        enclose anything, so enclosed hexes are counted only while they can matter.
        """
        unit: i64 = 2 * self.shapes.cells(tile) * self.cells
        ranked: list[int] = []  # the loss of each placement, then its code
        for code in self._placements(tile):
            loss: i64 = -self._open_score(tile, i64(code), unit)
            ranked.append(int(loss * CODES + i64(code)))
        ranked.sort()
        chosen: list[int] = []
        for one in ranked:
            number: i64 = i64(one)
            if len(chosen) >= count and number // CODES > i64(chosen[-1]) // CODES:
                break
            newly = self._newly_enclosed(tile, number % CODES)
            chosen.append(int(number + 2 * unit * newly * CODES))
            chosen.sort()
            if len(chosen) > count:
                chosen.pop()
        return vec[i32]([i32(one % int(CODES)) for one in chosen])

    def score(self, tile: i64, placement: i64) -> float:
        """The score of one placement as defined in SA-R10."""
        unit: i64 = 2 * self.shapes.cells(tile) * self.cells
        newly = self._newly_enclosed(tile, placement)
        return float(self._open_score(tile, placement, unit) - 2 * unit * newly) / float(unit)

    def _open_score(self, tile: i64, placement: i64, unit: i64) -> i64:
        """Shared edges minus the distance of the centers, times `unit`."""
        shapes = self.shapes
        turn, q, r = turn_of(placement), q_of(placement), r_of(placement)
        anchor: i64 = self.place(q, r)
        cell: i64 = i64(shapes.first[tile * 6 + turn])
        end: i64 = i64(shapes.first[tile * 6 + turn + 1])
        size: i64 = end - cell
        sum_q: i64 = size * q
        sum_r: i64 = size * r
        shared: i64 = 0
        while cell < end:
            dq: i64 = i64(shapes.q[cell])
            dr: i64 = i64(shapes.r[cell])
            sum_q += dq
            sum_r += dr
            shared += i64(self.edges[anchor + dq + self.width * dr])
            cell += 1
        off_q: i64 = sum_q * self.cells - self.sum_q * size
        off_r: i64 = sum_r * self.cells - self.sum_r * size
        off_s: i64 = off_q + off_r
        far: i64 = max(off_q, -off_q) + max(off_r, -off_r) + max(off_s, -off_s)
        return shared * unit - far

    def _newly_enclosed(self, tile: i64, placement: i64) -> i64:
        """Number of empty hexes that this placement cuts off from the outside."""
        anchor: i64 = self.place(q_of(placement), r_of(placement))
        if self._ring_is_whole(tile, turn_of(placement), anchor):
            return 0
        if self.pockets_of != self.tiles:
            self.pockets = self._enclosed(-1, 0, 0)
            self.pockets_of = self.tiles
        cut = self._enclosed(tile, turn_of(placement), anchor)
        known: i64 = self.stamps + 1
        self.stamps = known
        for here in self.pockets:
            self.stamp[i64(here)] = i32(known)
        newly: i64 = 0
        for here in cut:
            if i64(self.stamp[i64(here)]) != known:
                newly += 1
        return newly

    def _ring_is_whole(self, tile: i64, turn: i64, anchor: i64) -> bool:
        """True if the empty hexes around the tile are connected: then it cuts off nothing."""
        self.stamps += 2
        covered: i64 = self.stamps - 1
        waiting: i64 = self.stamps
        shapes = self.shapes
        first: i64 = i64(shapes.first[tile * 6 + turn])
        end: i64 = i64(shapes.first[tile * 6 + turn + 1])
        cell: i64 = first
        while cell < end:
            here: i64 = anchor + i64(shapes.q[cell]) + self.width * i64(shapes.r[cell])
            self.stamp[here] = i32(covered)
            cell += 1
        ring = vec[i32]()
        cell = first
        while cell < end:
            here = anchor + i64(shapes.q[cell]) + self.width * i64(shapes.r[cell])
            d: i64 = 0
            while d < 6:
                beside: i64 = here + i64(self.step[d])
                mark: i64 = i64(self.stamp[beside])
                if self.at[beside] == 0 and mark != covered and mark != waiting:
                    self.stamp[beside] = i32(waiting)
                    ring = append(ring, i32(beside))
                d += 1
            cell += 1
        if len(ring) == 0:
            return True
        reached = vec[i32]([ring[0]])
        self.stamp[i64(ring[0])] = i32(covered)
        done: i64 = 0
        while done < len(reached):
            d = 0
            while d < 6:
                beside = i64(reached[done]) + i64(self.step[d])
                if i64(self.stamp[beside]) == waiting:
                    self.stamp[beside] = i32(covered)
                    reached = append(reached, i32(beside))
                d += 1
            done += 1
        return len(reached) == len(ring)

    def _enclosed(self, tile: i64, turn: i64, anchor: i64) -> vec[i32]:
        """Empty hexes not reachable from outside, with one more tile unless `tile` is -1."""
        shapes = self.shapes
        around: i64 = 1
        self.stamps += 1
        mark: i64 = self.stamps
        if tile >= 0:
            around += 2 * shapes.reach
            cell: i64 = i64(shapes.first[tile * 6 + turn])
            end: i64 = i64(shapes.first[tile * 6 + turn + 1])
            while cell < end:
                here: i64 = anchor + i64(shapes.q[cell]) + self.width * i64(shapes.r[cell])
                self.stamp[here] = i32(mark)
                cell += 1
        low_q, high_q = self.low_q - around, self.high_q + around
        low_r, high_r = self.low_r - around, self.high_r + around
        # a border of stamps around the box keeps the search inside it
        q: i64 = low_q - 1
        while q <= high_q + 1:
            self.stamp[self.place(q, low_r - 1)] = i32(mark)
            self.stamp[self.place(q, high_r + 1)] = i32(mark)
            q += 1
        r: i64 = low_r - 1
        while r <= high_r + 1:
            self.stamp[self.place(low_q - 1, r)] = i32(mark)
            self.stamp[self.place(high_q + 1, r)] = i32(mark)
            r += 1
        start: i64 = self.place(low_q, low_r)
        self.stamp[start] = i32(mark)
        reached = vec[i32]([i32(start)])
        done: i64 = 0
        while done < len(reached):
            d: i64 = 0
            while d < 6:
                beside: i64 = i64(reached[done]) + i64(self.step[d])
                if i64(self.stamp[beside]) != mark and self.at[beside] == 0:
                    self.stamp[beside] = i32(mark)
                    reached = append(reached, i32(beside))
                d += 1
            done += 1
        inside = vec[i32]()
        r = low_r
        while r <= high_r:
            q = low_q
            while q <= high_q:
                here = self.place(q, r)
                if self.at[here] == 0 and i64(self.stamp[here]) != mark:
                    inside = append(inside, i32(here))
                q += 1
            r += 1
        return inside
