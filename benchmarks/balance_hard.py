"""Games of hard bots played inside the engine, fast enough for a thousand games.

The hard bot at its usual strength thinks for half a minute in a game of four. To count wins of
races, less is enough: here it searches the same way in sampled worlds, but tries fewer options at
fewer questions, and one world each. To see how clearly it still beats normal bots:

    python -m benchmarks.balance_hard --games 400
"""

import argparse

from hiddenhand import games
from hiddenhand.bots.search.worlds import Uniform
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.shares import wilson
from hiddenhand.games.secret_allies.bots.flat import FlatSearch
from hiddenhand.games.secret_allies.bots.hard import MARGIN
from hiddenhand.games.secret_allies.bots.lines import FAR, Plan, Trial, worth_a_try
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import judge
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.table.dice import SeededDice

# Which ally to reveal is left to the heuristics: one world and one subturn do not show what a
# hidden ally is worth later.
QUICK: Plan = {
    "ask-bid-order": Trial(3, 0, FAR),
    "ask-bid-partisans": Trial(4, 0, FAR),
    "ask-show": Trial(2, 0, FAR),
    "ask-hex": Trial(2, 0, FAR),
    "ask-go-on": Trial(2, 0, FAR),
    "ask-buy-unit": Trial(2, 0, FAR),
    "ask-buy-at-reveal": Trial(2, 0, FAR),
    "ask-buy-partisan": Trial(2, 0, FAR),
    "ask-research": Trial(3, 0, FAR),
    "ask-defer": Trial(2, 0, FAR),
}


def hard_answer(state: SecretAllies, seat: int, dice: Dice, memory: Memory) -> int:
    """The answer of a quick hard bot. The heuristics read only what the seat knows."""
    ask, _ = state.question(seat)
    scores = [int(score) for score in judge(state, seat, TUNED, dice, memory)]
    options = worth_a_try(ask, scores, QUICK)
    if len(options) == 1:
        return options[0]
    trial, lines = QUICK[ask], [[option] for option in options]
    answers = trial.answers * int(state.seats)
    search = FlatSearch(Uniform(state, seat), seat, lines, trial.turns, answers)
    search.run(1, dice)
    return search.best(MARGIN)[0]


def play_turns(state: SecretAllies, hard: set[int], dice: Dice, last_turn: int) -> None:
    """Play until `last_turn`; seats in `hard` search, the others use the heuristics."""
    memories = [Memory() for _ in range(int(state.seats))]
    while (seat := int(state.actor())) != NOBODY and state.turn <= last_turn:
        count = int(state.option_count(seat))
        if count == 1:
            state.answer(seat, 0)
        elif seat == CHANCE:
            state.answer(seat, dice.below(count))
        elif seat in hard:
            state.answer(seat, hard_answer(state, seat, dice, memories[seat]))
        else:
            scores = judge(state, seat, TUNED, dice, memories[seat])
            best = max(range(len(scores)), key=lambda k: int(scores[k]))
            state.answer(seat, best)


def against_normal(count: int, seats: int) -> int:
    """Number of games one quick hard bot wins against normal bots; it changes seats."""
    won = 0
    for number in range(count):
        state = games.find("secret_allies").start(seats, {"map_mode": "automatic"})
        assert isinstance(state, SecretAllies)
        seat = number % seats
        play_turns(state, {seat}, SeededDice(f"quick/{number // seats}"), int(state.turn_limit))
        result = state.result()
        assert result is not None
        won += seat in result.winners
    return won


def main() -> None:
    """Measure and print the win rate."""
    parser = argparse.ArgumentParser(description="A quick hard bot at tables of normal bots.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args()
    won = against_normal(asked.games, asked.seats)
    low, high = (100.0 * end for end in wilson(won, asked.games))
    share = 100 * won / asked.games
    print(f"{won} of {asked.games} games: {share:.1f} % ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main()
