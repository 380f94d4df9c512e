"""How strong the learned levels are, every deal from all sides, as JSON lines.

    python -m benchmarks.learned --processes 16
    python -m benchmarks.learned --games 200 --only swift
    python -m benchmarks.learned --group adversaries
    python -m benchmarks.learned --group response --folder runs/response

Groups: `strength` against expert, `seats` with other numbers of seats, `adversaries` against
players with one simple idea (`benchmarks/adversaries.py`), `response` against a network that was
trained against the frozen one, `time` with different thinking times. With `--processor-time` a
search has its milliseconds of the processor, also on a busy machine, and with `--keep FOLDER` a
run that was stopped goes on (`benchmarks/matches.py`).
"""

import argparse
import json
from math import inf
from pathlib import Path

from benchmarks.adversaries import SCRIPTED
from benchmarks.matches import count_processor_time, score
from hiddenhand import build

FEW = "expert:iterations=300"
TIMED = "expert:ms=100"
ADVERSARIES = "benchmarks/adversaries.py"


def among(bot: str, other: str, seats: int) -> str:
    """One bot among others of another kind."""
    return ",".join([bot] + [other] * (seats - 1))


# the match, and how many of the games that were asked for: those with a clock take long
Matches = tuple[tuple[str, float], ...]
GROUPS: dict[str, Matches] = {
    "strength": (
        (among("swift", FEW, 2), 1.0),
        (among("swift", FEW, 4), 1.0),
        (among("master:ms=100", TIMED, 2), 1.0),
        (among("master:ms=100", TIMED, 4), 1.0),
        (among("master:iterations=500", FEW, 2), 0.16),
        (among("master:iterations=500", FEW, 4), 0.16),
        (among("master:iterations=500", "swift", 2), 0.16),
        (among("master:iterations=500", "swift", 4), 0.16),
    ),
    "seats": tuple((among("swift", FEW, seats), 1.0) for seats in (3, 5, 6)),
    "adversaries": tuple(
        (among(f"{ADVERSARIES}:{kind.__name__}", "swift", 2), 1.0) for kind in SCRIPTED.values()
    ),
    "response": ((among(f"{ADVERSARIES}:Responder:folder={{folder}}", "swift", 2), 1.0),),
    "time": (
        (among("master:ms=100", "master:ms=25", 2), 1.0),
        (among("master:ms=400", "master:ms=100", 2), 1.0),
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--group", choices=GROUPS, default="strength")
    parser.add_argument("--games", type=int, default=1000, help="of the fastest match")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf, help="for one match, at most")
    parser.add_argument("--seed", default="learned")
    parser.add_argument("--only", default="", help="matches that begin with this")
    parser.add_argument("--seats", type=int, default=0, help="only with so many seats")
    parser.add_argument("--folder", default="runs/response", help="of the trained response")
    parser.add_argument("--processor-time", action="store_true", help="not the time of day")
    parser.add_argument("--keep", type=Path, help="a folder for finished games")
    given = parser.parse_args()
    if given.processor_time:
        count_processor_time()
    print(json.dumps({"build": build.describe()}), flush=True)
    for pattern, part in GROUPS[given.group]:
        match = pattern.replace("{folder}", given.folder)
        if not match.startswith(given.only) or given.seats not in (0, match.count(",") + 1):
            continue
        told = score(
            "hidden-leaders",
            {},
            match,
            max(1, round(given.games * part)),
            given.seed,
            processes=given.processes,
            seconds=given.seconds,
            keep=given.keep,
        )
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
