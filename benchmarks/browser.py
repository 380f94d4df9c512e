"""Measures the web app: size of a first visit, time until usable, time to show an answer.

Prints a table of figures and targets. Uses a real server and Chromium over loopback.
"""

import json
import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page

from tests.server.running import server
from tests.web.browsing import LAPTOP, Visitor, chromium
from tests.web.playing import choose, make_room, start, wait_until_asked
from tests.web.test_budget import first_visit

KBIT = 1024 / 8
FAST_3G = {  # 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1600 * KBIT,
    "uploadThroughput": 750 * KBIT,
}
LOADS, ANSWERS = 5, 30
# From pressing a choice to the first frame that shows the result.
STOPWATCH = """() => {
  window.answered = [];
  let pressed = 0;
  addEventListener("click", event => {
    if (event.target.closest("[data-option], [data-options]")) pressed = performance.now();
  }, true);
  new MutationObserver(() => {
    if (!pressed) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame(() => answered.push(performance.now() - since));
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-seq"] });
}"""


def interactive(browser: Browser, address: str) -> float:
    """Milliseconds until a button that starts a game is there; slow network, empty cache."""
    visitor = Visitor(browser, address, viewport=LAPTOP, service_workers="block")
    line: CDPSession = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    visitor.page.goto("/", wait_until="commit")
    visitor.page.locator("article button").first.wait_for()
    took = float(visitor.page.evaluate("performance.now()"))
    visitor.close()
    return took


def play(browser: Browser, page: Page) -> tuple[list[float], list[float]]:
    """Give answers with animations on; returns times to the visible change and costs of tasks.

    Tasks are measured in processor time, which does not depend on the load of the machine.
    """
    assert wait_until_asked(page)
    page.wait_for_timeout(1500)  # skip the first drawing of the table
    page.evaluate(STOPWATCH)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    dice = random.Random(1)
    for _ in range(ANSWERS):
        if not wait_until_asked(page):
            break
        choose(page, dice)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        event["tid"]
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    tasks = [
        event.get("tdur", 0) / 1000
        for event in events
        if event["tid"] in main and str(event.get("name")).endswith("RunTask")
    ]
    assert tasks
    return page.evaluate("answered"), tasks


def main() -> None:
    """Measure and print the table."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        loads = [interactive(browser, running.address) for _ in range(LOADS)]
        ola = Visitor(browser, running.address, viewport=LAPTOP, reduced_motion="no-preference")
        make_room(ola, 3)
        start(ola, "random")
        answers, tasks = play(browser, ola.page)
        ola.close()
    rows = [
        (
            "first visit, compressed, without fonts",
            f"{sum(first_visit().values()) / 1024:.0f} KiB",
            "180 KiB",
        ),
        ("interactive on fast 3G, median", f"{statistics.median(loads):.0f} ms", "1500 ms"),
        (
            f"answer to visible change, median of {len(answers)}",
            f"{statistics.median(answers):.0f} ms",
            "100 ms",
        ),
        (
            "answer to visible change, 90 %",
            f"{sorted(answers)[int(len(answers) * 0.9)]:.0f} ms",
            "100 ms",
        ),
        (
            "longest task while cards travel, processor time",
            f"{max(tasks, default=0):.0f} ms",
            "100 ms",
        ),
    ]
    print("The web app on this machine")
    for what, figure, target in rows:
        print(f"  {what:<50} {figure:>10}   target {target}")


if __name__ == "__main__":
    main()
