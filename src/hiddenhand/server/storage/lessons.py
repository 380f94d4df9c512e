"""The lessons' part of the store."""

from dataclasses import asdict

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hiddenhand.server.storage import rows
from hiddenhand.server.storage.base import SqlPart
from hiddenhand.server.storage.tables import lessons
from hiddenhand.server.store import LessonRow


class Lessons(SqlPart):
    """The room of each user's lesson (see `Store`)."""

    async def lesson(self, user: str, game: str) -> LessonRow | None:
        statement = select(lessons).where(lessons.c.user == user, lessons.c.game == game)
        found = await self.first(statement)
        return None if found is None else rows.lesson(found)

    async def save_lesson(self, row: LessonRow) -> None:
        async def work(connection: AsyncConnection) -> None:
            mine = (lessons.c.user == row.user) & (lessons.c.game == row.game)
            changed = await connection.execute(update(lessons).where(mine).values(asdict(row)))
            if not changed.rowcount:
                await connection.execute(insert(lessons).values(asdict(row)))

        await self.writer.do(work)
