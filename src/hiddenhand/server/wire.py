"""Everything that travels between the server and a client, as types.

HTTP manages rooms and accounts; one WebSocket per client carries live play. The TypeScript types of
the web app are generated from this file and from the views of the games.

A table's updates are numbered: every accepted answer (chance not counted) and every answer taken
back adds one to `seq` and makes exactly one update for every viewer, whatever it holds. So the
numbers tell nobody more than what everybody sees. A question carries `asked`, the `seq` at which
it arose; an answer repeats it, and one that comes late is refused by name: `late`, or
`already-taken` if this very answer stands (sent again after a broken connection: all is well).

`watch` is answered with the room, and while there is a game with one snapshot for each seat of
mine, or one for a spectator. With `since` the snapshot's log begins after that `seq`.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL = 1  # raised when an open page of the old version could no longer follow

Code = Annotated[str, Field(pattern=r"^[a-z2-9]{10}$")]  # a room; whoever knows it may look in
Name = Annotated[str, Field(min_length=1, max_length=24)]
UserId = Annotated[str, Field(pattern=r"^[\w-]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Viewer = Annotated[int, Field(ge=-9, le=5)]  # a seat, or SPECTATOR or OPEN of core.seats
Facts = dict[str, Any]  # an event as told to one viewer, or a view: the games know the fields


class Part(BaseModel):
    """Base of all: what we do not know is refused, never ignored."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Refusal(Part):
    """Every refusal, over HTTP and on the socket. `error` is stable and has a text key."""

    error: str
    place: str
    message: str  # English, for programmers
    facts: Facts = {}  # for the sentence people read: error-<code>, or error-<code>-<facts.reason>


# -- who ---------------------------------------------------------------------------------------


class Me(Part):
    user: str
    name: str
    language: str | None


class Person(Part):
    """A user as others see them."""

    user: str
    name: str


# -- rooms -------------------------------------------------------------------------------------


class Clock(Part):
    """Seconds for each answer, and a bank used up after that; no clock at all is `None`."""

    each: Annotated[int, Field(ge=5, le=14 * 86400)]
    bank: Annotated[int, Field(ge=0, le=30 * 86400)] = 0


class RoomOptions(Part):
    game: str
    seats: Annotated[int, Field(ge=1, le=6)]
    settings: dict[str, str] = {}
    clock: Clock | None = None
    public: bool = False  # listed in the lobby while it waits
    rated: bool = False
    hints: bool = True  # may be asked for; never in rated rooms
    notebook: bool = True  # may be opened; never in rated rooms
    bot_pace: Annotated[float, Field(ge=0, le=5)] = 0.8  # seconds a bot lets people look first
    lesson: bool = False  # a tutorial on a prepared table; only /api/lessons makes such rooms


class SeatInfo(Part):
    seat: int
    person: Person | None = None
    bot: str | None = None  # "normal": a bot sits here, or plays for `person` who ran out or left
    connected: bool = False
    here: bool = False  # this seat is mine
    local: bool = False  # a further chair on somebody's device (hot-seat)
    wants_abandon: bool = False
    wants_rematch: bool = False
    hints: int = 0  # asked for on this seat in the game that is shown


class DealProof(Part):
    """Neither server nor player alone can choose the deal; see docs/proven-deals.md."""

    commitment: str  # hash of the server's secret, known before anybody adds anything
    added: dict[str, str] = {}  # user -> what that client added
    secret: str | None = None  # after the end


class LessonInfo(Part):
    """Where the one who learns stands: what is explained now and what is waited for."""

    game: str
    chapters: list[str]
    chapter: int
    step: int  # among all steps; `steps` when the lesson is done
    steps: int
    say: str | None = None  # text key in the words of the game
    show: str | None = None  # the part of the table it speaks of
    kind: Literal["read", "answer", "play", "done"]
    only: list[str] | None = None  # the options that may be chosen now; None: all of them
    laid: bool = False  # the table was prepared anew for this chapter
    auto: bool = False  # the program plays my part of this step


class RoomInfo(Part):
    code: str
    stage: Literal["waiting", "playing", "over", "abandoned"]
    options: RoomOptions
    host: Person
    seats: list[SeatInfo]
    watchers: int
    game_id: str | None = None  # of the game being played or just finished; names its replay
    games_played: int = 0
    deal: DealProof | None = None
    next_deal: DealProof | None = None  # after the end: of a rematch
    muted: list[str] = []  # users whom the host has silenced
    lesson: LessonInfo | None = None
    protocol: int = PROTOCOL


class LessonLine(Part):
    """A lesson there is, and how far I am in it."""

    game: str
    chapters: list[str]
    chapter: int | None  # None: not begun
    steps: int
    step: int | None
    room: str | None
    finished: bool  # played to the end, once at least


class LessonStart(Part):
    chapter: Annotated[int, Field(ge=0, le=100)] | None = None  # None: where I was


class LessonStep(Part):
    """next: I have read it; skip: the program does what this step waits for."""

    step: int  # the one I see
    do: Literal["next", "skip"] = "next"


class RoomLine(Part):
    """A room in a list: my games, the lobby."""

    code: str
    stage: Literal["waiting", "playing", "over", "abandoned"]
    game: str
    people: list[str]
    seats: int
    taken: int
    clock: Clock | None
    my_turn: bool = False
    moved_at: float = 0  # unix time of the last answer


class SeatChange(Part):
    """take: sit down (also: take back from the bot that played for me); leave; bot: seat a bot;
    clear: send the bot away; local: another chair for people on my device (hot-seat)."""

    do: Literal["take", "leave", "bot", "clear", "local"]
    bot: str | None = None
    name: Name | None = None  # of the person in a local chair
    entropy: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")] | None = None  # for the proven deal


class Wish(Part):
    """A vote: to abandon this game, or to play again with seats rotated. It can be withdrawn."""

    want: bool = True
    entropy: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")] | None = None  # for the next deal


class Mute(Part):
    user: UserId
    muted: bool = True


class HintLine(Part):
    """What a strong bot thinks of one option, seen from this seat alone."""

    option: str
    chance: float  # to win, 0 to 1
    reason: str  # text key
    tried: int  # imagined games behind it


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


class Say(Part):
    type: Literal["say"]
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
    Watch | Unwatch | Answer | TakeBack | Say | React | Ping, Field(discriminator="type")
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


class Said(Part):
    type: Literal["said"] = "said"
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
    Welcome | Snapshot | Update | RoomChanged | Acknowledged | Refused | Said | YourTurn | Pong,
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
