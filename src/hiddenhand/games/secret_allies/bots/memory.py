"""What a learning player of Secret Allies is shown besides the planes.

The planes tell what has happened, so nothing more is remembered. But they say little about
distances on the map, which the heuristics know: every option is shown with the level that they
give it. The critic of training, which knows all secrets, is told how well each seat stands.
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

SIDES = 64  # how well a seat stands, from hopeless to certain
CHANGING = True  # a seat's side changes during the game
WATCHED = ()
WIDTH = 0
UNREAD = ("hex q", "hex r")  # planes that follow from others: where a tile lies, and its turns
OWNED = ("mine", "side", "holder", "revealed", "shown")  # planes of seats: is it the viewer?
# Levels of options by rank; the nearer the score to the best one, the higher in its group.
GROUPS = (0, 1, 2, 3, 3, 4, 4, 4, 4, *[5] * 7)  # group of the best options in order
FIRST = (17, 13, 9, 5, 3, 2)  # lowest level of each group; 0: not an option; 1: none of the best
GAPS = (50, 15, 4)  # points below the best score; 100 are worth about one prestige
STEPS = (0, 3, 3, 3, 1, 0)  # how many of these gaps are told apart in each group
PRIOR = (0.0, -1.0, 0.0, 0.5, 2.0, 0.8, 1.6, 2.4, 3.2, 1.0, 2.0, 3.0, 4.0, 1.5, 2.5, 3.5, 4.5, 6.0)
LEVELS = len(PRIOR)  # of an option's logit, before anything is learned


def acts(before: Any, after: Any) -> list[Any]:
    """Nothing is remembered."""
    return []


def heard(told: Mapping[str, object]) -> None:
    """Nothing is remembered."""


def levels(state: State, seat: int, dice: Dice) -> list[int]:
    """The level that the heuristics give each option. They read only what the seat knows."""
    scores = [int(score) for score in judge(_ours(state), seat, TUNED, dice, Memory())]
    told = [1] * len(scores)
    ranked = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
    best = scores[ranked[0]]
    for option, group in zip(ranked, GROUPS, strict=False):
        near = sum(best - scores[option] <= gap for gap in GAPS[: STEPS[group]])
        told[option] = FIRST[group] + near
    return told


def sides(state: State, seats: int) -> list[int]:
    """How well every seat stands, secrets included: for the critic, never for a player."""
    s = _ours(state)
    return [min(SIDES - 1, int(chance(s, seat) * SIDES)) for seat in range(seats)]


def _ours(state: State) -> SecretAllies:
    return cast(SecretAllies, state)
