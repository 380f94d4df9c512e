"""The levels that learned by playing sit wherever a bot may sit.

Rooms: `tests/server/test_learned_bots.py`. Hints and analyses: `tests/analysis`.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hiddenhand.bots.ladder import climb
from hiddenhand.lab import running
from hiddenhand.lab.experiment import Experiment, TablePlan
from hiddenhand.lab.measures import games_of
from hiddenhand.lab.running import Processes
from hiddenhand.research.seat import SeatEnv
from tests.house.commands import hiddenhand as command

SHORT = {"length": "short", "map_mode": "automatic"}
# game, level, settings that it was trained with
PLAYERS: list[tuple[str, str, dict[str, str]]] = [
    ("hidden_leaders", "swift", {}),
    ("hidden_leaders", "master:iterations=4", {}),
    ("secret_allies", "swift", SHORT),
]
each = pytest.mark.parametrize(("game", "bot", "settings"), PLAYERS)


def of_settings(settings: dict[str, str]) -> list[str]:
    return [word for name, value in settings.items() for word in ("--set", f"{name}={value}")]


@each
def test_in_simulations(game: str, bot: str, settings: dict[str, str]) -> None:
    words = ["simulate", game, "--seats", "2", "--games", "2", "--bots", f"{bot},random", "--json"]
    done = command(*words, *of_settings(settings))
    assert done.code == 0, done.err
    assert done.json["games"] == 2
    assert "plays" not in done.err, "another level played instead"


@each
def test_on_the_ladder(game: str, bot: str, settings: dict[str, str]) -> None:
    ladder = climb(game, 2, [bot, "random"], 4, settings=settings)
    assert {row.bot for row in ladder.rows} == {bot, "random"}
    assert ladder.failures == []


@each
def test_in_the_lab(game: str, bot: str, settings: dict[str, str], tmp_path: Path) -> None:
    table = TablePlan("one", 2, settings, f"{bot},random")
    plan = Experiment("Does it play?", game, 2, "here", (table,), part=2)
    running.run(plan, tmp_path / "results", Processes(1))
    assert games_of(tmp_path / "results", "one")["bots"].to_list()[0] == [bot, "random"]


@each
def test_against_a_learner(game: str, bot: str, settings: dict[str, str]) -> None:
    env = SeatEnv(game=game, seats=2, settings=settings, bots=bot)
    seen, _ = env.reset(seed=3)
    dice = np.random.default_rng(3)
    over: Any = False
    while not over:
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        seen, _, over, _, _ = env.step(action)


@each
def test_in_the_terminal(game: str, bot: str, settings: dict[str, str], tmp_path: Path) -> None:
    words = ["play", game, "--seats", "2", "--bots", bot, "--plain", "--seed", "here"]
    done = command(*words, *of_settings(settings), given="1\n1\n1\nquit\n", cwd=tmp_path)
    assert done.code == 0, done.err
    assert list(tmp_path.glob("*.hh"))
