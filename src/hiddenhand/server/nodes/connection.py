"""A node's own PostgreSQL connection, for its heartbeat and notifications.

All times are those of the database, so nodes with wrong clocks agree.
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

TIMEOUT = 2.0  # seconds until the database counts as down
LINE = "hiddenhand "  # prefix of the connection's name in PostgreSQL
CLOCK_GRAIN = 0.005  # seconds; smaller clock differences are ignored
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a timeout is an OSError


@dataclass(frozen=True, slots=True)
class Beat:
    """The result of a heartbeat."""

    ahead: float  # database clock minus our monotonic clock
    doubt: float  # uncertainty of `ahead`
    lost: tuple[str, ...]  # nodes without a recent heartbeat
    living: frozenset[str]


@dataclass(frozen=True, slots=True)
class Found:
    """A running game without a live node, which this node has taken over."""

    room: str
    version: int
    clock: str  # JSON of its Pace


class NodeConnection:
    """The connection; `hear` is called with each notification."""

    def __init__(self, url: URL, node: str, name: str, hear: Callable[[News], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = node
        self.name = name
        self._hear = hear
        self._one_at_a_time = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None

    @property
    def is_open(self) -> bool:
        """True while the connection is usable."""
        return self._connection is not None and not self._connection.is_closed()

    async def open(self) -> None:
        """Connect and listen."""
        await self.close()
        connection = await asyncpg.connect(
            self._address,
            timeout=TIMEOUT,
            command_timeout=TIMEOUT,
            # heartbeats need not reach the disk; commits of games do
            server_settings={"synchronous_commit": "off", "application_name": LINE + self.node},
        )
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    async def close(self) -> None:
        """Close the connection at once."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()  # at once: the database may not answer

    async def beat(self, patience: float) -> Beat:
        """Write a heartbeat; return the lost nodes and the database's clock."""
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
        """Take over running games that no live node holds."""
        async with self._one_at_a_time, self._open().transaction():
            rows = await self._open().fetch(_CLAIM, self.node, patience, most)
            versions: dict[str, int] = {row["room"]: row["version"] for row in rows}
            told = [News(self.node, "held", *held).text() for held in versions.items()]
            await self._open().execute(_TELL, CHANNEL, told)
            # read after the claim, to include the lost node's last writes
            clocks = await self._open().fetch(_CLOCKS, list(versions))
        return [Found(row["room"], versions[row["room"]], row["clock"]) for row in clocks]

    async def forget(self, nodes: Iterable[str], patience: float) -> None:
        """Delete nodes without games; one that comes back registers again. Their connections are
        terminated, because notifications would pile up for a stopped process."""
        lost = list(nodes)
        async with self._one_at_a_time:
            await self._open().execute(_CUT, [LINE + node for node in lost])
            await self._open().execute(_FORGET, lost, patience)

    async def tell(self, items: Iterable[News]) -> None:
        """Send notifications."""
        async with self._one_at_a_time:
            await self._open().execute(_TELL, CHANNEL, [item.text() for item in items])

    async def leave(self) -> None:
        """Release our games and announce it."""
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
