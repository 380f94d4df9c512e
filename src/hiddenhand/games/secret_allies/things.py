"""Kinds of things an option can name: a hex, a state, a unit to buy.

Each kind converts its number to text and back (`write` and `read` are inverse) and to actions for
learning programs.
"""

from typing import Final, final

from mypy_extensions import i64

from hiddenhand.core.planes import NO_PART
from hiddenhand.games.secret_allies.actions import ActionTable, in_parts, printed_cell
from hiddenhand.games.secret_allies.codes import ENTER
from hiddenhand.games.secret_allies.economy import RESOURCES
from hiddenhand.games.secret_allies.market import DIGITS, KINDS
from hiddenhand.games.secret_allies.names import Names
from hiddenhand.games.secret_allies.pack_rows import RESOURCES as RESOURCE_IDS
from hiddenhand.games.secret_allies.shapes import HALF, coded, q_of, r_of, turn_of
from hiddenhand.games.secret_allies.state import BaseState
from hiddenhand.games.secret_allies.technology import TECHS

MIDDLE: Final = 64  # offset of coordinates, so that negative ones become positive actions


class Thing:
    """A kind of thing; an option holds the number of one."""

    def write(self, s: BaseState, choice: i64) -> str:
        """The thing as text in an option key."""
        return str(choice)

    def read(self, names: Names, text: str) -> int:
        """The number of a thing; raises LookupError or ValueError if it is not on this map."""
        return int(text)

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        """The action for part `part` of the option; NO_PART after the last one."""
        return table.number + choice if part == 0 else NO_PART


@final
class Number(Thing):
    """A small number."""


@final
class Amount(Thing):
    """A number that may be large, as an action in two parts."""

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        return in_parts(table, choice, part) if part < 2 else NO_PART


@final
class YesNo(Thing):
    """0 or 1, each with its own word."""

    def __init__(self, no: str, yes: str) -> None:
        self.no = no
        self.yes = yes

    def write(self, s: BaseState, choice: i64) -> str:
        return self.no if choice == 0 else self.yes

    def read(self, names: Names, text: str) -> int:
        return (self.no, self.yes).index(text)

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        return choice if part == 0 else NO_PART  # the actions "nothing" and "yes"


@final
class Seat(Thing):
    """A seat; as an action relative to the asked seat."""

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        if part > 0:
            return NO_PART
        away = choice - seat
        return table.seat + (away if away >= 0 else away + table.seats)


@final
class Race(Thing):
    """A race."""

    def write(self, s: BaseState, choice: i64) -> str:
        return s.pack_data.race_ids[choice]

    def read(self, names: Names, text: str) -> int:
        return names.race[text]

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        return table.race + choice if part == 0 else NO_PART


@final
class Land(Thing):
    """A state of the pack, on the map or not."""

    def write(self, s: BaseState, choice: i64) -> str:
        return s.pack_data.land_ids[choice]

    def read(self, names: Names, text: str) -> int:
        return names.land[text]

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        return table.state + choice if part == 0 else NO_PART


def tell_slot(table: ActionTable, s: BaseState, slot: i64) -> i64:
    """The action for a state on this map."""
    return table.state + i64(s.board.land[slot])


@final
class Slot(Thing):
    """A state on this map."""

    def write(self, s: BaseState, choice: i64) -> str:
        return s.land_id(choice)

    def read(self, names: Names, text: str) -> int:
        return names.slot[text]

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        return tell_slot(table, s, choice) if part == 0 else NO_PART


@final
class Hex(Thing):
    """A hex of this map."""

    def write(self, s: BaseState, choice: i64) -> str:
        return s.board.name(choice)

    def read(self, names: Names, text: str) -> int:
        return names.cell[text]

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        return table.hex + printed_cell(s, choice) if part == 0 else NO_PART


@final
class Way(Thing):
    """A hex to go to, or to enter by attacking its state; the key tells them apart."""

    def write(self, s: BaseState, choice: i64) -> str:
        if choice >= ENTER:
            return f"enter:{s.board.name(choice - ENTER)}"
        return f"go:{s.board.name(choice)}"

    def read(self, names: Names, text: str) -> int:
        verb, _, place = text.partition(":")
        return names.cell[place] + (int(ENTER) if verb == "enter" else 0)

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        if part > 0:
            return NO_PART
        return table.hex + printed_cell(s, choice - ENTER if choice >= ENTER else choice)


