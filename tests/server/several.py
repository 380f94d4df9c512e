"""Several real nodes, each in its own process, on one real PostgreSQL."""

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from tests.server.people import PATIENCE
from tests.server.ports import free_port
from tools.tree import ROOT

START = f"""
import sys
from hiddenhand.server.nodes import node
from hiddenhand.server.serve import serve
from hiddenhand.server.settings import read_settings
from tests.server.patience import be_patient
be_patient()
node.SIGHT = {PATIENCE}
if sys.argv[1:]:
    node.LOST = float(sys.argv[1])
serve(read_settings(), lambda address: None)
"""
STEADY = 3600.0  # seconds without a heartbeat until a node counts as lost, where none shall be


@dataclass
class Node:
    """One of several servers, in its own process."""

    name: str
    database: str
    log: Path
    settings: dict[str, str] = field(default_factory=dict)
    port: int = 0
    process: "asyncio.subprocess.Process | None" = None
    lost: float | None = None  # seconds without a heartbeat until it takes others for lost

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        if not self.port:
            self.port = free_port()
        environment = os.environ | {
            "HIDDENHAND_DATABASE": self.database,
            "HIDDENHAND_NODE": self.name,
            "HIDDENHAND_PORT": str(self.port),
            "HIDDENHAND_GUESTS_PER_HOUR": "0",
            "HIDDENHAND_REQUESTS_PER_MINUTE": "0",
            "HIDDENHAND_WORK_PER_SECOND": "0",
            "HIDDENHAND_BOTS_ALONE_PACE": "0",
            "HIDDENHAND_BOTS_ALONE_TABLES": "0",
            "HIDDENHAND_ROOMS_PER_HOUR": "0",
            "HIDDENHAND_SOCKETS_PER_ADDRESS": "0",
            "HIDDENHAND_BOT_PROCESSES": "1",
            "HIDDENHAND_BOT_LIMIT": str(PATIENCE),
            "HIDDENHAND_TESTING": "1",
            "HIDDENHAND_TEST_SEED": "tests",
            "HIDDENHAND_MESSAGES_AT_ONCE": "1000",
            "HIDDENHAND_MESSAGES_PER_SECOND": "1000",
            **self.settings,
        }
        words = [] if self.lost is None else [str(self.lost)]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", START, *words), cwd=ROOT, env=environment, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while not await self.is_ready():
            assert self.process.returncode is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, "the node takes too long to start"
            await asyncio.sleep(0.05)

    async def is_ready(self) -> bool:
        """The health check of a load balancer."""
        async with httpx.AsyncClient(timeout=5) as http:
            with contextlib.suppress(httpx.HTTPError):
                return (await http.get(f"http://{self.address}/healthz")).status_code == 200
        return False

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def kill(self) -> None:
        await self.stop(signal.SIGKILL)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.send(number)
            if number == signal.SIGTERM:
                self.send(signal.SIGCONT)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def metric(self, name: str) -> float:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            text = (await http.get(f"http://{self.address}/metrics")).text
        found = [line for line in text.splitlines() if line.startswith(f"hiddenhand_{name} ")]
        return float(found[0].split()[1])


@dataclass
class Wire:
    """A connection between a node and its database that can be cut."""

    folder: Path  # the host in the database's address
    socket: str  # where the database really listens
    server: asyncio.Server | None = None
    ends: set[asyncio.StreamWriter] = field(default_factory=set)

    @classmethod
    @contextlib.asynccontextmanager
    async def laid(cls, database: str) -> AsyncIterator[tuple["Wire", str]]:
        """A connection to that database, and the database's address at its other end."""
        host = database.split("host=")[1]
        with tempfile.TemporaryDirectory(prefix="hiddenhand-wire-") as folder:
            wire = cls(Path(folder), f"{host}/.s.PGSQL.5432")
            await wire.mend()
            try:
                yield wire, database.replace(host, folder)
            finally:
                await wire.cut()

    async def mend(self) -> None:
        path = self.folder / ".s.PGSQL.5432"
        path.unlink(missing_ok=True)
        self.server = await asyncio.start_unix_server(self._join, path)

    async def cut(self) -> None:
        assert self.server is not None
        self.server.close()
        for end in self.ends:
            end.transport.abort()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self.socket)
        both = {writer, far_writer}
        self.ends |= both
        await asyncio.gather(_carry(reader, far_writer), _carry(far_reader, writer))
        self.ends -= both


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


@dataclass
class Several:
    """Nodes on one database, with direct access to it."""

    database: str
    nodes: list[Node]
    sql: Any  # asyncpg.Connection

    async def holder(self, code: str) -> Node | None:
        """The node that holds a table."""
        held = await self.sql.fetchval("SELECT holder FROM holds WHERE room = $1", code)
        named = [node for node in self.nodes if held and held.startswith(f"{node.name}-")]
        return named[0] if named else None

    async def seen_at(self, node: Node) -> float:
        """When this node wrote its last heartbeat, by the database's clock."""
        found = "SELECT seen_at FROM nodes WHERE id LIKE $1"
        return float(await self.sql.fetchval(found, f"{node.name}-%"))

    async def age(self, node: Node, seconds: float) -> None:
        """Make the last heartbeat of a dead node so many seconds older."""
        older = "UPDATE nodes SET seen_at = seen_at - $2 WHERE id LIKE $1"
        await self.sql.execute(older, f"{node.name}-%", seconds)

    async def held_at(self, code: str) -> float:
        """Since when it holds it, by the database's clock."""
        return float(await self.sql.fetchval("SELECT held_at FROM holds WHERE room = $1", code))

    async def clock(self, code: str) -> str:
        """Deadlines and banks of the room's game."""
        return str(await self.sql.fetchval("SELECT clock FROM games WHERE room = $1", code))

    async def now(self) -> float:
        return float(await self.sql.fetchval("SELECT extract(epoch FROM clock_timestamp())"))

    async def answers(self, game_id: str) -> list[tuple[int, int, str]]:
        rows = await self.sql.fetch(
            "SELECT number, seat, key FROM answers WHERE game_id = $1 ORDER BY number", game_id
        )
        return [tuple(row) for row in rows]


@contextlib.asynccontextmanager
async def several(
    database: str, folder: Path, count: int = 2, lost: float | None = None, **settings: str
) -> AsyncIterator[Several]:
    nodes = [
        Node(f"n{number}", database, folder / f"n{number}.log", settings, lost=lost)
        for number in range(1, count + 1)
    ]
    try:
        await asyncio.gather(*(node.start() for node in nodes))
        sql = await asyncpg.connect(database)
        try:
            yield Several(database, nodes, sql)
        finally:
            await sql.close()
    finally:
        for node in nodes:
            if node.process is not None:
                await node.kill()
