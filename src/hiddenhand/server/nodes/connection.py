"""A node's own connection to PostgreSQL: its heartbeat, and the news it hears and tells.

All times are those of the database: nodes with wrong clocks agree all the same.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import asyncpg
from sqlalchemy import URL

from hiddenhand.server.storage import news
from hiddenhand.server.storage.fence import NOW
from hiddenhand.server.storage.news import CHANNEL, News

TIMEOUT = 2.0  # seconds until the database counts as gone
LINE = "hiddenhand "  # before the name of a node: what PostgreSQL calls its connection
CLOCK_GRAIN = 0.005  # seconds by which clocks may differ without anybody minding
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a timeout is an OSError


@dataclass(frozen=True, slots=True)
class Beat:
    ahead: float  # clock of the database less our steady one,
    doubt: float  # give or take
    lost: tuple[str, ...]  # nodes that were not seen for too long
    living: frozenset[str]


@dataclass(frozen=True, slots=True)
class Found:
    """A table without a living node, which is ours now."""

    room: str
    version: int
    clock: str  # JSON of its Pace


class NodeConnection:
    def __init__(self, url: URL, node: str, name: str, hear: Callable[[News], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = node
        self.name = name
        self._hear = hear
        self._one_at_a_time = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None

    @property
    def is_open(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def open(self) -> None:
        await self.close()
        connection = await asyncpg.connect(
            self._address,
            timeout=TIMEOUT,
            command_timeout=TIMEOUT,
            # a heartbeat need not reach the disk; commits of games still do
            server_settings={"synchronous_commit": "off", "application_name": LINE + self.node},
        )
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()  # at once: it may be that nobody is there any more

    async def beat(self, patience: float) -> Beat:
        """Note that this node lives; return who else does, and the clock of the database."""
        async with self._one_at_a_time:
            asked = time.monotonic()
            seen_at = await self._open().fetchval(_BEAT, self.node, self.name)
            answered = time.monotonic()
            rows = await self._open().fetch(_NODES, patience)
        lost = tuple(row["id"] for row in rows if row["lost"])
        living = frozenset(row["id"] for row in rows if not row["lost"])
        doubt = (answered - asked) / 2 + CLOCK_GRAIN
        return Beat(seen_at - (asked + answered) / 2, doubt, lost, living)

    async def claim(self, patience: float, most: int) -> list[Found]:
        """Take over running games that no living node looks after."""
        async with self._one_at_a_time, self._open().transaction():
            rows = await self._open().fetch(_CLAIM, self.node, patience, most)
            versions: dict[str, int] = {row["room"]: row["version"] for row in rows}
            told = [News(self.node, "held", *held).text() for held in versions.items()]
            await self._open().execute(_TELL, CHANNEL, told)
            # read after the claim: what the lost node still wrote before it is in here
            clocks = await self._open().fetch(_CLOCKS, list(versions))
        return [Found(row["room"], versions[row["room"]], row["clock"]) for row in clocks]

    async def forget(self, nodes: Iterable[str], patience: float) -> None:
        """Nodes whose tables are all in other hands; one that comes back tells its name again.
        Its line is cut: news would pile up in the database for a process that does not run."""
        lost = list(nodes)
        async with self._one_at_a_time:
            await self._open().execute(_CUT, [LINE + node for node in lost])
            await self._open().execute(_FORGET, lost, patience)

    async def tell(self, items: Iterable[News]) -> None:
        async with self._one_at_a_time:
            await self._open().execute(_TELL, CHANNEL, [item.text() for item in items])

    async def leave(self) -> None:
        """Our tables are free from now on, and everybody knows."""
        async with self._one_at_a_time, self._open().transaction():
            await self._open().execute("UPDATE nodes SET seen_at = 0 WHERE id = $1", self.node)
            await self._open().execute(_TELL, CHANNEL, [News(self.node, "bye").text()])

    def _open(self) -> asyncpg.Connection:
        if self._connection is None:
            raise ConnectionError("not connected")
        return self._connection

    def _heard(self, connection: object, pid: int, channel: str, word: object) -> None:
        item = news.read(str(word))
        if item.node != self.node:
            self._hear(item)


_BEAT = f"""
INSERT INTO nodes (id, name, started_at, seen_at) VALUES ($1, $2, {NOW}, {NOW})
ON CONFLICT (id) DO UPDATE SET seen_at = {NOW} RETURNING seen_at::float8
"""
_NODES = f"SELECT id, seen_at < {NOW} - $1::float8 AS lost FROM nodes"
_CLAIM = f"""
UPDATE holds SET holder = $1, version = holds.version + 1, held_at = {NOW}
FROM (
    SELECT holds.room FROM games
    JOIN rooms ON rooms.code = games.room AND rooms.game_id = games.id
    JOIN holds ON holds.room = games.room
    WHERE games.ended_at IS NULL AND NOT EXISTS (
        SELECT FROM nodes
        WHERE nodes.id = holds.holder AND nodes.seen_at >= {NOW} - $2::float8
    )
    ORDER BY holds.room LIMIT $3
    FOR UPDATE OF holds SKIP LOCKED
) AS lost
WHERE holds.room = lost.room RETURNING holds.room, holds.version
"""
_CLOCKS = "SELECT room, clock FROM games WHERE ended_at IS NULL AND room = ANY($1::text[])"
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY($1)"
_FORGET = f"DELETE FROM nodes WHERE id = ANY($1::text[]) AND seen_at < {NOW} - $2::float8"
_TELL = "SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word"
