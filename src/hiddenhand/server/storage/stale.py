"""Finds and deletes unused data."""

from sqlalchemy import ColumnElement, Table, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.jobs.queue import CHOOSE
from hiddenhand.server.storage.base import SqlPart
from hiddenhand.server.storage.tables import (
    chat,
    devices,
    games,
    jobs,
    lessons,
    players,
    ratings,
    room_people,
    rooms,
    sign_ins,
    users,
)

# where a user who has taken part in anything is found
TRACES = (
    room_people.c.user,
    players.c.user,
    games.c.uploaded_by,
    chat.c.user,
    ratings.c.player,
    lessons.c.user,
)


class Stale(SqlPart):
    """The cleanup part of the store."""

    async def newest_sign(self) -> float:
        """The time of the newest activity, by the writers' clocks."""
        signs = (devices.c.seen_at, rooms.c.touched_at, games.c.moved_at)
        found = [await self.first(select(func.max(sign).label("at"))) for sign in signs]
        return max((row.at for row in found if row is not None and row.at is not None), default=0.0)

    async def stale_users(self, seen_before: float, *, new_only: bool, limit: int) -> list[str]:
        """Users without a device seen since; `new_only`: those who never took part in a game."""
        seen = select(func.max(devices.c.seen_at)).where(devices.c.user == users.c.id)
        last = func.coalesce(seen.scalar_subquery(), users.c.created_at)
        found = select(users.c.id).where(last < seen_before).order_by(users.c.id).limit(limit)
        if new_only:
            found = found.where(*(~exists().where(column == users.c.id) for column in TRACES))
        return [row.id for row in await self.all(found)]

    async def is_blank(self, user: str) -> bool:
        """True for a user who has taken part in nothing, so that nothing would be lost."""
        known = or_(*(exists().where(column == users.c.id) for column in TRACES))
        return await self.first(select(users.c.id).where(users.c.id == user, known)) is None

    async def stale_rooms(self, before: float, *, playing: bool, limit: int) -> list[str]:
        """Rooms not used since; `playing`: those with a running game."""
        moved = select(games.c.moved_at).where(games.c.id == rooms.c.game_id).scalar_subquery()
        quiet: ColumnElement[bool] = rooms.c.touched_at < before
        if playing:
            quiet = quiet & (func.coalesce(moved, 0.0) < before)
        stage = rooms.c.stage == "playing" if playing else rooms.c.stage != "playing"
        found = select(rooms.c.code).where(quiet, stage).order_by(rooms.c.code).limit(limit)
        return [row.code for row in await self.all(found)]

    async def drop_links(self, now: float) -> int:
        """Delete expired sign-in links."""
        return await self._drop(sign_ins, sign_ins.c.expires_at <= now)

    async def stale_devices(self, seen_before: float, limit: int) -> list[tuple[str, str]]:
        """(user, device) of devices not seen since."""
        found = select(devices).where(devices.c.seen_at < seen_before).order_by(devices.c.id)
        return [(row.user, row.id) for row in await self.all(found.limit(limit))]

    async def drop_jobs(self, made_before: float) -> int:
        """Delete uncollected answers of bots and failed analyses."""
        left = (jobs.c.kind == CHOOSE) | (jobs.c.state == "failed")
        return await self._drop(jobs, (jobs.c.created_at < made_before) & left)

    async def drop_games(self, ended_before: float, *, bots_only: bool = False) -> int:
        """Delete finished games, or only those of bots alone, unless a room still shows them."""
        old = (games.c.ended_at < ended_before) & ~exists().where(rooms.c.game_id == games.c.id)
        if bots_only:
            person = (players.c.game_id == games.c.id) & players.c.bot.is_(None)
            old &= games.c.uploaded_by.is_(None) & ~exists().where(person)
        return await self._drop(games, old)

    async def _drop(self, table: Table, old: ColumnElement[bool]) -> int:
        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(delete(table).where(old))).rowcount

        if await self.first(select(table).where(old)) is None:
            return 0  # the usual case, without a write transaction

        return await self.writer.do(work)
