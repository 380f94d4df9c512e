"""The site that needs no server: on a static host below some path, and without a network."""

import functools
import gzip
import http.server
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from hiddenhand.core.record import parse
from hiddenhand.server.http.pages import OFFLINE, STATIC
from hiddenhand.table.proven import verify
from tests.web.browsing import Visitor, chromium
from tests.web.playing import (
    choose,
    play_to_the_end,
    seq_of,
    until,
    wait_until_asked,
    wait_until_at_rest,
)

BELOW = "some/where"
KEPT = "async () => !!(await caches.match(new URL('kept', location.href).href))"


class Files(http.server.SimpleHTTPRequestHandler):
    """A host that knows files and nothing else."""

    def log_message(self, *words: Any) -> None:
        pass


class Host:
    """A static host that can be switched off."""

    def __init__(self, root: Path) -> None:
        (root / BELOW).parent.mkdir(parents=True)
        (root / BELOW).symlink_to(OFFLINE)
        files = functools.partial(Files, directory=str(root))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), files)
        self.address = f"127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def begin(visitor: Visitor, game: str) -> Page:
    """Start a game with one click on a first visit."""
    page = visitor.page
    page.goto(f"/{BELOW}/")
    box = page.locator("section.games > *").filter(has_text=game)
    box.get_by_role("button", name="Play now").click()
    page.wait_for_url("**#/r/*")
    page.wait_for_selector("[data-table]")
    return page


def come_back(visitor: Visitor, host: Host) -> Page:
    """Close the page, switch the host off, and open the room again from the first page."""
    page = visitor.page
    assert until(page, KEPT), "the site is never kept"
    page.close()
    host.stop()
    page = visitor.page = visitor.open()
    page.goto(f"/{BELOW}/")
    page.locator("a[href*='/r/']").first.click()
    page.wait_for_selector("[data-table]")
    return page


def test_a_game_begins_on_a_static_host_and_goes_on_without_it(
    browser: Browser, tmp_path: Path
) -> None:
    host = Host(tmp_path)
    visitor = Visitor(browser, host.address)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(f"/{BELOW}/#/rules/hidden_leaders#HL-7.5")
    expect(visitor.page.get_by_text("HL-7.5").first).to_be_visible()
    assert not [url for url in asked if "pyodide" in url], "rules need no engine"
    page = begin(visitor, "Hidden Leaders")
    assert wait_until_asked(page)
    choose(page, random.Random(7))
    before = seq_of(page)
    page = come_back(visitor, host)
    assert wait_until_asked(page)
    assert seq_of(page) >= before
    visitor.forgive("Failed to load resource")
    assert not visitor.unforgiven()
    visitor.close()


@pytest.mark.long
@pytest.mark.parametrize("game", ["Hidden Leaders", "Secret Allies"])
def test_a_whole_game_without_a_network(browser: Browser, tmp_path: Path, game: str) -> None:
    host = Host(tmp_path)
    visitor = Visitor(browser, host.address)
    page = begin(visitor, game)
    dice = random.Random(7)
    for _ in range(3):
        assert wait_until_asked(page)
        choose(page, dice)
    page = come_back(visitor, host)
    play_to_the_end(page, 7, most=2000)
    named = page.locator(".end .won")
    expect(page.locator(".end h1, .end h2").first).to_be_visible()
    wait_until_at_rest(page)  # the story is told to its end
    winners = named.count()
    page.goto(f"/{BELOW}/#/replays")
    page.locator("a[href*='/replay/']").first.click()
    with page.expect_download() as saved:
        page.locator("a[download]").first.click()
    record = parse(Path(saved.value.path()).read_text(encoding="utf-8"))
    result = verify(record).table.result
    assert result is not None
    assert winners == len(result.winners)  # the end named them on the screen
    visitor.close()


# -- the built files -----------------------------------------------------------------------------


def test_the_page_of_a_server_has_nothing_of_the_engine() -> None:
    for file in STATIC.rglob("*"):
        assert "pyodide" not in file.name
        if file.suffix in (".js", ".html"):
            assert "pyodide" not in file.read_text(encoding="utf-8").lower(), file


def test_the_download_is_small_enough() -> None:
    engine = json.loads((OFFLINE / "build.json").read_text(encoding="utf-8"))["engine"]
    assert len(engine) == 6
    compressed = sum(len(gzip.compress((OFFLINE / name).read_bytes(), 6)) for name in engine)
    assert compressed <= 9 << 20


def test_all_addresses_are_relative() -> None:
    page = (OFFLINE / "index.html").read_text(encoding="utf-8")
    assert 'href="/' not in page
    assert 'src="/' not in page
    for file in OFFLINE.glob("manifest.*.webmanifest"):  # those that the pages name
        assert '"/' not in file.read_text(encoding="utf-8"), file
