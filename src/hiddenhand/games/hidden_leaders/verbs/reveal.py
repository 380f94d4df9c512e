"""reveal (HL-8.9): the top of the wilderness, or a card of another hand, is shown to all."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import picking, places
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_SHOW,
    HAND,
    NONE,
    NOTHING_TO_SHOW,
    PLACE,
    WILDERNESS,
)
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import Source, Verb, finish, tell_choice


@final
class Reveal(Verb):
    """The verb `reveal`."""

    def __init__(self) -> None:
        sources = {
            "wilderness/top": Source(),
            "hand/chosen": Source(of="chosen_player", chooser="chosen_player"),
        }
        keys = "zone of faction count pick chooser must seen_by"
        super().__init__(p.REVEAL, "reveal", keys, sources)
        self.asking(ASK_SHOW, "ask-show", "HL-8.9", "show")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        if step.sel.zone == p.IN_WILDERNESS:
            if board.size(WILDERNESS) > 0:
                _show(board, frame, frame.seat, board.top(WILDERNESS), "wilderness")
            finish(frame)
        elif frame.player == NONE or board.size(HAND + frame.player) == 0:
            finish(frame)
        else:
            # Ask even if there is no such card: a missing question would reveal that (HL-17.16).
            if picking.list_cards(board, frame, step.sel) == 0:
                board.allow(NOTHING_TO_SHOW)
            board.ask_seat(ASK_SHOW, frame.player)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        if option == NOTHING_TO_SHOW:
            k.rule_out(board, frame.faction, frame.player)
            tell_choice(board, frame, "has-none", "player", int(frame.player))
        else:
            card = board.card(option // PLACE, option % PLACE)
            where = places.hand(frame.player) if board.telling else ""
            _show(board, frame, frame.player, card, where)
        finish(frame)


def _show(board: Board, frame: Ability, by: i64, card: i64, where: str) -> None:
    frame.shown = card
    k.publish(board, card)
    if board.telling:
        board.tell_all("revealed", {"seat": int(by), "at": where, "card": board.card_word(card)})
