"""Other nodes as seen by this node's rooms. A single server has none.

`nodes/` implements the protocol for several servers that share one PostgreSQL database; this is all
that the rooms know about it.
"""

import asyncio
import time
from dataclasses import dataclass
from typing import Protocol

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.wire.base import Person


@dataclass(frozen=True, slots=True)
class Presence:
    """Who watches a room on some node, and who of its players does not."""

    here: frozenset[str] = frozenset()  # players who look at the table
    away: frozenset[str] = frozenset()  # players who are connected, but whose pages are hidden
    others: int = 0  # spectators
    gone: frozenset[tuple[str, float]] = frozenset()  # players not here on any node, since when


NOBODY = Presence()


class SharedRoom(Protocol):
    """What the node code needs of a room in memory to keep it in sync with the database."""

    version: int  # the version that this node has read
    holder: str  # the node that runs its bots and clocks

    @property
    def code(self) -> str: ...
    @property
    def lock(self) -> asyncio.Lock: ...

    # Hold the lock for these.
    async def catch_up(self) -> None: ...  # reload it; raises `NoSuchRoom` if it was deleted
    async def follow_chat(self) -> None: ...  # read new messages
    async def follow_game(self) -> None: ...  # read new answers
    def look_after(self) -> None: ...  # run bots and clocks if this node holds it


class Peers(Protocol):
    """The other nodes of a cluster."""

    id: str  # of this node; empty for a single server

    def now(self) -> float:
        """The Unix time that all nodes agree on."""

    def presence_changed(self, code: str, here: Presence) -> None:
        """Tell other nodes who watches a room here, if that has changed."""

    def present(self, code: str) -> Presence:
        """Who watches a room on other nodes: its players, and the number of spectators."""

    async def sees(self, user: str) -> bool:
        """True if a page of this user on another node is on a screen."""

    def dismiss(self, user: str) -> None:
        """Close the user's connections on all other nodes."""

    def rename(self, person: Person) -> None:
        """Rename the user's connections on all other nodes."""

    def room_opened(self, room: SharedRoom | None, code: str) -> None:
        """A room was loaded; None if that failed."""

    async def keep_up(self, room: SharedRoom) -> None:
        """Read what other nodes have written to the room until now."""

    async def caught_up(self, room: SharedRoom, error: HiddenHandError) -> bool:
        """True if `error` came from an outdated copy of the room, which is up to date now, so that
        the action should be retried. Hold the room's lock."""


def _running() -> float:
    """Seconds of a clock that nobody can set, which goes on while the machine sleeps where the
    system has such a one."""
    try:
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # the latter in a browser
        return time.monotonic()


class Alone:
    """A single server without other nodes."""

    id = ""

    def __init__(self) -> None:
        self._ahead = time.time() - _running()

    def now(self) -> float:
        """The machine's time at the start, carried on: when somebody sets the machine's clock,
        nobody at a table loses time."""
        return _running() + self._ahead

    def presence_changed(self, code: str, here: Presence) -> None:
        pass

    def present(self, code: str) -> Presence:
        return NOBODY

    async def sees(self, user: str) -> bool:
        return False

    def dismiss(self, user: str) -> None:
        pass

    def rename(self, person: Person) -> None:
        pass

    def room_opened(self, room: SharedRoom | None, code: str) -> None:
        pass

    async def keep_up(self, room: SharedRoom) -> None:
        pass

    async def caught_up(self, room: SharedRoom, error: HiddenHandError) -> bool:
        return False
