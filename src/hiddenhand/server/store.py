"""What the rooms need of a store; SQLite and PostgreSQL live behind it.

Every method is one transaction: when it returns, it is on the disk.
"""

from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class UserRow:
    id: str
    name: str
    language: str | None
    created_at: float


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


@dataclass(slots=True)
class GameRow:
    """A game from its deal on. `header` is the record's; the answers have rows of their own."""

    id: str
    room: str | None  # None: an uploaded record
    game: str
    rules: str
    header: str
    players: str  # JSON: seat -> user id, bot spec or None
    deal: str  # JSON of the proof, secret included
    started_at: float
    ended_at: float | None = None
    clock: str = "{}"  # JSON: deadlines and banks
    result: str | None = None


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


@dataclass(slots=True)
class Turn:
    """What is written when an answer is taken, all or nothing."""

    game_id: str
    answer: AnswerRow
    clock: str
    result: str | None = None
    owing: tuple[str, ...] = field(default_factory=tuple)  # users who must answer next


class Store(Protocol):
    async def close(self) -> None: ...

    # users and their devices; tokens are stored as hashes only
    async def add_user(self, user: UserRow, token_hash: bytes) -> None: ...
    async def user_of_token(self, token_hash: bytes) -> UserRow | None: ...
    async def change_user(self, user: UserRow) -> None: ...
    async def add_sign_in(self, link_hash: bytes, user: str, expires_at: float) -> None: ...
    async def use_sign_in(
        self, link_hash: bytes, token_hash: bytes, now: float
    ) -> UserRow | None: ...
    async def erase_user(self, user: str) -> None: ...

    # rooms
    async def add_room(self, room: RoomRow) -> None: ...
    async def room(self, code: str) -> RoomRow | None: ...
    async def save_room(self, room: RoomRow) -> None: ...
    async def open_rooms(self, limit: int) -> list[RoomRow]: ...
    async def rooms_of(self, user: str) -> list[RoomRow]: ...
    async def add_chat(self, code: str, row: ChatRow) -> None: ...
    async def chat(self, code: str, limit: int) -> list[ChatRow]: ...

    # games
    async def begin_game(self, room: RoomRow, game: GameRow, first: AnswerRow) -> None: ...
    async def take(self, turn: Turn) -> None: ...  # AnswerTaken if that number is already there
    async def take_back(self, game_id: str, number: int, clock: str) -> None: ...
    async def end_game(self, room: RoomRow, game: GameRow) -> None: ...
    async def game(self, game_id: str) -> GameRow | None: ...
    async def answers(self, game_id: str) -> list[AnswerRow]: ...
    async def running_games(self) -> list[GameRow]: ...
    async def games_of(self, user: str, limit: int, before: float | None) -> list[GameRow]: ...
