"""Types for learning: the notebook and the statistics.

The web app's types are generated from this file.
"""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import Part

# -- the notebook ------------------------------------------------------------------------------

MarkKey = Annotated[str, Field(pattern=r"^[0-5]/[a-z0-9_]{1,40}$")]  # "2/cyra": of seat 2
Mark = Literal["yes", "maybe", "no"]


class Marks(Part):
    """A player's own notes; nobody else sees them."""

    marks: dict[MarkKey, Mark] = Field(default_factory=dict, max_length=400)
    text: Annotated[str, Field(max_length=2000)] = ""


class Guess(Part):
    """A possible secret with its probability."""

    what: str  # a leader, or a state
    chance: float  # how well the evidence fits, 0 to 1


class Suspect(Part):
    """What can be believed about one seat."""

    seat: int
    guesses: list[Guess]  # all possible ones, likeliest first


class SeenCard(Part):
    """Where a card was seen."""

    card: str
    place: str  # a place of the table, or a word of the notebook: "own", "neutral", "put-back"


class SeenNumber(Part):
    """A number that was seen."""

    seat: int
    turn: int
    number: int


class Notebook(Part):
    """What this seat has seen and was told, at `seq`."""

    game_id: str
    seat: int
    seq: int
    suspects: list[Suspect]
    seen: list[SeenCard]
    unseen: list[str]  # cards that may be anywhere
    numbers: list[SeenNumber]
    mine: Marks


# -- statistics --------------------------------------------------------------------------------


class Tally(Part):
    """How often something occurred, and how often its side won. The 95% interval shows the
    uncertainty; `fair` is the expected number of wins by chance."""

    kind: str  # one of the kinds that the game counts
    what: str
    games: int
    wins: int
    amount: int  # occurrences, which can be several per game
    rate: float
    low: float
    high: float
    fair: float
    game: str


class Rival(Part):
    """Somebody I played with. A bot has its level and no name."""

    name: str
    bot: str | None
    games: int
    my_wins: int
    their_wins: int


class Span(Part):
    """Games of one kind in one month."""

    month: str  # "2026-11"
    game: str
    seats: int
    games: int
    wins: int


class MyStats(Part):
    """My statistics."""

    games: int
    wins: int
    fair: float  # expected wins by chance
    hints: int  # in all these games
    abandoned: int
    shared: int  # on one shared device: not counted for anybody
    tallies: list[Tally]
    nemeses: list[Rival]  # who wins most against me
    companions: list[Rival]  # whom I play with most
    spans: list[Span]


class GameTotal(Part):
    """The totals of one game."""

    game: str
    people: int  # finished games of people only
    mixed: int  # people and bots
    bots: int  # bots only; in no other number
    shared: int  # on one shared device
    abandoned: int


class Totals(Part):
    """The totals of the server; no names."""

    players: int  # people who have finished a game
    games: list[GameTotal]
    tallies: list[Tally]
    counted_at: float
