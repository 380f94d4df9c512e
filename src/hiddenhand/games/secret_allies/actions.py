"""The fixed table of actions for learning programs; `things` translates options into it.

Every thing has its own action: a state, a hex of a state, a unit, a technology, a seat. Numbers are
actions too; a number above 127 takes two. So the table is small and the same for every map. An
option that names several things becomes a sequence of actions: "buy the tank, in this state".
"""

from typing import Final

from mypy_extensions import i64

from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.games.secret_allies.pack_rows import RESOURCES as RESOURCE_IDS
from hiddenhand.games.secret_allies.state import BaseState

NUMBERS: Final = 128


class ActionTable:
    """The action names, and the offset at which each kind of thing begins."""

    def __init__(self, pack: Pack, seats: i64) -> None:
        self.seats: i64 = seats
        self.names: list[str] = ["nothing", "yes"]
        self.number: i64 = self._add([f"number:{n}" for n in range(NUMBERS)])
        self.seat: i64 = self._add([f"seat:+{n}" for n in range(int(seats))])
        self.race: i64 = self._add([f"race:{name}" for name in pack.race_ids])
        self.resource: i64 = self._add([f"resource:{name}" for name in RESOURCE_IDS])
        self.unit: i64 = self._add([f"unit:{name}" for name in pack.unit_ids])
        self.tech: i64 = self._add([f"technology:{name}" for name in pack.tech_ids])
        self.state: i64 = self._add([f"state:{name}" for name in pack.land_ids])
        self.hex: i64 = self._add(
            [
                f"hex:{name}.{cell}"
                for land, name in enumerate(pack.land_ids)
                for cell in range(int(pack.cell_start[land + 1] - pack.cell_start[land]))
            ]
        )

    def _add(self, names: list[str]) -> i64:
        first = len(self.names)
        self.names += names
        return first


def printed_cell(s: BaseState, cell: i64) -> i64:
    """Number of a map cell in the pack's list of cells, wherever its tile was placed."""
    slot: i64 = i64(s.board.slot_of[cell])
    land: i64 = i64(s.board.land[slot])
    return i64(s.pack_data.cell_start[land]) + cell - i64(s.board.first[slot])


def in_parts(table: ActionTable, number: i64, part: i64) -> i64:
    """The action for one part of a number: part 0 is `number // NUMBERS`, part 1 the remainder."""
    return table.number + (number // NUMBERS if part == 0 else number % NUMBERS)
