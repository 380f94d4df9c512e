"""Snapshots that many may ask for, kept compressed: of finished games, and for spectators.

A snapshot of a long game costs milliseconds and a hundred kilobytes. As long as nothing happens at
the table, the next one is the same.
"""

import zlib
from collections import OrderedDict
from collections.abc import Hashable

KEPT_BYTES = 16 << 20
QUICK = 1  # zlib's level: a third larger than the best, in a fifth of the time
Shown = dict[str, int]  # what a viewer was sent: field -> hash of its bytes


class Snapshots:
    """The snapshots asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[bytes, Shown]] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable) -> tuple[bytes, Shown] | None:
        """The snapshot, and what it shows; None if it is not kept."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        packed, shown = self._kept[key]
        return zlib.decompress(packed), dict(shown)

    def put(self, key: Hashable, text: bytes, shown: Shown) -> None:
        """Keep a snapshot; the ones that were not asked for longest make room."""
        packed = zlib.compress(text, QUICK)
        self._bytes += len(packed)
        self._kept[key] = packed, dict(shown)
        while self._bytes > KEPT_BYTES:
            _, (oldest, _) = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
