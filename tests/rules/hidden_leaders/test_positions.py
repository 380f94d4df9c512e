"""The text of a position: what it says, what may be left out, and how it refuses the rest."""

import doctest
import re

import pytest

from hiddenhand.core.errors import BadPosition
from hiddenhand.core.settings import complete
from hiddenhand.games.hidden_leaders import GAME, places
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.table.dice import SeededDice
from tools.tree import ROOT

TYPED = """hidden-hand position 1
game hidden_leaders
seats 3

# seat 1 may bury a hero of seat 0
turn 4 active 1
markers red 5 green 7
leader 1 cyra
tavern keen_koi - joyless_chief
wilderness furious_frog leery_lizard
hand 1 shaky_sharpshooter ace_fighter
party 0 canned_champion
hidden 0 grumpy_guard
known 0 2: leery_lizard
"""


def test_a_position_typed_by_hand() -> None:
    state = GAME.read_position(TYPED)
    assert (state.red, state.green, state.turn) == (5, 7, 4)
    assert state.actor() == 1
    assert state.option_keys(1)[:2] == ["play:shaky_sharpshooter", "play:ace_fighter"]
    state.say(1, "play:shaky_sharpshooter")
    state.say(1, "move:red+1")
    assert state.option_keys(1) == ["bury:0.canned_champion"]
    assert k.known(state, state.deck.numbers["leery_lizard"]) == 0b101
    assert k.known(state, state.deck.numbers["grumpy_guard"]) == 0b001
    assert state.top(c.GRAVEYARD) == state.deck.emperor
    assert state.deck.leaders[state.leader(1)] == "cyra"


def test_the_unfinished_turn_is_in_it() -> None:
    state = GAME.read_position(TYPED)
    state.say(1, "play:shaky_sharpshooter")
    state.say(1, "move:red+1")
    text = repr(state)
    assert "ability shaky_sharpshooter seat 1 step 1 stage 1 left 1" in text
    assert "asks 1 ask-bury\noptions bury:0.canned_champion" in text
    again = GAME.read_position(text)
    assert again.pack() == state.pack()
    again.say(1, "bury:0.canned_champion")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("seats 3", "seats 9", "header"),
        ("seats 3", "seats 3\nset deck=huge", "header"),
        ("seats 3", "seats 3\nrules 99", "line 3, word 2"),
        ("keen_koi", "king_koi", "line 9, word 2"),
        ("red 5", "red 13", "line 7, word 3"),
        ("markers red", "markers blue", "line 7, word 2"),
        ("leader 1 cyra", "leader 1 nobody", "line 8, word 3"),
        ("leader 1 cyra", "leader 1 cyra\nleader 2 cyra", "line 9, word 3"),
        ("leader 1", "leader 3", "line 8, word 2"),
        ("hidden 0 grumpy_guard", "hidden 0 ace_fighter", "line 13, word 3"),
        ("tavern keen_koi", "tavern keen_koi -", "line 9, word 5"),
        ("known 0 2:", "known 0 7:", "line 14, word 3"),
        ("known 0 2:", "known 0 2", "line 14, word 5"),
        ("party 0", "gang 0", "line 12, word 1"),
        ("party 0", "party 0\nparty 0", "line 13, word 1"),
    ],
)
def test_what_is_no_position_is_named(old: str, new: str, place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(TYPED.replace(old, new))
    assert caught.value.place == place


def test_questions_that_nobody_asks_are_refused() -> None:
    state = GAME.read_position(TYPED)
    text = repr(state)
    for old, new in (
        ("asks 1 ask-turn", "asks 1 ask-bury"),
        ("asks 1 ask-turn", "asks 1 ask-lunch"),
        ("options play:shaky_sharpshooter", "options play:keen_koi"),
    ):
        with pytest.raises(BadPosition) as caught:
            GAME.read_position(text.replace(old, new))
        assert caught.value.place.startswith("line ")


def test_every_place_prints_and_parses() -> None:
    """One notation: what an option calls a place is found again under that name."""
    dice, found = SeededDice("places"), 0
    state = GAME.build(4, complete(GAME.settings, {"promo": "on"}))
    while not state.is_over():
        for zone in (*range(c.WILDERNESS, c.HELD),):
            for index in range(state.size(zone)):
                if state.card(zone, index) != c.NONE:
                    word = places.place(state, zone, index)
                    assert places.find(state, word) == zone * c.PLACE + index, word
                    found += 1
        state.answer(state.actor(), dice.below(state.option_count(state.actor())))
    assert found > 1000


def test_the_position_of_the_documentation() -> None:
    page = (ROOT / "docs/reference/positions.md").read_text(encoding="utf-8")
    [text] = re.findall(r"```\n(hidden-hand position.*?)```", page, re.DOTALL)
    state = GAME.read_position(text)
    assert state.question(1)[0] == "ask-turn"
    assert (
        doctest.testfile(str(ROOT / "docs/reference/positions.md"), module_relative=False).failed
        == 0
    )
