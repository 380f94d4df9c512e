"""The power track (HL-12): marker moves, what X counts, and who wins (HL-14)."""

from typing import Final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    EMPIRE,
    GRAVEYARD,
    HIDDEN,
    NONE,
    PARTY,
    TRIBES,
    UNDEAD,
    WATER,
)
from hiddenhand.games.hidden_leaders.program import Condition, MarkerBlock, Move

TRACK_END: Final = 12
SPACES: Final = TRACK_END * TRACK_END  # ways both markers may stand


def count_face_up(board: Board, seat: i64, factions: i64) -> i64:
    """Face-up heroes of these factions; the Emperor counts once (HL-10.2)."""
    count: i64 = 0
    index: i64 = 0
    size = board.size(PARTY + seat)
    while index < size:
        if board.faction(board.card(PARTY + seat, index)) & factions:
            count += 1
        index += 1
    return count


def count_factions(board: Board, seat: i64, factions: i64) -> i64:
    """How many of the factions have a face-up hero; the Emperor counts for each (HL-20.65)."""
    present: i64 = 0
    index: i64 = 0
    size = board.size(PARTY + seat)
    while index < size:
        present |= board.faction(board.card(PARTY + seat, index))
        index += 1
    present &= factions
    return (present & 1) + ((present >> 1) & 1) + ((present >> 2) & 1) + ((present >> 3) & 1)


def holds(board: Board, frame: Ability, condition: Condition) -> bool:
    """True if the condition of a step or marker block is met."""
    kind = condition.kind
    if kind == p.ALWAYS:
        return True
    if kind == p.RED_AHEAD:
        return board.red > board.green
    if kind == p.GREEN_AHEAD:
        return board.green > board.red
    if kind == p.EITHER_AHEAD:
        return board.red != board.green  # HL-12.5
    if kind == p.HAS_FACE_UP:
        return count_face_up(board, frame.seat, condition.factions) >= condition.at_least
    if kind == p.DISCARDED:
        return frame.discarded >= condition.at_least
    if kind == p.TAKEN:
        return frame.taken_from != NONE
    if kind == p.REVEALED_IS_NOT:
        return frame.shown != NONE and not board.faction(frame.shown) & condition.factions
    if kind == p.GUESS_CORRECT:
        return frame.turned != NONE and board.faction(frame.turned) & frame.faction != 0
    return frame.turned != NONE and board.faction(frame.turned) & condition.factions != 0


def count_x(board: Board, frame: Ability, block: MarkerBlock) -> i64:
    """X, counted just before the move (HL-20.66)."""
    seat = frame.player if block.x_of == p.CHOSEN else frame.seat
    count: i64 = 0
    if block.x_kind == p.X_DISCARDED:
        count = frame.discarded
    elif block.x_kind == p.X_FACE_UP:
        count = count_face_up(board, seat, block.x_factions)
    elif block.x_kind == p.X_GRAVEYARD:
        count = board.size(GRAVEYARD)
    elif block.x_kind == p.X_HIDDEN:
        count = board.size(HIDDEN + seat)
    elif block.x_kind == p.X_FACTIONS:
        count = count_factions(board, seat, block.x_factions)
    return count if count < block.x_most else block.x_most


def decider(board: Board, frame: Ability, block: MarkerBlock) -> i64:
    """The seat that chooses among several marker moves."""
    if block.decider == p.NEXT:
        return board.next_seat(frame.seat)
    return frame.taken_from if block.decider == p.OWNER_OF_TAKEN else frame.seat


def move_word(move: Move, x: i64) -> str:
    """A marker move as in option keys: "red+1,green-2", "leading-1"."""
    parts = (
        ("red", move.red + move.red_x * x),
        ("green", move.green + move.green_x * x),
        ("leading", move.leading),
        ("trailing", move.trailing),
    )
    return ",".join([f"{name}{number:+d}" for name, number in parts if number != 0])


def on_track(space: i64) -> i64:
    """HL-12.2: the space limited to 1 to 12; the rest of the move is lost."""
    if space < 1:
        return 1
    if space > TRACK_END:
        return TRACK_END
    return space


def winning_faction(red: i64, green: i64) -> i64:
    """HL-14: the first condition that is met; exactly one is for every position."""
    if red >= 9 and green >= 9:
        return UNDEAD
    if -1 <= red - green <= 1:
        return WATER
    return EMPIRE if red > green else TRIBES
