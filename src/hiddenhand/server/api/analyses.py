"""Analyses of finished games: request one, get its progress or its result."""

from fastapi import APIRouter, Depends, Request, Response

from hiddenhand.analysis.story import NothingToAnalyze
from hiddenhand.server.api.common import StoreOf, base_of
from hiddenhand.server.api.games import GameId, finished
from hiddenhand.server.api.limits import FewPerUser
from hiddenhand.server.jobs import analyzing
from hiddenhand.server.jobs.queue import JobRow
from hiddenhand.server.settings import Settings
from hiddenhand.server.wire.analysis import Analysis, AnalysisInfo

router = APIRouter(tags=["games"])


@router.post(
    "/api/games/{game_id}/analysis",
    status_code=202,
    dependencies=[Depends(FewPerUser("analyses"))],
)
async def order_analysis(game_id: GameId, request: Request, store: StoreOf) -> AnalysisInfo:
    """Request the analysis of a finished game. An existing one is not repeated."""
    game, answers = await finished(store, game_id)
    if game.result is None:
        raise NothingToAnalyze("it has no result", place=f"game {game_id}")
    job = await store.job(analyzing.job_id(game_id))
    if job is not None and job.state == "failed":
        await store.remove_job(job.id, unless=("waiting", "working", "done"))
        job = None
    if job is None:
        settings: Settings = request.app.state.settings
        job = await store.add_job(analyzing.job_of(game, answers, settings.analysis_effort))
    return _info(request, game_id, job)


@router.get("/api/games/{game_id}/analysis", response_model=AnalysisInfo)
async def analysis(game_id: GameId, request: Request, store: StoreOf) -> Response:
    """The progress of the analysis, with the result when it is done."""
    await finished(store, game_id)
    job = await store.job(analyzing.job_id(game_id))
    told = _info(request, game_id, job).model_dump_json()
    return Response(told, media_type="application/json")


def _info(request: Request, game_id: str, job: JobRow | None) -> AnalysisInfo:
    share = f"{base_of(request)}/analysis/{game_id}"
    if job is None:
        return AnalysisInfo(game_id=game_id, state="none", progress=0.0, share=share, result=None)
    done = job.state == "done" and job.result is not None
    return AnalysisInfo(
        game_id=game_id,
        state=job.state,
        progress=job.progress,
        share=share,
        result=Analysis.model_validate_json(job.result or "") if done else None,
    )
