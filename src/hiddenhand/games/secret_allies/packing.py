"""Packs a state into bytes; `unpacking` reads them.

The bytes contain every field of `layout` in its order: flags, numbers, then rows with their
lengths, as variable-length integers. Map and options are recomputed when unpacking.
"""

import zlib

from hiddenhand.games.secret_allies.layout import FLAGS, NUMBERS, ROWS
from hiddenhand.games.secret_allies.options import PACKS
from hiddenhand.games.secret_allies.state import BaseState

FORMAT = b"SA2"
FIXED = ("seats", "length")


def pack_state(state: BaseState) -> bytes:
    """The state as bytes."""
    numbers: list[int] = [PACKS.index(state.pack_data.id)]
    for name in (*FIXED, *FLAGS, *NUMBERS):
        numbers.append(int(getattr(state, name)))
    for field in ROWS:
        row = getattr(state, field.name)
        numbers.append(len(row))
        numbers += [int(number) for number in row]
    raw = bytearray()
    for number in numbers:
        code = 2 * number if number >= 0 else -2 * number - 1
        while code > 127:
            raw.append(code & 127 | 128)
            code >>= 7
        raw.append(code)
    return FORMAT + zlib.compress(bytes(raw), 1)
