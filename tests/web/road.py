"""A TCP proxy in front of a server, whose connections a test can cut.

With Chromium's own `set_offline`, a connection that the server closes meanwhile is neither read nor
reported as closed, and Chromium uses a whole core to look at it again and again.
"""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from typing import Any

from tests.server.people import PATIENCE
from tests.server.running import Running, listening


class Road:
    """Leads to a server, with an address of its own."""

    def __init__(self, served: Running) -> None:
        self.served = served
        self.port = 0
        self.mend()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def mend(self) -> None:
        """What comes from now on gets through."""
        self._do(self._open())

    def cut(self) -> None:
        """All connections break, and new ones are refused until it is mended."""
        self._do(self._close())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.served.loop).result(PATIENCE)

    async def _open(self) -> None:
        listener = listening(self.port)
        self.port = listener.getsockname()[1]
        self._ends: set[asyncio.StreamWriter] = set()
        self._gate = await asyncio.start_server(self._carry, sock=listener)

    async def _close(self) -> None:
        self._gate.close()
        for end in self._ends:
            end.transport.abort()

    async def _carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection(*self.served.address.split(":"))
        self._ends |= {back, onward}
        await asyncio.gather(_flow(here, onward), _flow(there, back))
        self._ends -= {back, onward}


async def _flow(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Carry everything in one direction, until either end closes."""
    with contextlib.suppress(OSError):
        while some := await source.read(65536):
            target.write(some)
            await target.drain()
    target.close()


@contextlib.contextmanager
def road_to(served: Running) -> Iterator[Road]:
    road = Road(served)
    try:
        yield road
    finally:
        road.cut()
