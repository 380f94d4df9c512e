"""Requests about the person, the games there are, rooms and lessons."""

import time
from dataclasses import replace

from hiddenhand import games
from hiddenhand.local.offers import game_offers
from hiddenhand.local.routes import CREATED, NO_CONTENT, Answered, Asked, route
from hiddenhand.server.api import game_infos
from hiddenhand.server.archive import lines
from hiddenhand.server.live import lobby, tutor
from hiddenhand.server.live.chat import chat_line
from hiddenhand.server.live.options import refuse_lesson
from hiddenhand.server.people.names import clean_name
from hiddenhand.server.people.tokens import new_id
from hiddenhand.server.store import UserRow
from hiddenhand.server.wire.base import Me, Person
from hiddenhand.server.wire.http import ChangeMe, NewGuest
from hiddenhand.server.wire.learning import Marks
from hiddenhand.server.wire.rooms import (
    LessonStart,
    LessonStep,
    Mute,
    RoomOptions,
    SeatChange,
    Wish,
)

# -- the person ----------------------------------------------------------------------------------


def me_of(user: UserRow) -> Me:
    """The person in the wire form for themselves."""
    return Me(user=user.id, name=user.name, language=user.language, face=user.face)


@route("GET", "/api/me")
async def _who_am_i(asked: Asked) -> Answered:
    _ = asked.person
    assert asked.house.store.me is not None
    return me_of(asked.house.store.me)


@route("POST", "/api/me", CREATED)
async def _become_guest(asked: Asked) -> Answered:
    guest = asked.read(NewGuest)
    user = UserRow(new_id(), clean_name(guest.name), guest.language, time.time())
    await asked.house.store.change_user(user)
    return me_of(user)


@route("PATCH", "/api/me")
async def _change_me(asked: Asked) -> Answered:
    change, person, before = asked.read(ChangeMe), asked.person, asked.house.store.me
    assert before is not None
    name = person.name if change.name is None else clean_name(change.name)
    language = before.language if change.language is None else change.language
    user = replace(before, name=name, language=language, face=change.face or before.face)
    await asked.house.store.change_user(user)
    await asked.house.registry.rename(Person(user=user.id, name=name, face=user.face))
    return me_of(user)


@route("DELETE", "/api/me", NO_CONTENT)
async def _erase_me(asked: Asked) -> Answered:
    await asked.house.registry.forget(asked.person.user)
    await asked.house.store.erase()
    return None


@route("GET", "/api/me/games")
async def _history(asked: Asked) -> Answered:
    limit, after = min(100, int(asked.query.get("limit", 20))), asked.query.get("after")
    return await lines.history(asked.house.as_store, asked.person.user, limit, after, "")


@route("GET", "/api/me/ratings")
async def _ratings(asked: Asked) -> Answered:
    return []


# -- games there are -----------------------------------------------------------------------------


@route("GET", "/api/games")
async def _games(asked: Asked) -> Answered:
    return game_offers()


@route("GET", "/api/games/{name}/catalogue")
async def _catalogue(asked: Asked) -> Answered:
    return dict(games.find(asked.words[0]).catalogue())


@route("GET", "/api/rules/{name}")
async def _rules(asked: Asked) -> Answered:
    return game_infos.paragraphs(games.find(asked.words[0]).name, asked.query.get("language", "en"))


# -- rooms ---------------------------------------------------------------------------------------


@route("POST", "/api/rooms", CREATED)
async def _create_room(asked: Asked) -> Answered:
    options = asked.read(RoomOptions)
    refuse_lesson(options)
    room = await asked.house.registry.create(asked.person, options)
    return room.info(asked.person.user)


@route("GET", "/api/rooms")
async def _lobby(asked: Asked) -> Answered:
    return []


@route("GET", "/api/rooms/mine")
async def _mine(asked: Asked) -> Answered:
    return await asked.house.registry.rooms_of(asked.person.user)


@route("GET", "/api/rooms/{code}")
async def _room(asked: Asked) -> Answered:
    return (await asked.room()).info(asked.person.user)


@route("DELETE", "/api/rooms/{code}", NO_CONTENT)
async def _remove_room(asked: Asked) -> Answered:
    room = await asked.room()
    lobby.check_host(room, asked.person)
    asked.house.registry.close(room)
    await asked.house.store.remove_room(room.code)
    return None


@route("PUT", "/api/rooms/{code}/options")
async def _options(asked: Asked) -> Answered:
    room = await asked.room()
    await lobby.change_options(room, asked.person, asked.read(RoomOptions))
    return room.info(asked.person.user)


@route("POST", "/api/rooms/{code}/seats/{seat}")
async def _seat(asked: Asked) -> Answered:
    room = await asked.room()
    await lobby.change_seat(room, asked.person, asked.seat, asked.read(SeatChange))
    return room.info(asked.person.user)


@route("POST", "/api/rooms/{code}/start")
async def _start(asked: Asked) -> Answered:
    room = await asked.room()
    await lobby.start(room, asked.person)
    return room.info(asked.person.user)


@route("POST", "/api/rooms/{code}/abandon")
async def _abandon(asked: Asked) -> Answered:
    room = await asked.room()
    await lobby.vote_to_abandon(room, asked.person, asked.read(Wish).want)
    return room.info(asked.person.user)


@route("POST", "/api/rooms/{code}/rematch")
async def _rematch(asked: Asked) -> Answered:
    room = await asked.room()
    await lobby.vote_for_rematch(room, asked.person, asked.read(Wish))
    return room.info(asked.person.user)


@route("POST", "/api/rooms/{code}/mute")
async def _mute(asked: Asked) -> Answered:
    room, wish = await asked.room(), asked.read(Mute)
    await lobby.mute(room, asked.person, wish.user, wish.muted)
    return room.info(asked.person.user)


@route("GET", "/api/rooms/{code}/chat")
async def _chat(asked: Asked) -> Answered:
    code = (await asked.room()).code
    return [chat_line(code, row) for row in await asked.house.store.chat(code, 200)]


@route("POST", "/api/rooms/{code}/seats/{seat}/hints")
async def _hints(asked: Asked) -> Answered:
    return await (await asked.room()).helping.hints(asked.person, asked.seat)


@route("GET", "/api/rooms/{code}/seats/{seat}/notebook")
async def _notebook(asked: Asked) -> Answered:
    return await (await asked.room()).helping.notebook(asked.person, asked.seat)


@route("PUT", "/api/rooms/{code}/seats/{seat}/notebook/marks")
async def _mark(asked: Asked) -> Answered:
    room = await asked.room()
    return await room.helping.mark(asked.person, asked.seat, asked.read(Marks))


# -- lessons -------------------------------------------------------------------------------------


@route("GET", "/api/lessons")
async def _lessons(asked: Asked) -> Answered:
    return await tutor.lines(asked.house.as_store, asked.person.user)


@route("POST", "/api/lessons/{game}")
async def _begin_lesson(asked: Asked) -> Answered:
    chapter = asked.read(LessonStart).chapter
    return await tutor.begin(asked.house.registry, asked.person, asked.words[0], chapter)


@route("POST", "/api/lessons/{game}/steps")
async def _lesson_step(asked: Asked) -> Answered:
    step, rooms = asked.read(LessonStep), asked.house.registry
    return await tutor.go_on(rooms, asked.person.user, asked.words[0], step.step, step.do)


@route("DELETE", "/api/lessons/{game}", NO_CONTENT)
async def _leave_lesson(asked: Asked) -> Answered:
    await tutor.leave(asked.house.registry, asked.person.user, asked.words[0])
    return None
