"""Compares this tree with another checkout, both compiled, in one run on one core:

    git worktree add ../before e20561f     # then build its engine there: make build
    python -m benchmarks.beside ../before

Each tree has one process for the whole run. In every round the two measure the same thing one
after the other for a moment, in processor time, and take turns in going first. The table shows
medians over the rounds; ratios are computed within a round, so that a busy moment affects both.
"""

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).resolve()
Work = Callable[[], int]  # does some units and returns how many


def batch(choose: Callable[[Any, Any], Any]) -> Work:
    """Decisions in a batch of 256 games with observations and masks; `choose` gives the actions."""
    import numpy as np

    from hiddenhand.research.vector import Vector

    rng = np.random.default_rng(7)
    games = Vector("hidden_leaders", count=256, seats=4, seed=7)

    def work() -> int:
        for _ in range(20):
            games.step(choose(games, rng))
        return 20 * 256

    return work


def from_masks(games: Any, rng: Any) -> Any:
    """Actions from masks alone: a random number for each legal action, and the largest wins."""
    return (rng.random(games.masks.shape) * games.masks).argmax(axis=1)


def from_lists(games: Any, rng: Any) -> Any:
    """Actions as the documentation draws them; from masks in trees that have no lists."""
    return games.sample(rng) if hasattr(games, "legal") else from_masks(games, rng)


def table(reads: int) -> Work:
    """Answers given with `Table.say`; the loop reads `table.decision` so many times for each."""
    from hiddenhand.table.table import Table

    roll = random.Random(7).random

    def play_reading_thrice() -> int:
        game = Table("hidden_leaders", seats=4, dice=int(roll() * 2**30))
        count = 0
        while game.decision:
            options = game.decision.options
            game.say(game.decision.seat, options[int(roll() * len(options))])
            count += 1
        return count

    def play() -> int:
        game = Table("hidden_leaders", seats=4, dice=int(roll() * 2**30))
        count = 0
        while (asked := game.decision) is not None:
            game.say(asked.seat, asked.options[int(roll() * len(asked.options))])
            count += 1
        return count

    return play if reads == 1 else play_reading_thrice


def resample(players: int) -> Work:
    """Calls of OpenSpiel's `resample_from_infostate`, at all stages of random games."""
    import pyspiel

    import hiddenhand.research.spiel

    assert hiddenhand.research.spiel
    dice = random.Random(7)
    game = pyspiel.load_game(f"hidden_leaders(players={players})")
    sample: list[Any] = []
    while len(sample) < 20:
        state = game.new_initial_state()
        left = dice.randrange(20, 400)
        while not state.is_terminal() and (left > 0 or state.is_chance_node()):
            state.apply_action(dice.choice(state.legal_actions()))
            left -= 1
        if not state.is_terminal():
            sample.append(state)

    def work() -> int:
        for state in sample:
            state.resample_from_infostate(state.current_player(), dice.random)
        return len(sample)

    return work


def inside(game: str, seats: int) -> Work:
    """Decisions of random games in the engine's own loop."""
    from hiddenhand import games
    from hiddenhand.bots.random_play import play_seats
    from hiddenhand.table.dice import SeededDice

    fresh = games.find(game).start(seats, {})
    dice = [SeededDice(f"seat {seat}") for seat in range(seats)]
    chance = SeededDice("chance")
    return lambda: int(play_seats(fresh.clone(), chance, dice))


# What is measured: how, and the ratio to commit e20561f that is asked for.
MEASURES: dict[str, tuple[Callable[[], Work], float]] = {
    "batch with observations and masks": (lambda: batch(lambda games, _: games.sample()), 1.6),
    "batch, own sampling as documented": (lambda: batch(from_lists), 1.7),
    "batch, own sampling from masks": (lambda: batch(from_masks), 1.7),
    "Table.say, the loop of README": (lambda: table(3), 2.5),
    "Table.say, one reading of decision": (lambda: table(1), 2.5),
    "OpenSpiel resample, 2 seats": (lambda: resample(2), 15),
    "OpenSpiel resample, 4 seats": (lambda: resample(4), 15),
    "Hidden Leaders inside, 4 seats": (lambda: inside("hidden_leaders", 4), 0.95),
    "Secret Allies inside, 3 seats": (lambda: inside("secret_allies", 3), 0.95),
}


def measure_on_demand() -> None:
    """The process of a tree: reads a name and seconds, writes units per second."""
    made: dict[str, Work] = {}
    for line in sys.stdin:
        name, seconds = line.rstrip("\n").split("\t")
        if name not in made:
            made[name] = MEASURES[name][0]()
            made[name]()
        work, units, begun = made[name], 0, process_time()
        while (spent := process_time() - begun) < float(seconds):
            units += work()
        print(units / spent, flush=True)


class Tree:
    """A checkout and the process that measures it."""

    def __init__(self, folder: Path) -> None:
        command = [str(folder / ".venv/bin/python"), "-P", str(HERE), "--measure"]
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            command, cwd=folder, env=own, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, name: str, seconds: float) -> float:
        """Units per second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{name}\t{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def compare(here: Tree, there: Tree, name: str, rounds: int, seconds: float) -> str:
    """One row of the table."""
    pairs: list[tuple[float, float]] = []
    for number in range(rounds):
        if number % 2:
            before = there.measure(name, seconds)
            pairs.append((here.measure(name, seconds), before))
        else:
            now = here.measure(name, seconds)
            pairs.append((now, there.measure(name, seconds)))
    ratios = [now / before for now, before in pairs]
    asked = MEASURES[name][1]
    found = median(ratios)
    reached = "reached" if found >= asked else "NOT REACHED"
    figures = f"{median(pair[0] for pair in pairs):,.0f} | {median(pair[1] for pair in pairs):,.0f}"
    spread = f"{min(ratios):.2f} | {max(ratios):.2f}"
    return f"| {name} | {figures} | {found:.2f} | {spread} | {asked:g} | {reached} |"


def main() -> None:
    """Compare and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", nargs="?", type=Path, help="the other checkout")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="for one figure of one round")
    parser.add_argument("--only", default="", help="measures whose name contains this")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        measure_on_demand()
        return
    if given.tree is None:
        parser.error("which other checkout?")
    here, there = Tree(HERE.parents[1]), Tree(given.tree.resolve())
    print("| units/s | here | there | ratio | lowest | highest | asked | |")
    print("|---|--:|--:|--:|--:|--:|--:|---|")
    for name in MEASURES:
        if given.only in name:
            print(compare(here, there, name, given.rounds, given.seconds), flush=True)


if __name__ == "__main__":
    main()
