"""`hiddenhand backup` and `hiddenhand restore`: a server's whole database in one file."""

import asyncio
from pathlib import Path

from hiddenhand.cli.speaking import speaker
from hiddenhand.server.settings import read_settings
from hiddenhand.server.storage.backup import Summary, back_up
from hiddenhand.server.storage.restore import restore


def write_backup(file: Path, db: str | None) -> None:
    """Write a backup to `file` and print what it contains."""
    _tell("backup-done", file, asyncio.run(back_up(db or read_settings().database, file)))


def read_backup(file: Path, db: str | None) -> None:
    """Restore a backup into an empty database and print what it contained."""
    _tell("restore-done", file, asyncio.run(restore(file, db or read_settings().database)))


def _tell(key: str, file: Path, summary: Summary) -> None:
    rows = summary.rows
    counts = {name: rows.get(name, 0) for name in ("users", "rooms", "games", "answers")}
    print(speaker.say(key, file=str(file), **counts))
