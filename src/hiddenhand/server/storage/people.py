"""Users and their devices, and the export and deletion of a user's data."""

import json
from dataclasses import asdict
from hmac import compare_digest
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage import rows
from hiddenhand.server.storage.base import SqlPart, change
from hiddenhand.server.storage.tables import (
    answers,
    chat,
    devices,
    games,
    lessons,
    mail_addresses,
    muted_rooms,
    notes,
    players,
    push_subscriptions,
    quiet_hours,
    ratings,
    room_people,
    rooms,
    users,
)
from hiddenhand.server.store import DeviceRow, Guard, UserRow


class People(SqlPart):
    """The users' part of the store (see `Store`)."""

    async def add_user(self, user: UserRow, device: DeviceRow, token_hash: bytes) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(users).values(asdict(user)))
            await connection.execute(insert(devices).values(rows.device_values(device, token_hash)))

        await self.writer.do(work)

    async def user(self, user: str) -> UserRow | None:
        found = await self.first(select(users).where(users.c.id == user))
        return None if found is None else rows.user(found)

    async def user_of_token(self, token_hash: bytes) -> tuple[UserRow, DeviceRow] | None:
        device = await self.first(select(devices).where(devices.c.token_hash == token_hash))
        if device is None or not compare_digest(device.token_hash, token_hash):
            return None
        user = await self.user(device.user)
        return None if user is None else (user, rows.device(device))

    async def change_user(self, user: UserRow) -> None:
        values = {"name": user.name, "language": user.language, "face": user.face}
        statement = update(users).where(users.c.id == user.id).values(values)
        await self.writer.do(lambda connection: change(connection, statement, f"user {user.id}"))

    async def devices(self, user: str) -> list[DeviceRow]:
        statement = select(devices).where(devices.c.user == user).order_by(devices.c.created_at)
        return [rows.device(row) for row in await self.all(statement)]

    async def touch_device(self, device: str, now: float) -> None:
        statement = update(devices).where(devices.c.id == device).values(seen_at=now)
        await self.writer.do(lambda connection: connection.execute(statement))

    async def remove_device(self, user: str, device: str) -> bool:
        statement = delete(devices).where(devices.c.id == device, devices.c.user == user)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount > 0

        return await self.writer.do(work)

    # -- export and deletion -------------------------------------------------------------------

    async def export_user(self, user: str) -> dict[str, Any]:
        """Everything stored about a user, ready for JSON; empty if there is no such user."""
        person = await self.user(user)
        if person is None:
            return {}
        strength = select(ratings).where(ratings.c.player == user).order_by(ratings.c.game)
        noted = select(notes).where(notes.c.user == user).order_by(notes.c.at)
        learned = select(lessons).where(lessons.c.user == user).order_by(lessons.c.game)
        uploads = select(games).where(games.c.uploaded_by == user)
        lines = select(chat).where(chat.c.user == user).order_by(chat.c.at)
        return {
            "user": asdict(person),
            "devices": [
                _shown(row, "id", "label", "created_at", "seen_at")
                for row in await self.all(select(devices).where(devices.c.user == user))
            ],
            "rooms": await self._export_rooms(user),
            "games": await self._export_games(user),
            "ratings": [
                _shown(row, "game", "mu", "sigma", "games") for row in await self.all(strength)
            ],
            "notes": [
                {**_shown(row, "game_id", "seat", "at"), "notes": json.loads(row.text)}
                for row in await self.all(noted)
            ],
            "lessons": [
                _shown(row, "game", "room", "finished_at") for row in await self.all(learned)
            ],
            "uploads": [_shown(row, "id", "game", "started_at") for row in await self.all(uploads)],
            "chat": [
                _shown(row, "room", "text", "reaction", "at") for row in await self.all(lines)
            ],
            "summons": await self._export_summons(user),
        }

    async def _export_summons(self, user: str) -> dict[str, Any]:
        """How this user is called to tables. Mail addresses and what reaches a browser open
        doors elsewhere, and an export is a file that gets passed on: both stay here."""
        push = select(push_subscriptions).where(push_subscriptions.c.user == user)
        mail = select(mail_addresses).where(mail_addresses.c.user == user)
        quiet = select(quiet_hours).where(quiet_hours.c.user == user)
        muted = select(muted_rooms).where(muted_rooms.c.user == user)
        return {
            "push": [_shown(row, "device", "created_at") for row in await self.all(push)],
            "mail": [_shown(row, "asked_at", "confirmed_at") for row in await self.all(mail)],
            "quiet": [_shown(row, "begins", "ends", "zone") for row in await self.all(quiet)],
            "muted_rooms": [row.room for row in await self.all(muted)],
        }

    async def _export_rooms(self, user: str) -> list[dict[str, Any]]:
        in_rooms = select(rooms).where(
            rooms.c.code.in_(select(room_people.c.room).where(room_people.c.user == user))
        )
        return [
            {
                **_shown(row, "code", "stage", "touched_at"),
                "host": row.host == user,
                "options": json.loads(row.options),
            }
            for row in await self.all(in_rooms)
        ]

    async def _export_games(self, user: str) -> list[dict[str, Any]]:
        """The games of this user, each with this user's answers."""
        in_games = (
            select(
                games,
                players.c.seat.label("my_seat"),
                players.c.name.label("my_name"),
                players.c.hints.label("my_hints"),
            )
            .join(players, players.c.game_id == games.c.id)
            .where(players.c.user == user)
            .order_by(games.c.started_at)
        )
        my_answers = (
            select(answers)
            .join(players, _same_seat())
            .where(players.c.user == user)
            .order_by(answers.c.game_id, answers.c.number)
        )
        given: dict[str, list[dict[str, Any]]] = {}
        for row in await self.all(my_answers):
            given.setdefault(row.game_id, []).append(_shown(row, "number", "key", "at"))
        return [
            {
                **_shown(row, "id", "game", "started_at", "ended_at"),
                "seat": row.my_seat,
                "name": row.my_name,
                "hints": row.my_hints,
                "answers": given.get(row.id, []),
            }
            for row in await self.all(in_games)
        ]

    async def erase_user(self, user: str) -> None:
        mine = select(room_people.c.room).where(room_people.c.user == user)
        played = (  # rooms they left, whose game still has their name
            select(rooms.c.code.label("room"))
            .join(players, players.c.game_id == rooms.c.game_id)
            .where(players.c.user == user)
        )
        found = {row.room for each in (mine, played) for row in await self.all(each)}
        changed = [Guard(room, None) for room in sorted(found)]

        async def work(connection: AsyncConnection) -> None:
            await _leave_rooms(connection, user)
            await _leave_games(connection, user)
            await connection.execute(delete(ratings).where(ratings.c.player == user))
            # foreign keys delete devices, links, chat, notes and lists of rooms
            await change(connection, delete(users).where(users.c.id == user), f"user {user}")

        await self.writer.do(work, *changed)


