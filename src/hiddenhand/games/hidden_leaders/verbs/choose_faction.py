"""choose_faction and guess_faction: the resolving player names a faction."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import picking
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import ASK_FACTION, ASK_GUESS, FACTION_WORDS
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import Verb, finish, tell_choice


@final
class ChooseFaction(Verb):
    """The verb `choose_faction`."""

    def __init__(self) -> None:
        super().__init__(p.CHOOSE_FACTION, "choose_faction", "chooser", {})
        self.asking(ASK_FACTION, "ask-faction", "HL-7.9", "name")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        _ask(board, frame, ASK_FACTION)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        _named(board, frame, option)


@final
class GuessFaction(Verb):
    """The verb `guess_faction`."""

    def __init__(self) -> None:
        super().__init__(p.GUESS_FACTION, "guess_faction", "chooser", {})
        self.asking(ASK_GUESS, "ask-guess", "HL-7.9", "guess")

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        """Ask only if there is a card whose faction can be guessed."""
        guessed = board.deck.programs[frame.card][frame.pc + 1]
        if picking.can_begin(board, frame, guessed):
            _ask(board, frame, ASK_GUESS)
        else:
            finish(frame)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        _named(board, frame, option)


def _ask(board: Board, frame: Ability, ask: i64) -> None:
    board.legal_count = 0
    number: i64 = 0
    while number < 4:
        board.allow(1 << number)
        number += 1
    board.ask_seat(ask, frame.seat)


def _named(board: Board, frame: Ability, faction: i64) -> None:
    frame.faction = faction
    tell_choice(board, frame, "named-faction", "faction", FACTION_WORDS[int(faction)])
    finish(frame)
