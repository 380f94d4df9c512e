"""The judge of whole worlds of a game, made from its weights."""

from functools import cache
from importlib.resources.abc import Traversable

import numpy as np

from hiddenhand import games
from hiddenhand.bots.network.fitting import JUDGE, check_judge
from hiddenhand.bots.network.weights import read_arrays
from hiddenhand.bots.search.judge import LANE_BITS, LANES, MIDDLE, Judge
from hiddenhand.core.features import Features


@cache
def world_judge(game: str) -> Judge:
    """The judge shipped with the game; WrongWeights if it does not fit the game."""
    return read_judge(games.find(game).folder / "bots" / "weights", game)


def read_judge(folder: Traversable, game: str) -> Judge:
    """The judge in this folder; WrongWeights if it does not fit the game."""
    found = games.find(game)
    manifest, arrays = read_arrays(folder, JUDGE, game, found.rules)
    features: Features = found.part("features").FEATURES
    check_judge(features, manifest, arrays)
    numbers = arrays["first.weight:numbers"].astype(np.int64) + MIDDLE  # a row for each unit
    words = np.zeros_like(numbers[::LANES])
    for lane in range(LANES):
        words |= numbers[lane::LANES] << (LANE_BITS * lane)
    return Judge(
        features,
        len(arrays["out.bias"]) - 1,
        words.T.ravel().tolist(),
        arrays["first.weight:scales"].tolist(),
        arrays["first.bias"].tolist(),
        arrays["second.weight"].T.ravel().tolist(),
        arrays["second.bias"].tolist(),
        arrays["out.weight"].T.ravel().tolist(),
        arrays["out.bias"].tolist(),
    )
