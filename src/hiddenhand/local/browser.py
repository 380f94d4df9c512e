"""The house inside a browser's worker: what JavaScript calls, and what it gives.

Only texts pass between the two languages.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Protocol

from hiddenhand.local.house import LocalClient, LocalHouse
from hiddenhand.local.opening import open_house
from hiddenhand.local.store import Changes


class Shelves(Protocol):
    """What JavaScript keeps: IndexedDB."""

    def read(self, prefix: str) -> Awaitable[str]: ...  # JSON of keys and texts
    def write(self, changes: str) -> Awaitable[None]: ...  # JSON; null deletes


class BrowserKeeper:
    """Keeps texts in the browser."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves

    async def read(self, prefix: str) -> dict[str, str]:
        found: dict[str, str] = json.loads(await self.shelves.read(prefix))
        return found

    async def write(self, changes: Changes) -> None:
        await self.shelves.write(json.dumps(changes, ensure_ascii=False))


class Door:
    """The house as the worker uses it. `tell` gets a socket's number and a message, `close` a
    socket's number and a code."""

    def __init__(
        self,
        house: LocalHouse,
        tell: Callable[[int, str], None],
        close: Callable[[int, int], None],
    ) -> None:
        self.house = house
        self._tell = tell
        self._close = close
        self._clients: dict[int, LocalClient] = {}

    async def request(self, method: str, path: str, body: str) -> str:
        """JSON of the status and the text of the answer."""
        status, text = await self.house.request(method, path, body)
        return json.dumps([status, text], ensure_ascii=False)

    def open(self, socket: int) -> None:
        """A page opens a socket."""
        client = self.house.connect(
            lambda text: self._tell(socket, text), lambda code: self._dismissed(socket, code)
        )
        if client is not None:
            self._clients[socket] = client

    async def hear(self, socket: int, text: str) -> None:
        """A page sends a message."""
        if socket in self._clients:
            await self._clients[socket].hear(text)

    def shut(self, socket: int) -> None:
        """A page closes its socket."""
        client = self._clients.pop(socket, None)
        if client is not None:
            client.leave()

    def _dismissed(self, socket: int, code: int) -> None:
        self._clients.pop(socket, None)
        self._close(socket, code)


async def open_door(
    shelves: Shelves,
    tell: Callable[[int, str], None],
    close: Callable[[int, int], None],
    seed: str = "",
) -> Door:
    """Open the house with all that the browser has kept."""
    return Door(await open_house(BrowserKeeper(shelves), seed), tell, close)
