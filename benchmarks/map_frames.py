"""Measures the map of Secret Allies: frame rate while panning and zooming, time to show options.

Four seats, the long game, its most crowded moment. Prints a table of figures and targets. Uses a
real server and Chromium over loopback.
"""

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.running import server
from tests.web.allies import Ally, played, stand
from tests.web.browsing import LAPTOP, PHONE, Visitor, chromium
from tests.web.prepared import Standing, lay_out

SECONDS = 3
# Counts frames for some seconds while pointer events drag and zoom the map.
FRAMES = """(seconds) => new Promise((done) => {
  const svg = document.querySelector(".sa .map svg"); // the map itself, not the mini-map
  const box = svg.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (type, dx, dy) => svg.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, clientX: x + dx, clientY: y + dy }));
  const gaps = [];
  let last = performance.now(), number = 0;
  const end = last + seconds * 1000;
  at("pointerdown", 0, 0);
  const step = (now) => {
    gaps.push(now - last);
    last = now;
    number += 1;
    at("pointermove", 120 * Math.sin(number / 15), 80 * Math.cos(number / 15));
    if (number % 3 === 0) svg.dispatchEvent(new WheelEvent("wheel", {
      bubbles: true, cancelable: true, clientX: x, clientY: y,
      deltaY: Math.sin(number / 40) > 0 ? -40 : 40 }));
    if (now < end) requestAnimationFrame(step);
    else { at("pointerup", 0, 0); done(gaps.slice(2)); }
  };
  requestAnimationFrame(step);
})"""
# From pressing a unit to the first frame that shows where it could go, drawn by the page, and to
# the first frame with the hexes that the server offers.
OPTIONS = """(hex) => new Promise((done) => {
  const began = performance.now();
  let drawn = null;
  const offered = () => document.querySelector('[data-ask="ask-hex"]')
    && document.querySelector("[data-options^='go:'], [data-option=stay]");
  const look = () => {
    const now = performance.now() - began;
    if (offered()) return done([drawn ?? now, now]);
    if (document.querySelector(".sa .preview")) drawn ??= now;
    requestAnimationFrame(look);
  };
  for (const type of ["pointerdown", "pointerup"])
    hex.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 2 }));
  hex.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  requestAnimationFrame(look);
})"""


def crowded() -> tuple[int, Standing]:
    """The moment with the most units on the map, when one of them is to be moved."""
    best: tuple[int, Standing] | None = None
    for table, decision in played(4, 2, length="long"):
        if decision.ask != "ask-unit":
            continue
        view: Any = table.view(decision.seat).as_dict()
        if best is None or len(view["units"]) > best[0]:
            best = len(view["units"]), stand(table, decision)
    assert best is not None
    return best


def frames(page: Page) -> tuple[float, float]:
    """Milliseconds from frame to frame: the median, and below which 95 % are."""
    gaps: list[float] = page.evaluate(FRAMES, SECONDS)
    return statistics.median(gaps), statistics.quantiles(gaps, n=20)[-1]


def main() -> None:
    """Measure and print the table."""
    count, game = crowded()
    rows: list[tuple[str, str, str]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        for name, size in (("laptop", LAPTOP), ("phone", PHONE)):
            ola = Ally(running, Visitor(browser, running.address, viewport=size))
            ola.sit(lay_out(running, game, ola.user))
            ola.asked("ask-unit")
            middle, most = frames(ola.page)
            rows.append((f"{name}: panning and zooming, median frame", f"{middle:.1f} ms", "17 ms"))
            rows.append((f"{name}: 95 % of frames below", f"{most:.1f} ms", "34 ms"))
            unit = ola.page.locator("[data-options^='unit:']").first
            drawn, offered = unit.evaluate(OPTIONS)
            rows.append((f"{name}: a unit pressed to its reach shown", f"{drawn:.0f} ms", "50 ms"))
            rows.append((f"{name}: ... and to its options", f"{offered:.0f} ms", ""))
            ola.visitor.close()
    print(f"The map of Secret Allies on this machine, four seats, long game, {count} units")
    for what, figure, target in rows:
        print(f"  {what:<48} {figure:>10}   {f'target {target}' if target else ''}")


if __name__ == "__main__":
    main()
