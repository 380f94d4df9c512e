"""place_visible (HL-8.4): a card goes face up into a party, without its ability."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking, places
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PARTY, ASK_PICK, NONE, PARTY, PLACE, TAVERN
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    CARD_KEYS,
    EITHER,
    Source,
    Verb,
    ask_pick,
    begin_count,
    finish,
    pick,
)


@final
class PlaceVisible(Verb):
    """The verb `place_visible`."""

    def __init__(self) -> None:
        sources = {
            "tavern/chosen": Source(most=3, must=EITHER, to="self"),
            "party/chosen": Source(of="any_player", must=EITHER, to="another_player"),
        }
        super().__init__(p.PLACE_VISIBLE, "place_visible", f"to {CARD_KEYS}", sources)
        self.asking(ASK_PICK, "ask-place", "HL-8.4", "place")
        self.asking(ASK_PARTY, "ask-party", "HL-8.4", "to")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        if step.sel.zone == p.IN_TAVERN:
            pick(board, frame, step)
            return
        begin_count(frame, step)
        if frame.left == 0 or picking.list_movable(board, frame) == 0:
            finish(frame)
        else:
            ask_pick(board, frame, step, ASK_PICK)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        if ask == ASK_PARTY:
            place = frame.first_pick
            _change_party(board, frame.seat, place // PLACE, place % PLACE, option)
            finish(frame)
        else:
            super().answer(board, frame, step, ask, option)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        if zone == TAVERN:
            _from_tavern(board, frame.seat, index)
            return
        frame.first_pick = zone * PLACE + index
        board.legal_count = 0
        seat: i64 = 0
        while seat < board.seats:  # it must change owner, but not to the mover
            if seat != frame.seat and seat != zone - PARTY:
                board.allow(seat)
            seat += 1
        board.ask_seat(ASK_PARTY, frame.seat)


def _from_tavern(board: Board, seat: i64, slot: i64) -> None:
    card = board.card(TAVERN, slot)
    board.set_card(TAVERN, slot, NONE)
    board.push(PARTY + seat, card)
    if board.telling:
        there = places.top(board, PARTY + seat)
        effects.told_move(board, "placed", seat, card, "tavern", there, board.everyone)


def _change_party(board: Board, seat: i64, zone: i64, index: i64, to: i64) -> None:
    """Move a face-up hero to the party of `to`; it stays face up."""
    here = places.area(board, zone, index) if board.telling else ""
    card = board.pull(zone, index)
    board.push(PARTY + to, card)
    if board.telling:
        there = places.top(board, PARTY + to)
        effects.told_move(board, "placed", seat, card, here, there, board.everyone)
