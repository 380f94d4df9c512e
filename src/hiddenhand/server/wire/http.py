"""What is asked and answered over HTTP alone: people, finished games, ratings.

The web app's types are generated from this file, like those of `wire`.
"""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import Facts, Name, Part, Refusal

Language = Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Z]{2})?$")]  # "pl", and "en-XA"
Token = Annotated[str, Field(min_length=43, max_length=43)]

# -- people ------------------------------------------------------------------------------------


class NewGuest(Part):
    name: Name
    language: Language | None = None


class ChangeMe(Part):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None


class SignInLink(Part):
    """Open it on another device within `expires_at`; it works once."""

    url: str
    token: str
    expires_at: float  # unix time


class SignIn(Part):
    token: Token


class Device(Part):
    """A browser that is signed in as me."""

    id: str
    label: str  # "Firefox, Linux"; empty where it does not say
    created_at: float
    seen_at: float
    this: bool  # the one that asks


# -- games there are ---------------------------------------------------------------------------


class SettingInfo(Part):
    name: str
    values: list[str]
    default: str


class RefusedTogether(Part):
    """Values that do not go together; with `seats`, at tables of that size."""

    seats: int | None
    settings: dict[str, str]
    refusal: Refusal


class GameInfo(Part):
    name: str
    seats: list[int]
    settings: list[SettingInfo]
    refused: list[RefusedTogether]
    bots: list[str]  # levels, weakest first
    may_resign: bool
    rules: str  # version of the rules
    counted: list[str]  # kinds of facts in the statistics, in the order shown


class Paragraph(Part):
    id: str  # "HL-7.5"
    section: str
    text: str  # Markdown


# -- finished games ----------------------------------------------------------------------------


class GamePlayer(Part):
    seat: int
    name: str  # empty where the person was erased, or for a bot
    bot: str | None
    me: bool
    rating_before: float | None  # of a rated game
    rating_after: float | None
    hints: int  # asked for on this seat


class GameLine(Part):
    """A finished game: in my history, at the end of play, behind a share link."""

    game_id: str
    game: str
    seats: int
    settings: dict[str, str]
    players: list[GamePlayer]
    started_at: float
    ended_at: float
    rated: bool
    uploaded: bool
    proven: bool  # the deal can be recomputed
    result: Facts | None  # with its explanation; None: abandoned, or a record without an end
    share: str  # address of its replay


class History(Part):
    """`next` asks for the page after this one; None at the end."""

    games: list[GameLine]
    next: str | None


class DrawInfo(Part):
    """One answer of chance: which of how many."""

    answer: int  # its number in the record, counted from 1
    count: int
    index: int
    key: str


class ProofInfo(Part):
    """See docs/reference/proven-deals.md. Secret and draws are there only after the end."""

    commitment: str
    added: list[str]
    secret: str | None
    draws: list[DrawInfo]


# -- ratings -----------------------------------------------------------------------------------


class RatingLine(Part):
    """A place on the board. `rating` is the careful estimate by which the board is ordered."""

    game: str
    name: str
    bot: str | None
    me: bool
    rating: float
    mu: float
    sigma: float
    games: int


# -- the server itself -------------------------------------------------------------------------


class Health(Part):
    status: Literal["ok"]
    seconds: float  # since it was started
    seeded: bool  # chance comes from the seed of a test: deals prove nothing here
