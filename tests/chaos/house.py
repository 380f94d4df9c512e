"""The nodes and their database, and everything that can be done to them from outside."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import asyncpg
import httpx

from tests.server import postgres
from tests.server.ports import free_port

START_UP = 120.0  # seconds a node may take on a machine that has other things to do
# A node whose clock can be set from outside while it runs.
START = """
import os, signal, time
true, ahead = time.time, [0.0]
def set_clock(*_):
    with open(os.environ["CHAOS_CLOCK"]) as file:
        ahead[0] = float(file.read())
set_clock()
time.time = lambda: true() + ahead[0]
signal.signal(signal.SIGUSR1, set_clock)
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.serve import serve
from hiddenhand.server.settings import read_settings
try:
    serve(read_settings(), lambda address: None)
except HiddenHandError as refusal:  # the database is away
    raise SystemExit(f"{refusal.code}: {refusal}")
"""
SETTINGS = {
    "HIDDENHAND_HOST": "127.0.0.1",
    "HIDDENHAND_BOT_PROCESSES": "1",
    "HIDDENHAND_TESTING": "1",
    "HIDDENHAND_TEST_SEED": "chaos",
    "HIDDENHAND_ANALYSIS_PROCESSES": "0",
    # scripted people are quicker than real ones, and all come from one address
    "HIDDENHAND_GUESTS_PER_HOUR": "0",
    "HIDDENHAND_REQUESTS_PER_MINUTE": "0",
    "HIDDENHAND_WORK_PER_SECOND": "0",
    "HIDDENHAND_BOTS_ALONE_PACE": "0",
    "HIDDENHAND_BOTS_ALONE_TABLES": "0",
    "HIDDENHAND_SOCKETS_PER_ADDRESS": "0",
    "HIDDENHAND_ROOMS_PER_HOUR": "0",
    "HIDDENHAND_MESSAGES_AT_ONCE": "1000",
    "HIDDENHAND_MESSAGES_PER_SECOND": "1000",
}


class Log:
    """What happened when; each line goes to a file and, if wished, to the screen."""

    def __init__(self, file: Path, loud: bool = False) -> None:
        self.file = file
        self.loud = loud
        self.counts: Counter[str] = Counter()
        self._out: IO[str] = file.open("a", encoding="utf-8")
        self._began = time.monotonic()

    def note(self, kind: str, what: str, *, fault: bool = False) -> None:
        if fault:
            self.counts[kind] += 1
        line = f"{time.monotonic() - self._began:9.3f}  {kind:<18} {what}"
        print(line, file=self._out, flush=True)
        if self.loud:
            print(line, flush=True)

    def close(self) -> None:
        self._out.close()


@dataclass
class Node:
    """A server in a process of its own."""

    name: str
    database: str
    folder: Path
    port: int = 0
    process: "asyncio.subprocess.Process | None" = None
    is_busy: bool = False  # something is being done to it

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> Path:
        return self.folder / f"{self.name}.log"

    @property
    def _clock(self) -> Path:
        return self.folder / f"{self.name}.clock"

    def is_alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self, *, until_ready: bool = True) -> None:
        if not self.port:
            self.port = free_port()
        if not self._clock.exists():
            self._clock.write_text("0")
        environment = os.environ | {
            **SETTINGS,
            "HIDDENHAND_DATABASE": self.database,
            "HIDDENHAND_NODE": self.name,
            "HIDDENHAND_PORT": str(self.port),
            "CHAOS_CLOCK": str(self._clock),
        }
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", START, env=environment, stderr=log, stdout=log
            )
        end = time.monotonic() + START_UP
        while until_ready and not await self.is_ready():
            if not self.is_alive():
                raise ConnectionError(f"{self.name} does not start: {self.last_words()}")
            if time.monotonic() > end:
                raise TimeoutError(f"{self.name} takes too long to start: {self.last_words()}")
            await asyncio.sleep(0.1)

    async def is_ready(self) -> bool:
        async with httpx.AsyncClient(timeout=5) as http:
            with contextlib.suppress(httpx.HTTPError):
                return (await http.get(f"http://{self.address}/healthz")).status_code == 200
        return False

    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]

    def send(self, number: signal.Signals) -> None:
        if self.is_alive():
            assert self.process is not None
            self.process.send_signal(number)

    async def kill(self) -> None:
        self.send(signal.SIGKILL)
        assert self.process is not None
        await self.process.wait()

    async def close(self) -> None:
        """Stop in good order; a node that does not is killed, and named."""
        if self.is_alive():
            assert self.process is not None
            self.send(signal.SIGCONT)
            self.send(signal.SIGTERM)
            try:
                await asyncio.wait_for(self.process.wait(), START_UP)
            except TimeoutError:
                await self.kill()
                raise

    def set_clock(self, seconds: float) -> None:
        """So far ahead of the true time, from now on and after a restart."""
        written = self._clock.with_suffix(".new")
        written.write_text(str(seconds))
        written.replace(self._clock)  # at once: the node may be reading because of another jump
        self.send(signal.SIGUSR1)


class Database:
    """A real PostgreSQL from PyPI. Every node comes as a role of its own, so that the connections
    of one can be told from those of another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server = postgres.start(folder)
        self._address = self._server.get_uri()

    def address_for(self, role: str) -> str:
        return self._address.replace("postgres:@", f"{role}:@")

    async def sql(self) -> Any:
        return await asyncpg.connect(self._address, timeout=10)

    async def add_role(self, role: str) -> None:
        sql = await self.sql()
        await sql.execute(f"CREATE ROLE {role} SUPERUSER LOGIN")
        await sql.close()

    async def cut(self, role: str, *, all_of_them: bool) -> int:
        """End connections of this role; returns how many."""
        sql = await self.sql()
        try:
            most = "" if all_of_them else " ORDER BY random() LIMIT 1"
            ended = await sql.fetch(
                "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity"
                f" WHERE usename = $1{most}) AS theirs",
                role,
            )
            return len(ended)
        finally:
            await sql.close()

    async def restart(self, mode: str, pause: float) -> None:
        """`immediate` is a crash: PostgreSQL recovers from its log when it starts."""
        await asyncio.to_thread(self._stop, mode)
        await asyncio.sleep(pause)
        await asyncio.to_thread(self._start)

    def _stop(self, mode: str) -> None:
        words = [str(postgres.programs() / "pg_ctl"), "-D", str(self._server.pgdata)]
        words += ["-w", "-t", "120", "-m", mode, "stop"]
        user = self._server.system_user
        subprocess.run(words, check=True, user=user, stdout=subprocess.DEVNULL)

    def _start(self) -> None:
        for tries_left in (2, 1, 0):
            try:
                self._server.ensure_postgres_running()
                return
            except Exception:  # of a library that gives it ten seconds on a busy machine
                if not tries_left:
                    raise
                time.sleep(2)

    def close(self) -> None:
        self._server.cleanup()


