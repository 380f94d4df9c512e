"""Takes the pictures of lessons and help: `python -m tests.web.screenshots_learning`."""

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.running import Running, server
from tests.web.at_table import Player
from tests.web.browsing import LAPTOP, PHONE, Visitor, chromium
from tests.web.playing import open_kept_game
from tests.web.prepared import lay_out
from tests.web.pupil import Pupil
from tests.web.screenshots import FOLDER
from tests.web.test_analysis import analyzed
from tests.web.test_table import late

DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "color_scheme": "dark"},
}


def keep(page: Page, name: str, *, height: int | None = None) -> None:
    if height is not None:  # a long page: show more than the window does
        size = page.viewport_size or LAPTOP
        page.set_viewport_size({"width": size["width"], "height": height})
    page.wait_for_timeout(700)  # the drawings are there
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(f"took {name}")


def take(running: Running, browser: Browser, device: str) -> None:
    visitor = Visitor(browser, running.address, **DEVICES[device])
    page = visitor.page
    for game in ("hidden-leaders", "secret-allies"):
        page.goto(f"/cards/{game}")
        page.locator("main article, main [data-card], main h2").first.wait_for()
        keep(page, f"cards-{game}-{device}")
    page.goto("/rules/hidden_leaders?q=harbor")
    page.locator("article").first.wait_for()
    keep(page, f"rules-{device}")
    for game, step in (("hidden_leaders", 12), ("secret_allies", 30)):
        pupil = Pupil(visitor, game)
        pupil.begin()
        pupil.walk(to=step, skip=True)
        keep(page, f"lesson-{game.replace('_', '-')}-{device}")
    player = Player(running, Visitor(browser, running.address, **DEVICES[device]))
    player.sit(lay_out(running, late(4), player.user))
    player.page.locator(".hl .spot").first.wait_for()
    player.page.keyboard.press("h")
    player.page.locator("[data-hint]").first.wait_for()
    keep(player.page, f"hints-{device}")
    player.page.keyboard.press("n")
    player.page.locator("[data-test=notebook-page]").wait_for()
    keep(player.page, f"notebook-{device}")
    open_kept_game(visitor, 4)
    analyzed(visitor)
    keep(page, f"analysis-{device}", height=1000)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), analysis_effort=0.3) as running,
        chromium() as browser,
    ):
        for device in DEVICES:
            take(running, browser, device)
