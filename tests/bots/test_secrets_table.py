"""The measurements behind docs/why/balance-secret-allies.md count what they say."""

from pathlib import Path

import pytest

from benchmarks.secret_games import EAGER, JUDGMENT, TWO_FROM_3, Auction, Facts, Habit, watch
from benchmarks.secrets_table import Column, figures, poor_losers, share, some, table


def a_game(winner: int, *tracks: list[int]) -> Facts:
    """A game of two seats with these tracks after turn 0, 1, 2 ..."""
    return Facts(
        seats=2,
        allies=2,
        turns=len(tracks) - 1,
        winner=winner,
        tracks=dict(enumerate(tracks)),
        leaders={turn: max((0, 1), key=lambda s: row[s]) for turn, row in enumerate(tracks)},
        revealed={0: (0, 0), 1: (1, 0), 2: (0, 1), 3: (1, 3)},
        auctions=[Auction(0, {0: 5, 1: 0}, 0), Auction(1, {0: 1, 1: 6}, 0)],
        decisions=40,
        seconds=600,
    )


def test_a_share_has_its_interval() -> None:
    told = share([True, False, False, False])
    assert told["share"] == 25.0
    assert told["low"] < 25.0 < told["high"]


def test_a_poor_loser_is_at_0_or_1_after_both_of_the_last_turns() -> None:
    assert poor_losers([a_game(0, [0, 0], [5, 1], [9, 0])]) == [True]
    assert poor_losers([a_game(0, [0, 0], [5, 2], [9, 0])]) == [False]
    assert poor_losers([a_game(0, [0, 0], [5, 1], [9, 2])]) == [False]


def test_figures_of_a_game() -> None:
    told = figures([a_game(1, [0, 0], [3, 2], [5, 3], [7, 4], [6, 8])])
    assert told["revealed by turn 2"]["share"] == 75.0
    assert told["leader after turn 3 wins"]["share"] == 0.0
    assert told["contested"]["share"] == 50.0
    assert told["won by the attacker"]["share"] == 50.0
    assert told["decisions"] == 20
    assert told["minutes"] == 10


@pytest.mark.parametrize("habit", [JUDGMENT, EAGER, TWO_FROM_3])
def test_habits_keep_cards_back(habit: Habit) -> None:
    facts = watch(2, "test/0", "short", hard=False, habit=habit)
    mine = [turn for seat, turn in facts.revealed.values() if seat == 0]
    kept = facts.allies - sum(turn < habit.until for turn in mine)
    assert kept >= min(habit.keep, facts.allies - 1)  # one must be revealed in turn zero
    assert facts.turns in facts.tracks
    assert facts.winner in (0, 1)
    assert facts.seconds > facts.decisions


def test_kept_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    column = Column(2, hard=False, length="short", keep=tmp_path)
    first = some(column, range(1))
    monkeypatch.setattr("benchmarks.secrets_table.watch", lambda *_: pytest.fail("played"))
    assert some(column, range(1)) == first


def test_the_table_has_a_line_for_every_figure() -> None:
    game = a_game(1, [0, 0], [3, 2], [5, 3], [7, 4], [6, 8])
    part = {"standard": figures([game]), "short": {}, "waiting": {}}
    part["balance"] = {"shares": {"elves": share([True])}, "unused": []}
    text = table({Column(2, hard=False).name: part})
    assert "| aim | 2 normal |" in text
    assert "| elves, % | within 7 | 100 (21 to 100) |" in text
    assert text.splitlines()[-1].endswith("| none | none |")
