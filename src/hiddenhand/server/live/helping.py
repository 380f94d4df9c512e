"""Help for players: hints, which are announced to everybody, and the notebook.

Both use only what the seat can know, and neither blocks the table: a hint is computed in another
process, a notebook page in a thread, after the room's lock is released.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from hiddenhand.bots import notebook
from hiddenhand.bots.advice import has_adviser
from hiddenhand.core.errors import OutOfTurn
from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.thinking import Request
from hiddenhand.server.limits import Buckets
from hiddenhand.server.live.chat import HINT, Chat
from hiddenhand.server.live.room_state import RoomState, in_turn
from hiddenhand.server.live.table import LiveTable
from hiddenhand.server.refusals import BotPlays, NoHints, NoNotebook, TooFast, WrongStage
from hiddenhand.server.store import ChatRow, GameRow
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.learning import Guess, Marks, Notebook, SeenCard, SeenNumber, Suspect
from hiddenhand.server.wire.rooms import HintLine

ADVISER = "hints"  # who is named if thinking about a hint fails
KEPT = 32  # hints and pages to keep
T = TypeVar("T")
Moment = tuple[str, Seat, int]  # game, seat, number
TableOf = Callable[[str, str, Seat], Awaitable[LiveTable]]  # user, game, seat
Thinking: TypeAlias = "asyncio.Task[list[HintLine]]"
Writing: TypeAlias = "asyncio.Task[notebook.Page]"


class Helping:
    """The hints and notebooks of one room."""

    def __init__(self, room: RoomState, chat: Chat, table_of: TableOf) -> None:
        self.room = room
        self.chat = chat
        self.table_of = table_of
        self._advice = Buckets(5, 0.5)  # rate limit per user
        self._hints: OrderedDict[Moment, Thinking] = OrderedDict()
        self._pages: OrderedDict[Moment, Writing] = OrderedDict()

    # -- hints ---------------------------------------------------------------------------------

    async def hints(self, person: Person, seat: Seat) -> list[HintLine]:
        """The adviser's opinion of the seat's options; the request is announced once per question.
        Raises `NoHints`, `TooFast` or `OutOfTurn`."""
        options = self.room.options
        if options.rated or not options.hints or not has_adviser(options.game):
            raise NoHints("hints are turned off in this room", place=self.room.code)
        if not self._advice.of(person.user).take():
            raise TooFast("one hint at a time", place=self.room.code)
        accounts = self.room.services.budget
        accounts.check(accounts.payer(person.user))
        moment, thinking = await _ask(self.room, self, person, seat)
        try:
            return await asyncio.shield(thinking)
        except BaseException:
            if thinking.done():  # it failed: let the next request try again
                self._hints.pop(moment, None)
            raise

    async def ask(self, person: Person, seat: Seat) -> tuple[Moment, Thinking]:
        """Announce the request and start computing the hint. Hold the room's lock."""
        live = await self.table_of(person.user, self._playing().id, seat)
        if seat not in live.owing():
            raise OutOfTurn("this seat is not asked", place=f"seat {seat}")
        if seat in self.room.bots():
            raise BotPlays("take the seat back first", place=f"seat {seat}")
        moment = (live.game_id, seat, live.pace.asked[seat])
        if moment not in self._hints:  # otherwise it was announced
            await self._tell(person, moment)
            seed = f"{live.game_id}/{seat}/{moment[2]}/hint"
            request = Request(live.game_id, live.table.record.text(), seat, ADVISER, seed)
            _keep(self._hints, moment, self._think(request, person))
        return moment, self._hints[moment]

    def _playing(self) -> GameRow:
        if self.room.row.stage != "playing" or self.room.game is None:
            raise WrongStage("no game is being played", place=self.room.code)
        return self.room.game

    async def _think(self, request: Request, person: Person) -> list[HintLine]:
        services, accounts = self.room.services, self.room.services.budget
        payer = accounts.payer(person.user)
        told = await services.bot_pool.explain(request, payer, accounts.charge)
        return [HintLine.model_validate(line) for line in told]

    async def _tell(self, person: Person, moment: Moment) -> None:
        seat = moment[1]
        name = self.room.seating.places[seat].name or person.name
        now = self.room.services.now()
        line = ChatRow(0, person.user, name, None, HINT, now, person.face)
        if not await self.chat.tell_hint(line, moment):
            return
        game = self.room.current_game
        players = [
            replace(player, hints=player.hints + 1) if player.seat == seat else player
            for player in game.players
        ]
        self.room.game = replace(game, players=tuple(players))
        self.room.tell_room()

    # -- the notebook --------------------------------------------------------------------------

    async def notebook(self, person: Person, seat: Seat) -> Notebook:
        """The seat's notebook page for the current state. Raises `NoNotebook`."""
        moment, writing = await _open(self.room, self, person, seat)
        page = await asyncio.shield(writing)
        text = await self.room.services.store.notes(moment[0], seat, person.user)
        return _told(moment, page, _marks(text))

    async def open(self, person: Person, seat: Seat) -> tuple[Moment, Writing]:
        """Start computing the page of the current state. Hold the room's lock."""
        live = await self._with_notebook(person, seat)
        moment = (live.game_id, seat, live.seq)
        if moment not in self._pages:
            table, name = live.table, live.table.game.name
            memory = table.game.remembered(table.state, seat)
            view, feed = table.view(seat), table.feed(seat)
            accounts = self.room.services.budget
            payer = accounts.payer(person.user)
            written = accounts.in_thread(payer, notebook.page, name, view, feed, memory)
            _keep(self._pages, moment, written)
        return moment, self._pages[moment]

    async def mark(self, person: Person, seat: Seat, marks: Marks) -> Marks:
        """Save the player's own marks in the notebook."""
        game_id = await _game_of(self.room, self, person, seat)
        await self.room.services.store.save_notes(
            game_id, seat, person.user, marks.model_dump_json()
        )
        return marks

    async def game_of(self, person: Person, seat: Seat) -> str:
        """The id of the game in which this person plays this seat with a notebook. Hold the room's
        lock."""
        return (await self._with_notebook(person, seat)).game_id

    async def _with_notebook(self, person: Person, seat: Seat) -> LiveTable:
        options = self.room.options
        if options.rated or not options.notebook or not notebook.has_notebook(options.game):
            raise NoNotebook("the notebook is turned off in this room", place=self.room.code)
        if self.room.game is None:
            raise WrongStage("no game is being played", place=self.room.code)
        return await self.table_of(person.user, self.room.game.id, seat)


