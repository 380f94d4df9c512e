"""The belief of master beside `belief.py`: log loss by round, at the same questions.

    python -m benchmarks.learned_belief --games 60 --bots normal,easy,hard:iterations=60

Seat 0 is asked what it believes whenever it has a question. Prints one JSON object: for every
round the mean log loss of both, and for ten bins of what master believed how often it was so.
"""

import argparse
import json
from collections.abc import Iterator

from benchmarks.belief import summary
from hiddenhand.bots.arena import Match, ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find_all
from hiddenhand.games.hidden_leaders import facts
from hiddenhand.games.hidden_leaders.bots.master import MasterBot
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

Told = tuple[int, float, bool]


def beliefs(match: Match, number: int) -> Iterator[tuple[Told, Told]]:
    """(round, probability, whether so) of `belief.py` and of master, for all leaders."""
    table = Table(match.game, match.seats, match.dice(number), match.settings)
    bots = [
        spec.sit(match.seed, number, seat)
        for seat, spec in enumerate(find_all(match.bots, match.seats))
    ]
    chairs = [Chair(table, seat) for seat in range(match.seats)]
    watching = Chair(table, 0)
    master = MasterBot(0, SeededDice("watch"), iterations="1")
    master.begin(watching)
    names = list(facts.leaders())
    while (decision := table.decision) is not None:
        if decision.seat == 0:
            master.hear(watching.news())
            world = watching.imagine(master.dice)
            rows, weights = master.believed(master.trunk(world))
            view = watching.view
            assert isinstance(view, HiddenLeadersView)
            turns = (view.turn - 1) // match.seats
            for seat, leaders in master.thumbs.posterior().items():
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
    thumbs, master = summary([a for a, _ in told]), summary([b for _, b in told])
    print(
        json.dumps(
            {
                "bots": given.bots,
                "games": given.games,
                "log_loss": {"belief.py": thumbs["log_loss"], "master": master["log_loss"]},
                "reliability": master["reliability"],
            }
        )
    )


if __name__ == "__main__":
    main()
