"""A real PostgreSQL: one for each process of the tests, started when it is first needed."""

import asyncio
import atexit
import re
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_running: list[tuple[Any, Path]] = []  # the server of this process and its folder


@contextmanager
def postgresql(databases: int = 1) -> Iterator[list[str]]:
    """The addresses of so many empty databases, which nobody else uses."""
    yield [fresh_database(address()) for _ in range(databases)]


def fresh_database(server: str) -> str:
    """Another empty database on the server of this address: its own address."""
    import asyncpg

    name = f"games_{secrets.token_hex(6)}"

    async def make() -> None:
        sql = await asyncpg.connect(server)
        await sql.execute(f"CREATE DATABASE {name}")
        await sql.close()

    asyncio.run(make())
    return re.sub(r"/\w+\?", f"/{name}?", server)


def address() -> str:
    """Of the server itself, which is started here if it does not run yet."""
    from pgserver.postgres_server import get_server

    if not _running:
        # Not in the folder of a test: to root's tests PostgreSQL runs as somebody else, who may
        # not look in there.
        folder = Path(tempfile.mkdtemp(prefix="hiddenhand-pg-"))
        _running.append((get_server(folder / "data"), folder))
        atexit.register(stop)
    return str(_running[0][0].get_uri())


def stop() -> None:
    """At the end of the tests; nothing happens if there is none."""
    while _running:
        server, folder = _running.pop()
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
