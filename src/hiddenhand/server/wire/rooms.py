"""Rooms, seats, wishes and lessons, as they travel over HTTP and on the socket."""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import PROTOCOL, Name, Part, Person, UserId


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
    """Neither server nor player alone can choose the deal; see docs/reference/proven-deals.md."""

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
    text: str | None = None  # key of the sentence that explains it
    show: str | None = None  # the part of the table it speaks of
    kind: Literal["read", "answer", "play", "done"]
    only: list[str] | None = None  # the options that may be chosen now; None: all of them
    laid: bool = False  # the table was prepared anew for this chapter
    auto: bool = False  # the program plays my part of this step
    seq: int | None = None  # how far the table was when this was said; None: not known here


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
