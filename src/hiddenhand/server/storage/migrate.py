"""Brings a database to the version of this program. Alembic does it, from inside the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from hiddenhand.server.store import BadStore


async def upgrade(engine: AsyncEngine, target: str = "head") -> None:
    """All or nothing. A database of a newer program, or of another one, is left alone."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, target)
    except DBAPIError as error:
        raise BadStore(f"cannot be brought to this version: {error.orig}", place="db") from error


def _upgrade(connection: Connection, target: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    scripts = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if now is not None and now not in known:
        raise BadStore(f"it was written by a newer version of this program ({now})", place="db")
    if now is None and inspect(connection).get_table_names():
        raise BadStore("it holds the tables of another program", place="db")
    if now == scripts.get_current_head():
        return
    config.attributes["connection"] = connection
    command.upgrade(config, target)
