"""Does more thinking time ever hurt master? What its choices lose after 25, 100 and 400 ms.

    python -m benchmarks.learned_time --positions 60 --seats 4

At positions from games of `swift`, one search is asked for its choice after each number of
questions to the network (so many as fit into that time on a quiet core). A second search, much
longer and with dice of its own, says what each option is really worth. Prints one JSON object: for
each time the mean loss of the chosen option against the best one, with its standard error, and the
same for the network's first thought.
"""

import argparse
import json
from collections.abc import Iterator
from time import perf_counter

import numpy as np

from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find
from hiddenhand.games.hidden_leaders.bots.master import MasterBot
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

GAME = "hidden_leaders"
EVERY = 7  # questions with a choice between two positions
JUDGE = 6000  # questions of the search that judges


def positions(seats: int, seed: str) -> Iterator[tuple[Table, int]]:
    """Questions with a choice, from one game after the other."""
    seen = number = 0
    while True:
        table = Table(GAME, seats, SeededDice(f"{seed}/{number}"))
        bots = [find("swift").sit(seed, number, seat) for seat in range(seats)]
        chairs = [Chair(table, seat) for seat in range(seats)]
        while (decision := table.decision) is not None:
            if len(decision.options) > 1:
                seen += 1
                if seen % EVERY == 0:
                    yield table, decision.seat
            table.say(decision.seat, ask(bots[decision.seat], decision, chairs[decision.seat]))
        number += 1


def losses(table: Table, seat: int, budgets: list[int], seed: str) -> list[float] | None:
    """What the choice after each budget loses, the first thought before all; None without a
    doubt: only one option is promising."""
    chair = Chair(table, seat)
    master = MasterBot(seat, SeededDice(seed))
    master.begin(chair)
    master.hear(chair.news())
    search = master._searching(chair, every=False)
    if len(search.candidates) == 1:
        return None
    chosen = [search.candidates[0]]
    for budget in budgets:
        search.run(budget)
        chosen.append(search.best())
    master.dice = SeededDice(f"{seed}/judge")
    judge = master._searching(chair, every=False)
    judge.run(JUDGE)
    worths = dict(zip(judge.candidates, (float(np.mean(w)) for w in judge.found), strict=True))
    top = max(worths.values())
    return [top - worths[option] for option in chosen]


def speed(seats: int) -> float:
    """Questions to the network that master asks in a millisecond, on this core."""
    table, seat = next(positions(seats, "speed"))
    chair = Chair(table, seat)
    master = MasterBot(seat, SeededDice("speed"))
    master.begin(chair)
    master.hear(chair.news())
    search = master._searching(chair, every=True)
    begun = perf_counter()
    search.run(600)
    return search.iterations / (perf_counter() - begun) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--times", default="25,100,400", help="milliseconds")
    parser.add_argument("--rate", type=float, default=0.0, help="questions a millisecond; measured")
    parser.add_argument("--seed", default="time")
    given = parser.parse_args()
    rate = given.rate or speed(given.seats)
    times = [int(time) for time in given.times.split(",")]
    found: list[list[float]] = []
    looked = 0
    for table, seat in positions(given.seats, given.seed):
        if looked == given.positions:
            break
        looked += 1
        lost = losses(table, seat, [round(rate * time) for time in times], f"{looked}")
        if lost is not None:
            found.append(lost)
    means, errors = np.mean(found, axis=0), np.std(found, axis=0) / len(found) ** 0.5
    rows = zip(["first thought", *map(str, times)], means, errors, strict=True)
    told = {name: [round(float(mean), 5), round(float(error), 5)] for name, mean, error in rows}
    print(json.dumps({"seats": given.seats, "positions": looked, "with_a_doubt": len(found),
                      "questions_a_millisecond": round(rate, 2), "loss": told}))  # fmt: skip


if __name__ == "__main__":
    main()
