"""The lesson played in a room: its guide, its script, and how far the pupil is.

A lesson's room is like any other, with three differences: others play only while the lesson lets
them, they follow its script where it fits, and every chapter begins on the prepared table. Its game
never ends in the archive, so it is in nobody's history and rated for nobody.

Where the pupil stands is written with the room's seats, so all nodes know it.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from hiddenhand.core.seats import Seat
from hiddenhand.server.lessons import lesson as lessons
from hiddenhand.server.lessons.guide import Asks, Guide
from hiddenhand.server.lessons.lesson import said_in
from hiddenhand.server.live.following import in_turn
from hiddenhand.server.live.seating import Place, Pupil, Seating
from hiddenhand.server.live.table import LiveTable
from hiddenhand.server.store import LessonRow, RoomRow, Store
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import LessonInfo, LessonLine, RoomOptions

if TYPE_CHECKING:
    from hiddenhand.server.live.hall import Hall
    from hiddenhand.server.live.room import Room

PACE = 0.6  # seconds between two answers of others: there is something to see in each
Do = Literal["next", "skip"]


class Tutor:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.lesson = lessons.find(room.options.game)

    @property
    def pupil(self) -> Pupil:
        return self.room.seating.pupil or Pupil()

    def guide(self) -> Guide:
        return Guide(self.lesson, self.pupil.step)

    # -- what the room asks --------------------------------------------------------------------

    def info(self) -> LessonInfo:
        guide, pupil = self.guide(), self.pupil
        step, chapter = guide.now, self.lesson.chapters[guide.chapter].id
        return LessonInfo.model_construct(
            game=self.lesson.game,
            chapters=[chapter.id for chapter in self.lesson.chapters],
            chapter=guide.chapter,
            step=guide.step,
            steps=len(self.lesson.steps),
            say=f"lesson-step-{chapter}-{step.say}" if step else None,
            show=step.show if step else None,
            kind=step.kind if step else "done",
            only=guide.wanted(self._asks()),
            laid=pupil.laid,
            auto=pupil.auto,
        )

    def _asks(self) -> Asks:
        return self.room.play.asks if self.room.play is not None else ()

    def bots(self, seated: frozenset[Seat]) -> frozenset[Seat]:
        """Who is played by the program now, of those who sit as bots."""
        playing = seated if self.guide().lets_others_play else frozenset[Seat]()
        return playing | {self.lesson.seat} if self.pupil.auto else playing

    def choose(self, live: LiveTable, seat: Seat, options: list[str]) -> str | None:
        """What the lesson has this seat answer; None: a bot has to think."""
        if seat == self.lesson.seat and (wanted := self.guide().wanted(live.asks)):
            options = wanted
        return self.lesson.scripted(seat, said_in(live.table.record), options) or (
            options[0] if len(options) == 1 else None
        )

    # -- what happens; hold the room's lock ------------------------------------------------------

    def look(self, live: LiveTable) -> None:
        """The table was read from the store. Should the server have stopped between an answer and
        its step, the guide catches up."""
        live.before = None  # nothing is taken back in a lesson
        guide = self.guide()
        guide.settle(live.asks)
        if guide.step != self.pupil.step:
            self.room.hall.spawn(_catch_up(self.room))
        self.room.tell_room()  # only now it is known what may be chosen

    async def answered(self, live: LiveTable, seat: Seat) -> None:
        """An answer is on the table."""
        guide = self.guide()
        guide.answered(seat, live.asks)
        await self.move(guide, live)

    async def move(self, guide: Guide, live: LiveTable) -> None:
        """To the step of `guide`: note it, prepare the table, tell everybody, let others play."""
        if guide.step == self.pupil.step:
            self.room.tell_room()
            return
        if guide.must_lay(said_in(live.table.record)):
            await self.lay(guide.step, told=True)
            return
        await self._note(Pupil(guide.step))
        if guide.is_done:
            await self._finished()
        if self.room.play is not None:
            self.room.play.wake(live)

    async def lay(self, step: int, *, told: bool) -> None:
        """A chapter begins on its own table: a new game with the answers of the record."""
        guide = Guide(self.lesson, step)
        seating = self.room.fresh_seating()
        seating.pupil = Pupil(step, laid=told)
        laid = self.lesson.laid(guide.chapter)
        await self.room.begin(seating, self.lesson.deal.text(), laid)
        assert self.room.play is not None
        live = await self.room.play.live()
        guide.settle(live.asks)
        if guide.step != step:
            await self._note(Pupil(guide.step, laid=told))
        else:
            self.room.tell_room()
        self.room.play.wake(live)

    async def play_for_pupil(self) -> None:
        await self._note(replace(self.pupil, auto=True))
        if self.room.play is not None:
            self.room.play.wake(await self.room.play.live())

    async def _note(self, pupil: Pupil) -> None:
        seating = self.room.fresh_seating()
        seating.pupil = pupil
        await self.room.save(seating=seating)

    async def _finished(self) -> None:
        store, user = self.room.hall.store, self.room.row.host
        row = await store.lesson(user, self.lesson.game)
        if row is not None and row.finished_at is None:
            await store.save_lesson(replace(row, finished_at=self.room.hall.now()))


@in_turn
async def _catch_up(room: "Room") -> None:
    if room.tutor is not None and room.play is not None:
        live = await room.play.live()
        guide = room.tutor.guide()
        guide.settle(live.asks)
        await room.tutor.move(guide, live)


@in_turn
async def _go(room: "Room", step: int, do: Do) -> None:
    """The pupil has read `step`, or leaves it to the program."""
    tutor = room.tutor
    if tutor is None or room.play is None or step != tutor.pupil.step:
        return  # another page of the same pupil was faster
    live, guide = await room.play.live(), tutor.guide()
    if guide.now is not None and guide.now.kind == "read":
        guide.go_on(live.asks)
        await tutor.move(guide, live)
    elif do == "skip" and not live.is_over:
        await tutor.play_for_pupil()


@in_turn
async def _to_chapter(room: "Room", chapter: int) -> None:
    if room.tutor is not None:
        await room.tutor.lay(room.tutor.lesson.first_step(chapter), told=False)


@in_turn
async def _sit_down(room: "Room", person: Person, chapter: int) -> None:
    tutor = room.tutor
    assert tutor is not None
    lesson = tutor.lesson
    places = [Place(bot=lesson.bots) for _ in range(lesson.record.seats)]
    places[lesson.seat] = Place(person.user, person.name)
    await room.save(seating=Seating(places))
    await tutor.lay(lesson.first_step(chapter), told=False)


# -- for those who learn -----------------------------------------------------------------------


async def begin(hall: "Hall", person: Person, game: str, chapter: int | None) -> LessonLine:
    """Go on where this person was; at a chapter, if one is named; or begin."""
    lesson = lessons.find(game)
    lesson.first_step(chapter or 0)  # refused before anything is made
    async with hall.lessons:
        row = await hall.store.lesson(person.user, game)
        code = row.room if row else None
        if code is None or await hall.store.room(code) is None:
            finished = row.finished_at if row else None
            await _open(hall, person, game, chapter or 0, finished)
        elif chapter is not None:
            await _to_chapter(await hall.room(code), chapter)
    return await line(hall.store, person.user, game)


async def _open(
    hall: "Hall", person: Person, game: str, chapter: int, finished: float | None
) -> None:
    record = lessons.find(game).record
    options = RoomOptions(
        game=game,
        seats=record.seats,
        settings=record.settings,
        hints=False,
        bot_pace=PACE,
        lesson=True,
    )
    room = await hall.create(person, options)
    await _sit_down(room, person, chapter)
    await hall.store.save_lesson(LessonRow(person.user, game, room.code, finished))


async def go_on(hall: "Hall", user: str, game: str, step: int, do: Do) -> LessonLine:
    row = await hall.store.lesson(user, game)
    if row is None or row.room is None:
        raise lessons.NoSuchLesson("it has not begun", place=game)
    await _go(await hall.room(row.room), step, do)
    return await line(hall.store, user, game)


async def leave(hall: "Hall", user: str, game: str) -> None:
    """For good: the table is cleared. That the lesson was finished once is kept."""
    row = await hall.store.lesson(user, game)
    if row is None or row.room is None:
        return
    room = await hall.room(row.room)
    async with room.lock:
        await hall.store.remove_room(room.code)
        hall.close(room)


async def lines(store: Store, user: str) -> list[LessonLine]:
    """All lessons there are, and how far this user is in each."""
    return [await line(store, user, game) for game in lessons.games()]


async def line(store: Store, user: str, game: str) -> LessonLine:
    row = await store.lesson(user, game)
    room = await store.room(row.room) if row and row.room else None
    return _line(game, row, room)


def _line(game: str, row: LessonRow | None, room: RoomRow | None) -> LessonLine:
    lesson = lessons.find(game)
    pupil = Seating.from_json(room.seats).pupil if room else None
    return LessonLine(
        game=game,
        chapters=[chapter.id for chapter in lesson.chapters],
        chapter=lesson.chapter_of(pupil.step) if pupil else None,
        steps=len(lesson.steps),
        step=pupil.step if pupil else None,
        room=room.code if room else None,
        finished=row is not None and row.finished_at is not None,
    )
