"""People at a table in the browser: they create rooms, sit down and answer by clicking.

A table declares on its root element when an answer can be given (`data-ready`, "SEQ:ASK") and when
nothing moves (`data-rest`). The helpers wait for that, click once, and wait for the update.
"""

import random
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, TimeoutError, expect

from tests.web import browsing
from tests.web.browsing import Visitor
from tools.tree import ROOT

CHOICES = """() => [...document.querySelectorAll('[data-option]:not([disabled]), [data-options]')]
  .filter(thing => thing.checkVisibility())
  .flatMap(thing => (thing.dataset.option ?? thing.dataset.options).split(' ')).filter(Boolean)"""
# The same while the table takes an answer, else null.
OFFERED = f"() => document.querySelector('[data-table][data-ready]') && ({CHOICES})()"
READY = "[data-table][data-ready]"
# The number of the question that the page can answer now, else null.
ASKED = "() => document.querySelector('[data-table][data-ready]')?.dataset.asked ?? null"
OVER = "section.after"
HASTEN = "[data-test=hasten]"  # skips the remaining animations
# The name of the first of some signs that the page shows, as soon as it shows one; null if it shows
# none in so many milliseconds.
MOMENT = """([signs, patience]) => new Promise((tell) => {
  const first = () => Object.keys(signs).find((name) => document.querySelector(signs[name]));
  if (first()) return tell(first());
  const end = () => { watch.disconnect(); clearTimeout(late); tell(first() ?? null); };
  const watch = new MutationObserver(() => { if (first()) end(); });
  const late = setTimeout(end, patience);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
})"""
# The uncovered point of an element nearest to its center; null if it is fully covered.
FREE = """(thing) => {
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  for (const across of parts) for (const down of parts) {
    const [x, y] = [box.width * across, box.height * down];
    if (thing.contains(document.elementFromPoint(box.left + x, box.top + y))) return { x, y };
  }
  return null;
}"""
# How an option can be chosen now: on its button, on the thing that glows, or in the list.
WAY = """(key) => {
  const table = document.querySelector("[data-table][data-ready]");
  const named = (attribute) => table.querySelectorAll(`[${attribute}="${CSS.escape(key)}"]`);
  if (!table) return null;
  if ([...named("data-option")].some((button) => !button.disabled)) return "button";
  const glowing = [...named("data-options~")].some((thing) => thing.checkVisibility());
  return glowing ? "glowing" : named("data-listed").length ? "list" : null;
}"""
# Resolves as soon as something matches; false when nothing does in so many milliseconds.
THERE = """([css, patience]) => new Promise((tell) => {
  const there = () => document.querySelector(css) !== null;
  if (there()) return tell(true);
  const end = (found) => { watch.disconnect(); clearTimeout(late); tell(found); };
  const watch = new MutationObserver(() => { if (there()) end(true); });
  const late = setTimeout(() => end(false), patience);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
})"""
STILL = """() => document.getAnimations().every(({ playState, effect }) =>
  playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""
# Text has another size in the page's own font, which comes when it is first needed.
FONTS_ARE_HERE = "() => document.fonts.ready.then(() => true)"
PATIENCE = browsing.PATIENCE / 1000  # seconds a table may take to move
# Milliseconds between two looks in a loop: each look takes the processor from what is waited for.
PAUSE = 50
GLANCE = 100  # milliseconds at one of several pages, before the next one is looked at


def make_room(visitor: Visitor, seats: int, **settings: str) -> str:
    """Create a room with fast bots; its creator takes the first seat. Returns the code."""
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


def look(page: Page, expression: str, arg: object = None) -> Any:
    """Evaluate an expression in the page, again if the page was reloaded meanwhile."""
    while True:
        try:
            return page.evaluate(expression, arg)
        except Error as gone:
            if "context was destroyed" not in gone.message:
                raise


def until(page: Page, expression: str, arg: object = None, patience: float = PATIENCE) -> bool:
    """Evaluate the expression repeatedly until it holds; False when patience runs out.

    The page forbids `eval`, which Playwright's own waiting uses after its first check.
    """
    end = time.monotonic() + patience
    while not look(page, expression, arg):
        if time.monotonic() > end:
            return False
        page.wait_for_timeout(PAUSE)
    return True


def wait_for(page: Page, css: str) -> None:
    """Wait until an element matches, and return at once when it does.

    Playwright's own waiting polls with growing pauses."""
    assert look(page, THERE, [css, PATIENCE * 1000]), f"{css} never comes"


