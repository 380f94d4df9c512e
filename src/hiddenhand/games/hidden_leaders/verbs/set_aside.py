"""set_aside (HL-11.3): hold a tavern card; its slot is empty and it cannot be a target."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import HELD_MOST, Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_PICK, NONE, TAVERN, TAVERN_SLOTS
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import ALL_CARDS, EITHER, Source, Verb, finish, pick


@final
class SetAside(Verb):
    """The verb `set_aside`."""

    def __init__(self) -> None:
        sources = {"tavern/chosen": Source(must=EITHER), "tavern/all": Source(most=ALL_CARDS)}
        keys = "zone count pick chooser must seen_by"
        super().__init__(p.SET_ASIDE, "set_aside", keys, sources)
        self.asking(ASK_PICK, "ask-set-aside", "HL-11.3", "aside")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        if step.pick == p.ALL_OF_THEM:
            slot: i64 = 0
            while slot < TAVERN_SLOTS and frame.held_count < HELD_MOST:
                if board.card(TAVERN, slot) != NONE:
                    self.picked(board, frame, step, TAVERN, slot)
                slot += 1
            finish(frame)
        else:
            pick(board, frame, step)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        card = board.card(TAVERN, index)
        board.set_card(TAVERN, index, NONE)
        frame.hold(card)
        frame.held_from = TAVERN
        if board.telling:
            effects.told_move(
                board, "set-aside", frame.seat, card, "tavern", "held", board.everyone
            )
