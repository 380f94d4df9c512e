"""Several nodes, one database: whoever has not read a room to its end writes nothing to it.

Every room has a version. A write names the version it was made for; inside the same transaction
the rooms are locked, compared and counted on. So of two nodes that think they are next one is
refused, whatever kept it from noticing: a slow network, a stopped process, a clock gone wrong. The
commit also tells the other nodes which rooms have changed.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage.news import CHANNEL, News
from hiddenhand.server.store import Guard, Overtaken


class Fence:
    def __init__(self, node: str) -> None:
        self.node = node
        self.refused = 0  # writes of ours that came too late

    async def lock(self, connection: AsyncConnection, rooms: Iterable[str]) -> dict[str, int]:
        """Nobody else writes to these rooms until we have; always in the same order, so that no
        two nodes wait for each other. What comes back are their versions."""
        found = await connection.execute(_LOCK, {"rooms": sorted(set(rooms))})
        return {row.room: row.version for row in found}

    async def enter(self, connection: AsyncConnection, guards: Sequence[Guard]) -> None:
        """The rooms are as the writer believes, and from now on one version further."""
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

# A node that is stopped while it holds a lock loses it: its connection is ended by the database.
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
