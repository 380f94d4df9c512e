"""A real server on its own port, in a thread of the test."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from hiddenhand.server.app import create_app
from hiddenhand.server.live import registry
from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.live.room import Room
from hiddenhand.server.live.table import LiveTable
from hiddenhand.server.serve import PortInUse, configured, listen
from hiddenhand.server.settings import Settings
from tests.server.fresh import fresh_database
from tests.server.patience import be_patient
from tests.server.people import PATIENCE
from tests.server.ports import some_port

# of work, and of tables of bots alone: all clients have the same address, and bots finish games
UNLIMITED = {"work_per_second": 0, "bots_alone_pace": 0, "bots_alone_tables": 0}
SEEDED = {"testing": True, "test_seed": "tests"}  # the same cards in every run


@dataclass
class Running:
    """A running server."""

    address: str
    app: FastAPI
    loop: asyncio.AbstractEventLoop

    @property
    def registry(self) -> RoomRegistry:
        registry: RoomRegistry = self.app.state.registry
        return registry

    @property
    def online(self) -> dict[str, dict[Watcher, None]]:
        """The open connections of each user."""
        return self.registry.services.connections.by_user

    def room(self, code: str) -> Room:
        """A room that is in memory."""
        return self.registry.rooms[code]

    def table(self, code: str) -> LiveTable:
        """The table of a room, which must be in memory."""
        live = self.room(code).live
        assert live is not None
        return live

    def inside(self, work: Callable[[], Any]) -> Any:
        """Run something in the server's thread and return its result."""

        async def soon() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(soon(), self.loop).result(PATIENCE)

    async def until(self, happened: Callable[[], Any]) -> None:
        """Wait until this is true inside the server."""
        async with asyncio.timeout(PATIENCE):
            while not self.inside(happened):
                await asyncio.sleep(0.01)

    def pass_time(self, seconds: float) -> None:
        """Set the server's clock ahead; alarms of rooms ring as much earlier."""
        services = self.registry.services

        def skip() -> None:
            now = services.peers.now
            services.peers.now = lambda: now() + seconds  # type: ignore[method-assign]  # the one clock of the server
            for alarms in (services.alarms, services.absences):
                for code, alarm in list(alarms._alarms.items()):
                    left = alarm.when() - self.loop.time() - seconds
                    alarms.ring_in(max(0.0, left), code)

        self.inside(skip)


@contextlib.contextmanager
def server(folder: Path, at: int = 0, **settings: Any) -> Iterator[Running]:
    """Run a server in a thread, on port `at` if that is given; settings default to values that
    suit tests."""
    be_patient()
    registry.TABLE_REST = registry.ROOM_REST = 3600.0  # tests look at what is in memory
    if "database" not in settings:
        settings["database"] = fresh_database(folder)
    for limit in ("guests_per_hour", "requests_per_minute", "rooms_per_hour"):
        settings.setdefault(limit, 0)  # all clients have the same address
    settings = {**UNLIMITED, "bot_processes": 1, **settings}
    settings.setdefault("bot_limit", PATIENCE)  # on a busy machine a bot can be slow
    if "public_url" not in settings:
        settings = {**SEEDED, **settings}
    settings.setdefault("header_seconds", PATIENCE)
    settings.setdefault("messages_at_once", 1000)  # scripted clients are fast
    settings.setdefault("messages_per_second", 1000)
    app = create_app(Settings(**settings))
    listener = listening(at)
    config = configured(
        app,
        timeout_graceful_shutdown=None,
        # a machine that stands still for a while is no lost connection
        ws_ping_interval=None,
        timeout_keep_alive=int(PATIENCE),
    )
    runner = uvicorn.Server(config)
    address = f"127.0.0.1:{listener.getsockname()[1]}"
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await runner.serve(sockets=[listener])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not runner.started:
        assert thread.is_alive(), "the server does not start"
        assert time.monotonic() < end, "the server takes too long to start"
        time.sleep(0.01)
    try:
        yield Running(address, app, loops[0])
    finally:
        runner.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


def listening(at: int = 0) -> socket.socket:
    """A socket that listens on port `at`, or on some free one."""
    while True:
        try:
            return listen("127.0.0.1", at or some_port())
        except PortInUse:
            if at:
                raise


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Run a scenario, with a generous time limit for busy machines."""

    async def whole() -> None:
        await asyncio.wait_for(scenario, 5 * PATIENCE)

    asyncio.run(whole())