def was_told(page: Page, text: str) -> None:
    """Wait for a notice with this text; it may have passed already."""
    told = "(text) => noticed.some((notice) => notice.includes(text))"
    assert until(page, told, text), f"{text}: is never told"


def wait_until_level(behind: Page, ahead: Page) -> None:
    """Wait until one page is at the other's number."""
    end = time.monotonic() + PATIENCE
    while (level := seq_of(behind)) < 0 or level != seq_of(ahead):
        assert time.monotonic() < end, "the two pages never come to the same moment"
        behind.wait_for_timeout(PAUSE)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def is_asked(page: Page) -> bool:
    return page.locator(READY).count() > 0


def wait_until_at_rest(page: Page) -> None:
    """Wait until nothing on the table or replay moves."""
    wait_for(page, "[data-rest]")


def wait_until_still(page: Page) -> None:
    """Wait until no animation or transition runs, including color changes of the theme."""
    assert until(page, STILL), "something on the page never stops moving"


def wait_until_asked(page: Page, *, hasten: bool = True) -> bool:
    """True when somebody at this page can answer, False when the game is over.

    With `hasten` the remaining animations are skipped, by the button for it.
    """
    while True:
        awaited = f"{READY}, {OVER}, .hand-over" + (f", {HASTEN}" if hasten else "")
        wait_for(page, awaited)
        if page.locator(f"{READY}, {OVER}, .hand-over").count():
            return not is_over(page)
        press(page.locator(HASTEN))


def first_asked(pages: Sequence[Page], *, hasten: bool = True) -> Page | None:
    """The first page that can answer; None when the game is over on all of them."""
    signs = {"asked": READY, "over": OVER} | ({"told": HASTEN} if hasten else {})
    end = time.monotonic() + PATIENCE
    over: set[Page] = set()
    while len(over) < len(pages):
        assert time.monotonic() < end, "nobody can answer"
        for page in pages:  # Playwright cannot wait for several at once
            moment = look(page, MOMENT, [signs, GLANCE])
            if moment == "asked":
                return page
            if moment == "told":
                press(page.locator(HASTEN))
            if moment == "over":
                over.add(page)
    return None


def wait_until_moved(page: Page, before: int) -> None:
    """Wait until the table has moved on from `before`."""
    wait_for(page, f'[data-table]:not([data-seq="{before}"])')


def choose(page: Page, dice: random.Random) -> None:
    """Answer with a random option, and wait until the answer is shown."""
    while (keys := look(page, OFFERED)) is None:
        wait_for(page, READY)
    assert keys, "a table is ready, and nothing can be chosen"
    heroes = [key for key in keys if key.startswith("play:")]  # so that the game ends
    answer(page, dice.choice(heroes if heroes and dice.random() < 0.9 else keys))


def answer(page: Page, key: str) -> None:
    """Choose an option when the page is ready, and wait until the answer is shown."""
    asked = number_asked(page)
    click_option(page, key)
    wait_until_answered(page, asked)


def number_asked(page: Page) -> str:
    """The number of the question that this page answers, as soon as it can."""
    while (asked := look(page, ASKED)) is None:
        wait_for(page, f"{READY}[data-asked]")
    return str(asked)


def wait_until_answered(page: Page, asked: str) -> None:
    """Wait until this question is gone. Others may answer theirs in the meantime, so the table's
    number alone says nothing."""
    wait_for(page, f'[data-table]:not([data-asked="{asked}"])')


def click_option(page: Page, key: str, *, tap: bool = False) -> None:
    """Choose an option by its button, by its element and then its button, or in the list."""
    button = page.locator(f'[data-table] [data-option="{key}"]:not([disabled])').first
    glowing = page.locator(f'[data-table] [data-options~="{key}"]:visible').first
    if key.startswith("place:"):
        turn_until(page, glowing)
    way = way_to_choose(page, key)
    if way == "glowing":
        on_the_map = bool(glowing.evaluate("(thing) => !!thing.closest('.map')"))
        several = " " in (glowing.get_attribute("data-options") or "")
        asked = page.locator("[data-table]").get_attribute("data-asked")
        press_glowing(glowing, tap=tap, on_the_map=on_the_map)
        if key.startswith("enter:"):
            confirm_attack(page, asked)
        if on_the_map or not (tap or several):
            return
    elif way == "list":
        button = page.locator(f'[data-table] [data-listed="{key}"]')
        if not button.is_visible():
            page.locator("[data-test=list]").click()
    button.tap() if tap else button.click()
    if key.startswith("bid:") and page.locator("[data-test=seal]").count():
        page.locator("[data-test=seal]").click()
    if key == "done" and page.locator("[data-test=leaving]").count():
        button.tap() if tap else button.click()  # to buy nothing is confirmed


