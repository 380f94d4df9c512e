"""Opens a database. The only module that distinguishes SQLite and PostgreSQL at opening.

SQLite runs in WAL mode and syncs at every commit. Only one server may use a file at a time. A
PostgreSQL can be shared by several nodes; then every write goes through the fence.
"""

import contextlib
import os
import re
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
# errors reach clients and logs, so they must not contain row values
DISCREET: dict[str, Any] = {"hide_parameters": True}
_SCHEME = re.compile(r"[\w+]{2,}:")  # one letter and a colon is a drive of Windows
GONE_SECONDS = 10  # seconds until a PostgreSQL counts as down


@dataclass(slots=True)
class Engines:
    """The open connections of a database."""

    reader: AsyncEngine  # autocommit
    writer: AsyncEngine  # one connection, explicit transactions
    release: Callable[[], None] = lambda: None  # releases the lock on the file

    async def close(self) -> None:
        """Close all connections and release the lock."""
        await self.reader.dispose()
        await self.writer.dispose()
        self.release()


async def open_engines(address: str) -> Engines:
    """Open the database. Raises `BadStore` or `StoreInUse`."""
    url = read_url(address)
    if url.get_backend_name() == "sqlite":
        return _open_sqlite(url)
    return await _open_postgresql(url)


def read_url(address: str) -> URL:
    """The parsed address: `sqlite:///file.db`, `postgresql://...` or the path of an SQLite file.
    Raises `BadStore` for others."""
    if _is_path(address):
        return URL.create(DRIVERS["sqlite"], database=address)
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


def _is_path(address: str) -> bool:
    """True for "games.db" and "folder/games"; a bare word is more likely a mistake."""
    return not _SCHEME.match(address) and any(mark in address for mark in "./\\")


# -- SQLite ------------------------------------------------------------------------------------


def _open_sqlite(url: URL) -> Engines:
    file = Path(str(url.database)).expanduser()
    if file.is_dir():
        raise BadStore(f"{file} is a folder", place="db", reason="folder", file=str(file))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        release = lock_file(file)
        make_private(file)
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


def make_private(file: Path) -> None:
    """Create the file if needed, and let only its owner read and write it; what SQLite puts beside
    it gets the same permissions."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(PermissionError):  # it belongs to somebody else, who decides
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)


def lock_file(file: Path) -> Callable[[], None]:
    """Take an exclusive lock on a small file next to the database, which ends with the process,
    and return how to release it. Raises `StoreInUse`."""
    make_private(Path(f"{file}.lock"))
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
        connection.execute("PRAGMA journal_mode = WAL")  # fails if the file is not a database
    finally:
        connection.close()


def prepare_sqlite(connection: Any, record: object) -> None:
    """Set up a new SQLite connection."""
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA secure_delete = ON")  # erased data must not stay in the file
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.close()


def begin_immediate(connection: Any) -> None:
    """Begin a transaction with the write lock."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# -- PostgreSQL --------------------------------------------------------------------------------


async def _open_postgresql(url: URL) -> Engines:
    patience = {"timeout": GONE_SECONDS, "command_timeout": GONE_SECONDS}
    usual: dict[str, Any] = {"connect_args": patience, "pool_pre_ping": True, **DISCREET}
    usual["pool_timeout"] = GONE_SECONDS
    try:
        reader = create_async_engine(url, isolation_level="AUTOCOMMIT", **usual)
        # no check before each write: what fails is written again,
        # over a new connection
        usual["pool_pre_ping"] = False
        writer = create_async_engine(url, pool_size=1, max_overflow=0, **usual)
        async with reader.connect():
            pass
    except (OSError, SQLAlchemyError) as error:
        raise BadStore(f"no connection: {error}", place="db") from error
    return Engines(reader, writer)


async def open_beside(address: str) -> Engines:
    """Open the same database for a worker, without taking the lock."""
    url = read_url(address)
    if url.get_backend_name() == "sqlite":
        message = "a file belongs to its server, which thinks for itself; share a PostgreSQL"
        raise BadStore(message, place="db", reason="think")
    usual: dict[str, Any] = {"pool_pre_ping": True, **DISCREET}
    reader = create_async_engine(url, isolation_level="AUTOCOMMIT", **usual)
    writer = create_async_engine(url, pool_size=1, max_overflow=0, **usual)
    return Engines(reader, writer)
