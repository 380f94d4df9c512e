"""The table of actions for learning programs, and how every option is told in them.

Things have their own actions: a state, a hex of a state, a unit, a technology, a seat. Numbers are
told as actions too, above 127 in two parts; so the table is small and holds whatever the map.
An option that names several things is a sentence: "buy the tank, in this state".
"""

from typing import Final

from mypy_extensions import i64

from hiddenhand.core.planes import NO_PART
from hiddenhand.games.secret_allies import stages
from hiddenhand.games.secret_allies.economy import RESOURCES
from hiddenhand.games.secret_allies.mapping import HALF, q_of, r_of, turn_of
from hiddenhand.games.secret_allies.market import DIGITS, KINDS
from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.games.secret_allies.pack_rows import RESOURCES as RESOURCE_IDS
from hiddenhand.games.secret_allies.state import Realm
from hiddenhand.games.secret_allies.technology import TECHS

NUMBERS: Final = 128
MIDDLE: Final = 64  # the coordinate 0 is told as this number, in the middle of its hundred-odd


class Table:
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


def printed_cell(s: Realm, cell: i64) -> i64:
    """The number of a cell of the map in the pack: the same wherever its tile was laid."""
    slot: i64 = i64(s.board.slot_of[cell])
    land: i64 = i64(s.board.land[slot])
    return i64(s.pack_data.cell_start[land]) + cell - i64(s.board.first[slot])


def in_parts(table: Table, number: i64, part: i64) -> i64:
    """A number as hundred-odds and rest."""
    return table.number + (number // NUMBERS if part == 0 else number % NUMBERS)


def tell(table: Table, s: Realm, seat: i64, index: i64, part: i64) -> i64:
    """The action that tells part `part` of option `index` of `seat`."""
    stage: i64 = s.stage
    if stage == stages.BID:
        return in_parts(table, index, part) if part < 2 else NO_PART
    if stage == stages.SHOW:
        return index if part == 0 else NO_PART
    choice: i64 = i64(s.options[index])
    if stage == stages.PLACE_TILE:
        return _tell_place(table, choice, part)
    if stage == stages.PAY:
        if part > 1:
            return NO_PART
        amount = choice // DIGITS // DIGITS if part == 0 else choice // DIGITS % DIGITS
        return table.number + amount
    if choice != stages.NONE:
        if stage == stages.BUY_UNIT:
            if part == 0:
                return table.unit + choice % KINDS
            return _tell_slot(table, s, choice // KINDS) if part == 1 else NO_PART
        if stage == stages.RESEARCH:
            if part == 0:
                return table.tech + choice % TECHS
            return _tell_slot(table, s, choice // TECHS) if part == 1 else NO_PART
        if stage == stages.SEND:
            if part == 0:
                return _tell_slot(table, s, choice // RESOURCES)
            return table.resource + choice % RESOURCES if part == 1 else NO_PART
    return _tell_thing(table, s, seat, stage, choice) if part == 0 else NO_PART


def _tell_thing(table: Table, s: Realm, seat: i64, stage: i64, choice: i64) -> i64:
    """Options that are one thing."""
    if stage == stages.DEFER:
        return table.number + choice
    if choice == stages.NONE:
        return 0
    if stage == stages.BUY_CARD:
        return choice  # enough, or one more
    if stage == stages.TAKE_RACE or stage == stages.KEEP_RACE:
        return table.race + choice
    if stage == stages.LOOK:
        away = choice - seat
        return table.seat + (away if away >= 0 else away + table.seats)
    if stage == stages.KEEP_CARD or stage == stages.REVEAL or stage == stages.RECEIVE:
        return _tell_slot(table, s, choice)
    if choice >= stages.ENTER:
        choice -= stages.ENTER
    return table.hex + printed_cell(s, choice)


def _tell_slot(table: Table, s: Realm, slot: i64) -> i64:
    return table.state + i64(s.board.land[slot])


def _tell_place(table: Table, placement: i64, part: i64) -> i64:
    """A turn, then both coordinates."""
    if part == 0:
        return table.number + turn_of(placement)
    if part > 4:
        return NO_PART
    along = q_of(placement) if part < 3 else r_of(placement)
    return in_parts(table, along + HALF + MIDDLE, (part - 1) % 2)
