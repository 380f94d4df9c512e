"""The balance script counts correctly."""

import json

import pytest

from benchmarks.balance_secret_allies import (
    Balance,
    Told,
    measure,
    report,
    share_row,
    table,
)
from hiddenhand.bots.arena import Match
from hiddenhand.core.shares import wilson

SHORT = {"map_mode": "automatic", "length": "short"}


def test_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 20)[0] == 0.0
    assert share_row("x", 90, 100, 50.0)["off"] is True
    assert share_row("x", 55, 100, 50.0)["off"] is False


def test_wins_are_counted_by_race_and_place() -> None:
    balance = Balance(2)
    balance.add(Told(("elves", "orcs"), 1, 7, "threshold", ("or_loot",), ("tank", "tank")))
    balance.add(Told(("orcs", "elves"), 0, 10, "turn-limit", (), ("rv",)))
    assert balance.race_wins == {"orcs": 2}
    assert balance.place_wins == {1: 1, 0: 1}
    assert balance.seen == {"elves": 2, "orcs": 2}
    told = report(balance, Match("secret_allies", 2, SHORT, "normal"))
    assert told["mean_turns"] == 8.5
    unused = told["unused"]
    assert isinstance(unused, list)
    assert "or_loot" not in unused
    assert "el_caravans" in unused
    assert "orcs" in table(told)
    assert json.loads(json.dumps(told))["games"] == 2


@pytest.mark.parametrize("bots", ["normal", "quick-hard", "random"])
def test_games_are_watched(bots: str) -> None:
    match = Match("secret_allies", 2, SHORT, bots, "watch")
    balance = measure(match, 2, 1)
    assert balance.games == 2
    assert sum(balance.place_wins.values()) == 2
    assert sum(balance.seen.values()) == 4
    assert sum(balance.units.values()) > 0
