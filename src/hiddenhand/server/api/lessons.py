"""Lessons over HTTP: start one, continue, leave. The game itself is played over the socket."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from hiddenhand.server.api.common import PersonOf, Rooms
from hiddenhand.server.live import tutor
from hiddenhand.server.wire.rooms import LessonLine, LessonStart, LessonStep

router = APIRouter(prefix="/api/lessons", tags=["lessons"])
Game = Annotated[str, Path(pattern=r"^[a-z_-]{1,40}$")]


@router.get("")
async def my_lessons(rooms: Rooms, person: PersonOf) -> list[LessonLine]:
    """All lessons, with my progress."""
    return await tutor.lines(rooms.store, person.user)


@router.post("/{game}")
async def begin(game: Game, start: LessonStart, rooms: Rooms, person: PersonOf) -> LessonLine:
    """Start a lesson, or continue it, at the given chapter if there is one. `room` is where it
    is played."""
    return await tutor.begin(rooms, person, game, start.chapter)


@router.post("/{game}/steps")
async def go_on(game: Game, step: LessonStep, rooms: Rooms, person: PersonOf) -> LessonLine:
    """I have read this step, or let the program do it. An old step changes nothing."""
    return await tutor.go_on(rooms, person.user, game, step.step, step.do)


@router.delete("/{game}", status_code=204)
async def leave(game: Game, rooms: Rooms, person: PersonOf) -> Response:
    """Close the lesson's room and forget my progress."""
    await tutor.leave(rooms, person.user, game)
    return Response(status_code=204)
