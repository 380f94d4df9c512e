"""Every language and the pseudo-locale on both screens: nothing overflows, nothing is cut off."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from playwright.sync_api import Browser, Page, ViewportSize, expect

from hiddenhand.text import library
from hiddenhand.text.words import Words
from tests.house.tongues import OTHERS, foreign
from tests.server.running import Running, server
from tests.web.allies import TINY, Ally, standing
from tests.web.at_table import Player
from tests.web.browsing import LAPTOP, PHONE, Visitor, chromium
from tests.web.playing import wait_until_at_rest
from tests.web.prepared import Standing, lay_out
from tests.web.test_table import late

TONGUES = [*OTHERS, library.PSEUDO]  # English has its own tests
CARDS = ("/cards/hidden-leaders", "/cards/secret-allies")
PAGES = ("/", "/new", "/rules/hidden_leaders", *CARDS, "/settings", "/about", "/replays")

SCREENS = {"phone": PHONE, "laptop": LAPTOP}
# The page has taken up its new width, and its text is in its own font.
DRAWN = """async (wide) => {
  const frame = () => new Promise(requestAnimationFrame);
  do await frame(); while (innerWidth !== wide);
  await document.fonts.ready;
  await frame();
}"""
# Text that overflows sideways, or is cut off by its box. Names may end in an ellipsis, answers not.
SPOILT = """() => {
  const found = [];
  const scrolls = (box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
  const hidden = (box) => ["hidden", "clip"].includes(getComputedStyle(box).overflowX);
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page is too wide");
  for (const box of document.querySelectorAll("body *")) {
    const words = [...box.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || !box.checkVisibility({ visibilityProperty: true }) ||
        box.closest(".unseen, svg, [aria-hidden=true]")) continue;
    const text = box.textContent.trim().slice(0, 60);
    let inside = false;
    for (let up = box; up; up = up.parentElement) inside ||= scrolls(up);
    const area = box.getBoundingClientRect();
    if (!inside && area.width > 1 && (area.right > innerWidth + 1 || area.left < -1))
      found.push(`sticks out: ${text}`);
    const ends = getComputedStyle(box).textOverflow === "ellipsis" && !box.closest("a, button");
    if (hidden(box) && !ends && box.scrollWidth > box.clientWidth + 1)
      found.push(`cut off: ${text}`);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("tongues")
    with server(folder) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@cache
def full_table() -> Standing:
    return late(6)


def visitor(browser: Browser, running: Running, language: str, size: ViewportSize) -> Visitor:
    found = Visitor(browser, running.address, viewport=size)
    kept = json.dumps(json.dumps({"language": language}))
    found.context.add_init_script(
        f"localStorage.getItem('hiddenhand') ?? localStorage.setItem('hiddenhand', {kept})"
    )
    return found


def on_both_screens(page: Page) -> Iterator[str]:
    """The page as it is, on one screen after the other, drawn again for each."""
    for name, size in SCREENS.items():
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate(DRAWN, size["width"])
        yield name


@pytest.mark.parametrize(
    "share", [3, pytest.param(1, marks=pytest.mark.long)], ids=["a third", "all"]
)
@pytest.mark.parametrize("language", TONGUES)
def test_pages_and_table_hold_their_words(
    running: Running, browser: Browser, language: str, share: int
) -> None:
    """The default run opens a third of the pages in each language, by turns."""
    guest = visitor(browser, running, language, PHONE)
    player = Player(running, guest)
    page = guest.page
    spoilt: dict[str, Any] = {}
    english: dict[str, list[str]] = {}
    for address in PAGES[TONGUES.index(language) % share :: share]:
        page.goto(address)
        expect(page.locator("#content h1, #content h2").first).to_be_visible()
        assert page.evaluate("() => document.documentElement.lang") == language
        for screen in on_both_screens(page):
            spoilt[f"{address} on a {screen}"] = page.evaluate(SPOILT)
            if language in OTHERS:
                english[f"{address} on a {screen}"] = foreign(shown(page), language)
    player.sit(lay_out(running, full_table(), player.user))
    player.asked("ask-turn")
    for screen in on_both_screens(page):
        spoilt[f"table on a {screen}"] = player.cut_off() + page.evaluate(SPOILT)
    guest.close()
    assert {place: faults for place, faults in spoilt.items() if faults} == {}
    assert {place: words for place, words in english.items() if words} == {}


@pytest.mark.parametrize("language", TONGUES)
def test_the_map_holds_its_words(running: Running, browser: Browser, language: str) -> None:
    """Secret Allies on the small screen: bids, purchases and moves."""
    guest = visitor(browser, running, language, PHONE)
    player = Ally(running, guest)
    spoilt = {}
    for ask in ("ask-bid-order", "ask-buy-at-reveal", "ask-unit"):
        player.sit(lay_out(running, standing(2, 4, ask, TINY), player.user))
        player.asked(ask)
        wait_until_at_rest(guest.page)
        spoilt[ask] = guest.page.evaluate(SPOILT)
    guest.close()
    assert {ask: faults for ask, faults in spoilt.items() if faults} == {}


def shown(page: Any) -> str:
    """The text of a page without credits, devices, and the tests' untranslated game."""
    text: str = page.evaluate(
        """() => {
          const copy = document.body.cloneNode(true);
          copy.querySelectorAll("select, code, dl, p:has(a[href^=http])")
            .forEach((thing) => thing.remove());
          document.body.append(copy);
          const told = copy.innerText;
          copy.remove();
          return told;
        }"""
    )
    return re.sub(r"(web (game|about) )?night market|\b(Chrome|Linux|UK|PL)\b", "", text)


def described_in(page: Page, language: str) -> None:
    """Title and description of the page are in its language, too."""
    description = Words("web", language).say("web-description")
    told = page.locator("meta[name=description]")
    expect(told).to_have_attribute("content", description)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link == f"/manifest.{language}.webmanifest"
    manifest = page.request.get(link).json()
    assert (manifest["lang"], manifest["description"]) == (language, description)


def test_the_language_is_switched_in_the_middle_of_a_game(
    running: Running, browser: Browser
) -> None:
    """Each person has their own language; a change applies without reloading the page."""
    guest = visitor(browser, running, "en", LAPTOP)
    player = Player(running, guest, first="/")
    page = guest.page
    page.evaluate("() => (window.stillHere = true)")
    code = lay_out(running, full_table(), player.user)
    for language in library.languages():
        page.locator("header .tongue").click()
        own_name = Locale(language).get_language_name(language)
        page.get_by_role("menuitem", name=own_name).click()
        described_in(page, language)
        player.sit(code)
        asked = Words("hidden_leaders", language).ask("ask-turn")
        expect(page.locator("[data-test=ask]")).to_contain_text(asked)
        page.go_back()
        expect(page.locator("header .tongue")).to_be_visible()
    assert page.evaluate("() => window.stillHere")
    guest.close()
