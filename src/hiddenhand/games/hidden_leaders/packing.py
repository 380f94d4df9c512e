"""Packs a state into a few hundred bytes, and unpacks it.

Options are stored as ranges, knowledge only where it differs from the default.
"""

import zlib
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from hiddenhand.core.errors import BadState
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.board import HELD_MOST, Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    CHANCE_DRAW,
    GRAVEYARD,
    HAND,
    HARBOR,
    HIDDEN,
    NONE,
    OVER,
    PARTY,
    SEALED,
    TAVERN,
    TAVERN_SLOTS,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.layout import (
    ABILITY,
    BOARD,
    CARD,
    FACTION,
    FLAG,
    NO_CARD,
    PHASE,
    SEAT,
    SIGNED,
    SPACE,
    STEP,
    TWO,
    Field,
)
from hiddenhand.games.hidden_leaders.markers import TRACK_END
from hiddenhand.games.hidden_leaders.options import SETTINGS

VERSION: Final = 2
SEAL: Final = 4  # length of the checksum at the end, which detects damage
REPEAT: Final = 128  # flag of a run of equal knowledge; viewers need only seven bits


def pack(board: Board) -> bytes:
    """The board as bytes."""
    given = board.deck.settings
    out: list[int] = [VERSION, int(board.seats)]
    out += [setting.values.index(given[setting.name]) for setting in SETTINGS]
    _pack_fields(board, BOARD, out)
    for seat in range(board.seats):
        out.append(int(board.leader(seat)))
    if board.due != 0:
        out += [int(board.mem[SEALED + at]) for at in range(2 * board.seats)]
    for slot in range(TAVERN_SLOTS):
        out.append(int(board.card(TAVERN, slot)))
    for zone in _zones(board):
        out.append(int(board.size(zone)))
        for index in range(board.size(zone)):
            out.append(int(board.card(zone, index)))
    out.append(int(board.depth))
    for depth in range(board.depth):
        _pack_frame(board.frames[depth], out)
    _pack_known(board, out)
    _pack_rumours(board, out)
    _pack_options(board, out)
    out.append(len(board.performed))
    for number in range(len(board.performed)):
        out.append(int(board.performed[number]))
    body = bytes(out)
    return body + _seal(body)


