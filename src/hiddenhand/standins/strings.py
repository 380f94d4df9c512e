"""A stand-in for the parts of `librt.strings` that the engine uses."""

import struct


def read_i32_le(b: bytes, index: int, /) -> int:
    """The integer of four bytes at `index`, lowest byte first. Raises `IndexError`."""
    if not 0 <= index <= len(b) - 4:
        raise IndexError("index out of range")
    found: int = struct.unpack_from("<i", b, index)[0]
    return found
