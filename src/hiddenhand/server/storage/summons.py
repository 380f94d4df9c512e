"""Who can be called to a table, and who was called for which turn."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage.base import SqlPart
from hiddenhand.server.storage.tables import (
    answers,
    mail_addresses,
    muted_rooms,
    push_subscriptions,
    quiet_hours,
    server_keys,
)
from hiddenhand.server.storage.tables import users as people
from hiddenhand.server.summons.receivers import (
    MOST_DEVICES,
    MOST_FAILURES,
    MOST_MUTED,
    MailRow,
    PushRow,
    Quiet,
    Receiver,
)


class Summons(SqlPart):
    async def server_key(self, name: str, fresh: str) -> str:
        wanted = select(server_keys).where(server_keys.c.name == name)
        found = await self.first(wanted)
        if found is None:
            values = {"name": name, "key": fresh}
            await self.writer.do(lambda connection: connection.execute(_ADD_KEY, values))
            found = await self.first(wanted)  # another server may have been faster
        return fresh if found is None else str(found.key)

    # -- calling -------------------------------------------------------------------------------

    async def receivers(self, users: Sequence[str], room: str) -> list[Receiver]:
        pushed = push_subscriptions.c.user.in_(users)
        confirmed = mail_addresses.c.confirmed_at.is_not(None)
        mailed = mail_addresses.c.user.in_(users) & confirmed
        devices: dict[str, list[PushRow]] = {}
        for row in await self.all(select(push_subscriptions).where(pushed)):
            devices.setdefault(row.user, []).append(_push(row))
        mail = {
            row.user: str(row.address)
            for row in await self.all(select(mail_addresses).where(mailed))
        }
        found = {*devices, *mail}
        if not found:
            return []
        about = select(people.c.id, people.c.language, quiet_hours, muted_rooms.c.room)
        joined = people.outerjoin(quiet_hours, quiet_hours.c.user == people.c.id).outerjoin(
            muted_rooms, (muted_rooms.c.user == people.c.id) & (muted_rooms.c.room == room)
        )
        rows = await self.all(about.select_from(joined).where(people.c.id.in_(found)))
        return [
            Receiver(
                row.id,
                row.language,
                tuple(devices.get(row.id, ())),
                mail.get(row.id),
                _quiet(row) if row.zone is not None else None,
            )
            for row in rows
            if row.room is None
        ]

    async def turns_of(self, game_id: str, seats: Sequence[int]) -> int:
        given = (answers.c.game_id == game_id) & answers.c.seat.in_(seats) & (answers.c.number > 0)
        found = await self.first(select(func.count().label("turns")).where(given))
        return 0 if found is None else int(found.turns)

    async def claim_summons(self, user: str, game_id: str, turn: int, now: float) -> bool:
        values = {"user": user, "game_id": game_id, "turn": turn, "at": now}

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(_CLAIM, values)).first() is not None

        return await self.writer.do(work)

    # -- devices -------------------------------------------------------------------------------

    async def save_push(self, row: PushRow) -> None:
        mine = push_subscriptions.c.user == row.user
        same = (push_subscriptions.c.device == row.device) | (
            push_subscriptions.c.endpoint == row.endpoint
        )
        newest = (
            select(push_subscriptions.c.device)
            .where(mine)
            .order_by(push_subscriptions.c.created_at.desc())
            .limit(MOST_DEVICES - 1)
        )

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(push_subscriptions).where(same))
            kept = [found.device for found in await connection.execute(newest)]
            others = push_subscriptions.c.device.not_in(kept)
            await connection.execute(delete(push_subscriptions).where(mine & others))
            await connection.execute(insert(push_subscriptions).values(asdict(row)))

        await self.writer.do(work)

    async def pushes(self, user: str) -> list[PushRow]:
        mine = select(push_subscriptions).where(push_subscriptions.c.user == user)
        return [_push(row) for row in await self.all(mine)]

    async def drop_push(self, device: str) -> bool:
        return await self._remove(
            delete(push_subscriptions).where(push_subscriptions.c.device == device)
        )

    async def drop_endpoint(self, endpoint: str) -> None:
        await self._remove(
            delete(push_subscriptions).where(push_subscriptions.c.endpoint == endpoint)
        )

    async def note_push(self, endpoint: str, arrived: bool) -> None:
        this = push_subscriptions.c.endpoint == endpoint
        failures = 0 if arrived else push_subscriptions.c.failures + 1
        dead = this & (push_subscriptions.c.failures >= MOST_FAILURES)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(push_subscriptions).where(this).values(failures=failures)
            )
            await connection.execute(delete(push_subscriptions).where(dead))

        await self.writer.do(work)

    # -- mail ----------------------------------------------------------------------------------

    async def mail_of(self, user: str) -> MailRow | None:
        row = await self.first(select(mail_addresses).where(mail_addresses.c.user == user))
        return row and MailRow(row.user, row.address, row.asked_at, row.confirmed_at)

    async def ask_mail(self, row: MailRow, token_hash: bytes) -> None:
        values = {**asdict(row), "token_hash": token_hash}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(mail_addresses).where(mail_addresses.c.user == row.user)
            )
            await connection.execute(insert(mail_addresses).values(values))

        await self.writer.do(work)

    async def confirm_mail(self, token_hash: bytes, now: float, asked_after: float) -> str | None:
        this = (mail_addresses.c.token_hash == token_hash) & (
            mail_addresses.c.asked_at > asked_after
        )
        done = update(mail_addresses).where(this).values(confirmed_at=now)

        async def work(connection: AsyncConnection) -> str | None:
            found = (await connection.execute(done.returning(mail_addresses.c.user))).first()
            return None if found is None else str(found.user)

        return await self.writer.do(work)

    async def drop_mail(self, user: str) -> bool:
        return await self._remove(delete(mail_addresses).where(mail_addresses.c.user == user))

    async def drop_asked_mail(self, asked_before: float) -> int:
        old = mail_addresses.c.confirmed_at.is_(None) & (mail_addresses.c.asked_at < asked_before)

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(delete(mail_addresses).where(old))).rowcount

        if await self.first(select(mail_addresses).where(old)) is None:
            return 0  # most days: no transaction for nothing
        return await self.writer.do(work)

    # -- when not ------------------------------------------------------------------------------

    async def quiet_of(self, user: str) -> Quiet | None:
        row = await self.first(select(quiet_hours).where(quiet_hours.c.user == user))
        return row and _quiet(row)

    async def save_quiet(self, user: str, quiet: Quiet | None) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(quiet_hours).where(quiet_hours.c.user == user))
            if quiet is not None:
                values = {"user": user, **asdict(quiet)}
                await connection.execute(insert(quiet_hours).values(values))

        await self.writer.do(work)

    async def muted_rooms(self, user: str) -> list[str]:
        mine = select(muted_rooms.c.room).where(muted_rooms.c.user == user)
        return [row.room for row in await self.all(mine.order_by(muted_rooms.c.room))]

    async def mute_room(self, user: str, room: str, muted: bool) -> None:
        mine = muted_rooms.c.user == user

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(muted_rooms).where(mine & (muted_rooms.c.room == room)))
            many = select(func.count()).select_from(muted_rooms).where(mine)
            if muted and (await connection.scalar(many) or 0) < MOST_MUTED:
                await connection.execute(insert(muted_rooms).values(user=user, room=room))

        await self.writer.do(work)

    async def _remove(self, statement: Any) -> bool:
        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount > 0

        return await self.writer.do(work)


def _push(row: Row[Any]) -> PushRow:
    return PushRow(
        row.device, row.user, row.endpoint, row.p256dh, row.auth, row.created_at, row.failures
    )


def _quiet(row: Row[Any]) -> Quiet:
    return Quiet(row.begins, row.ends, row.zone)


# Both databases know these words. Of several that want the same row, one gets it.
_ADD_KEY = text("INSERT INTO server_keys (name, key) VALUES (:name, :key) ON CONFLICT DO NOTHING")
_CLAIM = text(
    'INSERT INTO summons (game_id, "user", turn, at) VALUES (:game_id, :user, :turn, :at)'
    ' ON CONFLICT (game_id, "user") DO UPDATE SET turn = excluded.turn, at = excluded.at'
    " WHERE summons.turn < excluded.turn RETURNING turn"
)
