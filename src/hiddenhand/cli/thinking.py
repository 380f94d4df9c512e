"""`hiddenhand think`: a worker that computes for the servers of a database."""

import asyncio
import os
from typing import Any

from hiddenhand.cli.speaking import speaker
from hiddenhand.server.jobs.machines import think
from hiddenhand.server.operations import logs
from hiddenhand.server.settings import BadServerSettings, read_settings


def run_thinker(db: str | None, workers: int | None) -> None:
    """Run the worker. Raises BadServerSettings for a bad number of processes."""
    settings = read_settings()
    count = (os.cpu_count() or 1) if workers is None else workers
    if count < 1:
        raise BadServerSettings("at least 1", place="workers")

    def ready(name: str) -> None:
        logs.set_up(settings.log_json)  # errors before this point are printed by the command
        said: dict[str, Any] = {"name": name, "count": count}
        print(speaker.say("think-ready", **said), flush=True)

    asyncio.run(think(db or settings.database, count, ready))
