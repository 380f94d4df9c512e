"""Measures the speed of the server: 300 live tables of four, one answer per table and second.

    python -m benchmarks.server [--tables 300] [--seconds 20] [--allies 0.0] [--bots 0]

Server and scripted clients share the machine over loopback. An answer's time runs from sending
until the last person at the table has the update. Everything is measured twice: alone, and while
expert bots think at four more tables. With `--bots 2` two people and two bots sit at each table.
"""

import argparse
import asyncio
import os
import platform
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import orjson
import websockets

from hiddenhand.build import describe
from hiddenhand.table.dice import SeededDice

SEATS = 4
BOT = "easy"  # the level of bots beside people
WARM_UP = 5.0  # seconds of play before measuring
START = """
from hiddenhand.server.serve import serve
from hiddenhand.server.settings import read_settings
serve(read_settings(), lambda address: None)
"""


@dataclass
class Server:
    """The real server in its own process."""

    folder: Path
    port: int
    more: dict[str, str] = field(default_factory=dict)  # additional environment variables
    process: Any = None

    async def start(self) -> float:
        """Start it; returns the seconds until it answers."""
        environment = os.environ | {
            "HIDDENHAND_DATABASE": f"sqlite:///{self.folder}/games.db",
            "HIDDENHAND_PORT": str(self.port),
            "HIDDENHAND_GUESTS_PER_HOUR": "0",  # all clients have the same address
            "HIDDENHAND_REQUESTS_PER_MINUTE": "0",
            "HIDDENHAND_WORK_PER_SECOND": "0",
            "HIDDENHAND_BOTS_ALONE_PACE": "0",
            "HIDDENHAND_BOTS_ALONE_TABLES": "0",
            "HIDDENHAND_SOCKETS_PER_ADDRESS": "0",
            "HIDDENHAND_ROOMS_PER_HOUR": "0",
            **self.more,
        }
        began = time.perf_counter()
        with (self.folder / "server.log").open("wb") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", START, env=environment, stderr=log
            )
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/healthz")
                    return time.perf_counter() - began
                except httpx.HTTPError:
                    if self.process.returncode is not None:
                        raise SystemExit((self.folder / "server.log").read_text()) from None
                    await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop the server."""
        self.process.terminate()
        await self.process.wait()

    def memory(self) -> int:
        """Bytes of memory used by the server, without its pool."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in text.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def cpu(self) -> float:
        """Processor seconds so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass
class Client:
    """One person with one socket."""

    http: httpx.AsyncClient
    port: int
    cookie: str = ""
    socket: Any = None

    async def arrive(self, name: str) -> "Client":
        """Become a guest."""
        answer = await self.http.post("/api/me", json={"name": name})
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.http.cookies.clear()  # one client serves many people
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        """Send a request. Fails if the server returns an error."""
        answer = await self.http.post(path, json=body, headers={"Cookie": self.cookie})
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def connect(self) -> None:
        """Open the socket."""
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=2**24,
            ping_interval=None,  # the server sends pings
            open_timeout=120,  # wait long enough for a busy machine
        )


@dataclass
class Table:
    """Four people at a table, and how long their answers took to reach everyone."""

    clients: list[Client]
    code: str
    dice: SeededDice
    took: list[float] = field(default_factory=list)
    asked: dict[int, dict[str, Any]] = field(default_factory=dict)  # seat -> its question
    game_id: str = ""
    seen: list[int] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)  # number -> when it was sent
    over: bool = False
    every: float = 1.0  # seconds between two answers

    def __post_init__(self) -> None:
        self.seen = [-1] * len(self.clients)

    async def listen(self, seat: int) -> None:
        """Take in the messages of one seat."""
        async for text in self.clients[seat].socket:
            if text.startswith(('{"type":"update"', '{"type":"snapshot"')):
                self.take_in(seat, orjson.loads(text))

    def take_in(self, seat: int, message: dict[str, Any]) -> None:
        """Take in one message."""
        number = message["seq"]
        self.game_id, self.seen[seat] = message["game_id"], number
        self.over = message["result"] is not None
        mine = [q for q in message["questions"] if q["options"]]
        if mine:
            self.asked[seat] = mine[0]
        else:
            self.asked.pop(seat, None)
        if min(self.seen) == number and number in self.sent:
            self.took.append(time.perf_counter() - self.sent.pop(number))

    async def play(self, until: float, phase: float) -> None:
        """Give an answer `every` so many seconds."""
        due = time.perf_counter() + phase
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.every
            if not self.asked or len(set(self.seen)) > 1:
                continue  # the last answer is still being delivered
            seat, question = next(iter(self.asked.items()))
            options = question["options"]
            message = {
                "type": "answer",
                "id": "x",
                "room": self.code,
                "game_id": self.game_id,
                "seat": seat,
                "asked": question["asked"],
                "key": options[self.dice.below(len(options))],
            }
            self.sent[max(self.seen) + 1] = time.perf_counter()
            await self.clients[seat].socket.send(orjson.dumps(message).decode())


async def seat_table(
    http: httpx.AsyncClient, port: int, number: int, options: Any, bots: int = 0
) -> Table:
    """Create a room with four people, or with bots on some of the seats."""
    people = SEATS - bots
    clients = [await Client(http, port).arrive(f"Guest {number}.{n}") for n in range(people)]
    host = clients[0]
    code = (await host.post("/api/rooms", {"seats": SEATS, **options}))["code"]
    for seat, client in enumerate(clients):
        body = {"do": "take", "entropy": f"{number:060x}{seat:04x}"}
        await client.post(f"/api/rooms/{code}/seats/{seat}", body)
    for seat in range(people, SEATS):
        await host.post(f"/api/rooms/{code}/seats/{seat}", {"do": "bot", "bot": BOT})
    return Table(clients, code, SeededDice(f"table {number}"))


async def sit_and_start(table: Table, listening: list["asyncio.Task[None]"]) -> None:
    """Connect everyone and start the game."""
    for seat, client in enumerate(table.clients):
        await client.connect()
        await client.socket.send(orjson.dumps({"type": "watch", "room": table.code}).decode())
        listening.append(asyncio.create_task(table.listen(seat)))
    await table.clients[0].post(f"/api/rooms/{table.code}/start")
    while min(table.seen) < 0:
        await asyncio.sleep(0.01)


async def let_experts_think(http: httpx.AsyncClient, port: int) -> None:
    """Start four tables of expert bots."""
    host = await Client(http, port).arrive("Host")
    options = {"game": "hidden_leaders", "seats": SEATS, "bot_pace": 0}
    for _ in range(4):
        code = (await host.post("/api/rooms", options))["code"]
        for seat in range(SEATS):
            await host.post(f"/api/rooms/{code}/seats/{seat}", {"do": "bot", "bot": "expert"})
        await host.post(f"/api/rooms/{code}/start")


@contextmanager
def gathered(tables: list[Table]) -> Iterator[list[float]]:
    """Collect the times of all answers given in the block."""
    for table in tables:
        table.took.clear()
    took: list[float] = []
    yield took
    took += sorted(t for table in tables for t in table.took)


async def measure(server: Server, tables: list[Table], seconds: float, name: str) -> list[Any]:
    """Play for some seconds and return a row of figures."""
    cpu, began = server.cpu(), time.perf_counter()
    with gathered(tables) as took:
        until = began + seconds
        await asyncio.gather(*(t.play(until, n / len(tables)) for n, t in enumerate(tables)))
        await asyncio.sleep(0.5)
    wall = time.perf_counter() - began
    late = sum(len(table.sent) for table in tables)
    share = took[min(len(took) - 1, int(len(took) * 0.99))] if took else float("nan")
    busy = (server.cpu() - cpu) / wall
    return [name, len(took) / seconds, median(took) * 1e3, share * 1e3, late, busy]


async def main(count: int, seconds: float, allies: float, bots: int) -> None:
    """Measure and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = Server(Path(folder), port)
        start_up = await server.start()
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits
        ) as http:
            empty = server.memory()
            tables = [
                await seat_table(http, port, n, options_for(n / count < allies), bots)
                for n in range(count)
            ]
            waiting = server.memory()
            listening: list[asyncio.Task[None]] = []
            for table in tables:
                await sit_and_start(table, listening)
            playing = server.memory()
            await measure(server, tables, WARM_UP, "warm-up")
            rows = [await measure(server, tables, seconds, "people alone")]
            await let_experts_think(http, port)
            await asyncio.sleep(2)
            rows.append(await measure(server, tables, seconds, "while experts think"))
            after = server.memory()
            for task in listening:
                task.cancel()
        await server.stop()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()},")
    print(f"engine {describe()}; {count} tables of {SEATS}, {allies:.0%} of them Secret Allies,")
    print(f"{bots} bots at each; load before: {os.getloadavg()[0]:.1f}\n")
    print("| | answers/s | median ms | 99 % within ms | never arrived | server CPU |")
    print("|---|---|---|---|---|---|")
    for name, rate, middle, share, late, busy in rows:
        print(f"| {name} | {rate:.0f} | {middle:.1f} | {share:.1f} | {late} | {busy:.0%} |")
    print(f"\nstart-up: {start_up:.2f} s")
    kib = 1024 * count
    print(f"memory per waiting room with four seats taken: {(waiting - empty) / kib:.0f} KiB")
    print(f"memory per table with four open connections: {(playing - empty) / kib:.0f} KiB")
    print(f"the same after {2 * seconds:.0f} s of play: {(after - empty) / kib:.0f} KiB")


def options_for(allies: bool) -> dict[str, Any]:
    """Room options for one of the games."""
    if allies:
        return {"game": "secret_allies", "settings": {"map_mode": "automatic"}}
    return {"game": "hidden_leaders"}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--allies", type=float, default=0.0, help="share of Secret Allies tables")
    parser.add_argument("--bots", type=int, default=0, help="bots at each table, beside people")
    given = parser.parse_args()
    asyncio.run(main(given.tables, given.seconds, given.allies, given.bots))
