"""The single writer of a database: writes that arrive during a commit share the next one.

All waiting writes are tried in one transaction. If one fails, the transaction is rolled back and
repeated with a savepoint for each, so that only the bad one fails. Callers continue only after the
commit.

If several nodes share the database, a write to a room first goes through the fence in the same
transaction.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hiddenhand.server.storage import rows
from hiddenhand.server.storage.failing import failed
from hiddenhand.server.storage.fence import Fence
from hiddenhand.server.storage.tables import answers, games
from hiddenhand.server.store import AnswerTaken, Guard, NotStored, NotThere, Turn

T = TypeVar("T")
Work = Callable[
    [AsyncConnection], Awaitable[Any]
]  # may run twice, so it must only touch the database
MOST_AT_ONCE = 500


@dataclass(slots=True)
class _Job:
    work: Work | Turn
    guards: Sequence[Guard] = ()
    done: "asyncio.Future[Any]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Writer:
    """Runs the writes of all parts of the store."""

    def __init__(self, engine: AsyncEngine, fence: Fence | None = None) -> None:
        self._engine = engine
        self.fence = fence  # None: no other node writes to this database
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_on(), name="store writer")
        self.commits = 0
        self.has_failed = False  # the newest transaction was not written
        self.writes = 0

    async def do(self, work: Callable[[AsyncConnection], Awaitable[T]], *guards: Guard | None) -> T:
        """Run `work` in a transaction and return its result after the commit. Raises its errors,
        `Overtaken` or `NotStored`."""
        done: T = await self._put(_Job(work, self._asked(guards)))
        return done

    async def take(self, turn: Turn) -> None:
        """Write an accepted answer. Raises `AnswerTaken`, `Overtaken` or `NotStored`."""
        await self._put(_Job(turn, self._asked([turn.guard])))

    def _asked(self, guards: Sequence[Guard | None]) -> list[Guard]:
        return [] if self.fence is None else [guard for guard in guards if guard is not None]

    async def close(self) -> None:
        """Finish waiting writes, then stop."""
        if not self._task.done():
            self._waiting.put_nowait(None)
            await self._task

    async def _put(self, job: _Job) -> Any:
        if self._task.done():
            raise NotStored("the store is closed", place="store")
        self._waiting.put_nowait(job)
        return await job.done

    async def _write_on(self) -> None:
        closing = False
        while not closing:
            batch: list[_Job] = []
            head = await self._waiting.get()
            while True:
                if head is None:
                    closing = True
                    break
                batch.append(head)
                if self._waiting.empty() or len(batch) >= MOST_AT_ONCE:
                    break
                head = self._waiting.get_nowait()
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[_Job]) -> None:
        try:
            async with self._engine.begin() as connection:
                await self._enter(connection, batch)
                told = await _all_at_once(connection, batch)
        except Exception:  # the careful way finds out which write failed
            await self._write_carefully(batch)
            return
        self._count(len(batch))
        for job, answer in zip(batch, told, strict=True):
            _tell(job, answer)

    async def _write_carefully(self, batch: list[_Job]) -> None:
        told: list[object] = []
        try:
            async with self._engine.begin() as connection:
                if self.fence is not None:
                    rooms = [guard.room for job in batch for guard in job.guards]
                    await self.fence.lock(connection, rooms)
                for job in batch:
                    told.append(await self._alone(connection, job))
        except Exception as error:  # disk full or database down: nothing was written
            told = [failed(error)] * len(batch)
        else:
            self._count(len(batch))
        self.has_failed = any(isinstance(answer, NotStored) for answer in told)
        for job, answer in zip(batch, told, strict=True):
            _tell(job, answer)

    async def _enter(self, connection: AsyncConnection, batch: Sequence[_Job]) -> None:
        if self.fence is not None:
            await self.fence.enter(connection, [guard for job in batch for guard in job.guards])

    async def _alone(self, connection: AsyncConnection, job: _Job) -> object:
        """The result of the job, or its exception."""
        try:
            async with connection.begin_nested():
                await self._enter(connection, [job])
                if not isinstance(job.work, Turn):
                    return await job.work(connection)
                await _take_turns(connection, [job.work])
                return None
        except IntegrityError as error:
            if isinstance(job.work, Turn):
                return await _why_not_taken(connection, job.work)
            return failed(error)
        except SQLAlchemyError as error:
            return failed(error)
        except Exception as error:  # raised by the work itself
            return error

    def _count(self, writes: int) -> None:
        self.has_failed = False
        self.commits += 1
        self.writes += writes


def _tell(job: _Job, answer: object) -> None:
    if job.done.done():  # the caller was canceled
        return
    if isinstance(answer, Exception):
        job.done.set_exception(answer)
    else:
        job.done.set_result(answer)


async def _all_at_once(connection: AsyncConnection, batch: list[_Job]) -> list[object]:
    told: list[object] = []
    turns: list[Turn] = []
    for job in batch:
        if isinstance(job.work, Turn):
            turns.append(job.work)
            told.append(None)
        else:
            await _take_turns(connection, turns)
            turns = []
            told.append(await job.work(connection))
    await _take_turns(connection, turns)
    return told


async def _take_turns(connection: AsyncConnection, turns: list[Turn]) -> None:
    if not turns:
        return
    await connection.execute(
        insert(answers), [rows.answer_values(turn.game_id, turn.answer) for turn in turns]
    )
    await connection.execute(_TOUCH_GAME, [rows.turn_values(turn) for turn in turns])


async def _why_not_taken(connection: AsyncConnection, turn: Turn) -> Exception:
    place = f"game {turn.game_id}"
    if await connection.scalar(select(games.c.id).where(games.c.id == turn.game_id)) is None:
        return NotThere("no such game", place=place)
    return AnswerTaken(f"answer {turn.answer.number} was already given", place=place)


_TOUCH_GAME = (
    update(games)
    .where(games.c.id == rows.bound("game"))
    .values(clock=rows.bound("clock"), owing=rows.bound("owing"), moved_at=rows.bound("at"))
)
