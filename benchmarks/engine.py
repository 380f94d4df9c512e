"""Compares our speed with OpenSpiel's in one run on one core: `make bench`.

Every round measures our compiled build, our plain Python build and OpenSpiel one after the other,
each in its own process. The table shows medians over the rounds; ratios are computed within a
round, so that a busy moment affects both sides.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).parent
Round = dict[str, dict[str, Any]]  # worker -> its figures

# game -> seats and settings to measure, as in the targets
CASES = {
    "hidden_leaders": (4, {"edition": "retail", "deck": "full"}),
    "secret_allies": (3, {"length": "standard", "map_mode": "automatic"}),
}


@dataclass(frozen=True)
class Row:
    """One line of the table: a figure of a round, its unit, and its target."""

    name: str
    figure: Callable[[Round], float]
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    def reached(self, value: float) -> str:
        """Whether the target is reached, as text."""
        if self.at_least is not None:
            return "reached" if value >= self.at_least else "NOT REACHED"
        if self.at_most is not None:
            return "reached" if value <= self.at_most else "NOT REACHED"
        return ""

    def target(self) -> str:
        """The target as text."""
        if self.at_least is not None:
            return f">= {self.at_least:,.10g}"
        return f"<= {self.at_most:,.10g}" if self.at_most is not None else ""


def ours(case: str, build: str, figure: str) -> Callable[[Round], float]:
    """A figure of one of our builds."""
    return lambda taken: float(taken[f"{case} {build}"][figure])


def hearts(figure: str) -> Callable[[Round], float]:
    """A figure of OpenSpiel's hearts."""
    return lambda taken: float(taken["hearts"][figure])


def ratio(ours: Callable[[Round], float], theirs: Callable[[Round], float]) -> Callable[..., float]:
    """The ratio of two figures within a round."""
    return lambda taken: ours(taken) / theirs(taken)


INSIDE, DRIVEN, LEAN = "inside_per_second", "driven_per_second", "driven_lean_per_second"
LARGEST = "largest_state_bytes"
HL, SA = "hidden_leaders", "secret_allies"

ROWS = {
    HL: [
        Row("compiled, inside", ours(HL, "compiled", INSIDE), "decisions/s", at_least=2.5e6),
        Row("OpenSpiel hearts, evaluate_bots", hearts(INSIDE), "decisions/s"),
        Row("ratio", ratio(ours(HL, "compiled", INSIDE), hearts(INSIDE)), "x", at_least=1),
        Row("compiled, from Python", ours(HL, "compiled", DRIVEN), "decisions/s", at_least=6e5),
        Row("OpenSpiel hearts, from Python", hearts(DRIVEN), "decisions/s"),
        Row("ratio", ratio(ours(HL, "compiled", DRIVEN), hearts(DRIVEN)), "x", at_least=4),
        Row("OpenSpiel hearts, leanest loop", hearts(LEAN), "decisions/s"),
        Row("ratio", ratio(ours(HL, "compiled", DRIVEN), hearts(LEAN)), "x"),
        Row("clone", ours(HL, "compiled", "clone_us"), "us", at_most=1.5),
        Row("redeal", ours(HL, "compiled", "redeal_us"), "us", at_most=5),
        Row("state, average", ours(HL, "compiled", "state_bytes"), "bytes", at_most=3072),
        Row("state, largest met", ours(HL, "compiled", LARGEST), "bytes", at_most=3072),
        Row("packed, largest met", ours(HL, "compiled", "packed_bytes"), "bytes", at_most=300),
        Row("plain, inside", ours(HL, "plain", INSIDE), "decisions/s", at_least=6e4),
        Row("plain, from Python", ours(HL, "plain", DRIVEN), "decisions/s"),
        Row("import, compiled", ours(HL, "compiled", "import_s"), "s", at_most=0.3),
        Row("import and first table, compiled", ours(HL, "compiled", "first_table_s"), "s"),
        Row("import, plain", ours(HL, "plain", "import_s"), "s", at_most=0.3),
        Row("import and first table, plain", ours(HL, "plain", "first_table_s"), "s"),
    ],
    SA: [
        Row("compiled, inside", ours(SA, "compiled", INSIDE), "decisions/s", at_least=1e5),
        Row("compiled, from Python", ours(SA, "compiled", DRIVEN), "decisions/s"),
        Row("clone", ours(SA, "compiled", "clone_us"), "us", at_most=6),
        Row("redeal", ours(SA, "compiled", "redeal_us"), "us"),
        Row("state, average", ours(SA, "compiled", "state_bytes"), "bytes", at_most=12288),
        Row("state, largest met", ours(SA, "compiled", LARGEST), "bytes", at_most=12288),
        Row("packed, largest met", ours(SA, "compiled", "packed_bytes"), "bytes"),
        Row("automatic map, 4 seats, long", ours(SA, "compiled", "map_ms"), "ms", at_most=200),
        Row("plain, inside", ours(SA, "plain", INSIDE), "decisions/s"),
    ],
}


