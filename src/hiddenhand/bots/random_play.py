"""Games between random bots inside the engine: the same games as at a table, but faster."""

from mypy_extensions import i64

from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice


def play_seats(state: State, table_dice: SeededDice, seat_dice: list[SeededDice]) -> int:
    """Play to the end, each seat with its own dice. Returns the number of answers by seats."""
    made: i64 = 0
    while True:
        seat: i64 = state.actor()
        if seat == NOBODY:
            return int(made)
        if seat == CHANCE:
            state.answer(seat, table_dice.below(state.option_count(seat)))
        else:
            made += 1
            state.answer(seat, seat_dice[seat].below(state.option_count(seat)))


def play_recorded(
    state: State, table_dice: SeededDice, seat_dice: list[SeededDice]
) -> list[tuple[int, str]]:
    """Play the same game; returns all answers as keys, as records store them."""
    answers: list[tuple[int, str]] = []
    while True:
        seat: i64 = state.actor()
        if seat == NOBODY:
            return answers
        index: i64
        if seat == CHANCE:
            index = table_dice.below(state.option_count(seat))
        else:
            index = seat_dice[seat].below(state.option_count(seat))
        answers.append((int(seat), state.option_keys(seat)[index]))
        state.answer(seat, index)
