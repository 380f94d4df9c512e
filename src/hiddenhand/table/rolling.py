"""Answers for chance: the one loop that every table runs after an answer."""

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE
from hiddenhand.core.state import State


def roll(state: State, dice: Dice, answers: list[tuple[int, str]]) -> None:
    """Answer all pending questions to chance with `dice`, and add the answers to the list."""
    while state.actor() == CHANCE:
        number = dice.below(state.option_count(CHANCE))
        answers.append((CHANCE, state.option_key(CHANCE, number)))
        state.answer(CHANCE, number)
