"""A real PostgreSQL of the test's own."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgresql(*more: str) -> Iterator[list[str]]:
    """The address of its first database, and of `more` that are made empty.

    Not in the folder of the test: to root's tests PostgreSQL runs as somebody else, who may not
    look in there.
    """
    from pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="hiddenhand-pg-") as folder:
        running = get_server(Path(folder) / "data")
        try:
            for name in more:
                running.psql(f"CREATE DATABASE {name};")
            yield [running.get_uri(), *(running.get_uri(name) for name in more)]
        finally:
            running.cleanup()
