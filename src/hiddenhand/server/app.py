"""The server as an ASGI application."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from hiddenhand.server.api import (
    analyses,
    game_infos,
    games,
    lessons,
    live,
    me,
    rooms,
    sign_in,
    stats,
    summons,
)
from hiddenhand.server.api.limits import turnstiles
from hiddenhand.server.http import errors, gate, headers, manual, pages
from hiddenhand.server.http.doors import Doors
from hiddenhand.server.http.origins import OnlyOurPages
from hiddenhand.server.jobs.machines import open_analysis_worker, open_bot_pool
from hiddenhand.server.limits import Buckets, Turnstile
from hiddenhand.server.live.registry import RoomRegistry
from hiddenhand.server.operations import monitoring
from hiddenhand.server.operations.sweeping import Sweeper
from hiddenhand.server.people import identity
from hiddenhand.server.settings import Settings, read_settings
from hiddenhand.server.storage.sql_store import SqlStore
from hiddenhand.server.summons.opening import open_summoner
from hiddenhand.server.wire.base import Refusal


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server; without settings they are read from the environment."""
    settings = settings or read_settings()
    app = FastAPI(
        title="Hidden Hand",
        version="1",
        lifespan=_lifespan,
        responses={code: {"model": Refusal} for code in ("4XX", "5XX")},
        docs_url=None,  # loads scripts from another site; /docs is our own documentation
        redoc_url=None,
    )
    _set_state(app, settings)
    # middleware that is added last runs first
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(gate.Gated, gate=app.state.gate)
    app.add_middleware(OnlyOurPages, settings=settings)
    app.add_middleware(headers.Guarded, is_secure=settings.is_secure)
    app.add_middleware(monitoring.Watched, meters=app.state.meters)
    for part in (me, sign_in, rooms, games, stats, analyses, lessons, summons, monitoring, live):
        app.include_router(part.router)
    errors.handle_errors(app)
    site = manual.manual()
    if site is not None:
        app.mount(manual.ADDRESS, site)
    offline = pages.offline_site()
    if offline is not None:
        app.mount("/offline", offline)
    web = pages.pages(settings.public_url)
    if web is not None:
        app.state.gate.is_file = web.has
        app.mount("/", web)
    return app


def _set_state(app: FastAPI, settings: Settings) -> None:
    """Set the state that needs no database; the rest is set in the lifespan."""
    app.state.settings = settings
    app.state.nodes = None  # set if several servers share a database
    app.state.began = time.monotonic()
    app.state.meters = monitoring.Meters(app.state)
    app.state.build = pages.build_name()
    app.state.doors = Doors(settings)
    app.state.gate = gate.Gate(settings)
    app.state.turnstiles = turnstiles(settings)
    app.state.asking = Turnstile(settings.requests_per_minute, 60)  # per user
    app.state.messages = Buckets(settings.messages_at_once, settings.messages_per_second)
    app.state.replays = games.Replays()
    app.state.hindsights = analyses.Hindsights()
    app.state.stats_cache = stats.StatsCache()


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the database and resume the rooms; close everything at the end."""
    settings: Settings = app.state.settings
    node = identity.new_node(settings.node)
    store = await SqlStore.open(settings.database, node)
    bot_pool = open_bot_pool(settings, store)
    registry = RoomRegistry(store, bot_pool, settings)
    app.state.gate.budget = registry.services.budget
    registry.on_answer = app.state.meters.answers.observe
    worker = open_analysis_worker(settings, store)
    sweeper = Sweeper(store, registry, settings)
    app.state.store, app.state.registry, app.state.sweeper = store, registry, sweeper
    app.state.summoner = summoner = await open_summoner(settings, store, registry.services)
    try:
        if store.is_shared:
            from hiddenhand.server.nodes.node import Nodes  # needs asyncpg, which is optional

            registry.services.peers = app.state.nodes = Nodes(store, registry, node, settings.node)
            await app.state.nodes.begin()
        await registry.begin()
        await summoner.begin()
        # warm the cache: the first page requests the games, and the list is slow to build
        warming = asyncio.create_task(asyncio.to_thread(game_infos.game_infos))
        sweeping = asyncio.create_task(sweeper.run())
        yield
        sweeping.cancel()
        await asyncio.gather(warming, sweeping, return_exceptions=True)
    finally:
        if worker is not None:
            await worker.close()
        await summoner.close()
        await registry.end()
        if app.state.nodes is not None:
            await app.state.nodes.end()
        await store.close()
