"""All rooms: loads them from the store on demand and unloads idle ones."""

import asyncio
import gc
import secrets
import time
from collections.abc import Callable
from itertools import count

import structlog

from hiddenhand.server.archive.replays import count_again
from hiddenhand.server.jobs.thinking import Thinkers
from hiddenhand.server.live import bots_alone, lobby, stand_ins
from hiddenhand.server.live.chance import chance_of
from hiddenhand.server.live.connections import ELSEWHERE
from hiddenhand.server.live.lesson_room import LessonRoom
from hiddenhand.server.live.options import check_options
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.peers import NOBODY
from hiddenhand.server.live.room import Room
from hiddenhand.server.live.room_state import host_of
from hiddenhand.server.live.seating import Place, Seating
from hiddenhand.server.live.services import Services
from hiddenhand.server.refusals import NoSuchRoom, TooFast
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import NotStored, RoomRow, Store
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import RoomLine, RoomOptions

log = structlog.get_logger()
LETTERS = "abcdefghijklmnopqrstuvwxyz23456789"
TABLE_REST = 60.0  # seconds without an answer until a table is unloaded
ROOM_REST = 120.0  # seconds without watchers until a room is unloaded
SWEEP = 5.0  # seconds between two sweeps for such tables and rooms
FULL_SWEEP = 720  # sweeps between two full garbage collections (an hour)
LOBBY_HOURS = 24
OLD_GAMES = 50  # per query
MOST_ROOMS = 100  # unfinished rooms that one user may host


