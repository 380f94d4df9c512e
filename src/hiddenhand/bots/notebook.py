"""A player's notebook: what was seen and is still known, and who may be whom by the evidence.

It is written from a seat's view, from what the seat was told, and from what the game says the seat
remembers of face-down cards: nothing else gets here. The suspicions are those of the expert bots.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from hiddenhand import games
from hiddenhand.core.event import Fact
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Seen:
    """A card whose place is known. `place` is a place of the game, or a word of its notebook."""

    card: str
    place: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number somebody was seen to have, at some turn."""

    seat: Seat
    turn: int
    number: int


@dataclass(frozen=True, slots=True)
class Page:
    suspects: Mapping[Seat, Mapping[str, float]]  # of each opponent, each secret: how well it fits
    seen: list[Seen] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)  # cards that may lie anywhere unknown
    numbers: list[Number] = field(default_factory=list)


Feed = list[dict[str, Fact]]
Remembered = list[tuple[str, str]]
Writer = Callable[[View, Iterable[Mapping[str, Fact]], Remembered], Page]


def has_notebook(game: str) -> bool:
    return games.find(game).part("bots.notebook") is not None


def page(game: str, view: View, feed: Feed, memory: Remembered) -> Page:
    """The notebook of the view's seat; `memory` is what the game says it remembers."""
    writer: Writer = games.find(game).part("bots.notebook").page
    return writer(view, feed, memory)
