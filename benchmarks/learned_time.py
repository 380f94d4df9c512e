"""Does more thinking time ever hurt master? What it gains over its first thought, in the real deal.

    python -m benchmarks.learned_time --positions 2000 --seats 4

At positions from games of `swift`, master chooses with each number of iterations (so many as fit
into that time on a quiet core). Where it gives up the network's first thought, both options are
played to the end in the real deal, again and again: the same dice for both, all seats as `swift`
plays. The search's own judge is not asked. Prints one JSON object for each time: how often the
first thought was given up, what that gained, and the gain for each position that was looked at, all
in chances of winning.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from time import perf_counter

import numpy as np

from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find
from hiddenhand.bots.search.budget import Budget
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders.bots.master import MasterBot
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

GAME = "hidden_leaders"
EVERY = 7  # questions with a choice between two positions
GAMES = 32  # played on from a position with each option


def positions(seats: int, seed: str) -> Iterator[tuple[Table, int]]:
    """Questions with a choice, from one game after the other."""
    seen = number = 0
    while True:
        table = Table(GAME, seats, SeededDice(f"{seed}/{number}"))
        bots = [find("swift").sit(seed, number, seat) for seat in range(seats)]
        chairs = [Chair(table, seat) for seat in range(seats)]
        while (decision := table.decision) is not None:
            if len(decision.options) > 1:
                seen += 1
                if seen % EVERY == 0:
                    yield table, decision.seat
            table.say(decision.seat, ask(bots[decision.seat], decision, chairs[decision.seat]))
        number += 1


def seated(table: Table, seat: int, seed: str) -> MasterBot:
    """A master that has heard what the seat was told."""
    chair = Chair(table, seat)
    master = MasterBot(seat, SeededDice(seed))
    master.begin(chair)
    master.hear(chair.news())
    return master


def asked_next(state: State, dice: Dice) -> int:
    """Roll what chance decides, up to the next question with a choice; -1 at the end."""
    while True:
        seat = int(state.actor())
        if seat == NOBODY:
            return -1
        count = int(state.option_count(seat))
        if seat != CHANCE and count > 1:
            return seat
        state.answer(seat, dice.below(count) if count > 1 else 0)


def shares(
    master: MasterBot, state: State, options: Sequence[int], seed: str
) -> dict[int, np.ndarray]:
    """What the seat wins with each option in `GAMES` games that swift plays on."""
    worlds = [(state.clone(), SeededDice(f"{seed}/{at}")) for _ in options for at in range(GAMES)]
    for number, (world, _) in enumerate(worlds):
        world.answer(master.seat, options[number // GAMES])
    playing = worlds
    while playing:
        asked = [(world, dice, asked_next(world, dice)) for world, dice in playing]
        asked = [at for at in asked if at[2] >= 0]
        if asked:
            counts = master.acts.counts
            rows = [master.eyes.row(world, seat, counts, ()) for world, _, seat in asked]
            trunk = master.mind.trunk(np.stack(rows))
            for (world, dice, seat), thought in zip(asked, trunk, strict=True):
                logits = master.mind.policy(thought, master.eyes.actions(world, seat))
                best = np.flatnonzero(logits == logits.max())
                world.answer(seat, int(best[dice.below(len(best)) if len(best) > 1 else 0]))
        playing = [(world, dice) for world, dice, _ in asked]
    won = np.array([float(world.share(master.seat)) for world, _ in worlds])
    return dict(zip(options, won.reshape(len(options), GAMES), strict=True))


def gains(
    table: Table, seat: int, budgets: Sequence[int], seed: str
) -> Iterator[tuple[int, float]]:
    """For each budget with which the first thought is given up: it, and what is gained."""
    chair = Chair(table, seat)
    master = seated(table, seat, seed)
    world = chair.imagine(master.dice)
    likely = master.likely(world, master.trunk(world))
    first = max(range(len(likely)), key=lambda option: likely[option])
    chosen: dict[int, int] = {}
    for budget in budgets:
        master = seated(table, seat, seed)
        master.budget = Budget("", str(budget), "")
        option = master.think(chair)
        if option != first:
            chosen[budget] = option
    if chosen:
        won = shares(master, table.state, [first, *set(chosen.values())], seed)
        for budget, option in chosen.items():
            yield budget, float((won[option] - won[first]).mean())


def speed(seats: int) -> float:
    """Iterations that master makes in a millisecond, on this core."""
    spent = 0.0
    for table, seat in islice(positions(seats, "speed"), 20):
        master = seated(table, seat, "speed")
        master.budget = Budget("", "2000", "")
        chair = Chair(table, seat)
        begun = perf_counter()
        master.think(chair)
        spent += perf_counter() - begun
    return 20 * 2 / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--times", default="25,100,400", help="milliseconds")
    parser.add_argument(
        "--rate", type=float, default=0.0, help="iterations a millisecond; measured"
    )
    parser.add_argument("--seed", default="time")
    given = parser.parse_args()
    rate = given.rate or speed(given.seats)
    times = {round(rate * int(time)): int(time) for time in given.times.split(",")}
    found: dict[int, list[float]] = defaultdict(list)
    for number, (table, seat) in enumerate(positions(given.seats, given.seed)):
        if number == given.positions:
            break
        for budget, gained in gains(table, seat, list(times), f"{given.seed}/{number}"):
            found[times[budget]].append(gained)
    for time, each in sorted(found.items()):
        error = float(np.std(each)) / len(each) ** 0.5
        print(json.dumps({
            "seats": given.seats, "ms": time, "positions": given.positions,
            "given_up": len(each), "gained": round(float(np.mean(each)), 4),
            "standard_error": round(error, 4),
            "gained_a_position": round(sum(each) / given.positions, 5),
        }))  # fmt: skip


if __name__ == "__main__":
    main()
