"""The finished map: cells numbered from 0 in the order in which their tiles were placed.

A board never changes, so all copies of a state share it.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hiddenhand.core.hexes import NEIGHBORS, span, turned
from hiddenhand.games.secret_allies.pack import Pack


@final
class Board:
    """The map. `slot` numbers the states on this map; the cells of a state are consecutive."""

    def __init__(self, pack: Pack, placed: vec[i16]) -> None:
        """Build the map; `placed` holds land, turn, q, r of each tile."""
        self.slots: i64 = len(placed) // 4
        self.q = vec[i16]()
        self.r = vec[i16]()
        self.terrain = vec[i16]()
        self.slot_of = vec[i16]()
        self.land = vec[i16]()  # slot -> land of the pack
        self.first = vec[i16]()  # slot -> its first cell; one more entry ends the last slot
        self.mine_first = vec[i16]()  # slot -> its first mine; one more entry ends the last slot
        self.mine_cell = vec[i16]()
        self.index: dict[tuple[int, int], int] = {}  # (q, r) -> cell
        slot: i64 = 0
        while slot < self.slots:
            self._lay_tile(pack, placed, slot)
            slot += 1
        self.cells: i64 = len(self.q)
        self.names = [f"{self.q[k]}.{self.r[k]}" for k in range(self.cells)]
        self.mines: i64 = len(self.mine_cell)
        self.first = append(self.first, i16(self.cells))
        self.mine_first = append(self.mine_first, i16(self.mines))
        self.mine_at = vec[i16]([i16(-1)] * int(self.cells))  # cell -> mine, or -1
        mine: i64 = 0
        while mine < self.mines:
            self.mine_at[i64(self.mine_cell[mine])] = i16(mine)
            mine += 1
        self.near = vec[i16]()  # cell * 6 + direction -> cell, or -1
        self.ground_cost = vec[i16]()
        self.air_cost = vec[i16]()
        self._find_neighbors(pack)
        self.ground_stop = vec[i16](
            [pack.ground_stop[i64(self.terrain[k])] for k in range(self.cells)]
        )
        self.zeros = vec[i16]([i16(0)] * int(self.cells))  # copied by searches that need marks
        self.worth = vec[i16]()  # slot -> prestige value
        self.income = vec[i16]()  # slot * 3 + resource
        self.total_worth: i64 = 0
        self._read_values(pack)

    def _lay_tile(self, pack: Pack, placed: vec[i16], slot: i64) -> None:
        """Add the cells and mines of one tile, rotated and moved to its place."""
        land: i64 = i64(placed[4 * slot])
        turn: i64 = i64(placed[4 * slot + 1])
        start: i64 = len(self.q)
        self.land = append(self.land, i16(land))
        self.first = append(self.first, i16(start))
        self.mine_first = append(self.mine_first, i16(len(self.mine_cell)))
        cell: i64 = i64(pack.cell_start[land])
        while cell < i64(pack.cell_start[land + 1]):
            printed = (int(pack.cells[3 * cell]), int(pack.cells[3 * cell + 1]))
            q, r = turned(printed, int(turn))
            q += int(placed[4 * slot + 2])
            r += int(placed[4 * slot + 3])
            self.index[(q, r)] = len(self.q)
            self.q = append(self.q, i16(q))
            self.r = append(self.r, i16(r))
            self.terrain = append(self.terrain, pack.cells[3 * cell + 2])
            self.slot_of = append(self.slot_of, i16(slot))
            cell += 1
        mine: i64 = i64(pack.mine_start[land])
        while mine < i64(pack.mine_start[land + 1]):
            self.mine_cell = append(self.mine_cell, i16(start + i64(pack.mines[mine])))
            mine += 1

    def _find_neighbors(self, pack: Pack) -> None:
        cell: i64 = 0
        while cell < self.cells:
            for dq, dr in NEIGHBORS:
                beside = (int(self.q[cell]) + dq, int(self.r[cell]) + dr)
                self.near = append(self.near, i16(self.index.get(beside, -1)))
            self.ground_cost = append(self.ground_cost, pack.ground_cost[i64(self.terrain[cell])])
            self.air_cost = append(self.air_cost, pack.air_cost[i64(self.terrain[cell])])
            cell += 1

    def _read_values(self, pack: Pack) -> None:
        slot: i64 = 0
        while slot < self.slots:
            land: i64 = i64(self.land[slot])
            self.worth = append(self.worth, pack.worth[land])
            self.total_worth += i64(pack.worth[land])
            kind: i64 = 0
            while kind < 3:
                self.income = append(self.income, pack.income[3 * land + kind])
                kind += 1
            slot += 1

    def far(self, one: i64, other: i64) -> i64:
        """Distance between two cells; gaps in the map count (SA-R2)."""
        return span(i64(self.q[one]) - i64(self.q[other]), i64(self.r[one]) - i64(self.r[other]))

    def name(self, cell: i64) -> str:
        """The coordinates of a cell as option keys write them: "3.-2"."""
        return self.names[cell]

    def income_total(self, slot: i64) -> i64:
        """Resource tokens per turn: n in SA-R63."""
        k: i64 = 3 * slot
        return i64(self.income[k]) + i64(self.income[k + 1]) + i64(self.income[k + 2])
