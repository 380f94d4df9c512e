"""The gate: how much one address, one user and all together may ask of this server at once.

Whoever asks too much is refused by name and told when to come again; nobody else notices. Addresses
are those of people: behind a proxy the server believes `X-Forwarded-For` only of proxies that the
settings trust, so nobody can write another address on their own requests.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server import refusals
from hiddenhand.server.limits import Turnstile
from hiddenhand.server.refusals import ServerBusy, TooBig, TooFast, TooMany, TooSlow
from hiddenhand.server.settings import Settings
from hiddenhand.server.wire import messages

RETRY_FULL = 1  # seconds to wait while the server has too many requests at once
RETRY_OPEN = 30  # and while all sockets, or those of an address, are taken
FILES = "/assets/"  # cheap, and a whole class behind one address loads them in the same minute
BODY_SECONDS = 30.0  # for all that belongs to a request; a proxy before us has it at once
UPLOADS = "/api/games"  # has a limit of its own, which its route keeps
POLICY_VIOLATED, TRY_AGAIN_LATER = 1008, 1013  # codes of closing


def address_of(scope: Scope) -> str:
    """Who is counted together: an IPv4 address, or all of an IPv6 network as one home gets it."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Gate:
    """What is let in now: requests by address, sockets by address and in all."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Turnstile(settings.requests_per_minute, 60)
        self.at_once = 0
        self.sockets: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()  # by name, for the metrics

    def check_request(self, address: str, path: str) -> None:
        most = self.settings.requests_at_once
        if most and self.at_once >= most:
            raise ServerBusy("too many requests at once", place="server", retry_after=RETRY_FULL)
        if not path.startswith(FILES):
            self.check_pace(address)

    def check_pace(self, address: str) -> None:
        wait = self.requests.wait(address)
        if wait:
            raise TooFast("too many requests from here", place="address", retry_after=wait)

    def check_socket(self, address: str) -> None:
        """A new socket counts as a request, too."""
        self.check_pace(address)
        most, each = self.settings.most_sockets, self.settings.sockets_per_address
        if most and self.sockets.total() >= most:
            raise ServerBusy("too many open sockets", place="server", retry_after=RETRY_OPEN)
        if each and self.sockets[address] >= each:
            raise TooMany(
                "too many open sockets from here", place="address", retry_after=RETRY_OPEN
            )

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """An open socket, as long as it is open."""
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


async def turn_away(websocket: WebSocket, error: HiddenHandError) -> None:
    """By name, so that a script sees why, and with a code that tells when to come again."""
    told = refusals.told(error)
    code = TRY_AGAIN_LATER if isinstance(error, ServerBusy) else POLICY_VIOLATED
    await websocket.accept()
    await websocket.send_text(messages.Refused(id=None, refusal=told).model_dump_json())
    await websocket.close(code, f"{told.error} retry-after={told.facts['retry_after']}")


class Gated:
    """Keeps the limits of requests and of what comes with them."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self.gate.check_request(address_of(scope), scope["path"])
            body = self._body(scope, receive)
        except HiddenHandError as error:
            self.gate.refused[error.code] += 1
            await refuse(send, error)
            return
        self.gate.at_once += 1
        try:
            await _answered(self.app, scope, body, send)
        finally:
            self.gate.at_once -= 1

    def _body(self, scope: Scope, receive: Receive) -> "Body":
        limit = None if scope["path"] == UPLOADS else self.gate.settings.body_bytes
        said = Headers(scope=scope).get("content-length", "")
        body = Body(receive, limit)
        if limit is not None and said.isdigit() and int(said) > limit:
            raise body.too_big()
        return body


class Body:
    """What is read of a request, up to a limit and not a byte further, and not for ever."""

    def __init__(self, receive: Receive, limit: int | None) -> None:
        self._receive = receive
        self._limit = limit
        self._read = 0
        self._ends = time.monotonic() + BODY_SECONDS
        self._is_whole = False
        self.refused: TooBig | TooSlow | None = None

    def too_big(self) -> TooBig:
        return TooBig(f"more than {self._limit} bytes", place="request")

    async def receive(self) -> Message:
        message = await (self._receive() if self._is_whole else self._in_time())
        self._is_whole = not message.get("more_body", False)
        self._read += len(message.get("body", b""))
        if self._limit is not None and self._read > self._limit:
            self.refused = self.too_big()
            raise self.refused
        return message

    async def _in_time(self) -> Message:
        try:
            async with asyncio.timeout(self._ends - time.monotonic()):
                return await self._receive()
        except TimeoutError as error:
            self.refused = TooSlow(f"not whole after {BODY_SECONDS:g} s", place="request")
            raise self.refused from error


async def _answered(app: ASGIApp, scope: Scope, body: Body, send: Send) -> None:
    """A request that turns out too large or too slow is refused by us, whatever the application
    makes of it."""
    begun = False

    async def send_on(message: Message) -> None:
        nonlocal begun
        if body.refused is None or begun:
            begun = True
            await send(message)

    try:
        await app(scope, body.receive, send_on)
    except (TooBig, TooSlow):
        if body.refused is None:
            raise
    if body.refused is not None and not begun:
        await refuse(send, body.refused)


async def refuse(send: Send, error: HiddenHandError) -> None:
    """A refusal before any route is asked."""
    text = refusals.told(error).model_dump_json().encode()
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(text)),
        *((name.encode(), word.encode()) for name, word in refusals.headers_of(error).items()),
    ]
    status = getattr(error, "status", 422)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text})
