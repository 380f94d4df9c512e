"""Measures whether bots keep to their time limit; prints one line of JSON per bot.

    python benchmarks/thinking.py --answers 150
    python benchmarks/thinking.py --answers 150 --undisturbed

Two seats: the measured bot against `normal`, in new games until it has answered often enough. Only
questions with more than one option count. Times are given as shares of the budget, in wall-clock
time and in processor time of the thinking thread. `first` is the first such answer of the process,
including everything that is loaded only once.

On a busy machine the wall-clock time mostly depends on other processes. `--undisturbed` gives the
bots a clock that counts only their processor time, as on an idle core.
"""

import argparse
import json
import sys
import time

if "--undisturbed" in sys.argv:  # before other modules import the clock
    time.perf_counter = time.thread_time

from time import perf_counter, thread_time

from hiddenhand import build
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find
from hiddenhand.table.table import Table

GAMES = {
    "hidden-leaders": {},
    "secret-allies": {"map_mode": "automatic", "length": "short"},
}
HEURISTIC_MS = 20  # limit for easy and normal
BUDGETS = (50, 100, 300)


def measure(game: str, spec: str, ms: float, answers: int) -> dict[str, object]:
    """Measure one bot."""
    wall: list[float] = []
    processor: list[float] = []
    number = 0
    while len(wall) < answers:
        table = Table(game, 2, f"thinking {number}", GAMES[game])
        bots = [find(spec).sit("thinking", number, 0), find("normal").sit("thinking", number, 1)]
        chairs = [Chair(table, seat) for seat in range(2)]
        number += 1
        while (decision := table.decision) is not None and len(wall) < answers:
            seat = decision.seat
            begun, used = perf_counter(), thread_time()
            said = bots[seat].choose(decision, chairs[seat])
            took, spent = perf_counter() - begun, thread_time() - used
            if seat == 0 and len(decision.options) > 1:
                wall.append(took * 1000 / ms)
                processor.append(spent * 1000 / ms)
            table.say(seat, said)
    return {
        "game": game,
        "bot": spec,
        "ms": ms,
        "answers": len(wall),
        "first": {"wall": round(wall[0], 3), "processor": round(processor[0], 3)},
        "wall": summary(wall[1:]),
        "processor": summary(processor[1:]),
    }


def summary(shares: list[float]) -> dict[str, float]:
    """Quantiles of the times."""
    shares = sorted(shares)
    return {
        "median": round(shares[len(shares) // 2], 3),
        "99 %": round(shares[int(0.99 * (len(shares) - 1))], 3),
        "worst": round(shares[-1], 3),
        "above 1.2": sum(share > 1.2 for share in shares),
    }


def main() -> None:
    """Measure all bots and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=150)
    parser.add_argument("--games", nargs="+", choices=sorted(GAMES), default=sorted(GAMES))
    parser.add_argument("--processes", type=int, default=1, help="of one search")
    parser.add_argument("--undisturbed", action="store_true", help="see above")
    given = parser.parse_args()
    clock = "processor" if given.undisturbed else "wall"
    print(json.dumps({"build": build.describe(), "clock": clock}), flush=True)
    shared = f":processes={given.processes}" if given.processes > 1 else ""
    for game in given.games:
        for level in ("easy", "normal"):
            print(json.dumps(measure(game, level, HEURISTIC_MS, 4 * given.answers)), flush=True)
        for level in ("hard", "expert"):
            for ms in BUDGETS:
                told = measure(game, f"{level}:ms={ms}{shared}", ms, given.answers)
                print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
