"""bury (HL-8.1): a hero goes face up on top of the graveyard."""

from typing import final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import effects, markers
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.board import Ability, Board
from hiddenhand.games.hidden_leaders.codes import (
    ASK_PICK,
    CHANCE_HERO,
    GRAVEYARD,
    NONE,
    PARTY,
    PLACE,
)
from hiddenhand.games.hidden_leaders.program import Instruction
from hiddenhand.games.hidden_leaders.verbs.verb import (
    ANY_PARTY,
    CARD_KEYS,
    EITHER,
    Source,
    Verb,
    at_random,
    chooser,
    finish,
    pick,
)


@final
class Bury(Verb):
    """The verb `bury`."""

    def __init__(self) -> None:
        chosen = Source(
            of=ANY_PARTY, face="up down any", most=9, must=EITHER, chooser="self chosen_player"
        )
        sources = {
            "party/chosen": chosen,
            "party/random": Source(of="chosen_player"),
            "turned_card": Source(),
            "held_card": Source(),
        }
        super().__init__(p.BURY, "bury", f"card faction if {CARD_KEYS}", sources)
        self.asking(ASK_PICK, "ask-bury", "HL-8.1", "bury")
        self.asking(CHANCE_HERO, "chance-hero", "HL-8.6", "hero")
        self.does = "strike"

    def begin(self, board: Board, frame: Ability, step: Instruction) -> None:
        zone = step.sel.zone
        if zone == p.IN_PARTY:
            if step.pick == p.AT_RANDOM:
                at_random(board, frame, PARTY, CHANCE_HERO)
            else:
                pick(board, frame, step)
            return
        if markers.holds(board, frame, step.condition):
            if zone == p.HELD_CARD:
                if frame.held_count > 0:
                    _bury_held(board, frame)
            elif frame.turned != NONE:
                _bury_turned(board, frame)
        finish(frame)

    def answer(
        self, board: Board, frame: Ability, step: Instruction, ask: i64, option: i64
    ) -> None:
        if ask == CHANCE_HERO:
            effects.bury(board, frame.seat, option // PLACE, option % PLACE)
            finish(frame)
        else:
            super().answer(board, frame, step, ask, option)

    def picked(
        self, board: Board, frame: Ability, step: Instruction, zone: i64, index: i64
    ) -> None:
        effects.bury(board, chooser(frame, step), zone, index)


def _bury_held(board: Board, frame: Ability) -> None:
    card = frame.release(0)
    board.push(GRAVEYARD, card)
    k.publish(board, card)
    if board.telling:
        effects.told_move(board, "buried", frame.seat, card, "held", "graveyard", board.everyone)


def _bury_turned(board: Board, frame: Ability) -> None:
    seat: i64 = 0
    while seat < board.seats:
        index: i64 = 0
        while index < board.size(PARTY + seat):
            if board.card(PARTY + seat, index) == frame.turned:
                effects.bury(board, frame.seat, PARTY + seat, index)
                return
            index += 1
        seat += 1
