"""Games of Secret Allies that have reached a given question, and a player for them."""

import random
from collections.abc import Iterator, Mapping
from functools import cache

from hiddenhand.core.decision import Decision
from hiddenhand.table.table import Table
from tests.web.at_table import Player
from tests.web.prepared import Standing

TINY = {"pack": "tiny", "map_mode": "joint"}
Kind = tuple[str, str]  # the question, the verb of an option


def kind_of(decision: Decision, key: str) -> Kind:
    return decision.ask, key.partition(":")[0]


def kinds_of(game: Standing) -> set[Kind]:
    return {kind_of(game.decision, key) for key in game.decision.options}


def eager(decision: Decision, dice: random.Random) -> str:
    """The answer of somebody who likes to move, attack, shoot, buy and reveal."""
    options = list(decision.options)
    if decision.ask.startswith("ask-bid"):
        return dice.choice(options[: 1 + len(options) // 2])
    idle = ("end", "done", "pass", "stop", "stay", "drop", "none", "enough")
    active = [key for key in options if key not in idle]
    attacks = [key for key in active if key.startswith(("enter:", "hit:"))]
    if attacks and dice.random() < 0.5:
        return dice.choice(attacks)
    return dice.choice(active if active and dice.random() < 0.85 else options)


def played(seats: int, seed: int, **settings: str) -> Iterator[tuple[Table, Decision]]:
    dice = random.Random(seed)
    table = Table("secret_allies", seats, seed, settings)
    while decision := table.decision:
        yield table, decision
        table.say(decision.seat, eager(decision, dice))


def stand(table: Table, decision: Decision) -> Standing:
    settings, answers = dict(table.record.settings), tuple(table.record.answers)
    owing = tuple(each.seat for each in table.pending)
    return Standing(table.seats, settings, answers, decision, "secret_allies", owing)


@cache
def every_kind() -> tuple[frozenset[Kind], tuple[Standing, ...]]:
    """All kinds of decisions of some games, and a few games that together offer all of them."""
    offered: set[Kind] = set()
    chosen: list[Standing] = []
    tables: list[tuple[int, dict[str, str]]] = [
        *((2, TINY) for _ in range(8)),
        (2, {**TINY, "race_draw": "choose"}),
        (3, {"length": "short", "race_draw": "two_keep_one"}),
        (3, {"length": "short"}),
        (2, {"length": "short", "map_mode": "automatic"}),  # a token is sent to one of two states
    ]
    for seed, (seats, settings) in enumerate(tables):
        for table, decision in played(seats, seed, **settings):
            kinds = {kind_of(decision, key) for key in decision.options}
            if not kinds <= offered:
                offered |= kinds
                chosen.append(stand(table, decision))
    return frozenset(offered), tuple(chosen)


def standing(
    seats: int, seed: int, ask: str, settings: Mapping[str, str], number: int = 1
) -> Standing:
    """A game that has reached the question `ask` for the `number`-th time."""
    for table, decision in played(seats, seed, **settings):
        if decision.ask == ask:
            number -= 1
            if number == 0:
                return stand(table, decision)
    raise LookupError(f"no {ask} in game {seed}")


class Ally(Player):
    """One browser at tables of Secret Allies."""

    table = ".sa"

    def cannot_be_chosen(self) -> str | None:
        hexes: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll(".sa [data-hex]")]
              .map((hex) => hex.dataset.hex)
              .filter((hex) => !document.querySelector(`[data-spot="${hex}"]`))"""
        )
        return f".sa [data-hex='{hexes[0]}']" if hexes else None

    def press(self, key: str) -> None:
        """Keyboard only: a digit or the list selects an option, Enter takes it."""
        if key.startswith("bid:"):  # its digits, and Enter seals it
            self.stand_on_the_table()
            self.page.keyboard.type(key.partition(":")[2])
            self.page.keyboard.press("Enter")
            return
        number = self.listed().index(key) + 1
        shown = self.button(key).count() or self.thing(key).count()
        if number <= 9 and shown:
            self.stand_on_the_table()
            self.page.keyboard.press(str(number))
        else:
            self._tab_to(f'[data-listed="{key}"]')
            shown = 0
        self.page.keyboard.press("Enter")
        if shown and key.startswith("enter:"):
            self.page.keyboard.press("Enter")  # an attack is confirmed
        if key == "done" and self.page.locator("[data-test=leaving]").count():
            self.page.keyboard.press("Enter")  # so is to buy nothing
