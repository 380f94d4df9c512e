"""Runs the server on a port until it is stopped."""

import asyncio
import contextlib
import errno
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import structlog
import uvicorn
from fastapi import FastAPI

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.app import create_app
from hiddenhand.server.http.doors import RESERVED_FILES, raise_file_limit
from hiddenhand.server.http.protocols import GuardedHttp, GuardedSocket
from hiddenhand.server.operations import logs
from hiddenhand.server.settings import Settings

log = structlog.get_logger()
LAST_WORDS = 3  # seconds for open connections to finish at shutdown
# Seconds an idle connection is kept. Longer than proxies keep theirs (Caddy 120): who sends a
# request over a connection that is just being closed gets no answer.
KEPT = 130
GIVE_WAY = 0.001  # seconds a thread, such as one that builds a replay, lets others wait at most
FEW_FILES = 4096  # open at once: with no more than these the operator is warned
LARGEST_MESSAGE = 16_384  # bytes; larger messages are not read


class PortInUse(HiddenHandError):
    """Another program listens on this port."""

    code = "port-in-use"


class BadAddress(HiddenHandError):
    """The server cannot listen on this address."""

    code = "bad-address"


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Listen and serve; `ready` is called with the address once pages can be requested. Raises
    `PortInUse`, `BadAddress` or the errors of the store."""
    with contextlib.closing(listen(settings.host, settings.port)) as listener:
        raise_file_limit(settings.most_connections + RESERVED_FILES)
        app = create_app(settings)
        # the lifespan is run below, so that its errors reach the command
        config = configured(app, lifespan="off")
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(app, _Server(config, app), listener, ready))


def configured(app: FastAPI, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application; `more` replaces some of its settings."""
    settings: Settings = app.state.settings
    usual: dict[str, Any] = {
        "http": GuardedHttp,
        "ws": GuardedSocket,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": list(settings.trusted_proxies),
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # its memory per connection costs more than it saves
        "timeout_graceful_shutdown": LAST_WORDS,
        "timeout_keep_alive": KEPT,
    }
    return uvicorn.Config(app, **{**usual, **more})


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises `PortInUse` or `BadAddress`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named, so that asyncio sends small messages at once (TCP_NODELAY) on what it accepts
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        place = f"{host}:{port}"
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortInUse("another program listens there", place=place) from error
        raise BadAddress(f"cannot listen there: {error}", place=place) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """The URL of a listening socket."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def _serve(
    app: FastAPI, server: "_Server", listener: socket.socket, ready: Callable[[str], None]
) -> None:
    settings: Settings = app.state.settings
    async with app.router.lifespan_context(app):
        logs.set_up(settings.log_json)  # errors before this are shown by the command
        if settings.test_seed:
            log.warning("chance_is_seeded", deals="prove nothing")
        sys.setswitchinterval(GIVE_WAY)
        files = app.state.doors.files
        if 0 < files <= FEW_FILES:
            log.warning("few_files", allowed=files, connections=files - RESERVED_FILES)
        running = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not running.done():
            await asyncio.sleep(0.005)
        if server.started:
            ready(settings.public_url or address_of(listener))
        await running


class _Server(uvicorn.Server):
    """Stops on a signal without raising it again, so that the store can be closed afterwards.
    Tables are handed to other nodes before the last client is disconnected."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app
        self._draining: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self._app.state.nodes is not None and self._draining is None:
            self._draining = asyncio.create_task(self._app.state.nodes.drain())

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt
            for number in signals:
                loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            with contextlib.suppress(NotImplementedError):
                for number in signals:
                    loop.remove_signal_handler(number)
