"""Hidden Leaders as a PettingZoo environment: `env()`, or `raw_env()` that refuses bad actions.

env = hidden_leaders_v1.env(seats=3, settings={"deck": "basic"}, reward="ranking")
"""

from typing import Any

from hiddenhand.research.aec import TableEnv

GAME = "hidden_leaders"


def env(**options: Any) -> TableEnv:
    """Takes seats, settings, reward ("win", "ranking") and render_mode."""
    return TableEnv(GAME, **options)


def raw_env(**options: Any) -> TableEnv:
    return TableEnv(GAME, illegal="refuse", **options)
