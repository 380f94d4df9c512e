"""This server as one of several nodes that share a PostgreSQL behind a load balancer.

Any node accepts any client. Each keeps the rooms of its own clients in memory, is told through
LISTEN/NOTIFY when another node writes to them, and reads the changes. Nodes need not know each
other's addresses.

Every node writes heartbeats. The games of a node without a recent heartbeat, by the database's
clock, are taken over by the others, which then run the bots and clocks.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass

import structlog

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.live.connections import ELSEWHERE
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.peers import NOBODY, Presence, SharedRoom
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.nodes.connection import BROKEN, Beat, Found, NodeConnection
from hiddenhand.server.nodes.following import HOLDING, Follower
from hiddenhand.server.storage.news import News
from hiddenhand.server.storage.sql_store import SqlStore
from hiddenhand.server.store import BadStore
from hiddenhand.server.wire.base import Person

log = structlog.get_logger()
BEAT = 0.75  # seconds between heartbeats
LOST = 3.0  # seconds without a heartbeat until a node counts as lost
COMPARE_EVERY = 3  # beats between comparisons of room versions
CLAIM_EVERY = 20  # beats between searches for games without a node
AT_ONCE = 100  # games taken over in one go, so that the nodes share them
SIGHT = 2.0  # seconds to wait for nodes that do not say whether they see a user
GATHER = 0.05  # seconds to batch notifications


@dataclass(frozen=True, slots=True)
class Question:
    """The question whether a page of a user is seen on another node."""

    answer: "asyncio.Future[bool]"
    silent: set[str]  # nodes that have not answered yet

    def hear(self, node: str, sees: bool) -> None:
        self.silent.discard(node)
        if not self.answer.done() and (sees or not self.silent):
            self.answer.set_result(sees)


class Nodes:
    """The other nodes (see live/peers.py), and this node's heartbeat."""

    def __init__(self, store: SqlStore, registry: RoomRegistry, node: str, name: str) -> None:
        self.id = node
        self.name = name
        self.store = store
        self.registry = registry
        self.services = registry.services
        self.connection = NodeConnection(store.reader.url, node, name, self._heard)
        self.follower = Follower(registry.services, self._close)
        self.living: frozenset[str] = frozenset({node})
        self.takeovers = 0
        self.heard = 0
        self.draining = False
        self._ahead = time.time() - time.monotonic()
        self._beaten_at = -LOST  # monotonic time of the last heartbeat
        self._claims_from = 0.0
        self._beats = 0
        self._sent_away = False
        self._hurry = asyncio.Event()
        self._left: set[str] = set()  # nodes that have shut down
        self._to_tell: list[News] = []
        self._something = asyncio.Event()
        self._missed: dict[str, int] = {}  # room being loaded -> newest version heard of
        self._elsewhere: dict[str, dict[str, Presence]] = {}  # room -> node -> who is there
        self._told: dict[str, Presence] = {}  # room -> who is here, as told to others
        self._asked: dict[str, Question] = {}  # by user
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Connect, and start the heartbeat."""
        try:
            await self._greet()
            await self._beat()
        except BROKEN as error:
            raise BadStore(f"no connection: {error}", place="db") from error
        self._tasks = [
            asyncio.create_task(self._live_on(), name="heartbeat"),
            asyncio.create_task(self._tell_on(), name="news"),
        ]

    async def drain(self) -> None:
        """Shutdown begins: accept no new clients, and release our games to other nodes at once."""
        self.draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.connection.leave()
        except BROKEN:  # a heartbeat may have been interrupted: retry on a new connection
            with contextlib.suppress(*BROKEN):
                await self.connection.open()
                await self.connection.leave()

    async def end(self) -> None:
        """Stop the heartbeat and disconnect."""
        await self.drain()  # again, to release games written to since then
        await self.connection.close()

    # -- for the rooms (Peers) ------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """True if a load balancer should send clients here."""
        return not self.draining and not self._is_cut_off()

    def now(self) -> float:
        """The database's clock, extrapolated by our monotonic one."""
        return time.monotonic() + self._ahead

    def present(self, code: str) -> Presence:
        there = self._elsewhere.get(code, {}).values()
        here = frozenset[str]().union(*(each.here for each in there))
        return Presence(
            here,
            frozenset[str]().union(*(each.away for each in there)) - here,
            sum(each.others for each in there),
            frozenset[tuple[str, float]]().union(*(each.gone for each in there)),
        )

    def presence_changed(self, code: str, here: Presence) -> None:
        if here != self._told.get(code, NOBODY):
            self._told[code] = here
            self._tell([self._here(code, here)])
            if here == NOBODY:
                del self._told[code]

    async def sees(self, user: str) -> bool:
        others = {*self.living} - {self.id}
        if not others:
            return False
        fresh = Question(asyncio.get_running_loop().create_future(), others)
        question = self._asked.setdefault(user, fresh)
        self._tell([News(self.id, "sees?", user=user)])
        try:
            return await asyncio.wait_for(asyncio.shield(question.answer), SIGHT)
        except TimeoutError:  # a node that is cut off shows nothing to anybody
            return False
        finally:
            self._asked.pop(user, None)

    def dismiss(self, user: str) -> None:
        self._tell([News(self.id, "dismiss", user=user)])

    def rename(self, person: Person) -> None:
        self._tell(
            [News(self.id, "rename", user=person.user, name=person.name, face=person.face or "")]
        )

    def room_opened(self, room: SharedRoom | None, code: str) -> None:
        missed = self._missed.pop(code, None)
        if room is not None and missed is not None:
            self.follower.hear(room, missed, "room")

    async def keep_up(self, room: SharedRoom) -> None:
        await self.follower.keep_up(room)

    async def caught_up(self, room: SharedRoom, error: HiddenHandError) -> bool:
        return await self.follower.caught_up(room, error)

    # -- for the operator -----------------------------------------------------------------------

    def held(self) -> int:
        """The number of running games in memory that this node holds."""
        rooms = self.registry.rooms.values()
        return sum(room.row.stage == "playing" and room.is_mine for room in rooms)

    def gauges(self) -> dict[str, tuple[str, float]]:
        """For the metrics: name -> description and value."""
        held = "Running tables whose bots and clocks are looked after here"
        return {
            "nodes": ("Nodes that live, this one included", len(self.living)),
            "tables_held": (held, self.held()),
        }

    def counters(self) -> dict[str, tuple[str, float]]:
        """For the metrics: name -> description and value."""
        fence = self.store.writer.fence
        overtaken = 0 if fence is None else fence.refused
        return {
            "tables_taken_over": ("Tables of lost nodes taken over", self.takeovers),
            "node_news": ("News heard from other nodes", self.heard),
            "writes_overtaken": ("Writes refused, as another node was faster", overtaken),
        }

    # -- sending notifications ------------------------------------------------------------------

    def _here(self, code: str, here: Presence) -> News:
        return News(
            self.id,
            "here",
            code,
            users=sorted(here.here),
            away=sorted(here.away),
            others=here.others,
            gone=dict(here.gone),
        )

    def _tell(self, news: Iterable[News]) -> None:
        self._to_tell += news
        self._something.set()

    async def _tell_on(self) -> None:
        while True:
            await self._something.wait()
            await asyncio.sleep(GATHER)
            self._something.clear()
            telling = self._to_tell[:AT_ONCE]
            try:
                await self.connection.tell(telling)
            except Exception as error:  # keep trying: a node must be able to notify others
                log.warning("not_told", error=repr(error))
                await asyncio.sleep(BEAT)  # the heartbeat reconnects
                telling = []
            del self._to_tell[: len(telling)]
            if self._to_tell:
                self._something.set()

    # -- receiving notifications ----------------------------------------------------------------

    def _heard(self, news: News) -> None:
        self.heard += 1
        match news.kind:
            case "here":
                self._note_presence(news.room, news.node, _presence(news))
            case "sees?":
                sees = self.services.connections.sees(news.user)
                self._tell([News(self.id, "sees" if sees else "unseen", user=news.user)])
            case "sees" | "unseen":
                if news.user in self._asked:
                    self._asked[news.user].hear(news.node, news.kind == "sees")
            case "dismiss":
                self.services.connections.dismiss(news.user)
            case "rename":
                self.services.connections.rename(_person(news))
            case "hello":  # a new node needs our presence lists
                self._tell([self._here(code, here) for code, here in self._told.items()])
            case "bye":
                log.info("node_left", node=news.node)
                self._left.add(news.node)
                self._forget_presence(news.node)
                self._hurry.set()
            case _:
                for user, mine in news.turns.items():
                    self.services.connections.tell_turn(news.room, user, mine)
                self.hear(news.room, news.version, news.kind, news.node)

    def hear(self, code: str, version: int, kind: str, node: str) -> None:
        """Another node has written to a room, or holds it now."""
        if code in self.registry.rooms:
            self.follower.hear(self.registry.rooms[code], version, kind, node)
            return
        if self.registry.is_opening(code):
            self._missed[code] = max(version, self._missed.get(code, 0))
        if kind in HOLDING:
            self.services.alarms.set(code, None)

    def _close(self, code: str) -> None:
        if code in self.registry.rooms:
            self.registry.close(self.registry.rooms[code])

    def _note_presence(self, code: str, node: str, here: Presence) -> None:
        there = self._elsewhere.setdefault(code, {})
        there[node] = here
        if here == NOBODY:
            del there[node]
        if not there:
            del self._elsewhere[code]
        if code in self.registry.rooms:
            self.registry.rooms[code].tell_room()

    def _forget_presence(self, node: str) -> None:
        for code in [code for code, there in self._elsewhere.items() if node in there]:
            self._note_presence(code, node, NOBODY)

    # -- heartbeat ------------------------------------------------------------------------------

    async def _greet(self) -> None:
        """After reconnecting: missed notifications are found by comparing versions."""
        await self.connection.open()
        here = [self._here(code, here) for code, here in self._told.items()]
        await self.connection.tell([News(self.id, "hello"), *here])
        self.services.spawn(self._compare())

    async def _live_on(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), BEAT)
            self._hurry.clear()
            try:
                if not self.connection.is_open:
                    await self._greet()
                await self._beat()
            except Exception as error:  # the heartbeat must never stop
                log.warning("no_heartbeat", error=repr(error))
                await self.connection.close()
                if self._is_cut_off() and not self._sent_away:
                    self._sent_away = True
                    self.services.connections.dismiss_all(ELSEWHERE)

    def _is_cut_off(self) -> bool:
        return time.monotonic() - self._beaten_at > LOST

    async def _beat(self) -> None:
        was_away = self._is_cut_off()
        beat = await self.connection.beat(LOST)
        now = time.monotonic()
        if was_away and self._beats:  # others may have been cut off, too: let them return first
            self._claims_from = now + LOST
        self._beaten_at, self._sent_away = now, False
        self._set_clock(beat)
        for node in self.living - beat.living - self._left:
            log.warning("node_lost", node=node)
            self._forget_presence(node)
        self.living = beat.living
        if (beat.lost or self._beats % CLAIM_EVERY == 0) and now >= self._claims_from:
            await self._take_over(beat.lost)
        if self._beats % COMPARE_EVERY == 0:
            self.services.spawn(self._compare())
        self._beats += 1

    def _set_clock(self, beat: Beat) -> None:
        """Adopt the database's clock, unless ours agrees within the uncertainty of the
        measurement."""
        if self._beats == 0 or abs(beat.ahead - self._ahead) > beat.doubt:
            self._ahead = beat.ahead

    async def _take_over(self, lost: tuple[str, ...]) -> None:
        while True:
            found = await self.connection.claim(LOST, AT_ONCE)
            self.takeovers += len(found)
            for table in found:
                log.info("taken_over", room=table.room, version=table.version)
                self._hold(table)
            if len(found) < AT_ONCE:
                break
        await self.connection.forget(lost, LOST)

    def _hold(self, table: Found) -> None:
        """Run the bots and clocks of this game from now on."""
        if table.room in self.registry.rooms:
            self.follower.hear(self.registry.rooms[table.room], table.version, "held", self.id)
        self.services.alarms.set_for(table.room, Pace.from_json(table.clock))
        self.services.on_turn(table.room)

    async def _compare(self) -> None:
        """Compare the versions of all rooms in memory with the database, because notifications
        can be lost."""
        rooms = dict(self.registry.rooms)
        try:
            versions = await self.store.versions(list(rooms))
        except HiddenHandError as error:
            log.warning("not_compared", error=repr(error))
            return
        for code, room in rooms.items():
            gone = room.version + 1  # the room was deleted: following it will find that
            self.follower.hear(room, versions.get(code, gone), "room")


def _presence(news: News) -> Presence:
    here, away = frozenset(news.users), frozenset(news.away)
    return Presence(here, away, news.others, frozenset(news.gone.items()))


def _person(news: News) -> Person:
    return Person(user=news.user, name=news.name, face=news.face or None)
