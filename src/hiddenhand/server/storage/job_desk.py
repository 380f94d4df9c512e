"""The store as seen by a worker machine: jobs only."""

from sqlalchemy.exc import SQLAlchemyError

from hiddenhand.server.storage.engine import Engines, open_beside
from hiddenhand.server.storage.jobs import Jobs
from hiddenhand.server.storage.listening import Listener
from hiddenhand.server.storage.migrate import check_version
from hiddenhand.server.storage.writer import Writer
from hiddenhand.server.store import BadStore


class JobDesk(Jobs):
    """The jobs of a database."""

    def __init__(self, engines: Engines) -> None:
        super().__init__(engines.reader, Writer(engines.writer))
        self._engines = engines
        self._listener = Listener(engines.reader.url, self.bell)

    @classmethod
    async def open(cls, address: str) -> "JobDesk":
        """Open the database of a running server. Raises `BadStore` if its version differs."""
        engines = await open_beside(address)
        try:
            await check_version(engines.reader)
        except SQLAlchemyError as error:
            await engines.close()
            raise BadStore(f"no connection: {error}", place="db") from error
        except BaseException:
            await engines.close()
            raise
        return cls(engines)

    async def close(self) -> None:
        """Close the connections."""
        await self._listener.close()
        await self.writer.close()
        await self._engines.close()
