"""A real Chromium, driven by the tests. It is installed with the web app's packages."""

import contextlib
import os
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.web.unpacking import NODE, chromium_folder, environment

# As root there is no sandbox; the others save CPU time.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-zygote",
    "--mute-audio",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
DESK: ViewportSize = {"width": 1440, "height": 900}
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
# What a person's browser is opened with, by device.
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": DESK},
    "phone": {"viewport": PHONE, **FINGER},
    "landscape": {"viewport": LANDSCAPE, **FINGER},
}
# Time limit in milliseconds, generous for busy machines.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)
# A page's contribution to a deal: with the server's test seed, the cards are the same every time.
SAME_BYTES = """
let drawn = 0;
crypto.getRandomValues = (bytes) => {
  drawn += 1;
  for (let n = 0; n < bytes.length; n++) bytes[n] = (n * 37 + drawn * 101) & 255;
  return bytes;
};
"""
# Notices at the edge of the page pass after some seconds: each is remembered (playing.was_told).
NOTICED = """
window.noticed = [];
window.blocking = []; // notices that take the clicks meant for what is under them
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.matches?.(".toast")) {
        noticed.push(node.textContent);
        if (getComputedStyle(node).pointerEvents !== "none") blocking.push(node.textContent);
      }
}).observe(document, { childList: true, subtree: true });
"""


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    folder = chromium_folder()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # its own needs libatomic of the system
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=folder / "chromium",
            env=environment(folder),
            args=ARGUMENTS,
            timeout=PATIENCE,
        )
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """One person in one browser: its pages, its console errors, what it was sent.

    The browser has a new user's defaults: animations on, the system's theme, no settings. Tests
    wait for what the page declares: `data-ready` on a table that accepts an answer, `data-rest` on
    one where nothing moves (web/src/lib/rest.ts).
    """

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        options.setdefault("viewport", LAPTOP)
        options.setdefault("locale", "en-GB")
        self.address = address
        self.context: BrowserContext = browser.new_context(base_url=f"http://{address}", **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SAME_BYTES)
        self.context.add_init_script(NOTICED)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.heard: list[str] = []  # everything the server sent over sockets
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"page: {error}"))
        page.on("console", self._console)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        return page

    def unforgiven(self) -> list[str]:
        return [text for text in self.complaints if not any(word in text for word in self.forgiven)]

    def forgive(self, *words: str) -> None:
        """Ignore console errors with these words, which the test causes on purpose."""
        self.forgiven += words

    def _console(self, message: Any) -> None:
        if "/api/me" in message.location.get("url", "") and "401" in message.text:
            return  # the first visit is not signed in yet
        if message.type == "warning" and "preload" in message.text:
            return  # depends on the speed of the machine
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url')}")

    def _hear(self, text: str | bytes) -> None:
        self.heard.append(text if isinstance(text, str) else text.decode())

    def close(self) -> None:
        self.context.close()
