"""The job queue in the database: analyses, and answers of bots.

A worker claims a job with a lease and renews it. A job whose lease has expired is claimed again, a
limited number of times. Server and workers can be one process or several machines.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

ANALYSIS = "analysis"
CHOOSE = "choose"  # a bot's answer
MOST_TRIES = 3  # then the job has failed: it may crash its workers
LEASE = 15.0  # seconds without renewal until a worker counts as lost
JobState = Literal["waiting", "working", "done", "failed"]


@dataclass(frozen=True, slots=True)
class JobRow:
    """A job. `id` is chosen by the sender; adding the same id twice is the same job."""

    id: str
    kind: str
    game_id: str
    payload: str  # JSON, depending on the kind
    state: JobState = "waiting"
    progress: float = 0.0
    result: str | None = None  # JSON, when it is done
    error: str | None = None  # why it failed, for the log
    tries: int = 0
    worker: str | None = None  # the current or last worker


class Bell:
    """Notifies waiting tasks about jobs: `word` is a state and an id, "waiting abc".

    It only saves time: waiting tasks also poll the store.
    """

    def __init__(self) -> None:
        self._listeners: dict[asyncio.Future[None], Callable[[str], bool]] = {}

    def ring(self, word: str) -> None:
        """Wake the tasks that wait for this word."""
        for heard, wanted in list(self._listeners.items()):
            if not heard.done() and wanted(word):
                heard.set_result(None)

    async def wait(self, wanted: Callable[[str], bool], seconds: float) -> bool:
        """True as soon as a wanted word rings, False after this many seconds."""
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listeners[heard] = wanted
        try:
            await asyncio.wait_for(heard, seconds)
        except TimeoutError:
            return False
        finally:
            del self._listeners[heard]
        return True


class JobStore(Protocol):
    """The part of a store that workers need."""

    bell: Bell

    @property
    def is_shared(self) -> bool: ...  # True if other machines can work on its jobs

    async def add_job(self, job: JobRow) -> JobRow:
        """Add a job and return it, or the existing one with its id."""

    async def job(self, job_id: str) -> JobRow | None: ...
    async def claim_job(
        self, worker: str, kinds: Sequence[str], waited: float = 0.0
    ) -> JobRow | None:
        """Lease the oldest unclaimed job that has waited this many seconds, and return it; None
        if there is none."""

    async def renew_job(self, job_id: str, worker: str, progress: float) -> bool:
        """Extend the lease and set the progress. False if the job is no longer this worker's."""

    async def finish_job(self, job_id: str, worker: str, result: str) -> bool: ...
    async def fail_job(self, job_id: str, worker: str, error: str, again: bool) -> bool:
        """Mark a job as failed; with `again` it is retried if it has tries left."""

    async def release_jobs(self, worker: str) -> None:
        """Return this worker's jobs to the queue at shutdown, without counting a try."""

    async def remove_job(self, job_id: str, unless: Sequence[JobState] = ()) -> bool:
        """Delete a job; False if it does not exist, or is in one of the states `unless`."""
