"""Load test: 1,000 open tables on PostgreSQL, 300 answers a second, 5,000 spectators.

    python -m benchmarks.load [--tables 1000] [--rate 300] [--spectators 5000] [--seconds 20]

Server, database and all scripted clients share two cores over loopback. Answers are due at a steady
rate, whatever the server does; an answer's time runs from sending until the last of the four seats
has its update. It also reports processor time per answer in the server and the database, which does
not depend on the load of the machine. At the end too many clients connect: those beyond the limits
must get an error, and nobody else may notice.
"""

import argparse
import asyncio
import gc
import os
import platform
import random
import resource
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import orjson
import uvloop
import websockets

from benchmarks.server import SEATS, Client, Server, Table, free_port, options_for
from hiddenhand.build import describe
from hiddenhand.table.dice import SeededDice
from tests.server import postgres

CORES = 2
AT_ONCE = 32  # clients arriving at the same time
WARM_UP = 5.0
GIB = 1 << 30
TOO_MANY = 40  # clients that come when the server is full


# -- the database ------------------------------------------------------------------------------


class Database:
    """A real PostgreSQL from PyPI with default settings."""

    def __init__(self, folder: Path) -> None:
        self._running = postgres.start(folder)
        self.address = self._running.get_uri()
        self._main = int((folder / "postmaster.pid").read_text().split()[0])

    def processes(self) -> list[int]:
        """The postmaster and its child processes."""
        parents: dict[int, list[int]] = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal():
                parents.setdefault(parent_of(int(entry.name)), []).append(int(entry.name))
        return [self._main, *parents.get(self._main, [])]

    def cpu(self) -> float:
        """Processor seconds used by all of them."""
        return sum(cpu_of(process) for process in self.processes())

    def close(self) -> None:
        """Stop the database."""
        self._running.cleanup()


def stat_of(process: int) -> list[str]:
    """The fields of /proc/PID/stat after the name; empty if the process has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:  # it has just ended
        return []


def parent_of(process: int) -> int:
    """The parent of a process, 0 if it has ended."""
    words = stat_of(process)
    return int(words[1]) if words else 0


def cpu_of(process: int) -> float:
    """Processor seconds of a process and its ended children."""
    words = stat_of(process)
    return sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK") if words else 0.0


# -- clients -----------------------------------------------------------------------------------


async def in_crowds(works: list[Any]) -> list[Any]:
    """Run all of them, AT_ONCE at a time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def enter(work: Any) -> Any:
        async with door:
            return await work

    return await asyncio.gather(*(enter(work) for work in works))


async def seat_table(http: httpx.AsyncClient, port: int, number: int, allies: float) -> Table:
    """Create a room with four people."""
    clients = [await Client(http, port).arrive(f"Guest {number}.{n}") for n in range(SEATS)]
    options = {"seats": SEATS, **options_for(number % 100 < allies * 100)}
    code = (await clients[0].post("/api/rooms", options))["code"]
    for seat, client in enumerate(clients):
        body = {"do": "take", "entropy": f"{number:060x}{seat:04x}"}
        await client.post(f"/api/rooms/{code}/seats/{seat}", body)
    table = Table(clients, code, SeededDice(f"load {number}"))
    for client in clients:
        await client.connect()
    return table


