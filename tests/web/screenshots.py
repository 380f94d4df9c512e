"""Takes the pictures in docs/screenshots: `python -m tests.web.screenshots`."""

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.running import Running, server
from tests.web.at_table import Player
from tests.web.browsing import LAPTOP, PHONE, Visitor, chromium
from tests.web.playing import make_room, open_kept_game, wait_until_at_rest
from tests.web.prepared import Standing, lay_out, played, standing
from tests.web.test_table import intrusions, late
from tools.tree import ROOT

FOLDER = ROOT / "docs" / "screenshots"


def shoot(running: Running, browser: Browser, name: str, game: Standing, **options: Any) -> Player:
    player = Player(running, Visitor(browser, running.address, device_scale_factor=1, **options))
    player.sit(lay_out(running, game, player.user))
    player.page.locator(".hl .spot").first.wait_for()
    player.page.wait_for_timeout(600)  # the drawings are there
    keep(player, name)
    return player


def keep(player: Player, name: str) -> None:
    player.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(f"took {name}")


def take_all(running: Running, browser: Browser) -> None:
    for seats in range(2, 7):
        shoot(running, browser, f"phone-{seats}-seats", late(seats), viewport=PHONE)
    shoot(running, browser, "six-seats", late(6), viewport=LAPTOP)
    dark = shoot(running, browser, "four-seats-dark", late(4), viewport=LAPTOP, color_scheme="dark")
    dark.page.locator(".hl .hand .spot").first.hover()
    dark.page.wait_for_timeout(200)
    keep(dark, "reading-a-card")
    shoot(running, browser, "choosing-a-hero", next_bury(), viewport=LAPTOP)
    shoot(running, browser, "in-somebody-elses-turn", next(intrusions()), viewport=LAPTOP)
    asked = standing(4, 3, "ask-player")  # whose ability asks, and what for
    shoot(running, browser, "ability-asks-laptop", asked, viewport=LAPTOP)
    shoot(running, browser, "ability-asks-phone", asked, viewport=PHONE)
    shoot(running, browser, "large-screen", late(4), viewport={"width": 1920, "height": 1080})
    shoot(running, browser, "tablet", late(4), viewport={"width": 820, "height": 1180})
    end = shoot(
        running, browser, "the-end", long_ending(), viewport={"width": 1280, "height": 1000}
    )
    end.click(end.listed()[0])
    end.page.locator("section.end").wait_for()
    wait_until_at_rest(end.page)  # every step of the ending has been shown
    end.page.locator(".facts li").nth(2).wait_for()  # who was suspected
    keep(end, "the-end")
    end.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    end.page.wait_for_timeout(300)
    keep(end, "the-end-phone")


def take_shell(running: Running, browser: Browser) -> None:
    """The pages around the table, on a laptop and on a phone."""
    devices: dict[str, dict[str, Any]] = {
        "laptop": {"viewport": LAPTOP},
        "phone": {"viewport": PHONE, "color_scheme": "dark"},
    }
    for device, options in devices.items():
        visitor = Visitor(browser, running.address, **options)
        page = visitor.page

        def take(name: str, page: Page = page, device: str = device) -> None:
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / f"{name}-{device}.jpg", type="jpeg", quality=82)
            print(f"took {name}-{device}")

        page.goto("/settings")
        page.get_by_label("Name").fill("Ola")
        page.get_by_role("button", name="Save").click()
        make_room(visitor, 4)
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Start game").wait_for()
        take("room")
        page.get_by_role("link", name="Hidden Hand").first.click()
        page.locator("[data-shown=true]").nth(1).wait_for()
        take("home")
        open_kept_game(visitor, 4)
        page.get_by_label("Moment", exact=True).fill("120")
        take("replay")
        visitor.close()


def next_bury() -> Standing:
    return standing(4, 3, "ask-bury")


def long_ending() -> Standing:
    """The last question of a game that needs (nearly) every tie-break."""
    best: tuple[int, Standing] | None = None
    for seed in range(60):
        for table, decision in played(4, seed):
            last = tuple(table.record.answers), decision
        steps = len(table.result.explanation) if table.result else 0
        if best is None or steps > best[0]:
            best = steps, Standing(4, dict(table.record.settings), *last)
    assert best is not None
    return best[1]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        take_all(running, browser)
        take_shell(running, browser)
