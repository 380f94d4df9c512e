"""Tables shared by several tests."""

import numpy as np
from numpy.typing import NDArray

from hiddenhand.core.state import State
from hiddenhand.testing.planes import Sight

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("hidden_leaders", 2, {"edition": "prototype"}),
    ("hidden_leaders", 4, {"promo": "on"}),
    ("hidden_leaders", 6, {}),
    ("secret_allies", 2, {"pack": "tiny"}),
    ("secret_allies", 3, {"length": "short", "map_mode": "automatic", "race_draw": "two_keep_one"}),
    ("secret_allies", 2, {"length": "short", "prestige_log": "game", "ally_deck": "exact"}),
]


def part(sight: Sight, state: State, viewer: int, plane: str) -> NDArray[np.uint8]:
    """One plane of what the viewer sees."""
    found = next(part for part in sight.planes.layout if part.name == plane)
    seen = np.frombuffer(sight.of(state, viewer), np.uint8)
    return seen[found.first : found.first + found.count]
