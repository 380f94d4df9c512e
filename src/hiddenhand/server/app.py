"""The server as an ASGI application."""

import asyncio
import time
from collections.abc import AsyncIterator
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
from hiddenhand.server import identity, ops, pages, refusals, shelf, socket
from hiddenhand.server.api import games, me, rooms, stats
from hiddenhand.server.api.limits import Turnstile
from hiddenhand.server.live.hall import Hall
from hiddenhand.server.live.limits import Bucket
from hiddenhand.server.origins import OnlyOurPages, is_foreign
from hiddenhand.server.settings import Settings, read_settings
from hiddenhand.server.storage.sql_store import SqlStore
from hiddenhand.server.think import bots_of, open_workshop
from hiddenhand.server.wire import Me, Refusal

log = structlog.get_logger()
UNKNOWN_USER, FOREIGN = 4401, 4403  # codes of closing


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server; without settings, as the environment says."""
    settings = settings or read_settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await SqlStore.open(settings.database)
        hall = Hall(store, bots_of(settings, store))
        workshop = open_workshop(settings, store)
        app.state.store, app.state.hall = store, hall
        try:
            await hall.begin()
            # the first page asks for the games at once, and the list takes a moment to make
            warming = asyncio.create_task(asyncio.to_thread(shelf.game_infos))
            yield
            await warming
        finally:
            if workshop is not None:
                await workshop.close()
            await hall.end()
            await store.close()

    app = FastAPI(
        title="Hidden Hand",
        version="1",
        lifespan=lifespan,
        responses={code: {"model": Refusal} for code in ("4XX", "5XX")},
    )
    app.state.settings = settings
    app.state.began = time.monotonic()
    app.state.meters = ops.Meters(app.state)
    app.state.guests = Turnstile(settings.guests_per_hour)
    app.state.uploads = Turnstile(games.UPLOADS_PER_HOUR)
    app.state.replays = games.Replays()
    app.state.reckoner = stats.Reckoner()
    # the last one added is the first one asked
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(OnlyOurPages, allowed=settings.origins)
    app.add_middleware(ops.Watched, meters=app.state.meters)
    app.include_router(me.router)
    app.include_router(rooms.router)
    app.include_router(games.router)
    app.include_router(stats.router)
    app.include_router(ops.router)
    app.add_exception_handler(HiddenHandError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_invalid)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(Exception, _fail)
    build = pages.build_name()

    @app.websocket("/api/socket")
    async def live(websocket: WebSocket) -> None:
        await _live(websocket, settings, build)

    web = pages.pages()
    if web is not None:
        app.mount("/", web)
    return app


async def _live(websocket: WebSocket, settings: Settings, build: str) -> None:
    if is_foreign(websocket.headers, settings.origins):
        await websocket.close(FOREIGN)  # before it was accepted: the browser sees 403
        return
    user = await identity.user_of_socket(websocket)
    await websocket.accept()
    if user is None:
        await websocket.close(UNKNOWN_USER)
        return
    me = Me(user=user.id, name=user.name, language=user.language)
    bucket = Bucket(settings.messages_at_once, settings.messages_per_second)
    await socket.Connection(websocket, websocket.app.state.hall, me, bucket).serve(build)


def _refusal(status: int, refusal: Refusal) -> Response:
    return Response(orjson.dumps(refusal.model_dump()), status, media_type="application/json")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, HiddenHandError)
    status = 404 if isinstance(error, UnknownGame) else getattr(error, "status", 422)
    return _refusal(status, refusals.told(error))


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
    return _refusal(500, refusals.told(refusals.ServerError("this is a bug", place="server")))
