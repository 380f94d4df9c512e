"""Lets other machines compute bot answers when this server is busy.

A bot's answer is queued as a job only if all processes here are busy. If nobody claims it within a
moment, it is computed here, and other machines are not asked for a while.
"""

import json
import secrets
import time
from dataclasses import asdict

from hiddenhand.server.jobs.bot_pool import BotPool
from hiddenhand.server.jobs.queue import CHOOSE, JobRow, JobStore
from hiddenhand.server.jobs.thinking import Choice, Request
from hiddenhand.server.limits import NOBODY, Payer
from hiddenhand.server.store import NotStored

PATIENCE = 0.25  # seconds to wait for a claim
ALONE = 10.0  # seconds without asking after nobody claimed
LOOK = 0.5  # seconds between polls of the job


class OffloadingBotPool(BotPool):
    """A bot pool that can use other machines through the job queue."""

    def __init__(
        self, workers: int, limit: float, jobs: JobStore, patience: float = PATIENCE
    ) -> None:
        super().__init__(workers, limit)
        self.jobs = jobs
        self.patience = patience
        self.helped = 0
        self._alone_until = 0.0

    async def choose(self, request: Request, payer: Payer = NOBODY) -> Choice:
        if self.is_full and time.monotonic() >= self._alone_until:
            try:
                choice = await self._ask_others(request)
            except NotStored:  # the bot can think without the database
                choice = None
            if choice is not None:
                self.helped += 1
                return choice
        return await super().choose(request, payer)

    async def _ask_others(self, request: Request) -> Choice | None:
        name = f"{CHOOSE}:{secrets.token_hex(12)}"
        await self.jobs.add_job(JobRow(name, CHOOSE, request.game_id, json.dumps(asdict(request))))
        try:
            await self._heard(name, self.patience)
            if await self.jobs.remove_job(name, unless=("working", "done", "failed")):
                self._alone_until = time.monotonic() + ALONE
                return None
            return await self._answer(name)
        finally:
            await self.jobs.remove_job(name)

    async def _answer(self, name: str) -> Choice | None:
        """The other machine's answer; None if it failed or takes too long."""
        end = time.monotonic() + self.limit
        while time.monotonic() < end:
            job = await self.jobs.job(name)
            if job is None or job.state in ("failed", "waiting"):
                return None
            if job.state == "done":
                return Choice(**json.loads(job.result or "{}"))
            await self._heard(name, LOOK)
        return None

    async def _heard(self, name: str, seconds: float) -> None:
        """Wait until the job changes, at most this many seconds. Its own "waiting" notification
        does not count."""
        news = tuple(f"{state} {name}" for state in ("working", "done", "failed"))
        await self.jobs.bell.wait(lambda word: word in news, seconds)
