"""How requests of the web app find their function, without HTTP.

Every route is a method, a pattern and a function; the functions (`requests`, `finished`) call what
the routes of `hiddenhand.server.api` call. What only a server can do is refused (`needs-server`).
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import orjson
from pydantic import ValidationError

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.local.store import LocalStore
from hiddenhand.local.thinkers import LocalThinkers
from hiddenhand.server import refusals
from hiddenhand.server.archive import lines
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.live.room import Room
from hiddenhand.server.refusals import BadMessage
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import GameRow, Store
from hiddenhand.server.wire.base import Part, Person

P = TypeVar("P", bound=Part)
CREATED, NO_CONTENT = 201, 204


class NeedsServer(HiddenHandError):
    """Only a server can do this: other people, ratings, statistics, messages."""

    code = "needs-server"
    status: ClassVar[int] = 501


class NobodyYet(HiddenHandError):
    """Nobody has said yet who plays on this device."""

    code = "not-signed-in"
    status: ClassVar[int] = 401


class House(Protocol):
    """What requests need of the house."""

    store: LocalStore
    thinkers: LocalThinkers
    registry: RoomRegistry
    settings: Settings

    @property
    def as_store(self) -> Store: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, with the words of its path."""

    house: House
    words: tuple[str, ...]
    query: dict[str, str]
    body: str

    def read(self, kind: type[P]) -> P:
        """The body as a message. Raises `BadMessage`."""
        try:
            return kind.model_validate_json(self.body or "{}")
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            place = ".".join(str(part) for part in first["loc"]) or "body"
            raise BadMessage(first["msg"], place=place[:100]) from error

    @property
    def person(self) -> Person:
        """Who plays on this device. Raises `NobodyYet`."""
        me = self.house.store.me
        if me is None:
            raise NobodyYet("say who you are first: POST /api/me", place="device")
        return Person(user=me.id, name=me.name, face=me.face)

    async def room(self) -> Room:
        """The room of the path."""
        return await self.house.registry.room(self.words[0])

    @property
    def seat(self) -> int:
        """The seat of the path."""
        return int(self.words[1])

    async def finished(self) -> GameRow:
        """The finished game of the path."""
        return await lines.finished(self.house.as_store, self.words[0])


Answered = Part | Sequence[Part] | bytes | dict[str, Any] | None
Route = Callable[[Asked], Awaitable[Answered]]
ROUTES: list[tuple[str, re.Pattern[str], int, Route]] = []


def route(method: str, path: str, status: int = 200) -> Callable[[Route], Route]:
    """Declare a route; its function gets what was asked."""
    pattern = re.compile(re.sub(r"\{\w+\}", r"([^/]+)", path) + r"\Z")

    def add(function: Route) -> Route:
        ROUTES.append((method, pattern, status, function))
        return function

    return add


async def answer(house: House, method: str, address: str, body: str) -> tuple[int, str]:
    """The status and the JSON text (or the record) of the answer to a request."""
    path = urlsplit(address)
    try:
        for wanted, pattern, status, function in ROUTES:
            found = pattern.match(path.path) if wanted == method else None
            if found is not None:
                words = tuple(unquote(word) for word in found.groups())
                asked = Asked(house, words, dict(parse_qsl(path.query)), body)
                return status, _text(await function(asked))
        raise NeedsServer(f"{method} {path.path}", place=path.path)
    except HiddenHandError as error:
        return getattr(error, "status", 400), refusals.told(error).model_dump_json()


def _text(answered: Answered) -> str:
    if isinstance(answered, bytes):
        return answered.decode()
    if isinstance(answered, Part):
        return answered.model_dump_json()
    if isinstance(answered, dict):
        return orjson.dumps(answered, option=orjson.OPT_NON_STR_KEYS).decode()
    if answered is None:
        return ""
    return f"[{','.join(part.model_dump_json() for part in answered)}]"
