"""Measures what a hostile client does to others: victims play while one address attacks.

    python -m benchmarks.attacks [--seconds 20] [--only pings,watching]

The server has its default limits, apart from the number of new guests, and trusts no proxy. Victims
come from 127.0.0.1, attackers from 127.0.0.2 in a process of low priority. An answer's time runs
from sending until the last of the four seats has its update. The games that attackers watch and
replay are played first, by a server without limits over the same database.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import platform
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import orjson
import uvloop
import websockets

from benchmarks.server import SEATS, Client, Server, free_port, seat_table, sit_and_start
from benchmarks.server import Table as VictimTable
from hiddenhand.build import describe

ATTACKER = "127.0.0.2"
NICE = 5  # of attackers: their own processor time is not what we measure
VICTIMS = 4  # tables, two of each game
EVERY = 0.25  # seconds between two answers at each of them
WARM = 3.0  # seconds of play before the measurement: the first answers of a new server are slow
GUESTS = 20  # users of the attacker
GAMES = 3  # finished games of bots that attackers know
MIB = 1 << 20
FAILURES = (OSError, RuntimeError, TimeoutError, httpx.HTTPError, websockets.WebSocketException)
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
GAME = {"game": "secret_allies", "settings": {"map_mode": "automatic"}}


@dataclass
class Plan:
    """What attackers know."""

    port: int
    cookies: list[str]
    rooms: list[str]  # whose games are over
    games: list[str]
    until: float = 0.0
    seen: Counter[str] = field(default_factory=Counter)  # what happened to them

    def over(self) -> bool:
        """True when the attack ends."""
        return time.time() >= self.until

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from the attacker's address."""
        self.seen["connected"] += 1
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))

    async def socket(self, number: int) -> Any:
        """An open socket of one of the attacker's users."""
        return await websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            additional_headers={"Cookie": self.cookies[number % len(self.cookies)]},
            compression=None,
            max_size=2**24,
            local_addr=(ATTACKER, 0),
            open_timeout=30,
        )

    def http(self) -> httpx.AsyncClient:
        """Requests from the attacker's address."""
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30
        )


Attack = Callable[[Plan], Awaitable[None]]


async def again(plan: Plan, one: Callable[[int], Awaitable[None]], times: int) -> None:
    """Run an attack `times` at once, and again whenever the server ends it."""

    async def on(number: int) -> None:
        while not plan.over():
            try:
                await one(number)
            except FAILURES:
                plan.seen["closed"] += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*(on(number) for number in range(times)))


# -- the attacks -------------------------------------------------------------------------------


async def nothing(plan: Plan) -> None:
    """No attack, for comparison."""
    await asyncio.sleep(max(0.0, plan.until - time.time()))


async def pings(plan: Plan) -> None:
    """1: sockets that send nothing but ping frames."""

    async def one(number: int) -> None:
        socket = await plan.socket(number)
        try:
            while not plan.over():
                socket.transport.write(PING * 2000)
                plan.seen["pings"] += 2000
                await asyncio.sleep(0.005)
                if socket.close_code is not None or socket.transport.is_closing():
                    raise ConnectionResetError
        finally:
            socket.transport.abort()

    await again(plan, one, 3)


async def watching(plan: Plan) -> None:
    """2: twenty guests who watch finished games twenty times a second each."""

    async def one(number: int) -> None:
        socket = await plan.socket(number)
        reading = asyncio.create_task(read_all(socket))
        try:
            while not plan.over():
                room = plan.rooms[plan.seen["watches"] % len(plan.rooms)]
                await socket.send(orjson.dumps({"type": "watch", "room": room}).decode())
                plan.seen["watches"] += 1
                await asyncio.sleep(0.05)
        finally:
            reading.cancel()
            await socket.close()

    async def read_all(socket: Any) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in socket:
                plan.seen[f"told {orjson.loads(text)['type']}"] += 1

    await again(plan, one, GUESTS)


