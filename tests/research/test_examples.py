"""The examples run."""

import re
import subprocess
import sys

import pytest

from tools.tree import ROOT

RUNS = {
    "random_agents.py": ["hidden_leaders", "--games", "2"],
    "ismcts.py": ["--games", "1", "--simulations", "2"],
    "ppo.py": ["--minutes", "0.01", "--answers", "600", "--games", "16", "--batch", "256"],
}

# Recipes for libraries that the project does not need: run where these are installed.
RECIPES = {
    "sb3_maskable_ppo.py": ("sb3_contrib", ["--steps", "128", "--games", "2"]),
    "torchrl_reinforce.py": ("torchrl", ["--games", "2"]),
    "tianshou_dqn.py": ("tianshou", ["--epochs", "1", "--steps", "100", "--games", "1"]),
    "rllib_ppo.py": ("tree", ["--rounds", "1", "--answers", "100"]),
}


def test_recipes_are_short() -> None:
    for name in RECIPES:
        lines = (ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()
        assert len(lines) < 60, name


@pytest.mark.long
@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_runs(name: str) -> None:
    library, words = RECIPES[name]
    for needed in ("torch", library):
        pytest.importorskip(needed)
    run(name, words)


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str) -> None:
    run(name, RUNS[name])


def run(name: str, words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"\bwon\b", done.stdout)
