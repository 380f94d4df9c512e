"""Checks that nothing on a table covers anything else, at every screen size.

The parts of a table have `data-anchor`; `geometry.js` measures them in the page. A size is a screen
with or without touch, and a text size.
"""

import asyncio
import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from hiddenhand.core.decision import Decision
from hiddenhand.server.wire.base import Person
from tests.server.people import PATIENCE
from tests.server.running import Running
from tests.web.at_table import Player
from tests.web.prepared import AWAY, Standing, lay_out
from tools.tree import ROOT

LOOK = (ROOT / "tests/web/geometry.js").read_text(encoding="utf-8")
LEAST = {"text": 11, "target": 40}  # pixels
# Every kind of fault that `geometry.js` reports.
KINDS = {
    "covered": "two parts share visible pixels",
    "hand covered": "a card in a part of SIGHT lies over its neighbor",
    "missing": "a part of OWED, or an answer, is not shown at all",
    "unreachable": "an end of a part, or something the question needs, cannot be brought into sight"
    " by scrolling its own area, or the latter lies under something there; or, on touch screens,"
    " less than LEAST of something to press can be brought into sight",
    "out of sight": "hexes of the map glow, and none of them is on the screen",
    "off screen": "the question or a part of SIGHT is not on the screen before anything is"
    " scrolled",
    "small text": "text on the screen below LEAST",
    "small target": "on touch screens, something to press below LEAST",
    "words over words": "two texts of one part share pixels and neither floats above the other; not"
    " on cards, which overlap each other",
    "cut text": "text that sticks out of a frame which, in that direction, neither scrolls nor"
    " shows an ellipsis",
    "page scrolls": "the page itself is larger than the screen",
}

# The page has adopted its new size.
ADOPTED = """async ([wide, text]) => {
  document.documentElement.style.fontSize = text === "100%" ? "" : text;
  const end = performance.now() + 120_000;
  do {
    await new Promise(requestAnimationFrame);
    if (performance.now() > end) throw new Error("the page never has its new size");
  } while (innerWidth !== wide);
}"""
# Nothing on the table moves.
REST = """async () => {
  const end = performance.now() + 120_000;
  do {
    await new Promise(requestAnimationFrame);
    if (performance.now() > end) throw new Error("the table never comes to rest");
  } while (!document.querySelector("[data-table][data-rest]"));
}"""

# The same names for all games. A part inside another (the tavern on the board) may overlap it.
PARTS = {
    "bar": "the strip above the table",
    "prompt": "what is asked, and its answers",
    "log": "what happened",
    "tabs": "lists to leaf through",
    "others": "the other players",
    "seat": "one other player",
    "players": "all players with their points",
    "party": "what I have laid open",
    "hidden": "what I have laid face down",
    "leader": "my secret",
    "hand": "my hand",
    "track": "the track of markers",
    "factions": "who would win now",
    "board": "what belongs to nobody",
    "tavern": "cards on offer",
    "harbor": "the draw pile",
    "wilderness": "the discard pile",
    "graveyard": "the pile of the buried",
    "map": "the land",
    "battle": "whose turn it is in a battle",
    "drawer": "the chat or the notebook",
    "card": "what is known of one thing on the map",
}
# Parts that may cover others, and when.
OVERLAYS = {
    "log": "opened by hand where a table has no room for it",
    "drawer": "opened by hand; over the table where there is no room beside it",
    "card": "opened by hand; over the map",
}
# What must always be visible.
SIGHT = ("hand",)
# What must exist on every screen, because a check of nothing would pass.
OWED = {
    "hidden_leaders": {"bar", "prompt", "others", "seat", "party", "hidden", "leader", "hand"}
    | {"track", "factions", "board", "tavern", "harbor", "wilderness", "graveyard"},
    "secret_allies": {"bar", "prompt", "players", "tabs", "map"},
}
OWN = {"party", "hidden", "leader", "hand"}  # whoever watches has none of these


@dataclass(frozen=True)
class Size:
    wide: int
    high: int
    touch: bool = False
    text: int = 100  # percent

    def __str__(self) -> str:
        return f"{self.wide}x{self.high}" + (f" text {self.text} %" if self.text != 100 else "")


SIZES = (
    Size(1920, 1080),
    Size(1440, 900),
    Size(1280, 720),
    Size(1024, 768),
    Size(1440, 900, text=200),
    Size(820, 1180, touch=True),
    Size(844, 390, touch=True),
    Size(390, 844, touch=True),
    Size(360, 640, touch=True),
)


def by_turns(number: int, share: int) -> tuple[Size, ...]:
    """One of `share` parts of all sizes; each number begins with another of them."""
    part = SIZES[number % share :: share]
    first = number // share % len(part)
    return part[first:] + part[:first]


