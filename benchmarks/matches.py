"""Measures the strength of bots: matches with rotated seats, scores with 95 % intervals as JSON.

    python benchmarks/matches.py --games 400 --processes 8
    python benchmarks/matches.py --games 100 --only hard,normal --budget iterations=500
    python benchmarks/matches.py --game secret-allies --set map_mode=automatic --only normal,random

The score is the first bot's share of decided games; games without a winner are reported separately.
The default list compares the levels of Hidden Leaders with each other and with the ceiling.

On a busy machine, `--processor-time` gives every search its milliseconds of the processor instead
of the clock on the wall, so that all bots think as long as on a quiet one.
"""

import argparse
import json
from collections.abc import Generator
from importlib import import_module
from math import inf
from multiprocessing import set_start_method
from pathlib import Path
from time import perf_counter, process_time

from hiddenhand import build
from hiddenhand.bots.ladder import Played, Seating, play_all, seatings
from hiddenhand.core.shares import wilson

Settings = dict[str, str]
CEILING = f"{Path(__file__).parent / 'ceiling.py'}:Clairvoyant:{{budget}}"
PLAIN = "search:playouts=random:answers=0:ripe=1:{budget}"

# first bot against the others; {budget} is the budget of every search
MATCHES = (
    "easy,random",
    "normal,easy",
    "hard:{budget},normal",
    "expert:{budget},hard:{budget}",
    f"expert:{{budget}},{PLAIN}",
    "expert:{budget},normal",
    f"{CEILING},normal",
    f"{CEILING},hard:{{budget}}",
    "expert:{budget},normal,normal,normal",
    "hard:{budget},normal,normal,normal",
    f"{CEILING},normal,normal,normal",
)

# The modules of a search in one process that look at the clock.
CLOCKED = tuple(f"hiddenhand.bots.search.{name}" for name in ("budget", "tree", "playout"))


def count_processor_time() -> None:
    """From now on searches here and in new processes end by processor time, not by the clock."""
    set_start_method("fork", force=True)  # new processes then have the change
    for name in CLOCKED:
        vars(import_module(name))["perf_counter"] = process_time


def plan(game: str, settings: Settings, match: str, count: int, seed: str) -> list[Seating]:
    """The games of one match, with rotated seats."""
    bots = match.split(",")
    return seatings(game, settings, bots, len(bots), count, seed)


def within(seats: list[Seating], processes: int, seconds: float) -> list[Played]:
    """The games that are played until the time is over, every deal from all sides."""
    end = perf_counter() + seconds
    played: list[Played] = []
    games = play_all(seats, processes)
    for game in games:
        played.append(game)
        if perf_counter() > end and len(played) >= len(game.players):
            break
    if isinstance(games, Generator):
        games.close()  # games that have not begun are left out
    return played[: len(played) - len(played) % len(played[0].players)]


def score(
    match: str, seats: list[Seating], processes: int, seconds: float = inf
) -> dict[str, object]:
    """Play a match, or as much of it as fits into so many seconds, and return its score."""
    begun = perf_counter()
    played = within(seats, processes, seconds)
    decided = [game for game in played if game.winners]
    wins = sum(0 in game.winners for game in decided)
    low, high = wilson(wins, len(decided))
    fair = 1 / len(played[0].players)
    share = wins / len(decided) if decided else 0.0
    return {
        "match": match.replace(str(Path(__file__).parent) + "/", ""),
        "seats": len(played[0].players),
        "games": len(played),
        "nobody_won": len(played) - len(decided),
        "wins": wins,
        "score": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "of_fair_share": round(share / fair, 3),
        "of_fair_share_all_games": round(wins / len(played) / fair, 3),
        "seconds": round(perf_counter() - begun, 1),
    }


def main() -> None:
    """Play all matches and print the scores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--budget", default="ms=300", help="ms=300 or iterations=500")
    parser.add_argument("--seed", default="matches")
    parser.add_argument("--only", action="append", help="a match-up instead; {budget} is filled in")
    parser.add_argument("--game", default="hidden-leaders")
    parser.add_argument("--set", action="append", default=[], help="a setting, name=value")
    parser.add_argument("--processor-time", action="store_true", help="not the time of day")
    given = parser.parse_args()
    if given.processor_time:
        count_processor_time()
    settings = dict(pair.split("=", 1) for pair in given.set)
    print(json.dumps({"build": build.describe(), "budget": given.budget}), flush=True)
    for match in given.only or MATCHES:
        bots = match.replace("{budget}", given.budget)
        seats = plan(given.game, settings, bots, given.games, given.seed)
        told = score(bots, seats, given.processes)
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
