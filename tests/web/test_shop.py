"""The home page as a stranger sees it: pictures and facts of the games, one click to play."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hiddenhand.text import library
from hiddenhand.text.words import Words
from tests.server.test_serve import served as serving
from tests.web.browsing import DESK, LANDSCAPE, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.playing import FONTS_ARE_HERE
from tools.tree import ROOT, shipped_games

WIDE = {"width": 1920, "height": 1080}
TABLET = {"width": 820, "height": 1180}
SIZES = (WIDE, DESK, TABLET, PHONE, LANDSCAPE)


def box(part: Locator) -> dict[str, Any]:
    found = part.bounding_box()
    assert found is not None
    return dict(found)


def test_the_first_screen_says_what_it_is_and_plays(visit: Visit) -> None:
    page = visit().page
    for size in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.goto("/")
        says_what_it_is_and_plays(page)


def says_what_it_is_and_plays(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    expect(page.locator("article").nth(1)).to_be_attached()
    play = page.get_by_role("button", name="Play now").first
    expect(play).to_be_in_viewport(ratio=1)
    page.evaluate(FONTS_ARE_HERE)
    before = box(play)
    expect(page.locator("[data-shown=true]")).to_have_count(len(shipped_games()))
    assert box(play) == before  # pictures that come later move nothing
    wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wider <= 0
    cut = page.locator("article .starts .button, article .facts li").evaluate_all(
        "found => found.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    )
    assert cut == 0


def test_a_wide_screen_is_used(visit: Visit) -> None:
    page = visit(viewport=WIDE).page
    page.goto("/")
    expect(page.locator("article").nth(1)).to_be_visible()
    page.evaluate(FONTS_ARE_HERE)
    first, last = box(page.locator("article").first), box(page.locator("article").last)
    assert first["y"] == last["y"]
    assert last["x"] + last["width"] - first["x"] > 0.9 * WIDE["width"]
    plays = page.get_by_role("button", name="Play now")
    for number in range(len(shipped_games())):
        expect(plays.nth(number)).to_be_in_viewport(ratio=1)


def test_boxes_side_by_side_have_their_buttons_on_one_line(visit: Visit) -> None:
    page = visit(viewport=DESK).page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").nth(1)).to_be_visible()
    page.evaluate(FONTS_ARE_HERE)
    for part in (".starts", ".more"):
        # measured at once: what is above them may come later and move them
        heights = page.locator(f"article {part}").evaluate_all(
            "found => found.map((each) => each.getBoundingClientRect().top)"
        )
        assert len(heights) >= len(shipped_games())
        assert len(set(heights)) == 1


def test_real_cards_and_a_real_map_are_shown(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    leaders = page.locator("article", has=page.get_by_role("heading", name="Hidden Leaders"))
    expect(leaders.get_by_text("Keen Koi")).to_be_visible()
    expect(leaders.locator(".card.back.leader")).to_be_visible()
    allies = page.locator("article", has=page.get_by_role("heading", name="Secret Allies"))
    expect(allies.locator("[data-state]").nth(9)).to_be_attached()
    expect(allies.locator("[data-unit]").nth(9)).to_be_attached()
    # decoration: not read out, and no stop for the keyboard
    assert page.locator("[data-shown] :is(a, button, [tabindex])").count() == 0
    assert page.locator("[data-shown]:not([aria-hidden=true])").count() == 0


@pytest.mark.parametrize("language", library.languages())
def test_each_game_says_players_minutes_and_weight(visit: Visit, language: str) -> None:
    words = Words("web", language)
    page = visit(locale=language).page
    page.goto("/")
    for game in shipped_games():
        name = words.say(f"web-game-{game.name}")
        shown = page.locator("article", has=page.get_by_role("heading", name=name, exact=True))
        expect(shown.get_by_text(words.say(f"web-about-{game.name}"))).to_be_visible()
        facts = shown.locator(".facts li")
        low, high = (5 * round(of(game.minutes.values()) / 5) for of in (min, max))
        expect(facts).to_have_text(
            [
                words.say("web-seat-numbers", low=game.seat_numbers[0], high=game.seat_numbers[-1]),
                words.say("web-minutes-span", low=low, high=high),
                words.say(f"web-weight-{game.weight}"),
            ]
        )
        quick = shown.locator("[data-test=quick]")
        if game.quick:  # the measured minutes of a short game on an automatic map, in steps of five
            told = words.say("web-play-now-short", seats=game.quick.seats, minutes=20)
        else:
            told = words.say("web-play-now-told", seats=4, minutes=game.minutes[4])
        expect(quick).to_have_text(told)


def test_a_game_that_brings_nothing_shows_its_cover(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('served')}/games.db"
    folder = str(ROOT / "tests" / "third_game")
    with serving("--port", "0", "--db", database, HIDDENHAND_GAMES=folder) as (found, _):
        ola = Visitor(browser, found.removeprefix("http://").rstrip("/"))
        ola.page.goto("/")
        market = ola.page.locator(
            "article", has=ola.page.get_by_role("heading", name="Night Market")
        )
        expect(ola.page.locator("[data-shown=true]")).to_have_count(len(shipped_games()))
        expect(market.locator("[data-shown=false] svg")).to_be_visible()
        expect(market.locator(".facts li")).to_have_text([re.compile(r"players$")])
        expect(market).not_to_contain_text("undefined")
        expect(market).not_to_contain_text("Infinity")
        market.get_by_role("button", name="Play now").click()
        ola.page.wait_for_url("**/r/*")
        expect(ola.page.locator("[data-test=ask]")).to_be_visible()
        assert ola.unforgiven() == []
        ola.close()