async def headers(plan: Plan) -> None:
    """3: heads without end, as many lines and as one line."""

    async def one(number: int) -> None:
        reader, writer = await plan.line()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: table\r\n")
            part = b"X-Padding: " + b"x" * 50 + b"\r\n" if number % 2 else b"x" * 62
            while not plan.over():
                writer.write(part * 1000)
                plan.seen["KiB"] += len(part) * 1000 // 1024
                await asyncio.wait_for(writer.drain(), 5)
                if reader.at_eof():
                    raise ConnectionResetError
        finally:
            writer.transport.abort()

    await again(plan, one, 8)


async def bot_tables(plan: Plan) -> None:
    """7: thirty tables of bots alone at pace 0, random ones and experts."""

    async def one(number: int) -> None:
        async with plan.http() as http:
            http.headers["Cookie"] = plan.cookies[number % 3]
            options = {"game": "hidden_leaders", "seats": 4, "bot_pace": 0}
            room = (await http.post("/api/rooms", json=options)).json()
            if "code" in room:
                bot = "random" if number % 2 else "expert"
                for seat in range(4):
                    path = f"/api/rooms/{room['code']}/seats/{seat}"
                    await http.post(path, json={"do": "bot", "bot": bot})
                started = await http.post(f"/api/rooms/{room['code']}/start")
                plan.seen["started" if started.is_success else started.json()["error"]] += 1
            else:
                plan.seen[room["error"]] += 1
        await asyncio.sleep(2)

    await again(plan, one, 30)


async def replays(plan: Plan) -> None:
    """8: replays at the allowed rate, through all eyes of all games."""

    async def one(number: int) -> None:
        async with plan.http() as http:
            while not plan.over():
                count = plan.seen["asked"]
                plan.seen["asked"] += 1
                game, eyes = plan.games[count % len(plan.games)], (-4, -3, 0, 1, 2)[count % 5]
                answer = await http.get(f"/api/games/{game}/replay?eyes={eyes}")
                plan.seen[str(answer.status_code)] += 1
                await asyncio.sleep(0.2)

    await again(plan, one, 4)


async def silent(plan: Plan) -> None:
    """9: eleven hundred connections that say nothing; the server may open 1,024 files."""

    async def one(number: int) -> None:
        reader, writer = await plan.line()
        try:
            await reader.read()
            raise ConnectionResetError
        finally:
            writer.transport.abort()

    ending = asyncio.create_task(again(plan, one, 1100))
    await asyncio.sleep(max(0.0, plan.until - time.time()))
    ending.cancel()


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "pings": pings,
    "watching": watching,
    "headers": headers,
    "bot tables": bot_tables,
    "replays": replays,
    "silent connections": silent,
}


def attack(name: str, plan: Plan, tell: Connection) -> None:
    """Run one attack in a process of its own."""
    os.nice(NICE)
    uvloop.run(_attack(ATTACKS[name], plan))
    tell.send(dict(plan.seen))


async def _attack(one: Attack, plan: Plan) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(one(plan), plan.until - time.time() + 5)


# -- victims and figures -----------------------------------------------------------------------


async def prepare(folder: Path, port: int) -> Plan:
    """Play what attackers will watch, by a server without limits."""
    server = Server(folder, port)
    await server.start()
    plan = Plan(port, [], [], [])
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        guests = [await Client(http, port).arrive(f"Attacker {n}") for n in range(GUESTS)]
        plan.cookies = [guest.cookie for guest in guests]
        for _ in range(GAMES):
            room = await guests[0].post("/api/rooms", {**GAME, "seats": 3, "bot_pace": 0})
            for seat in range(3):
                path = f"/api/rooms/{room['code']}/seats/{seat}"
                await guests[0].post(path, {"do": "bot", "bot": "random"})
            await guests[0].post(f"/api/rooms/{room['code']}/start")
            plan.rooms.append(room["code"])
        for code in plan.rooms:
            plan.games.append(await finished(http, code, guests[0].cookie))
    await server.stop()
    return plan


