"""All rooms: found, opened from the store when somebody needs them, and put away when nobody does.

Also what goes beyond one room: alarms of clocks, and the notice "it is your turn" to everybody's
open pages, whatever they look at.
"""

import asyncio
import gc
import secrets
import time
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

import structlog

from hiddenhand.server.archive.replays import count_again
from hiddenhand.server.jobs.bot_pool import Thinkers
from hiddenhand.server.live import deals
from hiddenhand.server.live.options import check_options
from hiddenhand.server.live.others import Alone, Others
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.room import Room, Watcher
from hiddenhand.server.live.seating import Place, Seating
from hiddenhand.server.live.tempo import Tempo
from hiddenhand.server.refusals import NoSuchRoom, TooFast
from hiddenhand.server.store import NotStored, RoomRow, Store
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import RoomLine, RoomOptions

log = structlog.get_logger()
LETTERS = "abcdefghijklmnopqrstuvwxyz23456789"
TABLE_REST = 60.0  # seconds without an answer until a table leaves memory
ROOM_REST = 120.0  # seconds without anybody until a room leaves memory
SWEEP = 5.0
FULL_SWEEP = 720  # sweeps from one thorough look at the memory to the next: an hour
LONGEST_NAP = 3600.0  # alarms look at the wall clock again at least this often
LOBBY_HOURS = 24
OLD_GAMES = 50  # looked up at a time
ELSEWHERE = 4012  # code of closing: come back, another node will have you
RETRY = 5.0  # seconds until what the store refused is tried again
MOST_ROOMS = 100  # rooms one user may host that are not over


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, watchers_per_room: int = 0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.watchers_per_room = watchers_per_room  # 0: as many as come
        self.tempo = Tempo()
        self.on_answer: Callable[[float], None] = lambda seconds: None  # of people, for the metrics
        self.others: Others = Alone()
        self.rooms: dict[str, Room] = {}
        self.lessons = asyncio.Lock()  # one lesson of a kind for each, however fast they click
        self.online: dict[str, dict[Watcher, None]] = {}  # user -> open connections
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._missed: dict[str, int] = {}  # room being opened -> newest version heard of meanwhile
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Go on where the server stopped: clocks run, and bots that owe an answer think. One of
        several nodes takes what no other looks after, and hears by and by what that is."""
        if not self.others.id:
            for game in await self.store.running_games():
                if game.room is not None:
                    self.look_after(game.room, game.clock)
        self.spawn(self._sweep())
        self.spawn(self._count_old_games())

    def look_after(self, code: str, clock: str) -> None:
        """From now on the clocks and bots of this room are ours."""
        pace = Pace.from_json(clock)
        if not pace.asked:  # over, and the server stopped before it was noted
            self.later(0.0, code)
        else:
            self.set_alarm(code, pace.rings)

    def now(self) -> float:
        return self.others.now()

    async def end(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for room in self.rooms.values():
            if room.play is not None:
                room.play.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()

    # -- rooms ----------------------------------------------------------------------------------

    async def create(self, person: Person, options: RoomOptions) -> Room:
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
            touched_at=self.now(),
            people=(),
            deal=deals.new(),
        )
        await self.store.add_room(row)
        self.rooms[row.code] = room = Room(self, row, person)
        room.talk.number = 0
        return room

    async def room(self, code: str) -> Room:
        found = self.rooms.get(code)
        if found is None:
            opening = self._opening.get(code)
            if opening is None:
                opening = self._opening[code] = asyncio.create_task(self._open(code))
                opening.add_done_callback(lambda task: self._opened(code, task))
            found = await asyncio.shield(opening)
        found.used_at = time.monotonic()
        return found

    async def _open(self, code: str) -> Room:
        row = await self.store.room(code)
        if row is None:
            raise NoSuchRoom("there is no such room", place=code)
        host = await self.store.user(row.host)
        room = Room(self, row, Person(user=row.host, name=host.name if host else ""))
        game = None if row.game_id is None else await self.store.game(row.game_id)
        if game is not None:
            room.open_play(game)
        if self.others.id:  # they may say something
            await room.talk.begin(self.store, code)
        self.rooms[code] = room
        return room

    def _opened(self, code: str, opening: asyncio.Task[Room]) -> None:
        """Whatever came of it; those who waited hear it, too."""
        del self._opening[code]
        missed = self._missed.pop(code, None)
        if missed is not None and not opening.cancelled() and opening.exception() is None:
            opening.result().following.hear(missed, "room")

    def close(self, room: Room) -> None:
        """The room is gone; whoever looks at it finds out by coming back."""
        if room.play is not None:
            room.play.close()
        self.set_alarm(room.code, None)
        self.rooms.pop(room.code, None)
        for watcher in list(room.watchers):
            watcher.dismiss(ELSEWHERE)

    # -- other nodes ----------------------------------------------------------------------------

    def hear(self, code: str, version: int, kind: str, node: str | None = None) -> None:
        """Another node has written to a room."""
        if code in self.rooms:
            self.rooms[code].following.hear(version, kind, node)
            return
        if code in self._opening:
            self._missed[code] = max(version, self._missed.get(code, 0))
        if kind in ("begin", "game", "held"):
            self.set_alarm(code, None)

    def take_over(self, code: str, version: int, clock: str) -> None:
        """A node is lost, and we look after one of its tables from now on."""
        if code in self.rooms:
            self.rooms[code].following.hear(version, "held", self.others.id)
        self.look_after(code, clock)

    def send_away(self) -> None:
        """Nothing can be stored here any more: on another node everything goes on."""
        for user in list(self.online):
            for watcher in list(self.online.get(user, ())):
                watcher.dismiss(ELSEWHERE)

    async def forget(self, user: str) -> None:
        """The user is being erased: bots take the seats, and rooms with others get a new host."""
        for row in await self.store.rooms_of(user):
            room = await self.room(row.code)
            await room.forget(user)
            if room.row.host == user:  # nobody else was there: the room goes with its host
                self.dismiss_here(user)
                self.close(room)
        self.dismiss(user)

    async def remove(self, code: str) -> bool:
        """Nobody has touched this room for long: it goes, unless somebody is there right now."""
        room = self.rooms.get(code)
        if (room is not None and not room.is_idle) or self.others.present(code) != (set(), 0):
            return False
        self.rooms.pop(code, None)
        self.set_alarm(code, None)
        await self.store.remove_room(code)
        return True

    def dismiss(self, user: str) -> None:
        """Close all connections of this user; whoever may come back will."""
        self.dismiss_here(user)
        self.others.dismiss(user)

    def dismiss_here(self, user: str) -> None:
        for watcher in list(self.online.get(user, ())):
            watcher.dismiss()

    async def rename(self, person: Person) -> None:
        """From now on under another name: in talk, and in rooms where no game goes on."""
        self.rename_here(person)
        self.others.rename(person)
        for row in await self.store.rooms_of(person.user):
            if row.stage != "playing":
                await (await self.room(row.code)).rename(person)

    def rename_here(self, person: Person) -> None:
        for watcher in self.online.get(person.user, ()):
            watcher.rename(person.name)

    async def lobby(self) -> list[RoomLine]:
        """Public rooms that wait; one that nobody has touched for a day is not offered any more."""
        since = self.now() - LOBBY_HOURS * 3600
        rows = await self.store.open_rooms(100)
        return [line(row, False) for row in rows if row.touched_at > since]

    async def mine(self, user: str) -> list[RoomLine]:
        lines = []
        for row in await self.store.rooms_of(user):
            if RoomOptions.model_validate_json(row.options).lesson:
                continue  # they stand with the lessons
            my_turn = False
            if row.stage == "playing" and row.game_id is not None:
                game = await self.store.game(row.game_id)
                my_turn = game is not None and user in game.owing
                row.touched_at = max(row.touched_at, game.moved_at if game else 0.0)
            lines.append(line(row, my_turn))
        return lines

    @staticmethod
    def new_game_id() -> str:
        return secrets.token_urlsafe(12)

    # -- notices ----------------------------------------------------------------------------------

    def tell_user(self, user: str, text: bytes) -> None:
        for watcher in list(self.online.get(user, ())):
            watcher.send(text)

    def tell_turns(self, code: str, before: tuple[str, ...], after: tuple[str, ...]) -> None:
        for user in {*before} ^ {*after}:
            self.tell_turn(code, user, user in after)

    def tell_turn(self, code: str, user: str, my_turn: bool) -> None:
        if user in self.online:
            notice = messages.YourTurn(room=code, my_turn=my_turn)
            self.tell_user(user, notice.model_dump_json().encode())

    # -- alarms -----------------------------------------------------------------------------------

    def set_alarm(self, code: str, when: float | None) -> None:
        """Ring when the first clock of the room has run out; only the newest alarm counts."""
        old = self._alarms.pop(code, None)
        if old is not None:
            old.cancel()
        if when is not None:
            nap = min(max(0.0, when - self.now()) + 0.01, LONGEST_NAP)
            self.later(nap, code)

    def later(self, seconds: float, code: str) -> None:
        old = self._alarms.pop(code, None)
        if old is not None:
            old.cancel()
        loop = asyncio.get_running_loop()
        self._alarms[code] = loop.call_later(seconds, self._ring, code)

    def try_again(self, code: str) -> None:
        """What the store could not take is not given up: bots answer, and the end is noted."""
        self.later(RETRY, code)

    def _ring(self, code: str) -> None:
        self._alarms.pop(code, None)
        self.spawn(self._rung(code))

    async def _rung(self, code: str) -> None:
        try:
            await (await self.room(code)).ring()
        except Exception as error:  # one bad room must not stop the clocks of the others
            log.error("alarm_failed", room=code, error=repr(error))
            if isinstance(error, NotStored):
                self.try_again(code)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- statistics -------------------------------------------------------------------------------

    async def _count_old_games(self) -> None:
        """Games that ended before this program counted anything are counted now, one by one."""
        try:
            while games := await self.store.uncounted(OLD_GAMES):
                for game in games:
                    answers = await self.store.answers(game.id)
                    facts = await asyncio.to_thread(count_again, game, answers)
                    await self.store.add_facts(game.id, facts)
        except Exception as error:  # the next start goes on with it
            log.error("counting_stopped", error=repr(error))

    # -- memory -----------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        for number in count(1):
            _spare_the_collector(thoroughly=number % FULL_SWEEP == 0)
            await asyncio.sleep(SWEEP)
            self.put_away(time.monotonic())

    def put_away(self, now: float) -> None:
        """Tables that rest leave memory, then rooms that nobody looks at. The store has them."""
        for code, room in list(self.rooms.items()):
            play = room.play
            if room.lock.locked():
                continue
            if play and play.in_memory and not play.is_busy and now - play.used_at > TABLE_REST:
                play.put_away()
            if room.is_idle and now - room.used_at > ROOM_REST and not (play and play.in_memory):
                del self.rooms[code]


def _spare_the_collector(*, thoroughly: bool) -> None:
    """Python's collector stops everybody while it looks through all connections and tables, a
    sixth of a second for a full house. So what has lasted is set aside, and looked through only
    now and then."""
    if thoroughly:
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(1)
    gc.freeze()


def line(row: RoomRow, my_turn: bool) -> RoomLine:
    options = RoomOptions.model_validate_json(row.options)
    places = Seating.from_json(row.seats).places
    return RoomLine.model_validate(
        {
            "code": row.code,
            "stage": row.stage,
            "game": options.game,
            "people": [place.name for place in places if place.user is not None],
            "seats": options.seats,
            "taken": sum(not place.is_free for place in places),
            "clock": options.clock,
            "my_turn": my_turn,
            "moved_at": row.touched_at,
        }
    )
