"""Draws a view in the terminal. A game can provide its own drawing in a module `board_text`:

    def draw(view, words, seat, options) -> list[str]   the table as lines of text
    def hint(view, words, seat, key) -> str             a note for the option `key`
    def places(view, drawn=True) -> dict                for each place, facts for its name, beside
                                                        the drawing or where nothing is drawn

Without one, the fields are listed. Drawings read views only, never states.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from hiddenhand import games
from hiddenhand.core.event import Fact
from hiddenhand.core.game import Shown
from hiddenhand.core.seats import Seat
from hiddenhand.text.words import Words, plain


class Drawing(Protocol):
    """What a `board_text` module provides."""

    def draw(self, view: Shown, words: Words, seat: Seat, options: Sequence[str]) -> list[str]: ...

    def hint(self, view: Shown, words: Words, seat: Seat, key: str) -> str: ...

    def places(self, view: Shown, drawn: bool = True) -> Mapping[str, Mapping[str, Fact]]: ...


def find(game: str) -> Drawing:
    """The game's own drawing, or this module."""
    part = games.find(game).part("board_text") if game in games.names() else None
    return cast(Drawing, part or sys.modules[__name__])


def draw(view: Shown, words: Words, seat: Seat, options: Sequence[str]) -> list[str]:
    """The fields of the view, one per line."""
    width = max((len(plain(name)) for name in view), default=0)
    return [f"  {plain(name):>{width}}  {worded(value, words)}" for name, value in view.items()]


def hint(view: Shown, words: Words, seat: Seat, key: str) -> str:
    """No notes by default."""
    return ""


def places(view: Shown, drawn: bool = True) -> Mapping[str, Mapping[str, Fact]]:
    """Names of places use no facts by default."""
    return {}


def worded(value: object, words: Words) -> str:
    """A value of a view as text."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if isinstance(value, str):
        return words.name(value)
    if isinstance(value, dict):
        parts = [f"{plain(str(name))}: {worded(item, words)}" for name, item in value.items()]
        return "; ".join(parts) or "-"
    if isinstance(value, list):
        nested = any(isinstance(item, list | dict) for item in value)
        return (" | " if nested else ", ").join(worded(item, words) for item in value) or "-"
    return str(value)
