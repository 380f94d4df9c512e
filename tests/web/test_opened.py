"""What one opens within a question, and the end of a game, measured on nine screens."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.allies import TINY, standing
from tests.web.geometry import LEAST, Fault, Size, Surveyor, by_turns, told
from tests.web.playing import press_glowing, wait_for
from tests.web.prepared import Standing, lay_out
from tests.web.test_allies_panels import enemy_ahead, rich
from tests.web.test_endings import names_the_winner, play_the_last_answer
from tests.web.test_geometry import PLAYERS, survey, unknown
from tests.web.test_table import late

__all__ = ["survey"]  # a fixture of another module

SHARES = pytest.mark.parametrize(
    "share", [9, pytest.param(1, marks=pytest.mark.long)], ids=["one screen", "all"]
)
# How far a thing sticks out of what it lies in: the map, or the screen. It may go on below where
# it scrolls with what is around it; then its beginning is in sight.
OUT = """(thing) => {
  const box = thing.getBoundingClientRect();
  const land = thing.closest("[data-anchor=map]");
  const { left, top, right, bottom } = land?.getBoundingClientRect() ??
    { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const floats = /fixed|absolute/.test(getComputedStyle(thing).position) || land;
  const cut = /visible/.test(getComputedStyle(thing).overflowY)
    ? thing.scrollHeight - thing.clientHeight : 0;
  const down = floats ? box.bottom - bottom : box.top + 40 - bottom;
  return Math.max(0, left - box.left, box.right - right, top - box.top, down, cut);
}"""

# How many of these are not met by a press in their middle.
COVERED = """(all) => all.filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).length"""
READING = "[data-test=reading]"


@dataclass(frozen=True)
class Opening:
    """Something that is opened by hand."""

    at: Callable[[], Standing]
    open: Callable[[Surveyor], None]
    thing: str
    closes: str = ""  # what closes it; otherwise it stays until one answers or lets go
    clear: str = ""  # what it must leave free
    ready: str = ""  # what comes into it from the server
    leads: bool = False  # the screen is scrolled to it, perhaps away from the question


def clicking(*ways: str) -> Callable[[Surveyor], None]:
    def act(surveyor: Surveyor) -> None:
        for way in ways:
            surveyor.page.locator(way).first.click()

    return act


def attack(surveyor: Surveyor) -> None:
    spot = surveyor.page.locator(f"[data-spot='{enemy_ahead()[1]}']")
    press_glowing(spot, on_the_map=True)


def enlarge(surveyor: Surveyor) -> None:
    """A finger rests on a card, or the keyboard selects it: the emulation knows no mouse."""
    card = surveyor.page.locator(".hl .hand .spot").first
    if not surveyor.page.evaluate("() => navigator.maxTouchPoints > 1"):
        surveyor.player.stand_on_the_table()
        surveyor.page.keyboard.press("1")
        return
    box = card.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + 12, "y": box["y"] + 20}
    touch(surveyor, "touchStart", finger)
    wait_for(surveyor.page, READING)


def touch(surveyor: Surveyor, kind: str, *fingers: dict[str, float]) -> None:
    given = {"type": kind, "touchPoints": list(fingers)}
    surveyor.devices.send("Input.dispatchTouchEvent", given)


def read_in_the_log(surveyor: Surveyor) -> None:
    name = surveyor.page.locator("[data-anchor=log] .card-name").first
    if not name.is_visible():
        surveyor.page.locator(".prompt .log-opener button").click()
    name.click()


def unit() -> Standing:
    return standing(2, 1, "ask-unit", TINY)


def turn() -> Standing:
    return late(4)


SHELF_CLOSES = "[data-anchor=drawer] header button"
TOOLS = "[data-anchor=map] .tools button"
OPENINGS: dict[str, dict[str, Opening]] = {
    "secret_allies": {
        "attack": Opening(
            lambda: enemy_ahead()[0],
            attack,
            "[data-test=attack-told]",
            "[data-test=no-attack]",
            leads=True,
        ),
        "nothing": Opening(rich, clicking("[data-option=done]"), "[data-test=leaving]"),
        "state": Opening(
            unit,
            clicking("[data-tab=states]", "[data-look]"),
            "[data-test=state-card]",
            "[data-anchor=card] header > button",
            TOOLS,
        ),
    },
    "hidden_leaders": {
        "card": Opening(turn, enlarge, READING),
        "card read": Opening(
            turn,
            read_in_the_log,
            "dialog[open]",
            "dialog[open] .close",
            ready="[data-test=lookup-card]",
        ),
    },
}
for game, at in (("secret_allies", unit), ("hidden_leaders", turn)):
    OPENINGS[game] |= {
        "hints": Opening(
            at,
            clicking("[data-test=hint]"),
            "[data-test=hints]",
            "[data-test=hints] .close",
            ready="[data-hint]",
            leads=True,
        ),
        "chat": Opening(at, clicking(".strip .tool[title=Chat]"), "aside.talk", SHELF_CLOSES),
        "notebook": Opening(
            at,
            clicking("[data-test=notebook]"),
            "aside.notebook",
            SHELF_CLOSES,
            ready="[data-suspect]",
        ),
    }


def look_opened(surveyor: Surveyor, name: str, opening: Opening, size: Size) -> list[Fault]:
    """Open it on this screen, look at everything, and close it again."""
    page = surveyor.page
    surveyor.hold(size)
    thing = page.locator(opening.thing)
    if not thing.count():  # it may have stayed open
        opening.open(surveyor)
    expect(thing).to_be_visible()
    if opening.ready:
        wait_for(page, opening.ready)
    if opening.thing != READING:
        page.mouse.move(1, 1)  # nothing is pointed at, whatever comes to lie there
    surveyor.hold(size)
    faults: list[Fault] = []

    def report(kind: str, pixels: float, what: str = "") -> None:
        faults.append(Fault(kind, name, what, round(pixels, 1), str(size), name))

    if (out := float(thing.evaluate(OUT))) > 1:
        report("sticks out", out)
    for needed in filter(None, (opening.closes, opening.clear)):
        there = page.locator(needed)
        assert there.count() > 0
        if covered := there.evaluate_all(COVERED):
            report("covered", covered, needed)
    for fault in surveyor.look(size, name):
        if not (opening.leads and (fault.kind, fault.part) == ("off screen", "prompt")):
            faults.append(fault)
    if opening.closes:
        closes = page.locator(opening.closes)
        box = closes.bounding_box() or {"width": 0, "height": 0}
        least = min(box["width"], box["height"])
        if size.touch and least < LEAST["target"]:
            report("small target", least, opening.closes)
        closes.click()
        expect(thing).to_have_count(0)
    elif opening.thing == READING:
        if size.touch:
            touch(surveyor, "touchEnd")
        else:
            page.keyboard.press("Escape")
            page.evaluate("() => document.activeElement.blur()")
        expect(thing).to_have_count(0)
    return faults


@SHARES
@pytest.mark.parametrize("game", PLAYERS)
def test_what_one_opens_covers_nothing_and_is_closed(survey: Any, game: str, share: int) -> None:
    surveyor: Surveyor = survey(game)
    faults: list[Fault] = []
    for number, (name, opening) in enumerate(OPENINGS[game].items()):
        sizes = by_turns(number, share)
        surveyor.sit(opening.at(), sizes[0])
        for size in sizes:
            faults += look_opened(surveyor, name, opening, size)
    assert not unknown(game, faults), told(unknown(game, faults))


@pytest.mark.long
def test_the_strip_of_what_others_do_covers_nothing(survey: Any) -> None:
    surveyor: Surveyor = survey("secret_allies")
    game_at = unit()
    other = 1 - game_at.decision.seat
    surveyor.player.sit(lay_out(surveyor.player.running, game_at, surveyor.player.user, seat=other))
    expect(surveyor.page.locator("[data-test=film]")).to_be_visible()
    faults = unknown("secret_allies", surveyor.look_everywhere("film"))
    assert not faults, told(faults)


@pytest.mark.parametrize(
    ("game", "share"),
    [
        ("secret_allies", 9),
        *(pytest.param(game, 1, marks=pytest.mark.long) for game in PLAYERS),
    ],
)
def test_the_end_is_read_on_every_screen(survey: Any, game: str, share: int) -> None:
    """The page of the end scrolls down as a whole."""
    surveyor: Surveyor = survey(game)
    sizes = by_turns(6, share)
    surveyor.change(sizes[0])
    table, seat = play_the_last_answer(surveyor.player, game)
    surveyor.page.locator("[data-test=end-skip]").click()
    names_the_winner(surveyor.page, table, seat)
    expect(surveyor.page.locator("[data-anchor=result] h2")).to_be_in_viewport(ratio=1)
    faults = [
        fault
        for fault in surveyor.look_everywhere("the end", sizes)
        if (fault.kind, fault.what) != ("page scrolls", "down")
    ]
    assert not unknown(game, faults), told(unknown(game, faults))
