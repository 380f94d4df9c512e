"""The documentation site at /docs, with a content security policy of its own."""

import asyncio
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Mount

from hiddenhand.server.http.manual import manual


def test_pages_are_served_with_the_policy_that_their_build_wrote(tmp_path: Path) -> None:
    (tmp_path / "learn").mkdir()
    (tmp_path / "learn" / "index.html").write_text("<h1>Learn</h1>")
    (tmp_path / "policy.json").write_text('{"scripts": ["sha256-abc="]}')
    site = manual(tmp_path)
    assert site is not None

    async def scenario() -> None:
        transport = httpx.ASGITransport(Starlette(routes=[Mount("/docs", site)]))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            answer = await client.get("/docs/learn/")
            assert (answer.status_code, answer.text) == (200, "<h1>Learn</h1>")
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self' 'sha256-abc='" in policy
            assert "default-src 'none'" in policy
            assert (await client.get("/docs/nothing")).status_code == 404

    asyncio.run(scenario())


def test_a_server_without_the_site_has_no_such_pages(tmp_path: Path) -> None:
    assert manual(tmp_path) is None
