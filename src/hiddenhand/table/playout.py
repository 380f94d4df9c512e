"""Play a game to its end inside the engine: what simulations and searches do most."""

from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State


def play_out(state: State, dice: Dice) -> int:
    """Everybody answers at random until the game is over. Returns the answers given by seats."""
    made: i64 = 0
    while True:
        seat: i64 = state.actor()
        if seat == NOBODY:
            return int(made)
        if seat != CHANCE:
            made += 1
        state.answer(seat, dice.below(state.option_count(seat)))
