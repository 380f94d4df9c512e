"""The real application and store inside the test, without a port."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from fastapi import FastAPI

from hiddenhand.server.app import create_app
from hiddenhand.server.settings import Settings
from tests.server.patience import be_patient
from tests.server.people import PATIENCE
from tests.server.running import SEEDED, UNLIMITED

Client = httpx.AsyncClient


@asynccontextmanager
async def running_app(database: str, **settings: Any) -> AsyncIterator[FastAPI]:
    if not {"public_url", "origins"} & settings.keys():  # an address elsewhere has no seed
        settings = {**SEEDED, **settings}
    be_patient()
    settings.setdefault("bot_limit", PATIENCE)  # on a busy machine a bot can be slow
    settings = {**UNLIMITED, "bot_processes": 1, **settings}
    app = create_app(Settings(database=database, **settings))
    async with app.router.lifespan_context(app):
        yield app


@asynccontextmanager
async def serving(database: str, **settings: Any) -> AsyncIterator[Client]:
    async with (
        running_app(database, **settings) as app,
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client,
    ):
        yield client


@asynccontextmanager
async def another(client: Client) -> AsyncIterator[Client]:
    """Another browser at the same server."""
    transport = client._transport
    async with httpx.AsyncClient(transport=transport, base_url=client.base_url) as other:
        yield other
