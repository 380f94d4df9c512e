"""What a shared link shows before it is opened: the game, in the visitor's language, no secrets."""

import asyncio
import re
from html import unescape
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from hiddenhand.server.http import pages
from hiddenhand.server.storage.sql_store import SqlStore
from hiddenhand.server.store import GameRow, PlayerRow
from hiddenhand.text.library import languages
from tests.server.serving import serving
from tools.tree import ROOT

GAME = "AAAAAAAAAAAAAAAA"


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page)
    return {name: unescape(text) for name, text in found}


@pytest.fixture
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, whether or not the web app was built."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text('<html lang="en"><head><title>x</title></head></html>')
    (folder / "link-hidden-leaders.jpg").touch()
    monkeypatch.setattr(pages, "STATIC", folder)


@pytest.mark.usefixtures("built")
def test_a_room_says_which_game_and_whether_there_is_a_seat(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Secretive Sam"})
            options = {"game": "hidden_leaders", "seats": 4, "public": True}
            code = (await client.post("/api/rooms", json=options)).json()["code"]
            await client.post(f"/api/rooms/{code}/seats/0", json={"do": "take"})
            told = tags((await client.get(f"/r/{code}")).text)
            assert told["title"] == "Hidden Leaders · Hidden Hand"
            assert told["description"] == "Free seats: 3 of 4. Open the link to join."
            assert told["url"] == f"http://table/r/{code}"
            assert told["image"] == "http://table/link-hidden-leaders.jpg"
            for seat in (1, 2, 3):
                bot = {"do": "bot", "bot": "random"}
                await client.post(f"/api/rooms/{code}/seats/{seat}", json=bot)
            await client.post(f"/api/rooms/{code}/start")
            page = (await client.get(f"/r/{code}")).text
            assert tags(page)["description"].startswith("A game is in progress.")
            assert "Sam" not in page
            spoken = set()
            for language in languages():
                headers = {"accept-language": language}
                page = (await client.get(f"/r/{code}", headers=headers)).text
                spoken.add(tags(page)["description"])
            assert len(spoken) == len(languages())
            # a room that is not there looks like the home page
            assert tags((await client.get("/r/zzzzzzzzzz")).text)["title"] == "Hidden Hand"

    asyncio.run(scenario())


@pytest.mark.usefixtures("built")
def test_a_private_room_tells_nothing_but_its_game(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as client:
            await client.post("/api/me", json={"name": "Secretive Sam"})
            options = {"game": "hidden_leaders", "seats": 2}
            code = (await client.post("/api/rooms", json=options)).json()["code"]
            told = tags((await client.get(f"/r/{code}")).text)
            assert told["title"] == "Hidden Leaders · Hidden Hand"
            assert told["description"] == "You are invited to a table. Open the link to join."
            await client.post(f"/api/rooms/{code}/seats/0", json={"do": "take"})
            await client.post(f"/api/rooms/{code}/seats/1", json={"do": "bot", "bot": "random"})
            await client.post(f"/api/rooms/{code}/start")
            assert tags((await client.get(f"/r/{code}")).text) == told

    asyncio.run(scenario())


@pytest.mark.usefixtures("built")
def test_only_finished_games_have_a_preview(database: str) -> None:
    async def scenario() -> None:
        await keep(database, "B" * 16, ended_at=None)
        await keep(database, GAME, ended_at=2.0)
        async with serving(database) as client:
            for kind, title in (("replay", "Replay"), ("analysis", "Analysis")):
                told = tags((await client.get(f"/{kind}/{GAME}")).text)
                assert told["title"] == f"{title} · Hidden Leaders"
                assert told["description"].startswith("Players: 2.")
                running = tags((await client.get(f"/{kind}/{'B' * 16}")).text)
                assert running["title"] == "Hidden Hand"

    asyncio.run(scenario())


async def keep(database: str, game_id: str, ended_at: float | None) -> None:
    store = await SqlStore.open(database)
    players = tuple(PlayerRow(seat, bot="random") for seat in range(2))
    row = GameRow(game_id, None, "hidden_leaders", "1", 2, {}, players, "{}", 1.0, 1.0, ended_at)
    await store.add_finished(row, [])
    await store.close()


def test_an_application_without_a_database_has_the_usual_one(tmp_path: Any) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    app = Starlette(routes=[Mount("/", pages.Pages(directory=tmp_path, html=True))])

    async def scenario() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            told = tags((await client.get("/")).text)
            assert told["title"] == "Hidden Hand"
            assert told["url"] == "http://table/"
            assert told["image"] == "http://table/icon-512.png"

    asyncio.run(scenario())


def test_every_game_of_the_house_has_a_picture() -> None:
    for game in ("hidden-leaders", "secret-allies"):
        picture = (ROOT / "web" / "public" / f"link-{game}.jpg").read_bytes()
        assert picture.startswith(b"\xff\xd8")
        assert len(picture) < 300_000  # messengers leave larger ones out
