"""The stored state of a room, its watchers, and how changes are written.

The components of a room (chat, audience, bots, help) use this class; `Room` owns them.
"""

import asyncio
import functools
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, TypeVar

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.server.live.attendance import Attendance
from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.peers import Presence
from hiddenhand.server.live.seating import Seating
from hiddenhand.server.live.services import Services
from hiddenhand.server.refusals import NoSuchGame, RoomIsFull, ServerBusy
from hiddenhand.server.store import GameRow, Guard, GuardKind, RoomRow, UserRow
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import LessonInfo, RoomOptions

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="RoomState")
TRIES = 20  # how often to retry when other nodes write first
Action = Callable[Concatenate[R, P], Coroutine[Any, Any, T]]


def in_turn(action: Action[R, P, T]) -> Action[R, P, T]:
    """Run an action under the room's lock on the newest state: if another node has written to the
    room in the meantime, reload and retry. Raises `ServerBusy` after `TRIES` attempts."""

    @functools.wraps(action)
    async def act(room: R, /, *words: P.args, **more: P.kwargs) -> T:
        async with room.lock:
            for _ in range(TRIES):
                try:
                    return await action(room, *words, **more)
                except HiddenHandError as error:
                    if not await room.services.peers.caught_up(room, error):
                        raise
            raise ServerBusy("other nodes are always faster", place=room.code, retry_after=1)

    return act


def host_of(row: RoomRow, user: UserRow | None) -> Person:
    """The host of a room as others see them; nameless if the user was erased."""
    return Person(user=row.host, name=user.name if user else "", face=user.face if user else None)


