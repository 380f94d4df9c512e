"""The pictures of people at a table: `python -m tests.web.screenshots_people` takes them again."""

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running, server
from tests.web.browsing import LAPTOP, PHONE, Visitor, chromium
from tests.web.playing import first_asked, make_room, wait_until_at_rest
from tests.web.screenshots import FOLDER
from tests.web.test_people import from_menu, introduce

DEVICES: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": {"viewport": PHONE}}


def take(page: Page, name: str, device: str) -> None:
    """A picture, without the pointer over anything."""
    page.mouse.move(1, 1)
    page.screenshot(path=FOLDER / f"{name}-{device}.jpg", type="jpeg", quality=82)
    print(f"took {name}-{device}")


def say(page: Page, text: str) -> None:
    """Say something, and close the chat again."""
    page.locator("[data-anchor=bar] button[title=Chat]").click()
    page.locator("section.chat form input").fill(text)
    page.locator("section.chat form button").click()
    page.locator("[data-anchor=bar] button[title=Chat]").click()


def take_all(running: Running, browser: Browser, device: str) -> None:
    mine = Visitor(browser, running.address, **DEVICES[device])
    friend = Visitor(browser, running.address)
    code = make_room(mine, 4)
    mine.page.locator("label[title=Owl]").click()
    take(mine.page, "name-and-face", device)
    introduce(mine.page, "Ola", "Owl", "Gold")
    friend.page.goto(f"/r/{code}")
    friend.page.get_by_role("button", name="Sit here").first.click()
    introduce(friend.page, "Bruno", "Fox", "Teal")
    mine.page.get_by_role("button", name="Fill with bots").click()
    expect(mine.page.get_by_role("button", name="Start game")).to_be_enabled()
    take(mine.page, "room-with-friends", device)
    mine.page.get_by_role("button", name="Start game").click()
    for page in (mine.page, friend.page):
        page.wait_for_selector("[data-table][data-seq]")
    first_asked([mine.page, friend.page])
    say(friend.page, "I trust nobody here")
    expect(mine.page.locator("[data-bubble]")).to_be_visible()
    wait_until_at_rest(mine.page)
    take(mine.page, "bubble", device)
    while first_asked([mine.page, friend.page]) is mine.page:  # until the table waits for Bruno
        mine.page.locator("[data-table] [data-options]").first.click()
        wait_until_at_rest(mine.page)
    friend.page.close()
    expect(mine.page.locator("[data-test=absent] button")).to_be_visible()
    take(mine.page, "absent-friend", device)
    mine.page.locator("[data-test=absent] button").click()
    expect(mine.page.locator("[data-presence=bot]")).to_be_visible()
    take(mine.page, "bot-for-a-friend", device)
    friend.page = friend.open()
    friend.page.goto(f"/r/{code}")
    expect(mine.page.locator("[data-presence=bot]")).to_have_count(0)
    from_menu(mine.page, "Propose abandoning the game")
    friend.page.get_by_role("button", name="Agree").click()
    friend.page.get_by_role("button", name="Rematch").click()
    expect(mine.page.locator("[data-test=after-person].wants")).to_be_visible()
    take(mine.page, "rematch-wanted", device)
    for visitor in (mine, friend):
        visitor.close()


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), absent_seconds=2.0) as running,
        chromium() as browser,
    ):
        for device in DEVICES:
            take_all(running, browser, device)