def confirm_attack(page: Page, asked: str | None) -> None:
    """Confirm the attack that the page asks about. A lesson does not ask: there the question of
    this number is gone, and the next thing may be ready already."""
    wait_for(page, f'[data-test=attack]:not([disabled]), [data-table]:not([data-asked="{asked}"])')
    press(page.locator("[data-test=attack]"))


def way_to_choose(page: Page, key: str) -> str:
    """Where the table offers this option, as soon as it does: `button`, `glowing` or `list`."""
    end = time.monotonic() + PATIENCE
    while (way := look(page, WAY, key)) is None:
        assert time.monotonic() < end, f"{key} is never offered"
        page.wait_for_timeout(PAUSE)
    return str(way)


def press_glowing(thing: Locator, *, tap: bool = False, on_the_map: bool = False) -> None:
    """Click where it is visible; a hex that is out of sight is brought there by the whole map.

    A map that is still coming closer changes the place that was measured: it is measured again.
    """
    for seconds in (2, 4, 8, 16, PATIENCE):
        free = thing.evaluate(FREE)
        if free is None and on_the_map:
            thing.page.locator("[data-test=home]").click()
            wait_until_at_rest(thing.page)
            free = thing.evaluate(FREE)
            assert free is not None, "a hex cannot be seen on the whole map"
        act = thing.tap if tap else thing.click
        try:
            act(position=free, timeout=1000 * seconds)
            return
        except TimeoutError:
            if seconds == PATIENCE:
                raise


def turn_until(page: Page, glowing: Locator) -> None:
    """Turn the tile in hand until this placement is offered."""
    for _ in range(6):
        if glowing.count():
            return
        page.locator("[data-test=turn-right]").click()


def press(thing: Locator) -> None:
    """Click something that may disappear by itself: gone, it was already answered.

    Playwright would wait for it to return; so the limits are short at first, and longer for a page
    that is slow.
    """
    for seconds in (1, 2, 4, 8, 16, PATIENCE):
        if not thing.count():
            return
        try:
            thing.click(timeout=1000 * seconds)
            return
        except TimeoutError:
            if seconds == PATIENCE and thing.count():
                raise


def play_to_the_end(page: Page, seed: int, most: int = 400) -> int:
    """Play the game to its end. Returns the number of answers."""
    dice = random.Random(seed)
    for answers in range(most):
        if not wait_until_asked(page):
            return answers
        choose(page, dice)
    raise AssertionError(f"not over after {most} answers")


def kept_game(seats: int) -> Path:
    """A stored game of Hidden Leaders with so many seats."""
    return min((ROOT / "tests/records/hidden_leaders").glob(f"*-{seats}-seats.hh"))


def open_kept_game(visitor: Visitor, seats: int = 3) -> None:
    """Upload a finished game from a file and open its replay."""
    visitor.page.goto("/replays")
    expect(visitor.page.get_by_role("button", name="Open a record")).to_be_enabled()
    visitor.page.locator("input[type=file]").set_input_files(kept_game(seats))
    visitor.page.wait_for_url("**/replay/*")
    visitor.page.locator("footer output").wait_for()


ANY_END = re.compile("^(You won!|.+ won|Nobody wins)$")


def headline(winners: Sequence[int], names: Sequence[str], viewer: int) -> str:
    """What the heading of the end says to somebody at this seat."""
    if list(winners) == [viewer]:
        return "You won!"
    won = [names[seat] for seat in winners]
    told = ", ".join(won[:-1]) + (" and " if len(won) > 1 else "") + won[-1] if won else ""
    return f"{told} won" if won else "Nobody wins"


def texts(value: Any) -> set[str]:
    """All strings inside a piece of data."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*map(texts, value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*map(texts, value)) if value else set()
    return set()


def wish(options: Sequence[str]) -> str:
    """The choice of somebody who plays heroes, attacks, and does not delay."""
    for verb in ("play:", "hit:", "enter:", "reveal:", "done", "end", "stop"):
        if found := [key for key in options if key.startswith(verb)]:
            return found[0]
    return options[0]
