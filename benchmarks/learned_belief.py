"""The belief of the network beside `belief.py`: log loss by round, at the same questions.

    python -m benchmarks.learned_belief --games 60 --bots normal,easy,hard:iterations=60

Seat 0 is asked what it believes whenever it has a question. Prints one JSON object: for every
round the mean log loss of both, and for ten bins of what the network believed how often it was so.
"""

import argparse
import json
from collections.abc import Iterator

from benchmarks.belief import summary
from hiddenhand.bots.arena import Match, ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find_all
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.bots.belief import Belief
from hiddenhand.games.hidden_leaders.bots.swift import SwiftBot
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

Told = tuple[int, float, bool]


def beliefs(match: Match, number: int) -> Iterator[tuple[Told, Told]]:
    """(round, probability, whether so) of `belief.py` and of the network, for all leaders."""
    table = Table(match.game, match.seats, match.dice(number), match.settings)
    bots = [
        spec.sit(match.seed, number, seat)
        for seat, spec in enumerate(find_all(match.bots, match.seats))
    ]
    chairs = [Chair(table, seat) for seat in range(match.seats)]
    watching = Chair(table, 0)
    thumbs, network = Belief(watching.view), SwiftBot(0, SeededDice("watch"))
    network.begin(watching)
    names = list(facts.leaders())
    while (decision := table.decision) is not None:
        if decision.seat == 0:
            news = watching.news()
            thumbs.hear(news)
            network.acts.hear(news)
            world = watching.imagine(network.dice)
            rows, weights = network.believed(world, network.trunk(world))
            view = watching.view
            assert isinstance(view, HiddenLeadersView)
            turns = (view.turn - 1) // match.seats
            for seat, leaders in thumbs.posterior().items():
                truth = names[table.state.allegiance(seat)]
                for leader, share in leaders.items():
                    side = names.index(leader)
                    own = sum(w for row, w in zip(rows, weights, strict=True) if row[seat] == side)
                    yield (turns, share, leader == truth), (turns, own, leader == truth)
        table.say(decision.seat, ask(bots[decision.seat], decision, chairs[decision.seat]))


def main() -> None:
    """Measure and print both beliefs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="normal,easy,hard:iterations=60")
    parser.add_argument("--seed", default="belief")
    given = parser.parse_args()
    seats = given.bots.count(",") + 1
    match = Match("hidden_leaders", seats, {}, given.bots, given.seed)
    told = [row for number in range(given.games) for row in beliefs(match, number)]
    thumbs, network = summary([a for a, _ in told]), summary([b for _, b in told])
    print(
        json.dumps(
            {
                "bots": given.bots,
                "games": given.games,
                "log_loss": {"belief.py": thumbs["log_loss"], "network": network["log_loss"]},
                "reliability": network["reliability"],
            }
        )
    )


if __name__ == "__main__":
    main()
