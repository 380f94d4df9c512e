"""Compiled and plain Python play the same games, answer for answer."""

import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from hiddenhand import build, games
from hiddenhand.core.errors import BadSettings
from tests.conformance.digests import digests
from tools.tree import ROOT, shipped_games

# Number of games, spread over all table sizes and valid combinations of settings. If
# there are more combinations than games, some of them are sampled.
GAMES = {"hidden_leaders": 600, "secret_allies": 24}
LONG = {"hidden_leaders": 2000, "secret_allies": 72}


def mixtures(name: str, count: int) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of settings that the game accepts."""
    game = games.find(name)
    accepted = []
    for values in itertools.product(*(setting.values for setting in game.settings)):
        chosen = dict(zip((setting.name for setting in game.settings), values, strict=True))
        for seats in game.seat_numbers:
            try:
                game.start(seats, chosen)
            except BadSettings:
                continue
            accepted.append((seats, chosen))
    if len(accepted) > count:
        accepted = random.Random(name).sample(accepted, count)
    return accepted


def tables() -> Iterator[tuple[str, int]]:
    for game in shipped_games():
        for seats in game.seat_numbers:
            yield game.name, seats


def in_plain_python(matches: list[dict[str, Any]], count: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests"],
        input=json.dumps({"matches": matches, "games": count}),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "HIDDENHAND_PURE": "1"},
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["build"] == "plain Python"
    found: list[str] = told["digests"]
    return found


@pytest.mark.parametrize(
    "games_of", [GAMES, pytest.param(LONG, marks=pytest.mark.long)], ids=["some", "many"]
)
@pytest.mark.parametrize(("name", "seats"), list(tables()))
def test_compiled_and_plain_play_the_same_games(
    name: str, seats: int, games_of: dict[str, int]
) -> None:
    if not build.is_compiled():
        pytest.skip("only a compiled build can be compared with plain Python")
    everything = mixtures(name, games_of[name])
    each = -(-games_of[name] // len(everything))  # rounded up
    mine: list[dict[str, Any]] = [
        {"game": name, "seats": seats, "settings": chosen, "seed": "two-speeds"}
        for number, chosen in everything
        if number == seats
    ]
    compiled, plain = digests(mine, each), in_plain_python(mine, each)
    different = [
        match for match, one, other in zip(mine, compiled, plain, strict=True) if one != other
    ]
    assert not different
