"""The room in which a lesson is played: its guide, its script, and how far the pupil is.

It is like any other room, with three differences: others play only while the lesson lets them,
they follow its script where it fits, and every chapter begins on the prepared table. Its game
never ends in the archive, so it is in nobody's history and rated for nobody.

Where the pupil stands is written with the room's seats, so all nodes know it.
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
    allows_take_back = False

    def __init__(self, services: Services, row: RoomRow, host: Person) -> None:
        super().__init__(services, row, host)
        self.lesson = lessons.find(self.options.game)
        self._heard: tuple[int, int] | None = None  # a step of the lesson, and of the table

    @property
    def pupil(self) -> Pupil:
        return self.seating.pupil or Pupil()

    def guide(self) -> Guide:
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
        """The step of the table that the lesson speaks about; an earlier one while it is still to
        say something about the newest. None where the table is not in memory."""
        if self._heard is None:
            return None
        step, seq = self._heard
        return seq if step == self.pupil.step else seq - 1

    def bots(self) -> frozenset[Seat]:
        """Who is played by the program now, of those who sit as bots; sometimes the pupil, too."""
        if self.row.stage != "playing":
            return frozenset()
        playing = super().bots() if self.guide().lets_others_play else frozenset[Seat]()
        return playing | {self.lesson.seat} if self.pupil.auto else playing

    def answer_known(self, live: LiveTable, seat: Seat) -> str | None:
        """What the lesson has this seat answer; None: a bot has to think."""
        options = live.options_of(seat)
        if seat == self.lesson.seat and (wanted := self.guide().wanted(live.asks)):
            options = wanted
        return self.lesson.scripted(seat, said_in(live.table.record), options) or (
            options[0] if len(options) == 1 else None
        )

    def table_read(self, live: LiveTable) -> None:
        """Should the server have stopped between an answer and its step, the guide catches up."""
        live.before = None  # nothing is taken back in a lesson
        guide = self.guide()
        guide.settle(live.asks)
        self._heard = guide.step, live.seq
        if guide.step != self.pupil.step:
            self.services.spawn(self._catch_up_with_table())
        self.tell_room()  # only now it is known what may be chosen

    async def answered(self, live: LiveTable, seat: Seat) -> None:
        guide = self.guide()
        guide.answered(seat, live.asks)
        await self._move(guide, live)

    async def end_game(self, result: str | None, table: Table | None = None) -> None:
        """The game of a lesson is in no archive: the room is over, and nothing else."""
        await self.save(stage="over")

    # -- what the pupil does --------------------------------------------------------------------

    @in_turn
    async def go_on(self, step: int, do: Do) -> None:
        """The pupil has read `step`, or leaves it to the program."""
        if self.game is None or step != self.pupil.step:
            return  # another page of the same pupil was faster
        live, guide = await self.table(), self.guide()
        if guide.now is not None and guide.now.kind == "read":
            guide.go_on(live.asks)
            await self._move(guide, live)
        elif do == "skip" and not live.is_over:
            await self._note(replace(self.pupil, auto=True))
            self.wake(await self.table())

    @in_turn
    async def go_to_chapter(self, chapter: int) -> None:
        await self._lay(self.lesson.first_step(chapter), told=False)

    @in_turn
    async def sit_down(self, person: Person, chapter: int) -> None:
        places = [Place(bot=self.lesson.bots) for _ in range(self.lesson.record.seats)]
        places[self.lesson.seat] = Place(person.user, person.name)
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
        """To the step of `guide`: note it, prepare the table, tell everybody, let others play."""
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
        """A chapter begins on its own table: a new game with the answers of the record."""
        guide = Guide(self.lesson, step)
        self._heard = step, NOTHING  # about the new table
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
