"""A server inside the test: the real routes and the real store, without a port."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from hiddenhand.core.errors import HiddenHandError
from hiddenhand.server.api import me
from hiddenhand.server.origins import OnlyOurPages
from hiddenhand.server.settings import Settings
from hiddenhand.server.storage import SqlStore

Client = httpx.AsyncClient


@asynccontextmanager
async def serving(database: str, **settings: Any) -> AsyncIterator[Client]:
    app = FastAPI()
    app.state.settings = Settings(database=database, **settings)
    app.state.store = await SqlStore.open(database)
    app.include_router(me.router)
    app.add_middleware(OnlyOurPages, allowed=app.state.settings.origins)

    @app.exception_handler(HiddenHandError)
    async def refuse(request: Request, error: HiddenHandError) -> JSONResponse:
        return JSONResponse(error.as_dict(), getattr(error, "status", 422))

    @app.exception_handler(RequestValidationError)
    async def refuse_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return JSONResponse({"error": "bad-message"}, 422)

    transport = httpx.ASGITransport(app, raise_app_exceptions=True)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            yield client
    finally:
        await app.state.store.close()
