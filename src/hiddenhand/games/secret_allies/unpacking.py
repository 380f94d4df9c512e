"""Reads the bytes of `packing` back; whatever makes no game is refused."""

import zlib

from librt.vecs import append, vec
from mypy_extensions import i16

from hiddenhand.core.errors import BadState, BrokenInvariant
from hiddenhand.games.secret_allies.board import Board
from hiddenhand.games.secret_allies.grammar import load
from hiddenhand.games.secret_allies.invariants import check
from hiddenhand.games.secret_allies.pack_rows import LENGTHS
from hiddenhand.games.secret_allies.packing import FLAGS, FORMAT, LISTS, NUMBERS, PACKS
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.turn_zero import set_board


def unpack_state(packed: bytes) -> SecretAllies:
    reader = _Reader(packed)
    pack_number = reader.below(len(PACKS))
    seats, length = reader.number(), reader.below(len(LENGTHS))
    pack = load(PACKS[pack_number])
    if not 2 <= seats <= 4 or pack.setups[seats * 3 + length] < 0:
        raise BadState("no such set-up", place="packed state")
    state = SecretAllies(pack, seats, length)
    for name in FLAGS:
        setattr(state, name, bool(reader.below(2)))
    for name in NUMBERS:
        setattr(state, name, reader.number())
    for name in LISTS:
        setattr(state, name, reader.row())
        if name == "placed" and len(state.placed) // 4 == state.large_states + state.small_states:
            _restore_board(state)
    reader.end()
    _check_sizes(state)
    try:
        state.list_options()
        check(state)
    except (LookupError, ArithmeticError, ValueError, BrokenInvariant) as error:
        raise BadState(f"the numbers make no game: {error}", place="packed state") from error
    return state


def _restore_board(state: SecretAllies) -> None:
    for k in range(0, len(state.placed), 4):
        land, turn = int(state.placed[k]), int(state.placed[k + 1])
        if not (0 <= land < state.pack_data.lands and 0 <= turn < 6):
            raise BadState("no such tile", place="packed state")
    state.board = Board(state.pack_data, state.placed)


def _check_sizes(state: SecretAllies) -> None:
    """Lists of the wrong length would break play later; refuse them here."""
    fresh = SecretAllies(state.pack_data, state.seats, state.length)
    laid = len(state.placed)
    if laid // 4 == state.large_states + state.small_states:
        fresh.placed = state.placed[:]
        # a tile may lie on the table with the map not yet counted as complete
        if len(state.partisan) > 0:
            set_board(fresh)
    growing = {"placed", "pile", "order", "seat_order", "race_hand", "pick_seat", "pick_card"}
    growing |= {"pick_hand", "drawn_log", "looks", "standing", "block", "tries", "peek_hand"}
    for name in LISTS:
        if name not in growing and len(getattr(state, name)) != len(getattr(fresh, name)):
            raise BadState(f"{name} has the wrong length", place="packed state")
    if laid % 4 != 0 or not 0 <= state.stage < len(COURSE) or not COURSE[state.stage].asks:
        raise BadState("the numbers make no game", place="packed state")


class _Reader:
    def __init__(self, packed: bytes) -> None:
        if not packed.startswith(FORMAT):
            raise BadState("these bytes are no state of Secret Allies", place="packed state")
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

    def row(self) -> vec[i16]:
        length = self.below(4096)
        row = vec[i16]()
        for _ in range(length):
            number = self.number()
            if not -32768 <= number <= 32767:
                raise BadState("the bytes are damaged", place="packed state")
            row = append(row, i16(number))
        return row

    def end(self) -> None:
        if self.at != len(self.raw):
            raise BadState("the bytes are damaged", place="packed state")
