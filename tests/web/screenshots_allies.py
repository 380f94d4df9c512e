"""Takes the pictures of Secret Allies: `python -m tests.web.screenshots_allies`."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from hiddenhand.core.decision import Decision
from hiddenhand.table.table import Table
from tests.server.running import Running, server
from tests.web.allies import TINY, Ally, played, stand, standing
from tests.web.browsing import LANDSCAPE, LAPTOP, PHONE, Visitor, chromium
from tests.web.playing import wait_until_at_rest
from tests.web.prepared import Standing, lay_out
from tests.web.screenshots import keep

FULL = {"length": "standard"}
LARGE = {"width": 1920, "height": 1080}
TABLET = {"width": 820, "height": 1180}


def fullest(ask: str, count: Callable[[Table, Decision], int], seats: int = 4) -> Standing:
    """The question of one large game with the most to see."""
    best: tuple[int, Standing] | None = None
    for table, decision in played(seats, 5, **FULL):
        if decision.ask == ask and (best is None or count(table, decision) > best[0]):
            best = count(table, decision), stand(table, decision)
    assert best is not None
    return best[1]


def options(table: Table, decision: Decision) -> int:
    return len(decision.options)


def crowd(table: Table, decision: Decision) -> int:
    view: Any = table.view(decision.seat).as_dict()
    return len(view["units"])


def moments() -> dict[str, Standing]:
    return {
        "map-building": standing(2, 4, "ask-place-tile", TINY, number=2),
        "races": standing(2, 1, "ask-take-race", {**TINY, "race_draw": "choose"}),
        "order-auction": fullest("ask-bid-order", crowd),
        "ally-cards": fullest("ask-keep-card", options),
        "first-units": fullest("ask-buy-at-reveal", options),
        "choosing-a-unit": fullest("ask-unit", crowd),
        "reach": fullest("ask-hex", options),
        "split-hits": fullest("ask-target", options),
        "partisan-auction": fullest("ask-bid-partisans", crowd),
        "technologies": fullest("ask-research", options),
        "market": fullest("ask-buy-unit", options),
        "trade": fullest("ask-send", options),
        "discovery": fullest("ask-reveal", options),
    }


def finished() -> Standing:
    """The last question of a small game; its answer ends it."""
    last: Standing | None = None
    for table, decision in played(2, 3, **TINY):
        last = stand(table, decision)
    assert last is not None
    return last


def take_map(running: Running, browser: Browser, still: Standing, acting: Standing) -> None:
    """The map on other screens, its legend, and as color-blind people see it."""
    sizes = {"large": LARGE, "tablet": TABLET, "landscape": LANDSCAPE}
    for name, size in sizes.items():
        touch = name != "large"
        player = Ally(running, Visitor(browser, running.address, viewport=size, has_touch=touch))
        player.sit(lay_out(running, acting, player.user))
        player.asked(acting.decision.ask)
        wait_until_at_rest(player.page)
        keep(player, f"allies-{name}")
        player.visitor.close()
    player = Ally(running, Visitor(browser, running.address, viewport=LAPTOP))
    player.sit(lay_out(running, still, player.user))
    player.asked(still.decision.ask)
    sight = player.visitor.context.new_cdp_session(player.page)
    for kind in ("deuteranopia", "protanopia"):
        sight.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        wait_until_at_rest(player.page)
        keep(player, f"allies-{kind}")
    sight.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    player.page.locator("[data-test=legend]").click()
    wait_until_at_rest(player.page)
    keep(player, "allies-legend")
    player.visitor.close()


def take_all(running: Running, browser: Browser) -> None:
    found = moments()
    for size, where in ((LAPTOP, "allies"), (PHONE, "allies-phone")):
        options = {"viewport": size, "device_scale_factor": 1, "has_touch": size == PHONE}
        visitor = Visitor(browser, running.address, **options)
        player = Ally(running, visitor)
        for name, game in found.items():
            player.sit(lay_out(running, game, player.user))
            player.asked(game.decision.ask)
            if name in ("reach", "map-building"):
                player.page.locator("[data-spot]").last.focus()
            player.page.wait_for_timeout(400)  # the drawings are there
            keep(player, f"{where}-{name}")
            if name == "choosing-a-unit":
                line = player.page.locator(".log button.said").first
                line.scroll_into_view_if_needed()
                line.focus()
                keep(player, f"{where}-log")
        player.sit(lay_out(running, finished(), player.user))
        player.page.locator("[data-listed]").first.dispatch_event("click")
        player.page.locator("section.end").wait_for()
        wait_until_at_rest(player.page)  # every step of the ending has been shown
        keep(player, f"{where}-end")
        visitor.close()
    take_map(running, browser, found["order-auction"], found["choosing-a-unit"])
    dark = Ally(running, Visitor(browser, running.address, color_scheme="dark"))
    dark.sit(lay_out(running, found["choosing-a-unit"], dark.user))
    dark.page.locator("[data-tab=states]").click()
    dark.page.locator("[data-look]").first.click()
    dark.page.wait_for_timeout(400)
    keep(dark, "allies-dark")


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        take_all(running, browser)
