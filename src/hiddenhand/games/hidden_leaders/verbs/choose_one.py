"""choose_one: the player chooses one of several lists of steps; only those that can begin are
offered."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_BRANCH
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import Verb


@final
class ChooseOne(Verb):
    """The verb `choose_one`."""

    def __init__(self) -> None:
        super().__init__(p.BRANCH, "choose_one", "options chooser must", {})
        self.asking(ASK_BRANCH, "ask-branch", "HL-7.9", "choose")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        program = board.deck.programs[frame.card]
        possible: i64 = 0
        number: i64 = 0
        while number < len(step.targets):
            if picking.can_begin(board, frame, program[step.targets[number]]):
                possible |= 1 << number
            number += 1
        board.legal_count = 0
        number = 0
        while number < len(step.targets):
            if possible & (1 << number):
                board.allow(step.targets[number])
            number += 1
        if board.legal_count == 0:
            frame.pc = _end(program, step)
        else:
            board.ask_seat(ASK_BRANCH, frame.seat)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        frame.pc = option


@final
class Jump(Verb):
    """The end of one list of a choose_one: continue after all of them."""

    def __init__(self) -> None:
        super().__init__(p.JUMP, "", "", {})

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        frame.pc = step.targets[0]


def _end(program: list[Instruction], branch: Instruction) -> i64:
    """The number of the first step after a choose_one."""
    at: i64 = branch.targets[0]
    while program[at].verb != p.JUMP:
        at += 1
    return program[at].targets[0]
