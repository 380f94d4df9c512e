"""A room that other nodes write to as well stays as fresh as the database.

Every write names the version of the room it was made for. If another node was faster, the write is
refused (`Overtaken`): then the room is read again, and what was asked for is tried once more on
what is there now. So a node may be stopped for an hour or cut off, and never does harm.

The node that wrote to a game last holds the table: its bots think there and its clocks ring there.
"""

import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

import structlog

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.refusals import NoSuchRoom, ServerBusy
from hiddenhand.server.store import Guard, GuardKind, NotStored, Overtaken, RoomRow
from hiddenhand.server.wire.base import Person

if TYPE_CHECKING:
    from hiddenhand.server.live.room import Room

log = structlog.get_logger()
P = ParamSpec("P")
T = TypeVar("T")
TRIES = 20  # each time another node was faster, so the table goes on anyway
FAR_BEHIND = 50  # versions; from here on the whole room is read
Asked = Callable[Concatenate["Room", P], Coroutine[Any, Any, T]]


def in_turn(asked: Asked[P, T]) -> Asked[P, T]:
    """What changes a room happens under its lock, on the newest state there is."""

    @functools.wraps(asked)
    async def act(room: "Room", /, *words: P.args, **more: P.kwargs) -> T:
        async with room.lock:
            return await room.following.insist(lambda: asked(room, *words, **more))

    return act


class Following:
    """How far this node has read a room, and who holds its table."""

    def __init__(self, room: "Room", row: RoomRow) -> None:
        self.room = room
        self.version = row.version
        self.holder = row.holder or ""
        self._news: dict[int, str] = {}  # version -> kind, of what other nodes have written
        self._busy = False

    @property
    def is_mine(self) -> bool:
        """True if bots think and clocks ring here."""
        return self.holder == self.room.hall.others.id

    async def write(
        self,
        writing: Callable[[Guard], Awaitable[T]],
        kind: GuardKind,
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
    ) -> T:
        """Hold the lock. `before` and `after` are the users who owe an answer."""
        turns = {user: user in after for user in {*before} ^ {*after}}
        written = await writing(Guard(self.room.code, self.version, kind, turns))
        self.version += 1
        if kind in ("begin", "game"):
            self.holder = self.room.hall.others.id
        return written

    async def insist(self, asked: Callable[[], Awaitable[T]]) -> T:
        """As often as another node is faster: on what it wrote, try again. Hold the lock."""
        for _ in range(TRIES):
            try:
                return await asked()
            except Overtaken:
                log.info("overtaken", room=self.room.code, version=self.version)
                await self.catch_up()
            except NotStored:
                raise
            except HiddenHandError:  # refused for what we know; perhaps another node knows better
                if not await self._is_behind():
                    raise
                await self.catch_up()
        raise ServerBusy("other nodes are always faster", place=self.room.code, retry_after=1)

    async def _is_behind(self) -> bool:
        if not self.room.hall.others.id:  # an embedded server is alone
            return False
        code = self.room.code
        return (await self.room.hall.store.versions([code])).get(code, 0) > self.version

    def hear(self, version: int, kind: str, node: str | None = None) -> None:
        """`node` has written something of this kind; None: nobody knows who."""
        if version <= self.version:
            return
        self._news[version] = kind
        if node is not None and kind in ("begin", "game", "held"):
            self.holder = node  # what our bots still think about will be refused
        if not self._busy:
            self._busy = True
            self.room.hall.spawn(self._follow_on())

    async def _follow_on(self) -> None:
        try:
            while self._news:
                async with self.room.lock:
                    await self._follow()
        except NoSuchRoom:
            self.room.hall.close(self.room)
        except HiddenHandError as error:  # the versions are compared again soon
            log.warning("not_followed", room=self.room.code, error=repr(error))
        finally:
            self._busy = False

    async def _follow(self) -> None:
        newest, mine = max(self._news), self.version
        kinds = {"room"}
        if newest - mine <= FAR_BEHIND:
            kinds = {self._news.get(version, "room") for version in range(mine + 1, newest + 1)}
        self._news.clear()
        if kinds & {"room", "begin"}:
            await self.catch_up()
            return
        if "chat" in kinds:
            await self.room.talk.follow(self.room)
        if kinds - {"chat"} and self.room.play is not None:
            await self.room.play.follow()
        self.version = max(self.version, newest)
        self._look_after()

    async def catch_up(self) -> None:
        """Read the room as it is now, and tell everybody who looks on. Hold the lock."""
        room, store = self.room, self.room.hall.store
        row = await store.room(room.code)  # before the rest: no version is newer than what we know
        if row is None:
            raise NoSuchRoom("there is no such room any more", place=room.code)
        host = await store.user(row.host)
        room.host = Person(user=row.host, name=host.name if host else "")
        stage = room.row.stage
        game = None if row.game_id is None else await store.game(row.game_id)
        room.adopt(row)
        self.holder = row.holder or ""
        if game is not None and (room.play is None or room.play.game.id != game.id):
            room.open_play(game)
            room.tell_room()
            if room.play is not None and room.watchers:
                await room.play.follow()  # reads the table; ends nothing, as `live` would
                await room.play.resend()
        else:
            if room.play is not None and game is not None:
                room.play.game = game
                await room.play.follow()
                if stage == "playing" and row.stage == "abandoned":
                    await room.play.resend()
            room.tell_room()
        await room.talk.follow(room)
        self.version = row.version  # only now: what was read in part was not read
        self._look_after()

    def _look_after(self) -> None:
        play = self.room.play
        if play is not None and self.is_mine:
            play.look_after()
        elif play is not None:
            play.close()
            self.room.hall.set_alarm(self.room.code, None)
