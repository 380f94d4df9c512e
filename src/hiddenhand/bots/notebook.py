"""A player's notebook: cards seen and still located, and who may have which secret.

It uses only the seat's view, its feed of events, and what the game says the seat remembers of face-
down cards. The suspicions come from the expert bots.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from hiddenhand import games
from hiddenhand.core.event import Fact
from hiddenhand.core.game import View
from hiddenhand.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Seen:
    """A card in a known place: a place of the game, or a word of its notebook."""

    card: str
    place: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number that a player was seen to have in some turn."""

    seat: Seat
    turn: int
    number: int


@dataclass(frozen=True, slots=True)
class Page:
    """The notebook's contents."""

    suspects: Mapping[Seat, Mapping[str, float]]  # for each opponent, how well each secret fits
    seen: list[Seen] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)  # cards whose place is unknown
    numbers: list[Number] = field(default_factory=list)


Feed = list[dict[str, Fact]]
Remembered = list[tuple[str, str]]
Writer = Callable[[View, Iterable[Mapping[str, Fact]], Remembered], Page]


def has_notebook(game: str) -> bool:
    """True if the game has a notebook."""
    return games.find(game).part("bots.notebook") is not None


def page(game: str, view: View, feed: Feed, memory: Remembered) -> Page:
    """The notebook of the view's seat; `memory` comes from `Game.remembered`."""
    writer: Writer = games.find(game).part("bots.notebook").page
    return writer(view, feed, memory)
