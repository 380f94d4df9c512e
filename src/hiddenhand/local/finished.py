"""Requests about finished games: record, replay, proof, analysis, import."""

import asyncio
import time
from dataclasses import replace

from hiddenhand.analysis.hindsight import hindsight
from hiddenhand.analysis.story import NothingToAnalyze
from hiddenhand.core.errors import HiddenHandError
from hiddenhand.local.routes import CREATED, Answered, Asked, House, route
from hiddenhand.server.archive import lines, replays
from hiddenhand.server.jobs import analyzing
from hiddenhand.server.jobs.queue import JobRow
from hiddenhand.server.people.tokens import new_id
from hiddenhand.server.store import NotThere
from hiddenhand.server.wire.analysis import SuspicionLine, Suspicions


@route("POST", "/api/games", CREATED)
async def _upload(asked: Asked) -> Answered:
    user = asked.person.user
    game, answers = replays.read_upload(asked.body, new_id(), user, time.time())
    await asked.house.store.add_finished(game, answers)
    return lines.line_of(game, user, "")


@route("GET", "/api/games/{id}")
async def _finished(asked: Asked) -> Answered:
    return lines.line_of(await asked.finished(), asked.person.user, "")


@route("GET", "/api/games/{id}/record")
async def _record(asked: Asked) -> Answered:
    game = await asked.finished()
    return replays.record_of(game, await asked.house.store.answers(game.id)).text().encode()


@route("GET", "/api/games/{id}/replay")
async def _replay(asked: Asked) -> Answered:
    game, eyes = await asked.finished(), int(asked.query.get("eyes", -3))
    return replays.replay(game, await asked.house.store.answers(game.id), eyes)


@route("GET", "/api/games/{id}/proof")
async def _proof(asked: Asked) -> Answered:
    game = await asked.finished()
    deal = lines.dealt_here(game)
    if deal is None:
        raise NotThere("not dealt here", place=f"game {game.id}")
    draws = replays.draws_of(game, await asked.house.store.answers(game.id))
    return lines.proof_of(game, deal, draws)


@route("GET", "/api/games/{id}/suspicions")
async def _suspicions(asked: Asked) -> Answered:
    game = await asked.house.store.game(asked.words[0])
    if game is None or game.ended_at is None or game.result is None:
        return Suspicions(ready=game is not None and game.ended_at is not None, lines=[])
    text = analyzing.nameless(game, await asked.house.store.answers(game.id)).text()
    told = await asked.house.thinkers.ask(hindsight, text, f"game {game.id}")
    return Suspicions(ready=True, lines=[SuspicionLine.model_validate(line) for line in told])


@route("GET", "/api/games/{id}/analysis")
async def _analysis(asked: Asked) -> Answered:
    game = await asked.finished()
    job = await asked.house.store.job(analyzing.job_id(game.id))
    return lines.analysis_of(game.id, job, "")


@route("POST", "/api/games/{id}/analysis", 202)
async def _analyze(asked: Asked) -> Answered:
    game, store = await asked.finished(), asked.house.store
    if game.result is None:
        raise NothingToAnalyze("it has no result", place=f"game {game.id}")
    job = await store.job(analyzing.job_id(game.id))
    if job is None or job.state == "failed":
        effort = asked.house.settings.analysis_effort
        job = analyzing.job_of(game, await store.answers(game.id), effort)
        await store.save_job(job)
        asked.house.registry.services.spawn(_work(asked.house, job))
        await asyncio.sleep(0)
    return lines.analysis_of(game.id, await store.job(job.id), "")


async def _work(house: House, job: JobRow) -> None:
    """Analyze piece by piece; between two of them the tables get their turn."""
    store = house.store

    def progress(done: float) -> None:
        store.note_job(replace(job, state="working", progress=done))

    try:
        result = await analyzing.analyze(house.thinkers, job.payload, progress)
        await store.save_job(replace(job, state="done", progress=1.0, result=result))
    except HiddenHandError as error:
        await store.save_job(replace(job, state="failed", error=str(error)))