def _shown(row: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _same_seat() -> Any:
    return (players.c.game_id == answers.c.game_id) & (players.c.seat == answers.c.seat)


async def _leave_rooms(connection: AsyncConnection, user: str) -> None:
    """Give rooms with other people to one of them; delete empty ones with their unfinished
    games."""
    mine = select(room_people.c.room).where(room_people.c.user == user)
    for room in (await connection.execute(select(rooms).where(rooms.c.code.in_(mine)))).all():
        others = select(func.min(room_people.c.user)).where(
            room_people.c.room == room.code, room_people.c.user != user
        )
        heir = await connection.scalar(others)
        if heir is None:
            await connection.execute(
                delete(games).where(games.c.room == room.code, games.c.ended_at.is_(None))
            )
            await connection.execute(delete(rooms).where(rooms.c.code == room.code))
            continue
        values = {
            "host": heir if room.host == user else room.host,
            "seats": without(room.seats, user),
            "deal": None if room.deal is None else without(room.deal, user),
        }
        await connection.execute(update(rooms).where(rooms.c.code == room.code).values(values))


async def _leave_games(connection: AsyncConnection, user: str) -> None:
    mine = select(players.c.game_id).where(players.c.user == user)
    for game in (await connection.execute(select(games).where(games.c.id.in_(mine)))).all():
        values = {
            "deal": without(game.deal, user),
            "clock": without(game.clock, user),
            "owing": json.dumps([name for name in json.loads(game.owing) if name != user]),
        }
        await connection.execute(update(games).where(games.c.id == game.id).values(values))
    await connection.execute(
        update(players).where(players.c.user == user).values(user=None, name="")
    )


def without(text: str, user: str) -> str:
    """The JSON text without this user's name and id. Their contribution to a deal stays, since
    the proof needs it."""
    return json.dumps(_without(json.loads(text), user))


def _without(part: Any, user: str) -> Any:
    if isinstance(part, dict):
        kept: dict[str, Any] = {}
        if user in part.values() and "name" in part:  # one of their seats
            part = {**part, "name": "", **({"face": None} if "face" in part else {})}
        for name, value in part.items():
            plain = f"gone-{len(kept)}" if name == user else name
            kept[plain] = _without(value, user)
        return kept
    if isinstance(part, list):
        return [_without(value, user) for value in part if value != user]
    return None if part == user else part