# Run under the room's lock, and retried after catching up with other nodes (see `in_turn`).


@in_turn
async def _ask(
    room: RoomState, helping: Helping, person: Person, seat: Seat
) -> tuple[Moment, Thinking]:
    return await helping.ask(person, seat)


@in_turn
async def _open(
    room: RoomState, helping: Helping, person: Person, seat: Seat
) -> tuple[Moment, Writing]:
    return await helping.open(person, seat)


@in_turn
async def _game_of(room: RoomState, helping: Helping, person: Person, seat: Seat) -> str:
    return await helping.game_of(person, seat)


def _keep(
    kept: "OrderedDict[Moment, asyncio.Task[T]]", moment: Moment, work: Coroutine[Any, Any, T]
) -> None:
    kept[moment] = asyncio.create_task(work)
    while len(kept) > KEPT:
        kept.popitem(last=False)


def _marks(text: str | None) -> Marks:
    return Marks() if text is None else Marks.model_validate_json(text)


def _told(moment: Moment, page: notebook.Page, mine: Marks) -> Notebook:
    game_id, seat, seq = moment
    return Notebook(
        game_id=game_id,
        seat=seat,
        seq=seq,
        suspects=[
            Suspect(
                seat=other,
                guesses=[
                    Guess(what=what, chance=round(chance, 4))
                    for what, chance in sorted(fits.items(), key=lambda row: -row[1])
                ],
            )
            for other, fits in sorted(page.suspects.items())
        ],
        seen=[SeenCard(card=row.card, place=row.place) for row in page.seen],
        unseen=page.unseen,
        numbers=[SeenNumber(seat=n.seat, turn=n.turn, number=n.number) for n in page.numbers],
        mine=mine,
    )
