"""Types of live play over the socket, and of the replay of a finished game.

Updates of a table are numbered: every accepted answer (except random ones) and every take-back adds
one to `seq` and causes exactly one update for every viewer, whatever it contains. So the numbers
reveal nothing that is not public. A question has `asked`, the `seq` at which it arose; an answer
repeats it. An outdated answer gets the error `late`, or `already-taken` if the same answer was
accepted before (it was sent again after a broken connection).

`watch` is answered with the room and, during a game, with one snapshot for each of my seats, or one
for a spectator. With `since`, the snapshot's log begins after that `seq`.
"""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import PROTOCOL, Code, Facts, Me, Part, Person, Refusal, SeatNumber
from hiddenhand.server.wire.rooms import RoomInfo

# -- from the client over the socket -----------------------------------------------------------


class Watch(Part):
    """Start watching a room."""

    type: Literal["watch"]
    room: Code
    since: int | None = None  # last `seq` this client has; None: send a snapshot
    game_id: str | None = None  # the game `since` belongs to


class Unwatch(Part):
    """Stop watching a room."""

    type: Literal["unwatch"]
    room: Code


class Answer(Part):
    """Answer a question."""

    type: Literal["answer"]
    id: Annotated[str, Field(max_length=40)]  # chosen by the client; returned in ack or refusal
    room: Code
    game_id: str
    seat: SeatNumber
    asked: int
    key: Annotated[str, Field(max_length=200)]


class TakeBack(Part):
    """Take back my newest answer."""

    type: Literal["take_back"]
    id: Annotated[str, Field(max_length=40)]
    room: Code
    game_id: str
    seat: SeatNumber
    seq: int  # the newest update this client has seen


class Chat(Part):
    """Send a chat message."""

    type: Literal["chat"]
    id: Annotated[str, Field(max_length=40)]
    room: Code
    text: Annotated[
        str, Field(max_length=400, pattern=r"^[^\x00]+$")
    ]  # PostgreSQL cannot store NUL


class React(Part):
    """Send a quick reaction."""

    type: Literal["react"]
    id: Annotated[str, Field(max_length=40)]
    room: Code
    reaction: Literal["applause", "laugh", "surprise", "think", "sorry", "hurry"]


class Attend(Part):
    """Whether somebody looks at this page: sent when it is hidden or shown again."""

    type: Literal["attend"]
    away: bool


class Ping(Part):
    """Answered with `Pong`."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Watch | Unwatch | Answer | TakeBack | Chat | React | Attend | Ping,
    Field(discriminator="type"),
]


# -- from the server over the socket -----------------------------------------------------------


class Question(Part):
    """What one seat is asked. `options` is present only for that seat."""

    seat: int
    ask: str
    rule: str
    asked: int
    options: list[str] | None = None
    deadline: float | None = None  # unix time


class Welcome(Part):
    """The first message of the server."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    build: str  # of the server's web app; a page from another build must reload
    me: Me


class Moment(Part):
    """The table as one viewer sees it at `seq`."""

    room: str
    game_id: str
    viewer: int
    seq: int
    questions: list[Question]  # of all seats that are asked; only mine with options
    may_take_back: bool = False
    may_resign: bool = False
    banks: dict[int, float] = {}  # seat -> seconds left in the bank
    result: Facts | None = None


class Snapshot(Moment):
    """The complete state of a table."""

    type: Literal["snapshot"] = "snapshot"
    names: dict[int, str]
    view: Facts
    log: list[list[Facts]]  # events for this viewer: log[n] came with `seq` first + n
    first: int = 0  # events before the first question have number 0


class Update(Moment):
    """One accepted answer. `changed` has the fields of the view that are different now."""

    type: Literal["update"] = "update"
    seat: int  # who answered; -2 where nobody may know (sealed answers)
    taken_back: bool = False  # a snapshot with the whole log follows
    events: list[Facts]
    changed: Facts
    retold: dict[int, list[Facts]] = {}  # replaced log entries: some of it was hidden again


class RoomChanged(Part):
    """The new state of a room."""

    type: Literal["room"] = "room"
    room: RoomInfo


class Acknowledged(Part):
    """The answer was written to disk."""

    type: Literal["ack"] = "ack"
    id: str
    seq: int


class Refused(Part):
    """A message was rejected."""

    type: Literal["refused"] = "refused"
    id: str | None
    refusal: Refusal


class ChatLine(Part):
    """A chat message or reaction."""

    type: Literal["chat"] = "chat"
    room: str
    number: int
    person: Person
    text: str | None = None
    reaction: str | None = None  # also "hint": this person asked for one
    at: float


class YourTurn(Part):
    """It has become my turn in a room, or no longer is; sent for all rooms, watched or not."""

    type: Literal["your_turn"] = "your_turn"
    room: str
    my_turn: bool


class Pong(Part):
    """The answer to `Ping`."""

    type: Literal["pong"] = "pong"
    at: float


ServerMessage = Annotated[
    Welcome | Snapshot | Update | RoomChanged | Acknowledged | Refused | ChatLine | YourTurn | Pong,
    Field(discriminator="type"),
]


# -- after the end -----------------------------------------------------------------------------


class Frame(Part):
    """One answer of a finished game in a replay."""

    seq: int
    seat: int
    key: str | None  # the answer, if this viewer may know it
    events: list[Facts]
    changed: Facts
    questions: list[Question]


class Replay(Part):
    """A finished game from one viewpoint."""

    game_id: str
    game: str
    eyes: int
    seats: int
    settings: dict[str, str]
    names: dict[int, str]
    view: Facts  # before the first answer
    log: list[Facts]  # events before the first answer
    frames: list[Frame]
    result: Facts | None
