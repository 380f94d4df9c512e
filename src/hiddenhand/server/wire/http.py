"""Types used over HTTP only: people, finished games, ratings.

The web app's types are generated from this file.
"""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import Face, Facts, Name, Part, Refusal

Language = Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Z]{2})?$")]  # "pl", and "en-XA"
Token = Annotated[str, Field(min_length=43, max_length=43)]

# -- people ------------------------------------------------------------------------------------


class NewGuest(Part):
    """Creates a guest."""

    name: Name
    language: Language | None = None


class ChangeMe(Part):
    """Fields that are missing stay unchanged."""

    name: Name | None = None
    language: Language | None = None
    face: Face | None = None


class SignInLink(Part):
    """Open it on another device before `expires_at`; one device can ask with it."""

    url: str
    token: str
    expires_at: float  # unix time


class SignInToken(Part):
    """The token of a sign-in link."""

    token: Token


class SignInOffer(Part):
    """The owner of a sign-in link, or whoever used this device before."""

    user: str
    name: str
    face: Face | None


class SignInAsk(Part):
    """The code that both devices show, and the proof that this one has asked."""

    ask: str
    code: str


class SignIn(Part):
    """Finish a sign-in that the other device has confirmed."""

    token: Token
    ask: Token


class LinkState(Part):
    """The device that asks with my link, if one does."""

    asked: bool
    label: str  # "Firefox, Linux"; empty if unknown
    code: str


class SignInCode(Part):
    """The code of the device that I let in."""

    token: Token
    code: Annotated[str, Field(pattern=r"^[0-9]{4}$")]


class Device(Part):
    """A browser that is signed in as me."""

    id: str
    label: str  # "Firefox, Linux"; empty if unknown
    created_at: float
    seen_at: float
    this: bool  # the one that sent the request


# -- games there are ---------------------------------------------------------------------------


class SettingInfo(Part):
    """A setting of a game with its values."""

    name: str
    values: list[str]
    default: str


class RefusedTogether(Part):
    """Values that cannot be combined; with `seats`, only at tables of that size."""

    seats: int | None
    settings: dict[str, str]
    refusal: Refusal


class QuickInfo(Part):
    """A small first game against bots."""

    seats: int
    settings: dict[str, str]


class GameInfo(Part):
    """A game that can be played."""

    name: str
    seats: list[int]
    settings: list[SettingInfo]
    refused: list[RefusedTogether]
    bots: list[str]  # levels, weakest first
    may_resign: bool
    rules: str  # version of the rules
    counted: list[str]  # kinds of facts in the statistics, in the order shown
    minutes: dict[int, int]  # seats -> about how long a game among people takes; may be empty
    minutes_by: dict[str, dict[str, float]]  # setting -> value -> factor of these minutes
    weight: str  # how much there is to learn: "light", "medium", "heavy"; "" if unknown
    quick: QuickInfo | None  # what "play now" starts; None: the usual settings


class Paragraph(Part):
    """A numbered paragraph of the rules."""

    id: str  # "HL-7.5"
    section: str
    text: str  # Markdown
    technical: bool = False  # for those who write programs; pages for players leave it out


# -- finished games ----------------------------------------------------------------------------


class GamePlayer(Part):
    """A player of a finished game."""

    seat: int
    name: str  # empty for a bot or an erased person
    bot: str | None
    me: bool
    rating_before: float | None  # only of a rated game
    rating_after: float | None
    hints: int  # number of hints on this seat
    stood_in: int  # answers that a bot gave for the person of this seat


class GameLine(Part):
    """A finished game: in my history, after the end, or behind a shared link."""

    game_id: str
    game: str
    seats: int
    settings: dict[str, str]
    players: list[GamePlayer]
    started_at: float
    ended_at: float
    rated: bool
    uploaded: bool
    proven: bool  # dealt here, with a proof that anybody can recompute; never true if uploaded
    commitment: str | None  # hash of the secret it was dealt from; None if it was not dealt here
    result: Facts | None  # with its explanation; None: abandoned or unfinished
    share: str  # address of its replay


class History(Part):
    """`next` requests the following page; None at the end."""

    games: list[GameLine]
    next: str | None


class DrawInfo(Part):
    """One random draw: which of how many."""

    answer: int  # its number in the record, counted from 1
    count: int
    index: int
    key: str


class ProofInfo(Part):
    """See docs/reference/proven-deals.md. Secret and draws are present only after the end."""

    commitment: str
    added: list[str]
    secret: str | None
    draws: list[DrawInfo]


# -- ratings -----------------------------------------------------------------------------------


class RatingLine(Part):
    """A line of the leaderboard, which is ordered by `rating`, a careful estimate."""

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
    """The state of the server."""

    status: Literal["ok"]
    seconds: float  # since the start
    seeded: bool  # a test server with a seed: its deals prove nothing
