"""Hints of Hidden Leaders beside those of expert: what each costs, and whose advice wins more.

    python -m benchmarks.learned_hints --positions 300 --seats 4

At positions from games of `swift`, both rate every option. Where they prefer different ones, both
options are played to the end in the real deal, again and again, with the same dice for both; the
network plays on for all seats as in `benchmarks/learned_time.py`, almost as `swift` does. Prints
one JSON object: milliseconds of the processor for a hint of each, how often they differ, and how
much more the option that master prefers wins, in chances of winning.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from time import process_time

import numpy as np

from benchmarks.learned_time import positions, seated, shares
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.hints import Hint
from hiddenhand.games.hidden_leaders.bots.advice import IMAGINED_GAMES, advise
from hiddenhand.games.hidden_leaders.bots.expert import ExpertBot
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table


def preferred(hints: list[Hint]) -> int:
    """The number of the option with the highest chance; the first of several."""
    return max(range(len(hints)), key=lambda at: hints[at].chance)


def expert_hints(table: Table, seat: int, seed: str) -> list[Hint]:
    """What expert says after as many simulated games as its hints have."""
    expert = ExpertBot(seat, SeededDice(seed), iterations=str(IMAGINED_GAMES))
    chair = Chair(table, seat)
    return expert.explain(table.state.decision(seat), chair)


def compared(count: int, seats: int, seed: str) -> Iterator[tuple[float, float, float | None]]:
    """For each position the seconds of both hints, and the gain where they differ."""
    for number, (table, seat) in enumerate(islice(positions(seats, seed), count)):
        begun = process_time()
        ours = preferred(advise(table, seat, SeededDice(f"{seed}/{number}")))
        between = process_time()
        theirs = preferred(expert_hints(table, seat, f"{seed}/{number}"))
        ended = process_time()
        gain = None
        if ours != theirs:
            name = f"{seed}/{number}"
            won = shares(seated(table, seat, name), table.state, [ours, theirs], name)
            gain = float((won[ours] - won[theirs]).mean())
        yield between - begun, ended - between, gain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="hints")
    given = parser.parse_args()
    found = list(compared(given.positions, given.seats, given.seed))
    gains = np.array([gain or 0.0 for _, _, gain in found])
    print(
        json.dumps(
            {
                "seats": given.seats,
                "positions": given.positions,
                "master_ms": round(1000 * float(np.mean([row[0] for row in found])), 1),
                "expert_ms": round(1000 * float(np.mean([row[1] for row in found])), 1),
                "differ": sum(gain is not None for _, _, gain in found),
                "gained_a_position": round(float(gains.mean()), 4),
                "standard_error": round(float(gains.std()) / len(gains) ** 0.5, 4),
            }
        )
    )


if __name__ == "__main__":
    main()
