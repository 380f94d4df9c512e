"""Rooms and their chat."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage import rows
from hiddenhand.server.storage.base import SqlPart, change
from hiddenhand.server.storage.tables import chat, games, holds, room_people, rooms, users
from hiddenhand.server.store import ChatRow, Guard, RoomRow


class Rooms(SqlPart):
    """The rooms' part of the store (see `Store`)."""

    async def add_room(self, room: RoomRow) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(rooms).values(rows.room_values(room)))
            await _note_people(connection, room)
            hold = {"room": room.code, "version": room.version, "held_at": room.touched_at}
            await connection.execute(insert(holds).values(hold))

        await self.writer.do(work)

    async def save_room(self, room: RoomRow, guard: Guard | None = None) -> None:
        await self.writer.do(lambda connection: write_room(connection, room), guard)

    async def remove_room(self, code: str) -> None:
        """Delete a room with its unfinished game; finished games stay."""

        async def work(connection: AsyncConnection) -> None:
            unfinished = delete(games).where(games.c.room == code, games.c.ended_at.is_(None))
            await connection.execute(unfinished)
            await change(connection, delete(rooms).where(rooms.c.code == code), f"room {code}")

        await self.writer.do(work)

    async def room(self, code: str) -> RoomRow | None:
        found = await self.all(_rooms().where(rooms.c.code == code))
        return (await self._with_people(found))[0] if found else None

    async def open_rooms(self, limit: int) -> list[RoomRow]:
        statement = (
            _rooms()
            .where(rooms.c.public.is_(True), rooms.c.stage == "waiting")
            .order_by(rooms.c.touched_at.desc(), rooms.c.code)
            .limit(limit)
        )
        return await self._with_people(await self.all(statement))

    async def rooms_of(self, user: str) -> list[RoomRow]:
        mine = select(room_people.c.room).where(room_people.c.user == user)
        statement = (
            _rooms().where(rooms.c.code.in_(mine)).order_by(rooms.c.touched_at.desc(), rooms.c.code)
        )
        return await self._with_people(await self.all(statement))

    async def versions(self, codes: list[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for start in range(0, len(codes), 500):  # databases limit the length of a list
            some = holds.c.room.in_(codes[start : start + 500])
            statement = select(holds.c.room, holds.c.version).where(some)
            found |= {row.room: row.version for row in await self.all(statement)}
        return found

    async def add_chat(self, code: str, row: ChatRow, guard: Guard | None = None) -> None:
        await self.writer.do(lambda connection: write_chat(connection, code, row), guard)

    async def chat(self, code: str, limit: int, after: int = 0) -> list[ChatRow]:
        here = and_(chat.c.room == code, chat.c.number > after)
        said = select(chat, users.c.face).join(users, users.c.id == chat.c.user)
        statement = said.where(here).order_by(chat.c.number.desc()).limit(limit)
        return [rows.chat(row) for row in reversed(await self.all(statement))]

    async def _with_people(self, found: Sequence[Row[Any]]) -> list[RoomRow]:
        codes = [row.code for row in found]
        statement = (
            select(room_people)
            .where(room_people.c.room.in_(codes))
            .order_by(room_people.c.room, room_people.c.user)
        )
        people: dict[str, list[str]] = {code: [] for code in codes}
        for row in await self.all(statement) if codes else []:
            people[row.room].append(row.user)
        return [rows.room(row, tuple(people[row.code])) for row in found]


def _rooms() -> Select[Any]:
    joined = rooms.outerjoin(holds, holds.c.room == rooms.c.code)
    return select(rooms, holds.c.version, holds.c.holder).select_from(joined)


async def write_room(connection: AsyncConnection, room: RoomRow) -> None:
    """Update the row of a room and the users who have it in their list."""
    statement = update(rooms).where(rooms.c.code == room.code).values(rows.room_values(room))
    await change(connection, statement, f"room {room.code}")
    await connection.execute(delete(room_people).where(room_people.c.room == room.code))
    await _note_people(connection, room)


async def write_chat(connection: AsyncConnection, code: str, row: ChatRow) -> None:
    """Insert a chat message."""
    values = {
        "room": code,
        "number": row.number,
        "user": row.user,
        "name": row.name,
        "text": row.text,
        "reaction": row.reaction,
        "at": row.at,
    }
    await connection.execute(insert(chat).values(values))


async def _note_people(connection: AsyncConnection, room: RoomRow) -> None:
    people = dict.fromkeys([room.host, *room.people])
    await connection.execute(
        insert(room_people), [{"room": room.code, "user": user} for user in people]
    )
