"""How fast is too fast."""

import time


class Bucket:
    """A bucket of `size` tokens that refills at `rate` a second."""

    __slots__ = ("_at", "_left", "rate", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._left = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one token, or say no."""
        now = time.monotonic()
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
