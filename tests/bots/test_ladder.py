"""The ladder: every bot plays every other from every seat, and the better one is ranked higher."""

import json
from pathlib import Path

import pytest

from hiddenhand.bots.ladder import climb, play_all, seatings
from hiddenhand.cli.main import carry_out
from hiddenhand.core.errors import BadSettings, UnknownBot
from hiddenhand.core.shares import wilson
from tools.tree import ROOT

EXAMPLE = f"{ROOT / 'examples' / 'my_bot.py'}:Patriot"


def test_all_meet_in_all_seatings() -> None:
    planned = seatings("hidden-leaders", {}, ["a", "b", "c"], 2, 12, "s")
    pairs = [seating.players for seating in planned]
    assert sorted(pairs) == sorted([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] * 2)
    deals = {(frozenset(seating.players), seating.number) for seating in planned}
    assert len(deals) == 6  # each deal is played from both sides
    few = seatings("hidden-leaders", {}, ["a", "b"], 3, 4, "s")
    assert all(set(seating.players) == {0, 1} for seating in few)


def test_the_better_bot_stands_higher() -> None:
    ladder = climb("hidden-leaders", 2, ["random", "normal"], 16)
    assert [row.bot for row in ladder.rows] == ["normal", "random"]
    top, bottom = ladder.rows
    assert top.low < top.rating < top.high
    assert top.wins + bottom.wins + ladder.no_winner == ladder.games == 16
    assert climb("hidden-leaders", 2, ["random", "normal"], 16).as_dict() == ladder.as_dict()


def test_processes_do_not_change_the_games() -> None:
    planned = seatings("hidden-leaders", {}, ["easy", "normal"], 2, 6, "p")
    assert list(play_all(planned, 2)) == list(play_all(planned, 1))


def test_a_users_bot_climbs_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = f"ladder hidden-leaders --seats 2 --games 8 --json --bots {EXAMPLE},random"
    assert carry_out(words.split()) in (0, None)
    told = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in told["ladder"]} == {EXAMPLE, "random"}
    assert len(Path(EXAMPLE.rpartition(":")[0]).read_text().splitlines()) <= 25


def test_bad_ladders_are_refused() -> None:
    with pytest.raises(BadSettings):
        climb("hidden-leaders", 2, ["random"], 4)
    with pytest.raises(BadSettings):
        climb("hidden-leaders", 2, ["random", "easy"], 0)
    with pytest.raises(UnknownBot):
        climb("hidden-leaders", 2, ["random", "genius"], 2)


def test_intervals_hold_the_share() -> None:
    low, high = wilson(60, 100)
    assert 0.49 < low < 0.6 < high < 0.70
    assert wilson(0, 0) == (0.0, 1.0)
