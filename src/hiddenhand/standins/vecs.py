"""A stand-in for `librt.vecs`: growable vectors of machine integers or objects.

A vector of integers is an `array`, which refuses what does not fit just like the original; any
other vector is a list. `append`, `remove` and `pop` return a new vector and leave the old one as it
is.
"""

from array import array
from collections.abc import Callable, Iterable
from typing import Any

from mypy_extensions import i16, i32, i64, u8

_CODES: dict[Any, str] = {i64: "q", i32: "i", i16: "h", u8: "B"}


class vec:  # noqa: N801  # the name of the original
    """`vec[i16]([1, 2])` makes a vector."""

    def __class_getitem__(cls, item: Any) -> Callable[..., Any]:
        made = _MAKERS.get(item)
        if made is None:
            made = _MAKERS[item] = _maker(item)
        return made


def _maker(item: Any) -> Callable[..., Any]:
    if item is int:
        raise ValueError("unsupported type in vec[int] (use i64, i32, i16, or u8)")
    code = _CODES.get(item)

    def objects(items: Iterable[Any] = (), *, capacity: int = 0) -> list[Any]:
        return list(items)

    def integers(items: Iterable[int] = (), *, capacity: int = 0) -> "array[int]":
        return array(code or "q", items)

    return objects if code is None else integers


_MAKERS: dict[Any, Callable[..., Any]] = {}


def append(v: Any, o: Any, /) -> Any:
    """The vector with one more item at its end."""
    new = v[:]
    new.append(o)
    return new


def remove(v: Any, o: Any, /) -> Any:
    """The vector without the first item that equals `o`. Raises `ValueError`."""
    new = v[:]
    new.remove(o)
    return new


def pop(v: Any, i: int = -1, /) -> tuple[Any, Any]:
    """The vector without the item at `i`, and that item. Raises `IndexError`."""
    new = v[:]
    return new, new.pop(i)


def extend(v: Any, o: Iterable[Any], /) -> Any:
    """The vector with these items at its end."""
    new = v[:]
    new.extend(o)
    return new