# -- workers, each in its own process ---------------------------------------------------------


def measure_ours(case: str, seconds: float) -> dict[str, float | str]:
    """All figures of one of our games in this process."""
    from hiddenhand import games
    from hiddenhand.testing import measure

    seats, settings = CASES[case]
    found = measure.figures(games.find(case), seats, settings, seconds)
    found["import_s"] = measure.import_seconds()
    found["first_table_s"] = measure.import_seconds(
        then=f"hiddenhand.Table({case!r}, {seats}, 1, {settings!r})"
    )
    if case == SA:
        found["map_ms"] = map_milliseconds()
    return found


def map_milliseconds(times: int = 10) -> float:
    """Milliseconds to start a long game for 4 seats, mostly for the automatic map."""
    from hiddenhand import CHANCE, games
    from hiddenhand.table.dice import SeededDice

    spent = []
    for number in range(times):
        dice = SeededDice(str(number))
        begun = process_time()
        state = games.find(SA).start(4, {"length": "long", "map_mode": "automatic"})
        while state.actor() == CHANCE:
            state.answer(CHANCE, dice.below(state.option_count(CHANCE)))
        spent.append(process_time() - begun)
    return median(spent) * 1000


def ask(command: list[str], pure: bool = False) -> dict[str, Any]:
    """Run a worker process and return its figures."""
    environment = {**os.environ, "HIDDENHAND_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, *command], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def one_round(cases: list[str], seconds: float) -> Round:
    """Measure everything once."""
    taken: Round = {}
    for case in cases:
        for build in ("compiled", "plain"):
            command = [__file__, "--worker", case, "--seconds", str(seconds)]
            found = ask(command, pure=build == "plain")
            if not str(found["build"]).startswith(build):
                sys.exit(f"wanted the {build} build, found {found['build']}: run `make build`")
            taken[f"{case} {build}"] = found
    taken["hearts"] = ask([str(HERE / "hearts.py"), "--seconds", str(seconds)])
    return taken


# -- the report -------------------------------------------------------------------------------


def shown(value: float) -> str:
    """A number for the table."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def table(rows: list[Row], rounds: list[Round]) -> str:
    """The table in Markdown."""
    lines = ["| | median | lowest | highest | unit | target | |", "|---|--:|--:|--:|---|---|---|"]
    for row in rows:
        values = [row.figure(taken) for taken in rounds]
        cells = [row.name, shown(median(values)), shown(min(values)), shown(max(values))]
        cells += [row.unit, row.target(), row.reached(median(values))]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def machine() -> str:
    """The processor and versions of this machine."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [x for x in cpuinfo.read_text().splitlines() if x.startswith("model name")]
        model = names[0].split(":", 1)[1].strip() if names else model
    return f"{model}, Python {platform.python_version()}, {platform.system()}"


def main() -> None:
    """Measure some rounds and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure and round")
    parser.add_argument("--json", type=Path, help="also write all rounds to this file")
    parser.add_argument("--games", nargs="+", choices=sorted(CASES), default=list(CASES))
    parser.add_argument("--worker", choices=sorted(CASES), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.worker:
        print(json.dumps(measure_ours(chosen.worker, chosen.seconds)))
        return
    rounds = []
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds}", file=sys.stderr)
        rounds.append(one_round(chosen.games, chosen.seconds))
    print(f"{datetime.now(UTC):%Y-%m-%d}, {machine()}; {chosen.rounds} rounds, one core")
    for case in chosen.games:
        seats, settings = CASES[case]
        words = ", ".join(f"{name}={value}" for name, value in settings.items())
        print(f"\n{case}, {seats} seats, {words}, uniform random play\n")
        print(table(ROWS[case], rounds))
    if chosen.json:
        chosen.json.write_text(json.dumps(rounds, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
