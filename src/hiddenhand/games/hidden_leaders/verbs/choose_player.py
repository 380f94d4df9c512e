"""choose_player: the resolving player names the player that later steps refer to (HL-7.8)."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PLAYER, NONE
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import Verb, finish, tell_choice


@final
class ChoosePlayer(Verb):
    """The verb `choose_player`."""

    def __init__(self) -> None:
        super().__init__(p.CHOOSE_PLAYER, "choose_player", "among having chooser", {})
        self.asking(ASK_PLAYER, "ask-player", "HL-7.8", "player")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        frame.player = NONE
        if picking.list_players(board, frame, step) == 0:
            finish(frame)
        else:
            board.ask_seat(ASK_PLAYER, frame.seat)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        frame.player = option
        tell_choice(board, frame, "chose-player", "player", int(option))
        finish(frame)
