"""What a table does for every answer, compiled: ask, answer, and answer for chance."""

from typing import final

from mypy_extensions import i64

from hiddenhand.core.decision import Decision
from hiddenhand.core.dice import Dice
from hiddenhand.core.event import Event
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State


@final
class Asked:
    """The question that was told last. It is told again, without making the keys of all options
    again, as long as the state has not changed."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.changes: i64 = -1
        self.decision: Decision | None = None

    def __reduce__(self) -> tuple[object, tuple[()]]:
        return Asked, ()  # a copy asks again

    def first(self, state: State) -> Decision | None:
        """The first pending question, or None when the game is over."""
        changes = state.changes()
        if changes < 0 or changes != self.changes or state is not self.state:
            seat = state.actor()
            self.decision = None if seat == NOBODY else state.decision(seat)
            self.state = state
            self.changes = changes
        return self.decision

    def put(self, state: State, seat: int, key: str, answers: list[tuple[int, str]]) -> None:
        """Answer for `seat`, and add the answer to the list."""
        asked = self.decision
        # `say` makes the keys of all options; whoever just read them need not wait for that again
        if asked is None or not state.say_option(seat, asked.number(key), key):
            state.say(seat, key)
        answers.append((seat, key))

    def put_and_roll(
        self, state: State, seat: int, key: str, dice: Dice, answers: list[tuple[int, str]]
    ) -> list[Event]:
        """Answer for `seat`, then for chance. Returns what happened."""
        self.put(state, seat, key, answers)
        roll(state, dice, answers)
        return state.take_events()


def roll(state: State, dice: Dice, answers: list[tuple[int, str]]) -> None:
    """Answer all pending questions to chance with `dice`, and add the answers to the list."""
    while state.actor() == CHANCE:
        number = dice.below(state.option_count(CHANCE))
        answers.append((CHANCE, state.option_key(CHANCE, number)))
        state.answer(CHANCE, number)
