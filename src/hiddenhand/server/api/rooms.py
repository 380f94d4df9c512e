"""Rooms over HTTP: make one, sit down, begin, vote. Live play itself goes over the socket."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from hiddenhand.server.api.common import HallOf, PersonOf
from hiddenhand.server.api.limits import FewPerUser
from hiddenhand.server.live.options import refuse_lesson
from hiddenhand.server.live.talk import said
from hiddenhand.server.wire.base import Code, SeatNumber
from hiddenhand.server.wire.learning import Marks, Notebook
from hiddenhand.server.wire.messages import Said
from hiddenhand.server.wire.rooms import (
    HintLine,
    Mute,
    RoomInfo,
    RoomLine,
    RoomOptions,
    SeatChange,
    Wish,
)

router = APIRouter(prefix="/api/rooms", tags=["rooms"])
CodeInPath = Annotated[Code, Path()]


@router.post("", status_code=201, dependencies=[Depends(FewPerUser("rooms"))])
async def create_room(options: RoomOptions, hall: HallOf, person: PersonOf) -> RoomInfo:
    refuse_lesson(options)
    room = await hall.create(person, options)
    return room.info(person.user)


@router.get("")
async def lobby(hall: HallOf) -> list[RoomLine]:
    """Public rooms that wait for players, newest first."""
    return await hall.lobby()


@router.get("/mine")
async def my_rooms(hall: HallOf, person: PersonOf) -> list[RoomLine]:
    """Rooms I host or sit in; `my_turn` says where I owe an answer."""
    return await hall.mine(person.user)


@router.get("/{code}")
async def get_room(code: CodeInPath, hall: HallOf, person: PersonOf) -> RoomInfo:
    return (await hall.room(code)).info(person.user)


@router.put("/{code}/options")
async def change_options(
    code: CodeInPath, options: RoomOptions, hall: HallOf, person: PersonOf
) -> RoomInfo:
    room = await hall.room(code)
    await room.change_options(person, options)
    return room.info(person.user)


@router.post("/{code}/seats/{seat}")
async def change_seat(
    code: CodeInPath, seat: SeatNumber, change: SeatChange, hall: HallOf, person: PersonOf
) -> RoomInfo:
    room = await hall.room(code)
    await room.change_seat(person, seat, change)
    return room.info(person.user)


@router.post("/{code}/start")
async def start(code: CodeInPath, hall: HallOf, person: PersonOf) -> RoomInfo:
    """The host begins the game; every seat must be taken by somebody or by a bot."""
    room = await hall.room(code)
    await room.start(person)
    return room.info(person.user)


@router.post("/{code}/abandon")
async def vote_to_abandon(code: CodeInPath, wish: Wish, hall: HallOf, person: PersonOf) -> RoomInfo:
    """When all people who play want it, the game ends without a result."""
    room = await hall.room(code)
    await room.vote_to_abandon(person, wish.want)
    return room.info(person.user)


@router.post("/{code}/rematch")
async def vote_for_rematch(
    code: CodeInPath, wish: Wish, hall: HallOf, person: PersonOf
) -> RoomInfo:
    """When all want it, a new game begins at once with everybody one seat further."""
    room = await hall.room(code)
    await room.vote_for_rematch(person, wish.want, wish.entropy)
    return room.info(person.user)


@router.post("/{code}/mute")
async def mute(code: CodeInPath, wish: Mute, hall: HallOf, person: PersonOf) -> RoomInfo:
    room = await hall.room(code)
    await room.mute(person, wish.user, wish.muted)
    return room.info(person.user)


@router.get("/{code}/seats/{seat}/hints")
async def hints(
    code: CodeInPath, seat: SeatNumber, hall: HallOf, person: PersonOf
) -> list[HintLine]:
    """What a strong bot thinks of my options, the best first, where the room allows it. Everybody
    at the table is told that I asked."""
    return await (await hall.room(code)).helping.hints(person, seat)


@router.get("/{code}/seats/{seat}/notebook")
async def notebook(code: CodeInPath, seat: SeatNumber, hall: HallOf, person: PersonOf) -> Notebook:
    """What this seat has seen and still knows, who may be whom, and my own marks."""
    return await (await hall.room(code)).helping.notebook(person, seat)


@router.put("/{code}/seats/{seat}/notebook/marks")
async def mark(
    code: CodeInPath, seat: SeatNumber, marks: Marks, hall: HallOf, person: PersonOf
) -> Marks:
    """My own marks, all of them at once; nobody else sees them."""
    return await (await hall.room(code)).helping.mark(person, seat, marks)


@router.get("/{code}/chat")
async def chat(code: CodeInPath, hall: HallOf, person: PersonOf) -> list[Said]:
    """The newest messages, oldest first."""
    await hall.room(code)
    return [said(code, row) for row in await hall.store.chat(code, 200)]
