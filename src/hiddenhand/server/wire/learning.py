"""What helps to learn: the notebook and the statistics, as types.

The web app's types are generated from this file, like those of `wire`.
"""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import Part

# -- the notebook ------------------------------------------------------------------------------

MarkKey = Annotated[str, Field(pattern=r"^[0-5]/[a-z0-9_]{1,40}$")]  # "2/cyra": of seat 2
Mark = Literal["yes", "maybe", "no"]


class Marks(Part):
    """What a player has noted; nobody else ever sees it."""

    marks: dict[MarkKey, Mark] = Field(default_factory=dict, max_length=400)
    text: Annotated[str, Field(max_length=2000)] = ""


class Guess(Part):
    what: str  # a leader, or a state
    chance: float  # how well the evidence fits, 0 to 1


class Suspect(Part):
    seat: int
    guesses: list[Guess]  # all that are possible, the likeliest first


class SeenCard(Part):
    card: str
    place: str  # a place of the table, or a word of the notebook: "own", "neutral", "put-back"


class SeenNumber(Part):
    seat: int
    turn: int
    number: int


class Notebook(Part):
    """Written from what this seat sees and was told, at `seq`."""

    game_id: str
    seat: int
    seq: int
    suspects: list[Suspect]
    seen: list[SeenCard]
    unseen: list[str]  # cards that may lie anywhere
    numbers: list[SeenNumber]
    mine: Marks


# -- statistics --------------------------------------------------------------------------------


class Tally(Part):
    """How often something was there, and how often its side won. The interval (95 %) tells how
    much so few games can say; `fair` is what chance alone would win."""

    kind: str  # of the kinds that the game counts
    what: str
    games: int
    wins: int
    amount: int  # times, where one game has several
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
    games: int
    wins: int
    fair: float  # games that chance alone would have won
    hints: int  # asked for in all these games
    abandoned: int
    shared: int  # several people at one device: nobody's own games
    tallies: list[Tally]
    nemeses: list[Rival]  # who wins most when I am there
    companions: list[Rival]  # with whom I play most
    spans: list[Span]


class GameTotal(Part):
    game: str
    people: int  # finished games between people alone
    mixed: int  # people and bots
    bots: int  # bots alone: in no other number
    shared: int  # several people at one device
    abandoned: int


class Totals(Part):
    """Of the whole server; nobody is named."""

    players: int  # people who have finished a game
    games: list[GameTotal]
    tallies: list[Tally]
    counted_at: float
