"""Work that waits in the database until somebody has time for it: analyses, and answers of bots.

A job is claimed with a lease and kept by renewing it. Whoever lets the lease run out has died; the
job is claimed again, a limited number of times. Whether server and workers are one process or ten
machines makes no difference here.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

ANALYSIS = "analysis"
CHOOSE = "choose"  # an answer of a bot
MOST_TRIES = 3  # then a job has failed: it seems to kill its workers
LEASE = 15.0  # seconds without a sign of life until a worker counts as lost
JobState = Literal["waiting", "working", "done", "failed"]


@dataclass(frozen=True, slots=True)
class JobRow:
    """`id` is chosen by whoever adds the job; the same id is the same job."""

    id: str
    kind: str
    game_id: str
    payload: str  # JSON; what it means is the kind's own business
    state: JobState = "waiting"
    progress: float = 0.0
    result: str | None = None  # JSON, when it is done
    error: str | None = None  # why it failed, for the log
    tries: int = 0
    worker: str | None = None  # who works on it, or did last


class Bell:
    """Rings when something happened to a job: `word` is its state and id, "waiting abc".

    It saves waiting, nothing else: whoever listens looks into the store now and then all the same.
    """

    def __init__(self) -> None:
        self._listeners: dict[asyncio.Future[None], Callable[[str], bool]] = {}

    def ring(self, word: str) -> None:
        for heard, wanted in list(self._listeners.items()):
            if not heard.done() and wanted(word):
                heard.set_result(None)

    async def wait(self, wanted: Callable[[str], bool], seconds: float) -> bool:
        """True as soon as a wanted word rings, False after so many seconds."""
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
    """The part of a store that workers need too."""

    bell: Bell

    @property
    def is_shared(self) -> bool: ...  # other machines may work on its jobs

    async def add_job(self, job: JobRow) -> JobRow:
        """The job of that id as it stands now: this one, or the one that was there before."""

    async def job(self, job_id: str) -> JobRow | None: ...
    async def claim_job(
        self, worker: str, kinds: Sequence[str], waited: float = 0.0
    ) -> JobRow | None:
        """The oldest job nobody works on and that has waited so many seconds; it is leased now."""

    async def renew_job(self, job_id: str, worker: str, progress: float) -> bool:
        """A sign of life. False if the job is not this worker's any more."""

    async def finish_job(self, job_id: str, worker: str, result: str) -> bool: ...
    async def fail_job(self, job_id: str, worker: str, error: str, again: bool) -> bool:
        """With `again` it waits for another try, if it has any left."""

    async def release_jobs(self, worker: str) -> None:
        """This worker goes home in good order: its jobs wait again, and the try is not counted."""

    async def remove_job(self, job_id: str, unless: Sequence[JobState] = ()) -> bool:
        """Forget a job; False if it is gone, or in one of those states."""
