"""Claims jobs and runs them in its own processes, on a server or on a worker machine. A job
stays claimed as long as the worker renews its lease."""

import asyncio
import contextlib
import json
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict

import structlog

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.jobs.bot_pool import BotPool
from hiddenhand.server.jobs.queue import JobRow, JobStore
from hiddenhand.server.jobs.thinking import Progress, Request, ThinkingFailed
from hiddenhand.server.store import NotStored

log = structlog.get_logger()
LOOK = 1.0  # seconds between polls of the store
IDLE = 60.0  # seconds without work until the processes are stopped
PAUSE = 3.0  # seconds after the store failed
SIGN_OF_LIFE = 1.0  # seconds between renewals; they also show the progress

Work = Callable[[BotPool, str, Progress], Awaitable[str]]  # payload to result, both JSON


async def choose(pool: BotPool, payload: str, progress: Progress) -> str:
    """Compute a bot's answer for a busy server."""
    return json.dumps(asdict(await pool.choose(Request(**json.loads(payload)))))


class JobWorker:
    """Runs jobs. `works` maps a kind to its function; jobs are left to other workers for
    `patience` seconds first; `at_once` is the number of concurrent jobs."""

    def __init__(
        self,
        jobs: JobStore,
        pool: BotPool,
        works: Mapping[str, Work],
        patience: float = 0.0,
        at_once: int = 1,
    ) -> None:
        self.name = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
        self.jobs = jobs
        self.pool = pool
        self.works = works
        self.patience = patience
        self.done = 0
        self._used_at = time.monotonic()
        self._tasks = [asyncio.create_task(self._work_on()) for _ in range(at_once)]

    async def close(self) -> None:
        """Stop, and return unfinished jobs to the queue."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pool.close()
        with contextlib.suppress(NotStored):
            await self.jobs.release_jobs(self.name)

    async def _work_on(self) -> None:
        while True:
            try:
                job = await self.jobs.claim_job(self.name, tuple(self.works), self.patience)
                if job is None:
                    await self._wait()
                else:
                    await self._do(job)
            except Exception as error:  # mostly the database is down: try again
                log.warning("jobs_out_of_reach", error=repr(error))
                await asyncio.sleep(PAUSE)

    async def _wait(self) -> None:
        rung = await self.jobs.bell.wait(lambda word: word.startswith("waiting "), LOOK)
        if rung and self.patience:
            await asyncio.sleep(self.patience)
        elif self.pool.busy == 0 and time.monotonic() > self._used_at + IDLE:
            self.pool.close()  # frees memory; the next job starts the processes again

    async def _do(self, job: JobRow) -> None:
        done = 0.0

        def progress(part: float) -> None:
            nonlocal done
            done = part

        work = asyncio.ensure_future(self.works[job.kind](self.pool, job.payload, progress))
        try:
            while not work.done():
                await asyncio.wait([work], timeout=SIGN_OF_LIFE)
                if not work.done() and not await self.jobs.renew_job(job.id, self.name, done):
                    return  # the lease has expired: another worker has it
            await self._tell(job, work)
        finally:
            work.cancel()

    async def _tell(self, job: JobRow, work: "asyncio.Future[str]") -> None:
        try:
            result = work.result()
        except ThinkingFailed as error:  # the machine or the job may be at fault: retry
            log.error("job_failed", job=job.id, tries=job.tries, error=str(error))
            await self.jobs.fail_job(job.id, self.name, str(error), again=True)
        except HiddenHandError as error:
            log.error("job_refused", job=job.id, error=str(error))
            await self.jobs.fail_job(job.id, self.name, str(error), again=False)
        except Exception as error:  # a bug must not stop other jobs
            log.error("job_broke", job=job.id, exc_info=error)
            await self.jobs.fail_job(job.id, self.name, repr(error), again=False)
        else:
            await self.jobs.finish_job(job.id, self.name, result)
            self.done += 1
        self._used_at = time.monotonic()
