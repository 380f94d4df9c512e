"""What the server needs of a store; SQLite and PostgreSQL live behind it.

Every method is one transaction: when it returns, it is on the disk. What is refused has a name and
leaves nothing behind. Writes that arrive together share one trip to the disk.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Protocol

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.jobs.queue import JobStore


class AnswerTaken(HiddenHandError):
    """An answer of that number is already on the disk."""

    code = "answer-taken"


class NotThere(HiddenHandError):
    """No such user, room or game (any more)."""

    code = "not-there"
    status: ClassVar[int] = 404  # of the answer over HTTP


class NotStored(HiddenHandError):
    """The disk or the database failed; nothing of it was kept."""

    code = "not-stored"
    status: ClassVar[int] = 503


class Overtaken(HiddenHandError):
    """Another node has written to this room since it was read; read it again first."""

    code = "overtaken"
    status: ClassVar[int] = 503


class StoreInUse(HiddenHandError):
    """Another server already works on this database."""

    code = "store-in-use"


class BadStore(HiddenHandError):
    """The database cannot be opened: a wrong address, a foreign file, a newer version."""

    code = "bad-store"


@dataclass(frozen=True, slots=True)
class UserRow:
    id: str
    name: str
    language: str | None
    created_at: float


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A browser that is signed in. Of its token only a hash is kept."""

    id: str
    user: str
    label: str
    created_at: float
    seen_at: float


@dataclass(slots=True)
class RoomRow:
    code: str
    host: str  # user id
    stage: str
    options: str  # JSON of wire.RoomOptions
    seats: str  # JSON: who sits where, bots, votes, local names
    game_id: str | None
    games_played: int
    public: bool
    touched_at: float
    people: tuple[str, ...] = ()  # users whose list of games names this room; the host always
    deal: str | None = None  # JSON of the coming game's deal, secret included; None: not begun
    version: int = 0  # counts the writes to this room and its games; see Guard
    holder: str | None = None  # the node that looks after its bots and clocks


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Who played a seat. After a person was erased, `user` is None and `name` empty."""

    seat: int
    name: str = ""
    user: str | None = None
    bot: str | None = None  # "normal"
    rating_before: float | None = None  # of a rated game that has ended
    rating_after: float | None = None
    hints: int = 0  # asked for on this seat


@dataclass(slots=True)
class GameRow:
    """A game from its deal on; the answers have rows of their own."""

    id: str
    room: str | None  # None: an uploaded record, or the room is gone
    game: str
    rules: str
    seats: int
    settings: dict[str, str]
    players: tuple[PlayerRow, ...]
    deal: str  # JSON: {"secret": hex, "added": {user id: hex}}; "{}" where nothing is proven
    started_at: float
    moved_at: float
    ended_at: float | None = None
    clock: str = "{}"  # JSON: deadlines and banks
    owing: tuple[str, ...] = ()  # users who must answer now
    result: str | None = None  # JSON of the Result; None with `ended_at` set: abandoned
    uploaded_by: str | None = None
    rated: bool = False


@dataclass(frozen=True, slots=True)
class RatedRow:
    """Somebody's place on the board of a game: a user, or a bot."""

    game: str
    user: str | None
    name: str
    bot: str | None
    mu: float
    sigma: float
    shown: float
    games: int


@dataclass(frozen=True, slots=True)
class FactRow:
    """Something that is counted of a finished game: seat 2 led as Cyra, and won."""

    seat: int  # -1: of the whole table
    kind: str
    what: str
    amount: int = 1
    won: int = 0
    fair: float = 0.0


@dataclass(frozen=True, slots=True)
class TallyRow:
    """Facts of one kind in one game added up."""

    game: str
    kind: str
    what: str
    games: int
    amount: int
    wins: int
    fair: float


@dataclass(frozen=True, slots=True)
class RivalRow:
    user: str | None
    name: str
    bot: str | None
    games: int
    my_wins: int
    their_wins: int


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """One game of somebody's, as the statistics see it."""

    game: str
    seats: int
    ended_at: float
    won: int
    hints: int


@dataclass(frozen=True, slots=True)
class Which:
    """Which games are counted; None: all."""

    game: str | None = None
    seats: int | None = None
    since: float | None = None


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One accepted answer with the answers of chance that followed it. `number` counts from 1;
    number 0 holds what chance answered before the first question."""

    number: int
    seat: int
    key: str
    chance: tuple[str, ...] = ()
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    user: str
    name: str
    text: str | None
    reaction: str | None
    at: float


GuardKind = Literal["begin", "game", "room", "chat"]


@dataclass(frozen=True, slots=True)
class Guard:
    """Goes with every write to a room that several nodes may have in memory. The write counts only
    if the room still has this version; with it the version goes up by one, and the other nodes
    hear what kind of thing has changed. Where there is only one server, nobody asks for it."""

    room: str
    version: int | None  # None: whatever it is
    # "begin", "game": from now on the node that writes looks after bots and clocks
    kind: GuardKind = "room"
    turns: dict[str, bool] = field(default_factory=dict)  # user -> whether they owe an answer now


@dataclass(frozen=True, slots=True)
class LessonRow:
    """The room in which a user takes the lesson of a game. How far they are stands there."""

    user: str
    game: str
    room: str | None  # None: not begun, or left
    finished_at: float | None = None  # when it was first played to its end


@dataclass(slots=True)
class Turn:
    """What is written when an answer is taken, all or nothing."""

    game_id: str
    answer: AnswerRow
    clock: str
    owing: tuple[str, ...] = field(default_factory=tuple)  # users who must answer next
    guard: Guard | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game is, read at one moment."""

    clock: str
    owing: tuple[str, ...]
    moved_at: float
    answers: list[AnswerRow]


