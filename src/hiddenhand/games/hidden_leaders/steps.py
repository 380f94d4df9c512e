"""Pieces every verb is made of: asking for cards one by one, chance, the end of a step."""

from mypy_extensions import i64

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.hidden_leaders import picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PICK,
    ASK_SEEN,
    NONE,
    PASS,
    SEEN,
)
from hiddenhand.games.hidden_leaders.program import Step


def finish(frame: Frame) -> None:
    """The step is done."""
    frame.pc += 1
    frame.stage = 0


def chooser(frame: Frame, step: Step) -> i64:
    """Who picks the cards of a step: the resolving player, or the one it named (HL-7.9)."""
    return frame.player if step.chooser == p.CHOSEN else frame.seat


def witnesses(board: Board, frame: Frame, seen: i64) -> i64:
    if seen == p.SEEN_BY_ALL:
        return board.everyone
    return 1 << frame.seat


def ask_pick(board: Board, frame: Frame, step: Step, ask: i64) -> None:
    """Put the listed places to the chooser; a part that says "may" can be declined."""
    if not step.must:
        board.allow(PASS)
    board.question_to(ask, chooser(frame, step))


def begin_count(frame: Frame, step: Step) -> None:
    if frame.stage == 0:
        frame.stage = 1
        frame.left = step.count


def pick(board: Board, frame: Frame, step: Step) -> None:
    """Pick cards one by one until the count is reached or none is left (HL-7.6)."""
    begin_count(frame, step)
    if frame.left == 0 or picking.list_cards(board, frame, step.sel) == 0:
        finish(frame)
    else:
        ask_pick(board, frame, step, ASK_PICK)


def at_random(board: Board, frame: Frame, zone: i64, ask: i64) -> None:
    """HL-8.6: each card of the picked player's zone is equally likely."""
    if frame.stage == 0 and frame.player != NONE and board.size(zone + frame.player) > 0:
        frame.stage = 1
        board.legal_count = 0
        board.allow_zone(zone + frame.player)
        board.question_to(ask, CHANCE)
    else:
        finish(frame)


def ask_seen(board: Board, frame: Frame) -> None:
    """HL-17.8: a look ends when the player confirms."""
    board.legal_count = 0
    board.allow(SEEN)
    board.question_to(ASK_SEEN, frame.seat)
