"""Secret Allies as a PettingZoo environment: `env()`, or `raw_env()` that refuses bad actions.

env = secret_allies_v1.env(seats=3, settings={"map_mode": "automatic"}, reward="ranking")
"""

from typing import Any

from hiddenhand.research.aec import TableEnv

GAME = "secret_allies"


def env(**options: Any) -> TableEnv:
    """Takes seats, settings, reward ("win", "ranking") and render_mode."""
    return TableEnv(GAME, **options)


def raw_env(**options: Any) -> TableEnv:
    return TableEnv(GAME, illegal="refuse", **options)
