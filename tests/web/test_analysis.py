"""A real analysis in the browser, from the button to the end: the curve, the turning points, the
decisions, the suspicions; shared with somebody on a phone with another language."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from hiddenhand.bots.arena import Match, play
from tests.server.running import Running, server
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.playing import open_kept_game, until
from tests.web.test_access import serious

IS_BETWEEN = """() => {
  const { value, max } = document.querySelector("input[type=range]");
  return 0 < Number(value) && Number(value) < Number(max);
}"""
LONG = 180_000  # milliseconds for an analysis on a busy machine


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with little computing time per analysis: only the page is tested here."""
    with server(tmp_path_factory.mktemp("served"), analysis_effort=0.02) as running:
        yield running


def share_of(page: Page, seat: int) -> str:
    return page.locator("figcaption li b").nth(seat).inner_text()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def analyzed(visitor: Visitor) -> str:
    """Request the analysis of the newest game and wait for it; returns the game's id."""
    page = visitor.page
    page.goto("/replays")
    page.get_by_role("link", name="Analyze").first.click()
    expect(page.get_by_role("heading", name="Analysis", exact=True)).to_be_visible()
    expect(page.locator(".plot polyline").first).to_be_visible(timeout=LONG)
    expect(page).to_have_url(re.compile(r"/analysis/[\w-]+$"))
    found = re.search(r"/analysis/([\w-]+)$", page.url)
    assert found, page.url
    return found[1]


def test_from_the_button_to_the_shared_page(visit: Visit) -> None:
    ola = visit()
    page = ola.page
    open_kept_game(ola)
    expect(page.locator("header a[href^='/analysis/']")).to_be_visible()
    game = analyzed(ola)
    expect(page.locator(".plot polyline")).to_have_count(3)
    # the slider, the curve and the readout agree
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text("Before the deal").first).to_be_visible()
    first = [int(share_of(page, seat).rstrip("%")) for seat in range(3)]
    assert 0 < sum(first) <= 102  # tests/analysis checks the precision
    page.keyboard.press("End")
    expect(page.locator("figcaption li b").filter(has_text="100%")).to_have_count(1)
    assert sorted(share_of(page, seat) for seat in range(3)) == ["0%", "0%", "100%"]
    last = page.locator("figcaption a")
    expect(last).to_have_attribute("href", re.compile(rf"/replay/{game}#\d+"))
    box = page.locator(".plot svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert until(page, IS_BETWEEN)
    page.get_by_text("As a table").click()
    expect(page.locator("table").first.locator("tbody tr").nth(10)).to_be_visible()
    # choose a player, choose a viewpoint
    page.get_by_label("Decisions by").select_option(index=1)
    expect(page.get_by_text(re.compile(r"Decisions checked: \d+"))).to_be_visible()
    page.get_by_label("Viewpoint").select_option(index=2)
    expect(page.get_by_text("The truth:")).to_have_count(2)
    assert serious(page) == []
    # open a moment in the replay
    page.locator("a", has_text="Show in replay").last.click()
    expect(page.locator("footer output")).to_be_visible()
    expect(page).to_have_url(re.compile(f"/replay/{game}#"))
    # somebody else, on a phone, in Polish, in dark mode
    jan = visit(viewport=PHONE, locale="pl-PL", color_scheme="dark")
    jan.page.goto(f"/analysis/{game}")
    expect(jan.page.get_by_role("heading", name="Punkty zwrotne")).to_be_visible()
    expect(jan.page.locator(".plot polyline")).to_have_count(3)
    assert fits(jan.page)
    assert serious(jan.page) == []


def test_an_analysis_of_secret_allies(visit: Visit) -> None:
    settings = {"map_mode": "automatic", "pack": "tiny"}
    table = play(Match("secret_allies", 2, settings, "easy", "browser"), 0)
    ola = visit(locale="uk-UA")
    ola.page.goto("/replays")
    expect(ola.page.locator("main button").first).to_be_enabled()  # signed in by now
    made = ola.page.request.post("/api/games", data=table.record.text())
    assert made.status == 201, made.text()
    game = made.json()["game_id"]
    ola.page.goto(f"/analysis/{game}")
    ola.page.get_by_role("button", name="Аналізувати").click()
    expect(ola.page.locator(".plot polyline")).to_have_count(2, timeout=LONG)
    expect(ola.page.get_by_role("heading", name="Підозри")).to_be_visible()
    assert fits(ola.page)


def test_what_is_not_there_is_told(visit: Visit) -> None:
    ola = visit()
    ola.forgiven.append("404")
    ola.page.goto("/analysis/nowhere")
    expect(ola.page.get_by_text("That no longer exists.")).to_be_visible()