@final
class Ware(Thing):
    """A unit to buy, and the state to buy it in."""

    def write(self, s: BaseState, choice: i64) -> str:
        return f"{s.land_id(choice // KINDS)}.{s.unit_id(choice % KINDS)}"

    def read(self, names: Names, text: str) -> int:
        state, _, unit = text.partition(".")
        return names.slot[state] * int(KINDS) + names.kind[unit]

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        if part == 0:
            return table.unit + choice % KINDS
        return tell_slot(table, s, choice // KINDS) if part == 1 else NO_PART


@final
class Study(Thing):
    """A technology, and the state whose treasury pays for it."""

    def write(self, s: BaseState, choice: i64) -> str:
        return f"{s.land_id(choice // TECHS)}.{s.pack_data.tech_ids[choice % TECHS]}"

    def read(self, names: Names, text: str) -> int:
        state, _, tech = text.partition(".")
        return names.slot[state] * int(TECHS) + names.tech[tech]

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        if part == 0:
            return table.tech + choice % TECHS
        return tell_slot(table, s, choice // TECHS) if part == 1 else NO_PART


@final
class Parcel(Thing):
    """A token to send, and the state that sends it."""

    def write(self, s: BaseState, choice: i64) -> str:
        return f"{s.land_id(choice // RESOURCES)}.{RESOURCE_IDS[choice % RESOURCES]}"

    def read(self, names: Names, text: str) -> int:
        state, _, resource = text.partition(".")
        return names.slot[state] * int(RESOURCES) + RESOURCE_IDS.index(resource)

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        if part == 0:
            return tell_slot(table, s, choice // RESOURCES)
        return table.resource + choice % RESOURCES if part == 1 else NO_PART


@final
class Payment(Thing):
    """Amounts of gold, uranium and titanium that pay a gold cost."""

    def write(self, s: BaseState, choice: i64) -> str:
        return f"{choice // DIGITS // DIGITS}.{choice // DIGITS % DIGITS}.{choice % DIGITS}"

    def read(self, names: Names, text: str) -> int:
        gold, uranium, titanium = (int(number) for number in text.split("."))
        return (gold * int(DIGITS) + uranium) * int(DIGITS) + titanium

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        """Gold, then uranium; titanium follows from them."""
        if part > 1:
            return NO_PART
        return table.number + (
            choice // DIGITS // DIGITS if part == 0 else choice // DIGITS % DIGITS
        )


@final
class Placement(Thing):
    """A placement of a tile: its rotation in sixths, then the coordinates of its (0, 0)."""

    def write(self, s: BaseState, choice: i64) -> str:
        return f"{turn_of(choice)}.{q_of(choice)}.{r_of(choice)}"

    def read(self, names: Names, text: str) -> int:
        turn, q, r = (int(number) for number in text.split("."))
        return int(coded(turn, q, r))

    def tell(self, table: ActionTable, s: BaseState, seat: i64, choice: i64, part: i64) -> i64:
        """The rotation, then each coordinate in two parts."""
        if part == 0:
            return table.number + turn_of(choice)
        if part > 4:
            return NO_PART
        along = q_of(choice) if part < 3 else r_of(choice)
        return in_parts(table, along + HALF + MIDDLE, (part - 1) % 2)


# One instance of each kind, for the stages.
NUMBER: Final[Thing] = Number()
AMOUNT: Final[Thing] = Amount()
SEAT: Final[Thing] = Seat()
RACE: Final[Thing] = Race()
LAND: Final[Thing] = Land()
SLOT: Final[Thing] = Slot()
HEX: Final[Thing] = Hex()
WAY: Final[Thing] = Way()
WARE: Final[Thing] = Ware()
STUDY: Final[Thing] = Study()
PARCEL: Final[Thing] = Parcel()
PAYMENT: Final[Thing] = Payment()
PLACEMENT: Final[Thing] = Placement()


def yes_no(no: str, yes: str) -> Thing:
    """A yes-or-no choice with a word for each."""
    return YesNo(no, yes)
