"""Measures the map of Secret Allies: frame rate while panning and zooming, time to show options.

Four seats, the long game, played by people who buy whatever they can and hold their fire: its most
crowded moment. The page is told of more units on free hexes, up to 90, which is more than the pack
has tokens for. Prints how many tokens there are at most, and a table of figures and targets. Uses a
real server and Chromium over loopback.
"""

import json
import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from hiddenhand.core.decision import Decision
from hiddenhand.table.table import Table
from tests.server.running import server
from tests.web.allies import Ally, stand
from tests.web.browsing import LAPTOP, PHONE, Visitor, chromium
from tests.web.prepared import Standing, lay_out
from tools.tree import ROOT

CATALOGUE = ROOT / "web/src/generated/secret_allies.catalogue.json"
SEED = 49  # of the games tried the one with the most units
SECONDS = 3
DRAWN = 90  # units
# Adds copies of units on free hexes to every view that the page reads.
CROWD = """(() => {
  const parse = JSON.parse;
  const crowd = ({ units, states }) => {
    const taken = new Set(units.map(({ hex }) => hex));
    const free = states.flatMap(({ hexes }) => hexes).filter((hex) => !taken.has(hex));
    const like = [...units];
    for (const [number, hex] of free.entries())
      if (units.length < DRAWN) units.push({ ...like[number % like.length], hex });
  };
  const look = (thing) => {
    if (!thing || typeof thing !== "object") return;
    if (thing.units?.length && thing.states) crowd(thing);
    else Object.values(thing).forEach(look);
  };
  JSON.parse = (...given) => {
    const read = parse(...given);
    look(read);
    return read;
  };
})()""".replace("DRAWN", str(DRAWN))
# Counts frames for some seconds while pointer events drag and zoom the map. They begin beside the
# units: a unit that may move would be dragged instead.
FRAMES = """(seconds) => new Promise((done) => {
  const svg = document.querySelector(".sa .map svg"); // the map itself, not the mini-map
  const box = svg.getBoundingClientRect();
  const free = ([x, y]) => !document.elementFromPoint(x, y)?.closest("[data-spot]");
  const [x, y] = [...Array(400).keys()]
    .map((step) => [box.x + box.width * (0.3 + 0.02 * (step % 20)),
      box.y + box.height * (0.3 + 0.02 * Math.floor(step / 20))])
    .find(free);
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


def hoard(decision: Decision, pack: dict[str, Any], dice: random.Random) -> str:
    """The answer of somebody who wants as many units as possible: new kinds first, the cheapest
    units, every ally revealed, no shot fired and nothing bid."""
    options = list(decision.options)

    def first(verb: str, rank: Callable[[str], float] = lambda _: 0) -> str | None:
        found = [key for key in options if key.startswith(f"{verb}:")]
        ranks = {key: (rank(key.rpartition(".")[2]), dice.random()) for key in found}
        return min(found, key=ranks.__getitem__, default=None)

    if decision.ask.startswith(("ask-bid", "ask-run-off")):
        return "bid:0"
    wanted = (
        first("research", lambda name: -len(technology(pack, name)["unlocks"])),
        first("buy", lambda name: sum(unit(pack, name)["cost"])),
        first("reveal"),
        first("unit"),
        *(key for key in ("aim", "drop", "enough", "done") if key in options),
        first("enter") if dice.random() < 0.3 else None,
        first("go"),
    )
    return next((key for key in wanted if key), dice.choice(options))


def technology(pack: dict[str, Any], name: str) -> Any:
    return next(
        race["technologies"][name]
        for race in pack["races"].values()
        if name in race["technologies"]
    )


def unit(pack: dict[str, Any], name: str) -> Any:
    kinds = [pack["basic_units"], *(race["units"] for race in pack["races"].values())]
    return next(kind[name] for kind in kinds if name in kind)


def most_tokens(pack: dict[str, Any], seats: int) -> int:
    """How many units and wrecks there can be: all tokens of so many races, the richest first."""
    basic = sum(kind["tokens"] for kind in pack["basic_units"].values())
    races = [sum(k["tokens"] for k in race["units"].values()) for race in pack["races"].values()]
    return int(seats * basic + sum(sorted(races)[-seats:]))


def crowded(pack: dict[str, Any]) -> tuple[int, Standing]:
    """The moment with the most units on the map, when one of them is to be moved."""
    best: tuple[int, Standing] | None = None
    dice = random.Random(SEED)
    table = Table("secret_allies", 4, SEED, {"length": "long", "map_mode": "automatic"})
    while decision := table.decision:
        if decision.ask == "ask-unit":
            view: Any = table.view(decision.seat).as_dict()
            if best is None or len(view["units"]) > best[0]:
                best = len(view["units"]), stand(table, decision)
        table.say(decision.seat, hoard(decision, pack, dice))
    assert best is not None
    return best


def frames(page: Page) -> tuple[float, float]:
    """Milliseconds from frame to frame: the median, and below which 95 % are."""
    gaps: list[float] = page.evaluate(FRAMES, SECONDS)
    return statistics.median(gaps), statistics.quantiles(gaps, n=20)[-1]


def main() -> None:
    """Measure and print the table."""
    pack: dict[str, Any] = json.loads(CATALOGUE.read_text())["packs"]["reconstruction"]
    count, game = crowded(pack)
    rows: list[tuple[str, str, str]] = []
    drawn_units = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        for name, size in (("laptop", LAPTOP), ("phone", PHONE)):
            visitor = Visitor(browser, running.address, viewport=size)
            visitor.context.add_init_script(CROWD)
            ola = Ally(running, visitor)
            ola.sit(lay_out(running, game, ola.user))
            ola.asked("ask-unit")
            drawn_units = ola.page.locator("[data-unit]").count()
            middle, most = frames(ola.page)
            rows.append((f"{name}: panning and zooming, median frame", f"{middle:.1f} ms", "17 ms"))
            rows.append((f"{name}: 95 % of frames below", f"{most:.1f} ms", "34 ms"))
            unit = ola.page.locator("[data-options^='unit:']").first
            drawn, offered = unit.evaluate(OPTIONS)
            rows.append((f"{name}: a unit pressed to its reach shown", f"{drawn:.0f} ms", "50 ms"))
            rows.append((f"{name}: ... and to its options", f"{offered:.0f} ms", ""))
            ola.visitor.close()
    print(f"The map of Secret Allies on this machine, four seats, long game, {drawn_units} units")
    print(f"  ({count} in play; {most_tokens(pack, 4)} tokens for four players, wrecks included)")
    for what, figure, target in rows:
        print(f"  {what:<48} {figure:>10}   {f'target {target}' if target else ''}")


if __name__ == "__main__":
    main()
