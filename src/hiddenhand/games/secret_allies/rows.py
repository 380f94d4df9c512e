"""Reads one row of a data file field by field; raises BadData naming the field that is wrong."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from hiddenhand.core.errors import BadData

T = TypeVar("T")


class Row:
    """A mapping from the file and its place. Every field must be taken; `done` rejects the rest."""

    __slots__ = ("_fields", "_left", "place")

    def __init__(self, value: object, place: str) -> None:
        self.place = place
        if not isinstance(value, dict):
            raise BadData(f"{shown(value)} is not a set of fields", place=place)
        for name in value:
            if not isinstance(name, str):
                raise BadData(f"{shown(name)} is not a field name", place=place)
        self._fields: dict[str, object] = value
        self._left = set(value)

    def at(self, name: str) -> str:
        """The place of a field, for errors."""
        return f"{self.place}: {name}"

    def names(self) -> list[str]:
        """Names of all fields."""
        return list(self._fields)

    def has(self, name: str) -> bool:
        """Whether the field is present."""
        return name in self._fields

    def take(self, name: str) -> object:
        """The raw value of a field; raises BadData if it is missing."""
        if name not in self._fields:
            raise BadData("the field is missing", place=self.at(name))
        self._left.discard(name)
        return self._fields[name]

    def done(self) -> None:
        """Raise BadData if a field was not taken."""
        for name in self._fields:
            if name in self._left:
                raise BadData("unknown field", place=self.at(name))

    # -- kinds of fields -----------------------------------------------------------------

    def number(self, name: str, low: int = 0, high: int = 1000) -> int:
        """An integer from `low` to `high`."""
        return whole(self.take(name), self.at(name), low, high)

    def word(self, name: str) -> str:
        """An id."""
        return identifier(self.take(name), self.at(name))

    def one_of(self, name: str, allowed: Iterable[str]) -> str:
        """One of the allowed words."""
        value = self.take(name)
        choices = list(allowed)
        if not isinstance(value, str) or value not in choices:
            listed = ", ".join(choices)
            raise BadData(f"{shown(value)} is not one of: {listed}", place=self.at(name))
        return value

    def truth(self, name: str) -> bool:
        """A boolean."""
        value = self.take(name)
        if not isinstance(value, bool):
            raise BadData(f"{shown(value)} is neither true nor false", place=self.at(name))
        return value

    def text(self, name: str) -> str:
        """A text that is not empty."""
        value = self.take(name)
        if not isinstance(value, str) or not value.strip():
            raise BadData(f"{shown(value)} is not text", place=self.at(name))
        return value

    def row(self, name: str) -> "Row":
        """A nested mapping."""
        return Row(self.take(name), self.at(name))

    def entries(self, name: str) -> list[object]:
        """A list."""
        value = self.take(name)
        if not isinstance(value, list):
            raise BadData(f"{shown(value)} is not a list", place=self.at(name))
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """A list of distinct ids."""
        listed = tuple(identifier(value, self.at(name)) for value in self.entries(name))
        refuse_doubles(listed, self.at(name))
        return listed

    def numbers(self, name: str, low: int, high: int) -> tuple[int, ...]:
        """A list of integers from `low` to `high`."""
        return tuple(whole(value, self.at(name), low, high) for value in self.entries(name))

    def rows(self, name: str, key: str, build: Callable[["Row"], T]) -> list[T]:
        """A list of rows with a unique field `key`, which names the row in errors."""
        built: list[T] = []
        keys: list[str] = []
        for number, value in enumerate(self.entries(name)):
            row = Row(value, f"{self.at(name)}[{number}]")
            keys.append(row.word(key))
            row.place = f"{self.at(name)}.{keys[-1]}"
            if keys[-1] in keys[:-1]:
                raise BadData(f"there are two rows with this {key}", place=row.place)
            built.append(build(row))
            row.done()
        return built


def shown(value: object) -> str:
    """A value as quoted in errors, shortened if long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def whole(value: object, place: str, low: int, high: int) -> int:
    """`value` if it is an integer from `low` to `high`; else raises BadData."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadData(f"{shown(value)} is not a whole number", place=place)
    if not low <= value <= high:
        raise BadData(f"{value} is not from {low} to {high}", place=place)
    return value


def identifier(value: object, place: str) -> str:
    """`value` if it is an id (only a-z, 0-9 and underscores); else raises BadData."""
    if not isinstance(value, str) or not value.isascii() or not value.replace("_", "a").isalnum():
        raise BadData(f"{shown(value)} is not an id", place=place)
    if value != value.lower():
        raise BadData(f"{value!r} is not in small letters", place=place)
    return value


def refuse_doubles(listed: Iterable[object], place: str) -> None:
    """Raise BadData if a value is listed twice."""
    seen: set[object] = set()
    for value in listed:
        if value in seen:
            raise BadData(f"{shown(value)} is listed twice", place=place)
        seen.add(value)
