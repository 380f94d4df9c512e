"""Compares our games with those of other libraries in one run on one core: `make bench-peers`.

Every round measures every library once, each in its own process. The table shows medians over the
rounds; ratios are computed within a round. A library that is not installed, or lacks a figure, is
shown as missing. Run it as a module: python -m benchmarks.peers
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import warnings
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.peering.open_spiel import OPEN_SPIEL
from benchmarks.peering.others import OTHERS
from benchmarks.peering.ours import OURS

ROOT = Path(__file__).parents[1]
Figures = dict[str, float]
Round = dict[str, dict[str, Any]]  # name -> its figures

WORKERS: dict[str, Callable[[float], Figures]] = {**OURS, **OPEN_SPIEL, **OTHERS}
LEADER = "Hidden Leaders"  # the game that the ratios are about
COLUMNS = {
    "decisions": "decisions/s",
    "games": "games/s",
    "clone": "clone us",
    "left": "decisions left",
    "playouts": "playouts/s",
    "search": "simulations/s",
    "searched": "decisions/s in search",
    "search_house": "simulations/s as our bots search",
}
COMPARED = ("decisions", "games", "clone", "playouts", "search", "searched")
LOWER_IS_BETTER = ("clone",)
# Targets: game, figure, compared with, at least.
TARGETS = (
    ("Hidden Leaders, batch", "decisions", None, 500_000.0),
    ("Hidden Leaders, AEC", "decisions", "PettingZoo gin_rummy_v4", 10.0),
)


def one_round(names: list[str], seconds: float) -> Round:
    """Measure everything once."""
    taken: Round = {}
    for name in names:
        command = [
            sys.executable,
            "-m",
            "benchmarks.peers",
            "--worker",
            name,
            "--seconds",
            str(seconds),
        ]
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT)
        if done.returncode == 0:
            taken[name] = json.loads(done.stdout.splitlines()[-1])
            if "search" in taken[name]:
                taken[name]["searched"] = taken[name]["search"] * taken[name]["left"]
        else:
            last = (done.stderr.strip() or "no reason given").splitlines()[-1]
            taken[name] = {"missing": last}
    return taken


def middle(rounds: list[Round], name: str, figure: str) -> float | None:
    """The median of a figure, or None."""
    values = [taken[name][figure] for taken in rounds if taken[name].get(figure)]
    return median(values) if values else None


def ratio(rounds: list[Round], name: str, other: str, figure: str) -> float | None:
    """How many times better `name` is than `other`: the median of the ratios of all rounds."""
    pairs = [
        (float(taken[name][figure]), float(taken[other][figure]))
        for taken in rounds
        if taken.get(name, {}).get(figure) and taken[other].get(figure)
    ]
    if not pairs:
        return None
    if figure in LOWER_IS_BETTER:
        pairs = [(theirs, ours) for ours, theirs in pairs]
    return median(ours / theirs for ours, theirs in pairs)


def shown(value: float | None) -> str:
    """A number for the table."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(rounds: list[Round], names: list[str]) -> str:
    """The table in Markdown."""
    lines = [
        "| | " + " | ".join(COLUMNS.values()) + " |",
        "|---|" + "--:|" * len(COLUMNS),
    ]
    for name in names:
        if all("missing" in taken[name] for taken in rounds):
            lines.append(
                f"| {name} | not measured: {rounds[0][name]['missing']} " + "|" * len(COLUMNS)
            )
            continue
        cells = [shown(middle(rounds, name, figure)) for figure in COLUMNS]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def verdicts(rounds: list[Round], names: list[str]) -> list[str]:
    """For each figure, what Hidden Leaders is ahead of and what it is behind."""
    told = []
    for figure in COMPARED:
        heading = COLUMNS[figure]
        ahead: list[str] = []
        behind: list[str] = []
        for name in names:
            if name in OURS:
                continue
            times = ratio(rounds, LEADER, name, figure)
            if times is not None:
                told_times = f"{times:,.0f}x" if times >= 10 else f"{times:.2g}x"
                (ahead if times >= 1 else behind).append(f"{name} ({told_times})")
        if ahead:
            told.append(f"- **{heading}**: ahead of {', '.join(ahead)}.")
        if behind:
            told.append(f"- **{heading}: WE DO NOT LEAD** {', '.join(behind)}.")
    for name, figure, other, least in TARGETS:
        if name not in names or (other and other not in names):
            continue
        value = ratio(rounds, name, other, figure) if other else middle(rounds, name, figure)
        reached = "reached" if value is not None and value >= least else "NOT REACHED"
        against = f", times {other}" if other else ""
        told.append(f"- target {name} {figure}{against}: {shown(value)} >= {least:,.0f}: {reached}")
    return told


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
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure and round")
    parser.add_argument("--only", nargs="+", choices=sorted(WORKERS), help="some of them")
    parser.add_argument("--json", type=Path, help="also write all rounds to this file")
    parser.add_argument("--worker", choices=sorted(WORKERS), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.worker:
        warnings.simplefilter("ignore")
        print(json.dumps(WORKERS[chosen.worker](chosen.seconds)))
        return
    names = chosen.only or list(WORKERS)
    rounds = []
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds}", file=sys.stderr)
        rounds.append(one_round(names, chosen.seconds))
    print(f"{datetime.now(UTC):%Y-%m-%d}, {machine()}; {chosen.rounds} rounds, one core\n")
    print(table(rounds, names), end="\n\n")
    print("\n".join(verdicts(rounds, names)))
    if chosen.json:
        chosen.json.write_text(json.dumps(rounds, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
