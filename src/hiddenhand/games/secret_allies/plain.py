"""Rows of small numbers as ordinary lists, for modules that are never compiled.

This module stays plain Python, too: a compiled function keeps a vec that it is handed (mypyc 2.4),
so that every view would leave some bytes behind for good.
"""

from librt.vecs import vec
from mypy_extensions import i16


def plain(row: vec[i16]) -> list[int]:
    return [int(number) for number in row]
