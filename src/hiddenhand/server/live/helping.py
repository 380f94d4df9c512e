"""What helps a player at the table: hints, which everybody sees being asked for, and the notebook.

Both are made from what the seat can know, and neither holds up the table: a hint is thought out
in a process of its own, and a page of the notebook in a thread, after the room's lock is free.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from hiddenhand.bots import notebook
from hiddenhand.bots.advice import has_adviser
from hiddenhand.core.errors import OutOfTurn
from hiddenhand.core.seats import Seat
from hiddenhand.server.jobs.bot_pool import Request
from hiddenhand.server.limits import Buckets
from hiddenhand.server.live.following import in_turn
from hiddenhand.server.live.talk import HINT
from hiddenhand.server.refusals import BotPlays, NoHints, NoNotebook, TooFast, WrongStage
from hiddenhand.server.store import ChatRow
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.learning import Guess, Marks, Notebook, SeenCard, SeenNumber, Suspect
from hiddenhand.server.wire.rooms import HintLine

if TYPE_CHECKING:
    from hiddenhand.server.live.play import Play
    from hiddenhand.server.live.room import Room

ADVISER = "expert"
KEPT = 32  # hints and pages of the newest moments
T = TypeVar("T")
Moment = tuple[str, Seat, int]  # game, seat, number
Thinking: TypeAlias = "asyncio.Task[list[HintLine]]"
Writing: TypeAlias = "asyncio.Task[notebook.Page]"


class Helping:
    """The help of one room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._advice = Buckets(5, 0.5)  # how fast each may ask for hints
        self._hints: OrderedDict[Moment, Thinking] = OrderedDict()
        self._pages: OrderedDict[Moment, Writing] = OrderedDict()

    # -- hints ---------------------------------------------------------------------------------

    async def hints(self, person: Person, seat: Seat) -> list[HintLine]:
        """What the expert thinks of my options. Everybody is told that I asked, once a question."""
        options = self.room.options
        if options.rated or not options.hints or not has_adviser(options.game):
            raise NoHints("this room plays without", place=self.room.code)
        if not self._advice.of(person.user).take():
            raise TooFast("one hint at a time", place=self.room.code)
        moment, thinking = await _ask(self.room, person, seat)
        try:
            return await asyncio.shield(thinking)
        except BaseException:
            if thinking.done():  # it failed: the next one who asks may have more luck
                self._hints.pop(moment, None)
            raise

    async def ask(self, person: Person, seat: Seat) -> tuple[Moment, Thinking]:
        """Tell everybody, and have it thought about. Hold the room's lock."""
        play = self._play()
        live = await play.mine(person.user, play.game.id, seat)
        if seat not in live.owing():
            raise OutOfTurn("this seat is not asked", place=f"seat {seat}")
        if seat in play.bots():
            raise BotPlays("take the seat back first", place=f"seat {seat}")
        moment = (live.game_id, seat, live.pace.asked[seat])
        if moment not in self._hints:  # else it was told
            await self._tell(play, person, moment)
            seed = f"{live.game_id}/{seat}/{moment[2]}/hint"
            request = Request(live.game_id, live.table.record.text(), seat, ADVISER, seed)
            _keep(self._hints, moment, self._think(request))
        return moment, self._hints[moment]

    def _play(self) -> "Play":
        if self.room.row.stage != "playing" or self.room.play is None:
            raise WrongStage("no game is being played", place=self.room.code)
        return self.room.play

    async def _think(self, request: Request) -> list[HintLine]:
        told = await self.room.hall.thinkers.explain(request)
        return [HintLine.model_validate(line) for line in told]

    async def _tell(self, play: "Play", person: Person, moment: Moment) -> None:
        seat = moment[1]
        name = self.room.seating.places[seat].name or person.name
        line = ChatRow(0, person.user, name, None, HINT, self.room.hall.now())
        if not await self.room.talk.tell_hint(self.room, line, moment):
            return
        players = [
            replace(player, hints=player.hints + 1) if player.seat == seat else player
            for player in play.game.players
        ]
        play.game = replace(play.game, players=tuple(players))
        self.room.tell_room()

    # -- the notebook --------------------------------------------------------------------------

    async def notebook(self, person: Person, seat: Seat) -> Notebook:
        moment, writing = await _open(self.room, person, seat)
        page = await asyncio.shield(writing)
        text = await self.room.hall.store.notes(moment[0], seat, person.user)
        return _told(moment, page, _marks(text))

    async def open(self, person: Person, seat: Seat) -> tuple[Moment, Writing]:
        """Have the page of this moment written. Hold the room's lock."""
        play = self._open_notebook()
        live = await play.mine(person.user, play.game.id, seat)
        moment = (live.game_id, seat, live.seq)
        if moment not in self._pages:
            table, name = live.table, live.table.game.name
            memory = table.game.remembered(table.state, seat)
            view, feed = table.view(seat), table.feed(seat)
            written = asyncio.to_thread(notebook.page, name, view, feed, memory)
            _keep(self._pages, moment, written)
        return moment, self._pages[moment]

    async def mark(self, person: Person, seat: Seat, marks: Marks) -> Marks:
        game_id = await _mine(self.room, person, seat)
        await self.room.hall.store.save_notes(game_id, seat, person.user, marks.model_dump_json())
        return marks

    async def mine(self, person: Person, seat: Seat) -> str:
        """The game in which this seat is theirs, and has a notebook. Hold the room's lock."""
        play = self._open_notebook()
        return (await play.mine(person.user, play.game.id, seat)).game_id

    def _open_notebook(self) -> "Play":
        options = self.room.options
        if options.rated or not options.notebook or not notebook.has_notebook(options.game):
            raise NoNotebook("this room plays without", place=self.room.code)
        if self.room.play is None:
            raise WrongStage("no game is being played", place=self.room.code)
        return self.room.play


# A node that has not heard the newest looks before it refuses, as with everything in a room.


@in_turn
async def _ask(room: "Room", person: Person, seat: Seat) -> tuple[Moment, Thinking]:
    return await room.helping.ask(person, seat)


@in_turn
async def _open(room: "Room", person: Person, seat: Seat) -> tuple[Moment, Writing]:
    return await room.helping.open(person, seat)


@in_turn
async def _mine(room: "Room", person: Person, seat: Seat) -> str:
    return await room.helping.mine(person, seat)


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