class RoomState(ABC):
    """What a room's components know about it."""

    def __init__(self, services: Services, row: RoomRow, host: Person) -> None:
        self.services = services
        self.host = host
        self.game: GameRow | None = None  # the current or the last one
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, bool] = {}  # True once they were sent the table
        self.attendance = Attendance(services, row.code, self.watchers)
        self.used_at = time.monotonic()
        self.version = row.version  # the version that this node has read
        self.holder = row.holder or ""  # the node that runs its bots and clocks
        self.adopt(row)

    def adopt(self, row: RoomRow) -> None:
        """Replace the state of the room by this row."""
        self.row = row
        self.options = RoomOptions.model_validate_json(row.options)
        self.seating = Seating.from_json(row.seats)

    @property
    def code(self) -> str:
        """The code in the room's link."""
        return self.row.code

    @property
    def is_mine(self) -> bool:
        """True if this node runs the room's bots and clocks."""
        return self.holder == self.services.peers.id

    # -- writing; hold the lock ----------------------------------------------------------------

    async def write(
        self,
        writing: Callable[[Guard], Awaitable[T]],
        kind: GuardKind,
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
    ) -> T:
        """Run `writing` with a guard and return its result. `before` and `after` are the users who
        owe an answer. Raises `Overtaken` if another node has written to the room since it was read.
        """
        turns = {user: user in after for user in {*before} ^ {*after}}
        written = await writing(Guard(self.code, self.version, kind, turns))
        self.version += 1
        if kind in ("begin", "game"):
            self.holder = self.services.peers.id
        return written

    def fresh_seating(self) -> Seating:
        """A copy of the seating to change and pass to `save`."""
        return Seating.from_json(self.row.seats)

    async def save(
        self,
        *,
        seating: Seating | None = None,
        options: RoomOptions | None = None,
        deal: str | None = None,
        host: Person | None = None,
        stage: str | None = None,
    ) -> None:
        """Write the room, adopt the new state and tell everybody who watches."""
        seating = seating or self.seating
        row = replace(
            self.row,
            seats=seating.json(),
            people=tuple(seating.people()),
            touched_at=self.services.now(),
            deal=deal or self.row.deal,
            host=(host or self.host).user,
            stage=stage or self.row.stage,
        )
        if options is not None:
            row.options, row.public = options.model_dump_json(), options.public
        store = self.services.store
        await self.write(lambda guard: store.save_room(row, guard), "room")
        self.host = host or self.host
        self.adopt(row)
        self.tell_room()

    def row_of_game(self, seating: Seating, game_id: str, now: float) -> RoomRow:
        """The row of the room at the start of a game."""
        return replace(
            self.row,
            stage="playing",
            seats=seating.json(),
            people=tuple(seating.people()),
            game_id=game_id,
            touched_at=now,
            deal=None,
        )

    def row_after_game(self, stage: str) -> RoomRow:
        """The row of the room after a game, with the commitment for the next deal."""
        seating = self.fresh_seating()
        seating.clear_votes()
        options, played = self.options, self.row.games_played + 1
        deal = self.services.chance.deal(options.game, options.seats, played)
        return replace(
            self.row,
            stage=stage,
            seats=seating.json(),
            games_played=played,
            touched_at=self.services.now(),
            deal=deal.text(),
        )

    # -- who plays and who watches -------------------------------------------------------------

    @property
    def current_game(self) -> GameRow:
        """The game of the room. Raises `NoSuchGame` before the first one."""
        if self.game is None:
            raise NoSuchGame("no game has begun", place=self.code)
        return self.game

    def names(self) -> dict[Seat, str]:
        """The name of each seat in the game."""
        return self.current_game.names

    def seats_of(self, user: str) -> tuple[Seat, ...]:
        """The user's seats in the game, which can differ from those in the room."""
        return tuple(player.seat for player in self.current_game.players if player.user == user)

    def viewers_of(self, user: str) -> tuple[Seat, ...]:
        """The viewpoints of this user: their own seats, or the spectator's."""
        return self.seats_of(user) or (SPECTATOR,)

    def users_owing(self, seats: Iterable[Seat]) -> tuple[str, ...]:
        """Users on these seats, except where a bot plays for them."""
        asked = frozenset(seats) - self.bots()
        found = {player.user for player in self.current_game.players if player.seat in asked}
        return tuple(sorted(user for user in found if user is not None))

    def bots(self) -> frozenset[Seat]:
        """Seats that are played by a bot now, its own or those of an absent person."""
        return self.seating.bots() if self.row.stage == "playing" else frozenset()

    def check_space(self, watcher: Watcher) -> None:
        """Raises `RoomIsFull`, except for somebody who sits here."""
        most = self.services.settings.watchers_per_room
        if watcher in self.watchers or not most or len(self.watchers) < most:
            return
        if not self.seating.seats_of(watcher.user):
            raise RoomIsFull(
                f"there are already {most} spectators", place=self.code, retry_after=30
            )

    def presence(self) -> Presence:
        """Who watches on this node."""
        return self.attendance.presence(self.seating.people())

    def is_gone(self, user: str | None) -> bool:
        """True for a person who does not look at the table now."""
        return user is not None and self.attendance.gone_since(user) is not None

    def note_attendance(self) -> None:
        """See who of the table, and whether the host, has come or gone."""
        self.attendance.note({*self.seating.people(), self.row.host})

    def send(self, text: bytes) -> None:
        """Send a message to everybody who watches."""
        for watcher in list(self.watchers):
            watcher.send(text)

    def lesson_info(self) -> LessonInfo | None:
        """The progress of the lesson; None if this is not a lesson's room."""
        return None

    @abstractmethod
    def tell_room(self) -> None:
        """Send the state of the room to everybody who watches."""

    # Reading what other nodes have written (see peers.SharedRoom); hold the lock.

    @abstractmethod
    async def catch_up(self) -> None:
        """Reload the room from the store and tell everybody who watches. Raises `NoSuchRoom` if it
        was deleted."""

    @abstractmethod
    async def follow_chat(self) -> None:
        """Read new messages from the store and send them to everybody who watches."""

    @abstractmethod
    async def follow_game(self) -> None:
        """Apply new answers from the store and tell everybody who watches."""

    @abstractmethod
    def look_after(self) -> None:
        """Start bots and clocks here if this node holds the room, otherwise stop them."""
