"""Games with other bots at the table, as the network in training sees them."""

import numpy as np

from hiddenhand.bots.network.encoding import encoding
from hiddenhand.learning.company import Company

GAME = "hidden_leaders"


def played(steps: int) -> tuple[Company, int, float]:
    games = Company(GAME, 3, 3, {}, ["normal", "easy"], "company")
    dice = np.random.default_rng(5)
    ended, won = 0, 0.0
    for _ in range(steps):
        legal = [np.flatnonzero(mask) for mask in games.masks]
        games.step([int(dice.choice(row)) for row in legal])
        ended += int(games.ended.sum())
        won += float(games.rewards.sum())
    return games, ended, won


def test_games_end_and_begin_again() -> None:
    _, ended, won = played(220)
    assert ended > 3
    assert 0 < won <= ended


def test_only_the_network_s_own_seat_with_a_choice_is_shown() -> None:
    games, _, _ = played(30)
    places = encoding(GAME)
    assert games.observations.shape == (3, places.width)
    for row, mask in enumerate(games.masks):
        own = games.rounds[row].own
        decision = games.rounds[row].table.decision
        assert decision is not None
        assert decision.seat == games.actors[row] == own
        assert len(decision.options) > 1
        assert mask.sum() >= 1
        start = places.starts["leader:+0"]
        leader = int(games.observations[row, start : start + places.sides].argmax())
        assert leader == games.allegiances(row)[own]
