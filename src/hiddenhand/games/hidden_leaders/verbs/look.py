"""look (HL-8.8): see hidden heroes, or the top of the wilderness."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PICK, ASK_SEEN, PLACE, WILDERNESS
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    ANY_PARTY,
    CARD_KEYS,
    EITHER,
    Source,
    Verb,
    ask_pick,
    ask_seen,
    begin_count,
    finish,
)


@final
class Look(Verb):
    """The verb `look`."""

    def __init__(self) -> None:
        sources = {
            "party/chosen": Source(of=ANY_PARTY, face="down", most=2, must=EITHER, seen_by="self"),
            "wilderness/top": Source(most=3, to="held", seen_by="self"),
        }
        super().__init__(p.LOOK, "look", f"to {CARD_KEYS}", sources)
        self.asking(ASK_PICK, "ask-look", "HL-8.8", "look")
        self.asking(ASK_SEEN, "ask-seen", "HL-17.8", "seen")
        self.branches = {p.IN_PARTY: "choose:look"}

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        """Stages 0 and 1 pick all heroes before the first is seen (HL-20.34), stage 2 shows
        them."""
        if step.sel.zone == p.IN_WILDERNESS:
            _lift(board, frame, step)
            return
        if frame.stage == 0:
            frame.first_pick = 0
            frame.second_pick = 0
        begin_count(frame, step)
        if frame.stage != 1:
            finish(frame)
            return
        picking.list_cards(board, frame, step.sel)
        _drop_option(board, frame.first_pick)
        if frame.left > 0 and board.legal_count > 0:
            ask_pick(board, frame, step, ASK_PICK)
            return
        frame.stage = 2
        if frame.first_pick == 0:
            finish(frame)
            return
        _show(board, frame, frame.first_pick)
        if frame.second_pick != 0:
            _show(board, frame, frame.second_pick)
        ask_seen(board, frame)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        if ask == ASK_SEEN:
            finish(frame)
        else:
            super().answer(board, frame, step, ask, option)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        if frame.first_pick == 0:
            frame.first_pick = zone * PLACE + index
        else:
            frame.second_pick = zone * PLACE + index

    def decline(self, board: Board, frame: Ability, step: Instruction) -> None:
        if frame.stage == 1 and frame.first_pick != 0:
            frame.left = 0  # no more picks: look at those picked
        else:
            super().decline(board, frame, step)


def _lift(board: Board, frame: Ability, step: Instruction) -> None:
    frame.left = step.count
    while frame.left > 0 and board.size(WILDERNESS) > 0:
        effects.lift_top(board, frame, WILDERNESS, 1 << frame.seat)
        frame.left -= 1
    finish(frame)


def _drop_option(board: Board, option: i64) -> None:
    """Remove one option from the list if it is there; the others keep their order."""
    kept: i64 = 0
    number: i64 = 0
    while number < board.legal_count:
        if i64(board.legal[number]) != option:
            board.legal[kept] = board.legal[number]
            kept += 1
        number += 1
    board.legal_count = kept


def _show(board: Board, frame: Ability, place: i64) -> None:
    effects.look_at(board, frame.seat, place // PLACE, place % PLACE)
