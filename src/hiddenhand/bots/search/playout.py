"""Fast playouts of imagined worlds."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from hiddenhand.bots.search.worlds import Worlds
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State

FOREVER: Final = 0.0
LOOK_AT_CLOCK: Final = 16  # answers between two checks of the time


def play_out(world: State, dice: Dice, hunches: i64, most: i64, end: float = FOREVER) -> bool:
    """Play `world` on; `hunches` of 16 answers follow the game's hunch, the rest are random.

    Stops after `most` answers by seats if that is above 0, and soon after `perf_counter` reaches
    `end` unless that is FOREVER. Returns True if the game ended.
    """
    made: i64 = 0
    given: i64 = 0
    while True:
        seat: i64 = world.actor()
        if seat == NOBODY:
            return True
        given += 1
        if end != FOREVER and given % LOOK_AT_CLOCK == 0 and perf_counter() >= end:
            return False
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


def settle(world: State, dice: Dice) -> bool:
    """Let the dice answer for chance up to the next question. Returns True if the game is over."""
    while True:
        seat: i64 = world.actor()
        if seat == NOBODY:
            return True
        if seat != CHANCE:
            return False
        world.answer(seat, dice.below(world.option_count(seat)))


def play_outs(start: State, viewer: i64, dice: Dice, count: i64, hunches: i64) -> i64:
    """Copy, redeal and play to the end `count` times, for the benchmark. Returns `count`."""
    done: i64 = 0
    while done < count:
        play_out(start.redeal(viewer, dice), dice, hunches, 0)
        done += 1
    return done


def mean_shares(
    worlds: Worlds, seats: i64, dice: Dice, count: i64, hunches: i64, most: i64
) -> list[float]:
    """The mean share of the win of each seat over `count` playouts."""
    total = [0.0] * seats
    done: i64 = 0
    while done < count:
        world = worlds.draw(dice)
        ended = play_out(world, dice, hunches, most)
        seat: i64 = 0
        while seat < seats:
            total[seat] += world.share(seat) if ended else world.outlook(seat)
            seat += 1
        done += 1
    return [share / float(count) for share in total]
