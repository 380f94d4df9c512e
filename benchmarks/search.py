"""Compares the speed of our search with OpenSpiel's on hearts in one run; prints JSON lines.

    python benchmarks/search.py --seconds 2 --rounds 5

Hidden Leaders with four seats, three rounds into games played by heuristics; processor time of one
core. OpenSpiel's bots search in hearts after the passing and six tricks, if it is installed.
Everything is measured in turn, round by round: figures are medians, ratios are computed within a
round and given as a range.
"""

import argparse
import json
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from hiddenhand import build, games
from hiddenhand.bots.search.playout import play_outs
from hiddenhand.bots.search.tree import Search
from hiddenhand.bots.search.worlds import Uniform
from hiddenhand.core.seats import CHANCE
from hiddenhand.core.state import State
from hiddenhand.table.dice import SeededDice

SEATS = 4
ROUNDS = 3
PASSED = 12  # cards passed in hearts before play
TRICKS = 6
SEARCH = "iterations_hunch_cut_24"  # as the hard and expert bots search


def mid_games(wanted: int) -> list[State]:
    """Positions in which a seat begins its turn after three rounds."""
    found: list[State] = []
    number = 0
    while len(found) < wanted:
        dice = SeededDice(f"mid-game {number}")
        number += 1
        state = games.find("hidden-leaders").start(SEATS)
        turns = 0
        while not state.is_over() and turns <= ROUNDS * SEATS:
            seat = state.actor()
            turns += seat != CHANCE and state.question(seat)[0] == "ask-turn"
            if turns > ROUNDS * SEATS:
                found.append(state)
            elif seat == CHANCE:
                state.answer(seat, dice.below(state.option_count(seat)))
            else:
                state.answer(seat, state.hunch(seat, dice))
    return found


def playouts(sample: list[State], hunches: int, seconds: float) -> float:
    """Playouts per second."""
    dice = SeededDice("playouts")
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for state in sample:
            done += play_outs(state, state.actor(), dice, 5, hunches)
    return done / spent


def iterations(sample: list[State], hunches: int, answers: int, seconds: float) -> float:
    """Iterations per second, in searches of a thousand iterations with a new tree each."""
    dice = SeededDice("iterations")
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for state in sample:
            search = Search(Uniform(state, state.actor()), state.actor(), SEATS, dice)
            search.hunches, search.most_answers = hunches, answers
            search.ripe = 6 if hunches else 1
            search.run(1000)
            done += 1000
            if process_time() - begun > seconds:
                break
    return done / spent


def hearts_in_play() -> Any:
    """A state of hearts after six tricks."""
    import pyspiel

    dice = random.Random(3)
    state = pyspiel.load_game("hearts").new_initial_state()
    played = 0
    while state.is_chance_node() or played < PASSED + 4 * TRICKS:
        played += not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def open_spiel() -> dict[str, Callable[[float], float]]:
    """Measurements of OpenSpiel's C++ and Python bots on hearts: simulations per second."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    state = hearts_in_play()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    inside = pyspiel.ISMCTSBot(7, evaluator, 1.4, 1000, -1, policy, False, False)
    dice = numpy.random.RandomState(1)
    python = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, dice), 1.4, 100, random_state=dice
    )
    return {
        "open_spiel_cpp": lambda seconds: bot_rate(inside, state, 1000, seconds),
        "open_spiel_python": lambda seconds: bot_rate(python, state, 100, seconds),
    }


def bot_rate(bot: Any, state: Any, simulations: int, seconds: float) -> float:
    """Simulations per second of one bot."""
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        bot.step(state)
        done += simulations
    return done / spent


def ours(sample: list[State]) -> dict[str, Callable[[float], float]]:
    """Measurements of our playouts and searches."""
    return {
        "playouts_random": lambda seconds: playouts(sample, 0, seconds),
        "playouts_hunch": lambda seconds: playouts(sample, 14, seconds),
        "iterations_random": lambda seconds: iterations(sample, 0, 0, seconds),
        "iterations_hunch": lambda seconds: iterations(sample, 14, 0, seconds),
        "iterations_random_cut_24": lambda seconds: iterations(sample, 0, 24, seconds),
        "iterations_hunch_cut_24": lambda seconds: iterations(sample, 14, 24, seconds),
    }


def main() -> None:
    """Measure and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    figures = ours(mid_games(20))
    try:
        figures |= open_spiel()
    except ModuleNotFoundError:
        print(json.dumps({"open_spiel": "not installed"}))
    rounds = [
        {name: rate(given.seconds) for name, rate in figures.items()} for _ in range(given.rounds)
    ]
    told: dict[str, object] = {"build": build.describe(), "rounds": given.rounds}
    told |= {name: round(median(row[name] for row in rounds)) for name in figures}
    for peer in [name for name in figures if name.startswith("open_spiel")]:
        ratios = sorted(row[SEARCH] / row[peer] for row in rounds)
        told[f"{SEARCH} / {peer}"] = [round(ratio, 2) for ratio in ratios]
    print(json.dumps(told))


if __name__ == "__main__":
    main()
