"""The store as a thinking machine sees it: jobs, and nothing else."""

from sqlalchemy.exc import SQLAlchemyError

from hiddenhand.server.storage.engine import Engines, open_beside
from hiddenhand.server.storage.jobs import Jobs
from hiddenhand.server.storage.listening import Listener
from hiddenhand.server.storage.migrate import check_version
from hiddenhand.server.storage.writer import Writer
from hiddenhand.server.store import BadStore


class JobDesk(Jobs):
    def __init__(self, engines: Engines) -> None:
        super().__init__(engines.reader, Writer(engines.writer))
        self._engines = engines
        self._listener = Listener(engines.reader.url, self.bell)

    @classmethod
    async def open(cls, address: str) -> "JobDesk":
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
        await self._listener.close()
        await self.writer.close()
        await self._engines.close()
