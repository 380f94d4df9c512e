"""How many clicks a turn of Secret Allies needs.

`python -m benchmarks.clicks_a_turn [TURNS] [SEED ...]`: so many turns of a game for each seed, or
all of them.

A script plays in Chromium against bots with the gestures that a person with a mouse would use: it
drags a unit to where it goes or over that hex to the enemy, drags units out of the shop and tokens
from state to state, and clicks the rest. What it wants to do comes from the bot `normal`. Every
press of the mouse on the page counts as one click. Prints clicks and answers of each turn, the
median, and what the clicks were for.
"""

import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Locator

from hiddenhand.bots import Bot, Chair
from hiddenhand.bots.levels import player as level
from hiddenhand.server.live.table import LiveTable
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table, replay
from tests.server.running import Running, server
from tests.web.allies import Ally, played, stand
from tests.web.browsing import DESK, Visitor, chromium
from tests.web.playing import FREE, is_asked, wait_for, wait_until_asked
from tests.web.prepared import Standing, lay_out

NORMAL = {"length": "standard", "map_mode": "automatic"}
COUNT = """window.presses = 0;
addEventListener("pointerdown", (press) => { if (press.isTrusted) presses += 1; }, true);"""
# Questions that a gesture answers together with the one before.
FOLLOWING = ("ask-hex", "ask-target", "ask-pay", "ask-put-unit", "ask-receive")
CHOSEN = "[data-table][data-ready$=':{}'] [data-spot]"  # a unit, and its next question is asked
PATIENCE = 15  # seconds to wait for the rest of a gesture


@dataclass
class Turn:
    """What one turn needed."""

    clicks: int = 0
    answers: int = 0
    spent: Counter[str] = field(default_factory=Counter)  # clicks by the question they began with


def first_battle(seats: int, seed: int) -> Standing:
    """A game that has reached its first battle."""
    for table, decision in played(seats, seed, **NORMAL):
        if decision.ask == "ask-unit":
            return stand(table, decision)
    raise LookupError("no battle")


def intention(table: Table, seat: int, bot: Bot) -> list[str]:
    """The answers that the bot wants to give: to the question, and to those that belong to it."""
    ahead = replay(table.record)
    chair = Chair(ahead, seat)
    keys: list[str] = []
    while True:
        mine = [each for each in ahead.pending if each.seat == seat]
        if not mine or (keys and mine[0].ask not in FOLLOWING):
            return keys
        keys.append(bot.choose(mine[0], chair))
        ahead.say(seat, keys[-1])


class Person(Ally):
    """Somebody who plays with a mouse."""

    table_played: LiveTable  # known beyond the end of its game

    def sit(self, code: str) -> None:
        super().sit(code)
        self.table_played = self.live

    def carry_out(self, keys: list[str]) -> None:
        """Do what is intended, or its beginning, with one gesture."""
        before = len(self.table_played.taken)
        verbs = [key.partition(":")[0] for key in keys]
        if verbs[0] == "unit" and verbs[1:2] != ["aim"] and len(keys) > 1:
            self.drag_unit(keys)
        elif verbs[0] == "buy" and "put" in verbs:
            self.drag_ware(keys[0], keys[verbs.index("put")])
        elif verbs == ["send", "to"]:
            self.drag_token(keys[0], keys[1])
        elif verbs[0] == "bid":
            self.bid(keys[0])
        else:
            self.answer(keys[0])
            return
        self.wait_for_answers(before + len(keys))

    def wait_for_answers(self, number: int) -> None:
        """Wait until the server has so many answers, or no more of this gesture follow."""
        end = time.monotonic() + PATIENCE
        while len(self.table_played.taken) < number and time.monotonic() < end:
            self.page.wait_for_timeout(20)

    def drag_unit(self, keys: list[str]) -> None:
        """Drag a unit to where it goes, or over that hex to the enemy it fires at."""
        start, target = keys[0].partition(":")[2], keys[1].partition(":")[2]
        shots = [key.partition(":")[2] for key in keys[1:] if key.startswith("hit:")]
        self.page.mouse.move(*self.middle(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.aside(start), steps=3)  # far enough to be a drag
        wait_for(self.page, f"{CHOSEN.format('ask-hex')}, {CHOSEN.format('ask-target')}")
        goes = target if not keys[1].startswith("hit:") else ""
        if goes:
            self.page.mouse.move(*self.middle(goes), steps=2)
        if goes and shots:
            wait_for(self.page, f"[data-stop='{goes}']")
        if shots:
            self.page.mouse.move(*self.middle(shots[0]))
        self.page.mouse.up()
        if keys[1].startswith("enter:"):
            self.page.locator("[data-test=attack]:not([disabled])").click()

    def drag_ware(self, ware: str, place: str) -> None:
        """Drag a unit out of the shop to the hex where it is to stand."""
        button = self.button(ware).first
        button.scroll_into_view_if_needed()
        x, y = self.free(button)
        hex = place.partition(":")[2]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x - 9, y, steps=3)  # its places glow as soon as it is dragged
        wait_for(self.page, f"[data-spot='{hex}']")
        self.page.mouse.move(*self.middle(hex), steps=3)
        self.page.mouse.up()

    def drag_token(self, token: str, place: str) -> None:
        """Drag a token to the state that is to receive it."""
        state = self.page.locator(f"[data-treasury={place.partition(':')[2]}]")
        self.button(token).drag_to(state)

    def bid(self, key: str) -> None:
        """Take the bid that a button names, or choose a number and seal it."""
        enough = self.page.locator(f"[data-bid='{key.partition(':')[2]}']")
        if enough.count():
            enough.click()
            return
        number = self.button(key).first
        if "chosen" not in (number.get_attribute("class") or ""):
            number.click()
        self.page.locator("[data-test=seal]").click()

    def middle(self, hex: str) -> tuple[float, float]:
        return self.free(self.page.locator(f"[data-spot='{hex}']").first)

    def aside(self, hex: str) -> tuple[float, float]:
        """A point beside the middle of a hex, still on it."""
        x, y = self.middle(hex)
        return x + 9, y

    def free(self, thing: Locator) -> tuple[float, float]:
        """A point of the page where an element is not covered."""
        at = thing.evaluate(FREE) or {"x": 1, "y": 1}
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + at["x"], box["y"] + at["y"]


