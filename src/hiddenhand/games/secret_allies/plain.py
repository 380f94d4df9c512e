"""Rows as ordinary lists, for modules that are not compiled.

This module must not be compiled: a compiled function leaks every vec it is given (mypyc 2.4), so
each view would leak memory.
"""

from librt.vecs import vec
from mypy_extensions import i16


def plain(row: vec[i16]) -> list[int]:
    """The row as a list."""
    return [int(number) for number in row]
