"""The same seed and the same answers give the same record on a server and without one."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from hiddenhand.local.house import LocalClient, LocalHouse
from hiddenhand.server.wire.base import Me
from tests.local.house import Device, Memory
from tests.server.serving import running_app

LIMIT = 300  # seconds, for a busy machine
SEED = "both"


class OnServer(Device):
    """The same player, at a real server with its database and its processes for bots."""

    def __init__(self, app: Any, http: httpx.AsyncClient) -> None:
        house = SimpleNamespace(registry=app.state.registry, store=SimpleNamespace(me=None))
        super().__init__(Memory(), cast(LocalHouse, house))
        self.http = http
        self.me: Me | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        if path == "/api/me":
            self.me = Me.model_validate(answer.json())
        is_json = answer.headers.get("content-type", "") == "application/json"
        return answer.json() if is_json else answer.text

    def connect(self) -> None:
        assert self.me is not None
        self.page = LocalClient(
            self.house,
            self.me,
            lambda text: self.heard.put_nowait(json.loads(text)),
            lambda code: None,
        )


async def record_of(device: Device, game: str, **options: object) -> str:
    code = await device.new_room(game, 2, "easy", **options)
    end = await device.play(code)
    record: str = await device.ask("GET", f"/api/games/{end['game_id']}/record")
    return record


@pytest.mark.parametrize(
    ("game", "settings"), [("hidden_leaders", {}), ("secret_allies", {"pack": "tiny"})]
)
def test_a_game_is_the_same_with_and_without_a_server(
    tmp_path: Path, game: str, settings: dict[str, str]
) -> None:
    async def scenario() -> None:
        device = await Device.open(seed=SEED)
        here = await record_of(device, game, settings=settings)
        await device.close()
        database = f"sqlite:///{tmp_path}/games.db"
        async with running_app(database, test_seed=SEED) as app:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
                there = await record_of(OnServer(app, http), game, settings=settings)
        assert here == there

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))
