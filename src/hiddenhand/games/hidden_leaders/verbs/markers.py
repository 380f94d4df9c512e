"""The marker block of a hero (HL-12): move the markers, or ask the decider how."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import markers
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_MARKERS
from hiddenhand.games.hidden_leaders.program import Instruction, MarkerBlock, Move
from hiddenhand.games.hidden_leaders.verbs.verb import Verb, finish


@final
class Markers(Verb):
    """The marker block as a verb."""

    def __init__(self) -> None:
        super().__init__(p.MARKERS, "", "", {})
        self.asking(ASK_MARKERS, "ask-markers", "HL-12.3", "move")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        """Move the markers if there is one way, ask the decider if there are several."""
        block = step.markers
        frame.pc += 1
        if not markers.holds(board, frame, block.condition):
            return
        if block.x_kind != p.NO_X and markers.count_x(board, frame, block) == 0:
            return  # nothing would move, and everyone can see that (HL-17.17)
        board.legal_count = 0
        for number, move in enumerate(block.moves):
            if markers.holds(board, frame, move.condition):
                board.allow(number)
        if board.legal_count == 1:
            carry_out(board, frame, block, block.moves[i64(board.legal[0])], frame.seat)
        else:
            frame.pc -= 1  # the answer finishes the step
            board.ask_seat(ASK_MARKERS, markers.decider(board, frame, block))

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        block = step.markers
        finish(frame)
        by = markers.decider(board, frame, block)
        carry_out(board, frame, block, block.moves[option], by)


def carry_out(board: Board, frame: Ability, block: MarkerBlock, move: Move, by: i64) -> None:
    """Move both markers and record the event; `by` is the seat that decided."""
    x = markers.count_x(board, frame, block) if block.x_kind != p.NO_X else 0
    red = move.red + move.red_x * x
    green = move.green + move.green_x * x
    if move.leading != 0 or move.trailing != 0:
        if board.red > board.green:  # read once, before any marker moves (HL-12.5)
            red += move.leading
            green += move.trailing
        elif board.green > board.red:
            green += move.leading
            red += move.trailing
    before_red = board.red
    before_green = board.green
    board.red = markers.on_track(board.red + red)
    board.green = markers.on_track(board.green + green)
    if board.telling:
        board.tell_all(
            "markers-moved",
            {
                "seat": int(by),
                "move": markers.move_word(move, x),  # not always visible on the track (HL-17.4)
                "red-from": int(before_red),
                "red": int(board.red),
                "green-from": int(before_green),
                "green": int(board.green),
            },
        )
