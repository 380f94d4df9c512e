"""place_hidden (HL-8.4, HL-9.4): a card goes face down to the end of the hidden stack."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking, places
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_ORDER,
    ASK_PICK,
    HAND,
    HELD,
    HIDDEN,
    PLACE,
    RUMOUR_HAND,
    RUMOUR_HELD,
    RUMOUR_HIDDEN,
    RUMOUR_WILDERNESS,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import EITHER, Source, Verb, ask_pick, finish, pick


@final
class PlaceHidden(Verb):
    """The verb `place_hidden`."""

    def __init__(self) -> None:
        sources = {
            "hand/chosen": Source(most=9, must=EITHER, seen_by="self"),
            "held/chosen": Source(rest="wilderness hand back_on_top", seen_by="self"),
            "held/all": Source(seen_by="self_and_source"),
            "held_card": Source(),
        }
        keys = "card zone of count pick chooser must rest seen_by"
        super().__init__(p.PLACE_HIDDEN, "place_hidden", keys, sources)
        self.asking(ASK_PICK, "ask-hide", "HL-8.4", "hide")
        self.asking(ASK_ORDER, "ask-order", "HL-8.12", "discard")
        self.does = "hide"

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        zone = step.sel.zone
        if zone == p.IN_HAND:
            pick(board, frame, step)
        elif zone == p.HELD_CARD or step.pick == p.ALL_OF_THEM:
            while frame.held_count > 0:
                _place_held(board, frame, step, 0)
            finish(frame)
        elif frame.stage == 0:
            if picking.list_cards(board, frame, step.sel) == 0:
                finish(frame)
            else:
                frame.stage = 1
                ask_pick(board, frame, step, ASK_PICK)
        else:
            _rest(board, frame, step)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        if ask == ASK_ORDER:
            _discard_held(board, frame, option % PLACE)
        else:
            super().answer(board, frame, step, ask, option)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        if zone == HELD:
            _place_held(board, frame, step, index)
        else:
            effects.hide_from_hand(board, frame.seat, index)


def _place_held(board: Board, frame: Ability, step: Instruction, index: i64) -> None:
    """Place a held card hidden; if several cards are held, which one it was is secret."""
    seat = frame.seat
    there: i64 = RUMOUR_HIDDEN << seat
    if frame.held_count > 1:
        there |= RUMOUR_HAND << seat if step.rest == p.REST_HAND else RUMOUR_WILDERNESS
    if frame.held_count > 2:  # the others wait until their order is chosen (HL-8.12)
        there |= RUMOUR_HELD
    k.deal_out(board, frame, there, 1 << seat)
    card = frame.release(index)
    board.push(HIDDEN + seat, card)
    k.learn(board, card, 1 << seat)
    if board.telling:
        area = places.top(board, HIDDEN + seat)
        effects.told_held(board, "hidden", frame, card, area)


def _rest(board: Board, frame: Ability, step: Instruction) -> None:
    """Move the other held cards where the step says."""
    if step.rest == p.REST_BACK:
        effects.put_back(board, frame)
        finish(frame)
    elif frame.held_count == 0:
        finish(frame)
    elif step.rest == p.REST_HAND:
        card = frame.release(0)
        board.push(HAND + frame.seat, card)
        if board.telling:
            effects.told_held(board, "kept", frame, card, places.hand(frame.seat))
    elif frame.held_count == 1:
        _discard_held(board, frame, 0)
    else:  # in the order the player chooses (HL-8.12)
        picking.list_cards(board, frame, step.sel)
        board.ask_seat(ASK_ORDER, frame.seat)


def _discard_held(board: Board, frame: Ability, index: i64) -> None:
    card = frame.release(index)
    board.push(WILDERNESS, card)
    if frame.held_count == 0:
        k.vacate(board, RUMOUR_HELD, RUMOUR_WILDERNESS)
    if board.telling:
        effects.told_held(board, "discarded", frame, card, "wilderness")
