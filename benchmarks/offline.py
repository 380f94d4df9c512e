"""How fast the games are without a server, in Chromium: `python -m benchmarks.offline`.

Measures the site of `make site` on a static host: the download, the first start after the files are
there, and in a game of each kind how long an own answer takes.
"""

import gzip
import json
import random
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page

from hiddenhand.server.http.pages import OFFLINE
from tests.web.browsing import Visitor, chromium
from tests.web.playing import choose, until, wait_until_asked
from tests.web.test_site import KEPT, Host, begin

ANSWERS = 25  # of each game
# The worker's own times: from a message of the page to the next message back.
WATCH = """
window.clicks = [];
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(...words) {
    super(...words);
    const sent = new Map();
    this.addEventListener("message", ({ data }) => {
      if (data.type !== "message") return;
      const { type, id } = JSON.parse(data.text);
      if (type === "ack" && sent.has(id)) clicks.push(performance.now() - sent.get(id));
    });
    const post = this.postMessage.bind(this);
    this.postMessage = (message) => {
      if (message.type === "message") sent.set(JSON.parse(message.text).id, performance.now());
      post(message);
    };
  }
};
"""


def download() -> float:
    """MiB of the engine, compressed."""
    names = json.loads((OFFLINE / "build.json").read_text(encoding="utf-8"))["engine"]
    return sum(len(gzip.compress((OFFLINE / name).read_bytes(), 6)) for name in names) / (1 << 20)


def start_again(visitor: Visitor) -> float:
    """Seconds from opening the page to the table, when all files are kept."""
    page = visitor.page
    address = page.url
    assert until(page, KEPT)
    page.goto("about:blank")
    began = time.monotonic()
    page.goto(address)
    page.wait_for_selector("[data-table]")
    return time.monotonic() - began


def own_clicks(page: Page) -> list[float]:
    """Milliseconds until each of some answers was taken."""
    dice = random.Random(7)
    for _ in range(ANSWERS):
        if not wait_until_asked(page):
            break
        choose(page, dice)
    found: list[float] = page.evaluate("() => clicks")
    return sorted(found)


def main() -> None:
    print(f"download of the engine: {download():.1f} MiB compressed")
    with chromium() as browser:
        for game in ("Hidden Leaders", "Secret Allies"):
            with tempfile.TemporaryDirectory() as folder:
                host = Host(Path(folder))
                visitor = Visitor(browser, host.address)
                visitor.context.add_init_script(WATCH)
                began = time.monotonic()
                begin(visitor, game)
                first = time.monotonic() - began
                again = start_again(visitor)
                clicks = own_clicks(visitor.page)
                at_90 = clicks[int(0.9 * (len(clicks) - 1))]
                print(
                    f"{game}: first visit {first:.1f} s, with kept files {again:.1f} s; "
                    f"an own answer is taken in {statistics.median(clicks):.0f} ms, "
                    f"{at_90:.0f} ms at 90 % of {len(clicks)}"
                )
                visitor.close()
                host.stop()


if __name__ == "__main__":
    main()
