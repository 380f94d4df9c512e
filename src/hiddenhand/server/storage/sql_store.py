"""The store of the server, in SQLite or PostgreSQL."""

import shutil
from pathlib import Path

from sqlalchemy import select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hiddenhand.server.storage.engine import Engines, open_engines
from hiddenhand.server.storage.fence import Fence
from hiddenhand.server.storage.jobs import Jobs
from hiddenhand.server.storage.learning import Learning
from hiddenhand.server.storage.lessons import Lessons
from hiddenhand.server.storage.links import Links
from hiddenhand.server.storage.listening import Listener
from hiddenhand.server.storage.migrate import upgrade
from hiddenhand.server.storage.people import People
from hiddenhand.server.storage.ratings import Ratings
from hiddenhand.server.storage.rooms import Rooms
from hiddenhand.server.storage.stale import Stale
from hiddenhand.server.storage.summons import Summons
from hiddenhand.server.storage.tables import devices
from hiddenhand.server.storage.writer import Writer
from hiddenhand.server.store import NotStored

LEAST_FREE = 16 << 20  # bytes; with less the next answers may not be written


async def _write_a_little(connection: AsyncConnection) -> None:
    """Find out whether writing works again. SQLite skips a write that changes nothing, so this
    one moves the time at which some device was seen by a millisecond."""
    one = select(devices.c.id).limit(1).scalar_subquery()
    later = {"seen_at": devices.c.seen_at + 0.001}
    await connection.execute(update(devices).where(devices.c.id == one).values(later))


class SqlStore(People, Links, Rooms, Learning, Ratings, Jobs, Stale, Lessons, Summons):
    """All parts of the store on one database."""

    def __init__(self, engines: Engines, reader: AsyncEngine, writer: Writer) -> None:
        super().__init__(reader, writer)
        self._engines = engines
        self._listener = Listener(reader.url, self.bell) if self.is_shared else None

    @classmethod
    async def open(cls, address: str, node: str = "a tool") -> "SqlStore":
        """Open the database at an address such as `sqlite:///games.db` and migrate it if needed.
        `node` is the writer's name if several nodes share it. Raises `BadStore` or `StoreInUse`."""
        engines = await open_engines(address)
        try:
            await upgrade(engines.writer)
        except BaseException:
            await engines.close()
            raise
        fence = Fence(node) if engines.reader.dialect.name == "postgresql" else None
        return cls(engines, engines.reader, Writer(engines.writer, fence))

    async def check(self) -> None:
        """Raises `NotStored` if the database does not answer or its disk is full."""
        try:
            async with self.reader.connect() as connection:
                await connection.execute(text("SELECT 1"))
            if not self.is_shared:  # the heartbeat of a shared one is a write, which fails there
                folder = Path(str(self.reader.url.database)).parent
                if shutil.disk_usage(folder).free < LEAST_FREE:
                    raise NotStored("the disk is full", place="store")
        except (SQLAlchemyError, OSError) as error:
            raise NotStored("the database does not answer", place="store") from error
        if self.writer.has_failed:
            await self.writer.do(_write_a_little)

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        if self._listener is not None:
            await self._listener.close()
        await self.writer.close()
        await self._engines.close()
