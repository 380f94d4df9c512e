"""The web app's files: a path that is not a file gets the app's page, unless it is under /api."""

import asyncio
from html import escape
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from hiddenhand.server.http.pages import EACH_TIME, FOREVER, Pages, preferred
from hiddenhand.text import library
from hiddenhand.text.words import Words

REAL = Path(__file__).parents[2] / "web" / "index.html"


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


def served(folder: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[Mount("/", Pages(directory=folder, html=True))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The real page, and a manifest for each language."""
    (tmp_path / "index.html").write_bytes(REAL.read_bytes())
    for language in library.languages():
        (tmp_path / f"manifest.{language}.webmanifest").write_text("{}")
    return tmp_path


@pytest.mark.parametrize("language", library.languages())
@pytest.mark.parametrize("path", ["/", "/index.html", "/room/abcdefghij"])
def test_the_page_is_served_in_the_browser_s_language(
    folder: Path, path: str, language: str
) -> None:
    words = Words("web", language)

    async def scenario() -> None:
        async with served(folder) as client:
            page = await client.get(path, headers={"accept-language": f"xx, {language}-ZZ;q=0.7"})
            assert f'<html lang="{language}">' in page.text
            assert f"<title>{escape(words.say('web-title'))}</title>" in page.text
            assert f'content="{escape(words.say("web-description"))}"' in page.text
            assert f'href="/manifest.{language}.webmanifest"' in page.text
            assert page.headers["content-language"] == language
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["content-length"] == str(len(page.content))

    asyncio.run(scenario())


def test_caches_keep_a_page_for_each_language(folder: Path) -> None:
    first, second = library.languages()[:2]

    async def scenario() -> None:
        async with served(folder) as client:
            page = await client.get("/", headers={"accept-language": first})
            assert page.headers["cache-control"] == EACH_TIME
            assert page.headers["vary"].lower() == "accept-language"
            known = {"if-none-match": page.headers["etag"]}
            again = await client.get("/", headers={"accept-language": first, **known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["vary"].lower() == "accept-language"
            other = await client.get("/", headers={"accept-language": second, **known})
            assert (other.status_code, other.headers["content-language"]) == (200, second)
            (folder / "index.html").write_text("another build")
            assert (await client.get("/", headers=known)).text == "another build"

    asyncio.run(scenario())


def test_the_page_has_no_manifest_that_was_not_built(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(REAL.read_bytes())

    async def scenario() -> None:
        async with served(tmp_path) as client:
            assert 'href="/manifest.webmanifest"' in (await client.get("/")).text

    asyncio.run(scenario())


def test_the_preferred_language_is_the_first_that_exists() -> None:
    one, two = library.languages()[1:3]
    assert preferred(f"{one}, {two}") == one
    assert preferred(f"{one};q=0.2, xx, {two};q=0.8") == two
    assert preferred(f"{one}-XX;q=0.9,*;q=0.5") == one
    assert preferred(f"{one.upper()}") == one
    assert preferred(f"{one};q=0, {two};q=0.1") == two
    for nothing in ("", "*", "xx", ";;,=", f"{one};q=0", f"{one};q=much"):
        assert preferred(nothing) == library.FALLBACK
