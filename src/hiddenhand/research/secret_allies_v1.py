"""Secret Allies as a PettingZoo environment: `env()`, or `raw_env()` without wrappers.

env = secret_allies_v1.env(seats=3, settings={"map_mode": "automatic"}, reward="ranking")
"""

from typing import Any

from pettingzoo import AECEnv

from hiddenhand.research.aec import Observation, RawEnv, wrapped

GAME = "secret_allies"


def raw_env(**options: Any) -> RawEnv:
    """Takes seats, settings, reward ("win", "ranking") and render_mode."""
    return RawEnv(GAME, **options)


def env(**options: Any) -> AECEnv[str, Observation, int]:
    return wrapped(raw_env(**options))
