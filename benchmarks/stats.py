"""Measures how long the statistics take with few and with many games in the database.

    python -m benchmarks.stats [--games 10000]

Real games between bots are played once and their facts are written for many games: one person plays
in all of them, nineteen others take turns. Pages are requested as the server does; times with a
hundred games are shown for comparison.
"""

import argparse
import asyncio
import platform
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

import orjson
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.bots.arena import Match, play
from hiddenhand.build import describe
from hiddenhand.server.archive import stats
from hiddenhand.server.archive.facts import facts_of
from hiddenhand.server.storage import SqlStore, rows
from hiddenhand.server.storage.counting import fact_values
from hiddenhand.server.storage.tables import facts, games, players
from hiddenhand.server.store import DeviceRow, GameRow, PlayerRow, UserRow, Which
from hiddenhand.table.table import Table

ME = "u0"
OTHERS = 19
QUICK = {"map_mode": "automatic", "length": "short"}
PLAYED: list[tuple[str, dict[str, str]]] = [
    ("hidden_leaders", {}),
    ("hidden_leaders", {}),
    ("secret_allies", QUICK),
]
AGAIN = 7


def tables() -> list[Table]:
    """Some finished games between bots."""
    found = []
    for name, settings in PLAYED:
        found += [play(Match(name, 4, settings, "easy", f"stats/{name}"), k) for k in range(6)]
    return found


def game_row(table: Table, number: int) -> GameRow:
    """A row for game `number`, with the facts of `table`."""
    assert table.result is not None
    at = 1_700_000_000 + number * 7200.0
    seated = [PlayerRow(0, "U0", ME)]
    seated += [
        PlayerRow(seat, f"U{n}", f"u{n}")
        for seat, n in enumerate((1 + (number + k) % OTHERS for k in range(2)), start=1)
    ]
    seated.append(PlayerRow(3, "", None, "hard"))
    return GameRow(
        f"g{number}",
        None,
        table.game.name,
        table.game.rules,
        4,
        dict(table.record.settings),
        tuple(seated),
        "{}",
        at,
        at,
        at,
        result=orjson.dumps(table.result.as_dict()).decode(),
    )


Chosen = list[tuple[GameRow, Table]]


async def fill(store: SqlStore, dealt: list[Table], first: int, count: int) -> float:
    """Write `count` games; returns milliseconds to compute and write the facts of one."""
    spent = 0.0
    for start in range(first, first + count, 250):
        numbers = range(start, min(first + count, start + 250))
        chosen = [(game_row(dealt[n % len(dealt)], n), dealt[n % len(dealt)]) for n in numbers]

        async def work(connection: AsyncConnection, chosen: Chosen = chosen) -> float:
            await connection.execute(insert(games), [rows.game_values(game) for game, _ in chosen])
            seated = [values for game, _ in chosen for values in rows.player_values(game)]
            await connection.execute(insert(players), seated)
            began = time.perf_counter()
            counted = [
                fact_values(game.id, fact)
                for game, table in chosen
                for fact in facts_of(game, table)
            ]
            await connection.execute(insert(facts), counted)
            return time.perf_counter() - began

        spent += await store.writer.do(work)
    return spent / count * 1000


async def my_page(store: SqlStore, which: Which) -> int:
    """Compute a person's page."""
    page = stats.my_stats(
        *await asyncio.gather(
            store.played(ME, which),
            store.tallies_of(ME, which),
            store.rivals_of(ME, which),
            store.set_aside(ME, which),
        )
    )
    return page.games


async def totals(store: SqlStore) -> int:
    """Compute the totals of the server."""
    page = stats.totals(
        await store.tallies(), await store.people_counted(), ("hidden_leaders", "secret_allies"), 0
    )
    return len(page.tallies)


async def measure(store: SqlStore) -> dict[str, float]:
    """Times of all pages."""
    recent = Which(game="hidden_leaders", since=time.time() - 30 * 86400)
    works: dict[str, Callable[[], Awaitable[int]]] = {
        "my page, all games": lambda: my_page(store, Which()),
        "my page, one game of the two": lambda: my_page(store, Which(game="hidden_leaders")),
        "my page, the last month": lambda: my_page(store, recent),
        "totals of the server": lambda: totals(store),
    }
    found = {}
    for name, work in works.items():
        times = []
        for _ in range(AGAIN):
            began = time.perf_counter()
            await work()
            times.append(time.perf_counter() - began)
        found[name] = median(times) * 1000
    return found


async def main(count: int) -> None:
    """Measure with few and many games and print the times."""
    dealt = tables()
    with tempfile.TemporaryDirectory() as folder:
        store = await SqlStore.open(f"sqlite:///{Path(folder) / 'games.db'}")
        for n in range(OTHERS + 1):
            device = DeviceRow(f"d{n}", f"u{n}", "", 0.0, 0.0)
            await store.add_user(UserRow(f"u{n}", f"U{n}", None, 0.0), device, bytes([n]) * 32)
        await fill(store, dealt, 0, 100)
        few = await measure(store)
        each = await fill(store, dealt, 100, count - 100)
        many = await measure(store)
        await store.close()
    print(f"{describe()}; {platform.machine()}; SQLite; median of {AGAIN}\n")
    print(f"| | 100 games | {count} games | ratio |\n|---|---|---|---|")
    for name, milliseconds in many.items():
        ratio = milliseconds / few[name]
        print(f"| {name} | {few[name]:.1f} ms | {milliseconds:.1f} ms | {ratio:.0f} |")
    print(f"\nThe facts of one game, reckoned and written in batches: {each:.2f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    asyncio.run(main(parser.parse_args().games))
