"""A room: who sits in it, who looks on, what was voted, and the game it plays."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.bot_pool import check_level
from hiddenhand.server.live import deals
from hiddenhand.server.live.beginning import new_game
from hiddenhand.server.live.crier import Crier
from hiddenhand.server.live.following import Following, in_turn
from hiddenhand.server.live.helping import Helping
from hiddenhand.server.live.options import check_options, refuse_lesson
from hiddenhand.server.live.play import Play
from hiddenhand.server.live.room_info import info_of
from hiddenhand.server.live.seating import STAND_IN, Place, Seating
from hiddenhand.server.live.talk import Talk
from hiddenhand.server.live.tutor import Tutor
from hiddenhand.server.people.identity import clean_name
from hiddenhand.server.refusals import (
    NoSuchGame,
    NoSuchSeat,
    NotAtTheTable,
    NotTheHost,
    NotYourSeat,
    RoomIsFull,
    SeatIsTaken,
    SeatsAreEmpty,
    TooManyMuted,
    WrongStage,
)
from hiddenhand.server.store import ChatRow, GameRow, RoomRow
from hiddenhand.server.wire import messages
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import RoomInfo, RoomOptions, SeatChange

if TYPE_CHECKING:
    from hiddenhand.server.live.hall import Hall

MOST_MUTED = 100


class Watcher(Protocol):
    """A client that looks on."""

    user: str

    def send(self, text: bytes) -> None: ...
    def dismiss(self, code: int = ...) -> None: ...  # close the connection
    def rename(self, name: str) -> None: ...


class Room:
    def __init__(self, hall: "Hall", row: RoomRow, host: Person) -> None:
        self.hall = hall
        self.host = host
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, bool] = {}  # whether they have seen the table
        self.play: Play | None = None
        self.talk = Talk()
        self.helping = Helping(self)
        self.used_at = time.monotonic()
        self.following = Following(self, row)
        self.crier = Crier(self)
        self.adopt(row)
        self.tutor = Tutor(self) if self.options.lesson else None

    def adopt(self, row: RoomRow) -> None:
        self.row = row
        self.options = RoomOptions.model_validate_json(row.options)
        self.seating = Seating.from_json(row.seats)

    def open_play(self, game: GameRow) -> None:
        """From now on this game is played here; the table is read when somebody needs it."""
        if self.play is not None:
            self.play.close()
        self.play = Play(self, game)

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def is_idle(self) -> bool:
        busy = self.lock.locked() or (self.play is not None and self.play.is_busy)
        return not self.watchers and not busy

    def fresh_seating(self) -> Seating:
        """A copy to change; it counts once it is saved."""
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
        """Write the room, then adopt it and tell everybody who looks on."""
        seating = seating or self.seating
        row = replace(
            self.row,
            seats=seating.json(),
            people=tuple(seating.people()),
            touched_at=self.hall.now(),
            deal=deal or self.row.deal,
            host=(host or self.host).user,
            stage=stage or self.row.stage,
        )
        if options is not None:
            row.options, row.public = options.model_dump_json(), options.public
        store = self.hall.store
        await self.following.write(lambda guard: store.save_room(row, guard), "room")
        self.host = host or self.host
        self.adopt(row)
        self.tell_room()

    # -- what others see of it ---------------------------------------------------------------

    def info(self, user: str) -> RoomInfo:
        return info_of(self, user)

    def tell_room(self) -> None:
        self.crier.tell_all()

    # -- looking on -----------------------------------------------------------------------------

    @in_turn
    async def watch(self, watcher: Watcher, since: int | None, game_id: str | None) -> None:
        self.watchers[watcher] = False
        self.crier.tell_presence(watcher)
        if self.play is not None:
            same = game_id == self.play.game.id
            await self.play.show(watcher, since if same else None)

    def check_space(self, watcher: Watcher) -> None:
        """Whoever sits here always gets in."""
        most = self.hall.watchers_per_room
        if watcher in self.watchers or not most or len(self.watchers) < most:
            return
        if not self.seating.seats_of(watcher.user):
            raise RoomIsFull(f"{most} look on already", place=self.code, retry_after=30)

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self.used_at = time.monotonic()
            self.crier.tell_presence(watcher)

    # -- the table --------------------------------------------------------------------------------

    @in_turn
    async def answer(self, user: str, message: messages.Answer, ack: Callable[[int], None]) -> None:
        await self._table().answer(user, message, ack)

    @in_turn
    async def take_back(
        self, user: str, message: messages.TakeBack, ack: Callable[[int], None]
    ) -> None:
        await self._table().take_back(user, message, ack)

    def _table(self) -> Play:
        if self.play is None:
            raise NoSuchGame("no game has begun", place=self.code)
        return self.play

    @in_turn
    async def bot_answers(self, play: Play, seat: Seat, asked: int, key: str) -> None:
        """A bot has thought about the question with the number `asked`."""
        if play is self.play:
            await play.answer_for_bot(seat, asked, key)

    @in_turn
    async def ring(self) -> None:
        """The alarm of the room's clocks."""
        if self.play is not None and self.following.is_mine:
            await self.play.run_out()

    # -- seats ------------------------------------------------------------------------------------

    @in_turn
    async def change_seat(self, person: Person, seat: Seat, change: SeatChange) -> None:
        self.check_no_lesson()
        if seat not in range(self.options.seats):
            raise NoSuchSeat(f"there are {self.options.seats}", place=f"seat {seat}")
        if self.row.stage == "playing":
            await self._change_in_play(person, seat, change)
        else:
            await self._change_before(person, seat, change)

    async def _change_before(self, person: Person, seat: Seat, change: SeatChange) -> None:
        seating = self.fresh_seating()
        place = seating.places[seat]
        new_deal = None
        if change.do in ("take", "local"):
            if place.user not in (None, person.user):
                raise SeatIsTaken("somebody sits there", place=f"seat {seat}")
            local = change.do == "local"
            name = clean_name(change.name) if change.name is not None else person.name
            seating.places[seat] = Place(person.user, name, local)
            if change.entropy is not None:
                new_deal = deals.add(self.row.deal, person.user, change.entropy)
        elif change.do == "leave":
            if place.user != person.user:
                raise NotYourSeat("somebody else sits there", place=f"seat {seat}")
            seating.places[seat] = Place()
        elif change.do == "bot":
            self.check_host(person)
            if place.user is not None:
                raise SeatIsTaken("somebody sits there", place=f"seat {seat}")
            seating.places[seat] = Place(bot=check_level(change.bot or STAND_IN))
        else:
            self.check_host(person)
            seating.places[seat] = Place()
        await self.save(seating=seating, deal=new_deal)

    async def _change_in_play(self, person: Person, seat: Seat, change: SeatChange) -> None:
        """While the game goes on one can only leave a seat to a bot and take it back."""
        seating = self.fresh_seating()
        place = seating.places[seat]
        if change.do not in ("take", "leave"):
            raise WrongStage("the game has begun", place=self.code)
        if place.user != person.user:
            raise NotYourSeat("somebody else sits there", place=f"seat {seat}")
        place.bot = STAND_IN if change.do == "leave" else None
        place.wants_abandon = False
        await self.save(seating=seating)
        if self.play is not None:
            await self.play.changed_hands([seat])

    def check_host(self, person: Person) -> None:
        if person.user != self.row.host:
            raise NotTheHost("only the host may do this", place=self.code)

    def check_no_lesson(self) -> None:
        """A lesson has its own way to begin, to go on and to end."""
        if self.options.lesson:
            raise WrongStage("this is a lesson", place=self.code)

    def check_at_table(self, person: Person) -> None:
        if not self.seating.seats_of(person.user):
            raise NotAtTheTable("only those who sit here may do this", place=self.code)

    @in_turn
    async def forget(self, user: str) -> None:
        """A user is erased: the seats go free, or to bots where a game goes on."""
        seating = self.fresh_seating()
        for seat in seating.seats_of(user):
            playing = self.row.stage == "playing"
            seating.places[seat] = Place(bot=STAND_IN if playing else None)
        heirs = seating.people()
        if self.row.host == user and heirs:
            heir, name = next(iter(heirs.items()))
            await self.save(seating=seating, host=Person(user=heir, name=name))
        else:
            await self.save(seating=seating)
        if self.play is not None:
            players = [
                replace(p, user=None, name="") if p.user == user else p
                for p in self.play.game.players
            ]
            self.play.game = replace(self.play.game, players=tuple(players))
            if self.row.stage == "playing":
                await self.play.changed_hands([])

    @in_turn
    async def rename(self, person: Person) -> None:
        seating = self.fresh_seating()
        for seat in seating.seats_of(person.user):
            if not seating.places[seat].local:  # chairs of others on the same device keep theirs
                seating.places[seat].name = person.name
        host = person if self.row.host == person.user else None
        await self.save(seating=seating, host=host)

    # -- options, start, votes ------------------------------------------------------------------

    @in_turn
    async def change_options(self, person: Person, options: RoomOptions) -> None:
        self.check_no_lesson()
        refuse_lesson(options)
        self.check_host(person)
        if self.row.stage == "playing":
            raise WrongStage("the game has begun", place=self.code)
        check_options(options)
        seating = self.fresh_seating()
        if any(not place.is_free for place in seating.places[options.seats :]):
            raise SeatIsTaken("somebody sits on a seat that would go", place="seats")
        more = options.seats - len(seating.places)
        seating.places = seating.places[: options.seats] + [Place() for _ in range(more)]
        await self.save(seating=seating, options=options)

    @in_turn
    async def start(self, person: Person) -> None:
        self.check_no_lesson()
        self.check_host(person)
        if self.row.stage == "playing":
            raise WrongStage("the game has begun", place=self.code)
        await self.begin(self.fresh_seating())

    async def begin(
        self, seating: Seating, prepared: str | None = None, laid: Sequence[tuple[Seat, str]] = ()
    ) -> None:
        """Deal and play; a lesson from its `prepared` deal. Hold the lock."""
        if any(place.is_free for place in seating.places):
            raise SeatsAreEmpty("bots can sit there", place=self.code)
        seating.clear_votes()
        for place in seating.places:
            if place.user is not None:
                place.bot = None
        now = self.hall.now()
        live, game, given = new_game(self, seating, now, prepared, laid)
        play = Play(self, game, live)
        row = replace(
            self.row,
            stage="playing",
            seats=seating.json(),
            people=tuple(seating.people()),
            game_id=game.id,
            touched_at=now,
            deal=None,
        )
        store = self.hall.store
        before = self.row.game_id if prepared else None  # a lesson's table is laid anew
        await self.following.write(
            lambda guard: store.begin_game(row, game, given, guard, before), "begin", (), game.owing
        )
        if self.play is not None:
            self.play.close()
        self.adopt(row)
        self.play = play
        self.tell_room()
        await play.resend()
        self.hall.tell_turns(self.code, (), game.owing)
        play.wake(live)

    def row_after_game(self, stage: str) -> RoomRow:
        """The room when its game is over: a new secret for the next deal is committed to."""
        seating = self.fresh_seating()
        seating.clear_votes()
        return replace(
            self.row,
            stage=stage,
            seats=seating.json(),
            games_played=self.row.games_played + 1,
            touched_at=self.hall.now(),
            deal=deals.new(),
        )

    @in_turn
    async def vote_to_abandon(self, person: Person, want: bool) -> None:
        self.check_no_lesson()
        self.check_at_table(person)
        if self.row.stage != "playing" or self.play is None:
            raise WrongStage("no game is being played", place=self.code)
        seating = self.fresh_seating()
        for seat in seating.seats_of(person.user):
            seating.places[seat].wants_abandon = want
        await self.save(seating=seating)
        if seating.all_want("wants_abandon"):
            await self.play.end(None)
            await self.play.resend()

    @in_turn
    async def vote_for_rematch(self, person: Person, want: bool, entropy: str | None) -> None:
        self.check_no_lesson()
        self.check_at_table(person)
        if self.row.stage not in ("over", "abandoned"):
            raise WrongStage("no game is over here", place=self.code)
        seating = self.fresh_seating()
        for seat in seating.seats_of(person.user):
            seating.places[seat].wants_rematch = want
        added = deals.add(self.row.deal, person.user, entropy) if entropy else None
        await self.save(seating=seating, deal=added)
        if seating.all_want("wants_rematch"):
            for place in seating.places:  # who was away at the end is not asked: a bot stays
                if place.bot is not None:
                    place.user, place.name, place.local = None, "", False
            seating.rotate()
            await self.begin(seating)

    async def say(self, person: Person, text: str | None, reaction: str | None) -> int:
        self.talk.check(self, person)
        line = ChatRow(0, person.user, person.name, text, reaction, self.hall.now())
        return await self._say(line)

    @in_turn
    async def _say(self, line: ChatRow) -> int:
        return await self.talk.say(self, line)

    def tell(self, text: bytes) -> None:
        for watcher in list(self.watchers):
            watcher.send(text)

    @in_turn
    async def mute(self, person: Person, user: str, muted: bool) -> None:
        self.check_host(person)
        seating = self.fresh_seating()
        seating.muted = [u for u in seating.muted if u != user] + ([user] if muted else [])
        if len(seating.muted) > MOST_MUTED:
            raise TooManyMuted(f"{MOST_MUTED} are", place=self.code)
        await self.save(seating=seating)
