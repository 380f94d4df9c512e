"""A person who plays in the browser."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from hiddenhand.server.live.table import LiveTable
from tests.server.running import Running
from tests.web.browsing import Visitor
from tests.web.playing import (
    READY,
    click_option,
    number_asked,
    wait_for,
    wait_until_answered,
    wait_until_at_rest,
)

ASK = "[data-test=ask]"
PARAGRAPH = re.compile(r"^(HL|SA)-\w+(\.\d+)*$")


class Player:
    """One browser at tables of Hidden Leaders, with access to the server's state."""

    table = ".hl"  # the page's root of this game

    def __init__(self, running: Running, visitor: Visitor, first: str = "/about") -> None:
        """Arrive at the page `first`. The home page, which draws cards and a map, takes half a
        second of processor time more."""
        self.running = running
        self.visitor = visitor
        self.page: Page = visitor.page
        with self.page.expect_response(
            lambda answer: answer.url.endswith("/api/me") and answer.ok
        ) as me:
            self.page.goto(first)
        self.user: str = me.value.json()["user"]
        self.code = ""

    def sit(self, code: str) -> None:
        """Go to a room inside the app, as by a link."""
        self.code = code
        self.page.evaluate(
            """(code) => {
              const link = Object.assign(document.createElement("a"), { href: `/r/${code}` });
              document.body.append(link);
              link.click();
              link.remove();
            }""",
            code,
        )
        self.page.locator(f"{self.table}[data-game='game-{code}']").wait_for()

    # -- what is asked ------------------------------------------------------------------------

    @property
    def live(self) -> LiveTable:
        return self.running.table(self.code)

    def asked(self, ask: str) -> None:
        """Wait until this is asked and the page is ready for the answer."""
        expect(self.page.locator(f"[data-table][data-ready$=':{ask}']")).to_be_visible()
        expect(self.page.locator(f"{ASK}[data-ask='{ask}']")).to_be_visible()

    def reachable(self) -> set[str]:
        """Every option that is on the table or is a button."""
        found: list[str] = self.page.evaluate(
            """(table) => [...document.querySelector(table).querySelectorAll(
                "[data-options], [data-option]")]
              .filter((thing) => thing.getClientRects().length > 0)
              .flatMap((thing) => (thing.dataset.options ?? thing.dataset.option).split(" "))""",
            self.table,
        )
        return set(found)

    def cut_off(self) -> list[str]:
        """Elements that are partly cut off when nothing moves."""
        wait_until_at_rest(self.page)
        found: list[str] = self.page.evaluate(CUT_OFF)
        return found

    def opens_its_paragraph(self, rule: str) -> None:
        """ "Why am I asked this?" opens the paragraph that the engine cites, with its text."""
        self.page.locator("[data-test=why]").click()
        told = self.page.locator(f"[data-test=lookup-text][data-rule='{rule}']")
        expect(told).not_to_be_empty()
        self.page.keyboard.press("Escape")
        expect(told).to_have_count(0)

    def cannot_be_chosen(self) -> str | None:
        """A selector of something on the table that cannot be chosen."""
        dull = ".hl .spot:not(.glows)"
        return dull if self.page.locator(dull).count() else None

    def is_told_why_not(self) -> None:
        """Click something that cannot be chosen: the page explains why, with a paragraph."""
        thing = self.cannot_be_chosen()
        if thing is None:
            return
        self.page.locator(thing).first.dispatch_event("click")
        reason = self.page.locator("[data-test=reason]")
        expect(reason).to_have_attribute("data-rule", PARAGRAPH)
        expect(reason).not_to_contain_text("-why-")  # a text key without its text

    def listed(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            """(table) => [...document.querySelectorAll(`${table} [data-listed]`)]
              .map((button) => button.dataset.listed)""",
            self.table,
        )
        return found

    def offered(self) -> list[str]:
        """The options, once the page is ready: another player's sealed answer may arrive in
        between, and is shown first."""
        while not (found := self.listed()):
            wait_for(self.page, f"{READY} [data-listed]")
        return found

    # -- answering ------------------------------------------------------------------------------

    def thing(self, key: str) -> Locator:
        return self.page.locator(f'{self.table} [data-options~="{key}"]:visible').first

    def button(self, key: str) -> Locator:
        return self.page.locator(f'{self.table} [data-option="{key}"]')

    def answer(self, key: str, how: Callable[[str], None] | None = None) -> None:
        """Answer when the page is ready, by clicking or otherwise, and wait until the answer is
        shown."""
        asked = number_asked(self.page)
        (how or self.click)(key)
        wait_until_answered(self.page, asked)

    def click(self, key: str) -> None:
        """Click the element, then its button if the element has several uses."""
        click_option(self.page, key)

    def tap(self, key: str) -> None:
        """On a touch screen: a tap selects, the button confirms."""
        click_option(self.page, key, tap=True)

    def press(self, key: str) -> None:
        """Keyboard only: a digit or Tab selects an option, Enter takes it."""
        is_button = self.button(key).count() > 0
        several = not is_button and " " in (self.thing(key).get_attribute("data-options") or "")
        number = self.listed().index(key) + 1
        if number <= 9:
            self.stand_on_the_table()
            self.page.keyboard.press(str(number))
        else:
            self._tab_to(f'[data-listed="{key}"]')
            several = False
        self.page.keyboard.press("Enter")
        if several:
            expect(self.page.locator(f"{self.table} [data-option]").first).to_be_focused()
            self._tab_to(f'[data-option="{key}"]')
            self.page.keyboard.press("Enter")

    def stand_on_the_table(self) -> None:
        for _ in range(30):
            if self.page.evaluate("(t) => !!document.activeElement.closest(t)", self.table):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead to the table")

    def _tab_to(self, wanted: str) -> None:
        for _ in range(60):
            if self.page.evaluate("(w) => document.activeElement.matches(w)", wanted):
                return
            if self.page.evaluate("() => document.activeElement.matches('[data-test=list]')"):
                self.page.keyboard.press("Enter")  # open the list of all choices
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def taken(self) -> tuple[int, int, str] | None:
        """The newest answer on the server: number, seat, key."""
        newest: tuple[int, int, str] | None = self.running.inside(
            lambda: self.live.taken[-1] if self.live.taken else None
        )
        return newest


# Elements outside the window, or cut off by their frame.
CUT_OFF = """() => {
  const inside = (box) => box.left >= -1 && box.top >= -1 &&
    box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const table = document.querySelector(".hl .table");
  const found = [...document.querySelectorAll(".hl .spot, .hl .prompt, .hl .track, .hl .leader")]
    .filter((thing) => thing.offsetParent && !inside(thing.getBoundingClientRect()))
    .map((thing) => thing.dataset.spot ?? thing.className);
  if (table.scrollHeight > table.clientHeight + 1) found.push("the table scrolls down");
  if (table.scrollWidth > table.clientWidth + 1) found.push("the table scrolls sideways");
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  return found;
}"""
