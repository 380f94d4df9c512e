"""Jobs, each claimed by one worker at a time.

PostgreSQL returns rows that nobody else has locked (SKIP LOCKED) and notifies all machines
(NOTIFY); leases use its clock only, so the machines' clocks may differ. With SQLite there is one
process, whose transactions run one after the other.
"""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hiddenhand.server.jobs.queue import LEASE, MOST_TRIES, Bell, JobRow, JobState
from hiddenhand.server.storage.base import SqlPart
from hiddenhand.server.storage.tables import jobs
from hiddenhand.server.storage.writer import Writer

CHANNEL = "hiddenhand_jobs"
_CLOCK = select(func.extract("epoch", func.clock_timestamp()))
LOST = "its workers were lost again and again"


class Jobs(SqlPart):
    """The jobs' part of the store (see `JobStore`)."""

    def __init__(self, reader: AsyncEngine, writer: Writer, bell: Bell | None = None) -> None:
        super().__init__(reader, writer)
        self.bell = bell or Bell()

    @property
    def is_shared(self) -> bool:
        return self.reader.dialect.name == "postgresql"

    async def add_job(self, job: JobRow) -> JobRow:
        async def work(connection: AsyncConnection) -> JobRow:
            found = (await connection.execute(_named(job.id))).first()
            if found is not None:
                return _job(found)
            now = await _now(connection)
            row = {"id": job.id, "kind": job.kind, "game_id": job.game_id, "payload": job.payload}
            since = {"state": "waiting", "progress": 0.0, "tries": 0, "created_at": now}
            await connection.execute(insert(jobs).values(**row, **since, leased_until=0.0))
            await self._notify(connection, "waiting", job.id)
            return job

        added = await self.writer.do(work)
        self.bell.ring(f"waiting {job.id}")
        return added

    async def job(self, job_id: str) -> JobRow | None:
        found = await self.first(_named(job_id))
        return None if found is None else _job(found)

    async def claim_job(
        self, worker: str, kinds: Sequence[str], waited: float = 0.0
    ) -> JobRow | None:
        if not await self.all(self._claimable(kinds, waited, await self._clock()).limit(1)):
            return None  # the usual case, without a write transaction

        async def work(connection: AsyncConnection) -> JobRow | None:
            now = await _now(connection)
            oldest = self._claimable(kinds, waited, now).limit(1)
            found = (await connection.execute(oldest.with_for_update(skip_locked=True))).first()
            if found is None:
                return None
            if found.tries >= MOST_TRIES:
                values: dict[str, Any] = {"state": "failed", "error": LOST}
            else:
                values = {
                    "state": "working",
                    "worker": worker,
                    "tries": found.tries + 1,
                    "progress": 0.0,
                    "leased_until": now + LEASE,
                }
            await connection.execute(update(jobs).where(jobs.c.id == found.id).values(values))
            await self._notify(connection, values["state"], found.id)
            return _job((await connection.execute(_named(found.id))).one())

        claimed = await self.writer.do(work)
        if claimed is None:
            return None
        self.bell.ring(f"{claimed.state} {claimed.id}")
        return claimed if claimed.state == "working" else None

    async def renew_job(self, job_id: str, worker: str, progress: float) -> bool:
        async def work(connection: AsyncConnection) -> bool:
            until = await _now(connection) + LEASE
            values = {"progress": progress, "leased_until": until}
            return await self._change(connection, job_id, worker, values)

        return await self.writer.do(work)

    async def finish_job(self, job_id: str, worker: str, result: str) -> bool:
        values = {"state": "done", "progress": 1.0, "result": result, "payload": ""}
        return await self._end(job_id, worker, values)

    async def fail_job(self, job_id: str, worker: str, error: str, again: bool) -> bool:
        job = await self.job(job_id)
        another = again and job is not None and job.tries < MOST_TRIES
        state = "waiting" if another else "failed"
        return await self._end(job_id, worker, {"state": state, "error": error[:500]})

    async def release_jobs(self, worker: str) -> None:
        async def work(connection: AsyncConnection) -> list[str]:
            mine = and_(jobs.c.worker == worker, jobs.c.state == "working")
            ids = [row.id for row in await connection.execute(select(jobs.c.id).where(mine))]
            values = {"state": "waiting", "tries": jobs.c.tries - 1}
            await connection.execute(update(jobs).where(mine).values(values))
            for job_id in ids:
                await self._notify(connection, "waiting", job_id)
            return ids

        for job_id in await self.writer.do(work):
            self.bell.ring(f"waiting {job_id}")

    async def remove_job(self, job_id: str, unless: Sequence[JobState] = ()) -> bool:
        async def work(connection: AsyncConnection) -> bool:
            gone = delete(jobs).where(jobs.c.id == job_id, jobs.c.state.not_in(unless))
            return (await connection.execute(gone)).rowcount > 0

        return await self.writer.do(work)

    # -- helpers ---------------------------------------------------------------------------

    def _claimable(self, kinds: Sequence[str], waited: float, now: float) -> Any:
        waiting = and_(jobs.c.state == "waiting", jobs.c.created_at <= now - waited)
        lost = and_(jobs.c.state == "working", jobs.c.leased_until < now)
        wanted = select(jobs).where(jobs.c.kind.in_(kinds), or_(waiting, lost))
        return wanted.order_by(jobs.c.created_at, jobs.c.id)

    async def _clock(self) -> float:
        if not self.is_shared:
            return time.time()
        return float((await self.all(_CLOCK))[0][0])

    async def _end(self, job_id: str, worker: str, values: dict[str, Any]) -> bool:
        async def work(connection: AsyncConnection) -> bool:
            mine = await self._change(connection, job_id, worker, values)
            if mine:
                await self._notify(connection, values["state"], job_id)
            return mine

        mine = await self.writer.do(work)
        self.bell.ring(f"{values['state']} {job_id}")
        return mine

    async def _change(
        self, connection: AsyncConnection, job_id: str, worker: str, values: dict[str, Any]
    ) -> bool:
        mine = and_(jobs.c.id == job_id, jobs.c.worker == worker, jobs.c.state == "working")
        return (await connection.execute(update(jobs).where(mine).values(values))).rowcount > 0

    async def _notify(self, connection: AsyncConnection, state: str, job_id: str) -> None:
        """Notify workers; PostgreSQL does it with the commit."""
        if self.is_shared:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{state} {job_id}")))


async def _now(connection: AsyncConnection) -> float:
    if connection.dialect.name != "postgresql":
        return time.time()
    return float((await connection.execute(_CLOCK)).one()[0])


def _named(job_id: str) -> Any:
    return select(jobs).where(jobs.c.id == job_id)


def _job(row: Row[Any]) -> JobRow:
    return JobRow(
        row.id,
        row.kind,
        row.game_id,
        row.payload,
        row.state,
        row.progress,
        row.result,
        row.error,
        row.tries,
        row.worker,
    )
