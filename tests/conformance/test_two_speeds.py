"""One source, two speeds: compiled and plain Python play the same games, answer for answer."""

import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from hiddenhand import build, games
from hiddenhand.core.errors import BadSettings
from tools.tree import shipped_games

# Games per game of the house, spread over all seat numbers and settings that go together. Where
# there are more mixtures than games, some of them are drawn.
GAMES = {"hidden_leaders": 2000, "secret_allies": 36}


def mixtures(name: str) -> list[tuple[int, dict[str, str]]]:
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
    if len(accepted) > GAMES[name]:
        accepted = random.Random(name).sample(accepted, GAMES[name])
    return accepted


def tables() -> Iterator[tuple[str, int]]:
    for game in shipped_games():
        for seats in game.seat_numbers:
            yield game.name, seats


def digest(name: str, seats: int, chosen: dict[str, str], count: int, pure: bool) -> str:
    words = [name, "--seats", str(seats), "--games", str(count), "--seed", "two-speeds"]
    for key, value in chosen.items():
        words += ["--set", f"{key}={value}"]
    done = subprocess.run(
        [sys.executable, "-m", "hiddenhand", "simulate", *words, "--digest", "--json"],
        capture_output=True,
        text=True,
        env={**os.environ, "HIDDENHAND_PURE": "1" if pure else "0"},
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == count
    return str(told["digest"])


@pytest.mark.parametrize(("name", "seats"), list(tables()))
def test_compiled_and_plain_play_the_same_games(name: str, seats: int) -> None:
    if not build.is_compiled():
        pytest.skip("only a compiled build can be compared with plain Python")
    everything = mixtures(name)
    mine = [chosen for number, chosen in everything if number == seats]
    each = -(-GAMES[name] // len(everything))  # rounded up
    for chosen in mine:
        compiled = digest(name, seats, chosen, each, pure=False)
        plain = digest(name, seats, chosen, each, pure=True)
        assert compiled == plain, chosen
