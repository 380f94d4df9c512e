"""Playing an imagined world to its end, fast."""

from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State


def play_out(world: State, dice: Dice, hunches: i64, most: i64) -> bool:
    """Play on; of 16 answers `hunches` follow the game's hunch, the others are random.

    Stops after `most` answers by seats if that is above 0. True if the game came to its end.
    """
    made: i64 = 0
    while True:
        seat: i64 = world.actor()
        if seat == NOBODY:
            return True
        if seat == CHANCE:
            world.answer(seat, dice.below(world.option_count(seat)))
            continue
        if most > 0 and made >= most:
            return False
        made += 1
        if hunches > 0 and dice.below(16) < hunches:
            world.answer(seat, world.hunch(seat, dice))
        else:
            world.answer(seat, dice.below(world.option_count(seat)))


def play_outs(start: State, viewer: i64, dice: Dice, count: i64, hunches: i64) -> i64:
    """Copy, redeal and play to the end, `count` times: the figure of the benchmark."""
    done: i64 = 0
    while done < count:
        play_out(start.redeal(viewer, dice), dice, hunches, 0)
        done += 1
    return done
