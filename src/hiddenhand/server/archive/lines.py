"""Finished games as lines of a list, with their proof and their place in a history."""

import re
from collections.abc import Sequence

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.archive import replays
from hiddenhand.server.archive.replays import NotFinished
from hiddenhand.server.jobs.queue import JobRow
from hiddenhand.server.store import GameRow, NotThere, Store
from hiddenhand.server.wire.analysis import Analysis, AnalysisInfo
from hiddenhand.server.wire.http import DrawInfo, GameLine, GamePlayer, History, ProofInfo
from hiddenhand.table.proven import Deal, Draw, read_deal


class BadPage(HiddenHandError):
    """The position in the history cannot be read."""

    code = "bad-page"


async def finished(store: Store, game_id: str) -> GameRow:
    """A finished game. Raises `NotThere`, or `NotFinished` if it is still running."""
    game = await store.game(game_id)
    if game is None:
        raise NotThere("no such game", place=f"game {game_id}")
    if game.ended_at is None:
        raise NotFinished("come back when it is over", place=f"game {game_id}")
    return game


async def history(store: Store, user: str, limit: int, after: str | None, base: str) -> History:
    """A page of a user's finished games, newest first. Raises `BadPage`."""
    page = await store.games_of(user, limit + 1, None if after is None else _page(after))
    last = page[limit - 1] if len(page) > limit else None
    return History(
        games=[line_of(game, user, base) for game in page[:limit]],
        next=None if last is None else f"{last.ended_at!r}~{last.id}",
    )


def _page(word: str) -> tuple[float, str]:
    found = re.fullmatch(r"([0-9.e+]{1,30})(?:~([A-Za-z0-9_-]{0,40}))?", word)
    try:
        if found is not None:
            return float(found[1]), found[2] or ""
    except ValueError:
        pass
    raise BadPage("take `next` of the page before", place="after")


def dealt_here(game: GameRow) -> Deal | None:
    """The proven deal of a game of this server. An uploaded record brings its own secret and
    commitment, which prove nothing."""
    return None if game.is_uploaded else read_deal(game.deal)


def line_of(game: GameRow, user: str | None, base: str) -> GameLine:
    """A finished game as `user` sees it; `base` is the address of the site, for links."""
    deal = dealt_here(game)
    return GameLine(
        game_id=game.id,
        game=game.game,
        seats=game.seats,
        settings=game.settings,
        players=[
            GamePlayer(
                seat=p.seat,
                name=p.name,
                bot=p.bot,
                me=user is not None and p.user == user,
                rating_before=p.rating_before,
                rating_after=p.rating_after,
                hints=p.hints,
                stood_in=p.stood_in,
            )
            for p in game.players
        ],
        started_at=game.started_at,
        ended_at=game.ended_at or 0.0,
        rated=game.rated,
        uploaded=game.is_uploaded,
        proven=deal is not None,
        commitment=None if deal is None else deal.commitment,
        result=replays.result_of(game),
        share=f"{base}/replay/{game.id}",
    )


def proof_of(game: GameRow, deal: Deal, draws: Sequence[Draw]) -> ProofInfo:
    """What is needed to check a deal; the draws only after the end."""
    shown = deal.proof(game.ended_at is not None)
    return ProofInfo(
        commitment=shown.commitment,
        added=list(shown.added),
        secret=shown.secret,
        draws=[DrawInfo(answer=d.answer, count=d.count, index=d.index, key=d.key) for d in draws],
    )


def analysis_of(game_id: str, job: JobRow | None, base: str) -> AnalysisInfo:
    """The progress of an analysis, with the result when it is done."""
    share = f"{base}/analysis/{game_id}"
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
