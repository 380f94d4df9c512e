"""How often one address may try something."""

import time
from collections import OrderedDict
from typing import ClassVar

from fastapi import Request

from hiddenhand.core.errors import HiddenHandError

MOST_ADDRESSES = 10_000  # remembered at a time


class TooMany(HiddenHandError):
    """Too many tries from this address; later it goes on."""

    code = "too-many"
    status: ClassVar[int] = 429


class Turnstile:
    """Lets each address through so often in an hour, some of them at once."""

    def __init__(self, per_hour: int) -> None:
        self.open = per_hour == 0  # as many as come
        self.rate = per_hour / 3600
        self.most = max(1.0, per_hour / 2)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def pass_through(self, address: str) -> bool:
        if self.open:
            return True
        now = time.monotonic()
        left, at = self._left.pop(address, (self.most, now))
        left = min(self.most, left + (now - at) * self.rate)
        through = left >= 1
        self._left[address] = (left - 1 if through else left, now)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)  # the one not seen for longest
        return through


async def few_from_one_address(request: Request) -> None:
    """Refuses addresses that make guests or guess at links without end."""
    turnstile: Turnstile = request.app.state.guests
    if not turnstile.pass_through(request.client.host if request.client else ""):
        raise TooMany("too many new guests from here; try again later", place="address")
