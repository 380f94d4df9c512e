"""Takes the pictures of being called: `python -m tests.web.screenshots_summons`."""

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.ports import free_port
from tests.server.receiving import Browser as PushBrowser
from tests.server.receiving import PushService, mail_server, push_service
from tests.server.running import SEEDED, Running, server
from tests.web.browsing import LAPTOP, PHONE, Visitor, chromium
from tests.web.test_summons import SUBSCRIBED, play_until_asked, two_at_a_table
from tools.tree import ROOT

FOLDER = ROOT / "docs" / "screenshots"
DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
}


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(500)  # the drawings are there
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(f"took {name}")


def take_all(running: Running, browser: Browser, service: PushService, device: str) -> None:
    ola = Visitor(browser, running.address)
    max_ = Visitor(browser, running.address, **DEVICES[device])
    phone = json.dumps(PushBrowser(service).subscription)
    max_.context.add_init_script(f"({SUBSCRIBED})({phone})")
    two_at_a_table(ola, max_, Clock="day")
    page = max_.page
    play_until_asked(ola.page, page)
    page.locator("[data-test=ask-summons]").wait_for()
    take(page, f"summons-question-{device}")
    page.get_by_role("button", name="Notify me").click()
    page.get_by_text("We'll notify you").wait_for()
    page.get_by_role("button", name="Menu").click()
    take(page, f"summons-menu-{device}")
    page.get_by_role("menuitem", name="Mute notifications for this table").click()
    page.goto("/settings")
    page.get_by_label("Quiet hours").check()
    page.get_by_label("Email address").fill("max@example.org")
    page.locator("section", has_text="When it's your turn").scroll_into_view_if_needed()
    take(page, f"summons-settings-{device}")
    page.goto("/mail#confirm=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("button", name="Confirm").wait_for()
    take(page, f"summons-mail-{device}")
    for visitor in (ola, max_):
        visitor.close()


def main() -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, mail_server() as box, push_service() as service:
        settings = {
            **SEEDED,
            "public_url": f"http://127.0.0.1:{port}",
            "smtp_host": "127.0.0.1",
            "smtp_port": box.port,
            "smtp_security": "none",
            "smtp_from": "Hidden Hand <play@example.org>",
        }
        with server(Path(folder), at=port, **settings) as running, chromium() as browser:
            for device in DEVICES:
                take_all(running, browser, service, device)


if __name__ == "__main__":
    main()
