"""axe-core finds nothing serious, in light and in dark mode; and nothing overflows on a phone."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import LAPTOP, SIZES
from tests.web.conftest import Visit
from tests.web.playing import (
    make_room,
    open_kept_game,
    start,
    wait_until_asked,
    wait_until_at_rest,
    wait_until_still,
)
from tools.tree import ROOT, shipped_games

CARDS = (
    "/cards/hidden-leaders?deck=basic",
    "/cards/secret-allies?race=elves",
    "/cards/secret-allies?race=elves#el_caravans",  # opens a dialog
)
PLAIN = ("/settings", "/about", "/replays", "/stats", "/stats/me", "/sign-in", "/nowhere")
# What is waited for there; elsewhere the page itself.
CONTENT = dict.fromkeys(CARDS[:2], "main [data-card]") | {CARDS[2]: "dialog [data-card]"}
COLORS = ["color-contrast", "link-in-text-block"]  # what differs between light and dark
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def serious(page: Page, rules: list[str] | None = None, within: str = "html") -> list[str]:
    """What axe finds in a part of the page when nothing moves, one line each, with the first
    element."""
    wait_until_still(page)
    page.evaluate(AXE)
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if rules is not None:
        options["runOnly"] = {"type": "rule", "values": rules}
    found = page.evaluate("([within, options]) => axe.run(within, options)", [within, options])
    return [
        f"{row['id']}: {row['help']}: {json.dumps(row['nodes'][0]['target'])} "
        f"{row['nodes'][0]['failureSummary']}"
        for row in found["violations"]
        if row["impact"] in ("serious", "critical")
    ]


def test_axe_would_find_something(visit: Visit) -> None:
    page = visit().page
    page.goto("/about")
    expect(page.get_by_role("heading", name="About")).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in serious(page))


@pytest.mark.parametrize(
    ("scheme", "everywhere"),
    [("light", True), ("dark", False), pytest.param("dark", True, marks=pytest.mark.long)],
)
def test_nothing_serious_anywhere(visit: Visit, scheme: str, everywhere: bool) -> None:
    """In the dark the default run leaves out pages that have only the colors of others."""
    device = {"viewport": LAPTOP} if scheme == "light" else SIZES["phone"]
    ola = visit(color_scheme=scheme, **device)
    page = ola.page
    found: dict[str, list[str]] = {}

    def look(where: str) -> None:
        found[where] = serious(page, COLORS if scheme == "dark" else None)
        # On a phone the window grows with what it shows.
        wider = page.evaluate("document.documentElement.scrollWidth") - device["viewport"]["width"]
        if wider > 0:
            found[where].append(f"{wider} pixels wider than the window")

    page.goto("/")
    # A showcase fades in when it is loaded, which may begin after everything else is still.
    expect(page.locator("article [data-shown=true]")).to_have_count(len(shipped_games()))
    look("home")
    for path in (*(PLAIN if everywhere else ()), "/rules/hidden_leaders", *CARDS):
        page.goto(path)
        page.locator(CONTENT.get(path, "main, [role=alert]")).first.wait_for()
        look(path)
    page.goto("/learn")
    page.locator("[data-lesson]").first.wait_for()
    look("lessons")
    page.locator("[data-test=begin]").first.click()
    page.locator("[data-test=coach][data-kind=read]").wait_for()
    look("a lesson")
    make_room(ola, 3)
    look("room")
    start(ola)
    assert wait_until_asked(page)
    look("table")
    page.get_by_role("button", name="Chat", exact=True).click()
    look("table with chat")
    page.get_by_role("button", name="Chat", exact=True).click()
    open_kept_game(ola)
    look("replay")
    page.keyboard.press("End")
    page.locator(".end").first.wait_for()
    wait_until_at_rest(page)  # the story is told, each step fades in
    look("end")
    trouble = [f"{where}: {line}" for where, lines in found.items() for line in lines]
    assert not trouble, "\n".join(trouble)
