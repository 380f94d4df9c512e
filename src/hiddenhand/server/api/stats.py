"""Statistics: my own games, and the totals of the server."""

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from hiddenhand import games
from hiddenhand.server.api.common import StoreOf
from hiddenhand.server.archive import stats
from hiddenhand.server.people.identity import SignedIn
from hiddenhand.server.store import Store, Which
from hiddenhand.server.wire.learning import MyStats, Totals

router = APIRouter(tags=["statistics"])
FRESH = 60.0  # seconds to cache the totals
CSV: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/csv": {"schema": {"type": "string"}}}}
}
GameIn = Annotated[str | None, Query(pattern=r"^[a-z_]{1,40}$")]
SeatsIn = Annotated[int | None, Query(ge=1, le=6)]
DaysIn = Annotated[int | None, Query(ge=1, le=36500, description="only games this young")]


class StatsCache:
    """A cache of the server's totals."""

    def __init__(self) -> None:
        self._totals: Totals | None = None

    async def totals(self, store: Store) -> Totals:
        """The totals, at most `FRESH` seconds old."""
        now = time.time()
        if self._totals is None or not 0 <= now - self._totals.counted_at < FRESH:
            rows, people = await store.tallies(), await store.people_counted()
            self._totals = stats.totals(rows, people, games.names(), now)
        return self._totals


@router.get("/api/me/stats")
async def my_statistics(
    user: SignedIn,
    store: StoreOf,
    game: GameIn = None,
    seats: SeatsIn = None,
    days: DaysIn = None,
) -> MyStats:
    """Statistics of my finished games, all or filtered."""
    return await _mine(store, user.id, game, seats, days)


@router.get("/api/me/stats.csv", response_class=Response, responses=CSV)
async def my_statistics_as_csv(
    user: SignedIn,
    store: StoreOf,
    game: GameIn = None,
    seats: SeatsIn = None,
    days: DaysIn = None,
) -> Response:
    """The same as a CSV file."""
    found = await _mine(store, user.id, game, seats, days)
    return _csv(stats.as_csv(found.tallies), "my-statistics")


async def _mine(
    store: Store, user: str, game: str | None, seats: int | None, days: int | None
) -> MyStats:
    since = None if days is None else time.time() - days * 86400
    which = Which(None if game is None else games.find(game).name, seats, since)
    return stats.my_stats(
        *await asyncio.gather(
            store.played(user, which),
            store.tallies_of(user, which),
            store.rivals_of(user, which),
            store.set_aside(user, which),
        )
    )


@router.get("/api/stats")
async def statistics(request: Request, store: StoreOf) -> Totals:
    """What was played on this server; public, without names."""
    stats_cache: StatsCache = request.app.state.stats_cache
    return await stats_cache.totals(store)


@router.get("/api/stats.csv", response_class=Response, responses=CSV)
async def statistics_as_csv(request: Request, store: StoreOf) -> Response:
    """The same as a CSV file."""
    stats_cache: StatsCache = request.app.state.stats_cache
    return _csv(stats.as_csv((await stats_cache.totals(store)).tallies), "statistics")


def _csv(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="hiddenhand-{name}.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)
