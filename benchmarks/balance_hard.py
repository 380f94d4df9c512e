"""Tables of hard bots, played inside the engine so that a thousand games can be had.

The hard bot at its usual strength thinks for half a minute about a game of four. For counting wins
of races it need not: here it searches the same way, in imagined worlds, but tries fewer options at
fewer questions and one world each. How clearly it still beats normal bots is told by

    python -m benchmarks.balance_hard --games 400
"""

import argparse

from hiddenhand import games
from hiddenhand.bots.search.worlds import Uniform
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.shares import wilson
from hiddenhand.games.secret_allies.bots.flat import FlatSearch
from hiddenhand.games.secret_allies.bots.hard import MARGIN, Plan, worth_a_try
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import judge
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED
from hiddenhand.table.dice import SeededDice

# Question -> how many options are tried, and how many turns after this one are played out.
QUICK: Plan = {
    "ask-bid-order": (3, 0),
    "ask-bid-partisans": (4, 0),
    "ask-show": (2, 0),
    "ask-hex": (2, 0),
    "ask-go-on": (2, 0),
    "ask-buy-unit": (2, 0),
    "ask-buy-at-reveal": (2, 0),
    "ask-buy-partisan": (2, 0),
    "ask-research": (3, 0),
    "ask-reveal": (2, 0),
    "ask-defer": (2, 0),
}


def hard_answer(state: SecretAllies, seat: int, dice: Dice, memory: Memory) -> int:
    """What a quick hard bot says. The rules of thumb read only what the seat knows."""
    ask, _ = state.question(seat)
    scores = [int(score) for score in judge(state, seat, TUNED, dice, memory)]
    options = worth_a_try(ask, scores, QUICK)
    if len(options) == 1:
        return options[0]
    search = FlatSearch(Uniform(state, seat), seat, options, QUICK[ask][1])
    search.run(1, dice)
    return int(search.best(MARGIN))


def play_turns(state: SecretAllies, hard: set[int], dice: Dice, last_turn: int) -> None:
    """Seats in `hard` search, the others play by the rules of thumb."""
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
    """Games that one quick hard bot wins at a table of normal bots; it changes seats."""
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
