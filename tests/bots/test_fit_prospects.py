"""The fit of the chances to win finds weights that games were made with."""

import numpy as np

from benchmarks.fit_prospects import Moment, fit, loss, sampled, soft
from hiddenhand.games.secret_allies.sense.prospects import FEATURES


def test_the_fit_finds_the_weights_behind_made_up_games() -> None:
    random = np.random.default_rng(1)
    true = np.linspace(-1, 1, 2 * len(FEATURES))
    moments = []
    for number in range(1500):
        rows = random.normal(size=(3, len(true)))
        winner = int(random.choice(3, p=soft(rows @ true)))
        moments.append(Moment(number, 1, rows, winner, 1 / 3))
    found = fit(moments)
    assert float(np.abs(found - true).max()) < 0.25
    told = [float(soft(moment.rows @ found)[moment.winner]) for moment in moments]
    assert loss(told) < loss([1 / 3] * len(moments)) - 0.2


def test_moments_of_a_game_have_a_row_for_every_seat() -> None:
    moments = sampled(2, 0, "test")
    assert len(moments) > 10
    assert {moment.rows.shape for moment in moments} == {(2, 2 * len(FEATURES))}
    assert all(0.0 <= moment.chance <= 1.0 for moment in moments)
    assert len({moment.winner for moment in moments}) == 1
