"""perform (HL-11): carry out the markers and the text of another card as the performing player."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PICK, GRAVEYARD, NONE
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    ANY_PARTY,
    EITHER,
    Source,
    Verb,
    ask_pick,
    finish,
)


@final
class Perform(Verb):
    """The verb `perform`."""

    def __init__(self) -> None:
        sources = {
            "party/chosen": Source(of=ANY_PARTY, must=EITHER),
            "graveyard/top": Source(),
            "held_card": Source(),
            "turned_card": Source(),
        }
        keys = "card zone of face not_card count pick chooser must"
        super().__init__(p.PERFORM, "perform", keys, sources)
        self.asking(ASK_PICK, "ask-perform", "HL-11.1", "perform")
        self.does = "copy"

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        zone = step.sel.zone
        if zone == p.IN_PARTY:
            if picking.list_performable(board, frame, step.sel) == 0:
                finish(frame)
            else:
                ask_pick(board, frame, step, ASK_PICK)
            return
        card: i64 = NONE
        if zone == p.IN_GRAVEYARD:
            if board.size(GRAVEYARD) > 0:
                card = board.top(GRAVEYARD)
        elif zone == p.HELD_CARD:
            card = frame.held0 if frame.held_count > 0 else NONE
        else:
            card = frame.turned
        finish(frame)
        if card != NONE and picking.may_perform(board, frame, card):
            _call(board, frame, card)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        finish(frame)
        _call(board, frame, board.card(zone, index))


def _call(board: Board, frame: Ability, card: i64) -> None:
    board.note_performed(frame.card, card)
    if board.telling:
        board.tell_all(
            "performed",
            {
                "seat": int(frame.seat),
                "copier": board.card_word(frame.card),
                "card": board.card_word(card),
            },
        )
    board.push_frame(card, frame.seat)  # the Emperor's program is empty (HL-10.4)
