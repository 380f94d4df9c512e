"""What a learning player of Secret Allies is shown besides the planes.

The planes tell what has happened, so nothing more is remembered. But they say little about
distances on the map, which the heuristics know: every option is shown with the level that they
give it. The judge of training, which knows all secrets, is told how well each seat stands.
"""

from collections.abc import Mapping
from typing import Any, cast

from hiddenhand.core.dice import Dice
from hiddenhand.core.state import State
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.games.secret_allies.sense.policy import judge
from hiddenhand.games.secret_allies.sense.prospects import chance
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import TUNED

SIDES = 16  # how well a seat stands, from hopeless to certain
CHANGING = True  # a seat's side changes during the game
WATCHED = ()
WIDTH = 0
UNREAD = ("hex q", "hex r")  # planes that follow from others: where a tile lies, and its turns
OWNED = ("mine", "side", "holder", "revealed", "shown")  # planes of seats: is it the viewer?
BY_RANK = (7, 6, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2)  # level of the best options in order
LEVELS = 8  # 0: not an option; 1: none of the best


def acts(before: Any, after: Any) -> list[Any]:
    """Nothing is remembered."""
    return []


def heard(told: Mapping[str, object]) -> None:
    """Nothing is remembered."""


def levels(state: State, seat: int, dice: Dice) -> list[int]:
    """The level that the heuristics give each option. They read only what the seat knows."""
    scores = [int(score) for score in judge(_ours(state), seat, TUNED, dice, Memory())]
    told = [1] * len(scores)
    ranked = sorted(range(len(scores)), key=lambda option: -scores[option])
    for option, level in zip(ranked, BY_RANK, strict=False):
        told[option] = level
    return told


def sides(state: State, seats: int) -> list[int]:
    """How well every seat stands, secrets included: for the judge, never for a player."""
    s = _ours(state)
    return [min(SIDES - 1, int(chance(s, seat) * SIDES)) for seat in range(seats)]


def _ours(state: State) -> SecretAllies:
    return cast(SecretAllies, state)
