"""Optimistic locking of rooms for several nodes on one database.

Every room has a version. A write names the version it is based on; in the same transaction the
rooms are locked, compared and incremented. So of two nodes that write at the same time one fails,
whatever kept it from noticing the other. The commit also notifies the other nodes.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage.news import CHANNEL, News
from hiddenhand.server.store import Guard, Overtaken


class Fence:
    """Checks and increments the versions of rooms for one node."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.refused = 0  # our writes that were too late

    async def lock(self, connection: AsyncConnection, rooms: Iterable[str]) -> dict[str, int]:
        """Lock these rooms until the commit, always in the same order to avoid deadlocks, and
        return their versions."""
        found = await connection.execute(_LOCK, {"rooms": sorted(set(rooms))})
        return {row.room: row.version for row in found}

    async def enter(self, connection: AsyncConnection, guards: Sequence[Guard]) -> None:
        """Check and increment the versions of the rooms. Raises `Overtaken`."""
        if not guards:
            return
        versions = await self.lock(connection, (guard.room for guard in guards))
        news = []
        for guard in guards:
            version = versions.get(guard.room)
            if version is None or guard.version not in (None, version):
                self.refused += 1
                message = f"made for version {guard.version}, and it has {version}"
                raise Overtaken(message, place=f"room {guard.room}")
            versions[guard.room] = version + 1
            news.append(News(self.node, guard.kind, guard.room, version + 1, guard.turns))
        values: dict[str, Any] = {
            "node": self.node,
            "rooms": list(versions),
            "versions": list(versions.values()),
            "held": [guard.room for guard in guards if guard.kind in ("begin", "game")],
        }
        await connection.execute(_COUNT_ON, values)
        told = [item.text() for item in news]
        await connection.execute(_TELL, {"channel": CHANNEL, "told": told})


NOW = "extract(epoch FROM clock_timestamp())"

# The database closes the connection of a node that is suspended while it holds a lock.
FROZEN = "4s"
_LOCK = text(
    "SELECT room, version"
    f" FROM set_config('idle_in_transaction_session_timeout', '{FROZEN}', true), holds"
    " WHERE room = ANY(CAST(:rooms AS text[])) ORDER BY room FOR UPDATE OF holds"
)
_COUNT_ON = text(
    "UPDATE holds SET version = fresh.version,"
    " holder = CASE WHEN taken THEN :node ELSE holder END,"
    f" held_at = CASE WHEN taken AND holder IS DISTINCT FROM :node THEN {NOW} ELSE held_at END"
    " FROM (SELECT room, version, room = ANY(CAST(:held AS text[])) AS taken"
    " FROM unnest(CAST(:rooms AS text[]), CAST(:versions AS bigint[])) AS given(room, version))"
    " AS fresh WHERE holds.room = fresh.room"
)
_TELL = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:told AS text[])) AS word")
