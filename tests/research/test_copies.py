"""Environments can be copied and pickled in the middle of a game, and go on as the original."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hiddenhand.research import hidden_leaders_v1, secret_allies_v1
from hiddenhand.research.seat import SeatEnv
from hiddenhand.table.dice import SeededDice

Copy = Callable[[Any], Any]
COPIES = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
SHORT = {"length": "short", "map_mode": "automatic"}


def go_on(env: Any, dice: SeededDice, count: int) -> list[Any]:
    """Random actions; returns what is seen."""
    seen = []
    for _ in range(count):
        legal = np.flatnonzero(env.action_masks())
        if not len(legal):  # the game is over
            break
        told = env.step(int(legal[dice.below(len(legal))]))
        shown = env.last()[0] if told is None else told[0]
        seen += [{name: array.tolist() for name, array in shown.items()}]
    return seen


@pytest.mark.parametrize("twin_of", COPIES)
@pytest.mark.parametrize(
    "make",
    [
        lambda: hidden_leaders_v1.env(seats=3, history=100, roles=True),
        lambda: secret_allies_v1.raw_env(seats=2, settings=SHORT),
        lambda: SeatEnv("hidden_leaders", 3, bots="random"),
        lambda: SeatEnv("hidden_leaders", 3, bots="normal,easy", history=50),
        lambda: SeatEnv("secret_allies", 2, bots="easy", settings=SHORT),
    ],
)
def test_a_copy_goes_on_like_the_original(make: Copy, twin_of: Copy) -> None:
    env = make()  # type: ignore[call-arg]  # takes nothing
    env.reset(seed=3)
    go_on(env, SeededDice("before"), 6)
    twin = twin_of(env)
    mine = go_on(env, SeededDice("after"), 25)
    assert go_on(twin, SeededDice("after"), 25) == mine
    assert len(mine) > 2


def test_the_table_of_random_bots_is_made_when_asked_for() -> None:
    """It has the record of the game that the engine played without one."""
    env = SeatEnv("hidden_leaders", 3, seat=1, bots="random")
    env.reset(seed=8)
    for _ in range(3):
        assert env.table.state.pack() == env.episode.state.pack()
        go_on(env, SeededDice("x"), 7)
    assert [seat for seat, _ in env.table.record.answers].count(1) >= 20
