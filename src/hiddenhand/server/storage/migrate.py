"""Migrates a database to the schema version of this program, with Alembic."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from hiddenhand.server.store import BadStore

if TYPE_CHECKING:
    from alembic.config import Config

VERSION = "0009"  # the newest in migrations/versions
MIGRATING = 0x48_69_64_64  # "Hidd", the id of an advisory lock


async def upgrade(engine: AsyncEngine, target: str = VERSION) -> None:
    """Migrate in one transaction. Raises `BadStore` for a newer version or another program's
    database."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade_on, target)
    except DBAPIError as error:
        raise BadStore(f"cannot be brought to this version: {error.orig}", place="db") from error


async def check_version(engine: AsyncEngine) -> None:
    """For a worker, which does not migrate: raises `BadStore` unless the database has this
    program's version."""
    try:
        async with engine.connect() as connection:
            now = await connection.run_sync(version_of)
    except (OSError, DBAPIError) as error:
        raise BadStore(f"no connection: {error}", place="db") from error
    if now != VERSION:
        message = f"the database has version {now}, this program {VERSION}; start its server first"
        raise BadStore(message, place="db", reason="version", version=now or "-")


def upgrade_on(connection: Connection, target: str) -> None:
    """Migrate on an open connection."""
    if connection.dialect.name == "postgresql":  # of nodes that start together, one migrates
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    now = version_of(connection)
    if now == target:
        return
    from alembic import command  # slow to import, and rarely needed

    if now is not None and now not in known_versions():
        message = f"it was written by a newer version of this program ({now})"
        raise BadStore(message, place="db", reason="newer", version=now)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def known_versions() -> set[str]:
    """All versions that this program can migrate from."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if it is empty."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables:
            message = "it holds the tables of another program"
            raise BadStore(message, place="db", reason="foreign")
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version
