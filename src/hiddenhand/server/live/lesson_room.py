"""A room for a lesson: its guide, its script, and the pupil's progress.

It differs from other rooms in three ways: bots play only when the lesson lets them, they follow its
script where possible, and each chapter starts from a prepared table. Its game is not archived, so
it is neither in a history nor rated.

The progress is stored with the room's seats, so all nodes know it.
"""

from dataclasses import replace
from typing import Literal

from hiddenhand.core.seats import Seat
from hiddenhand.server.lessons import lesson as lessons
from hiddenhand.server.lessons.guide import Guide
from hiddenhand.server.lessons.lesson import said_in
from hiddenhand.server.live.beginning import Prepared
from hiddenhand.server.live.room import Room
from hiddenhand.server.live.room_state import in_turn
from hiddenhand.server.live.seating import Place, Pupil, Seating
from hiddenhand.server.live.services import Services
from hiddenhand.server.live.table import LiveTable
from hiddenhand.server.store import RoomRow
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import LessonInfo
from hiddenhand.table.table import Table

NOTHING = -1  # no step of a table
Do = Literal["next", "skip"]


class LessonRoom(Room):
    """The room of one pupil's lesson."""

    allows_take_back = False

    def __init__(self, services: Services, row: RoomRow, host: Person) -> None:
        super().__init__(services, row, host)
        self.lesson = lessons.find(self.options.game)
        self._heard: tuple[int, int] | None = None  # step of the lesson, number of the table

    @property
    def pupil(self) -> Pupil:
        """The pupil's progress."""
        return self.seating.pupil or Pupil()

    def guide(self) -> Guide:
        """A guide at the pupil's current step."""
        return Guide(self.lesson, self.pupil.step)

    # -- what is different from other rooms -----------------------------------------------------

    def lesson_info(self) -> LessonInfo:
        guide, pupil = self.guide(), self.pupil
        step, chapter = guide.now, self.lesson.chapters[guide.chapter].id
        return LessonInfo.model_construct(
            game=self.lesson.game,
            chapters=[chapter.id for chapter in self.lesson.chapters],
            chapter=guide.chapter,
            step=guide.step,
            steps=len(self.lesson.steps),
            text=f"lesson-step-{chapter}-{step.text}" if step else None,
            show=step.show if step else None,
            kind=step.kind if step else "done",
            only=guide.wanted(self.asks),
            laid=pupil.laid,
            auto=pupil.auto,
            seq=self._spoken_at(),
        )

    def _spoken_at(self) -> int | None:
        """The table's number that the lesson's text is about: the one before the newest while the
        lesson has not reacted to the newest yet. None if the table is not loaded."""
        if self._heard is None:
            return None
        step, seq = self._heard
        return seq if step == self.pupil.step else seq - 1

    def bots(self) -> frozenset[Seat]:
        """Seats played by the program now; includes the pupil's when they skip a step."""
        if self.row.stage != "playing":
            return frozenset()
        playing = super().bots() if self.guide().lets_others_play else frozenset[Seat]()
        return playing | {self.lesson.seat} if self.pupil.auto else playing

    def answer_known(self, live: LiveTable, seat: Seat) -> str | None:
        """The lesson's answer for this seat; None if a bot must think."""
        options = live.options_of(seat)
        if seat == self.lesson.seat and (wanted := self.guide().wanted(live.asks)):
            options = wanted
        return self.lesson.scripted(seat, said_in(live.table.record), options) or (
            options[0] if len(options) == 1 else None
        )

    def table_read(self, live: LiveTable) -> None:
        """Advance the guide if the server stopped between an answer and the next step."""
        live.before = None  # lessons have no take-back
        guide = self.guide()
        guide.settle(live.asks)
        self._heard = guide.step, live.seq
        if guide.step != self.pupil.step:
            self.services.spawn(self._catch_up_with_table())
        self.tell_room()  # the allowed options are known only now

    async def answered(self, live: LiveTable, seat: Seat) -> None:
        guide = self.guide()
        guide.answered(seat, live.asks)
        await self._move(guide, live)

    async def end_game(self, result: str | None, table: Table | None = None) -> None:
        """Only mark the room as over; a lesson's game is not archived."""
        await self.save(stage="over")

    # -- what the pupil does --------------------------------------------------------------------

    @in_turn
    async def go_on(self, step: int, do: Do) -> None:
        """The pupil has read `step`, or lets the program play it."""
        if self.game is None or step != self.pupil.step:
            return  # the pupil already moved on in another tab
        live, guide = await self.table(), self.guide()
        if guide.now is not None and guide.now.kind == "read":
            guide.go_on(live.asks)
            await self._move(guide, live)
        elif do == "skip" and not live.is_over:
            await self._note(replace(self.pupil, auto=True))
            self.wake(await self.table())

    @in_turn
    async def go_to_chapter(self, chapter: int) -> None:
        """Start a chapter from its prepared table."""
        await self._lay(self.lesson.first_step(chapter), told=False)

    @in_turn
    async def sit_down(self, person: Person, chapter: int) -> None:
        """Seat the pupil and the bots, and start a chapter."""
        places = [Place(bot=self.lesson.bots) for _ in range(self.lesson.record.seats)]
        places[self.lesson.seat] = Place(person.user, person.name, face=person.face)
        await self.save(seating=Seating(places))
        await self._lay(self.lesson.first_step(chapter), told=False)

    @in_turn
    async def _catch_up_with_table(self) -> None:
        if self.game is not None:
            live, guide = await self.table(), self.guide()
            guide.settle(live.asks)
            await self._move(guide, live)

    # -- from step to step; hold the lock -------------------------------------------------------

    async def _move(self, guide: Guide, live: LiveTable) -> None:
        """Move to the guide's step: store it, prepare the table if needed, tell everybody, wake
        bots."""
        self._heard = guide.step, live.seq
        if guide.step == self.pupil.step:
            self.tell_room()
            return
        if guide.must_lay(said_in(live.table.record)):
            await self._lay(guide.step, told=True)
            return
        await self._note(Pupil(guide.step))
        if guide.is_done:
            await self._finished()
        self.wake(live)

    async def _lay(self, step: int, *, told: bool) -> None:
        """Start a new game with the prepared answers of the step's chapter."""
        guide = Guide(self.lesson, step)
        self._heard = step, NOTHING  # nothing of the new table yet
        seating = self.fresh_seating()
        seating.pupil = Pupil(step, laid=told)
        prepared = Prepared(self.lesson.deal.text(), self.lesson.laid(guide.chapter))
        await self.begin(seating, prepared)
        live = await self.table()
        guide.settle(live.asks)
        self._heard = guide.step, live.seq
        if guide.step != step:
            await self._note(Pupil(guide.step, laid=told))
        else:
            self.tell_room()
        self.wake(live)

    async def _note(self, pupil: Pupil) -> None:
        seating = self.fresh_seating()
        seating.pupil = pupil
        await self.save(seating=seating)

    async def _finished(self) -> None:
        store = self.services.store
        row = await store.lesson(self.row.host, self.lesson.game)
        if row is not None and row.finished_at is None:
            await store.save_lesson(replace(row, finished_at=self.services.now()))
