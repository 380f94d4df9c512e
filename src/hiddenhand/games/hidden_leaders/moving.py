"""Verbs that move cards: bury, discard, exchange, place face up, take, draw."""

from mypy_extensions import i64

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.hidden_leaders import effects, looking, markers, picking, steps
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Board, Frame
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PICK,
    ASK_PICK_SECOND,
    CHANCE_DRAW,
    CHANCE_HAND,
    CHANCE_HERO,
    GRAVEYARD,
    HAND,
    HARBOR,
    NONE,
    PARTY,
    PLACE,
    TAVERN,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Step


def bury(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_PARTY:
        if step.pick == p.AT_RANDOM:
            steps.at_random(board, frame, PARTY, CHANCE_HERO)
        else:
            steps.pick(board, frame, step)
        return
    if markers.holds(board, frame, step.condition):
        if zone == p.HELD_CARD:
            if frame.held_count > 0:
                effects.bury_held(board, frame)
        elif frame.turned != NONE:
            _bury_turned(board, frame)
    steps.finish(frame)


def _bury_turned(board: Board, frame: Frame) -> None:
    seat: i64 = 0
    while seat < board.seats:
        index: i64 = 0
        while index < board.size(PARTY + seat):
            if board.card(PARTY + seat, index) == frame.turned:
                effects.bury(board, frame.seat, PARTY + seat, index)
                return
            index += 1
        seat += 1


def discard(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_HAND:
        _discard_in_turn(board, frame)
    elif step.pick == p.ALL_OF_THEM:
        picking.list_cards(board, frame, step.sel)  # in slot order (HL-8.12)
        number: i64 = 0
        while number < board.legal_count:
            effects.discard_open(board, frame.seat, TAVERN, i64(board.legal[number]) % PLACE)
            frame.discarded += 1
            number += 1
        steps.finish(frame)
    else:
        steps.pick(board, frame, step)


def _discard_in_turn(board: Board, frame: Frame) -> None:
    """HL-7.10: every other player discards one; who has no card is skipped (HL-20.46)."""
    if frame.stage == 0:
        frame.stage = 1
        frame.player = board.next_seat(frame.seat)
    while frame.player != frame.seat and board.size(HAND + frame.player) == 0:
        frame.player = board.next_seat(frame.player)
    if frame.player == frame.seat:
        steps.finish(frame)
    else:
        board.legal_count = 0
        board.allow_zone(HAND + frame.player)
        board.question_to(ASK_PICK, frame.player)


def exchange(board: Board, frame: Frame, step: Step) -> None:
    """Both cards must be there (HL-8.3); the first is picked, then the second."""
    if frame.stage == 0:
        from_graveyard = step.sel.zone == p.IN_GRAVEYARD
        can_first = (
            board.size(GRAVEYARD) > 0
            if from_graveyard
            else picking.list_cards(board, frame, step.sel) > 0
        )
        if not can_first or picking.list_cards(board, frame, step.other) == 0:
            _end_exchange(board, frame, step)
            return
        frame.stage = 1
        if from_graveyard:  # its top is the only card there can be
            frame.first_pick = GRAVEYARD * PLACE + board.size(GRAVEYARD) - 1
            steps.ask_pick(board, frame, step, ASK_PICK_SECOND)
        else:
            picking.list_cards(board, frame, step.sel)
            steps.ask_pick(board, frame, step, ASK_PICK)
    elif frame.stage == 1:
        frame.stage = 2
        picking.list_cards(board, frame, step.other)
        board.question_to(ASK_PICK_SECOND, frame.seat)
    else:
        effects.put_back(board, frame)
        steps.finish(frame)


def _end_exchange(board: Board, frame: Frame, step: Step) -> None:
    """No exchange possible: cards that were looked at go back once they have been seen."""
    if step.rest == p.REST_BACK and frame.held_count > 0:
        frame.stage = 3
        steps.ask_seen(board, frame)
    else:
        steps.finish(frame)


def place_visible(board: Board, frame: Frame, step: Step) -> None:
    if step.sel.zone == p.IN_TAVERN:
        steps.pick(board, frame, step)
        return
    steps.begin_count(frame, step)
    if frame.left == 0 or picking.list_movable(board, frame) == 0:
        steps.finish(frame)
    else:
        steps.ask_pick(board, frame, step, ASK_PICK)


def take_to_hand(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.REVEALED_CARD:
        if frame.shown != NONE:
            effects.take_shown(board, frame)
        steps.finish(frame)
    elif zone == p.IN_GRAVEYARD:
        steps.begin_count(frame, step)
        if frame.left == 0 or picking.list_graveyard(board) == 0:
            steps.finish(frame)
            return
        looking.look_through(board, frame)
        steps.ask_pick(board, frame, step, ASK_PICK)
    else:
        steps.pick(board, frame, step)


def draw(board: Board, frame: Frame, step: Step) -> None:
    zone = step.sel.zone
    if zone == p.IN_HAND:
        steps.at_random(board, frame, HAND, CHANCE_HAND)
        return
    steps.begin_count(frame, step)
    if zone == p.IN_HARBOR:
        if frame.left == 0 or (board.size(HARBOR) == 0 and not effects.refill_harbor(board)):
            steps.finish(frame)
        else:
            frame.left -= 1
            board.question_to(CHANCE_DRAW, CHANCE)
        return
    pile = WILDERNESS if zone == p.IN_WILDERNESS else GRAVEYARD
    seen = steps.witnesses(board, frame, step.seen)
    while frame.left > 0 and board.size(pile) > 0:  # never refilled (HL-4.9)
        if step.to == p.TO_HAND:
            effects.draw_top_to_hand(board, frame.seat, pile, seen)
        else:
            effects.lift_top(board, frame, pile, seen)
        frame.left -= 1
    steps.finish(frame)
