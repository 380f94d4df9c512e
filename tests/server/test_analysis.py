"""Analyses over HTTP: computed once in the background, stored, visible to everybody with the
link; none of a running game."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from hiddenhand.analysis.hindsight import hindsight
from hiddenhand.bots.arena import Match, play
from hiddenhand.server.storage import SqlStore
from hiddenhand.server.wire.analysis import AnalysisInfo
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table
from tests.server.people import Guest, Refused
from tests.server.running import run, server
from tests.server.serving import running_app
from tests.server.test_jobs import PATIENCE, thinker, until_state

LITTLE = 0.02  # factor of the usual effort


async def upload(guest: Guest, table: Table) -> str:
    answer = await guest.http.post("/api/games", content=table.record.text())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["game_id"])


async def until_done(guest: Guest, game_id: str) -> dict[str, Any]:
    seen = 0.0
    for _ in range(PATIENCE * 10):
        told: dict[str, Any] = await guest.ask("GET", f"/api/games/{game_id}/analysis")
        AnalysisInfo.model_validate(told)
        assert told["progress"] >= seen
        seen = told["progress"]
        if told["state"] in ("done", "failed"):
            return told
        await asyncio.sleep(0.2)
    raise AssertionError("the analysis never ends")


def test_an_analysis_is_made_once_and_kept(tmp_path: Path) -> None:
    table = play(Match("hidden_leaders", 2, {}, "easy", "server"), 0)
    games: list[str] = []

    async def first() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        game_id = await upload(ola, table)
        games.append(game_id)
        path = f"/api/games/{game_id}/analysis"
        assert (await ola.ask("GET", path))["state"] == "none"
        ordered = await ola.ask("POST", path)
        assert ordered["state"] in ("waiting", "working")
        assert ordered["share"].endswith(f"/analysis/{game_id}")
        done = await until_done(ola, game_id)
        assert done["state"] == "done"
        result = done["result"]
        assert result["people"] == [0, 1]
        assert result["curve"][-1]["chances"] == [
            float(table.state.share(seat)) for seat in range(2)
        ]
        assert result["choices"]
        assert result["suspicions"]
        again = await ola.ask("POST", path)
        assert again["result"] == result
        suspected = await ola.ask("GET", f"/api/games/{game_id}/suspicions")
        assert suspected == {"ready": True, "lines": hindsight(table.record.text())}
        assert await ola.ask("GET", f"/api/games/{game_id}/suspicions") == suspected
        await ola.leave()

    async def later() -> None:
        """Somebody with the link, not signed in, after a restart of the server."""
        ben = await Guest.arrive(here.address, "Ben")
        ben.http.cookies.clear()
        told = await ben.ask("GET", f"/api/games/{games[0]}/analysis")
        assert told["state"] == "done"
        with pytest.raises(Refused, match="not-signed-in"):
            await ben.ask("POST", f"/api/games/{games[0]}/analysis")
        await ben.leave()

    with server(tmp_path, analysis_effort=LITTLE) as here:
        run(first())
    with server(tmp_path) as here:
        run(later())


def test_what_has_no_end_is_not_analyzed(tmp_path: Path) -> None:
    async def scenario() -> None:
        ola = await Guest.arrive(here.address, "Ola")
        code = await ola.create("hidden_leaders", 2)
        await ola.seat(code, 0)
        await ola.seat(code, 1, "bot", bot="random")
        await ola.connect()
        await ola.watch(code)
        await ola.start(code)
        await ola.look(code, 0)
        await ola.play(code, SeededDice("some"), answers=2)
        game_id = ola.rooms[code]["game_id"]
        for name in (game_id, "nowhere"):
            told = await ola.ask("GET", f"/api/games/{name}/suspicions")
            assert told == {"ready": False, "lines": []}
        with pytest.raises(Refused, match="bad-message"):  # an id has only ASCII letters
            await ola.ask("GET", "/api/games/B%C3%BE/suspicions")
        for method in ("GET", "POST"):
            with pytest.raises(Refused, match="not-finished"):
                await ola.ask(method, f"/api/games/{game_id}/analysis")
            with pytest.raises(Refused, match="not-there"):
                await ola.ask(method, "/api/games/nowhere/analysis")
        await ola.ask("POST", f"/api/rooms/{code}/abandon", {"want": True})
        await ola.until(lambda: ola.rooms[code]["stage"] == "abandoned")
        with pytest.raises(Refused, match="nothing-to-analyse"):
            await ola.ask("POST", f"/api/games/{game_id}/analysis")
        told = await ola.ask("GET", f"/api/games/{game_id}/suspicions")
        assert told == {"ready": True, "lines": []}
        await ola.leave()

    with server(tmp_path) as here:
        run(scenario())


def test_a_thinking_machine_analyses_for_a_server_that_does_not(postgresql: str) -> None:
    table = play(Match("hidden_leaders", 2, {}, "easy", "server"), 1)

    async def scenario() -> None:

        async with running_app(postgresql, analysis_processes=0, analysis_effort=LITTLE) as app:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                await client.post("/api/me", json={"name": "Ola"})
                made = await client.post("/api/games", content=table.record.text())
                path = f"/api/games/{made.json()['game_id']}/analysis"
                assert (await client.post(path)).json()["state"] == "waiting"
                process = await asyncio.to_thread(thinker, postgresql)
                try:
                    store: SqlStore = app.state.store
                    name = f"analysis:1:{made.json()['game_id']}"
                    job = await until_state(store, name, "done", "failed")
                finally:
                    process.kill()
                    process.wait()
                assert job.state == "done"
                told = (await client.get(path)).json()
                assert told["result"]["curve"]

    run(scenario())
