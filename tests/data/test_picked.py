"""What somebody has picked already for a question is shown to them, and to nobody else."""

import pytest

from hiddenhand.core.seats import OPEN, SPECTATOR
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange


def exchanging_for_a_hand_card() -> PreparedTable:
    table = arrange(hand={0: "careful_chameleon ace_fighter bored_goblin"}, party={1: "keen_koi"})
    return table.say("play:careful_chameleon", "move:red+1", "exchange:1.keen_koi")


def looking_at_a_second_hero() -> PreparedTable:
    table = arrange(hand={0: "curious_troll"}, hidden={1: "keen_koi leery_lizard"})
    return table.say("play:curious_troll", "move:red+1", "look:1.h1")


def exchanging_what_was_lifted() -> PreparedTable:
    table = arrange(
        hand={0: "firm_fishmonger"},
        hidden={0: "keen_koi"},
        wilderness="ace_fighter leery_lizard furious_frog",
    )
    return table.say("play:firm_fishmonger", "move:red-1", "exchange:leery_lizard")


@pytest.mark.parametrize(
    ("table", "picked"),
    [
        (exchanging_for_a_hand_card(), ("1.keen_koi",)),
        (looking_at_a_second_hero(), ("1.h1",)),
        (exchanging_what_was_lifted(), ("leery_lizard",)),
    ],
    ids=["party", "hidden", "held"],
)
def test_only_the_one_who_picks_sees_it(table: PreparedTable, picked: tuple[str, ...]) -> None:
    assert table.seat == 0
    assert table.view(0).picked == picked
    for viewer in (1, 2, SPECTATOR, OPEN):
        assert table.view(viewer).picked == ()


def test_it_is_gone_with_the_question() -> None:
    table = exchanging_for_a_hand_card().say("with:bored_goblin")
    assert all(table.view(viewer).picked == () for viewer in (0, 1, 2))


def test_nothing_is_picked_at_other_questions() -> None:
    table = arrange(hand={0: "curious_troll"}, hidden={1: "keen_koi leery_lizard"})
    table.say("play:curious_troll", "move:red+1")
    assert table.view(0).picked == ()
