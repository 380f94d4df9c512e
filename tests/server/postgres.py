"""A real PostgreSQL server: one per test process, started on first use."""

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
    """The addresses of this many empty databases that nobody else uses."""
    yield [fresh_database(address()) for _ in range(databases)]


def fresh_database(server: str) -> str:
    """Create another empty database on the server of this address, and return its address."""
    import asyncpg

    name = f"games_{secrets.token_hex(6)}"

    async def make() -> None:
        sql = await asyncpg.connect(server)
        await sql.execute(f"CREATE DATABASE {name}")
        await sql.close()

    asyncio.run(make())
    return re.sub(r"/\w+\?", f"/{name}?", server)


def address() -> str:
    """The address of the server, which is started if it does not run yet."""
    from pgserver.postgres_server import get_server

    if not _running:
        # Not in a test's folder: if the tests run as root, PostgreSQL runs as another user, who
        # cannot read it.
        folder = Path(tempfile.mkdtemp(prefix="hiddenhand-pg-"))
        _running.append((get_server(folder / "data"), folder))
        atexit.register(stop)
    return str(_running[0][0].get_uri())


def stop() -> None:
    """Stop the server at the end of the tests, if it runs."""
    while _running:
        server, folder = _running.pop()
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
