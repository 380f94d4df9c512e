"""A third game in the browser without a change to the app: the page was built without it, and
the server finds it in HIDDENHAND_GAMES. It is played on the plain table, as text."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.server.test_serve import served as serving
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.playing import is_over, play_to_the_end, start, wait_until_asked
from tools.tree import ROOT

FOLDER = ROOT / "tests" / "third_game"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('served')}/games.db"
    with serving("--port", "0", "--db", database, HIDDENHAND_GAMES=str(FOLDER)) as (found, _):
        yield found.removeprefix("http://").rstrip("/")


@pytest.mark.parametrize(
    "size", [pytest.param(LAPTOP, marks=pytest.mark.long), PHONE], ids=["laptop", "phone"]
)
def test_a_whole_game_with_a_bot(browser: Browser, address: str, size: ViewportSize) -> None:
    ola = Visitor(browser, address, viewport=size)
    page = ola.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Night Market")).to_be_visible()
    page.goto("/new?game=night_market")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Cards").select_option("large deck")
    page.get_by_label("Bots move").select_option("0")
    page.get_by_role("button", name="Create room").click()
    page.wait_for_url("**/r/*")
    start(ola, level="normal")
    assert wait_until_asked(page)
    expect(page.locator("[data-test=turn]")).to_have_text("Your turn")
    expect(page.locator("[data-test=ask]")).to_have_text("Which card do you bid?")
    expect(page.locator("[data-option]").first).to_have_text(re.compile(r"Bid card \d+"))
    wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wider <= 0
    assert play_to_the_end(page, seed=3) >= 3  # three nights
    assert is_over(page)
    won = page.get_by_role("heading", name=re.compile(r"Winner: .+|Nobody wins"))
    expect(won).to_be_visible()
    expect(page.get_by_text(re.compile(r"Points: .+ \d+, .+ \d+")).first).to_be_visible()
    assert ola.unforgiven() == []
    ola.close()


def test_its_rules_are_read_and_its_words_are_polish(browser: Browser, address: str) -> None:
    ola = Visitor(browser, address, locale="pl-PL")
    ola.page.goto("/rules/night_market")
    expect(ola.page.locator("#NM-2\\.4")).to_contain_text("The winner may look")
    ola.page.goto("/")
    expect(ola.page.get_by_role("heading", name="Nocny Targ")).to_be_visible()
    assert ola.unforgiven() == []
    ola.close()
