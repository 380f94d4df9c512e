"""Limits on what one address, one user and everybody together may ask of the server at once.

A client that exceeds a limit gets an error with the time to wait. Behind a proxy,
`X-Forwarded-For` is believed only from proxies that the settings trust, so clients cannot forge
their address.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server import refusals
from hiddenhand.server.budget import Budget, Spent
from hiddenhand.server.http.addresses import address_of
from hiddenhand.server.limits import Payer, Turnstile
from hiddenhand.server.refusals import ServerBusy, TooBig, TooFast, TooMany, TooSlow
from hiddenhand.server.settings import Settings
from hiddenhand.server.wire import messages

RETRY_FULL = 1  # seconds to wait if there are too many concurrent requests
RETRY_OPEN = 30  # the same for too many sockets
BODY_SECONDS = 30.0  # seconds for the body of a request
UPLOADS = "/api/games"  # its route has its own size limit
POLICY_VIOLATED, TRY_AGAIN_LATER = 1008, 1013  # WebSocket close codes


class Gate:
    """Counts requests by address, and sockets by address and in total."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = Turnstile(settings.requests_per_minute, 60)
        self.at_once = 0
        self.sockets: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()  # by error code, for the metrics
        self.is_file: Callable[[str], bool] = lambda path: False  # of the app
        self.budget = Budget(settings)

    def check_request(self, address: str, path: str) -> None:
        """Raises `ServerBusy` if there are too many requests at once, `TooFast` if this address
        sends too many or causes too much work. Files of the app are cheap, and many people can
        share one address; files that do not exist count as requests."""
        most = self.settings.requests_at_once
        if most and self.at_once >= most:
            raise ServerBusy("too many requests at once", place="server", retry_after=RETRY_FULL)
        if not self.is_file(path):
            self.check_pace(address)
            self.budget.check(Payer(address=address))

    def check_pace(self, address: str) -> None:
        """Raises `TooFast` if this address sends too many requests."""
        wait = self.requests.wait(address)
        if wait:
            raise TooFast("too many requests from here", place="address", retry_after=wait)

    def check_socket(self, address: str) -> None:
        """Raises `TooFast`, `TooMany` or `ServerBusy` if no further socket may be opened."""
        self.check_pace(address)
        self.budget.check(Payer(address=address))
        most, each = self.settings.most_sockets, self.settings.sockets_per_address
        if most and self.sockets.total() >= most:
            raise ServerBusy("too many open sockets", place="server", retry_after=RETRY_OPEN)
        if each and self.sockets[address] >= each:
            raise TooMany(
                "too many open sockets from here", place="address", retry_after=RETRY_OPEN
            )

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


async def turn_away(websocket: WebSocket, error: HiddenHandError) -> None:
    """Send an error on a new socket and close it, with a code that says whether to retry."""
    told = refusals.told(error)
    code = TRY_AGAIN_LATER if isinstance(error, ServerBusy) else POLICY_VIOLATED
    await websocket.accept()
    await websocket.send_text(messages.Refused(id=None, refusal=told).model_dump_json())
    await websocket.close(code, f"{told.error} retry-after={told.facts['retry_after']}")


class Gated:
    """Middleware that applies the limits to requests and their bodies."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address, spent = address_of(scope), Spent()
        try:
            self.gate.check_request(address, scope["path"])
            body = self._body(scope, receive)
        except HiddenHandError as error:
            self.gate.refused[error.code] += 1
            await refuse(send, error)
            return
        self.gate.at_once += 1
        try:
            await spent.during(_answered(self.app, scope, body, send))
        finally:
            self.gate.at_once -= 1
            self.gate.budget.charge(Payer(address=address), spent.seconds)

    def _body(self, scope: Scope, receive: Receive) -> "Body":
        limit = None if scope["path"] == UPLOADS else self.gate.settings.body_bytes
        said = Headers(scope=scope).get("content-length", "")
        body = Body(receive, limit)
        if limit is not None and said.isdigit() and int(said) > limit:
            raise body.too_big()
        return body


class Body:
    """Reads the body of a request up to a size limit and within a time limit."""

    def __init__(self, receive: Receive, limit: int | None) -> None:
        self._receive = receive
        self._limit = limit
        self._read = 0
        self._ends = time.monotonic() + BODY_SECONDS
        self._is_whole = False
        self.refused: TooBig | TooSlow | None = None

    def too_big(self) -> TooBig:
        """The error for a body above the limit."""
        return TooBig(f"more than {self._limit} bytes", place="request")

    async def receive(self) -> Message:
        """The next part of the body. Raises `TooBig` or `TooSlow`."""
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
    """Run the application; if the body is too large or too slow, send our error instead of the
    application's response."""
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
    """Send an error as the response, before any route is called."""
    text = refusals.told(error).model_dump_json().encode()
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(text)),
        *((name.encode(), word.encode()) for name, word in refusals.headers_of(error).items()),
    ]
    status = getattr(error, "status", 422)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text})
