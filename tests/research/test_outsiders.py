"""Checks of other libraries, run where they are installed; the project does not need them."""

from typing import Any

import pytest

from hiddenhand.research import hidden_leaders_v1
from hiddenhand.research.seat import SeatEnv


@pytest.mark.parametrize("game", ["hidden_leaders", "secret_allies"])
def test_stable_baselines_is_content(game: str) -> None:
    checker: Any = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(SeatEnv(game, seats=2))


def test_torchrl_is_content() -> None:
    envs: Any = pytest.importorskip("torchrl.envs")
    utils: Any = pytest.importorskip("torchrl.envs.utils")
    utils.check_env_specs(envs.GymWrapper(SeatEnv("hidden_leaders", seats=2)))
    utils.check_env_specs(envs.PettingZooWrapper(hidden_leaders_v1.env(seats=2), use_mask=True))
