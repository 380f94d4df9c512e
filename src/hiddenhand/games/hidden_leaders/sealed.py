"""Sealed answers: several seats answer at once, and nothing happens until all have answered.

Setup (HL-5.7, HL-20.16) and cards that let every other player discard (HL-7.10, HL-20.69) ask this
way. `board.due` holds the seats that still owe an answer, as bits; it is 0 for all other
questions. The picks are kept in the block, two bytes for each seat: the index in its hand plus 1.

Nobody may know who has answered (HL-17.21). So views, planes and imagined worlds show every other
seat as if it had not, and a seat's own picks as if they had been carried out.
"""

from mypy_extensions import i64, u8

from hiddenhand.core.dice import Dice
from hiddenhand.games.hidden_leaders.board import Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_SETUP_DISCARD,
    ASK_SETUP_HIDE,
    HAND,
    PLACE,
    SEALED,
)


def ask(board: Board, question: i64, seats: i64) -> None:
    """Ask all `seats` (bits) the question; the options of each are the cards of its hand."""
    board.ask = question
    board.due = seats
    board.legal_count = 0
    _ask_first(board)


def _ask_first(board: Board) -> None:
    seat: i64 = 0
    while not board.due & (1 << seat):
        seat += 1
    board.asked = seat


def takes_part(board: Board, seat: i64) -> bool:
    """True if the sealed question is put to `seat`, answered or not; follows from public data."""
    if board.depth == 0:
        return True
    return seat != board.frame().seat and board.size(HAND + seat) > 0


def question_of(board: Board, seat: i64) -> i64:
    """The question of `seat`. In setup each seat has two, one after the other."""
    if board.ask == ASK_SETUP_HIDE and board.due != 0 and first(board, seat) >= 0:
        return ASK_SETUP_DISCARD
    return board.ask


def first(board: Board, seat: i64) -> i64:
    """The index in the hand of the first card that `seat` has picked, or -1."""
    return int(board.mem[SEALED + 2 * seat]) - 1


def second(board: Board, seat: i64) -> i64:
    """The index in the hand of the second card that `seat` has picked, or -1."""
    return int(board.mem[SEALED + 2 * seat + 1]) - 1


def is_picked(board: Board, seat: i64, index: i64) -> bool:
    """True if the hand card at `index` is one of the picks of `seat`."""
    return board.due != 0 and (first(board, seat) == index or second(board, seat) == index)


def answers_due(board: Board) -> i64:
    """How many answers are missing, those of seats with two questions counted twice."""
    each: i64 = 2 if board.ask == ASK_SETUP_HIDE else 1
    missing: i64 = 0
    seat: i64 = 0
    while seat < board.seats:
        if board.due & (1 << seat):
            missing += each
            if first(board, seat) >= 0:
                missing -= 1
        seat += 1
    return missing


def list_options(board: Board, seat: i64) -> i64:
    """List the options of `seat`, its hand without what it has picked; returns how many.

    In a sealed question `legal` holds the options of the seat for which this was called last.
    """
    board.legal_count = 0
    if seat < 0 or seat >= board.seats or not board.due & (1 << seat):
        return 0
    zone = HAND + seat
    size = board.size(zone)
    picked = first(board, seat)
    index: i64 = 0
    while index < size:
        if index != picked:
            board.allow(zone * PLACE + index)
        index += 1
    return board.legal_count


def take(board: Board, seat: i64, option: i64) -> None:
    """Seal the pick of `seat`; `board.due` is 0 after the last one."""
    asked = question_of(board, seat)
    at = SEALED + 2 * seat
    if asked == ASK_SETUP_DISCARD:
        at += 1
    board.mem[at] = u8(option % PLACE + 1)
    if asked == ASK_SETUP_HIDE:  # the second question follows
        return
    board.due &= ~(1 << seat)
    if board.due != 0:
        _ask_first(board)


def clear(board: Board, seat: i64) -> None:
    """Remove the picks of `seat`."""
    board.mem[SEALED + 2 * seat] = u8(0)
    board.mem[SEALED + 2 * seat + 1] = u8(0)


def forget(board: Board, viewer: i64) -> None:
    """Nobody but `viewer` has answered, as far as `viewer` can know."""
    if board.due == 0:
        return
    seat: i64 = 0
    while seat < board.seats:
        if seat != viewer and takes_part(board, seat):
            clear(board, seat)
            board.due |= 1 << seat
        seat += 1
    _ask_first(board)


def imagine(board: Board, viewer: i64, dice: Dice) -> None:
    """In an imagined world: who else has answered, and what, does not follow from the truth.

    While `viewer` owes an answer, the seats before it have given random ones and the seats after it
    none, so that it is the first that is asked. Afterward no other seat has answered.
    """
    forget(board, viewer)
    if viewer < 0 or board.due & (1 << viewer) == 0:
        return
    seat: i64 = 0
    while seat < viewer:
        if takes_part(board, seat):
            _pick_at_random(board, seat, dice)
            board.due &= ~(1 << seat)
        seat += 1
    _ask_first(board)


def _pick_at_random(board: Board, seat: i64, dice: Dice) -> None:
    size = board.size(HAND + seat)
    pick = dice.below(size)
    board.mem[SEALED + 2 * seat] = u8(pick + 1)
    if board.ask == ASK_SETUP_HIDE:
        other = dice.below(size - 1)
        if other >= pick:
            other += 1
        board.mem[SEALED + 2 * seat + 1] = u8(other + 1)
