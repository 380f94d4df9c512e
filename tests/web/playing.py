"""People at a table in the browser: they make rooms, sit down and answer by clicking."""

import random
import time
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.browsing import Visitor
from tools.tree import ROOT

CHOICES = """() => [...document.querySelectorAll('[data-option]:not([disabled]), [data-options]')]
  .filter(thing => thing.checkVisibility())
  .flatMap(thing => (thing.dataset.option ?? thing.dataset.options).split(' ')).filter(Boolean)"""
# The table has moved, or what was pressed asks a second time how it is meant.
MOVED = """([before, key]) => document.querySelector('section.after')
  || document.querySelector('.hand-over')
  || document.querySelector('[data-seq]')?.dataset.seq != before
  || document.querySelector(`[data-option="${key}"]:not([disabled])`)"""
PATIENCE = 40.0  # seconds a table may take to move


def make_room(visitor: Visitor, seats: int, **settings: str) -> str:
    """A room with fast bots; its maker sits on the first chair. Returns the code."""
    page = visitor.page
    page.goto("/new?game=hidden_leaders")
    page.get_by_label("Players").select_option(str(seats))
    page.get_by_label("Bots move").select_option("0")
    for label, value in settings.items():
        page.get_by_label(label).select_option(value)
    page.get_by_role("button", name="Create room").click()
    page.wait_for_url("**/r/*")
    expect(page.get_by_text("you · host")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def start(visitor: Visitor, level: str | None = "easy") -> None:
    page = visitor.page
    if level is not None:
        page.get_by_label("Bot level").select_option(level)
        page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("[data-table]")


def seq_of(page: Page) -> int:
    return int(page.locator("[data-table]").get_attribute("data-seq") or -1)


def until(page: Page, expression: str, arg: object = None, patience: float = PATIENCE) -> bool:
    """Ask the page again and again until the expression holds; False when patience runs out.

    The page forbids `eval`, which Playwright's own waiting uses from the second look on."""
    end = time.monotonic() + patience
    while not page.evaluate(expression, arg):
        if time.monotonic() > end:
            return False
        page.wait_for_timeout(20)
    return True


def wait_until_level(behind: Page, ahead: Page) -> None:
    """Wait until one page stands where the other stands."""
    end = time.monotonic() + PATIENCE
    while seq_of(behind) != seq_of(ahead):
        assert time.monotonic() < end, "the two pages never come to the same moment"
        behind.wait_for_timeout(20)


def is_over(page: Page) -> bool:
    return page.locator("section.after").count() > 0


def is_asked(page: Page) -> bool:
    return page.locator("[data-table][data-asked]").count() > 0


def wait_until_asked(page: Page) -> bool:
    """True when somebody at this page is asked, False when the game is over."""
    page.wait_for_selector(
        "[data-table][data-asked], section.after, .hand-over", timeout=PATIENCE * 1000
    )
    return not is_over(page)


def choose(page: Page, dice: random.Random) -> None:
    """Click one of the things that glow, and what that leads to, until the table moves."""
    before = seq_of(page)
    end = time.monotonic() + PATIENCE
    while (keys := page.evaluate(CHOICES)) == []:
        assert time.monotonic() < end, "nothing can be chosen"
        page.wait_for_timeout(20)
    heroes = [key for key in keys if key.startswith("play:")]  # so that games come to an end
    key = dice.choice(heroes if heroes and dice.random() < 0.9 else keys)
    while True:
        said = page.locator(f'[data-option="{key}"]:not([disabled])').first
        press(said if said.is_visible() else page.locator(f'[data-options~="{key}"]').first)
        if not until(page, MOVED, [before, key], patience=3.0):
            assert time.monotonic() < end, f"choosing {key} changes nothing"
            continue
        if seq_of(page) != before or is_over(page):
            return


def press(thing: Locator) -> None:
    """Click; what went away meanwhile was answered already."""
    try:
        thing.click(timeout=2000)
    except TimeoutError:
        if thing.count() and thing.is_visible() and thing.is_enabled():
            raise


def play_to_the_end(page: Page, seed: int, most: int = 400) -> int:
    """One person plays the game out. Returns how often they answered."""
    dice = random.Random(seed)
    for answers in range(most):
        if not wait_until_asked(page):
            return answers
        choose(page, dice)
    raise AssertionError(f"not over after {most} answers")


def open_kept_game(visitor: Visitor, name: str = "08-3-seats") -> None:
    """Open a finished game from a file; its replay is shown."""
    visitor.page.goto("/replays")
    expect(visitor.page.get_by_role("button", name="Open a record")).to_be_enabled()
    visitor.page.locator("input[type=file]").set_input_files(
        ROOT / "tests/records/hidden_leaders" / f"{name}.hh"
    )
    visitor.page.wait_for_url("**/replay/*")
    visitor.page.locator("footer output").wait_for()


def texts(value: Any) -> set[str]:
    """All words inside a piece of data."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(texts, value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*map(texts, value)) if value else set()
    return set()
