"""What helps a player at the table: hints, which everybody sees being asked for, and the notebook.

Both are made from what the seat can know, and neither holds up the table: a hint is thought out
in a process of its own, and a page of the notebook in a thread, after the room's lock is free.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from hiddenhand.bots import notebook
from hiddenhand.bots.advice import has_adviser
from hiddenhand.core.errors import OutOfTurn
from hiddenhand.core.seats import Seat
from hiddenhand.server.learn_wire import (
    Guess,
    Marks,
    Notebook,
    SeenCard,
    SeenNumber,
    Suspect,
)
from hiddenhand.server.live.limits import Bucket
from hiddenhand.server.live.talk import HINT
from hiddenhand.server.refusals import BotPlays, NoHints, NoNotebook, TooFast, WrongStage
from hiddenhand.server.store import ChatRow
from hiddenhand.server.thinking import Request
from hiddenhand.server.wire import HintLine, Person

if TYPE_CHECKING:
    from hiddenhand.server.live.play import Play
    from hiddenhand.server.live.room import Room

ADVISER = "expert"
KEPT = 32  # hints and pages of the newest moments
T = TypeVar("T")
Moment = tuple[str, Seat, int]  # game, seat, number


class Helping:
    """The help of one room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._advice: dict[str, Bucket] = {}  # how fast each may ask for hints
        self._hints: OrderedDict[Moment, asyncio.Task[list[HintLine]]] = OrderedDict()
        self._pages: OrderedDict[Moment, asyncio.Task[notebook.Page]] = OrderedDict()

    # -- hints ---------------------------------------------------------------------------------

    async def hints(self, person: Person, seat: Seat) -> list[HintLine]:
        """What the expert thinks of my options. Everybody is told that I asked, once a question."""
        options = self.room.options
        if options.rated or not options.hints or not has_adviser(options.game):
            raise NoHints("this room plays without", place=self.room.code)
        if not self._advice.setdefault(person.user, Bucket(5, 0.5)).take():
            raise TooFast("one hint at a time", place=self.room.code)
        async with self.room.lock:
            play = self._play()
            live = await play.mine(person.user, play.game.id, seat)
            if seat not in live.owing():
                raise OutOfTurn("this seat is not asked", place=f"seat {seat}")
            if seat in play.bots():
                raise BotPlays("take the seat back first", place=f"seat {seat}")
            asked = live.pace.asked[seat]
            moment = (live.game_id, seat, asked)
            if await self.room.hall.store.note_hint(live.game_id, seat, asked):
                await self._tell(play, person, seat)
            if moment not in self._hints:
                seed = f"{live.game_id}/{seat}/{asked}/hint"
                request = Request(live.game_id, live.table.record.text(), seat, ADVISER, seed)
                _keep(self._hints, moment, self._think(request))
            thinking = self._hints[moment]
        try:
            return await asyncio.shield(thinking)
        except BaseException:
            if thinking.done():  # it failed: the next one who asks may have more luck
                self._hints.pop(moment, None)
            raise

    def _play(self) -> "Play":
        if self.room.row.stage != "playing" or self.room.play is None:
            raise WrongStage("no game is being played", place=self.room.code)
        return self.room.play

    async def _think(self, request: Request) -> list[HintLine]:
        told = await self.room.hall.thinkers.explain(request)
        return [HintLine.model_validate(line) for line in told]

    async def _tell(self, play: "Play", person: Person, seat: Seat) -> None:
        players = [
            replace(player, hints=player.hints + 1) if player.seat == seat else player
            for player in play.game.players
        ]
        play.game = replace(play.game, players=tuple(players))
        name = self.room.seating.places[seat].name or person.name
        line = ChatRow(0, person.user, name, None, HINT, self.room.hall.now())
        talk, room = self.room.talk, self.room
        await room.following.insist(lambda: talk.say(room, line, "room"))
        self.room.tell_room()

    # -- the notebook --------------------------------------------------------------------------

    async def notebook(self, person: Person, seat: Seat) -> Notebook:
        async with self.room.lock:
            play = self._open_notebook()
            live = await play.mine(person.user, play.game.id, seat)
            moment = (live.game_id, seat, live.seq)
            if moment not in self._pages:
                table, name = live.table, live.table.game.name
                memory = table.game.remembered(table.state, seat)
                view, feed = table.view(seat), table.feed(seat)
                written = asyncio.to_thread(notebook.page, name, view, feed, memory)
                _keep(self._pages, moment, written)
            writing = self._pages[moment]
        page = await asyncio.shield(writing)
        text = await self.room.hall.store.notes(moment[0], seat, person.user)
        return _told(moment, page, _marks(text))

    async def mark(self, person: Person, seat: Seat, marks: Marks) -> Marks:
        async with self.room.lock:
            play = self._open_notebook()
            live = await play.mine(person.user, play.game.id, seat)
            await self.room.hall.store.save_notes(
                live.game_id, seat, person.user, marks.model_dump_json()
            )
        return marks

    def _open_notebook(self) -> "Play":
        options = self.room.options
        if options.rated or not options.notebook or not notebook.has_notebook(options.game):
            raise NoNotebook("this room plays without", place=self.room.code)
        if self.room.play is None:
            raise WrongStage("no game is being played", place=self.room.code)
        return self.room.play


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
