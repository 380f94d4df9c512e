"""Where bots and analyses run: in the server's own processes, or on separate worker machines."""

import asyncio
import signal
from collections.abc import Callable

from hiddenhand.server.jobs.analyzing import analyze
from hiddenhand.server.jobs.bot_pool import BotPool
from hiddenhand.server.jobs.queue import ANALYSIS, CHOOSE, JobStore
from hiddenhand.server.jobs.remote_bots import OffloadingBotPool
from hiddenhand.server.jobs.worker import JobWorker, choose
from hiddenhand.server.settings import Settings
from hiddenhand.server.storage.job_desk import JobDesk

PIECE_LIMIT = 120.0  # seconds for one piece of an analysis; usual are one or two
ANALYSIS_NICE = 7  # lower priority than bots
PATIENCE = 2.0  # seconds a server leaves an analysis to idle workers
WORKS = {CHOOSE: choose, ANALYSIS: analyze}


def open_bot_pool(settings: Settings, jobs: JobStore) -> BotPool:
    """The pool for a server's bots."""
    if jobs.is_shared:
        return OffloadingBotPool(settings.bot_processes, settings.bot_limit, jobs)
    return BotPool(settings.bot_processes, settings.bot_limit)


def open_analysis_worker(settings: Settings, jobs: JobStore) -> JobWorker | None:
    """A worker for a server's own analyses, with a separate pool so that bots never wait for it."""
    if settings.analysis_processes == 0:
        return None
    pool = BotPool(settings.analysis_processes, PIECE_LIMIT, ANALYSIS_NICE)
    return JobWorker(jobs, pool, {ANALYSIS: analyze}, PATIENCE if jobs.is_shared else 0.0)


async def think(database: str, workers: int, ready: Callable[[str], None]) -> None:
    """Run a worker machine: claim jobs of all servers on this database until stopped."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    desk = await JobDesk.open(database)
    try:
        worker = JobWorker(desk, BotPool(workers, PIECE_LIMIT), WORKS, at_once=workers)
        try:
            ready(worker.name)
            await stop.wait()
        finally:
            await worker.close()
    finally:
        await desk.close()
