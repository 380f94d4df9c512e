"""A table drawn field by field, for games that have no drawing of their own."""

from collections.abc import Sequence

from hiddenhand.cli.boards import Shown
from hiddenhand.core.seats import Seat
from hiddenhand.text.words import Words, plain


def draw(view: Shown, words: Words, seat: Seat, options: Sequence[str]) -> list[str]:
    width = max((len(plain(name)) for name in view), default=0)
    return [f"  {plain(name):>{width}}  {worded(value, words)}" for name, value in view.items()]


def hint(view: Shown, words: Words, seat: Seat, key: str) -> str:
    return ""


def worded(value: object, words: Words) -> str:
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
