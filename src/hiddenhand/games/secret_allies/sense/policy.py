"""Scores the options of the asked seat from what it knows.

`judge` gives each option a score; the normal bot and the playouts take the best.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hiddenhand.core.dice import Dice
from hiddenhand.games.secret_allies.sense.targets import Memory
from hiddenhand.games.secret_allies.sense.weights import Weights
from hiddenhand.games.secret_allies.stages.course import COURSE
from hiddenhand.games.secret_allies.state import BaseState


def judge(s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> vec[i64]:
    """A score for each option of `seat`, in the order of the options.

    `memory` caches results of earlier questions on this map; a new one gives the same scores.
    """
    return COURSE[s.stage].judge(s, seat, w, dice, memory)


def best_option(s: BaseState, seat: i64, w: Weights, dice: Dice, memory: Memory) -> i64:
    """Index of the option with the highest score, the first of equals."""
    scores = judge(s, seat, w, dice, memory)
    best: i64 = 0
    k: i64 = 1
    while k < len(scores):
        if scores[k] > scores[best]:
            best = k
        k += 1
    return best
