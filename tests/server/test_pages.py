"""The web app's files: a path that is not a file gets the app's page, unless it is under /api."""

import asyncio
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Mount

from hiddenhand.server.http.pages import FOREVER, Pages


def test_paths_of_the_app_are_its_own(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the app")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app.js").write_text("code")
    app = Starlette(routes=[Mount("/", Pages(directory=tmp_path, html=True))])

    async def scenario() -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            for path in ("/", "/room/abcdefghij", "/sign-in"):
                assert (await client.get(path)).text == "the app"
            script = await client.get("/assets/app.js")
            assert (script.text, script.headers["cache-control"]) == ("code", FOREVER)
            for path in ("/api/nothing", "/assets/old.js", "/..%2f..%2fetc/passwd"):
                answer = await client.get(path)
                assert answer.status_code == 404 or answer.text == "the app"
            assert (await client.get("/api/nothing")).status_code == 404
            assert (await client.get("/assets/old.js")).status_code == 404

    asyncio.run(scenario())
