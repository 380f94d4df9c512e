"""A queue for processes in which everybody has a turn, not every request."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

from hiddenhand.server.limits import Payer

HALF_LIFE = 30.0  # seconds after which what somebody used counts half
FORGOTTEN = 0.01  # seconds of use that no longer matter


@dataclass(eq=False, slots=True)
class _Waiting:
    payer: Payer
    number: int
    turn: "asyncio.Future[None]"


class Usage:
    """How many seconds everybody used lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # who -> seconds, when

    def of(self, who: str) -> float:
        """The seconds, older ones counting less."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE)) if seconds else 0.0

    def add(self, who: str, seconds: float) -> None:
        """Somebody used this many seconds; negative ones take back what was assumed."""
        total = self.of(who) + seconds
        self._used.pop(who, None)
        if total > FORGOTTEN:
            self._used[who] = (total, time.monotonic())
        for other in list(self._used)[:2]:  # the oldest
            if self.of(other) <= FORGOTTEN:
                del self._used[other]


class FairQueue:
    """`places` at once. A free place goes to the address that used least lately, there to the user
    who used least, and among equals to whoever came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._numbers = count()
        self._addresses = Usage()
        self._users = Usage()

    def locked(self) -> bool:
        """True if a new request has to wait."""
        return self._free <= 0

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """A place for this payer; what is used is counted by the clock."""
        await self._enter(payer)
        began = time.monotonic()
        self._note(payer, 1.0)  # until we know, so that others come first
        try:
            yield
        finally:
            self._note(payer, time.monotonic() - began - 1.0)
            self._free += 1
            self._wake()

    def _note(self, payer: Payer, seconds: float) -> None:
        self._addresses.add(payer.group, seconds)
        self._users.add(payer.user, seconds)

    async def _enter(self, payer: Payer) -> None:
        if self._free > 0 and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        mine = _Waiting(payer, next(self._numbers), turn)
        self._waiting.append(mine)
        self._wake()
        try:
            await turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif not turn.cancelled():  # we were given a place that we do not need
                self._free += 1
                self._wake()
            raise

    def _wake(self) -> None:
        while self._free > 0 and self._waiting:
            following = min(self._waiting, key=self._rank)
            self._waiting.remove(following)
            if not following.turn.done():
                self._free -= 1
                following.turn.set_result(None)

    def _rank(self, waiting: _Waiting) -> tuple[float, float, int]:
        payer = waiting.payer
        return self._addresses.of(payer.group), self._users.of(payer.user), waiting.number
