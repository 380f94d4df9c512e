"""Analyses as jobs: the payload of a game, and how its parts are spread over processes."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hiddenhand.analysis import work
from hiddenhand.analysis.whole import VERSION, whole
from hiddenhand.analysis.work import Found, Order, Piece
from hiddenhand.core.record import Record
from hiddenhand.server.archive import replays
from hiddenhand.server.jobs.queue import ANALYSIS, JobRow
from hiddenhand.server.jobs.thinking import Progress, Thinkers
from hiddenhand.server.store import AnswerRow, GameRow

CHECKING = 12  # usual number of pieces of the second pass


def job_of(game: GameRow, answers: Sequence[AnswerRow], effort: float) -> JobRow:
    """The job for a finished game. It contains no names, and not who asked for hints."""
    record = nameless(game, answers)
    people = tuple(player.seat for player in game.players if player.bot is None)
    order = Order(record.text(), people, game.id, effort)
    return JobRow(job_id(game.id), ANALYSIS, game.id, json.dumps(asdict(order)))


def nameless(game: GameRow, answers: Sequence[AnswerRow]) -> Record:
    """The record of a game without names, and without who asked for hints."""
    record = replays.record_of(game, answers)
    record.names.clear()
    record.hints.clear()
    return record


def job_id(game_id: str) -> str:
    """The id of the analysis job of a game."""
    return f"{ANALYSIS}:{VERSION}:{game_id}"


async def analyze(pool: Thinkers, payload: str, progress: Progress) -> str:
    """Compute an analysis in the pool; payload and result are JSON."""
    given: dict[str, Any] = json.loads(payload)
    order = Order(**{**given, "people": tuple(given["people"])})
    first = await pool.ask(work.plan, order, ANALYSIS)
    hands = _Hands(pool, progress, len(first) + CHECKING)
    found = work.gather(await hands.do(first))
    second = await hands.do(await pool.ask(_check, (order, found), ANALYSIS))
    return await pool.ask(_whole, (order, found, work.gather(second)), ANALYSIS)


class _Hands:
    """Runs as many pieces at once as there are processes, so that other work waits for one piece
    only."""

    def __init__(self, pool: Thinkers, progress: Progress, expected: int) -> None:
        self.pool = pool
        self.progress = progress
        self.expected = expected
        self.done = 0
        self._free = asyncio.Semaphore(pool.workers)

    async def do(self, pieces: Sequence[Piece]) -> list[Found]:
        tasks = [asyncio.create_task(self._one(piece)) for piece in pieces]
        try:
            return list(await asyncio.gather(*tasks))
        finally:
            for task in tasks:
                task.cancel()

    async def _one(self, piece: Piece) -> Found:
        async with self._free:
            found = await self.pool.ask(work.do, piece, ANALYSIS)
        self.done += 1
        self.progress(min(0.99, self.done / self.expected))
        return found


def _check(asked: tuple[Order, Found]) -> list[Piece]:
    return work.check(*asked)


def _whole(asked: tuple[Order, Found, Found]) -> str:
    return json.dumps(whole(*asked), ensure_ascii=False)