@dataclass
class House:
    """The server, the database, and all tables."""

    server: Server
    database: Database
    http: httpx.AsyncClient
    tables: list[Table]
    listening: list["asyncio.Task[None]"] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)  # how late the script itself was
    not_ready: int = 0

    async def begin(self, table: Table) -> None:
        """Start the game at a table."""
        for seat, client in enumerate(table.clients):
            await client.socket.send(orjson.dumps({"type": "watch", "room": table.code}).decode())
            self.listening.append(asyncio.create_task(table.listen(seat)))
        await table.clients[0].post(f"/api/rooms/{table.code}/start")
        while min(table.seen) < 0:
            await asyncio.sleep(0.01)

    async def play(self, rate: float, seconds: float) -> None:
        """Answer at a steady rate, one table after the other."""
        began = time.perf_counter()
        turns = 0
        order = list(range(len(self.tables)))
        random.Random(7).shuffle(order)
        sending: set[asyncio.Task[None]] = set()
        while turns < rate * seconds:
            due = began + turns / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.lags.append(time.perf_counter() - due)
            table = self.tables[order[turns % len(order)]]
            turns += 1
            if not table.asked or len(set(table.seen)) > 1:
                self.not_ready += not table.over
                continue
            task = asyncio.create_task(answer(table))
            sending.add(task)
            task.add_done_callback(sending.discard)

    async def measure(self, name: str, rate: float, seconds: float) -> "Line":
        """Play for some seconds and return the figures."""
        for table in self.tables:
            table.took.clear()
            table.sent.clear()
        self.lags.clear()
        self.not_ready = 0
        mine, cpu, of_database = time.process_time(), self.server.cpu(), self.database.cpu()
        began = time.perf_counter()
        await self.play(rate, seconds)
        wall = time.perf_counter() - began
        waited = time.perf_counter()
        while any(table.sent for table in self.tables) and time.perf_counter() < waited + 10:
            await asyncio.sleep(0.05)
        took = sorted(t for table in self.tables for t in table.took)
        return Line(
            name,
            len(took) / wall,
            took,
            sum(len(table.sent) for table in self.tables) + self.not_ready,
            (self.server.cpu() - cpu) / max(1, len(took)),
            (self.database.cpu() - of_database) / max(1, len(took)),
            (time.process_time() - mine) / max(1, len(took)),
            share(sorted(self.lags), 0.99),
        )


async def answer(table: Table) -> None:
    """Give one answer at a table."""
    seat, question = next(iter(table.asked.items()))
    options = question["options"]
    message = {
        "type": "answer",
        "id": "x",
        "room": table.code,
        "game_id": table.game_id,
        "seat": seat,
        "asked": question["asked"],
        "key": options[table.dice.below(len(options))],
    }
    table.sent[max(table.seen) + 1] = time.perf_counter()
    await table.clients[seat].socket.send(orjson.dumps(message).decode())


@dataclass
class Spectator:
    """A client that only watches."""

    client: Client
    heard: int = 0

    async def look(self, code: str) -> None:
        """Connect and wait for the first snapshot."""
        await self.client.connect()
        await self.client.socket.send(orjson.dumps({"type": "watch", "room": code}).decode())
        async for text in self.client.socket:
            self.heard += 1
            if text.startswith('{"type":"snapshot"'):
                return

    async def look_on(self) -> None:
        """Count all further messages."""
        async for _ in self.client.socket:
            self.heard += 1


async def add_spectators(house: House, port: int, count: int) -> list[Spectator]:
    """Connect `count` spectators."""

    async def come(number: int) -> Spectator:
        client = await Client(house.http, port).arrive(f"Spectator {number}")
        spectator = Spectator(client)
        await spectator.look(house.tables[number % len(house.tables)].code)
        house.listening.append(asyncio.create_task(spectator.look_on()))
        return spectator

    return list(await in_crowds([come(number) for number in range(count)]))


# -- figures -----------------------------------------------------------------------------------


@dataclass
class Line:
    """The figures of one measurement."""

    name: str
    rate: float
    took: list[float]
    late: int
    server: float
    database: float
    script: float
    lag: float

    def __str__(self) -> str:
        ms = [median(self.took), share(self.took, 0.99), self.took[-1]] if self.took else [0.0] * 3
        within = sum(t <= 0.25 for t in self.took) / max(1, len(self.took) + self.late)
        cells = [
            self.name,
            f"{self.rate:.0f}",
            *(f"{t * 1e3:.0f}" for t in ms),
            f"{within:.2%}",
            str(self.late),
            *(f"{cpu * 1e3:.2f}" for cpu in (self.server, self.database, self.script)),
            f"{self.lag * 1e3:.0f}",
        ]
        return f"| {' | '.join(cells)} |"


HEAD = """\
| | answers/s | median ms | 99 % ms | worst ms | within 250 ms | late or lost \
| server CPU ms/answer | database | script | script's lag, 99 % ms |
|---|---|---|---|---|---|---|---|---|---|---|"""


