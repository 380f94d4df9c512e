"""Many games at once are the same as one by one."""

import numpy as np
import pytest

from hiddenhand.core.errors import BadSettings, NotAnOption
from hiddenhand.research.deal import deal
from hiddenhand.research.inside.episode import Episode
from hiddenhand.research.vector import Vector
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.planes import Sight
from tests.research.helpers import TABLES


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_rows_are_games(game: str, seats: int, settings: dict[str, str]) -> None:
    """Compares each row with an episode that has the same dice and actions."""
    rows = 3
    games = Vector(game, rows, seats, settings, reward="ranking", seed="beside")
    made = deal(game, seats, settings, "ranking")
    dice = [SeededDice(f"beside/{row}") for row in range(rows)]
    episodes = [Episode(made.planes, made.fresh.clone()) for _ in range(rows)]
    sight = Sight(made.planes)
    ended = 0
    for row in range(rows):
        episodes[row].roll(dice[row])
    for _ in range(400):
        actions = games.sample().copy()
        for row, episode in enumerate(episodes):
            episode.list_legal()
            seat = int(episode.actor())
            legal = sorted(int(action) for action in episode.legal[: episode.count])
            assert games.actors[row] == seat
            assert np.flatnonzero(games.masks[row]).tolist() == legal
            episode.draw(seat, sight.canvas, 0)
            assert games.observations[row].tobytes() == bytes(memoryview(sight.canvas.cells))
            assert actions[row] in legal
        games.step(actions)
        for row, episode in enumerate(episodes):
            if not episode.act(int(actions[row])):
                continue
            episode.roll(dice[row])
            over = episode.state.is_over()
            assert games.ended[row] == over
            if over:
                ended += 1
                assert games.rewards[row].tolist() == made.rewards(episode.state)
                episode.begin(made.fresh.clone())
                episode.roll(dice[row])
            else:
                assert not games.rewards[row].any()
    assert ended or game == "secret_allies"


def test_the_arrays_are_the_engines_own_memory() -> None:
    games = Vector("hidden_leaders", 4, 2)
    for array in (games.observations, games.masks, games.rewards, games.actors, games.ended):
        assert not array.flags.owndata
        assert not array.flags.writeable
    before = games.observations.copy()
    games.step(games.sample())
    assert not np.array_equal(before, games.observations)


def test_seeds() -> None:
    def digest(games: Vector) -> bytes:
        for _ in range(50):
            games.step(games.sample())
        return games.observations.tobytes()

    one, other = Vector("hidden_leaders", 5, 3, seed=1), Vector("hidden_leaders", 5, 3, seed=1)
    assert digest(one) == digest(other)
    one.reset(2)
    assert digest(one) != digest(other)
    other.reset(2)
    for _ in range(50):
        other.step(other.sample())
    assert np.array_equal(one.observations, other.observations)


def test_one_bad_action_changes_nothing() -> None:
    games = Vector("hidden_leaders", 3, 2)
    actions = games.sample().copy()
    before = games.observations.copy()
    for bad in (-1, 5000, int(np.flatnonzero(games.masks[2] == 0)[0])):
        actions[2] = bad
        with pytest.raises(NotAnOption, match=f"game 2: action {bad} is not legal"):
            games.step(actions)
    with pytest.raises(NotAnOption, match="2 actions for 3 games"):
        games.step(actions[:2])
    assert np.array_equal(before, games.observations)


def test_impossible_set_ups_are_refused_by_name() -> None:
    with pytest.raises(BadSettings, match="count: 0 games"):
        Vector("hidden_leaders", 0)
    with pytest.raises(BadSettings, match="reward: 'fame'"):
        Vector("hidden_leaders", 1, reward="fame")
    with pytest.raises(BadSettings, match="seats"):
        Vector("hidden_leaders", 1, seats=9)
    with pytest.raises(BadSettings, match="deck"):
        Vector("hidden_leaders", 1, settings={"deck": "marked"})


def test_rewards_of_a_finished_game() -> None:
    made = deal("hidden_leaders", 4, {})
    ranked = deal("hidden_leaders", 4, {}, "ranking")
    dice = SeededDice("rewards")
    for _ in range(20):
        state = made.fresh.clone()
        while not state.is_over():
            state.answer(state.actor(), dice.below(state.option_count(state.actor())))
        result = state.result()
        assert result is not None
        win, ranking = made.rewards(state), ranked.rewards(state)
        assert [seat for seat in range(4) if win[seat] == 1.0] == list(result.winners)
        assert sum(ranking) == pytest.approx(0.0)
        order = [ranking[seat] for place in result.ranking for seat in place]
        assert order == sorted(order, reverse=True)
        if len(result.ranking[0]) == 1:
            assert order[0] == 1.0
