"""Types for rooms, seats, votes and lessons, over HTTP and on the socket."""

from typing import Annotated, Literal

from pydantic import Field

from hiddenhand.server.wire.base import PROTOCOL, Name, Part, Person, UserId, Word

Bytes32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Clock(Part):
    """Seconds for each answer, and a bank that is used up after that; no clock is `None`."""

    each: Annotated[int, Field(ge=5, le=14 * 86400)]
    bank: Annotated[int, Field(ge=0, le=30 * 86400)] = 0


class RoomOptions(Part):
    """What a room plays, and how."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=6)]
    settings: Annotated[dict[Word, Word], Field(max_length=100)] = {}
    clock: Clock | None = None
    public: bool = False  # listed in the lobby while it waits
    rated: bool = False
    hints: bool = True  # hints are allowed; never in rated rooms
    notebook: bool = True  # the notebook is allowed; never in rated rooms
    bot_pace: Annotated[float, Field(ge=0, le=5)] = 0.8  # seconds a bot waits before each answer
    lesson: bool = False  # a tutorial; such rooms are created by /api/lessons only


class SeatInfo(Part):
    """A seat of a room."""

    seat: int
    person: Person | None = None
    bot: str | None = None  # level of the bot that sits here or plays for `person`
    bot_instead: str | None = None  # the level that plays in its place, where it can't play
    connected: bool = False
    # here: looks at the table; away: connected, but the page is hidden. None: nobody sits here
    presence: Literal["here", "away", "offline"] | None = None
    absent: float | None = None  # for how many seconds the person was not here when this was sent
    lent: bool = False  # the bot gives the seat back as soon as `person` is here again
    bot_wanted: list[str] = []  # users who propose that a bot plays for the absent person
    here: bool = False  # this seat is mine
    local: bool = False  # an additional player on somebody's device (hot-seat)
    wants_abandon: bool = False
    wants_rematch: bool = False
    hints: int = 0  # number of hints on this seat in this game


class DealProof(Part):
    """Neither the server nor a player alone can choose the deal; see
    docs/reference/proven-deals.md."""

    commitment: str  # hash of the server's secret, published first
    added: dict[str, str] = {}  # user -> contribution of their client
    secret: str | None = None  # after the end


class LessonInfo(Part):
    """The pupil's progress: what is explained now and what the lesson waits for."""

    game: str
    chapters: list[str]
    chapter: int
    step: int  # among all steps; `steps` when the lesson is done
    steps: int
    text: str | None = None  # text key of the explanation
    show: str | None = None  # the part of the table to highlight
    kind: Literal["read", "answer", "play", "done"]
    only: list[str] | None = None  # the allowed options; None: all
    laid: bool = False  # the table was replaced for this chapter
    auto: bool = False  # the program plays this step for me
    seq: int | None = None  # the table's `seq` this is about; None: unknown


class RoomInfo(Part):
    """A room as one user sees it."""

    code: str
    stage: Literal["waiting", "playing", "over", "abandoned"]
    options: RoomOptions
    host: Person
    seats: list[SeatInfo]
    watchers: int
    game_id: str | None = None  # of the current or last game
    games_played: int = 0
    deal: DealProof | None = None
    next_deal: DealProof | None = None  # after the end: for a rematch
    muted: list[str] = []  # users muted by the host
    sent_away: list[str] = []  # users whose seat the host has freed, until they sit down again
    absent_after: float | None = None  # seconds until a bot may play for somebody; None: never
    lesson: LessonInfo | None = None
    protocol: int = PROTOCOL


class LessonLine(Part):
    """A lesson, with my progress."""

    game: str
    chapters: list[str]
    chapter: int | None  # None: not started
    steps: int
    step: int | None
    room: str | None
    finished: bool  # completed at least once


class LessonStart(Part):
    """Start a lesson."""

    chapter: Annotated[int, Field(ge=0, le=100)] | None = None  # None: continue


class LessonStep(Part):
    """next: I have read it; skip: the program plays this step."""

    step: int  # the one that is shown
    do: Literal["next", "skip"] = "next"


class RoomLine(Part):
    """A room in a list: my games, the lobby."""

    code: str
    stage: Literal["waiting", "playing", "over", "abandoned"]
    game: str
    people: list[str]
    players: list[Person]  # the same, with their faces
    seats: int
    taken: int
    clock: Clock | None
    my_turn: bool = False
    moved_at: float = 0  # unix time of the last answer


class SeatChange(Part):
    """take: sit down (also: take back from the bot that played for me); leave; bot: seat a bot, or
    in a running game let one play for somebody who is absent; clear: free the seat; local: another
    chair for people on my device (hot-seat)."""

    do: Literal["take", "leave", "bot", "clear", "local"]
    bot: str | None = None
    name: Name | None = None  # of the additional player
    entropy: Bytes32 | None = None  # for the proven deal
    commitment: Bytes32 | None = None  # of the deal that `entropy` is for, as the client saw it


class Wish(Part):
    """A vote to abandon this game, or for a rematch with rotated seats. It can be withdrawn."""

    want: bool = True
    entropy: Bytes32 | None = None  # for the next deal
    commitment: Bytes32 | None = None  # of the deal that `entropy` is for, as the client saw it


class Mute(Part):
    """Mute or unmute a user."""

    user: UserId
    muted: bool = True


class HintLine(Part):
    """What a strong bot thinks of one option, using only what this seat knows."""

    option: str
    chance: float  # to win, 0 to 1
    reason: str  # text key
    tried: int  # simulated games behind the estimate, or as many as exact