def count(player: Person, seat: int, turns: int) -> list[Turn]:
    """Play so many turns of this seat, or to the end, and count."""
    bot = level("secret_allies", "normal")(seat, SeededDice("clicks"))
    found: dict[int, Turn] = {}
    while wait_until_asked(player.page):
        table = player.table_played.table
        now = int(str(table.view(seat).as_dict()["turn"]))
        if now not in found:
            print(f"turn {now} begins", [each.clicks for each in found.values()], flush=True)
        if now not in found and len(found) == turns:
            break
        turn = found.setdefault(now, Turn())
        asked = next((each for each in table.pending if each.seat == seat), None)
        player.page.wait_for_timeout(60)  # the page may give the only answer by itself
        if asked is None or not is_asked(player.page) or asked not in table.pending:
            continue
        before = presses(player), answers(player, seat)
        player.carry_out(intention(table, seat, bot))
        clicks = presses(player) - before[0]
        turn.clicks += clicks
        turn.answers += answers(player, seat) - before[1]
        turn.spent[asked.ask] += clicks
    return list(found.values())


def presses(player: Person) -> int:
    return int(player.page.evaluate("() => window.presses ?? 0"))


def answers(player: Person, seat: int) -> int:
    return sum(1 for _, who, _ in player.table_played.taken if who == seat)


def play(running: Running, visitor: Visitor, turns: int, seed: int) -> list[Turn]:
    visitor.context.add_init_script(COUNT)
    player = Person(running, visitor)
    game = first_battle(3, seed)
    player.sit(lay_out(running, game, player.user, bots="easy"))
    return count(player, game.decision.seat, turns)


def main(turns: int, seeds: Sequence[int]) -> None:
    found: list[Turn] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as running,
        chromium() as browser,
    ):
        for seed in seeds:
            visitor = Visitor(browser, running.address, viewport=DESK, reduced_motion="reduce")
            played = play(running, visitor, turns, seed)
            visitor.close()
            print(f"game {seed}: clicks a turn {[turn.clicks for turn in played]}")
            print(f"game {seed}: answers a turn {[turn.answers for turn in played]}", flush=True)
            found += played
    spent = sum((turn.spent for turn in found), Counter[str]())
    print(f"median {statistics.median(turn.clicks for turn in found):g} clicks")
    print("by question:", ", ".join(f"{ask} {clicks}" for ask, clicks in spent.most_common()))


if __name__ == "__main__":
    turns, *seeds = [int(word) for word in sys.argv[1:]] or [8]
    main(turns, seeds or [5, 6])
