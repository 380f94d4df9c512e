"""Reading and writing, shared by all parts of the store."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Row, Select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hiddenhand.server.storage.failing import failed
from hiddenhand.server.storage.writer import Writer
from hiddenhand.server.store import NotThere


class SqlPart:
    """Base of the parts of the store."""

    def __init__(self, reader: AsyncEngine, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer

    async def all(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        """All rows of a query. Raises `NotStored` if the database fails."""
        try:
            try:
                return await self._read(statement)
            except DBAPIError:  # an idle connection broke: retry on a new one
                return await self._read(statement)
        except (SQLAlchemyError, OSError) as error:
            raise failed(error) from error

    async def _read(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        async with self.reader.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(statement)).all()
            return found

    async def first(self, statement: Select[Any]) -> Row[Any] | None:
        """The first row of a query; None if there is none."""
        found = await self.all(statement.limit(1))
        return found[0] if found else None


async def change(connection: AsyncConnection, statement: Executable, place: str) -> None:
    """Execute a change of an existing row. Raises `NotThere` if no row matches."""
    done = await connection.execute(statement)
    if done.rowcount == 0:
        raise NotThere("it no longer exists", place=place)