@dataclass(frozen=True)
class Fault:
    """A problem with one part, at one size and for one question."""

    kind: str
    part: str
    what: str
    pixels: float
    size: str = ""
    question: str = ""

    def __str__(self) -> str:
        return f"{self.size}: {self.part}: {self.kind}: {self.what} ({self.pixels:g} px)"


@dataclass(frozen=True)
class Known:
    """A known fault. One that no longer occurs must be removed from the list."""

    game: str
    kind: str
    part: str
    why: str

    def meets(self, fault: Fault) -> bool:
        return (self.kind, self.part) == (fault.kind, fault.part.partition(" ")[0])


class Surveyor:
    """Measures tables in one page at different sizes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.owed: set[str] = set()  # parts that must be there on every screen
        self.devices = player.visitor.context.new_cdp_session(self.page)

    def sit(self, game: Standing, size: Size = SIZES[0], *, company: bool = True) -> None:
        """Go to this game's question, at the size at which it is looked at first. The others are
        at the table, too, or without `company` away."""
        self.change(size)
        code = lay_out(self.player.running, game, self.player.user)
        if company:
            accompany(self.player.running, code)
        self.player.sit(code)
        self.owed = OWED[game.game]
        ready = f"[data-table][data-ready$=':{game.decision.ask}']"
        self.page.locator(ready).wait_for()

    def watch(self, other: "Surveyor", game: str) -> None:
        """Look at the table of somebody else without a seat there."""
        self.change(SIZES[0])
        self.player.sit(other.player.code)
        self.owed = OWED[game] - OWN

    def change(self, size: Size) -> None:
        """Give the page another screen, on whatever page it is."""
        metrics = {"width": size.wide, "height": size.high, "deviceScaleFactor": 1, "mobile": False}
        self.devices.send("Emulation.setDeviceMetricsOverride", metrics)
        finger = {"enabled": size.touch, "maxTouchPoints": 5 if size.touch else 1}
        self.devices.send("Emulation.setTouchEmulationEnabled", finger)
        self.page.evaluate(ADOPTED, [size.wide, f"{size.text}%"])

    def hold(self, size: Size) -> None:
        """Change the screen and wait until nothing on the table moves."""
        self.change(size)
        self.page.evaluate(REST)

    def look(
        self, size: Size, question: str = "", answers: Collection[str] | None = None
    ) -> list[Fault]:
        """The faults of the table at this size, where these answers must be offered."""
        self.hold(size)
        given: dict[str, Any] = {
            "touch": size.touch,
            "least": LEAST,
            "overlays": list(OVERLAYS),
            "sight": list(SIGHT),
            "owed": sorted(self.owed),
            "answers": None if answers is None else list(answers),
        }
        found = self.page.evaluate(f"({LOOK})({json.dumps(given)})")
        return [Fault(**each, size=str(size), question=question) for each in found]

    def look_everywhere(
        self,
        question: str,
        sizes: Iterable[Size] = SIZES,
        answers: Collection[str] | None = None,
    ) -> list[Fault]:
        return [fault for size in sizes for fault in self.look(size, question, answers)]

    def parts(self) -> set[str]:
        """The names of all visible marked parts."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll("[data-table] [data-anchor]")]
              .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height)
              .map((part) => part.dataset.anchor)"""
        )
        return set(found)


def in_sight(decision: Decision) -> list[str]:
    """The answers that are offered at once on the table or as buttons. A tile is turned for its
    other places, and the choice to aim is only in the list where it could change nothing."""
    return [key for key in decision.options if key != "aim" and not key.startswith("place:")]


class Company:
    """Somebody who sits at a table and looks at it, without a browser."""

    user = AWAY
    away = False

    def send(self, text: bytes) -> None:
        pass

    def dismiss(self, code: int = 0) -> None:
        pass

    def rename(self, person: Person) -> None:
        pass


def accompany(running: Running, code: str) -> None:
    """Whoever else sits at this table is there. If they were away, the page would say so after some
    seconds, and a slow machine would measure another layout."""

    async def come() -> None:
        room = await running.registry.room(code)
        await room.watch(Company(), None, None)

    asyncio.run_coroutine_threadsafe(come(), running.loop).result(PATIENCE)


def told(faults: Iterable[Fault]) -> str:
    """One line per fault, without repeating those that many questions share."""
    lines: dict[Fault, list[str]] = {}
    for fault in faults:
        lines.setdefault(replace(fault, question=""), []).append(fault.question)
    return "\n".join(
        f"{fault} in {questions[0]}" + (f" and {len(questions) - 1} more" if questions[1:] else "")
        for fault, questions in lines.items()
    )
