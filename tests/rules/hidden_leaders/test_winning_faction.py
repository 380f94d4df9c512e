"""HL-14 Winning faction."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hiddenhand.games.hidden_leaders.codes import FACTION_WORDS
from hiddenhand.games.hidden_leaders.markers import winning_faction
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange

SPACES = range(1, 13)
space = st.integers(1, 12)


def faction(red: int, green: int) -> str:
    return FACTION_WORDS[int(winning_faction(red, green))]


@rule("HL-14.1", "Undead: both markers on 9 or higher")
def test_undead() -> None:
    won = {(r, g) for r in SPACES for g in SPACES if faction(r, g) == "undead"}
    assert won == {(r, g) for r in range(9, 13) for g in range(9, 13)}


@rule("HL-14.2", "Water: at most one space apart, unless the Undead win")
@given(red=space, green=space)
def test_water(red: int, green: int) -> None:
    adjacent = abs(red - green) <= 1
    war = min(red, green) >= 9
    assert (faction(red, green) == "water") == (adjacent and not war)


@rule("HL-14.3", "Empire: red 2 or more ahead, unless the Undead win")
@rule("HL-14.4", "Tribes: green 2 or more ahead, unless the Undead win")
@given(red=space, green=space)
def test_empire_and_tribes(red: int, green: int) -> None:
    war = min(red, green) >= 9
    assert (faction(red, green) == "empire") == (red - green >= 2 and not war)
    assert (faction(red, green) == "tribes") == (green - red >= 2 and not war)


@rule("HL-14.5", "exactly one faction wins for every position")
def test_every_position_has_one_winner() -> None:
    for red in SPACES:
        for green in SPACES:
            holds = {
                "undead": red >= 9 and green >= 9,
                "water": abs(red - green) <= 1,
                "empire": red - green >= 2,
                "tribes": green - red >= 2,
            }
            assert any(holds.values())
            assert faction(red, green) == next(name for name, yes in holds.items() if yes)


@rule("HL-14.1", "HL-14.2", "HL-14.3", "HL-14.4", "the result names the faction and its paragraph")
@pytest.mark.parametrize(
    ("markers", "name", "paragraph"),
    [
        ((9, 12), "undead", "HL-14.1"),
        ((8, 9), "water", "HL-14.2"),
        ((12, 8), "empire", "HL-14.3"),
        ((1, 3), "tribes", "HL-14.4"),
    ],
)
def test_the_result_says_why(markers: tuple[int, int], name: str, paragraph: str) -> None:
    heroes = "ace_fighter flailing_knight underpaid_mercenary keen_koi"
    table = arrange(seats=6, hand={0: "buried_emperor"}, party={0: heroes}, markers=markers)
    table.say("play:buried_emperor").finish_turn()
    assert table.result is not None
    first = table.result.explanation[0]
    assert (first["faction"], first["rule"]) == (name, paragraph)
    assert (first["red"], first["green"]) == markers
