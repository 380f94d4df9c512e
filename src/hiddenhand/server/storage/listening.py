"""Receives PostgreSQL's notifications about jobs and rings this machine's bell.

A broken connection is reopened. Notifications missed in between only cost time, because everybody
who waits for the bell also polls.
"""

import asyncio
import contextlib
from types import ModuleType

import structlog
from sqlalchemy import URL

from hiddenhand.server.jobs.queue import Bell
from hiddenhand.server.storage.jobs import CHANNEL

log = structlog.get_logger()
AGAIN = 2.0  # seconds until a reconnect


class Listener:
    """Listens in the background until closed."""

    def __init__(self, url: URL, bell: Bell) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._bell = bell
        self._task = asyncio.create_task(self._listen_on(), name="job listener")

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _listen_on(self) -> None:
        import asyncpg

        while True:
            try:
                await self._listen(asyncpg)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not_listening", error=repr(error))
            await asyncio.sleep(AGAIN)

    async def _listen(self, asyncpg: ModuleType) -> None:
        """Listen until the connection ends."""
        connection = await asyncpg.connect(self._address)
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._heard)
            await ended.wait()
        finally:
            await connection.close(timeout=1.0)

    def _heard(self, connection: object, pid: int, channel: str, word: object) -> None:
        self._bell.ring(str(word))
