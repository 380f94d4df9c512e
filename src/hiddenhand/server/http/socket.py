"""One WebSocket per client carries live play of all rooms that the client watches.

What messages do is in `live/client.py`. Outgoing messages go through a bounded queue: a client that
is too slow is disconnected, and gets everything it missed when it reconnects with its last number.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server import refusals
from hiddenhand.server.limits import Bucket, Payer
from hiddenhand.server.live.client import GONE as GONE
from hiddenhand.server.live.client import Client, read
from hiddenhand.server.live.connections import ELSEWHERE
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.refusals import TooFast
from hiddenhand.server.store import NotStored
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Me

log = structlog.get_logger()
QUEUED = 512  # messages that may wait for a slow client
QUEUED_BYTES = 4 << 20  # the same in bytes
PATIENCE = 100  # invalid messages in a row until the connection is closed
SLOW, RUDE = 4008, 4009  # close codes


class Connection(Client):
    """A client that is connected by a WebSocket."""

    def __init__(
        self, socket: WebSocket, registry: RoomRegistry, me: Me, bucket: Bucket, payer: Payer
    ) -> None:
        super().__init__(registry, me, payer)
        self.socket = socket
        self._bucket = bucket
        self._refused = 0
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0  # bytes in the queue
        self._unsent = registry.services.connections.unsent
        self._most_unsent = registry.services.settings.unsent_bytes_per_address
        self._dropped = False
        self._closing: asyncio.Task[None] | None = None

    # -- outgoing -------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Queue a message without waiting. A client that does not keep up is disconnected."""
        if self._dropped:
            return
        self._count(len(text))
        here, most = self._unsent[self.payer.address], self._most_unsent
        if self._queue.qsize() >= QUEUED or self._waiting > QUEUED_BYTES or here > most:
            self._drop(SLOW)
            return
        self._queue.put_nowait(text)

    def _count(self, size: int) -> None:
        """Count bytes that wait for this client, and for all clients at its address."""
        self._waiting += size
        self._unsent[self.payer.address] += size
        if not self._unsent[self.payer.address]:
            del self._unsent[self.payer.address]

    def dismiss(self, code: int = GONE) -> None:
        """Close the connection: the user was signed out, or has too many others."""
        self._drop(code)

    def _drop(self, code: int) -> None:
        if not self._dropped:
            self._dropped = True
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        self._writer.cancel()
        try:
            await asyncio.wait_for(self.socket.close(code), 2)
        except Exception as error:  # it is already closed, or does not respond
            log.debug("closing_failed", error=repr(error))

    async def _write_on(self) -> None:
        while True:
            text = await self._queue.get()
            self._count(-len(text))
            await self.socket.send_text(text.decode())

    # -- incoming -------------------------------------------------------------------------------

    async def serve(self, build: str, is_still_there: Callable[[], Awaitable[bool]]) -> None:
        """Serve the client until it leaves. It was authenticated before it was registered, so
        `is_still_there` checks once more that its device was not signed out in between."""
        self.registry.services.connections.add(self)
        self._writer = asyncio.create_task(self._write_on())
        try:
            if await is_still_there():
                self.tell(messages.Welcome(build=build, me=self.me))
            else:
                self.dismiss()
            await self._listen()
        except WebSocketDisconnect:
            pass
        except NotStored:  # the database is down; another node may reach it
            self._drop(ELSEWHERE)
        finally:
            self._leave()
            self._writer.cancel()
            if self._closing is not None:
                await self._closing

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _leave(self) -> None:
        self._dropped = True
        self._count(-self._waiting)
        self.leave()

    async def _listen(self) -> None:
        """Handle messages one after the other. An error names the message it is about."""
        while not self._dropped:
            text, name = await self._receive(), None
            try:
                in_time = self._bucket.take()
                message = read(text)
                name = getattr(message, "id", None)
                if not in_time:
                    raise TooFast("slow down", place="socket", retry_after=self._bucket.wait)
                await self.do(message)
                self._refused = 0
            except HiddenHandError as error:
                self.tell(messages.Refused(id=name, refusal=refusals.told(error)))
                self._refused += 1
                if self._refused >= PATIENCE:
                    self._drop(RUDE)
