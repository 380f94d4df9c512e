"""A server hands out the site that needs no server, at an address of its own."""

import asyncio
from pathlib import Path

from hiddenhand.server.http.pages import OFFLINE
from tests.server.serving import serving


def test_only_the_offline_site_may_compile_web_assembly(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path}/games.db") as client:
            offline, usual = await client.get("/offline/"), await client.get("/")
            assert offline.status_code == usual.status_code == 200
            assert "'wasm-unsafe-eval'" in offline.headers["content-security-policy"]
            assert "'wasm-unsafe-eval'" not in usual.headers["content-security-policy"]
            assert "'unsafe-eval'" not in offline.headers["content-security-policy"]
            assert offline.headers["cache-control"] == "no-cache"
            worker = min(OFFLINE.glob("assets/worker-*.js"))
            script = await client.get(f"/offline/assets/{worker.name}")
            assert "immutable" in script.headers["cache-control"]
            assert "'wasm-unsafe-eval'" in script.headers["content-security-policy"]
            assert (await client.get("/offline/nothing")).status_code == 404

    asyncio.run(scenario())
