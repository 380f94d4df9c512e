"""Lessons for pupils: start, continue, leave, list progress."""

from hiddenhand.server.lessons import lesson as lessons
from hiddenhand.server.live.lesson_room import Do, LessonRoom
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.live.seating import Seating
from hiddenhand.server.store import LessonRow, RoomRow, Store
from hiddenhand.server.wire.base import Person
from hiddenhand.server.wire.rooms import LessonLine, RoomOptions

PACE = 0.6  # seconds between two bot answers, so that each can be seen


async def begin(
    registry: RoomRegistry, person: Person, game: str, chapter: int | None
) -> LessonLine:
    """Continue this person's lesson, at `chapter` if given, or start it. Raises `NoSuchLesson`."""
    lesson, store = lessons.find(game), registry.store
    lesson.first_step(chapter or 0)  # raises before anything is created
    async with registry.lesson_lock:
        row = await store.lesson(person.user, game)
        code = row.room if row else None
        if code is None or await store.room(code) is None:
            finished = row.finished_at if row else None
            await _open(registry, person, game, chapter or 0, finished)
        elif chapter is not None:
            await (await _room(registry, code, game)).go_to_chapter(chapter)
    return await line(store, person.user, game)


async def _open(
    registry: RoomRegistry, person: Person, game: str, chapter: int, finished: float | None
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
    room = await registry.create(person, options)
    assert isinstance(room, LessonRoom)
    await room.sit_down(person, chapter)
    await registry.store.save_lesson(LessonRow(person.user, game, room.code, finished))


async def _room(registry: RoomRegistry, code: str, game: str) -> LessonRoom:
    room = await registry.room(code)
    if not isinstance(room, LessonRoom):
        raise lessons.NoSuchLesson("this room is not a lesson", place=game)
    return room


async def go_on(registry: RoomRegistry, user: str, game: str, step: int, do: Do) -> LessonLine:
    """The user has read `step`, or lets the program play it; an old step changes nothing. Raises
    `NoSuchLesson` if the lesson was not started."""
    row = await registry.store.lesson(user, game)
    if row is None or row.room is None:
        raise lessons.NoSuchLesson("the lesson has not begun", place=game)
    await (await _room(registry, row.room, game)).go_on(step, do)
    return await line(registry.store, user, game)


async def leave(registry: RoomRegistry, user: str, game: str) -> None:
    """Delete the lesson's room; that it was finished once is kept."""
    row = await registry.store.lesson(user, game)
    if row is None or row.room is None:
        return
    room = await registry.room(row.room)
    async with room.lock:
        await registry.store.remove_room(room.code)
        registry.close(room)


async def lines(store: Store, user: str) -> list[LessonLine]:
    """All lessons, with this user's progress."""
    return [await line(store, user, game) for game in lessons.games()]


async def line(store: Store, user: str, game: str) -> LessonLine:
    """One lesson with this user's progress."""
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
