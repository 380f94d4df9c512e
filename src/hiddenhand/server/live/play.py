"""The game being played in a room: answers in, updates out, clocks in between.

Everything that changes the table happens under the room's lock, in this order: try the answer on a
copy, write it to the store, put it on the table, acknowledge it, tell everybody. The table itself
may leave memory whenever nobody needs it; the store is the truth.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import orjson

from hiddenhand.core.decision import Decision
from hiddenhand.core.record import Record
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.server.archive.facts import facts_of
from hiddenhand.server.live.audience import NOTHING, Audience
from hiddenhand.server.live.bot_seats import BotSeats
from hiddenhand.server.live.deals import dice_of
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.seating import STAND_IN
from hiddenhand.server.live.table import LiveTable, load
from hiddenhand.server.refusals import BotPlays, NoSuchGame, NotYourSeat, WrongStage
from hiddenhand.server.store import GameRow, Guard, GuardKind, NotStored, Progress, Turn
from hiddenhand.server.wire.messages import Answer, TakeBack
from hiddenhand.table.table import Table

if TYPE_CHECKING:
    from hiddenhand.server.live.room import Room, Watcher


class Play:
    def __init__(self, room: "Room", game: GameRow, live: LiveTable | None = None) -> None:
        self.room = room
        self.game = game
        self.used_at = time.monotonic()
        self._live = live
        self._audience = Audience(self, live.seq if live else NOTHING)
        self._bot_seats = BotSeats(self)

    # -- the table, in memory or not -------------------------------------------------------

    async def live(self) -> LiveTable:
        """The table; read from the store if it is not in memory. Hold the lock."""
        self.used_at = time.monotonic()
        if self._live is None:
            self._live = await self._read()
            if self.room.tutor is not None:
                self.room.tutor.look(self._live)
            if self._live.is_over and self.room.row.stage == "playing":
                await self._finish(self._live)
        return self._live

    async def _read(self) -> LiveTable:
        live = self._live = await self._load()
        told = self._audience.missed(live)
        if told is not None:
            await self.resend(told)
        return live

    async def _load(self) -> LiveTable:
        store = self.room.hall.store
        game = await store.game(self.game.id)
        if game is None:
            raise NoSuchGame("it is gone", place=self.game.id)
        progress = await store.progress(self.game.id)
        if progress is None:
            raise NoSuchGame("it is gone", place=self.game.id)
        self.game = replace(game, **_caches(progress))
        record = Record(game.game, game.rules, game.seats, dict(game.settings), self.names())
        clock, pace = self.room.options.clock, Pace.from_json(progress.clock)
        return load(game.id, record, progress.answers, dice_of(game.deal), clock, pace)

    @property
    def asks(self) -> tuple[Decision, ...]:
        """What is asked, if the table is in memory."""
        return self._live.asks if self._live is not None else ()

    @property
    def in_memory(self) -> bool:
        return self._live is not None

    @property
    def is_busy(self) -> bool:
        return self._bot_seats.are_busy

    def put_away(self) -> None:
        """Free the memory of the table; it is read again when somebody needs it."""
        self._live = None

    def close(self) -> None:
        """Bots stop thinking here."""
        self._bot_seats.close()

    async def _write(
        self,
        writing: Callable[[Guard], Awaitable[None]],
        owing: tuple[str, ...],
        kind: GuardKind = "game",
    ) -> None:
        """Wait for the store. Whatever goes wrong, the store knows better than our memory."""
        try:
            await self.room.following.write(writing, kind, self.game.owing, owing)
        except BaseException:
            self._live = None
            raise

    # -- what other nodes have written -------------------------------------------------------

    async def follow(self) -> None:
        """Lay on the table what is new in the store, and tell it. Hold the lock."""
        if self._live is None:
            if self.room.watchers:
                await self._read()
            return
        try:
            await self._lay_what_is_new(self._live)
        except BaseException:
            self._live = None  # half of it may lie there
            raise

    async def _lay_what_is_new(self, live: LiveTable) -> None:
        progress = await self.room.hall.store.progress(self.game.id, live.seq)
        if progress is None:
            raise NoSuchGame("it is gone", place=self.game.id)
        self.game = replace(self.game, **_caches(progress))
        pace = Pace.from_json(progress.clock)
        numbers = [row.number for row in progress.answers]
        if numbers != list(range(live.seq + 1, pace.seq + 1)):  # something was taken back
            await self._read()
        elif numbers:
            for row in progress.answers:
                live.follow(row, pace if row.number == pace.seq else None)
                self._audience.tell(live, row.seat)
        elif pace != live.pace:
            live.pace = pace
            await self.resend()

    def look_after(self) -> None:
        """The table is ours: its bots think here and its clocks ring here."""
        if self.room.row.stage != "playing":
            return
        if self._live is None or self._live.is_over:  # over, and the end was not noted
            self.room.hall.look_after(self.room.code, self.game.clock)
        else:
            self.wake(self._live)

    # -- who plays and who looks on ----------------------------------------------------------

    def names(self) -> dict[Seat, str]:
        return {p.seat: p.name or p.bot or "" for p in self.game.players}

    def seats_of(self, user: str) -> tuple[Seat, ...]:
        return tuple(player.seat for player in self.game.players if player.user == user)

    def viewers_of(self, user: str) -> tuple[Seat, ...]:
        """Through which eyes this user looks: all own seats, or those of a spectator."""
        return self.seats_of(user) or (SPECTATOR,)

    def users_owing(self, seats: list[Seat]) -> tuple[str, ...]:
        bots = self.bots()
        found = {p.user for p in self.game.players if p.seat in seats and p.seat not in bots}
        return tuple(sorted(user for user in found if user is not None))

    def bots(self) -> frozenset[Seat]:
        """Seats that a bot plays now, for itself or for somebody who is away."""
        if self.room.row.stage != "playing":
            return frozenset()
        seated = self.room.seating.bots()
        return self.room.tutor.bots(seated) if self.room.tutor else seated

    # -- answers ------------------------------------------------------------------------------

    async def answer(self, user: str, message: Answer, ack: Callable[[int], None]) -> None:
        live = await self.mine(user, message.game_id, message.seat)
        live.check_number(message.seat, message.asked, message.key)
        if message.seat in self.bots():
            raise BotPlays("take the seat back first", place=f"seat {message.seat}")
        await self._take(live, message.seat, message.key, by_person=True, ack=ack)

    async def answer_for_bot(self, seat: Seat, asked: int, key: str) -> None:
        live = await self.live()
        if seat in self.bots() and live.pace.asked.get(seat) == asked:
            await self._take(live, seat, key, by_person=False)

    async def take_back(self, user: str, message: TakeBack, ack: Callable[[int], None]) -> None:
        live = await self.mine(user, message.game_id, message.seat)
        number, pace = live.propose_take_back(message.seat, message.seq, self.room.hall.now())
        pace.set_alarm(live.clock, self.bots())
        owing, game_id = self.users_owing(list(pace.asked)), live.game_id
        store = self.room.hall.store
        await self._write(
            lambda guard: store.take_back(game_id, number, pace.json(), owing, guard), owing
        )
        live.accept_take_back(pace)
        ack(live.seq)
        self._audience.tell(live, message.seat, taken_back=True)
        await self.resend()
        self._after(live)

    async def mine(self, user: str, game_id: str, seat: Seat) -> LiveTable:
        """The table, for somebody who sits on this seat of it. Hold the lock."""
        if game_id != self.game.id:
            raise NoSuchGame("the room plays another game", place=self.room.code)
        if seat not in self.seats_of(user):
            raise NotYourSeat("somebody else sits there", place=f"seat {seat}")
        live = await self.live()
        if self.room.row.stage == "abandoned":
            raise WrongStage("the game was abandoned", place=self.room.code)
        return live

    async def _take(
        self,
        live: LiveTable,
        seat: Seat,
        key: str,
        *,
        by_person: bool,
        ack: Callable[[int], None] | None = None,
    ) -> None:
        proposal = live.propose(seat, key, self.room.hall.now(), by_person=by_person)
        pace = proposal.pace
        pace.set_alarm(live.clock, self.bots())
        turn = Turn(live.game_id, proposal.row, pace.json(), self.users_owing(list(pace.asked)))
        store = self.room.hall.store
        await self._write(lambda guard: store.take(replace(turn, guard=guard)), turn.owing)
        live.accept(proposal)
        if self.room.tutor is not None:
            live.before = None  # nothing is taken back in a lesson
        if ack is not None:
            ack(live.seq)
        self._audience.tell(live, seat)
        if live.is_over:
            await self._finish(live)
        self._after(live)
        if self.room.tutor is not None:
            await self.room.tutor.answered(live, seat)

    def _after(self, live: LiveTable) -> None:
        self.game.clock = live.pace.json()
        self.game.moved_at = self.room.hall.now()
        owing = self.users_owing(live.owing())
        self.room.hall.tell_turns(self.room.code, self.game.owing, owing)
        self.game.owing = owing
        self.wake(live)

    async def _finish(self, live: LiveTable) -> None:
        result = live.table.result
        text = orjson.dumps(result.as_dict()).decode() if result else None
        try:
            await self.end(text, live.table)
        except NotStored:  # the last answer stands; the end is noted as soon as it can be
            self.room.hall.try_again(self.room.code)
            raise

    async def end(self, result: str | None, table: Table | None = None) -> None:
        """The game is over, or abandoned (no result)."""
        if self.room.tutor is not None:
            await self.room.save(stage="over")  # in no archive: see tutor.py
            return
        game = replace(self.game, ended_at=self.room.hall.now(), result=result, owing=())
        row = self.room.row_after_game("abandoned" if result is None else "over")
        store, facts = self.room.hall.store, facts_of(game, table)
        await self._write(lambda guard: store.end_game(row, game, facts, guard), (), "room")
        self.room.hall.tell_turns(self.room.code, self.game.owing, ())
        self.game = game
        self.room.adopt(row)
        self.room.hall.set_alarm(self.room.code, None)
        self.room.tell_room()

    # -- telling ------------------------------------------------------------------------------

    async def show(self, watcher: "Watcher", since: int | None) -> None:
        """Send the table as it stands; the log begins after `since` where that is possible."""
        live = await self.live()
        self._audience.show(live, watcher, since)
        self.wake(live)

    async def resend(self, since: int | None = None) -> None:
        """Everybody who looks on gets the table afresh; with `since`, what came after it."""
        for watcher, has_seen in list(self.room.watchers.items()):
            await self.show(watcher, since if has_seen else None)

    # -- bots and clocks ----------------------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Let bots think that owe an answer, and set the alarm for people who do."""
        if self.room.row.stage != "playing" or not self.room.following.is_mine:
            return
        self._bot_seats.wake(live)
        bots = self.bots()
        deadlines = [
            live.pace.deadline(seat, live.clock) for seat in live.owing() if seat not in bots
        ]
        first = min((when for when in deadlines if when is not None), default=None)
        self.room.hall.set_alarm(self.room.code, first)

    async def run_out(self) -> None:
        """The alarm rang: bots take over for people whose time is up."""
        live = await self.live()
        if self.room.row.stage != "playing":
            return
        if live.is_over:  # another node laid the last answer, and went before it noted the end
            await self._finish(live)
            return
        now = self.room.hall.now()
        bots = self.bots()
        late = [
            seat
            for seat in live.owing()
            if seat not in bots and (live.pace.deadline(seat, live.clock) or now + 1) <= now
        ]
        if late:
            seating = self.room.fresh_seating()
            for seat in late:
                seating.places[seat].bot = STAND_IN
            await self.room.save(seating=seating)
            await self.changed_hands(late)
        self.wake(live)

    async def changed_hands(self, seats: list[Seat]) -> None:
        """A bot has taken these seats, or a person has taken them back."""
        live = await self.live()
        pace = live.pace.copy()
        for seat in seats:
            if seat not in self.bots():
                pace.renew(seat, live.clock, self.room.hall.now())
        pace.set_alarm(live.clock, self.bots())
        owing = self.users_owing(live.owing())
        store, game_id = self.room.hall.store, live.game_id
        await self._write(lambda guard: store.save_clock(game_id, pace.json(), owing, guard), owing)
        live.pace = pace
        self._after(live)
        await self.resend()


def _caches(progress: Progress) -> dict[str, Any]:
    """What the row of a game keeps beside its answers."""
    return {
        "clock": progress.clock,
        "owing": progress.owing,
        "moved_at": progress.moved_at,
    }
