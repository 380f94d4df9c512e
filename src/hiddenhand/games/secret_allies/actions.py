"""The table of actions for learning programs; `things` tells every option in them.

Things have their own actions: a state, a hex of a state, a unit, a technology, a seat. Numbers are
told as actions too, above 127 in two parts; so the table is small and holds whatever the map.
An option that names several things is a sentence: "buy the tank, in this state".
"""

from typing import Final

from mypy_extensions import i64

from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.games.secret_allies.pack_rows import RESOURCES as RESOURCE_IDS
from hiddenhand.games.secret_allies.state import BaseState

NUMBERS: Final = 128


class ActionTable:
    """Where each kind of thing begins among the actions."""

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
    """The number of a cell of the map in the pack: the same wherever its tile was laid."""
    slot: i64 = i64(s.board.slot_of[cell])
    land: i64 = i64(s.board.land[slot])
    return i64(s.pack_data.cell_start[land]) + cell - i64(s.board.first[slot])


def in_parts(table: ActionTable, number: i64, part: i64) -> i64:
    """A number as hundred-odds and rest."""
    return table.number + (number // NUMBERS if part == 0 else number % NUMBERS)
