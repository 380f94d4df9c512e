"""Other nodes, as the rooms of this one know them. A server that runs alone has none.

`nodes/` implements the protocol for several servers over one PostgreSQL; nothing else of that
package is known here.
"""

import asyncio
import time
from typing import Protocol

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.wire.base import Person

Presence = tuple[frozenset[str], int]  # who sits at the table and watches, and how many others
NOBODY: Presence = (frozenset(), 0)


class SharedRoom(Protocol):
    """What other nodes need of a room in memory, to keep it as fresh as the database."""

    version: int  # how far this node has read the room
    holder: str  # the node where its bots think and its clocks ring

    @property
    def code(self) -> str: ...
    @property
    def lock(self) -> asyncio.Lock: ...

    # Hold the lock for these.
    async def catch_up(self) -> None: ...  # read all of it again; `NoSuchRoom` if it is gone
    async def follow_chat(self) -> None: ...  # read new messages
    async def follow_game(self) -> None: ...  # read new answers
    def look_after(self) -> None: ...  # bots and clocks run here if this node holds the table


class Peers(Protocol):
    id: str  # of this node; empty for a server that is alone

    def now(self) -> float:
        """Unix time that all nodes agree on."""

    def presence_changed(self, code: str, here: Presence) -> None:
        """Tell the others who watches a room here, if that is new."""

    def present(self, code: str) -> Presence:
        """Who watches a room on other nodes: people of its table, and how many others."""

    def dismiss(self, user: str) -> None:
        """Close the user's connections on all other nodes."""

    def rename(self, person: Person) -> None:
        """Give the user's connections on all other nodes a new name."""

    def room_opened(self, room: SharedRoom | None, code: str) -> None:
        """A room was read into memory; None if that failed."""

    async def caught_up(self, room: SharedRoom, error: HiddenHandError) -> bool:
        """True if `error` came from a copy of the room that was old, and which is fresh now: what
        was asked for is worth another try. Hold the room's lock."""


class Alone:
    id = ""

    def now(self) -> float:
        return time.time()

    def presence_changed(self, code: str, here: Presence) -> None:
        pass

    def present(self, code: str) -> Presence:
        return NOBODY

    def dismiss(self, user: str) -> None:
        pass

    def rename(self, person: Person) -> None:
        pass

    def room_opened(self, room: SharedRoom | None, code: str) -> None:
        pass

    async def caught_up(self, room: SharedRoom, error: HiddenHandError) -> bool:
        return False
