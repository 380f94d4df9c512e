"""Measures OpenSpiel's hearts for comparison; prints its figures as one JSON object.

Answers by players are counted, chance is not, as for our own games; the time includes dealing. From
Python it is driven in two ways: as in OpenSpiel's examples, and by the fastest loop we could find,
which also draws from `legal_actions` at chance nodes (correct in hearts, where all deals are
equally likely).
"""

import argparse
import json
import random
from collections.abc import Callable
from time import process_time
from typing import Any

import pyspiel

HEARTS = pyspiel.load_game("hearts")
BATCH = 50


def inside(seconds: float) -> float:
    """Decisions per second in OpenSpiel's own C++ loop, with its uniform random bots."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    seed = 0

    def batch() -> list[Any]:
        nonlocal seed
        played = []
        for _ in range(BATCH):
            state = HEARTS.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            seed += 1
            played.append(state)
        return played

    return rate(batch, seconds)


def driven(seconds: float) -> float:
    """Decisions per second when Python chooses every answer, as in OpenSpiel's examples."""
    dice = random.Random("driven")

    def one_game() -> Any:
        state = HEARTS.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                action = dice.choices(actions, chances)[0]
            else:
                action = dice.choice(state.legal_actions())
            state.apply_action(action)
        return state

    return rate(lambda: [one_game() for _ in range(BATCH)], seconds)


def driven_lean(seconds: float) -> float:
    """The same with as few calls as possible."""
    roll = random.Random("driven").random
    over = int(pyspiel.PlayerId.TERMINAL)

    def one_game() -> Any:
        state = HEARTS.new_initial_state()
        while state.current_player() != over:
            actions = state.legal_actions()
            state.apply_action(actions[int(roll() * len(actions))])
        return state

    return rate(lambda: [one_game() for _ in range(BATCH)], seconds)


def rate(batch: Callable[[], list[Any]], seconds: float) -> float:
    """Decisions per second; answers are counted from the histories outside the measured time."""
    batch()
    made = 0
    spent = 0.0
    while spent < seconds:
        begun = process_time()
        played = batch()
        spent += process_time() - begun
        made += sum(1 for state in played for item in state.full_history() if item.player >= 0)
    return made / spent


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    found = {
        "inside_per_second": inside(seconds),
        "driven_per_second": driven(seconds),
        "driven_lean_per_second": driven_lean(seconds),
    }
    print(json.dumps(found))