class RoomRegistry:
    """The rooms of this server, and what their users do outside of a single room."""

    def __init__(self, store: Store, bot_pool: Thinkers, settings: Settings) -> None:
        self.store = store
        chance = chance_of(settings.test_seed)
        self.services = Services(store, bot_pool, self._ring, self._look, chance, settings)
        self.services.bot_tables = lambda host, code: bots_alone.of_host(
            self.rooms.values(), host, code
        )
        self.on_answer: Callable[[float], None] = lambda seconds: None  # of people, for the metrics
        self.rooms: dict[str, Room] = {}
        self.lesson_lock = asyncio.Lock()  # fast double clicks must not open two lessons
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def begin(self) -> None:
        """Resume running games: set their alarms so that clocks run and bots answer. In a cluster
        the node code assigns games to nodes instead."""
        if not self.services.peers.id:
            for game in await self.store.running_games():
                if game.room is not None:
                    self.services.alarms.set_for(game.room, Pace.from_json(game.clock))
        self.services.spawn(self._sweep())
        self.services.spawn(self._count_old_games())

    async def end(self) -> None:
        """Stop bots and background tasks when the server shuts down."""
        for room in self.rooms.values():
            room.bot_players.close()
        await self.services.close()

    # -- rooms ----------------------------------------------------------------------------------

    async def create(self, person: Person, options: RoomOptions) -> Room:
        """Create a room. Raises `BadSettings` if the game rejects the options, `TooFast` if this
        person hosts too many open rooms."""
        check_options(options)
        hosted = [r for r in await self.store.rooms_of(person.user) if r.host == person.user]
        if sum(row.stage in ("waiting", "playing") for row in hosted) >= MOST_ROOMS:
            raise TooFast(f"{MOST_ROOMS} rooms are open already", place="rooms")
        row = RoomRow(
            code="".join(secrets.choice(LETTERS) for _ in range(10)),
            host=person.user,
            stage="waiting",
            options=options.model_dump_json(),
            seats=Seating([Place() for _ in range(options.seats)]).json(),
            game_id=None,
            games_played=0,
            public=options.public,
            touched_at=self.services.now(),
            people=(),
            deal=self.services.chance.deal(options.game, options.seats, 0).text(),
        )
        await self.store.add_room(row)
        self.rooms[row.code] = room = self._make(row, person)
        room.chat.number = 0
        return room

    def _make(self, row: RoomRow, host: Person) -> Room:
        is_lesson = RoomOptions.model_validate_json(row.options).lesson
        return (LessonRoom if is_lesson else Room)(self.services, row, host)

    async def room(self, code: str) -> Room:
        """The room, loaded from the store if needed. Raises `NoSuchRoom`."""
        found = self.rooms.get(code)
        if found is None:
            opening = self._opening.get(code)
            if opening is None:
                opening = self._opening[code] = asyncio.create_task(self._open(code))
                opening.add_done_callback(lambda task: self._opened(code, task))
            found = await asyncio.shield(opening)
        found.used_at = time.monotonic()
        return found

    async def newest(self, code: str) -> Room:
        """The room with all that any node has written until now. Raises `NoSuchRoom`."""
        room = await self.room(code)
        await self.services.peers.keep_up(room)
        return room

    async def _open(self, code: str) -> Room:
        row = await self.store.room(code)
        if row is None:
            raise NoSuchRoom("there is no such room", place=code)
        room = self._make(row, host_of(row, await self.store.user(row.host)))
        game = None if row.game_id is None else await self.store.game(row.game_id)
        if game is not None:
            room.open_game(game)
        if self.services.peers.id:  # other nodes may write chat messages
            await room.chat.begin()
        self.rooms[code] = room
        return room

    def _opened(self, code: str, opening: asyncio.Task[Room]) -> None:
        """Loading has finished or failed; tell the node code, which may be waiting for it."""
        del self._opening[code]
        failed = opening.cancelled() or opening.exception() is not None
        self.services.peers.room_opened(None if failed else opening.result(), code)

    def is_opening(self, code: str) -> bool:
        """True while the room is being loaded."""
        return code in self._opening

    def close(self, room: Room) -> None:
        """Drop a room that was deleted or moved; its watchers are disconnected and reconnect."""
        room.bot_players.close()
        self.services.alarms.set(room.code, None)
        self.services.absences.set(room.code, None)
        self.rooms.pop(room.code, None)
        for watcher in list(room.watchers):
            watcher.dismiss(ELSEWHERE)

    async def remove(self, code: str) -> bool:
        """Delete a stale room, unless somebody is watching it on any node. Returns whether it was
        deleted."""
        room, elsewhere = self.rooms.get(code), self.services.peers.present(code)
        if (room is not None and not room.is_idle) or elsewhere != NOBODY:
            return False
        self.rooms.pop(code, None)
        self.services.alarms.set(code, None)
        self.services.absences.set(code, None)
        await self.store.remove_room(code)
        return True

    # -- people ---------------------------------------------------------------------------------

    async def forget(self, user: str) -> None:
        """Remove an erased user from all rooms: bots take over the seats, and rooms with other
        people get a new host."""
        for row in await self.store.rooms_of(user):
            room = await self.room(row.code)
            await lobby.forget(room, user)
            if room.row.host == user:  # nobody else sits there: close the room
                self.services.connections.dismiss(user)
                self.close(room)
        self.dismiss(user)

    def dismiss(self, user: str) -> None:
        """Close all connections of this user on all nodes; clients that are still signed in
        reconnect."""
        self.services.connections.dismiss(user)
        self.services.peers.dismiss(user)

    async def rename(self, person: Person) -> None:
        """Apply a user's new name and face to chat and to all seats they have."""
        self.services.connections.rename(person)
        self.services.peers.rename(person)
        for row in await self.store.rooms_of(person.user):
            await lobby.rename(await self.room(row.code), person)

    async def lobby(self) -> list[RoomLine]:
        """Public rooms that wait for players and were used within the last day."""
        since = self.services.now() - LOBBY_HOURS * 3600
        rows = await self.store.open_rooms(100)
        return [line(row, False) for row in rows if row.touched_at > since]

    async def rooms_of(self, user: str) -> list[RoomLine]:
        """The rooms of this user, with a flag for those where it is their turn. Lessons are not
        listed."""
        lines = []
        for row in await self.store.rooms_of(user):
            if RoomOptions.model_validate_json(row.options).lesson:
                continue
            my_turn = False
            if row.stage == "playing" and row.game_id is not None:
                game = await self.store.game(row.game_id)
                my_turn = game is not None and user in game.owing
                row.touched_at = max(row.touched_at, game.moved_at if game else 0.0)
            lines.append(line(row, my_turn))
        return lines

    # -- alarms ---------------------------------------------------------------------------------

    def _ring(self, code: str) -> None:
        self.services.spawn(self._rung(code))

    async def _rung(self, code: str) -> None:
        try:
            await (await self.room(code)).ring()
        except Exception as error:  # one broken room must not stop the clocks of others
            log.error("alarm_failed", room=code, error=repr(error))
            if isinstance(error, NotStored):
                self.services.alarms.retry(code)

    def _look(self, code: str) -> None:
        if code in self.rooms:
            self.services.spawn(self._looked(self.rooms[code]))

    async def _looked(self, room: Room) -> None:
        try:
            await stand_ins.settle(room)
        except Exception as error:  # one broken room must not stop the others
            log.error("absence_failed", room=room.code, error=repr(error))
            if isinstance(error, NotStored):
                self.services.absences.retry(room.code)

    # -- statistics -----------------------------------------------------------------------------

    async def _count_old_games(self) -> None:
        """Compute statistics for games that ended before statistics existed, one by one."""
        try:
            while games := await self.store.uncounted(OLD_GAMES):
                for game in games:
                    answers = await self.store.answers(game.id)
                    facts = await asyncio.to_thread(count_again, game, answers)
                    await self.store.add_facts(game.id, facts)
        except Exception as error:  # continued at the next start
            log.error("counting_stopped", error=repr(error))

    # -- memory ---------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        for number in count(1):
            _collect_garbage(thoroughly=number % FULL_SWEEP == 0)
            await asyncio.sleep(SWEEP)
            self.put_away(time.monotonic())

    def put_away(self, now: float) -> None:
        """Unload idle tables, then rooms without watchers. The store has their state."""
        for code, room in list(self.rooms.items()):
            if room.lock.locked():
                continue
            rests = not room.bot_players.are_busy and now - room.table_used_at > TABLE_REST
            if room.live is not None and rests:
                room.put_away()
            if room.is_idle and now - room.used_at > ROOM_REST and room.live is None:
                del self.rooms[code]


def _collect_garbage(*, thoroughly: bool) -> None:
    """Collect young garbage and freeze the survivors; `thoroughly` collects everything.

    A full collection walks all connections and tables and blocks the server for about 0.17 s when
    it is full, so it is done rarely.
    """
    if thoroughly:
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(1)
    gc.freeze()


def line(row: RoomRow, my_turn: bool) -> RoomLine:
    """A room as a line of a list."""
    options = RoomOptions.model_validate_json(row.options)
    places = Seating.from_json(row.seats).places
    return RoomLine.model_validate(
        {
            "code": row.code,
            "stage": row.stage,
            "game": options.game,
            "people": [place.name for place in places if place.user is not None],
            "players": [
                Person(user=place.user, name=place.name, face=None if place.local else place.face)
                for place in places
                if place.user is not None
            ],
            "seats": options.seats,
            "taken": sum(not place.is_free for place in places),
            "clock": options.clock,
            "my_turn": my_turn,
            "moved_at": row.touched_at,
        }
    )
