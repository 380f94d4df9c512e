"""play_another (HL-20.47): another card of the hand is played."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PLAY_MORE, HAND, PASS, PLACE
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import Source, Verb, finish, tell_declined


@final
class PlayAnother(Verb):
    """The verb `play_another`."""

    def __init__(self) -> None:
        keys = "zone of not_faction count pick chooser must"
        sources = {"hand/chosen": Source(must="false")}
        super().__init__(p.PLAY_ANOTHER, "play_another", keys, sources)
        self.asking(ASK_PLAY_MORE, "ask-play-more", "HL-20.47", "play")
        self.does = "play"

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        """Ask even if no hand card qualifies, so that nobody learns of it (HL-17.16)."""
        if board.size(HAND + frame.seat) == 0:
            finish(frame)
            return
        picking.list_cards(board, frame, step.sel)
        board.allow(PASS)
        board.ask_seat(ASK_PLAY_MORE, frame.seat)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        finish(frame)
        if option == PASS:
            tell_declined(board, frame)
        else:
            effects.play(board, frame.seat, option % PLACE)
