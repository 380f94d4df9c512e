"""The interface of the store; SQLite and PostgreSQL implement it.

Every method is one transaction: when it returns, the data is on disk; when it raises, nothing was
written. Concurrent writes share one commit.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Protocol

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.jobs.queue import JobStore
from hiddenhand.server.people.accounts import DeviceRow as DeviceRow
from hiddenhand.server.people.accounts import LinkStore
from hiddenhand.server.people.accounts import UserRow as UserRow
from hiddenhand.server.summons.receivers import SummonsStore


class AnswerTaken(HiddenHandError):
    """An answer with this number was already written."""

    code = "answer-taken"


class NotThere(HiddenHandError):
    """The user, room or game does not exist (any more)."""

    code = "not-there"
    status: ClassVar[int] = 404  # over HTTP


class NotStored(HiddenHandError):
    """The disk or the database failed; nothing was written."""

    code = "not-stored"
    status: ClassVar[int] = 503


class Overtaken(HiddenHandError):
    """Another node has written to this room since it was read; reload it first."""

    code = "overtaken"
    status: ClassVar[int] = 503


class StoreInUse(HiddenHandError):
    """Another server uses this database."""

    code = "store-in-use"


class BadStore(HiddenHandError):
    """The database cannot be opened: a wrong address, another program's file, a newer version."""

    code = "bad-store"


@dataclass(slots=True)
class RoomRow:
    """A room as stored."""

    code: str
    host: str  # user id
    stage: str
    options: str  # JSON of wire.RoomOptions
    seats: str  # JSON: who sits where, bots, votes, local names
    game_id: str | None
    games_played: int
    public: bool
    touched_at: float
    people: tuple[str, ...] = ()  # users who have this room in their list; always the host
    deal: str | None = None  # JSON of the next game's deal with its secret
    version: int = 0  # counts writes to this room and its games; see Guard
    holder: str | None = None  # the node that runs its bots and clocks


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Who played a seat. After a person was erased, `user` is None and `name` is empty."""

    seat: int
    name: str = ""
    user: str | None = None
    bot: str | None = None  # the level that really plays: "normal"
    rating_before: float | None = None  # only of a rated game that has ended
    rating_after: float | None = None
    hints: int = 0  # number of hints on this seat
    stood_in: int = 0  # answers that a bot gave for this person; counted at the end


def names_of(players: Iterable[PlayerRow]) -> dict[int, str]:
    """What each seat is called at the table: a bot by the level that really plays."""
    return {player.seat: player.name or player.bot or "" for player in players}


@dataclass(slots=True)
class GameRow:
    """A game without its answers."""

    id: str
    room: str | None  # None: an uploaded record, or the room was deleted
    game: str
    rules: str
    seats: int
    settings: dict[str, str]
    players: tuple[PlayerRow, ...]
    deal: str  # JSON: {"secret": hex, "added": {user id: hex}}; "{}" if the deal is not proven
    started_at: float
    moved_at: float
    ended_at: float | None = None
    clock: str = "{}"  # JSON: deadlines and banks
    owing: tuple[str, ...] = ()  # users who must answer now
    result: str | None = None  # JSON of the Result; None with `ended_at` set: abandoned
    uploaded_by: str | None = None
    rated: bool = False

    @property
    def names(self) -> dict[int, str]:
        """What each seat is called at the table."""
        return names_of(self.players)

    @property
    def is_uploaded(self) -> bool:
        """True for a record played elsewhere, also after its uploader was erased."""
        return self.uploaded_by is not None or '"uploaded"' in self.deal


@dataclass(frozen=True, slots=True)
class RatedRow:
    """A user's or bot's rating at a game."""

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
    """A counted fact of a finished game, for example: seat 2 led as Cyra, and won."""

    seat: int  # -1: the whole table
    kind: str
    what: str
    amount: int = 1
    won: int = 0
    fair: float = 0.0


@dataclass(frozen=True, slots=True)
class TallyRow:
    """The sum of all facts of one kind in one game."""

    game: str
    kind: str
    what: str
    games: int
    amount: int
    wins: int
    fair: float


@dataclass(frozen=True, slots=True)
class RivalRow:
    """Another player, with the results of the games played together."""

    user: str | None
    name: str
    bot: str | None
    games: int
    my_wins: int
    their_wins: int


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """One game of a user, for the statistics."""

    game: str
    seats: int
    ended_at: float
    won: int
    hints: int


@dataclass(frozen=True, slots=True)
class Which:
    """A filter for games; None means all."""

    game: str | None = None
    seats: int | None = None
    since: float | None = None


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One accepted answer with the random answers that followed it. `number` counts from 1;
    number 0 holds the random answers before the first question."""

    number: int
    seat: int
    key: str
    chance: tuple[str, ...] = ()
    at: float = 0.0
    stood_in: bool = False  # a bot gave it for the person of the seat


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A chat message or reaction."""

    number: int
    user: str
    name: str
    text: str | None
    reaction: str | None
    at: float
    face: str | None = None  # the user's, as it is now


GuardKind = Literal["begin", "game", "room", "chat"]


@dataclass(frozen=True, slots=True)
class Guard:
    """Goes with every write to a room that several nodes may have in memory. The write succeeds
    only if the room still has this version; it increments the version and tells the other nodes
    what kind of write it was. A single server ignores it."""

    room: str
    version: int | None  # None: any
    # after "begin" and "game" the writing node runs bots and clocks
    kind: GuardKind = "room"
    turns: dict[str, bool] = field(default_factory=dict)  # user -> whether they owe an answer now


@dataclass(frozen=True, slots=True)
class LessonRow:
    """The room of a user's lesson; the progress is stored in that room."""

    user: str
    game: str
    room: str | None  # None: not started, or left
    finished_at: float | None = None  # when it was first completed


