"""A room: its game, its watchers, and everything that happens to both.

Every change to the table happens under the room's lock, in this order: try the answer on a copy,
write it to the store, apply it to the table, acknowledge it, tell everybody. The table can be
unloaded whenever nobody needs it; the store is authoritative.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import orjson

from hiddenhand.core.decision import Decision
from hiddenhand.core.seats import Seat
from hiddenhand.server.archive.facts import facts_of
from hiddenhand.server.live import bots_alone, loading
from hiddenhand.server.live.audience import NOTHING, Audience
from hiddenhand.server.live.beginning import Prepared, new_game
from hiddenhand.server.live.bot_players import BotPlayers, BotQuestion, question_for
from hiddenhand.server.live.broadcaster import Broadcaster
from hiddenhand.server.live.chat import Chat
from hiddenhand.server.live.connections import Watcher
from hiddenhand.server.live.helping import Helping
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.room_info import info_of
from hiddenhand.server.live.room_state import RoomState, host_of, in_turn
from hiddenhand.server.live.seating import STAND_IN, Seating
from hiddenhand.server.live.services import Services
from hiddenhand.server.live.table import LiveTable
from hiddenhand.server.refusals import (
    BotPlays,
    NoSuchGame,
    NoSuchRoom,
    NotYourSeat,
    SeatsAreEmpty,
    WrongStage,
)
from hiddenhand.server.store import ChatRow, GameRow, Guard, GuardKind, NotStored, RoomRow, Turn
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import RoomInfo
from hiddenhand.table.table import Table

Ack = Callable[[int], None]  # called with the number of an answer that was written


class Room(RoomState):
    allows_take_back = True

    def __init__(self, services: Services, row: RoomRow, host: Person) -> None:
        super().__init__(services, row, host)
        self.table_used_at = time.monotonic()
        self.live: LiveTable | None = None  # the table, while it is loaded
        self.audience = Audience(self)
        self.broadcaster = Broadcaster(self)
        self.bot_players = BotPlayers(services, self.code, self._ask_bot, self.answer_for_bot)
        self.chat = Chat(self)
        self.helping = Helping(self, self.chat, self.table_of)

    def open_game(self, game: GameRow, live: LiveTable | None = None) -> None:
        """Make this the room's game. Without `live` its table is loaded on demand."""
        self.bot_players.close()
        self.game, self.live = game, live
        self.audience.begin(NOTHING if live is None else live.seq)

    @property
    def is_idle(self) -> bool:
        return not (self.watchers or self.lock.locked() or self.bot_players.are_busy)

    def info(self, user: str) -> RoomInfo:
        """The room as this user sees it."""
        return info_of(self, user)

    def tell_room(self) -> None:
        self.broadcaster.tell_all()

    # -- watching -------------------------------------------------------------------------------

    @in_turn
    async def watch(self, watcher: Watcher, since: int | None, game_id: str | None) -> None:
        """Add a watcher and send the room and its table; `since` is the number the client has."""
        self.watchers[watcher] = False
        self.broadcaster.tell_presence(watcher)
        if self.game is not None:
            await self.show(watcher, since if game_id == self.game.id else None)

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self.used_at = time.monotonic()
            self.broadcaster.tell_presence(watcher)

    async def show(self, watcher: Watcher, since: int | None) -> None:
        """Send a snapshot of the table; its log begins after `since` if possible."""
        if self.live is None and self.audience.show_finished(watcher):
            return
        live = await self.table()
        self.audience.show(live, watcher, since)
        self.wake(live)

    async def resend(self, since: int | None = None) -> None:
        """Send a new snapshot to everybody who watches; with `since`, only the log after it."""
        for watcher, has_seen in list(self.watchers.items()):
            await self.show(watcher, since if has_seen else None)

    async def send_chat(self, person: Person, text: str | None, reaction: str | None) -> int:
        """Send a message or reaction and return its number. Raises `Muted` or `TooFast`."""
        self.chat.check(person)
        return await self._add_chat(self.chat.line_of(person, text, reaction))

    @in_turn
    async def _add_chat(self, line: ChatRow) -> int:
        return await self.chat.add(line)

    # -- the table, in memory or not; hold the lock ---------------------------------------------

    async def table(self) -> LiveTable:
        """The table, loaded from the store if needed."""
        self.table_used_at = time.monotonic()
        if self.live is None:
            self.live = await self._read()
            self.table_read(self.live)
            if self.live.is_over and self.row.stage == "playing":
                await self._finish(self.live)
        return self.live

    async def table_of(self, user: str, game_id: str, seat: Seat) -> LiveTable:
        """The table, for a user who plays this seat; `NoSuchGame` or `NotYourSeat` for others."""
        if game_id != self.current_game.id:
            raise NoSuchGame("the room plays another game", place=self.code)
        if seat not in self.seats_of(user):
            raise NotYourSeat("somebody else sits there", place=f"seat {seat}")
        live = await self.table()
        if self.row.stage == "abandoned":
            raise WrongStage("the game was abandoned", place=self.code)
        return live

    async def _read(self) -> LiveTable:
        store, clock = self.services.store, self.options.clock
        self.game, live = await loading.load(store, self.current_game, clock)
        self.live = live
        told = self.audience.missed(live)
        if told is not None:
            await self.resend(told)
        return live

    @property
    def asks(self) -> tuple[Decision, ...]:
        """The open questions; empty if the table is not loaded."""
        return self.live.asks if self.live is not None else ()

    def put_away(self) -> None:
        """Unload the table."""
        self.live = None

    async def _write_game(
        self,
        writing: Callable[[Guard], Awaitable[None]],
        owing: tuple[str, ...],
        kind: GuardKind = "game",
    ) -> None:
        """Write to the store. On any error unload the table, which may differ from the store."""
        try:
            await self.write(writing, kind, self.current_game.owing, owing)
        except BaseException:
            self.live = None
            raise

    # -- what a lesson does differently ---------------------------------------------------------

    def table_read(self, live: LiveTable) -> None:
        """Hook: the table was loaded from the store."""

    async def answered(self, live: LiveTable, seat: Seat) -> None:
        """Hook: an answer of `seat` was applied, and everybody was told."""

    def answer_known(self, live: LiveTable, seat: Seat) -> str | None:
        """Hook: the answer a bot gives on this seat without thinking; None if it must think."""
        return None

    # -- answers --------------------------------------------------------------------------------

    @in_turn
    async def answer(self, user: str, message: messages.Answer, ack: Ack) -> None:
        """A user answers a question. Raises `NotYourSeat`, `BotPlays`, `Late` or `NotAnOption`."""
        live = await self.table_of(user, message.game_id, message.seat)
        live.check_number(message.seat, message.asked, message.key)
        if message.seat in self.bots():
            raise BotPlays("take the seat back first", place=f"seat {message.seat}")
        await self._take(live, message.seat, message.key, ack)

    @in_turn
    async def answer_for_bot(self, game_id: str, seat: Seat, asked: int, key: str) -> None:
        """A bot answers question number `asked`."""
        if self.current_game.id != game_id:
            return
        live = await self.table()
        if seat in self.bots() and live.pace.asked.get(seat) == asked:
            await self._take(live, seat, key, None)

    async def _take(self, live: LiveTable, seat: Seat, key: str, ack: Ack | None) -> None:
        """Try, write and apply an answer, then tell everybody. Only people's have an `ack`."""
        proposal = live.propose(seat, key, self.services.now(), by_person=ack is not None)
        stood_in = ack is None and self.current_game.players[seat].user is not None
        proposal.row = replace(proposal.row, stood_in=stood_in)
        pace = proposal.pace
        pace.set_alarm(live.clock, self.bots())
        turn = Turn(live.game_id, proposal.row, pace.json(), self.users_owing(pace.asked))
        store = self.services.store
        await self._write_game(lambda guard: store.take(replace(turn, guard=guard)), turn.owing)
        live.accept(proposal)
        if not self.allows_take_back:
            live.before = None
        if ack is not None:
            ack(live.seq)
        self.audience.tell(live, seat)
        if live.is_over:
            await self._finish(live)
        self._moved(live)
        await self.answered(live, seat)

    @in_turn
    async def take_back(self, user: str, message: messages.TakeBack, ack: Ack) -> None:
        live = await self.table_of(user, message.game_id, message.seat)
        number, pace = live.propose_take_back(message.seat, message.seq, self.services.now())
        pace.set_alarm(live.clock, self.bots())
        owing, game_id, store = self.users_owing(pace.asked), live.game_id, self.services.store
        await self._write_game(
            lambda guard: store.take_back(game_id, number, pace.json(), owing, guard), owing
        )
        live.accept_take_back(pace)
        ack(live.seq)
        self.audience.tell(live, message.seat, taken_back=True)
        await self.resend()
        self._moved(live)

    def _moved(self, live: LiveTable) -> None:
        """The open questions have changed: notify users, and restart bots and clocks."""
        game = self.current_game
        game.clock = live.pace.json()
        game.moved_at = self.services.now()
        owing = self.users_owing(live.owing())
        self.services.tell_turns(self.code, game.owing, owing)
        game.owing = owing
        self.wake(live)

    # -- beginning and end; hold the lock -------------------------------------------------------

    async def begin(self, seating: Seating, prepared: Prepared | None = None) -> None:
        """Deal and start a game. A lesson passes its `prepared` table. Raises `SeatsAreEmpty`."""
        if any(place.is_free for place in seating.places):
            raise SeatsAreEmpty("bots can sit there", place=self.code)
        seating.begin()
        now, store = self.services.now(), self.services.store
        live, game, given = new_game(self, seating, now, prepared)
        row = self.row_of_game(seating, game.id, now)
        before = self.row.game_id if prepared else None
        await self.write(
            lambda guard: store.begin_game(row, game, given, guard, before), "begin", (), game.owing
        )
        self.adopt(row)
        self.open_game(game, live)
        self.tell_room()
        await self.resend()
        self.services.tell_turns(self.code, (), game.owing)
        self.wake(live)

    async def _finish(self, live: LiveTable) -> None:
        result = live.table.result
        text = orjson.dumps(result.as_dict()).decode() if result else None
        try:
            await self.end_game(text, live.table)
        except NotStored:  # the last answer is written; the end is retried later
            self.services.alarms.retry(self.code)
            raise

    async def end_game(self, result: str | None, table: Table | None = None) -> None:
        """End the game: with a result, or abandoned (None)."""
        before, store = self.current_game.owing, self.services.store
        game = replace(self.current_game, ended_at=self.services.now(), result=result, owing=())
        row = self.row_after_game("abandoned" if result is None else "over")
        facts = facts_of(game, table)
        await self._write_game(lambda guard: store.end_game(row, game, facts, guard), (), "room")
        self.services.tell_turns(self.code, before, ())
        self.game = game
        self.adopt(row)
        self.services.alarms.set(self.code, None)
        self.tell_room()

    # -- bots and clocks ------------------------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Let bots that are asked think, and set the alarm for people."""
        if self.row.stage != "playing" or not self.is_mine:
            return
        bots = self.bots()
        self.bot_players.wake(live.game_id, [seat for seat in live.owing() if seat in bots])
        self.services.alarms.set(self.code, min(live.deadlines(bots).values(), default=None))

    async def _ask_bot(self, game_id: str, seat: Seat) -> BotQuestion | None:
        async with self.lock:
            if self.current_game.id != game_id:  # a lesson has replaced the table
                return None
            live = await self.table()
            if not self.is_mine or seat not in self.bots() or seat not in live.owing():
                return None
            if bots_alone.is_overdue(self):
                await self.end_game(None)
                return None
            return question_for(self, live, seat, self.answer_known(live, seat))

    @in_turn
    async def ring(self) -> None:
        """The alarm of the room: bots take over for people whose time is up."""
        if self.game is None or not self.is_mine:
            return
        live = await self.table()
        if self.row.stage != "playing":
            return
        if live.is_over:  # another node wrote the last answer and stopped
            await self._finish(live)
            return
        late = live.late(self.services.now(), self.bots())
        if late:
            seating = self.fresh_seating()
            for seat in late:  # whoever is not even here gets the seat back on returning
                place = seating.places[seat]
                place.bot, place.lent = STAND_IN, self.is_gone(place.user)
            await self.save(seating=seating)
            await self.changed_hands(late)
        self.wake(live)

    async def changed_hands(self, seats: list[Seat]) -> None:
        """These seats were given to a bot, or taken back by a person. Hold the lock."""
        live, now = await self.table(), self.services.now()
        pace = live.pace.copy()
        for seat in seats:
            if seat not in self.bots():
                pace.renew(seat, live.clock, now)
        pace.set_alarm(live.clock, self.bots())
        owing, game_id, store = self.users_owing(live.owing()), live.game_id, self.services.store
        await self._write_game(
            lambda guard: store.save_clock(game_id, pace.json(), owing, guard), owing
        )
        live.pace = pace
        self._moved(live)
        await self.resend()

    # -- what was written elsewhere; hold the lock ----------------------------------------------

    async def catch_up(self) -> None:
        store, stage = self.services.store, self.row.stage
        row = await store.room(self.code)  # first, so that its version is not newer than the rest
        if row is None:
            raise NoSuchRoom("this room no longer exists", place=self.code)
        self.host = host_of(row, await store.user(row.host))
        game = None if row.game_id is None else await store.game(row.game_id)
        self.adopt(row)
        self.holder = row.holder or ""
        if game is not None and (self.game is None or self.game.id != game.id):
            self.open_game(game)
            self.tell_room()
            if self.watchers:
                await self.follow_game()  # loads the table without ending the game, unlike `table`
                await self.resend()
        else:
            if game is not None:
                self.game = game
                await self.follow_game()
                if stage == "playing" and row.stage == "abandoned":
                    await self.resend()
            self.tell_room()
        await self.chat.follow()
        self.version = row.version  # last, so that a partial read is repeated
        self.look_after()

    async def follow_chat(self) -> None:
        await self.chat.follow()

    async def follow_game(self) -> None:
        if self.game is None:
            return
        if self.live is None:
            if self.watchers:
                await self._read()
            return
        try:
            await self._lay_what_is_new(self.live)
        except BaseException:
            self.live = None  # it may be half updated
            raise

    async def _lay_what_is_new(self, live: LiveTable) -> None:
        store = self.services.store
        self.game, progress = await loading.newer(store, self.current_game, live.seq)
        pace = Pace.from_json(progress.clock)
        numbers = [row.number for row in progress.answers]
        if numbers != list(range(live.seq + 1, pace.seq + 1)):  # an answer was taken back
            await self._read()
        elif numbers:
            for row in progress.answers:
                live.follow(row, pace if row.number == pace.seq else None)
                self.audience.tell(live, row.seat)
        elif pace != live.pace:
            live.pace = pace
            await self.resend()

    def look_after(self) -> None:
        if self.game is None:
            return
        if not self.is_mine:
            self.bot_players.close()
            self.services.alarms.set(self.code, None)
        elif self.row.stage == "playing":
            if self.live is None or self.live.is_over:  # over, but the end was not written
                self.services.alarms.set_for(self.code, Pace.from_json(self.game.clock))
            else:
                self.wake(self.live)
