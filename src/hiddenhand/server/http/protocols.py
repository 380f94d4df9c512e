"""HTTP and WebSocket as uvicorn speaks them, with limits on what arrives before the application.

A head may have so many bytes and lines and take so long; a connection that says nothing is closed;
control frames and fragments of a socket are counted; a client that does not read is disconnected.
What arrives is parsed in small parts, so that no single packet blocks everybody else.
"""

import asyncio
from typing import Any, cast

import httptools
from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hiddenhand.server.http.doors import Doors, Place
from hiddenhand.server.limits import Bucket
from hiddenhand.server.settings import Settings

PART = 4096  # bytes of a request that are parsed at once
FRAMES = 1024  # the same of a socket; the smallest frames have 6 bytes
WAITING = 16  # messages of a socket that are parsed ahead of the application
PIPELINED = 8  # requests that may follow one another without waiting for the answers
# a body may come in this many pieces; in more only if they have this many bytes on average
PIECES, PIECE_BYTES = 1000, 64
BAD_REQUEST, TOO_SLOW, TOO_BIG, HEAD_TOO_BIG = 400, 408, 413, 431  # HTTP
POLICY_VIOLATED = 1008  # WebSocket


class TooMuch(Exception):
    """Raised inside the parser to stop it; `status` is the answer."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def _application(config: Config) -> FastAPI:
    return cast(FastAPI, config.app)


class GuardedHttp(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, config: Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.doors: Doors = _application(config).state.doors
        self.limits: Settings = _application(config).state.settings
        self.place: Place | None = None
        # of the current request
        self._in_head = False
        self._is_whole = True
        self._head_bytes = self._body_bytes = self._late_bytes = self._pieces = 0
        self._refused = BAD_REQUEST  # why the parser was stopped
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # -- the connection ------------------------------------------------------------------------

    # uvicorn declares the narrower transport that it always gets, too
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.place = self.doors.enter(host, transport, _file_of(transport))
        if self.place is None:
            transport.abort()
            return
        self._end_in(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self.place is not None:
            self.doors.leave(self.place)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedSocket) and self.place is not None:
            protocol.take(self.place)

    def _stop_timers(self) -> None:
        for timer in (self._deadline, self._unread):
            if timer is not None:
                timer.cancel()
        self._deadline = self._unread = None

    def _end_in(self, seconds: float) -> None:
        """Close the connection unless the rest of the request comes in time."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._late)

    def _in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        if self._in_head:
            self._refuse(TOO_SLOW)
        else:  # it said nothing, or nobody reads what it says
            self.doors.note("too-slow")
            self.transport.abort()

    def _is_busy(self) -> bool:
        """True while an answer is being written."""
        return self.cycle is not None and not self.cycle.response_complete

    # -- what arrives --------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for at in range(0, len(data), PART):
            part = data[at : at + PART]
            try:
                self.parser.feed_data(part)
                self._count(len(part))
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                return  # another upgrade is answered as if it had not been asked for
            except (httptools.HttpParserError, TooMuch) as error:
                self._refuse(error.status if isinstance(error, TooMuch) else self._refused)
                return
            if self.transport.is_closing():
                return

    def _count(self, size: int) -> None:
        """Raises `TooMuch` after a part that was too much."""
        limits = self.limits
        if len(self.pipeline) > PIPELINED:
            raise TooMuch(BAD_REQUEST)
        if self._in_head:
            self._head_bytes += size
            if self._head_bytes > limits.header_bytes:
                raise TooMuch(HEAD_TOO_BIG)
        elif not self._is_whole:
            self._body_bytes += size  # with what is around it: chunks, their names, trailers
            if self._body_bytes > 2 * max(limits.body_bytes, limits.upload_bytes):
                raise TooMuch(TOO_BIG)
            if not self._is_busy():  # refused without reading it
                self._late_bytes += size
                if self._late_bytes > limits.body_bytes:
                    raise TooMuch(TOO_BIG)
        elif not (self._is_busy() or self.timeout_keep_alive_task or self._deadline):
            self._end_in(limits.header_seconds)  # after empty lines between requests

    def _refuse(self, status: int) -> None:
        """Answer with this status, unless the request has its answer, and close."""
        self.doors.note({TOO_SLOW: "too-slow", BAD_REQUEST: "bad-request"}.get(status, "too-big"))
        self._stop_timers()
        begun = self.cycle is not None and self.cycle.scope is self.scope
        if begun or self._is_busy():
            self.transport.abort()
            return
        head = [STATUS_LINE[status], b"content-length: 0\r\n", b"connection: close\r\n\r\n"]
        self.transport.write(b"".join(head))
        self.transport.close()

    def _stop(self, status: int) -> None:
        """Called by the parser, which turns every exception into its own."""
        self._refused = status
        raise TooMuch(status)

    # -- called by the parser ------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._is_whole = True, False
        self._head_bytes = self._body_bytes = self._late_bytes = self._pieces = 0
        self._end_in(self.limits.header_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= self.limits.header_lines:
            self._stop(HEAD_TOO_BIG)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._in_time()
        if self.place is not None:
            self.doors.work(self.place)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > PIECES and self._body_bytes < self._pieces * PIECE_BYTES:
            self._stop(BAD_REQUEST)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_whole = True
        self._in_time()
        super().on_message_complete()
        self._may_rest()

    # -- what is answered ----------------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._is_whole and not self.transport.is_closing():
            self._end_in(self.limits.header_seconds)  # for the rest of a body that nobody reads
        self._may_rest()

    def _may_rest(self) -> None:
        busy = self._is_busy() or bool(self.pipeline) or not self._is_whole
        if self.place is not None and not self.place.left and not busy:
            self.doors.rest(self.place)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.limits.reading_seconds, self._not_read)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def _not_read(self) -> None:
        self.doors.note("not-read")
        self.transport.abort()


def _file_of(transport: asyncio.BaseTransport) -> int:
    socket = transport.get_extra_info("socket")
    return -1 if socket is None else int(socket.fileno())


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket. Messages are counted by the application, everything else here."""

    def __init__(self, config: Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.doors: Doors = _application(config).state.doors
        limits: Settings = _application(config).state.settings
        self.place: Place | None = None
        self._control = Bucket(limits.control_frames_at_once, limits.control_frames_per_second)
        self._unread = bytearray()

    def take(self, place: Place) -> None:
        """Continue in the place of the connection that became this socket."""
        self.place = place
        self.doors.work(place)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place is not None:
            self.doors.leave(self.place)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()
        self._end_flood()

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._end_flood()

    def _end_flood(self) -> None:
        """The closing handshake is for clients that stop sending, not for others."""
        if self.close_sent and len(self._unread) > FRAMES:
            self._unread.clear()
            self.transport.close()

    def _read_on(self) -> None:
        """Parse what has arrived, but no further ahead of the application than necessary."""
        while self._unread and self.queue.qsize() < WAITING and not self.transport.is_closing():
            part = bytes(self._unread[:FRAMES])
            del self._unread[:FRAMES]
            super().data_received(part)

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def handle_ping(self) -> None:
        if self._may_pass():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_pass():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_pass():
            super().handle_cont(event)

    def _may_pass(self) -> bool:
        """Count a frame that is no message of its own; too many end the connection."""
        if self.close_sent:
            return False
        if self._control.take():
            return True
        self.doors.note("control-frames")
        self.stop_keepalive()
        self.conn.fail(POLICY_VIOLATED, "too many control frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False