@dataclass
class House:
    """All of it. Without a database of its own the one node keeps everything in a file."""

    folder: Path
    log: Log
    nodes: list[Node] = field(default_factory=list)
    database: Database | None = None
    database_is_busy: bool = False
    background: set["asyncio.Task[None]"] = field(default_factory=set)

    @property
    def store(self) -> str:
        return self.nodes[0].database

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)

    async def all_well(self) -> None:
        """Wait for everything under way; every node answers again. What failed is raised."""
        await asyncio.gather(*self.background)
        self.background.clear()
        for node in self.nodes:
            node.send(signal.SIGCONT)
            if not node.is_alive():
                await node.start()
        end = time.monotonic() + START_UP
        for node in self.nodes:
            while not await node.is_ready():
                if not node.is_alive():
                    raise ConnectionError(f"{node.name} has died: {node.last_words()}")
                if time.monotonic() > end:
                    raise TimeoutError(f"{node.name} does not get well: {node.last_words()}")
                await asyncio.sleep(0.2)


@contextlib.asynccontextmanager
async def open_house(folder: Path, log: Log, nodes: int) -> AsyncIterator[House]:
    """`nodes` over one PostgreSQL; none: one server with a file."""
    house = House(folder, log)
    try:
        if nodes:
            house.database = Database(folder / "pg")
        else:
            house.nodes = [Node("alone", f"sqlite:///{folder}/games.db", folder)]
        for number in range(1, nodes + 1):
            assert house.database is not None
            await house.database.add_role(f"n{number}")
            address = house.database.address_for(f"n{number}")
            house.nodes.append(Node(f"n{number}", address, folder))
        for node in house.nodes:
            await node.start()
        yield house
    finally:
        for task in house.background:
            task.cancel()
        for node in house.nodes:
            if node.is_alive():
                await node.kill()
        if house.database is not None:
            house.database.close()
