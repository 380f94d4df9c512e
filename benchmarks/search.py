"""How fast the search is, beside OpenSpiel's on hearts, in one run: figures as JSON lines.

    python benchmarks/search.py --seconds 2

Hidden Leaders with four seats, three rounds into games of hunches; processor time of one core.
OpenSpiel's bots think at hearts after the passing and six tricks; it is asked where installed.
"""

import argparse
import json
import random
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
PASSED = 12  # cards of hearts that change hands before play
TRICKS = 6


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
    dice = SeededDice("playouts")
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for state in sample:
            done += play_outs(state, state.actor(), dice, 5, hunches)
    return done / spent


def iterations(sample: list[State], hunches: int, answers: int, seconds: float) -> float:
    """Searches of a thousand iterations, each with a fresh tree."""
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
    import pyspiel

    dice = random.Random(3)
    state = pyspiel.load_game("hearts").new_initial_state()
    played = 0
    while state.is_chance_node() or played < PASSED + 4 * TRICKS:
        played += not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def open_spiel(seconds: float) -> dict[str, float]:
    """Simulations per second of the C++ bot and of the Python bot, on hearts."""
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
        "open_spiel_cpp": bot_rate(inside, state, 1000, seconds),
        "open_spiel_python": bot_rate(python, state, 100, seconds),
    }


def bot_rate(bot: Any, state: Any, simulations: int, seconds: float) -> float:
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        bot.step(state)
        done += simulations
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    sample = mid_games(20)
    told: dict[str, object] = {"build": build.describe()}
    told["playouts_random"] = round(playouts(sample, 0, seconds))
    told["playouts_hunch"] = round(playouts(sample, 14, seconds))
    told["iterations_random"] = round(iterations(sample, 0, 0, seconds))
    told["iterations_hunch"] = round(iterations(sample, 14, 0, seconds))
    told["iterations_random_cut_24"] = round(iterations(sample, 0, 24, seconds))
    told["iterations_hunch_cut_24"] = round(iterations(sample, 14, 24, seconds))
    try:
        told |= {name: round(rate) for name, rate in open_spiel(seconds).items()}
    except ModuleNotFoundError:
        told["open_spiel"] = "not installed"
    print(json.dumps(told))


if __name__ == "__main__":
    main()
