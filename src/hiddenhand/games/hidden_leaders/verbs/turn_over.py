"""turn_over (HL-8.7): a face-up hero goes face down to the end of the stack, or a hidden one
face up."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, places
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PICK, HIDDEN, PARTY
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    ANY_PARTY,
    CARD_KEYS,
    EITHER,
    Source,
    Verb,
    pick,
)


@final
class TurnOver(Verb):
    """The verb `turn_over`."""

    def __init__(self) -> None:
        chosen = Source(of=ANY_PARTY, face="up down any", most=9, must=EITHER)
        super().__init__(p.TURN_OVER, "turn_over", CARD_KEYS, {"party/chosen": chosen})
        self.asking(ASK_PICK, "ask-turn-over", "HL-8.7", "turn")
        self.branches = {p.IN_PARTY: "choose:turn-over"}

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        pick(board, frame, step)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        """Turn the card over; its ability is not carried out."""
        here = places.area(board, zone, index) if board.telling else ""
        card = board.pull(zone, index)
        if zone >= HIDDEN:
            there = PARTY + zone - HIDDEN
            k.publish(board, card)
        else:
            there = HIDDEN + zone - PARTY
        board.push(there, card)
        if board.telling:
            kind = "turned-up" if zone >= HIDDEN else "turned-down"
            word = places.top(board, there)
            effects.told_move(board, kind, frame.seat, card, here, word, board.everyone)
        frame.turned = card
