"""The benchmarks of the networks: what they print is what they say it is."""

from pathlib import Path

import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from benchmarks import learned_allies, learned_time, thinking
from hiddenhand import games


def test_weights_in_a_folder_think_on_one_core(tmp_path: Path) -> None:
    """Otherwise the processor time of an answer is that of several threads."""
    shipped = games.find(learned_allies.GAME).folder / "bots" / "weights"
    for kind in ("npz", "json"):
        (tmp_path / f"weights.{kind}").write_bytes((shipped / f"swift.{kind}").read_bytes())
    threadpool_limits(2, "blas")
    learned_allies.trained(str(tmp_path))
    pools = [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]
    assert pools
    assert set(pools) == {1}


def test_thinking_times_are_compared_position_by_position() -> None:
    """Where a time keeps the first thought it gains nothing, and that counts, too."""
    found: list[learned_time.Gains] = [
        {25: None, 100: 0.5},
        {25: 0.25, 100: 0.25},
        {25: None, 100: None},
        {25: 0.5, 100: 0.0},
    ]
    short, long, pair = learned_time.summary(found)
    assert (short["ms"], short["given_up"], short["gained_a_position"]) == (25, 2, 0.1875)
    assert (long["ms"], long["given_up"], long["gained_a_position"]) == (100, 3, 0.1875)
    assert (pair["ms"], pair["instead_of"], pair["differ"]) == (100, 25, 2)
    assert pair["gained_a_position"] == 0
    assert pair["standard_error"] == pytest.approx((0.5 / 3) ** 0.5 / 2, abs=1e-5)


def test_more_time_is_measured_at_the_same_positions() -> None:
    table, seat = next(learned_time.positions(2, "few"))
    gained = learned_time.gains(table, seat, {1: 1, 25: 60}, "few")
    assert set(gained) == {1, 25}
    assert gained[1] is None  # one iteration goes where the first thought leads


def test_every_level_that_thinks_is_measured() -> None:
    levels = {case.level for case in thinking.CASES["hidden-leaders"]}
    assert levels == {"easy", "normal", "hard", "expert", "swift", "master"}
    seats = {case.seats for case in thinking.CASES["hidden-leaders"] if case.level == "swift"}
    assert seats == set(games.find("hidden_leaders").seat_numbers)
    told = thinking.measure("hidden-leaders", "swift", thinking.Case("swift", 2, 3), 4)
    assert (told["bot"], told["seats"], told["answers"]) == ("swift", 3, 4)


def test_only_hard_and_expert_are_asked_to_share_a_search() -> None:
    specs = {case.spec(":processes=2") for case in thinking.CASES["hidden-leaders"]}
    assert {"expert:ms=100:processes=2", "master:ms=100", "swift", "easy"} < specs
