"""Draws a view in the terminal. A game may have a drawing of its own here, `boards/<game>.py`:

    def draw(view, words, seat, options) -> list[str]   the table as lines of text
    def hint(view, words, seat, key) -> str             what helps to choose the option `key`

A game without one is drawn field by field. Drawings read views only, never states.
"""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import Protocol

from hiddenhand.core.seats import Seat
from hiddenhand.text.words import Words

Shown = Mapping[str, object]


class Drawing(Protocol):
    def draw(self, view: Shown, words: Words, seat: Seat, options: Sequence[str]) -> list[str]: ...

    def hint(self, view: Shown, words: Words, seat: Seat, key: str) -> str: ...


def find(game: str) -> Drawing:
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        name = f"{__name__}.any_game"
    drawing: Drawing = importlib.import_module(name)
    return drawing
