"""What all parts of the store share: how to read and how to write."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Row, Select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hiddenhand.server.storage.failing import failed
from hiddenhand.server.storage.writer import Writer
from hiddenhand.server.store import NotThere


class SqlPart:
    def __init__(self, reader: AsyncEngine, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer

    async def all(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        try:
            try:
                return await self._read(statement)
            except DBAPIError:  # a connection that broke while it rested; the next one is fresh
                return await self._read(statement)
        except (SQLAlchemyError, OSError) as error:
            raise failed(error) from error

    async def _read(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        async with self.reader.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(statement)).all()
            return found

    async def first(self, statement: Select[Any]) -> Row[Any] | None:
        found = await self.all(statement.limit(1))
        return found[0] if found else None


async def change(connection: AsyncConnection, statement: Executable, place: str) -> None:
    """Change a row that has to be there."""
    done = await connection.execute(statement)
    if done.rowcount == 0:
        raise NotThere("it is not there any more", place=place)
