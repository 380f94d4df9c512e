"""refill_tavern: the top cards of the graveyard fill the empty slots 1, 2, 3 while there are
any."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import GRAVEYARD, NONE, TAVERN, TAVERN_SLOTS
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import Source, Verb, finish


@final
class RefillTavern(Verb):
    """The verb `refill_tavern`."""

    def __init__(self) -> None:
        sources = {"graveyard/top": Source()}
        super().__init__(p.REFILL_TAVERN, "refill_tavern", "zone pick must seen_by", sources)

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        slot: i64 = 0
        while slot < TAVERN_SLOTS and board.size(GRAVEYARD) > 0:
            if board.card(TAVERN, slot) == NONE:
                card = board.pull(GRAVEYARD, board.size(GRAVEYARD) - 1)
                board.set_card(TAVERN, slot, card)
                k.publish(board, card)
                if board.telling:
                    effects.told_move(
                        board, "placed", frame.seat, card, "graveyard", "tavern", board.everyone
                    )
                k.show_graveyard_top(board)
            slot += 1
        finish(frame)
