"""New databases for tests. All migrations take as long as the rest of a server's start, so they
are run once in each process, and every test gets a copy."""

import asyncio
import functools
import tempfile
import threading
from pathlib import Path

from hiddenhand.server.storage import SqlStore


def fresh_database(folder: Path) -> str:
    """The address of `games.db` in this folder, which is empty unless it is there already."""
    file = folder / "games.db"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_migrated())
    return f"sqlite:///{file}"


@functools.cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"

        async def make() -> None:
            store = await SqlStore.open(f"sqlite:///{file}")
            await store.close()

        # in a thread: a browser's driver may occupy the event loop of this one
        maker = threading.Thread(target=lambda: asyncio.run(make()))
        maker.start()
        maker.join()
        return file.read_bytes()
