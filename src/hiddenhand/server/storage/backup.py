"""Backs up the whole database while people play.

All tables are read in one snapshot, so the copy is consistent and blocks nobody. The file is
gzipped JSON lines: a header, then for each table its columns and its rows, and at the end the
number of rows. It does not depend on the database, so a backup of SQLite can be restored into
PostgreSQL and vice versa.
"""

import gzip
import os
import time
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import orjson
from sqlalchemy import URL, Connection, LargeBinary, MetaData, Table, event, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.storage.engine import read_url
from hiddenhand.server.storage.migrate import version_of
from hiddenhand.server.store import BadStore

FORMAT = 1
KIND = "hiddenhand backup"
LEVEL = 5  # of gzip: nearly the best size in a third of the time


class BadBackup(HiddenHandError):
    """A file that is not a backup, is damaged, or comes from a newer version."""

    code = "bad-backup"


@dataclass(slots=True)
class Summary:
    """What a backup contains."""

    version: str  # of the schema (a migration)
    made_at: float
    rows: dict[str, int] = field(default_factory=dict)  # rows per table


async def back_up(address: str, file: Path) -> Summary:
    """Write the whole database to `file`. An existing file is replaced only when the new one is
    complete."""
    part = file.with_name(f"{file.name}.part")
    try:
        with _only_for_me(part) as raw:
            with gzip.GzipFile("", "wb", LEVEL, raw) as packed:
                summary = await _copy(address, packed)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
        sync_folder(file.parent)
    except OSError as error:
        raise BadBackup(f"cannot be written: {error}", str(file), reason="file") from error
    finally:
        part.unlink(missing_ok=True)
    return summary


def _only_for_me(file: Path) -> IO[bytes]:
    """Open the file for its owner only: it contains secrets of deals and hashes of tokens."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def sync_folder(folder: Path) -> None:
    """Flush a folder, so that a renamed file survives a crash."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def _copy(address: str, out: gzip.GzipFile) -> Summary:
    try:
        async with _snapshot(read_url(address)) as connection:
            version = await connection.run_sync(version_of)
            if version is None:
                raise BadStore("the database is empty", place="db", reason="empty")
            summary = Summary(version, time.time())
            head = {"kind": KIND, "format": FORMAT, "version": version, "at": summary.made_at}
            out.write(orjson.dumps(head) + b"\n")
            for table in await connection.run_sync(tables_of):
                summary.rows[str(table.name)] = await _copy_table(connection, table, out)
            out.write(orjson.dumps({"end": summary.rows}) + b"\n")
            return summary
    except SQLAlchemyError as error:
        raise BadStore(f"cannot be read: {error}", place="db") from error


async def _copy_table(connection: AsyncConnection, table: Table, out: gzip.GzipFile) -> int:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    names = [column.name for column in table.columns]
    about = {"table": table.name, "columns": names, "binary": binary}
    out.write(orjson.dumps(about) + b"\n")
    count = 0
    rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in rows:
        out.write(orjson.dumps(list(row), default=_base64) + b"\n")
        count += 1
    return count


def _base64(value: Any) -> str:
    return b64encode(bytes(value)).decode()


def tables_of(connection: Connection) -> list[Table]:
    """All tables of the database, ordered so that referenced ones come first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


@asynccontextmanager
async def _snapshot(url: URL) -> AsyncIterator[AsyncConnection]:
    """A read-only connection that sees one consistent state."""
    of_file = url.get_backend_name() == "sqlite"
    engine = _reading_sqlite(url) if of_file else _reading_postgresql(url)
    try:
        async with engine.connect() as connection:
            yield connection
    except OSError as error:  # the database does not listen
        raise BadStore(f"no connection: {error}", place="db") from error
    finally:
        await engine.dispose()


def _reading_sqlite(url: URL) -> AsyncEngine:
    file = Path(str(url.database)).expanduser()
    if not file.is_file():
        raise BadStore(f"there is no {file}", place="db", reason="missing", file=str(file))
    # opened as a URI, so that a missing file is not created
    opened = url.set(database=file.absolute().as_uri()).update_query_dict(
        {"mode": "rw", "uri": "true"}
    )
    engine = create_async_engine(opened)
    event.listen(engine.sync_engine, "connect", _begin_by_ourselves)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _begin_by_ourselves(connection: Any, record: object) -> None:
    connection.isolation_level = None


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")  # in WAL mode: a snapshot from the first read


def _reading_postgresql(url: URL) -> AsyncEngine:
    return create_async_engine(
        url, isolation_level="REPEATABLE READ", execution_options={"postgresql_readonly": True}
    )
