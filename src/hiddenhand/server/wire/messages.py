"""Live play over the socket, and the replay of a finished game, as types.

A table's updates are numbered: every accepted answer (chance not counted) and every answer taken
back adds one to `seq` and makes exactly one update for every viewer, whatever it holds. So the
numbers tell nobody more than what everybody sees. A question carries `asked`, the `seq` at which
it arose; an answer repeats it, and one that comes late is refused by name: `late`, or
`already-taken` if this very answer stands (sent again after a broken connection: all is well).

`watch` is answered with the room, and while there is a game with one snapshot for each seat of
mine, or one for a spectator. With `since` the snapshot's log begins after that `seq`.
"""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import PROTOCOL, Code, Facts, Me, Part, Person, Refusal, SeatNumber
from hiddenhand.server.wire.rooms import RoomInfo

# -- from the client over the socket -----------------------------------------------------------


class Watch(Part):
    type: Literal["watch"]
    room: Code
    since: int | None = None  # last `seq` this client has; None: send a snapshot
    game_id: str | None = None  # the game `since` belongs to


class Unwatch(Part):
    type: Literal["unwatch"]
    room: Code


class Answer(Part):
    type: Literal["answer"]
    id: Annotated[str, Field(max_length=40)]  # the client's own; comes back in ack or refusal
    room: Code
    game_id: str
    seat: SeatNumber
    asked: int
    key: Annotated[str, Field(max_length=200)]


class TakeBack(Part):
    type: Literal["take_back"]
    id: Annotated[str, Field(max_length=40)]
    room: Code
    game_id: str
    seat: SeatNumber
    seq: int  # the newest update this client has seen


class Chat(Part):
    type: Literal["chat"]
    id: Annotated[str, Field(max_length=40)]
    room: Code
    text: Annotated[str, Field(max_length=400, pattern=r"^[^\x00]+$")]  # PostgreSQL holds no 0


class React(Part):
    type: Literal["react"]
    id: Annotated[str, Field(max_length=40)]
    room: Code
    reaction: Literal["applause", "laugh", "surprise", "think", "sorry", "hurry"]


class Ping(Part):
    type: Literal["ping"]


ClientMessage = Annotated[
    Watch | Unwatch | Answer | TakeBack | Chat | React | Ping, Field(discriminator="type")
]


# -- from the server over the socket -----------------------------------------------------------


class Question(Part):
    """What one seat is asked. `options` only for that seat's own eyes."""

    seat: int
    ask: str
    rule: str
    asked: int
    options: list[str] | None = None
    deadline: float | None = None  # unix time


class Welcome(Part):
    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    build: str  # of the web app the server holds; another one means: reload
    me: Me


class Moment(Part):
    """The table as one viewer sees it at `seq`."""

    room: str
    game_id: str
    viewer: int
    seq: int
    questions: list[Question]  # everybody who owes an answer; my own with options
    may_take_back: bool = False
    may_resign: bool = False
    banks: dict[int, float] = {}  # seat -> seconds left in the bank
    result: Facts | None = None


class Snapshot(Moment):
    type: Literal["snapshot"] = "snapshot"
    names: dict[int, str]
    view: Facts
    log: list[list[Facts]]  # what this viewer was told: log[n] came with `seq` first + n
    first: int = 0  # what was told before the first question came with 0


class Update(Moment):
    """One accepted answer. `changed` holds the fields of the view that are different now."""

    type: Literal["update"] = "update"
    seat: int  # who answered (as everybody sees)
    taken_back: bool = False  # the log and view go back: a snapshot with the whole log follows
    events: list[Facts]
    changed: Facts
    retold: dict[int, list[Facts]] = {}  # earlier numbers, told anew: some of it was forgotten


class RoomChanged(Part):
    type: Literal["room"] = "room"
    room: RoomInfo


class Acknowledged(Part):
    """The answer is on the disk: it will never be lost."""

    type: Literal["ack"] = "ack"
    id: str
    seq: int


class Refused(Part):
    type: Literal["refused"] = "refused"
    id: str | None
    refusal: Refusal


class ChatLine(Part):
    type: Literal["chat"] = "chat"
    room: str
    number: int
    person: Person
    text: str | None = None
    reaction: str | None = None  # also "hint": this person has asked for one
    at: float


class YourTurn(Part):
    """In any room, watched or not: the list of my games changed."""

    type: Literal["your_turn"] = "your_turn"
    room: str
    my_turn: bool


class Pong(Part):
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
    key: str | None  # what was answered, where these eyes may know it
    events: list[Facts]
    changed: Facts
    questions: list[Question]


class Replay(Part):
    game_id: str
    game: str
    eyes: int
    seats: int
    settings: dict[str, str]
    names: dict[int, str]
    view: Facts  # before the first answer
    log: list[Facts]  # what was told before the first answer
    frames: list[Frame]
    result: Facts | None
