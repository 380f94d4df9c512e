"""The state of Hidden Leaders: the board together with its rules."""

from typing import final

from mypy_extensions import i64

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import NotAnOption, OutOfTurn
from hiddenhand.core.event import Event
from hiddenhand.core.result import Result
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.hidden_leaders import (
    hunch,
    keys,
    packing,
    position,
    redeal,
    scoring,
    sealed,
    turn,
)
from hiddenhand.games.hidden_leaders.board import Board, lay_out
from hiddenhand.games.hidden_leaders.codes import CHANCE_DRAW, HARBOR, OVER
from hiddenhand.games.hidden_leaders.outlook import Standing
from hiddenhand.games.hidden_leaders.program import Deck


@final
class LeadersState(Board):
    """A game of Hidden Leaders in progress."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)

    def actor(self) -> i64:
        return self.asked

    def actors(self) -> list[int]:
        if self.due != 0:
            return [seat for seat in range(int(self.seats)) if self.due & (1 << seat)]
        return [] if self.asked == NOBODY else [int(self.asked)]

    def option_count(self, seat: i64) -> i64:
        if self.due != 0:
            return sealed.list_options(self, seat)
        if seat != self.asked or self.phase == OVER:
            return 0
        return self.size(HARBOR) if self.ask == CHANCE_DRAW else self.legal_count

    def changes(self) -> i64:
        return self.changed

    def answer(self, seat: i64, index: i64) -> None:
        self.changed += 1
        if self.due != 0:
            self._answer_sealed(seat, index)
            return
        if seat != self.asked or seat == NOBODY:
            raise OutOfTurn("this seat owes no answer", place=f"seat {seat}")
        if self.ask == CHANCE_DRAW:
            if index < 0 or index >= self.size(HARBOR):
                raise NotAnOption(f"no option {index}", place="chance")
            turn.answer(self, index)
        else:
            if index < 0 or index >= self.legal_count:
                raise NotAnOption(f"no option {index}", place=f"seat {seat}")
            turn.answer(self, int(self.legal[index]))

    def _answer_sealed(self, seat: i64, index: i64) -> None:
        count = sealed.list_options(self, seat)
        if count == 0:
            raise OutOfTurn("this seat owes no answer", place=f"seat {seat}")
        if index < 0 or index >= count:
            raise NotAnOption(f"no option {index}", place=f"seat {seat}")
        turn.answer_sealed(self, seat, int(self.legal[index]))

    def option_code(self, seat: i64, index: i64) -> i64:
        if self.due != 0:
            sealed.list_options(self, seat)
        return keys.option_code(self, sealed.question_of(self, seat), index)

    def owing(self) -> i64:
        if self.due != 0:
            return sealed.answers_due(self)
        return 0 if self.asked == NOBODY else 1

    def hides_arrival(self) -> bool:
        return self.due != 0

    def questions(self, viewer: i64) -> tuple[Decision, ...]:
        if self.due == 0:
            return self.pending()
        shown: list[Decision] = []
        for seat in range(self.seats):
            if seat == viewer and self.due & (1 << seat):
                shown.append(self.decision(seat))
            elif seat != viewer and sealed.takes_part(self, seat):  # answered or not
                text, rule = keys.question(self, self.ask)
                shown.append(Decision(int(seat), text, rule, ()))
        return tuple(shown)

    def hunch(self, seat: i64, dice: Dice) -> i64:
        if self.due != 0:
            sealed.list_options(self, seat)
        return hunch.best_option(self, seat, sealed.question_of(self, seat), dice)

    def outlook(self, seat: i64) -> float:
        if self.phase == OVER:
            return self.share(seat)
        return Standing(self, seat, self.leader(seat), True).now

    def allegiance(self, seat: i64) -> i64:
        return self.leader(seat)

    def suppose(self, seat: i64, allegiance: i64) -> None:
        self.changed += 1
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.leader(other) == allegiance:
                self.set_leader(other, self.leader(seat))
            other += 1
        self.set_leader(seat, allegiance)

    def clone(self) -> "LeadersState":
        twin = LeadersState(self.deck)
        twin.copy_board(self)
        return twin

    def redeal(self, viewer: i64, dice: Dice) -> "LeadersState":
        world = self.clone()
        redeal.redeal(world, viewer, dice)
        return world

    def question(self, seat: i64) -> tuple[str, str]:
        return keys.question(self, sealed.question_of(self, seat))

    def option_keys(self, seat: i64) -> list[str]:
        if self.due != 0:
            sealed.list_options(self, seat)
        elif seat != self.asked or self.phase == OVER:
            return []
        return keys.option_keys(self, sealed.question_of(self, seat))

    def option_key(self, seat: i64, index: i64) -> str:
        if self.due != 0:
            sealed.list_options(self, seat)
        return keys.option_key(self, sealed.question_of(self, seat), index)

    def option_number(self, seat: i64, key: str) -> int:
        if self.ask == CHANCE_DRAW and seat == CHANCE:  # dozens of options: faster by card
            number = self.deck.numbers.get(key.removeprefix("draw:"), -1)
            for index in range(self.size(HARBOR)):
                if self.card(HARBOR, index) == number and key.startswith("draw:"):
                    return index
            return -1
        return super().option_number(seat, key)

    def result(self) -> Result | None:
        return scoring.explain(self) if self.phase == OVER else None

    def winner(self) -> i64:
        """The winning seat, or -1 for nobody; only valid at the end."""
        return scoring.winner(self)

    def share(self, seat: i64) -> float:
        return 1.0 if self.phase == OVER and scoring.winner(self) == seat else 0.0

    def pack(self) -> bytes:
        return packing.pack(self)

    def position_text(self) -> str:
        return position.write(self)

    def listen(self) -> None:
        self.telling = True

    def take_events(self) -> list[Event]:
        told = self.told
        self.told = []
        return told


def begin(deck: Deck) -> LeadersState:
    """A new game, waiting for the first answer of CHANCE."""
    position = LeadersState(deck)
    lay_out(position)
    turn.run(position)
    return position


def unpack(deck: Deck, packed: bytes) -> LeadersState:
    """The state packed in these bytes. BadState if they are invalid."""
    position = LeadersState(deck)
    lay_out(position)
    packing.unpack_into(position, packed)
    return position
