"""Measures the strength of bots: matches with rotated seats, scores with 95 % intervals as JSON.

    python benchmarks/matches.py --games 400 --processes 8
    python benchmarks/matches.py --games 100 --only hard,normal --budget iterations=500
    python benchmarks/matches.py --game secret-allies --set map_mode=automatic --only normal,random

The score is the first bot's share of decided games; games without a winner are reported separately.
A bot that fails ends the match with its error.
The default list compares the levels of Hidden Leaders with each other and with the ceiling.

`--keep FOLDER` writes every finished game to a file of its match there; the same command then goes
on where it was stopped, and counts the deals that were played from all sides. A file is continued
only by the same code, weights, build and clock.

On a busy machine, `--processor-time` gives every search its milliseconds of the processor instead
of the clock on the wall, so that all bots think as long as on a quiet one.
"""

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Generator
from importlib import import_module
from math import inf
from multiprocessing import set_start_method
from pathlib import Path
from time import perf_counter, thread_time

from hiddenhand import build
from hiddenhand.bots.kept import Kept
from hiddenhand.bots.ladder import Played, Seating, play_each, seatings
from hiddenhand.core.shares import wilson

PACKAGE = Path(build.__file__).parent
PLAYING = ("core", "games", "table", "bots")  # what decides how a game goes
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
    """From now on searches here and in new processes end by processor time, not by the clock.

    The time is that of the searching thread; NumPy does not use further ones.
    """
    set_start_method("fork", force=True)  # new processes then have the change
    for name in CLOCKED:
        vars(import_module(name))["perf_counter"] = thread_time


def clock() -> str:
    """What ends the searches of this process."""
    module = import_module(CLOCKED[0])
    return "processor" if vars(module)["perf_counter"] is thread_time else "wall"


def digest_of(bots: list[str]) -> str:
    """Of the sources, rows and weights that decide how these bots play, in short."""
    roots = [PACKAGE / name for name in PLAYING]
    roots += [Path(found) for bot in bots for found in re.findall(r"folder=([^:]+)", bot)]
    roots += [Path(found) for bot in bots for found in re.findall(r"^[^:]+\.py", bot)]
    files = {file for root in roots for file in [root, *root.rglob("*")]}
    told = hashlib.sha256()
    for file in sorted(files):
        if file.suffix in (".py", ".yaml", ".npz", ".json"):
            told.update(file.read_bytes())
    return told.hexdigest()[:16]


def plan(game: str, settings: Settings, match: str, count: int, seed: str) -> list[Seating]:
    """The games of one match, at least so many: every deal is played from all sides."""
    bots = match.split(",")
    whole = -(-count // len(bots)) * len(bots)
    return seatings(game, settings, bots, len(bots), whole, seed)


def kept_in(folder: Path | None, game: str, settings: Settings, match: str, seed: str) -> Kept:
    """The games of a match that are finished; without a folder they are not written to a file."""
    bots = match.split(",")
    told = {"game": game, "seats": len(bots), "bots": bots, "seed": seed, "settings": settings}
    if folder is None:
        return Kept(None, told)
    how = {"digest": digest_of(bots), "build": build.describe(), "clock": clock()}
    folder.mkdir(parents=True, exist_ok=True)
    words = [*bots[:2], str(len(bots)), *(f"{key}-{value}" for key, value in settings.items())]
    return Kept(folder / (re.sub(r"[^\w-]+", "-", "-".join(words)) + ".jsonl"), told | how)


def within(seats: list[Seating], kept: Kept, processes: int, seconds: float) -> list[Played]:
    """Play until the time is over and at least one deal was played from all sides; returns the
    games of such deals."""
    end = perf_counter() + seconds
    sides = len(seats[0].players)
    left = {number: seat for number, seat in enumerate(seats) if number not in kept.games}
    playing = play_each(left, processes)
    for number, played in playing:
        if played.forfeit is not None:
            print(played.traceback, file=sys.stderr)
            raise SystemExit(f"game {number}: {played.trouble}")
        kept.add({"game": number, **played.as_dict()})
        if perf_counter() > end and whole_deals(kept, len(seats), sides):
            break
    if isinstance(playing, Generator):
        playing.close()  # games that have not begun are left out
    return whole_deals(kept, len(seats), sides)


def whole_deals(kept: Kept, count: int, sides: int) -> list[Played]:
    """The finished games of the deals that were played from all sides."""
    deals = [range(first, first + sides) for first in range(0, count, sides)]
    whole = [deal for deal in deals if all(number in kept.games for number in deal)]
    return [Played.read(kept.games[number]) for deal in whole for number in deal]


def score(
    game: str,
    settings: Settings,
    match: str,
    count: int,
    seed: str,
    *,
    processes: int = 1,
    seconds: float = inf,
    keep: Path | None = None,
) -> dict[str, object]:
    """Play a match, or as much of it as fits into so many seconds, and return its score."""
    begun = perf_counter()
    seats = plan(game, settings, match, count, seed)
    played = within(seats, kept_in(keep, game, settings, match, seed), processes, seconds)
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
    parser.add_argument("--keep", type=Path, help="a folder for finished games")
    given = parser.parse_args()
    if given.processor_time:
        count_processor_time()
    settings = dict(pair.split("=", 1) for pair in given.set)
    print(json.dumps({"build": build.describe(), "budget": given.budget}), flush=True)
    for match in given.only or MATCHES:
        bots = match.replace("{budget}", given.budget)
        told = score(
            given.game,
            settings,
            bots,
            given.games,
            given.seed,
            processes=given.processes,
            keep=given.keep,
        )
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
