"""A client and what its messages do, whatever carries them: a WebSocket, or a worker of a browser.

Messages are handled one after the other; an invalid one is answered with an error and changes
nothing.
"""

import time
from abc import ABC, abstractmethod
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError

from hiddenhand.server.limits import Payer
from hiddenhand.server.live import stand_ins
from hiddenhand.server.live.connections import ELSEWHERE
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.live.room import Room
from hiddenhand.server.refusals import BadMessage, NotWatching, TooBig, TooFast
from hiddenhand.server.store import NotStored
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Me, Part, Person

BIGGEST = 4096  # bytes of one message
MOST_ROOMS = 50  # rooms one client may watch
GONE = 4401  # close code: nobody is signed in

_MESSAGES: TypeAdapter[messages.ClientMessage] = TypeAdapter(messages.ClientMessage)


class Client(ABC):
    """A connected client; watches rooms. Subclasses say how it is sent something."""

    def __init__(self, registry: RoomRegistry, me: Me, payer: Payer) -> None:
        self.registry = registry
        self.me = me
        self.user = me.user
        self.payer = payer
        self.away = False  # the page is hidden
        self.watching: dict[str, Room] = {}

    # -- outgoing -------------------------------------------------------------------------------

    @abstractmethod
    def send(self, text: bytes) -> None:
        """Send a message without waiting."""

    @abstractmethod
    def dismiss(self, code: int = GONE) -> None:
        """Close the connection: the user was signed out, or has too many others."""

    def rename(self, person: Person) -> None:
        """Use the user's new name and face from now on."""
        self.me = self.me.model_copy(update={"name": person.name, "face": person.face})

    def tell(self, message: Part) -> None:
        """Send a message object."""
        self.send(message.model_dump_json().encode())

    # -- incoming -------------------------------------------------------------------------------

    def leave(self) -> None:
        """The client is gone: stop watching."""
        for room in self.watching.values():
            room.unwatch(self)
        self.registry.services.connections.remove(self)

    async def do(self, message: Any) -> None:
        """Do what the message asks for. Raises the errors of rooms and tables."""
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
                self.dismiss(ELSEWHERE)
            raise

    def _watched(self, code: str) -> Room:
        if code not in self.watching:
            raise NotWatching("watch the room first", place=code)
        return self.watching[code]

    async def _playing(self, code: str) -> Room:
        """The room for an answer, which need not be watched: a page may answer right after
        connecting."""
        return self.watching.get(code) or await self.registry.room(code)


def read(text: str | bytes) -> messages.ClientMessage:
    """A message of a client. Raises `TooBig` or `BadMessage`."""
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