async def finished(http: httpx.AsyncClient, code: str, cookie: str) -> str:
    """The id of the room's game, once it is over."""
    while True:
        room = (await http.get(f"/api/rooms/{code}", headers={"Cookie": cookie})).json()
        if room["stage"] == "over":
            return str(room["game_id"])
        await asyncio.sleep(0.2)


async def sit_down(server: Server, listening: list["asyncio.Task[None]"]) -> list[VictimTable]:
    """The victims at their tables."""
    tables = []
    base = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        for number in range(VICTIMS):
            options: dict[str, Any] = GAME if number % 2 else {"game": "hidden_leaders"}
            table = await seat_table(http, server.port, number, options)
            table.every = EVERY
            await sit_and_start(table, listening)
            tables.append(table)
    return tables


async def measure(name: str, folder: Path, plan: Plan, seconds: float) -> list[Any]:
    """Attack a fresh server over the same games; returns a row of figures."""
    usual = {  # the limits under attack are the default ones
        "HIDDENHAND_REQUESTS_PER_MINUTE": "1200",
        "HIDDENHAND_WORK_PER_SECOND": "0.1",
        "HIDDENHAND_BOTS_ALONE_PACE": "0.5",
        "HIDDENHAND_BOTS_ALONE_TABLES": "3",
        "HIDDENHAND_SOCKETS_PER_ADDRESS": "200",
        "HIDDENHAND_ROOMS_PER_HOUR": "60",
        "HIDDENHAND_TRUSTED_PROXIES": "",
    }
    if name == "silent connections":
        usual["HIDDENHAND_MOST_CONNECTIONS"] = "960"  # as with 1,024 files
    server = Server(folder, plan.port, usual)
    await server.start()
    listening: list[asyncio.Task[None]] = []
    tables = await sit_down(server, listening)
    plan.until = time.time() + WARM + seconds + 1
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(name, plan, there))
    process.start()
    await asyncio.sleep(1)
    began, peak = time.perf_counter() + WARM, 0
    playing = [asyncio.create_task(t.play(began + seconds, n / 10)) for n, t in enumerate(tables)]
    await asyncio.sleep(WARM)
    for table in tables:
        table.took.clear()
    cpu = server.cpu()
    while time.perf_counter() < began + seconds:
        peak = max(peak, server.memory())
        await asyncio.sleep(0.2)
    busy = (server.cpu() - cpu) / (time.perf_counter() - began)
    await asyncio.gather(*playing)
    await asyncio.sleep(0.5)
    seen = here.recv() if here.poll(15) else {}
    process.join(5)
    if process.is_alive():
        process.kill()
    for task in listening:
        task.cancel()
    await server.stop()
    took = sorted(t for table in tables for t in table.took)
    late = sum(len(table.sent) for table in tables)
    within = took[min(len(took) - 1, int(len(took) * 0.99))] if took else float("nan")
    told = ", ".join(f"{count:,} {what}" for what, count in sorted(seen.items()))
    middle = median(took) if took else float("nan")
    return [name, len(took), late, middle * 1e3, within * 1e3, peak / MIB, busy, told]


async def main(seconds: float, names: list[str]) -> None:
    """Measure all attacks and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        plan = await prepare(Path(folder), free_port())
        rows = [await measure(name, Path(folder), plan, seconds) for name in names]
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()},")
    print(f"engine {describe()}; load before: {os.getloadavg()[0]:.1f}; victims: {VICTIMS} tables")
    print(f"of {SEATS}, {1 / EVERY:g} answers a second each; one address attacks\n")
    print("| attack | answers | never arrived | median ms | 99 % within ms | memory MiB | CPU | |")
    print("|---|---|---|---|---|---|---|---|")
    for name, count, late, middle, within, peak, busy, told in rows:
        print(
            f"| {name} | {count} | {late} | {middle:.1f} | {within:.1f} | {peak:.0f} "
            f"| {busy:.0%} | {told} |"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", default=",".join(ATTACKS), help="comma-separated names")
    given = parser.parse_args()
    asyncio.run(main(given.seconds, given.only.split(",")))
