"""Analyses of finished games: request one, get its progress or its result."""

import asyncio

from fastapi import APIRouter, Depends, Request, Response

from hiddenhand.analysis.hindsight import hindsight
from hiddenhand.analysis.story import NothingToAnalyze
from hiddenhand.server.api.common import Paying, StoreOf, base_of
from hiddenhand.server.api.games import Answers, AnswersOf, GameId
from hiddenhand.server.api.limits import FewPerUser
from hiddenhand.server.archive.lines import analysis_of, finished
from hiddenhand.server.budget import ANALYSIS
from hiddenhand.server.http.addresses import address_of
from hiddenhand.server.jobs import analyzing
from hiddenhand.server.jobs.thinking import Thinkers
from hiddenhand.server.limits import Turnstile
from hiddenhand.server.settings import Settings
from hiddenhand.server.store import GameRow
from hiddenhand.server.wire.analysis import AnalysisInfo, SuspicionLine, Suspicions

router = APIRouter(tags=["games"])
HINDSIGHTS_KEPT = 500  # games


@router.post(
    "/api/games/{game_id}/analysis",
    status_code=202,
    dependencies=[Depends(FewPerUser("analyses"))],
)
async def order_analysis(
    game_id: GameId, request: Request, store: StoreOf, answers: AnswersOf, payer: Paying
) -> AnalysisInfo:
    """Request the analysis of a finished game. An existing one is not repeated."""
    game = await finished(store, game_id)
    if game.result is None:
        raise NothingToAnalyze("it has no result", place=f"game {game_id}")
    job = await store.job(analyzing.job_id(game_id))
    if job is not None and job.state == "failed":
        await store.remove_job(job.id, unless=("waiting", "working", "done"))
        job = None
    if job is None:
        settings: Settings = request.app.state.settings
        rows = await answers.of(game)
        answers.budget.charge(payer, ANALYSIS)
        job = await store.add_job(analyzing.job_of(game, rows, settings.analysis_effort))
    return analysis_of(game_id, job, base_of(request))


@router.get("/api/games/{game_id}/analysis", response_model=AnalysisInfo)
async def analysis(game_id: GameId, request: Request, store: StoreOf) -> Response:
    """The progress of the analysis, with the result when it is done."""
    await finished(store, game_id)
    job = await store.job(analyzing.job_id(game_id))
    told = analysis_of(game_id, job, base_of(request)).model_dump_json()
    return Response(told, media_type="application/json")


@router.get("/api/games/{game_id}/suspicions")
async def suspicions(
    game_id: GameId, request: Request, store: StoreOf, answers: AnswersOf
) -> Suspicions:
    """Who had reason to suspect whom in a finished game. Not ready: the end is not stored yet, or
    this address asked for too many games."""
    hindsights: Hindsights = request.app.state.hindsights
    kept = hindsights.kept(game_id)
    if kept is not None:
        return kept
    game = await store.game(game_id)
    turnstile: Turnstile = request.app.state.turnstiles["suspicions"]
    if game is None or game.ended_at is None or turnstile.wait(address_of(request.scope)):
        return Suspicions(ready=False, lines=[])
    pool: Thinkers = request.app.state.registry.services.bot_pool
    return await hindsights.make(pool, game, answers)


class Hindsights:
    """The suspicions of recently finished games: computed once, one game at a time, in a bot
    process."""

    def __init__(self) -> None:
        self._kept: dict[str, Suspicions] = {}
        self._one = asyncio.Semaphore(1)

    def kept(self, game_id: str) -> Suspicions | None:
        """What was computed before."""
        return self._kept.get(game_id)

    async def make(self, pool: Thinkers, game: GameRow, answers: Answers) -> Suspicions:
        """The suspicions of a finished game; none of a game without a result."""
        async with self._one:
            found = self.kept(game.id)
            if found is None:
                told: list[dict[str, object]] = []
                if game.result is not None:
                    text = analyzing.nameless(game, await answers.of(game)).text()
                    payer, charge = answers.payer, answers.budget.charge
                    told = await pool.ask(hindsight, text, f"game {game.id}", payer, charge)
                lines = [SuspicionLine.model_validate(line) for line in told]
                found = self._kept[game.id] = Suspicions(ready=True, lines=lines)
        while len(self._kept) > HINDSIGHTS_KEPT:
            del self._kept[next(iter(self._kept))]
        return found