class Store(JobStore, Protocol):
    async def close(self) -> None: ...
    async def check(self) -> None: ...  # NotStored when the database does not answer

    # users and their devices; tokens and links are stored as hashes only
    async def add_user(self, user: UserRow, device: DeviceRow, token_hash: bytes) -> None: ...
    async def user(self, user: str) -> UserRow | None: ...
    async def user_of_token(self, token_hash: bytes) -> tuple[UserRow, DeviceRow] | None: ...
    async def change_user(self, user: UserRow) -> None: ...
    async def devices(self, user: str) -> list[DeviceRow]: ...
    async def touch_device(self, device: str, now: float) -> None: ...
    async def remove_device(self, user: str, device: str) -> bool: ...
    async def add_sign_in(self, link_hash: bytes, user: str, expires_at: float) -> None: ...
    async def use_sign_in(
        self, link_hash: bytes, device: DeviceRow, token_hash: bytes, now: float
    ) -> UserRow | None:
        """The user the link belongs to; `device` becomes theirs. A link works once."""

    async def export_user(self, user: str) -> dict[str, Any]: ...  # all we hold about a person
    async def erase_user(self, user: str) -> None:
        """Devices, chat and seats go; finished games stay, played by nobody in particular."""

    # rooms
    async def add_room(self, room: RoomRow) -> None: ...
    async def room(self, code: str) -> RoomRow | None: ...
    async def save_room(self, room: RoomRow, guard: Guard | None = None) -> None: ...
    async def remove_room(self, code: str) -> None: ...
    async def open_rooms(self, limit: int) -> list[RoomRow]: ...  # public and waiting, newest first
    async def rooms_of(self, user: str) -> list[RoomRow]: ...
    async def versions(self, codes: list[str]) -> dict[str, int]: ...  # of rooms that are there
    async def add_chat(self, code: str, row: ChatRow, guard: Guard | None = None) -> None: ...
    async def chat(self, code: str, limit: int, after: int = 0) -> list[ChatRow]:
        """The newest with numbers above `after`, oldest first."""

    # games
    async def begin_game(
        self,
        room: RoomRow,
        game: GameRow,
        given: list[AnswerRow],
        guard: Guard | None = None,
        instead_of: str | None = None,
    ) -> None:
        """A game with the answers that are there already; `instead_of` is forgotten with it."""

    async def take(self, turn: Turn) -> None: ...  # AnswerTaken if that number is already there
    async def take_back(
        self,
        game_id: str,
        number: int,
        clock: str,
        owing: tuple[str, ...],
        guard: Guard | None = None,
    ) -> None:
        """Forget the newest answer, which must be `number`."""

    async def save_clock(
        self, game_id: str, clock: str, owing: tuple[str, ...], guard: Guard | None = None
    ) -> None: ...
    async def end_game(
        self,
        room: RoomRow,
        game: GameRow,
        facts: Sequence[FactRow] = (),
        guard: Guard | None = None,
    ) -> None:
        """The end, the room after it, ratings and facts at once. A second time changes nothing."""

    async def add_finished(self, game: GameRow, answers: list[AnswerRow]) -> None: ...  # uploads
    async def game(self, game_id: str) -> GameRow | None: ...
    async def answers(self, game_id: str) -> list[AnswerRow]: ...
    async def progress(self, game_id: str, after: int = -1) -> Progress | None:
        """How far the game is, with the answers above number `after`."""

    async def running_games(self) -> list[GameRow]: ...
    async def games_of(
        self, user: str, limit: int, before: tuple[float, str] | None
    ) -> list[GameRow]:
        """Finished games, newest first; `before` is (ended_at, id) of the last one seen."""

    # lessons
    async def lesson(self, user: str, game: str) -> LessonRow | None: ...
    async def save_lesson(self, row: LessonRow) -> None: ...

    # what nobody comes back for
    async def newest_sign(self) -> float: ...
    async def stale_users(self, seen_before: float, *, new_only: bool, limit: int) -> list[str]: ...
    async def stale_rooms(self, before: float, *, playing: bool, limit: int) -> list[str]: ...
    async def drop_links(self, now: float) -> int: ...
    async def drop_jobs(self, made_before: float) -> int: ...
    async def stale_devices(self, seen_before: float, limit: int) -> list[tuple[str, str]]: ...
    async def drop_games(self, ended_before: float) -> int: ...

    # ratings
    async def best(self, game: str, limit: int) -> list[RatedRow]: ...  # the strongest first
    async def ratings_of(self, user: str) -> list[RatedRow]: ...  # in all games

    # hints and notebooks
    async def note_hint(
        self,
        game_id: str,
        seat: int,
        asked: int,
        line: tuple[str, ChatRow],
        guard: Guard | None = None,
    ) -> bool:
        """Count a hint and write the line of the talk of a room that tells it, both or neither;
        False if the one for this question was counted already."""

    async def notes(self, game_id: str, seat: int, user: str) -> str | None: ...
    async def save_notes(self, game_id: str, seat: int, user: str, text: str) -> None: ...

    # statistics
    async def uncounted(self, limit: int) -> list[GameRow]: ...  # ended before we counted
    async def add_facts(self, game_id: str, facts: Sequence[FactRow]) -> None: ...
    async def played(self, user: str, which: Which) -> list[PlayedRow]: ...
    async def tallies_of(self, user: str, which: Which) -> list[TallyRow]: ...
    async def rivals_of(self, user: str, which: Which) -> list[RivalRow]: ...
    async def set_aside(self, user: str, which: Which) -> dict[str, int]:
        """How many games of this user are counted apart, by why: "abandoned", "shared"."""

    async def tallies(self) -> list[TallyRow]: ...  # of all games here
    async def people_counted(self) -> int: ...
