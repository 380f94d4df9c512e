"""Rooms over HTTP: create, take a seat, start, vote. The game itself is played over the socket."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from hiddenhand.server.api.common import Paying, PersonOf, Rooms
from hiddenhand.server.api.limits import FewPerUser
from hiddenhand.server.budget import ROOM_MADE
from hiddenhand.server.live import lobby
from hiddenhand.server.live.chat import chat_line
from hiddenhand.server.live.options import refuse_lesson
from hiddenhand.server.wire.base import Code, SeatNumber
from hiddenhand.server.wire.learning import Marks, Notebook
from hiddenhand.server.wire.messages import ChatLine
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
async def create_room(
    options: RoomOptions, rooms: Rooms, person: PersonOf, payer: Paying
) -> RoomInfo:
    """Create a room; I am its host."""
    refuse_lesson(options)
    rooms.services.budget.charge(payer, ROOM_MADE)
    room = await rooms.create(person, options)
    return room.info(person.user)


@router.get("")
async def waiting_rooms(rooms: Rooms) -> list[RoomLine]:
    """Public rooms that wait for players, newest first."""
    return await rooms.lobby()


@router.get("/mine")
async def my_rooms(rooms: Rooms, person: PersonOf) -> list[RoomLine]:
    """Rooms that I host or sit in; `my_turn` says where I owe an answer."""
    return await rooms.rooms_of(person.user)


@router.get("/{code}")
async def get_room(code: CodeInPath, rooms: Rooms, person: PersonOf) -> RoomInfo:
    """A room as I see it, with all that was written before on any node."""
    return (await rooms.newest(code)).info(person.user)


@router.put("/{code}/options")
async def change_options(
    code: CodeInPath, options: RoomOptions, rooms: Rooms, person: PersonOf
) -> RoomInfo:
    """Change what the room plays (host only)."""
    room = await rooms.room(code)
    await lobby.change_options(room, person, options)
    return room.info(person.user)


@router.post("/{code}/seats/{seat}")
async def change_seat(
    code: CodeInPath, seat: SeatNumber, change: SeatChange, rooms: Rooms, person: PersonOf
) -> RoomInfo:
    """Take or leave a seat, or seat a bot."""
    room = await rooms.room(code)
    await lobby.change_seat(room, person, seat, change)
    return room.info(person.user)


@router.post("/{code}/start")
async def start(code: CodeInPath, rooms: Rooms, person: PersonOf) -> RoomInfo:
    """Start the game (host only); every seat needs a person or a bot."""
    room = await rooms.room(code)
    await lobby.start(room, person)
    return room.info(person.user)


@router.post("/{code}/abandon")
async def vote_to_abandon(code: CodeInPath, wish: Wish, rooms: Rooms, person: PersonOf) -> RoomInfo:
    """Vote to end the game without a result, which happens when everybody who plays agrees."""
    room = await rooms.room(code)
    await lobby.vote_to_abandon(room, person, wish.want)
    return room.info(person.user)


@router.post("/{code}/rematch")
async def vote_for_rematch(
    code: CodeInPath, wish: Wish, rooms: Rooms, person: PersonOf
) -> RoomInfo:
    """Vote for a rematch, which starts with rotated seats when everybody agrees."""
    room = await rooms.room(code)
    await lobby.vote_for_rematch(room, person, wish)
    return room.info(person.user)


@router.post("/{code}/mute")
async def mute(code: CodeInPath, wish: Mute, rooms: Rooms, person: PersonOf) -> RoomInfo:
    """Mute or unmute a user in the chat (host only)."""
    room = await rooms.room(code)
    await lobby.mute(room, person, wish.user, wish.muted)
    return room.info(person.user)


@router.post("/{code}/seats/{seat}/hints")
async def hints(
    code: CodeInPath, seat: SeatNumber, rooms: Rooms, person: PersonOf
) -> list[HintLine]:
    """What a strong bot thinks of my options, best first, if the room allows hints. Everybody at
    the table is told that I asked."""
    return await (await rooms.room(code)).helping.hints(person, seat)


@router.get("/{code}/seats/{seat}/notebook")
async def notebook(code: CodeInPath, seat: SeatNumber, rooms: Rooms, person: PersonOf) -> Notebook:
    """What this seat has seen and still knows, who may be whom, and my own marks."""
    return await (await rooms.room(code)).helping.notebook(person, seat)


@router.put("/{code}/seats/{seat}/notebook/marks")
async def mark(
    code: CodeInPath, seat: SeatNumber, marks: Marks, rooms: Rooms, person: PersonOf
) -> Marks:
    """Replace my own marks; nobody else sees them."""
    return await (await rooms.room(code)).helping.mark(person, seat, marks)


@router.get("/{code}/chat")
async def chat(code: CodeInPath, rooms: Rooms, person: PersonOf) -> list[ChatLine]:
    """The newest messages, oldest first."""
    await rooms.room(code)
    return [chat_line(code, row) for row in await rooms.store.chat(code, 200)]
