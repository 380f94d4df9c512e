"""Verbs that set cards aside and lay them down again: set aside, place hidden, the rest."""

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking, steps
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import HELD_MOST, Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    ASK_ORDER,
    ASK_PICK,
    NONE,
    RUMOUR_HAND,
    RUMOUR_HELD,
    RUMOUR_HIDDEN,
    RUMOUR_WILDERNESS,
    TAVERN,
    TAVERN_SLOTS,
)
from hiddenhand.games.hidden_leaders.program import Step


def set_aside(board: Board, frame: Frame, step: Step) -> None:
    if step.pick == p.ALL_OF_THEM:
        slot: i64 = 0
        while slot < TAVERN_SLOTS and frame.held_count < HELD_MOST:
            if board.card(TAVERN, slot) != NONE:
                effects.set_aside(board, frame, slot)
            slot += 1
        steps.finish(frame)
    else:
        steps.pick(board, frame, step)


def place_hidden(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_HAND:
        steps.pick(board, frame, step)
    elif zone == p.HELD_CARD or step.pick == p.ALL_OF_THEM:
        while frame.held_count > 0:
            place_held(board, frame, step, 0)
        steps.finish(frame)
    elif frame.stage == 0:
        if picking.list_cards(board, frame, step.sel) == 0:
            steps.finish(frame)
        else:
            frame.stage = 1
            steps.ask_pick(board, frame, step, ASK_PICK)
    else:
        _rest(board, frame, step)


def place_held(board: Board, frame: Frame, step: Step, index: i64) -> None:
    """Place a held card hidden; if others are held too, which one it was is a secret."""
    there: i64 = RUMOUR_HIDDEN << frame.seat
    if frame.held_count > 1:
        there |= RUMOUR_HAND << frame.seat if step.rest == p.REST_HAND else RUMOUR_WILDERNESS
    if frame.held_count > 2:  # the rest waits for its order (HL-8.12)
        there |= RUMOUR_HELD
    k.deal_out(board, frame, there, 1 << frame.seat)
    effects.hide_held(board, frame, index, 1 << frame.seat)


def _rest(board: Board, frame: Frame, step: Step) -> None:
    """Where the other held cards go."""
    if step.rest == p.REST_BACK:
        effects.put_back(board, frame)
        steps.finish(frame)
    elif frame.held_count == 0:
        steps.finish(frame)
    elif step.rest == p.REST_HAND:
        effects.keep_held(board, frame, 0)
    elif frame.held_count == 1:
        effects.discard_held(board, frame, 0)
    else:  # in the order the player says (HL-8.12)
        picking.list_cards(board, frame, step.sel)
        board.question_to(ASK_ORDER, frame.seat)
