"""Rate limits."""

import math
import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_REMEMBERED = 10_000  # addresses or users


@dataclass(frozen=True, slots=True)
class Payer:
    """Who causes some work: a user, an address, or both."""

    user: str = ""
    address: str = ""

    @property
    def group(self) -> str:
        """Those who share a turn when there is a queue: everybody at one address."""
        return self.address or self.user


NOBODY = Payer()  # work of the server itself


class Bucket:
    """A token bucket of `size` tokens that refills at `rate` per second."""

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._left = size
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """The tokens that are left; negative after spending more than there were."""
        now = time.monotonic()
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def take(self) -> bool:
        """Take one token; False if there is none."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, tokens: float, floor: float) -> None:
        """Take this many tokens, but leave at least `floor`, which may be negative."""
        self._left = min(self.left, max(floor, self._left - tokens))

    @property
    def wait(self) -> int:
        """Whole seconds until there is a token again; at least 1."""
        return max(1, math.ceil((1 - self._left) / self.rate))


class Buckets:
    """A bucket per address or user."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """The bucket of this address or user."""
        bucket = self._buckets.pop(who, None) or Bucket(self.size, self.rate)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)  # the least recently used one
        return bucket


class Turnstile:
    """Lets each address or user through `times` times in `seconds`, half of that at once;
    `times` 0 means no limit."""

    def __init__(self, times: int, seconds: float) -> None:
        self._buckets = Buckets(max(1.0, times / 2), times / seconds)

    def wait(self, who: str) -> int:
        """0 to let the caller through; otherwise the seconds to wait."""
        if not self._buckets.rate:
            return 0
        bucket = self._buckets.of(who)
        return 0 if bucket.take() else bucket.wait
