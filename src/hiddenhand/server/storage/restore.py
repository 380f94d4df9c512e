"""Restores a backup into an empty database, completely or not at all.

The tables are created with the backup's schema version, filled, and then migrated. The clocks of
running games are moved by the time since the backup, so that nobody loses a turn.
"""

import gzip
import time
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import URL, Connection, event, insert, inspect, select, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hiddenhand.server.live.pace import Pace
from hiddenhand.server.storage import engine as engines
from hiddenhand.server.storage import migrate
from hiddenhand.server.storage.backup import (
    FORMAT,
    KIND,
    BadBackup,
    Summary,
    sync_folder,
    tables_of,
)
from hiddenhand.server.storage.tables import games
from hiddenhand.server.store import BadStore

AT_ONCE = 500  # rows per insert


async def restore(file: Path, address: str) -> Summary:
    """Fill the empty database at `address` from `file`. Raises `BadBackup` or `BadStore`."""
    url = engines.read_url(address)
    summary = look_through(file)
    if url.get_backend_name() == "sqlite":
        await _into_sqlite(file, summary, url)
    else:
        await _fill(create_async_engine(url), file, summary)
    return summary


# -- the file ----------------------------------------------------------------------------------


def look_through(file: Path) -> Summary:
    """Read the whole file once. Raises `BadBackup` if it cannot be restored."""
    lines = _lines(file)
    summary = _header(next(lines, None), file)
    told: object = None
    table = ""
    for line in lines:
        if isinstance(line, list) and table:
            summary.rows[table] += 1
        elif isinstance(line, dict) and "table" in line:
            table = str(line["table"])
            summary.rows[table] = 0
        elif isinstance(line, dict) and "end" in line:
            told = line["end"]
    if told != summary.rows:
        raise _damaged("its end or some rows are missing", file)
    return summary


def _header(head: object, file: Path) -> Summary:
    if not isinstance(head, dict) or head.get("kind") != KIND:
        raise BadBackup("this is not a backup", place=str(file), reason="foreign")
    version = str(head.get("version"))
    if head.get("format") != FORMAT or version not in migrate.known_versions():
        message = f"it was written by a newer version of this program ({version})"
        raise BadBackup(message, place=str(file), reason="newer", version=version)
    return Summary(version, float(head["at"]))


def _lines(file: Path) -> Iterator[Any]:
    """The parsed lines of the file. gzip detects damaged bytes."""
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield orjson.loads(line)
    except (EOFError, ValueError, gzip.BadGzipFile, zlib.error) as error:
        raise _damaged(str(error), file) from error
    except OSError as error:
        raise BadBackup(f"cannot be read: {error}", str(file), reason="file") from error


# -- the database ------------------------------------------------------------------------------


async def _into_sqlite(file: Path, summary: Summary, url: URL) -> None:
    """Restore into a temporary file, which is renamed when it is complete."""
    target = Path(str(url.database)).expanduser()
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        release = engines.lock_file(target)
    except OSError as error:
        raise BadStore(f"{target}: {error}", place="db") from error
    try:
        if target.exists() and target.stat().st_size > 0:
            raise _not_empty()
        part.unlink(missing_ok=True)
        engines.make_private(part)
        making = create_async_engine(url.set(database=str(part)))
        event.listen(making.sync_engine, "connect", engines.prepare_sqlite)
        event.listen(making.sync_engine, "begin", engines.begin_immediate)
        await _fill(making, file, summary)
        part.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise BadStore(f"{target}: {error}", place="db") from error
    finally:
        part.unlink(missing_ok=True)
        release()


async def _fill(engine: AsyncEngine, file: Path, summary: Summary) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_fill_tables, file, summary)
    except (OSError, SQLAlchemyError) as error:
        raise BadStore(f"cannot be filled: {error}", place="db") from error
    finally:
        await engine.dispose()


def _fill_tables(connection: Connection, file: Path, summary: Summary) -> None:
    if inspect(connection).get_table_names():
        raise _not_empty()
    migrate.upgrade_on(connection, summary.version)
    tables = {table.name: table for table in tables_of(connection)}
    try:
        for about, lines in _batches(file):
            connection.execute(insert(tables[about["table"]]), _values(about, lines))
    except (DataError, IntegrityError, KeyError, TypeError, ValueError) as error:
        raise _damaged(f"a row that does not fit: {error}", file) from error
    migrate.upgrade_on(connection, migrate.VERSION)
    _give_time(connection, time.time() - summary.made_at)


def _batches(file: Path) -> Iterator[tuple[dict[str, Any], list[list[Any]]]]:
    """The rows in batches, each with the description of its table."""
    about: dict[str, Any] = {}
    waiting: list[list[Any]] = []
    for line in _lines(file):
        if isinstance(line, list):
            waiting.append(line)
            if len(waiting) < AT_ONCE:
                continue
        if waiting:
            yield about, waiting
            waiting = []
        if isinstance(line, dict):
            about = line


def _values(about: dict[str, Any], lines: list[list[Any]]) -> list[dict[str, Any]]:
    names, binary = about["columns"], about["binary"]
    found = [dict(zip(names, line, strict=True)) for line in lines]
    for values in found:
        for name in binary:
            values[name] = b64decode(values[name])
    return found


def _give_time(connection: Connection, seconds: float) -> None:
    """Move all clocks by this many seconds."""
    running = select(games.c.id, games.c.clock).where(games.c.ended_at.is_(None))
    for game_id, clock in connection.execute(running).all():
        pace = Pace.from_json(clock)
        pace.postpone(seconds)
        connection.execute(update(games).where(games.c.id == game_id).values(clock=pace.json()))


def _damaged(message: str, file: Path) -> BadBackup:
    return BadBackup(f"it is damaged: {message}", place=str(file), reason="damaged")


def _not_empty() -> BadStore:
    message = "it is not empty; a backup is restored into an empty database only"
    return BadStore(message, place="db", reason="not-empty")