def share(ordered: list[float], part: float) -> float:
    """A quantile of sorted values."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


# -- too many clients --------------------------------------------------------------------------


async def overfill(house: House, port: int) -> Counter[str]:
    """What clients are told that come when the server is full."""
    told: Counter[str] = Counter()

    async def come(number: int) -> None:
        client = await Client(house.http, port).arrive(f"Latecomer {number}")
        try:
            await client.connect()
            async for text in client.socket:
                message = orjson.loads(text)
                name = message["type"]
                told[message["refusal"]["error"] if name == "refused" else name] += 1
                break
            else:
                told[f"closed with {client.socket.close_code}"] += 1
            await client.socket.close()
        except websockets.InvalidStatus as error:
            body = error.response.body or b""
            name = orjson.loads(body).get("error") if body.startswith(b"{") else ""
            told[str(name or error.response.status_code)] += 1
        except websockets.ConnectionClosed as error:
            told[str(error.rcvd.reason if error.rcvd else "closed")] += 1

    await in_crowds([come(number) for number in range(TOO_MANY)])
    return told


async def main(tables: int, rate: float, spectators: int, seconds: float, allies: float) -> None:
    """Start database and server, then run the test."""
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="hiddenhand-load-") as folder:
        database = Database(Path(folder) / "pg")
        server = Server(
            Path(folder),
            free_port(),
            {
                "HIDDENHAND_DATABASE": database.address,
                "HIDDENHAND_MOST_SOCKETS": str(tables * SEATS + spectators),
            },
        )
        try:
            await server.start()
            await load(server, database, tables, rate, spectators, seconds, allies)
        finally:
            if server.process is not None and server.process.returncode is None:
                await server.stop()
            database.close()


async def load(
    server: Server,
    database: Database,
    count: int,
    rate: float,
    spectators: int,
    seconds: float,
    allies: float,
) -> None:
    """Run all measurements and print them."""
    port = server.port
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=2)
    nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people share one client
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=120, limits=limits, cookies=nobodys
    ) as http:
        empty = server.memory()
        seats = await in_crowds([seat_table(http, port, n, allies) for n in range(count)])
        house = House(server, database, http, seats)
        await in_crowds([house.begin(table) for table in seats])
        gc.collect()
        gc.freeze()  # keep the script's own garbage collection out of the figures
        playing = server.memory()
        await house.measure("warm-up", rate, WARM_UP)
        lines = [await house.measure("players alone", rate, seconds)]
        before = server.memory()
        watching = await add_spectators(house, port, spectators)
        await asyncio.sleep(2)
        after = server.memory()
        gc.collect()
        gc.freeze()
        idle_cpu, idle_from = server.cpu(), time.perf_counter()
        await asyncio.sleep(10)
        idle = (server.cpu() - idle_cpu) / (time.perf_counter() - idle_from)
        lines.append(await house.measure(f"{spectators:,} look on", rate, seconds))
        told = await overfill(house, port)
        still = await house.measure("after too many came", rate, 5.0)
        lines.append(still)
        peak = server.memory()
        for task in house.listening:
            task.cancel()
    print(f"{platform.machine()}, {CORES} cores in all, Python {platform.python_version()},")
    print(
        f"engine {describe()}, PostgreSQL; {count:,} tables of {SEATS}, {allies:.0%} Secret Allies;"
    )
    print(f"{rate:.0f} answers/s fall due. Load of the machine: {os.getloadavg()[0]:.1f}\n")
    print(HEAD)
    print("\n".join(map(str, lines)))
    mib = 1 << 20
    print(f"\nserver memory: empty {empty / mib:.0f} MiB; {count:,} tables with {count * SEATS:,}")
    print(
        f"players {playing / mib:.0f} MiB; {len(watching):,} spectators more: {after / mib:.0f} MiB"
    )
    print(f"({(after - before) / max(1, len(watching)) / 1024:.0f} KiB each, ", end="")
    print(f"{(after - before) / GIB:.2f} GiB together); at the end {peak / mib:.0f} MiB")
    print(f"a full house that does nothing takes {idle:.1%} of a core")
    most = f"{count * SEATS + spectators:,}"
    print(f"{TOO_MANY} more than the limit of {most} sockets were told: {dict(told)}")


def raise_file_limit() -> None:
    """Allow two sockets per client, one in the server and one here; use CORES cores."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:CORES]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300.0, help="answers a second in all")
    parser.add_argument("--spectators", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--allies", type=float, default=0.1, help="share of Secret Allies tables")
    given = parser.parse_args()
    uvloop.run(main(given.tables, given.rate, given.spectators, given.seconds, given.allies))
