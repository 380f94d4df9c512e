"""One seat against bots, as a Gymnasium environment."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hiddenhand.bots import Bot, Chair
from hiddenhand.core.decision import Decision
from hiddenhand.core.errors import BadSettings, NotAnOption, UnknownBot
from hiddenhand.research.seat import SeatEnv

TINY = {"game": "secret_allies", "seats": 2, "settings": {"pack": "tiny"}}


@pytest.mark.parametrize("name", ["HiddenLeaders", "SecretAllies"])
def test_gymnasium_is_content(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"hiddenhand/{name}-v1", render_mode="ansi")
        check_env(env.unwrapped, skip_render_check=False)


def play(env: SeatEnv, seed: int) -> tuple[float, list[int], int]:
    seen, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    actions = []
    while True:
        actions.append(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, over, cut, info = env.step(actions[-1])
        assert not cut
        if over:
            return reward, actions, info["seat"]


def test_the_same_seed_is_the_same_game() -> None:
    for options in ({"seats": 3, "bots": "normal,random"}, TINY):
        one, other = SeatEnv(**options), SeatEnv(**options)  # type: ignore[arg-type]  # mixed kinds
        games = [play(one, seed) for seed in range(4)]
        assert games == [play(other, seed) for seed in range(4)]
        assert len({seat for _, _, seat in games}) > 1, "the learner changes chairs"
    assert {play(SeatEnv(seats=3, seat=1), seed)[2] for seed in range(3)} == {1}


class Watcher(Bot):
    """Records who was asked."""

    asked: list[int] = []  # noqa: RUF012  # shared on purpose

    def choose(self, decision: Decision, chair: Chair) -> str:
        self.asked.append(self.seat)
        return decision.options[0]


def test_bots_sit_on_the_other_chairs() -> None:
    Watcher.asked.clear()
    play(SeatEnv(seats=3, seat=1, bots=f"{__name__}:Watcher"), 0)
    assert set(Watcher.asked) == {0, 2}


def test_wins_are_paid() -> None:
    worth = [play(SeatEnv(seats=2, seat=0), seed)[0] for seed in range(20)]
    assert set(worth) == {0.0, 1.0}


def test_what_is_not_legal_loses_or_is_refused() -> None:
    env = SeatEnv(seats=2)
    seen, _ = env.reset(seed=0)
    bad = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(bad)
    assert (reward, over, info["illegal"]) == (-1.0, True, bad)
    strict = SeatEnv(seats=2, illegal="refuse")
    seen, _ = strict.reset(seed=0)
    with pytest.raises(NotAnOption):
        strict.step(bad)
    after: Any = strict.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert not after[2]


def test_impossible_set_ups_are_refused_by_name() -> None:
    with pytest.raises(BadSettings, match="seat 4"):
        SeatEnv(seats=3, seat=4)
    with pytest.raises(BadSettings, match="illegal"):
        SeatEnv(illegal="shrug")
    with pytest.raises(UnknownBot):
        SeatEnv(seats=3, bots="wizard")
    with pytest.raises(UnknownBot):
        SeatEnv(seats=3, bots="random,random,random")


@pytest.mark.parametrize("wrong", ["a", None, 1.7])
def test_an_action_of_a_wrong_type_is_refused_and_changes_nothing(wrong: Any) -> None:
    env = SeatEnv(seats=2)
    seen, _ = env.reset(seed=0)
    before = env.episode.state.pack()
    with pytest.raises(NotAnOption, match="step: a whole number is needed"):
        env.step(wrong)
    assert env.episode.state.pack() == before
    env.step(np.flatnonzero(seen["action_mask"])[0])  # numbers of NumPy will do


def test_a_history_is_a_number_of_tokens() -> None:
    wrong: Any
    for wrong in ("x", -1, 2.5):
        with pytest.raises(BadSettings, match="history"):
            SeatEnv(seats=2, history=wrong)