@dataclass(slots=True)
class Turn:
    """Everything that is written when an answer is accepted, in one transaction."""

    game_id: str
    answer: AnswerRow
    clock: str
    owing: tuple[str, ...] = field(default_factory=tuple)  # users who must answer next
    guard: Guard | None = None


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a game, read in one statement."""

    clock: str
    owing: tuple[str, ...]
    moved_at: float
    answers: list[AnswerRow]


class Store(JobStore, LinkStore, SummonsStore, Protocol):
    """The database of the server."""

    async def close(self) -> None: ...
    async def check(self) -> None: ...  # raises NotStored if the database does not answer

    # users and their devices; tokens and links are stored as hashes only
    async def add_user(self, user: UserRow, device: DeviceRow, token_hash: bytes) -> None: ...
    async def user(self, user: str) -> UserRow | None: ...
    async def user_of_token(self, token_hash: bytes) -> tuple[UserRow, DeviceRow] | None: ...
    async def change_user(self, user: UserRow) -> None: ...
    async def devices(self, user: str) -> list[DeviceRow]: ...
    async def touch_device(self, device: str, now: float) -> None: ...
    async def remove_device(self, user: str, device: str) -> bool: ...
    async def is_blank(self, user: str) -> bool: ...  # has taken part in nothing
    async def export_user(
        self, user: str
    ) -> dict[str, Any]: ...  # everything stored about a person
    async def erase_user(self, user: str) -> None:
        """Delete devices, chat and seats; finished games stay without the user."""

    # rooms
    async def add_room(self, room: RoomRow) -> None: ...
    async def room(self, code: str) -> RoomRow | None: ...
    async def save_room(self, room: RoomRow, guard: Guard | None = None) -> None: ...
    async def remove_room(self, code: str) -> None: ...
    async def open_rooms(self, limit: int) -> list[RoomRow]: ...  # public and waiting, newest first
    async def rooms_of(self, user: str) -> list[RoomRow]: ...
    async def versions(self, codes: list[str]) -> dict[str, int]: ...  # of rooms that exist
    async def add_chat(self, code: str, row: ChatRow, guard: Guard | None = None) -> None: ...
    async def chat(self, code: str, limit: int, after: int = 0) -> list[ChatRow]:
        """The newest messages with numbers above `after`, oldest first."""

    # games
    async def begin_game(
        self,
        room: RoomRow,
        game: GameRow,
        given: list[AnswerRow],
        guard: Guard | None = None,
        instead_of: str | None = None,
    ) -> None:
        """Add a game with the answers already given; the game `instead_of` is deleted."""

    async def take(self, turn: Turn) -> None: ...  # raises AnswerTaken if the number exists
    async def take_back(
        self,
        game_id: str,
        number: int,
        clock: str,
        owing: tuple[str, ...],
        guard: Guard | None = None,
    ) -> None:
        """Delete the newest answer, which must be `number`."""

    async def save_clock(
        self, game_id: str, clock: str, owing: tuple[str, ...], guard: Guard | None = None
    ) -> None: ...
    async def rename_players(
        self, game_id: str, names: dict[int, str], guard: Guard | None = None
    ) -> None:
        """Other names for these seats of a game."""

    async def end_game(
        self,
        room: RoomRow,
        game: GameRow,
        facts: Sequence[FactRow] = (),
        guard: Guard | None = None,
    ) -> None:
        """Write the result, the room, ratings and facts together. A second call changes nothing."""

    async def add_finished(self, game: GameRow, answers: list[AnswerRow]) -> None: ...  # uploads
    async def game(self, game_id: str) -> GameRow | None: ...
    async def answers(self, game_id: str) -> list[AnswerRow]: ...
    async def progress(self, game_id: str, after: int = -1) -> Progress | None:
        """The progress of the game, with the answers above number `after`."""

    async def running_games(self) -> list[GameRow]: ...
    async def games_of(
        self, user: str, limit: int, before: tuple[float, str] | None
    ) -> list[GameRow]:
        """Finished games, newest first; `before` is (ended_at, id) of the last one seen."""

    # lessons
    async def lesson(self, user: str, game: str) -> LessonRow | None: ...
    async def save_lesson(self, row: LessonRow) -> None: ...

    # cleanup of unused data
    async def newest_sign(self) -> float: ...
    async def stale_users(self, seen_before: float, *, new_only: bool, limit: int) -> list[str]: ...
    async def stale_rooms(self, before: float, *, playing: bool, limit: int) -> list[str]: ...
    async def drop_links(self, now: float) -> int: ...
    async def drop_jobs(self, made_before: float) -> int: ...
    async def stale_devices(self, seen_before: float, limit: int) -> list[tuple[str, str]]: ...
    async def drop_games(self, ended_before: float, *, bots_only: bool = False) -> int: ...

    # ratings
    async def best(self, game: str, limit: int) -> list[RatedRow]: ...  # strongest first
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
        """Count a hint and add its chat line in one transaction; False if the hint for this
        question was already counted."""

    async def notes(self, game_id: str, seat: int, user: str) -> str | None: ...
    async def save_notes(self, game_id: str, seat: int, user: str, text: str) -> None: ...

    # statistics
    async def uncounted(self, limit: int) -> list[GameRow]: ...  # ended before facts existed
    async def add_facts(self, game_id: str, facts: Sequence[FactRow]) -> None: ...
    async def played(self, user: str, which: Which) -> list[PlayedRow]: ...
    async def tallies_of(self, user: str, which: Which) -> list[TallyRow]: ...
    async def rivals_of(self, user: str, which: Which) -> list[RivalRow]: ...
    async def set_aside(self, user: str, which: Which) -> dict[str, int]:
        """How many games of this user are counted separately, by reason: "abandoned", "shared"."""

    async def tallies(self) -> list[TallyRow]: ...  # of all games here
    async def people_counted(self) -> int: ...
