"""The game being played in a room: answers in, updates out, bots and clocks in between.

Everything that changes the table happens under the room's lock, in this order: try the answer on a
copy, write it to the store, put it on the table, acknowledge it, tell everybody. The table itself
may leave memory whenever nobody needs it; the store is the truth.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import orjson
import structlog

from hiddenhand.core.decision import Decision
from hiddenhand.core.record import Record
from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.server.counting import facts_of
from hiddenhand.server.live import moment, tempo
from hiddenhand.server.live.deals import dice_of
from hiddenhand.server.live.pace import Pace
from hiddenhand.server.live.table import LiveTable, load
from hiddenhand.server.refusals import BotPlays, NoSuchGame, NotYourSeat, WrongStage
from hiddenhand.server.store import GameRow, Guard, GuardKind, NotStored, Progress, Turn
from hiddenhand.server.thinking import Choice, Request, ThinkingFailed
from hiddenhand.server.wire import Answer, TakeBack
from hiddenhand.table.dice import SystemDice
from hiddenhand.table.table import Table

if TYPE_CHECKING:
    from hiddenhand.server.live.room import Room, Watcher

log = structlog.get_logger()
STAND_IN = "normal"  # plays for whoever ran out of time or left
RETRY = 5.0  # seconds until a bot tries again after the store failed


class Play:
    def __init__(self, room: "Room", game: GameRow, live: LiveTable | None = None) -> None:
        self.room = room
        self.game = game
        self.used_at = time.monotonic()
        self._live = live
        self._shown: dict[Seat, moment.Shown] = {}  # only viewers who look on have an entry
        self._told = live.seq if live else -1  # the number everybody who looks on has
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

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
        told, self._told = self._told, live.seq
        if told not in (-1, live.seq):  # something was written and never told
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
        return bool(self._thinking)

    def put_away(self) -> None:
        """Free the memory of the table; it is read again when somebody needs it."""
        self._live = None

    def close(self) -> None:
        """Bots stop thinking here."""
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking.clear()

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
                self._tell(live, row.seat)
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
        self._tell(live, message.seat, taken_back=True)
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
        self._tell(live, seat)
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
            self.room.hall.later(RETRY, self.room.code)
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

    def _tell(self, live: LiveTable, seat: Seat, *, taken_back: bool = False) -> None:
        self._told = live.seq
        audience = self._audience()
        for viewer in [viewer for viewer in self._shown if viewer not in audience]:
            del self._shown[viewer]
        telling = moment.Telling(live, self.room.code, self.bots(), audience)
        for viewer, watchers in audience.items():
            shown = self._shown.setdefault(viewer, {})
            text = telling.update(viewer, shown, seat, taken_back=taken_back)
            for watcher in watchers:
                watcher.send(text)

    def _audience(self) -> dict[Seat, list["Watcher"]]:
        audience: dict[Seat, list[Watcher]] = {}
        for watcher in self.room.watchers:
            for viewer in self.viewers_of(watcher.user):
                audience.setdefault(viewer, []).append(watcher)
        return audience

    async def show(self, watcher: "Watcher", since: int | None) -> None:
        """Send the table as it stands; the log begins after `since` where that is possible."""
        live = await self.live()
        first = 0
        if since is not None and max(live.pace.undone, 0) <= since <= live.seq:
            first = since + 1
        viewers = self.viewers_of(watcher.user)
        telling = moment.Telling(live, self.room.code, self.bots(), viewers)
        for viewer in viewers:
            text, self._shown[viewer] = telling.snapshot(viewer, self.names(), first)
            watcher.send(text)
        self.room.watchers[watcher] = True
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
        bots = self.bots()
        for seat in live.owing():
            if seat in bots and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think_on(seat))
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

    async def _think_on(self, seat: Seat) -> None:
        """Answer for `seat` as long as a bot plays it and it is asked."""
        try:
            while await self._think(seat):
                pass
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the store is gone, say: try again rather than hang the table
            log.error("bot_stopped", room=self.room.code, seat=seat, error=repr(error))
            self.room.hall.later(RETRY, self.room.code)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]

    async def _think(self, seat: Seat) -> bool:
        async with self.room.lock:
            if self.room.play is not self:  # a lesson has laid its table anew
                return False
            live = await self.live()
            mine = self.room.following.is_mine
            if not mine or seat not in self.bots() or seat not in live.owing():
                return False
            asked = live.pace.asked[seat]
            bot = self.room.seating.places[seat].bot or STAND_IN
            options = next(list(ask.options) for ask in live.asks if ask.seat == seat)
            seed = f"{live.game_id}/{seat}/{live.seq}"
            request = Request(live.game_id, live.table.record.text(), seat, bot, seed)
            asked_at = live.pace.since[seat]
            forced = len(options) == 1 and (
                bot == "random" or not tempo.may_have_a_choice(live.table.state, seat)
            )
            told = self.room.tutor.choose(live, seat, options) if self.room.tutor else None
        key = told or (options[0] if forced else await self._choose(request, options))
        await asyncio.sleep(
            tempo.until_beat(asked_at, self.room.options.bot_pace, self.room.hall.now())
        )
        await self.room.bot_answers(self, seat, asked, key)
        return True

    async def answer_for_bot(self, seat: Seat, asked: int, key: str) -> None:
        live = await self.live()
        if seat in self.bots() and live.pace.asked.get(seat) == asked:
            await self._take(live, seat, key, by_person=False)

    async def _choose(self, request: Request, options: list[str]) -> str:
        if request.bot == "random":  # needs no thinking
            return options[SystemDice().below(len(options))]
        times = self.room.hall.tempo
        if len(options) == 1:  # and nobody else may know
            await asyncio.sleep(times.like(self.game.game, request.bot))
            return options[0]
        began = time.monotonic()
        try:
            choice = await self.room.hall.thinkers.choose(request)
        except ThinkingFailed as error:
            choice = Choice(options[SystemDice().below(len(options))], str(error))
        times.note(self.game.game, request.bot, time.monotonic() - began)
        if choice.trouble:
            log.error("bot_failed", room=self.room.code, bot=request.bot, error=choice.trouble)
        return choice.key


def _caches(progress: Progress) -> dict[str, Any]:
    """What the row of a game keeps beside its answers."""
    return {
        "clock": progress.clock,
        "owing": progress.owing,
        "moved_at": progress.moved_at,
    }
