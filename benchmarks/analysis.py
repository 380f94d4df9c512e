"""Measures how long the analysis of a finished game takes in two processes.

    python benchmarks/analysis.py --seats 4 --processes 2

Prints one JSON object per game: wall-clock seconds, and processor seconds, which do not depend on
the load of the machine. All seats count as people, so as many decisions as allowed are checked: the
most an analysis can cost.
"""

import argparse
import json
import resource
import time
from concurrent.futures import ProcessPoolExecutor

from hiddenhand import build
from hiddenhand.analysis import Order, work
from hiddenhand.analysis.whole import whole
from hiddenhand.bots.arena import Match, play

SETTINGS = {"hidden_leaders": {}, "secret_allies": {"map_mode": "automatic"}}


def spent() -> float:
    """Processor seconds used so far by this process and its children."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime + own.ru_utime + own.ru_stime


def timed(order: Order, processes: int) -> dict[str, object]:
    """Time the analysis of one game."""
    before, began = spent(), time.perf_counter()
    with ProcessPoolExecutor(processes) as pool:
        first = pool.submit(work.plan, order).result()
        found = work.gather(list(pool.map(work.do, first)))
        second = work.gather(list(pool.map(work.do, work.check(order, found))))
        told = whole(order, found, second)
    seconds = time.perf_counter() - began
    return {
        "moments": told["moments"],
        "seconds": round(seconds, 1),
        "processor_seconds": round(spent() - before, 1),
        "first": told["curve"][0]["chances"],
        "last": told["curve"][-1]["chances"],
        "decisions": len(told["choices"]),
        "bytes": len(json.dumps(told)),
    }


def main() -> None:
    """Measure both games and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--bots", default="normal")
    given = parser.parse_args()
    for game, settings in SETTINGS.items():
        match = Match(game, given.seats, settings, given.bots, "analysis")
        for number in range(given.games):
            record = play(match, number).record.text()
            told = timed(Order(record, tuple(range(given.seats))), given.processes)
            head = {"game": game, "number": number, "build": build.describe()}
            print(json.dumps({**head, **told}), flush=True)


if __name__ == "__main__":
    main()
