"""Reads the bytes made by `packing`; raises BadState if they are not a valid state."""

import zlib

from hiddenhand.core.errors import BadState, BrokenInvariant
from hiddenhand.games.secret_allies.grammar import load
from hiddenhand.games.secret_allies.invariants import check
from hiddenhand.games.secret_allies.layout import FLAGS, NUMBERS, ROWS, Field
from hiddenhand.games.secret_allies.named_rows import set_row
from hiddenhand.games.secret_allies.options import PACKS
from hiddenhand.games.secret_allies.pack_rows import LENGTHS
from hiddenhand.games.secret_allies.packing import FORMAT
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.turn_zero import set_board


def unpack_state(packed: bytes) -> SecretAllies:
    """The packed state; raises BadState if the bytes are damaged or inconsistent."""
    reader = _Reader(packed)
    pack_number = reader.below(len(PACKS))
    seats, length = reader.number(), reader.below(len(LENGTHS))
    pack = load(PACKS[pack_number])
    if not 2 <= seats <= 4 or pack.setups[seats * 3 + length] < 0:
        raise BadState("no such set-up", place="packed state")
    state = SecretAllies(pack, seats, length)
    for name in FLAGS:
        setattr(state, name, bool(reader.below(2)))
    numbers = {name: reader.number() for name in NUMBERS}
    for field in ROWS:
        _read_row(state, field, reader.row())
    reader.end()
    for name, number in numbers.items():
        setattr(state, name, number)
    if not 0 <= state.stage < len(COURSE) or not COURSE[state.stage].asks:
        raise BadState("the numbers are not a possible position", place="packed state")
    try:
        state.list_options()
        check(state)
    except (LookupError, ArithmeticError, ValueError, BrokenInvariant) as error:
        raise BadState(
            f"the numbers are not a possible position: {error}", place="packed state"
        ) from error
    return state


def _read_row(state: SecretAllies, field: Field, row: list[int]) -> None:
    """Set a row, checking its length: a wrong one would break play later.

    The map comes first, so the rows indexed by its parts have their lengths already.
    """
    if field.by:
        if len(row) != len(getattr(state, field.name)):
            raise BadState(f"{field.name} has the wrong length", place="packed state")
    elif len(row) % len(field.of) != 0:
        raise BadState(f"{field.name} has the wrong length", place="packed state")
    set_row(state, field.name, row)
    if field.name == "placed" and len(row) // 4 == state.large_states + state.small_states:
        _restore_board(state, row)


def _restore_board(state: SecretAllies, placed: list[int]) -> None:
    for k in range(0, len(placed), 4):
        if not (0 <= placed[k] < state.pack_data.lands and 0 <= placed[k + 1] < 6):
            raise BadState("no such tile", place="packed state")
    set_board(state)


class _Reader:
    def __init__(self, packed: bytes) -> None:
        if not packed.startswith(FORMAT):
            raise BadState("these bytes are not a state of Secret Allies", place="packed state")
        stream = zlib.decompressobj()
        try:
            self.raw = stream.decompress(packed[len(FORMAT) :])
        except zlib.error as error:
            raise BadState("the bytes are damaged", place="packed state") from error
        if not stream.eof or stream.unused_data:
            raise BadState("bytes are missing or left over", place="packed state")
        self.at = 0

    def number(self) -> int:
        code, shift = 0, 0
        while True:
            if self.at >= len(self.raw) or shift > 28:
                raise BadState("the bytes are damaged", place="packed state")
            byte = self.raw[self.at]
            self.at += 1
            code |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        return code // 2 if code % 2 == 0 else -(code // 2) - 1

    def below(self, limit: int) -> int:
        number = self.number()
        if not 0 <= number < limit:
            raise BadState("the bytes are damaged", place="packed state")
        return number

    def row(self) -> list[int]:
        row = [self.number() for _ in range(self.below(4096))]
        if not all(-32768 <= number <= 32767 for number in row):
            raise BadState("the bytes are damaged", place="packed state")
        return row

    def end(self) -> None:
        if self.at != len(self.raw):
            raise BadState("the bytes are damaged", place="packed state")
