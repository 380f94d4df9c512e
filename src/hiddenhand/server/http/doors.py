"""Counts open connections before anything is read from them.

A server has a fixed number of open files. Whoever opens many connections and says nothing must not
take the last one: when there is no room, the connection that has been idle for longest at the
address with most of them is closed for the new one.
"""

import time
from collections import Counter
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Protocol

import structlog

from hiddenhand.server.http.addresses import counted_as
from hiddenhand.server.settings import Settings

resource: Any = import_module("resource") if find_spec("resource") else None  # not on Windows
log = structlog.get_logger()
RESERVED_FILES = 64  # for the database, logs, files that are served, processes of bots
REASONS = (
    "full",
    "one-address",
    "too-slow",
    "too-big",
    "bad-request",
    "not-read",
    "control-frames",
)
LOG_EVERY = 10.0  # seconds between two lines about the same


class Line(Protocol):
    """A connection, as far as the doors need it."""

    def abort(self) -> None: ...  # close it at once


@dataclass(eq=False, slots=True)
class Place:
    """The place of one open connection."""

    address: str
    line: Line
    is_proxy: bool
    idle: bool = False
    left: bool = False


class Doors:
    """The open connections of this server, by address."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.most_connections
        self.each = settings.connections_per_address
        self.closed: Counter[str] = Counter()  # by reason, for the metrics
        self.files = file_limit()
        self._proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]
        self._open: Counter[str] = Counter()
        self._idle: dict[str, dict[Place, None]] = {}  # by address, longest idle first
        self._logged: dict[str, float] = {}

    @property
    def open(self) -> int:
        """The number of open connections."""
        return self._open.total()

    def enter(self, host: str, line: Line, file: int) -> Place | None:
        """The place of a new connection, which is idle at first; None if there is no room. `file`
        is the number of its file: the system gives the lowest that is free."""
        address = counted_as(host)
        place = Place(address, line, _is_in(host, self._proxies))
        if self.each and not place.is_proxy and self._open[address] >= self.each:
            self._tell("one-address", open=self._open[address])
            if not self._make_room(address):
                return None
        if self._is_full(file):
            self._tell("full", open=self.open, files=self.files)
            if not self._make_room(self._most_idle()):
                return None
        self._open[address] += 1
        self.rest(place)
        return place

    def _is_full(self, file: int) -> bool:
        few = bool(self.files) and file >= self.files - RESERVED_FILES
        return few or (bool(self.most) and self.open >= self.most)

    def _most_idle(self) -> str:
        return max(self._idle, key=lambda address: len(self._idle[address]), default="")

    def _make_room(self, address: str) -> bool:
        """Close the connection of this address that has been idle for longest."""
        place = next(iter(self._idle.get(address, ())), None)
        if place is None:
            return False
        self.leave(place)
        place.line.abort()
        return True

    def rest(self, place: Place) -> None:
        """Nothing is asked over this connection now."""
        if not place.idle:
            place.idle = True
            self._idle.setdefault(place.address, {})[place] = None

    def work(self, place: Place) -> None:
        """A whole request has come, or it is a socket now: it is not closed for others."""
        if place.idle:
            place.idle = False
            mine = self._idle[place.address]
            del mine[place]
            if not mine:
                del self._idle[place.address]

    def leave(self, place: Place) -> None:
        """The connection is closed."""
        if place.left:
            return
        place.left = True
        self.work(place)
        self._open[place.address] -= 1
        if not self._open[place.address]:
            del self._open[place.address]

    def note(self, reason: str) -> None:
        """A connection was closed by us, for this reason."""
        self.closed[reason] += 1

    def _tell(self, reason: str, **facts: int) -> None:
        self.note(reason)
        now = time.monotonic()
        if now - self._logged.get(reason, -LOG_EVERY) >= LOG_EVERY:
            self._logged[reason] = now
            log.warning("connections_refused", reason=reason, **facts)


def _is_in(host: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        return any(ip_address(host) in network for network in networks)
    except ValueError:
        return False


def file_limit() -> int:
    """How many files this process may have open; 0 if that is unknown."""
    if resource is None:
        return 0
    soft: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 0 if soft == resource.RLIM_INFINITY else soft


def raise_file_limit(wanted: int) -> int:
    """Let this process open as many files as it wants, if the system allows it; returns how many
    it may open."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return file_limit()
