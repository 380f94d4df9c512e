"""The scripted players of benchmarks/adversaries.py do what their names say."""

import pytest

from benchmarks.adversaries import GAME, SCRIPTED, Rusher, like, moves_of
from hiddenhand.bots.arena import Match, play
from hiddenhand.bots.bot import Chair
from hiddenhand.games.hidden_leaders.sense.value import Standing
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView
from hiddenhand.table.dice import SeededDice
from hiddenhand.table.table import Table


@pytest.mark.parametrize("name", SCRIPTED)
def test_each_plays_whole_games_and_the_same_again(name: str) -> None:
    bot = f"benchmarks/adversaries.py:{SCRIPTED[name].__name__}"
    match = Match(GAME, 2, {}, f"{bot},normal", name)
    first, again = (play(match, 0).record.text() for _ in range(2))
    assert first == again


def test_who_rushes_plays_a_hero_whenever_it_may() -> None:
    table = Table(GAME, 2, "rush")
    bots, chairs = [Rusher(seat, SeededDice("x")) for seat in range(2)], [
        Chair(table, seat) for seat in range(2)
    ]  # fmt: skip
    played = 0
    while (decision := table.decision) is not None:
        answer = bots[decision.seat].choose(decision, chairs[decision.seat])
        if any(option.startswith("play:") for option in decision.options):
            assert answer.startswith("play:")
            played += 1
        table.say(decision.seat, answer)
    assert played > 6


def test_an_option_that_goes_the_same_way_is_alike() -> None:
    table = Table(GAME, 2, "copy")
    view = table.view(0)
    assert isinstance(view, HiddenLeadersView)
    assert moves_of(Standing(view), "move:red+2,green-1") == [(2, -1)]
    assert like((1, -1), (2, -1)) > 0 > like((1, -1), (-2, 0))
