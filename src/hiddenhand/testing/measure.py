"""Speed measurements, for `hiddenhand bench` and the benchmarks.

Times are processor times of one core, so other load on the machine has little influence.
"""

import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Mapping
from time import process_time

from hiddenhand import build
from hiddenhand.bots.random_play import play_seats
from hiddenhand.core.game import Game
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice

Start = Callable[[], State]


def figures(
    game: Game, seats: int, settings: Mapping[str, str] | None = None, seconds: float = 1.0
) -> dict[str, float | str]:
    """All figures of one game in uniform random play; each is measured for about `seconds`."""

    fresh = game.start(seats, settings)
    start = fresh.clone
    sample = positions(start)
    sizes = [state_bytes(state) for state in sample]
    return {
        "build": build.describe(),
        "inside_per_second": inside(start, seats, seconds),
        "driven_per_second": driven(start, seconds),
        "clone_us": per_position(sample, lambda state, _: state.clone(), seconds / 2),
        "redeal_us": per_position(sample, redeal_for_actor, seconds / 2),
        "state_bytes": sum(sizes) / len(sizes),
        "largest_state_bytes": max(sizes),
        "packed_bytes": max(len(state.pack()) for state in sample),
    }


def inside(start: Start, seats: int, seconds: float) -> float:
    """Decisions per second of whole games played by the engine's own loop."""
    dice = SeededDice("inside")
    return rate(lambda: play_seats(start(), dice, [dice] * seats), seconds)


def driven(start: Start, seconds: float) -> float:
    """Decisions per second when every answer, chance included, is chosen in Python."""
    roll = random.Random("driven").random

    def one_game() -> int:
        state = start()
        made = 0
        while (seat := state.actor()) != NOBODY:
            options: int = state.option_count(seat)
            state.answer(seat, int(roll() * options))
            made += seat != CHANCE
        return made

    return rate(one_game, seconds)


def rate(play: Callable[[], int], seconds: float) -> float:
    """Answers per second; `play` plays one game and returns the number of answers by seats."""
    play()
    made = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(20):
            made += play()
    return made / spent


def positions(start: Start, wanted: int = 1000) -> list[State]:
    """Positions from all stages of random games, each waiting for a seat."""
    dice = SeededDice("positions")
    found: list[State] = []
    while len(found) < wanted:
        state = start()
        while (seat := state.actor()) != NOBODY:
            if seat != CHANCE and dice.below(10) == 0:
                found.append(state.clone())
            state.answer(seat, dice.below(state.option_count(seat)))
    return found[:wanted]


def per_position(
    sample: list[State], work: Callable[[State, SeededDice], object], seconds: float
) -> float:
    """Microseconds of `work` per position, without the overhead of the call."""
    return _per_call(sample, work, seconds) - _per_call(sample, _nothing, seconds / 5)


def redeal_for_actor(state: State, dice: SeededDice) -> State:
    """A world that the seat that is asked cannot tell from `state`."""
    return state.redeal(state.actor(), dice)


def _nothing(state: State, dice: SeededDice) -> None:
    pass


def _per_call(
    sample: list[State], work: Callable[[State, SeededDice], object], seconds: float
) -> float:
    dice = SeededDice("per call")
    calls = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for state in sample:
            work(state, dice)
        calls += len(sample)
    return spent / calls * 1e6


def state_bytes(state: State) -> int:
    """Memory of one clone in bytes, with all its parts."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        twin = state.clone()
        grown = tracemalloc.get_traced_memory()[0] - before
        del twin
    finally:
        tracemalloc.stop()
    return grown


def import_seconds(times: int = 5, then: str = "") -> float:
    """Seconds of `import hiddenhand`, then `then`, in a new interpreter; the best of `times`
    runs."""
    script = (
        "from time import perf_counter as now\n"
        f"begun = now()\nimport hiddenhand\n{then}\nprint(now() - begun)\n"
    )
    command = [sys.executable, "-c", script]
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        for _ in range(times)
    )
