"""Opens a database. The only place that knows which databases there are.

SQLite keeps its log in WAL mode and waits for the disk at every commit. One server works on a file
at a time. A PostgreSQL may be shared by several nodes: there every write goes through the fence.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hiddenhand.server.store import BadStore, StoreInUse

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS = 10
EXAMPLE = "sqlite:///games.db"
# a failure is told to clients and logs: never with the rows it was about
DISCREET: dict[str, Any] = {"hide_parameters": True}
GONE_SECONDS = 10  # a PostgreSQL that does not answer for so long is gone


@dataclass(slots=True)
class Engines:
    reader: AsyncEngine  # each statement alone
    writer: AsyncEngine  # one connection, explicit transactions
    release: Callable[[], None] = lambda: None  # lets another server have the file

    async def close(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()
        self.release()


async def open_engines(address: str) -> Engines:
    url = read_url(address)
    if url.get_backend_name() == "sqlite":
        return _open_sqlite(url)
    return await _open_postgresql(url)


def read_url(address: str) -> URL:
    """`sqlite:///file.db` or `postgresql://...`; anything else is refused by name."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        message = f"not a database URL, such as {EXAMPLE}"
        raise BadStore(message, place="db", reason="url", example=EXAMPLE) from error
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise BadStore(
            f"{backend!r}; there are: {', '.join(DRIVERS)}", "db", reason="url", example=EXAMPLE
        )
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadStore(f"a server needs a file: {EXAMPLE}", "db", reason="url", example=EXAMPLE)
    return url.set(drivername=DRIVERS[backend])


# -- SQLite ------------------------------------------------------------------------------------


def _open_sqlite(url: URL) -> Engines:
    file = Path(str(url.database)).expanduser()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        release = lock_file(file)
        _set_wal(file)
    except (OSError, sqlite3.DatabaseError) as error:
        raise BadStore(f"{file}: {error}", place="db") from error
    url = url.set(database=str(file))
    reader = create_async_engine(url, isolation_level="AUTOCOMMIT", pool_size=4, **DISCREET)
    writer = create_async_engine(url, pool_size=1, max_overflow=0, **DISCREET)
    event.listen(reader.sync_engine, "connect", prepare_sqlite)
    event.listen(writer.sync_engine, "connect", prepare_sqlite)
    event.listen(writer.sync_engine, "begin", begin_immediate)
    return Engines(reader, writer, release)


def lock_file(file: Path) -> Callable[[], None]:
    """An exclusive lock on a small file beside the database; it dies with the process."""
    lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise StoreInUse(f"another server works on {file}", place="db") from error
    return lock.close


def _set_wal(file: Path) -> None:
    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA journal_mode = WAL")  # also notices a file that is no database
    finally:
        connection.close()


def prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, not where it guesses
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA secure_delete = ON")  # an erased person leaves no traces in the file
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.close()


def begin_immediate(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# -- PostgreSQL --------------------------------------------------------------------------------


async def _open_postgresql(url: URL) -> Engines:
    patience = {"timeout": GONE_SECONDS, "command_timeout": GONE_SECONDS}
    usual: dict[str, Any] = {"connect_args": patience, "pool_pre_ping": True, **DISCREET}
    usual["pool_timeout"] = GONE_SECONDS
    try:
        reader = create_async_engine(url, isolation_level="AUTOCOMMIT", **usual)
        # not asked before each write whether it still lives: what fails is written again carefully,
        # over a new connection
        usual["pool_pre_ping"] = False
        writer = create_async_engine(url, pool_size=1, max_overflow=0, **usual)
        async with reader.connect():
            pass
    except (OSError, SQLAlchemyError) as error:
        raise BadStore(f"no connection: {error}", place="db") from error
    return Engines(reader, writer)


async def open_beside(address: str) -> Engines:
    """The same database for a worker beside the servers: it needs no lock, and keeps none."""
    url = read_url(address)
    if url.get_backend_name() == "sqlite":
        message = "a file belongs to its server, which thinks for itself; share a PostgreSQL"
        raise BadStore(message, place="db", reason="think")
    usual: dict[str, Any] = {"pool_pre_ping": True, **DISCREET}
    reader = create_async_engine(url, isolation_level="AUTOCOMMIT", **usual)
    writer = create_async_engine(url, pool_size=1, max_overflow=0, **usual)
    return Engines(reader, writer)
