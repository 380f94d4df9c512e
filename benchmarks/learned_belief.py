"""The beliefs of `belief.py`, of the network alone and of master: log loss at the same questions.

    python -m benchmarks.learned_belief --games 60 --bots normal,easy,hard:iterations=60
    python -m benchmarks.learned_belief --games 700 --drawn

Seat 0 is asked what it believes whenever it has a question. With `--drawn` the number of seats and
the level of each are drawn at random, as people would play. Prints one JSON object: for every round
the mean log loss of each belief, and for ten bins of what master believed how often it was so.
"""

import argparse
import json
import math
from collections.abc import Iterable, Iterator

from benchmarks.belief import summary
from hiddenhand.bots.arena import Match, ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find_all
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.bots.master import MasterBot
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

Told = tuple[int, float, bool]  # round, probability, whether it was so
WHOSE = ("belief.py", "network", "master")
SEATS = range(2, 7)
KINDS = ("easy", "normal", "hard:iterations=60", "expert:iterations=100", "swift")


def drawn(seed: str, number: int) -> Match:
    """A table with a random number of seats and a random level at each."""
    dice = SeededDice(f"{seed}/{number}/table")
    seats = SEATS[dice.below(len(SEATS))]
    bots = ",".join(KINDS[dice.below(len(KINDS))] for _ in range(seats))
    return Match("hidden_leaders", seats, {}, bots, seed)


def believed(master: MasterBot, chair: Chair) -> dict[tuple[int, int], tuple[float, ...]]:
    """For each other seat and leader what the three believe, in the order of `WHOSE`."""
    trunk = master.trunk(chair.imagine(master.dice))
    rows, weights = master.believed(trunk)
    network = master.mind.belief(trunk)
    names = list(facts.leaders())
    found: dict[tuple[int, int], tuple[float, ...]] = {}
    for seat, leaders in master.thumbs.posterior().items():
        for leader, share in leaders.items():
            side = names.index(leader)
            own = sum(w for row, w in zip(rows, weights, strict=True) if row[seat] == side)
            alone = float(network[(seat - master.seat) % chair.seats - 1, side])
            found[seat, side] = (share, alone, own)
    return found


def beliefs(match: Match, number: int) -> Iterator[tuple[Told, ...]]:
    """What the three believe about each leader, at every question to seat 0."""
    table = Table(match.game, match.seats, match.dice(number), match.settings)
    bots = [
        spec.sit(match.seed, number, seat)
        for seat, spec in enumerate(find_all(match.bots, match.seats))
    ]
    chairs = [Chair(table, seat) for seat in range(match.seats)]
    watching = Chair(table, 0)
    master = MasterBot(0, SeededDice("watch"), iterations="1")
    master.begin(watching)
    while (decision := table.decision) is not None:
        if decision.seat == 0:
            master.hear(watching.news())
            view = watching.view
            assert isinstance(view, HiddenLeadersView)
            turns = 1 + (view.turn - 1) // match.seats
            for (seat, side), shares in believed(master, watching).items():
                so = table.state.allegiance(seat) == side
                yield tuple((turns, share, so) for share in shares)  # the setup is round 0
        table.say(decision.seat, ask(bots[decision.seat], decision, chairs[decision.seat]))


def from_round_two(told: Iterable[Told]) -> float:
    """The mean log loss from the second round on."""
    losses = [-math.log(share) for turns, share, so in told if so and turns >= 2]
    return round(sum(losses) / len(losses), 3)


def main() -> None:
    """Measure and print the beliefs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="normal,easy,hard:iterations=60")
    parser.add_argument("--drawn", action="store_true", help="seats and levels at random")
    parser.add_argument("--seed", default="belief")
    given = parser.parse_args()
    seats = given.bots.count(",") + 1
    usual = Match("hidden_leaders", seats, {}, given.bots, given.seed)
    told = [
        row
        for number in range(given.games)
        for row in beliefs(drawn(given.seed, number) if given.drawn else usual, number)
    ]
    found = {name: summary([row[at] for row in told]) for at, name in enumerate(WHOSE)}
    print(
        json.dumps(
            {
                "bots": "drawn" if given.drawn else given.bots,
                "games": given.games,
                "log_loss": {name: found[name]["log_loss"] for name in WHOSE},
                "from_round_2": {
                    name: from_round_two(row[at] for row in told) for at, name in enumerate(WHOSE)
                },
                "reliability": found["master"]["reliability"],
            }
        )
    )


if __name__ == "__main__":
    main()
