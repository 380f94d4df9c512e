"""The server as an ASGI application."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import orjson
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.websockets import WebSocket

from hiddenhand.core.errors import HiddenHandError, UnknownGame
from hiddenhand.server import refusals
from hiddenhand.server.api import analyses, game_infos, games, lessons, me, rooms, stats
from hiddenhand.server.api.limits import turnstiles
from hiddenhand.server.http import gate, headers, pages, socket
from hiddenhand.server.http.origins import OnlyOurPages, is_foreign
from hiddenhand.server.jobs.machines import bots_of, open_workshop
from hiddenhand.server.limits import Buckets, Turnstile
from hiddenhand.server.live.hall import Hall
from hiddenhand.server.operations import monitoring
from hiddenhand.server.operations.sweeping import Sweeper
from hiddenhand.server.people import identity
from hiddenhand.server.settings import Settings, read_settings
from hiddenhand.server.storage.sql_store import SqlStore
from hiddenhand.server.store import NotStored
from hiddenhand.server.wire.base import Me, Refusal

log = structlog.get_logger()
UNKNOWN_USER, FOREIGN = 4401, 4403  # codes of closing


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server; without settings, as the environment says."""
    settings = settings or read_settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        node = identity.new_node(settings.node)
        store = await SqlStore.open(settings.database, node)
        hall = Hall(store, bots_of(settings, store), settings.watchers_per_room)
        workshop = open_workshop(settings, store)
        hall.on_answer = app.state.meters.answers.observe
        sweeper = Sweeper(store, hall, settings)
        app.state.store, app.state.hall, app.state.sweeper = store, hall, sweeper
        try:
            if store.is_shared:
                from hiddenhand.server.nodes.node import (
                    Nodes,  # needs asyncpg, which SQLite does not
                )

                hall.others = app.state.nodes = Nodes(store, hall, node, settings.node)
                await app.state.nodes.begin()
            await hall.begin()
            # the first page asks for the games at once, and the list takes a moment to make
            warming = asyncio.create_task(asyncio.to_thread(game_infos.game_infos))
            sweeping = asyncio.create_task(sweeper.run())
            yield
            sweeping.cancel()
            await asyncio.gather(warming, sweeping, return_exceptions=True)
        finally:
            if workshop is not None:
                await workshop.close()
            await hall.end()
            if app.state.nodes is not None:
                await app.state.nodes.end()
            await store.close()

    app = FastAPI(
        title="Hidden Hand",
        version="1",
        lifespan=lifespan,
        responses={code: {"model": Refusal} for code in ("4XX", "5XX")},
        docs_url=None,  # pages with scripts of another site
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.nodes = None  # only where several servers share a database
    app.state.began = time.monotonic()
    app.state.meters = monitoring.Meters(app.state)
    app.state.gate = gate.Gate(settings)
    app.state.turnstiles = turnstiles(settings)
    app.state.asking = Turnstile(settings.requests_per_minute, 60)  # of one user
    app.state.messages = Buckets(settings.messages_at_once, settings.messages_per_second)
    app.state.replays = games.Replays()
    app.state.reckoner = stats.Reckoner()
    # the last one added is the first one asked
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(gate.Gated, gate=app.state.gate)
    app.add_middleware(OnlyOurPages, settings=settings)
    app.add_middleware(headers.Guarded, is_secure=settings.is_secure)
    app.add_middleware(monitoring.Watched, meters=app.state.meters)
    app.include_router(me.router)
    app.include_router(rooms.router)
    app.include_router(games.router)
    app.include_router(stats.router)
    app.include_router(analyses.router)
    app.include_router(lessons.router)
    app.include_router(monitoring.router)
    app.add_exception_handler(HiddenHandError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_invalid)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(Exception, _fail)
    build = pages.build_name()

    @app.websocket("/api/socket")
    async def live(websocket: WebSocket) -> None:
        if is_foreign(websocket.headers, settings):
            await websocket.close(FOREIGN)  # before it was accepted: the browser sees 403
            return
        address, doors = gate.address_of(websocket.scope), app.state.gate
        try:
            doors.check_socket(address)
        except HiddenHandError as error:
            doors.refused[error.code] += 1
            await gate.turn_away(websocket, error)
            return
        with doors.counted(address):
            await _live(websocket, build)

    web = pages.pages(settings.public_url)
    if web is not None:
        app.mount("/", web)
    return app


async def _live(websocket: WebSocket, build: str) -> None:
    try:
        user = await identity.user_of_socket(websocket)
    except NotStored:  # the database is away; another node may still see it
        away = refusals.ServerBusy("the database is away", place="store", retry_after=1)
        await gate.turn_away(websocket, away)
        return
    await websocket.accept()
    if user is None:
        await websocket.close(UNKNOWN_USER)
        return
    me = Me(user=user.id, name=user.name, language=user.language)
    bucket = websocket.app.state.messages.of(user.id)  # one for all open pages of a user

    async def is_still_there() -> bool:
        return await identity.user_of_socket(websocket) is not None

    connection = socket.Connection(websocket, websocket.app.state.hall, me, bucket)
    await connection.serve(build, is_still_there)


def _refusal(status: int, refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    text = orjson.dumps(refusal.model_dump())
    return Response(text, status, headers, media_type="application/json")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, HiddenHandError)
    status = 404 if isinstance(error, UnknownGame) else getattr(error, "status", 422)
    return _refusal(status, refusals.told(error), refusals.headers_of(error))


async def _refuse_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _refusal(422, Refusal(error="bad-message", place=place[:100], message=first["msg"]))


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind = refusals.NoSuchPage if error.status_code == 404 else refusals.BadRequest
    return _refusal(
        error.status_code, Refusal(error=kind.code, place=request.url.path, message=error.detail)
    )


async def _fail(request: Request, error: Exception) -> Response:
    """A bug of ours: logged whole, told without its inside."""
    log.error("unhandled", route=str(request.scope.get("route")), exc_info=error)
    told = refusals.told(refusals.ServerError("this is a bug", place="server"))
    secure = request.app.state.settings.is_secure or request.url.scheme == "https"
    # this answer is made outside of all that adds headers to the others
    guarding = {name.decode(): word.decode() for name, word in headers.headers(secure)}
    return _refusal(500, told, guarding)
