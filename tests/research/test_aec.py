"""PettingZoo's API tests of the AEC environments, and our own."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
    test_save_obs,
)

from hiddenhand.core.errors import BadSettings, NotAnOption, OutOfTurn
from hiddenhand.research import hidden_leaders_v1, secret_allies_v1

ENVIRONMENTS: list[tuple[Any, dict[str, Any]]] = [
    (hidden_leaders_v1, {}),
    (hidden_leaders_v1, {"seats": 2, "reward": "ranking", "settings": {"deck": "basic"}}),
    (secret_allies_v1, {"settings": {"length": "short", "map_mode": "automatic"}}),
    (secret_allies_v1, {"seats": 2, "settings": {"pack": "tiny"}}),
]
# PettingZoo recommends plain arrays, and exempts its own games with dictionaries.
DICTIONARIES = "Observation (is not a NumPy array|space for each agent probably should be)"
# An agent that is not asked has no legal action.
NOT_ASKED = "Action mask numpy array is all zeros"


@pytest.mark.parametrize(("module", "options"), ENVIRONMENTS)
def test_pettingzoo_is_content(module: Any, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", DICTIONARIES)
        warnings.filterwarnings("ignore", NOT_ASKED)
        api_test(module.env(**options), num_cycles=300, verbose_progress=False)
    seed_test(lambda: module.env(**options), num_cycles=100)


test_save_obs.__test__ = False  # PettingZoo's, called below


def test_pettingzoo_is_content_with_the_history(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", DICTIONARIES)
        warnings.filterwarnings("ignore", NOT_ASKED)
        env = hidden_leaders_v1.env(seats=2, history=64, roles=True)
        api_test(env, num_cycles=100, verbose_progress=False)
    test_save_obs(env)  # saves images; ours are dictionaries, which it says and leaves
    assert "did not save" in capsys.readouterr().out


@pytest.mark.parametrize("module", [hidden_leaders_v1, secret_allies_v1])
def test_pettingzoo_is_content_with_pictures(
    module: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    svg = {"svg": lambda drawn: drawn.startswith("<svg")}
    render_test(lambda render_mode: module.env(seats=2, render_mode=render_mode), svg)
    assert "seat 1" in capsys.readouterr().out  # what `human` printed


def test_the_parallel_form_steps_the_agent_whose_turn_it_is() -> None:
    env = hidden_leaders_v1.parallel_env(seats=2)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", DICTIONARIES)
        warnings.filterwarnings("ignore", NOT_ASKED)
        warnings.filterwarnings("ignore", "The `.*_spaces` dictionary is deprecated")
        parallel_api_test(env, num_cycles=50)
    seen, _ = env.reset(seed=4)
    dice = random.Random(4)
    while env.agents:
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        assert sum(len(legal) > 0 for legal in masks.values()) == 1
        acts = {agent: dice.choice(legal.tolist() or [0]) for agent, legal in masks.items()}
        seen, rewards, ended, _, _ = env.step(acts)
    assert all(ended.values())
    assert set(rewards.values()) <= {0.0, 1.0}


@pytest.mark.long
@pytest.mark.parametrize("module", [hidden_leaders_v1, secret_allies_v1])
def test_pettingzoos_benchmark_runs(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """Random actions to the end; returns each agent's total reward."""
    dice = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert bool(legal) != ended
        env.step(None if ended else dice.choice(legal))
    return got


def test_a_game_pays_once() -> None:
    for seed in range(5):
        assert sum(play(hidden_leaders_v1.env(seats=3), seed).values()) in (0.0, 1.0)
        ranked = play(hidden_leaders_v1.env(seats=3, reward="ranking"), seed)
        assert sum(ranked.values()) == pytest.approx(0.0)


def test_who_is_not_asked_sees_and_may_say_nothing() -> None:
    env = hidden_leaders_v1.raw_env(seats=3)
    env.reset(seed=5)
    asked = env.agent_selection
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == asked)
        assert seen["observation"].any()


def test_sealed_bids_are_asked_one_by_one_and_stay_sealed() -> None:
    """What others see does not depend on the bid that was just made."""
    settings = {"length": "short", "map_mode": "automatic"}
    seen = []
    for bid in ("number:0", "number:2"):
        env = secret_allies_v1.raw_env(seats=3, settings=settings)
        env.reset(seed=3)
        first = env.agent_selection
        env.step(env.deal.planes.names.index(bid))
        assert env.agent_selection != first
        others = [agent for agent in env.agents if agent != first]
        seen.append([env.observe(agent)["observation"].tolist() for agent in others])
    assert seen[0] == seen[1]


def test_an_illegal_action_is_refused_or_loses() -> None:
    raw = hidden_leaders_v1.raw_env(seats=2)
    raw.reset(seed=1)
    bad = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.episode.state.pack()
    with pytest.raises(NotAnOption):
        raw.step(bad)
    assert raw.episode.state.pack() == before
    env = hidden_leaders_v1.env(seats=2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(bad)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    for _ in range(2):
        env.step(None)
    with pytest.raises(OutOfTurn, match="call reset first"):
        env.step(bad)
    with pytest.raises(BadSettings, match="illegal"):
        hidden_leaders_v1.env(illegal="shrug")


@pytest.mark.parametrize("module", [hidden_leaders_v1, secret_allies_v1])
def test_pictures(module: Any) -> None:
    shown = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = module.env(render_mode=mode, settings={})
        env.reset(seed=2)
        for _ in range(40):
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        shown[mode] = env.render()
    assert "turn" in shown["ansi"]
    assert shown["svg"].startswith("<svg")
    assert shown["svg"].endswith("</svg>\n")
    assert shown["rgb_array"].dtype == np.uint8
    assert shown["rgb_array"].ndim == 3
    assert len(np.unique(shown["rgb_array"].reshape(-1, 3), axis=0)) > 5
    with pytest.raises(BadSettings, match="render_mode: 'oil'"):
        module.env(render_mode="oil")


def test_a_picture_keeps_secrets() -> None:
    """It does not show the hands of others."""
    env = hidden_leaders_v1.raw_env(seats=2, render_mode="ansi")
    env.reset(seed=2)
    drawn = env.render()
    own = int(env.agent_selection.removeprefix("seat_"))
    for seat in range(2):
        view: dict[str, Any] = env.deal.game.project(env.episode.state, seat).as_dict()
        hand = view["parties"][seat]["hand"]
        assert all((card in drawn) == (seat == own) for card in hand)
