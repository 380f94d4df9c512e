"""Many games at once are the same as one by one."""

from typing import Any

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
            assert sorted(games.legal[row, : games.counts[row]].tolist()) == legal
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
    arrays = (games.observations, games.masks, games.legal, games.counts)
    for array in (*arrays, games.rewards, games.actors, games.ended):
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


def test_actions_are_drawn_evenly_from_the_legal_ones_with_the_callers_own_dice() -> None:
    games = Vector("hidden_leaders", 300, 3, seed="even")
    rng = np.random.default_rng(5)
    places: list[float] = []
    for _ in range(60):
        actions = games.sample(rng)
        assert games.masks[np.arange(300), actions].all()
        found = games.legal == actions[:, np.newaxis]
        several = games.counts > 1
        places += ((found.argmax(axis=1) + 0.5) / games.counts)[several].tolist()
        games.step(actions)
    assert abs(np.mean(places) - 0.5) < 0.01
    assert np.array_equal(
        games.sample(np.random.default_rng(1)), games.sample(np.random.default_rng(1))
    )


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


def test_wrong_types_are_named() -> None:
    wrong: Any
    for wrong in ({"count": "4"}, {"processes": 1.5}):
        with pytest.raises(BadSettings, match=f"{next(iter(wrong))}: a whole number is needed"):
            Vector("hidden_leaders", **{"count": 2, **wrong})
    batch = Vector("hidden_leaders", np.int64(2))  # type: ignore[arg-type]  # as good as an int
    with pytest.raises(BadSettings, match=r"rng: a Generator of NumPy is needed, not 3 \(int\)"):
        batch.sample(3)  # type: ignore[arg-type]  # the wrong type is what is tested


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


def played(steps: int, **options: Any) -> list[tuple[bytes, ...]]:
    """What a vector shows after each of some random steps."""
    names = ("observations", "masks", "actors", "rewards", "gains", "ended", "learners")
    shown = []
    with Vector("hidden_leaders", 6, 3, seed=5, **options) as games:
        for _ in range(steps):
            games.step(games.sample())
            shown.append(tuple(getattr(games, name).tobytes() for name in names))
            counts = games.counts.tolist()
            lists = [games.legal[row, :count].tolist() for row, count in enumerate(counts)]
            shown.append((str(lists).encode(),))
        shown.append((games.state().tobytes(), games.roles().tobytes()))
        shown.append((str(games.allegiances(4)).encode(),))
    return shown


@pytest.mark.parametrize("options", [{}, {"bots": "normal,random"}])
def test_processes_do_not_change_the_games(options: dict[str, Any]) -> None:
    assert played(40, **options) == played(40, processes=2, **options)


def test_a_bad_action_is_refused_before_any_process_steps() -> None:
    with Vector("hidden_leaders", 4, 2, processes=2) as games:
        actions = games.sample().copy()
        before = games.observations.copy()
        for bad in (-1, 5000, int(np.flatnonzero(games.masks[3] == 0)[0])):
            actions[3] = bad
            with pytest.raises(NotAnOption, match=f"game 3: action {bad} is not legal"):
                games.step(actions)
        with pytest.raises(NotAnOption, match="2 actions for 4 games"):
            games.step(actions[:2])
        assert np.array_equal(before, games.observations)
        games.reset(1)
        assert not np.array_equal(before, games.observations)


@pytest.mark.parametrize("bots", ["random", "easy", "easy,random"])
def test_bots_play_the_other_seats(bots: str) -> None:
    games = Vector("hidden_leaders", 4, 3, seed=2, bots=bots)
    ended, chairs = 0, set()
    for _ in range(150):
        assert np.array_equal(games.actors, games.learners)
        chairs |= set(games.learners.tolist())
        before = games.learners.copy()
        games.step(games.sample())
        for row in np.flatnonzero(games.ended):
            ended += 1
            assert games.gains[row] == games.rewards[row, before[row]]
        assert not games.gains[games.ended == 0].any()
    assert ended > 3
    assert chairs == {0, 1, 2}
    fixed = Vector("hidden_leaders", 3, 3, bots=bots, seat=2)
    fixed.step(fixed.sample())
    assert fixed.actors.tolist() == [2, 2, 2]


def test_better_bots_win_more() -> None:
    """The bots in a batch are those of the house: `normal` beats random play."""

    def lost(bots: str) -> float:
        games = Vector("hidden_leaders", 32, 2, seed=3, bots=bots)
        ended = gained = 0.0
        while ended < 64:
            games.step(games.sample())
            ended += float(games.ended.sum())
            gained += float(games.gains.sum())
        return 1 - gained / ended

    assert lost("normal") > lost("random") + 0.15


def test_seats_and_bots_go_together() -> None:
    with pytest.raises(BadSettings, match="seat: a seat of your own needs bots"):
        Vector("hidden_leaders", 1, 2, seat=1)
    with pytest.raises(BadSettings, match="seat 4"):
        Vector("hidden_leaders", 1, 2, bots="random", seat=4)
    with pytest.raises(BadSettings, match="processes"):
        Vector("hidden_leaders", 1, 2, processes=0)
    with pytest.raises(NotAnOption, match="whole numbers"):
        Vector("hidden_leaders", 1, 2).step([0.5])


def test_a_vector_tells_what_it_is() -> None:
    games = Vector("hidden_leaders", 3, 2)
    assert repr(games).startswith("<Vector hidden_leaders, 3 games of 2 seats: observations (3, ")
    assert games._repr_html_().count("<tr>") == 4
