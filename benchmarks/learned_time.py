"""Does more thinking time ever hurt master? What it gains over its first thought, in the real deal.

    python -m benchmarks.learned_time --positions 2000 --seats 4

At positions from games of `swift`, master chooses with each number of iterations (so many as fit
into that time on a quiet core). Where it gives up the network's first thought, both options are
played to the end in the real deal, again and again, with the same dice for both. The search's own
judge is not asked. Prints one JSON object for each time: how often the first thought was given up,
and the gain for each position that was looked at (0 where nothing changed), in chances of winning.
Then one for every two times: at how many positions their gains differ, and how much more the longer
one gained for each position. All times see the same positions and the same dice, so these
differences are known better than the gains.

The network plays on for all seats, almost as `swift` does. Two things differ: what a seat remembers
of public acts stays as it was at the position, and among options that differ only in a later part
of what they tell one is drawn.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from time import process_time

import numpy as np

from hiddenhand.bots.arena import ask
from hiddenhand.bots.bot import Chair
from hiddenhand.bots.loader import find
from hiddenhand.bots.search.budget import IN_TIME, Budget
from hiddenhand.bots.search.worlds import Believed
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.core.state import State
from hiddenhand.games.hidden_leaders.bots.master import MasterBot
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table

GAME = "hidden_leaders"
EVERY = 7  # questions with a choice between two positions
GAMES = 32  # played on from a position with each option
TIMED = 20  # positions that tell how fast a search is
LONG = 2000  # iterations at each of them

Gains = Mapping[int, float | None]  # by time; None: the first thought was kept


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
    """What the seat wins with each option in `GAMES` games that the network plays on, with the
    memory of public acts that `master` has."""
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


def gains(table: Table, seat: int, budgets: Mapping[int, int], seed: str) -> Gains:
    """For each time what master gains with its iterations over its first thought."""
    chair = Chair(table, seat)
    master = seated(table, seat, seed)
    world = chair.imagine(master.dice)
    likely = master.likely(world, master.trunk(world))
    first = max(range(len(likely)), key=lambda option: likely[option])
    chosen: dict[int, int] = {}
    for time, iterations in budgets.items():
        master = seated(table, seat, seed)
        master.budget = Budget("", str(iterations), "")
        chosen[time] = master.think(chair)
    others = sorted({*chosen.values()} - {first})
    if not others:
        return dict.fromkeys(budgets)
    won = shares(master, table.state, [first, *others], seed)
    return {
        time: None if option == first else float((won[option] - won[first]).mean())
        for time, option in chosen.items()
    }


def mean(each: Sequence[float]) -> dict[str, float]:
    """The mean over all positions, with its standard error."""
    error = float(np.std(each, ddof=1)) / len(each) ** 0.5 if len(each) > 1 else 0.0
    return {"gained_a_position": round(float(np.mean(each)), 5), "standard_error": round(error, 5)}


def summary(found: Sequence[Gains]) -> Iterator[dict[str, object]]:
    """What the positions tell about each time, then about every two."""
    times = sorted(found[0])
    gained = {time: [position[time] or 0.0 for position in found] for time in times}
    for time in times:
        given_up = sum(position[time] is not None for position in found)
        yield {"ms": time, "positions": len(found), "given_up": given_up, **mean(gained[time])}
    for short, long in combinations(times, 2):
        more = [after - before for before, after in zip(gained[short], gained[long], strict=True)]
        yield {"ms": long, "instead_of": short, "positions": len(found),
               "differ": sum(position[short] != position[long] for position in found),
               **mean(more)}  # fmt: skip


def speed(seats: int) -> float:
    """Iterations that master makes in a millisecond of the processor."""
    spent = 0.0
    for table, seat in islice(positions(seats, "speed"), TIMED):
        master = seated(table, seat, "speed")
        world = Chair(table, seat).imagine(master.dice)
        worlds = Believed(world, seat, *master.believed(master.trunk(world)))
        search = master.search(worlds, master.dice)
        begun = process_time()
        search.run(LONG)
        spent += process_time() - begun
    return TIMED * LONG / 1000 / spent


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
    times = [int(time) for time in given.times.split(",")]
    budgets = {time: round(IN_TIME * rate * time) for time in times}
    print(json.dumps({"seats": given.seats, "iterations": budgets}), flush=True)
    found = [
        gains(table, seat, budgets, f"{given.seed}/{number}")
        for number, (table, seat) in enumerate(
            islice(positions(given.seats, given.seed), given.positions)
        )
    ]
    for line in summary(found):
        print(json.dumps(line))


if __name__ == "__main__":
    main()
