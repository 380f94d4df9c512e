"""Measures what answers cost and whether bots keep to their time; prints one line of JSON per bot.

    python benchmarks/thinking.py --answers 150
    python benchmarks/thinking.py --answers 150 --undisturbed --only swift,master

The measured bot plays against `normal`, in new games until it has answered often enough. Only
questions with more than one option count. Times are given as shares of the budget, in wall-clock
time and in processor time; bots without a budget have a limit that they must keep. The mean says
how much of its time a search really uses: it ends when its answer is certain. `first` is the first
such answer of the process, including everything that is loaded only once.

On a busy machine the wall-clock time mostly depends on other processes. `--undisturbed` gives the
bots a clock that counts only their processor time, as on an idle core.
"""

import argparse
import json
import sys
import time

if "--undisturbed" in sys.argv:  # before other modules import the clock
    time.perf_counter = time.thread_time

from dataclasses import dataclass
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
NETWORK_MS = 2  # limit for swift
BUDGETS = (50, 100, 300)


@dataclass(frozen=True)
class Case:
    """A bot at a table, and what its shares refer to."""

    level: str
    ms: int  # its budget, or the limit of a bot without one
    seats: int = 2

    def spec(self, shared: str) -> str:
        """The bot; `shared` says over how many processes a search of hard and expert goes."""
        if self.level in ("easy", "normal", "swift"):
            return self.level
        return f"{self.level}:ms={self.ms}{shared * (self.level != 'master')}"


BOTH = (
    Case("easy", HEURISTIC_MS),
    Case("normal", HEURISTIC_MS),
    *(Case(level, ms) for level in ("hard", "expert") for ms in BUDGETS),
)
CASES = {
    "hidden-leaders": (
        *BOTH,
        *(Case("swift", NETWORK_MS, seats) for seats in range(2, 7)),
        *(Case("master", ms) for ms in BUDGETS),
        *(Case(level, 100, 4) for level in ("hard", "expert", "master")),
    ),
    "secret-allies": (*BOTH, Case("swift", NETWORK_MS)),
}


def measure(game: str, spec: str, case: Case, answers: int) -> dict[str, object]:
    """Measure one bot."""
    ms, seats = case.ms, case.seats
    wall: list[float] = []
    processor: list[float] = []
    number = 0
    while len(wall) < answers:
        table = Table(game, seats, f"thinking {number}", GAMES[game])
        specs = [spec] + ["normal"] * (seats - 1)
        bots = [find(each).sit("thinking", number, seat) for seat, each in enumerate(specs)]
        chairs = [Chair(table, seat) for seat in range(seats)]
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
        "seats": seats,
        "ms": ms,
        "answers": len(wall),
        "first": {"wall": round(wall[0], 3), "processor": round(processor[0], 3)},
        "wall": summary(wall[1:]),
        "processor": summary(processor[1:]),
    }


def summary(shares: list[float]) -> dict[str, float]:
    """Mean and quantiles of the times."""
    shares = sorted(shares)
    return {
        "mean": round(sum(shares) / len(shares), 3),
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
    parser.add_argument("--only", default="", help="these levels, with commas")
    parser.add_argument("--processes", type=int, default=1, help="of one search")
    parser.add_argument("--undisturbed", action="store_true", help="see above")
    given = parser.parse_args()
    clock = "processor" if given.undisturbed else "wall"
    print(json.dumps({"build": build.describe(), "clock": clock}), flush=True)
    shared = f":processes={given.processes}" if given.processes > 1 else ""
    for game in given.games:
        for case in CASES[game]:
            if given.only and case.level not in given.only.split(","):
                continue
            quick = 1 if case.ms in BUDGETS else 4
            told = measure(game, case.spec(shared), case, quick * given.answers)
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