def _seal(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(SEAL, "little")


def _zones(board: Board) -> list[int]:
    zones = [HARBOR, WILDERNESS, GRAVEYARD]
    for seat in range(board.seats):
        zones += [HAND + seat, PARTY + seat, HIDDEN + seat]
    return zones


def _cards_with_knowledge(board: Board) -> list[int]:
    """Cards whose knowledge is packed. Of the rest, face-up cards are known to all, and those of
    an unwatched harbor to none."""
    zones = [WILDERNESS, GRAVEYARD]
    if board.harbor_watched:
        zones.append(HARBOR)
    for seat in range(board.seats):
        zones += [HAND + seat, HIDDEN + seat]
    cards: list[int] = []
    for zone in zones:
        for index in range(board.size(zone)):
            cards.append(int(board.card(zone, index)))
    for depth in range(board.depth):
        frame = board.frames[depth]
        for index in range(frame.held_count):
            cards.append(int(frame.held(index)))
    return cards


def _pack_known(board: Board, out: list[int]) -> None:
    """One byte per card; three or more equal ones in a row as REPEAT + value, count."""
    values = [int(k.known(board, card)) for card in _cards_with_knowledge(board)]
    at = 0
    while at < len(values):
        run = 1
        while at + run < len(values) and values[at + run] == values[at]:
            run += 1
        if run >= 3:
            out += [REPEAT + values[at], run]
        else:
            out += [values[at]] * run
        at += run


def _pack_rumours(board: Board, out: list[int]) -> None:
    """The cards with a rumor, grouped by rumor: count, low byte, high byte, cards."""
    by_rumour: dict[int, list[int]] = {}
    for number in range(k.rumours(board)):
        card: i64 = int(board.mem[board.deck.hot_at + 1 + number])
        by_rumour.setdefault(int(k.rumour(board, card)), []).append(int(card))
    out.append(len(by_rumour))
    for bits in sorted(by_rumour):
        cards = sorted(by_rumour[bits])
        out += [len(cards), bits & 255, bits >> 8, *cards]
    marked = [card for card in board.deck.in_play if k.group(board, card) != 0]
    out.append(len(marked))
    for number in marked:
        out += [number, int(k.group(board, number))]


def _pack_options(board: Board, out: list[int]) -> None:
    """Ranges of consecutive options: low byte, high byte, length."""
    if board.phase == OVER or board.ask == CHANCE_DRAW or board.due != 0:
        out.append(0)
        return
    runs: list[int] = []
    number: i64 = 0
    while number < board.legal_count:
        start = i64(board.legal[number])
        length: i64 = 1
        while (
            number + length < board.legal_count
            and i64(board.legal[number + length]) == start + length
        ):
            length += 1
        runs += [int(start & 255), int(start >> 8), int(length)]
        number += length
    out.append(len(runs) // 3)
    out += runs


def _pack_fields(thing: object, fields: tuple[Field, ...], out: list[int]) -> None:
    """The fields of a board or frame, in the order of `layout.py`."""
    for field in fields:
        if field.is_packed:
            value = int(getattr(thing, field.name))
            out.append(value & 255)
            if field.kind == TWO:
                out.append(value >> 8 & 255)


def _pack_frame(frame: Ability, out: list[int]) -> None:
    _pack_fields(frame, ABILITY, out)
    out.append(int(frame.held_count))
    for index in range(frame.held_count):
        out.append(int(frame.held(index)))


def read_settings(packed: bytes) -> tuple[int, dict[str, str]]:
    """Seats and settings of a packed state. BadState if they cannot be read."""
    if len(packed) < 2 + len(SETTINGS) + SEAL or packed[0] != VERSION:
        raise BadState("this is not a packed state of Hidden Leaders", place="byte 0")
    if packed[-SEAL:] != _seal(packed[:-SEAL]):
        raise BadState("the bytes were damaged", place=f"byte {len(packed) - SEAL}")
    settings: dict[str, str] = {}
    for at, setting in enumerate(SETTINGS, start=2):
        if packed[at] >= len(setting.values):
            raise BadState(f"no such {setting.name}", place=f"byte {at}")
        settings[setting.name] = setting.values[packed[at]]
    return packed[1], settings


@final
class _Reader:
    def __init__(self, packed: bytes, at: int) -> None:
        self.packed: bytes = packed
        self.at: int = at

    def one(self) -> int:
        if self.at >= len(self.packed):
            raise BadState("the bytes end too early", place=f"byte {self.at}")
        self.at += 1
        return self.packed[self.at - 1]

    def below(self, limit: int) -> int:
        value = self.one()
        if value >= limit:
            raise BadState(f"{value} where less than {limit} was due", place=f"byte {self.at - 1}")
        return value

    def two(self) -> int:
        low = self.one()
        return low | (self.one() << 8)


def unpack_into(board: Board, packed: bytes) -> None:
    """Fill a freshly laid out board. BadState if the bytes are invalid."""
    reader = _Reader(packed[:-SEAL], 2 + len(SETTINGS))
    _read_fields(board, board, BOARD, reader)
    for seat in range(board.seats):
        board.set_leader(seat, reader.one())
    if board.due != 0:
        for at in range(2 * board.seats):
            board.mem[SEALED + at] = u8(reader.one())
    for slot in range(TAVERN_SLOTS):
        board.set_card(TAVERN, slot, _read_card(board, reader, True))
    for zone in _zones(board):
        size = reader.below(len(board.deck.ids) + 1)
        board.mem[board.base(zone)] = u8(size)
        for index in range(size):
            board.set_card(zone, index, _read_card(board, reader, False))
    for _ in range(reader.one()):
        _read_frame(board, reader)
    _read_knowledge(board, reader)
    _read_options(board, reader)
    board.performed = vec[i16]()
    for _ in range(reader.one()):
        board.performed = append(board.performed, i16(reader.one()))
    if reader.at != len(reader.packed):
        raise BadState("there are bytes left over", place=f"byte {reader.at}")


def _read_card(board: Board, reader: _Reader, or_none: bool) -> int:
    card = reader.one()
    if card not in board.deck.in_play and not (or_none and card == NONE):
        raise BadState(f"card {card} is not in this deck", place=f"byte {reader.at - 1}")
    return card


def _read_frame(board: Board, reader: _Reader) -> None:
    board.push_frame(0, 0)
    frame = board.frame()
    _read_fields(board, frame, ABILITY, reader)
    for _ in range(reader.below(HELD_MOST + 1)):
        frame.hold(_read_card(board, reader, False))


def _read_fields(board: Board, thing: object, fields: tuple[Field, ...], reader: _Reader) -> None:
    for field in fields:
        if field.kind == FLAG:
            setattr(thing, field.name, reader.one() != 0)
        elif field.is_packed:
            setattr(thing, field.name, _read_field(board, field, reader))


def _read_field(board: Board, field: Field, reader: _Reader) -> int:
    """Read one number. BadState if its value is impossible."""
    kind = field.kind
    if kind == TWO:
        return reader.two()
    if kind == CARD or kind == NO_CARD:
        return _read_card(board, reader, kind == NO_CARD)
    if kind == SIGNED:
        value = reader.one()
        return value if value < 128 else value - 256
    if kind == STEP:
        return reader.below(len(board.deck.programs[board.frame().card]) + 1)
    limits = {SPACE: TRACK_END + 1, SEAT: int(board.seats), PHASE: OVER + 1, FACTION: 16}
    return reader.below(limits[kind]) if kind in limits else reader.one()


def _read_knowledge(board: Board, reader: _Reader) -> None:
    for card in board.deck.in_play:
        k.set_known(board, card, board.everyone)
    for index in range(board.size(HARBOR)):
        k.set_known(board, board.card(HARBOR, index), 0)
    run = 0
    value = 0
    for card in _cards_with_knowledge(board):
        if run == 0:
            value = reader.one()
            run = 1
            if value >= REPEAT:
                value -= REPEAT
                run = reader.one()
        k.set_known(board, card, value)
        run -= 1
    for _ in range(reader.below(len(board.deck.ids) + 1)):
        size = reader.below(len(board.deck.ids) + 1)
        bits = reader.two()
        for _ in range(size):
            k.set_rumour(board, _read_card(board, reader, False), bits)
    for _ in range(reader.below(len(board.deck.ids) + 1)):
        card = _read_card(board, reader, False)
        k.set_group(board, card, reader.one())


def _read_options(board: Board, reader: _Reader) -> None:
    board.legal_count = 0
    for _ in range(reader.one()):
        start = reader.two()
        length = reader.one()
        if board.legal_count + length > board.deck.most_options:
            raise BadState("more options than there can be", place=f"byte {reader.at}")
        for step in range(length):
            board.allow(start + step)
