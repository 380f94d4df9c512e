"""One WebSocket per client carries live play of all rooms that the client watches.

Messages are handled one after the other; an invalid one is answered with an error and changes
nothing. Outgoing messages go through a bounded queue: a client that is too slow is disconnected,
and gets everything it missed when it reconnects with its last number.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import structlog
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server import refusals
from hiddenhand.server.limits import Bucket, Payer
from hiddenhand.server.live import stand_ins
from hiddenhand.server.live.connections import ELSEWHERE
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.live.room import Room
from hiddenhand.server.refusals import BadMessage, NotWatching, TooBig, TooFast
from hiddenhand.server.store import NotStored
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Me, Part, Person

log = structlog.get_logger()
BIGGEST = 4096  # bytes of one message
QUEUED = 512  # messages that may wait for a slow client
QUEUED_BYTES = 4 << 20  # the same in bytes
PATIENCE = 100  # invalid messages in a row until the connection is closed
MOST_ROOMS = 50  # rooms one client may watch
SLOW, RUDE, GONE = 4008, 4009, 4401  # close codes

_MESSAGES: TypeAdapter[messages.ClientMessage] = TypeAdapter(messages.ClientMessage)


class Connection:
    """A connected client; watches rooms."""

    def __init__(
        self, socket: WebSocket, registry: RoomRegistry, me: Me, bucket: Bucket, payer: Payer
    ) -> None:
        self.socket = socket
        self.payer = payer
        self.registry = registry
        self.me = me
        self.user = me.user
        self.away = False  # the page is hidden
        self.watching: dict[str, Room] = {}
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

    def rename(self, person: Person) -> None:
        """Use the user's new name and face from now on."""
        self.me = self.me.model_copy(update={"name": person.name, "face": person.face})

    def tell(self, message: Part) -> None:
        """Send a message object."""
        self.send(message.model_dump_json().encode())

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
        for room in self.watching.values():
            room.unwatch(self)
        self.registry.services.connections.remove(self)

    async def _listen(self) -> None:
        """Handle messages one after the other. An error names the message it is about."""
        while not self._dropped:
            text, name = await self._receive(), None
            try:
                in_time = self._bucket.take()
                message = _read(text)
                name = getattr(message, "id", None)
                if not in_time:
                    raise TooFast("slow down", place="socket", retry_after=self._bucket.wait)
                await self._do(message)
                self._refused = 0
            except HiddenHandError as error:
                self.tell(messages.Refused(id=name, refusal=refusals.told(error)))
                self._refused += 1
                if self._refused >= PATIENCE:
                    self._drop(RUDE)

    async def _do(self, message: Any) -> None:
        match message:
            case messages.Answer():
                began = time.perf_counter()
                room = await self._playing(message.room)
                await room.answer(self.user, message, self._ack(message.id))
                self.registry.on_answer(time.perf_counter() - began)
            case messages.TakeBack():
                room = await self._playing(message.room)
                await room.take_back(self.user, message, self._ack(message.id))
            case messages.Watch():
                async with self.registry.services.budget.turn(self.payer) as spent:
                    await spent.during(self._watch(message))
            case messages.Unwatch():
                self._watched(message.room).unwatch(self)
                del self.watching[message.room]
            case messages.Chat():
                number = await self._watched(message.room).send_chat(
                    self._person(), message.text, None
                )
                self.tell(messages.Acknowledged(id=message.id, seq=number))
            case messages.React():
                room = self._watched(message.room)
                number = await room.send_chat(self._person(), None, message.reaction)
                self.tell(messages.Acknowledged(id=message.id, seq=number))
            case messages.Attend():
                self.away = message.away
                for room in list(self.watching.values()):
                    await stand_ins.attend(room, self)
            case messages.Ping():
                self.tell(messages.Pong(at=self.registry.services.now()))

    def _ack(self, name: str) -> Any:
        return lambda seq: self.tell(messages.Acknowledged(id=name, seq=seq))

    def _person(self) -> Person:
        return Person(user=self.me.user, name=self.me.name, face=self.me.face)

    async def _watch(self, message: messages.Watch) -> None:
        if len(self.watching) >= MOST_ROOMS and message.room not in self.watching:
            raise TooFast(f"at most {MOST_ROOMS} rooms at once", place=message.room)
        room = await self.registry.room(message.room)
        room.check_space(self)
        self.watching[message.room] = room
        try:
            await room.watch(self, message.since, message.game_id)
            await stand_ins.welcome(room, self)
        except BaseException as error:  # without a snapshot it must get no updates
            self.watching.pop(message.room, None)
            room.unwatch(self)
            if isinstance(error, NotStored):  # the client reconnects and asks again
                self._drop(ELSEWHERE)
            raise

    def _watched(self, code: str) -> Room:
        if code not in self.watching:
            raise NotWatching("watch the room first", place=code)
        return self.watching[code]

    async def _playing(self, code: str) -> Room:
        """The room for an answer, which need not be watched: a page may answer right after
        connecting."""
        return self.watching.get(code) or await self.registry.room(code)


def _read(text: str | bytes) -> messages.ClientMessage:
    if len(text) > BIGGEST:
        raise TooBig(f"more than {BIGGEST} bytes", place="message")
    try:
        return _MESSAGES.validate_python(orjson.loads(text))
    except orjson.JSONDecodeError as error:
        raise BadMessage(str(error), place="message") from error
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or "message"
        raise BadMessage(first["msg"], place=place[:100]) from error
