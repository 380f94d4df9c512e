"""The house of one device: its rooms, its person, and the pages that are connected to it."""

import asyncio
from collections.abc import Callable
from typing import cast

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.local.budget import SameThread
from hiddenhand.local.requests import me_of
from hiddenhand.local.routes import answer
from hiddenhand.local.store import Keeper, LocalStore
from hiddenhand.local.thinkers import LocalThinkers
from hiddenhand.server import refusals
from hiddenhand.server.limits import NOBODY
from hiddenhand.server.live.client import GONE, Client, read
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import Store
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Me

EFFORT = 0.3  # of a server's analysis; the plain engine takes a twelfth of that already
NEVER = 1e9  # seconds: nobody counts as absent on their own device

Send = Callable[[str], None]


class LocalHouse:
    """Rooms without a server. One page or several may be connected."""

    def __init__(self, store: LocalStore, seed: str = "") -> None:
        self.settings = Settings(
            database="",
            bot_processes=1,
            analysis_effort=EFFORT,
            analysis_processes=0,
            work_per_second=0,
            absent_seconds=NEVER,
            bots_alone_minutes=0,
            test_seed=seed,
            testing=bool(seed),
        )
        self.store = store
        self.thinkers = LocalThinkers()
        self.registry = RoomRegistry(self.as_store, self.thinkers, self.settings)
        self.registry.services.budget = SameThread(self.settings)

    @property
    def as_store(self) -> Store:
        """The store as rooms know it: they use nothing of it that is not there."""
        return cast(Store, self.store)

    @classmethod
    async def open(cls, keeper: Keeper, seed: str = "") -> "LocalHouse":
        """The house with all that was kept; bots go on where they were. `seed` is for tests."""
        house = cls(await LocalStore.open(keeper), seed)
        await house.registry.begin()
        return house

    async def close(self) -> None:
        """Stop bots and background work."""
        await self.registry.end()

    async def request(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """The status and text of the answer to an HTTP request of the web app."""
        return await answer(self, method, address, body)

    def connect(self, send: Send, close: Callable[[int], None]) -> "LocalClient | None":
        """Connect a page, which gets its messages by `send`; None if nobody is signed in."""
        if self.store.me is None:
            close(GONE)
            return None
        return LocalClient(self, me_of(self.store.me), send, close)


class LocalClient(Client):
    """A page of this device."""

    def __init__(self, house: LocalHouse, me: Me, send: Send, close: Callable[[int], None]) -> None:
        super().__init__(house.registry, me, NOBODY)
        self._send = send
        self._close = close
        self._one = asyncio.Lock()
        house.registry.services.connections.add(self)
        self.tell(messages.Welcome(build="", me=me))

    def send(self, text: bytes) -> None:
        self._send(text.decode())

    def dismiss(self, code: int = GONE) -> None:
        self.leave()
        self._close(code)

    async def hear(self, text: str) -> None:
        """Handle a message after all earlier ones. An error names the message it is about."""
        async with self._one:
            name = None
            try:
                message = read(text)
                name = getattr(message, "id", None)
                await self.do(message)
            except HiddenHandError as error:
                self.tell(messages.Refused(id=name, refusal=refusals.told(error)))
