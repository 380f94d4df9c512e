"""Verbs that show cards: look, look through, reveal."""

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking, places, steps
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PICK,
    ASK_SHOW,
    GRAVEYARD,
    HAND,
    HIDDEN,
    NONE,
    NOTHING_TO_SHOW,
    PLACE,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Step


def look(board: Board, frame: Frame, step: Step) -> None:
    """Stages 0 and 1 name the heroes before the first is seen (HL-20.34), stage 2 shows them."""
    if step.sel.zone == p.IN_WILDERNESS:
        frame.left = step.count
        while frame.left > 0 and board.size(WILDERNESS) > 0:
            effects.lift_top(board, frame, WILDERNESS, 1 << frame.seat)
            frame.left -= 1
        steps.finish(frame)
        return
    if frame.stage == 0:
        frame.first_pick = 0
        frame.second_pick = 0
    steps.begin_count(frame, step)
    if frame.stage == 1:
        picking.list_cards(board, frame, step.sel)
        drop_option(board, frame.first_pick)
        if frame.left > 0 and board.legal_count > 0:
            steps.ask_pick(board, frame, step, ASK_PICK)
            return
        frame.stage = 2
        if frame.first_pick == 0:
            steps.finish(frame)
            return
        _show_looked(board, frame, frame.first_pick)
        if frame.second_pick != 0:
            _show_looked(board, frame, frame.second_pick)
        steps.ask_seen(board, frame)
    else:
        steps.finish(frame)


def drop_option(board: Board, option: i64) -> None:
    """Take one option out of the list, if it is there; the others keep their order."""
    kept: i64 = 0
    number: i64 = 0
    while number < board.legal_count:
        if i64(board.legal[number]) != option:
            board.legal[kept] = board.legal[number]
            kept += 1
        number += 1
    board.legal_count = kept


def _show_looked(board: Board, frame: Frame, place: i64) -> None:
    zone = place // PLACE
    index = place % PLACE
    card = board.card(zone, index)
    k.learn(board, card, 1 << frame.seat)
    if board.telling:
        board.tell(
            "looked",
            {"seat": int(frame.seat), "at": places.area(board, zone, index)},
            {"card": board.card_word(card)},
            (1 << frame.seat) | (1 << (zone - HIDDEN)),
        )


def look_through(board: Board, frame: Frame) -> None:
    """HL-17.7: who takes any card of the graveyard sees the whole pile."""
    index: i64 = 0
    size = board.size(GRAVEYARD)
    while index < size:
        k.learn(board, board.card(GRAVEYARD, index), 1 << frame.seat)
        index += 1
    if board.telling:
        pile: list[str] = [board.card_word(board.card(GRAVEYARD, n)) for n in range(size)]
        board.tell(
            "looked-through",
            {"seat": int(frame.seat), "at": "graveyard"},
            {"cards": pile[::-1]},
            1 << frame.seat,
        )


def reveal(board: Board, frame: Frame, step: Step) -> None:
    if step.sel.zone == p.IN_WILDERNESS:
        if board.size(WILDERNESS) > 0:
            show(board, frame, frame.seat, board.top(WILDERNESS), "wilderness")
        steps.finish(frame)
    elif frame.player == NONE or board.size(HAND + frame.player) == 0:
        steps.finish(frame)
    else:
        # Asked whether or not there is such a card: a skipped prompt would tell (HL-17.16).
        if picking.list_cards(board, frame, step.sel) == 0:
            board.allow(NOTHING_TO_SHOW)
        board.question_to(ASK_SHOW, frame.player)


def show(board: Board, frame: Frame, by: i64, card: i64, where: str) -> None:
    frame.shown = card
    k.publish(board, card)
    if board.telling:
        board.tell(
            "revealed",
            {"seat": int(by), "at": where, "card": board.card_word(card)},
            {},
            0,
        )
