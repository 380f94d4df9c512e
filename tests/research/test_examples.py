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


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *RUNS[name]],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"\bwon\b", done.stdout)
