"""Positions of Secret Allies as text: typed by hand, parsed, errors with line and word.

The conformance kit checks that every state of a game can be written and read back
(`tests/conformance/test_secret_allies.py`).
"""

import pytest

from hiddenhand.core.errors import BadPosition
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice

TYPED = """hidden-hand position 1
game secret_allies
seats 2
set pack=tiny
set length=short

# seat 1 moves: its drone may fire at the tank
course stage ask-unit turn 1 current 1 threshold 6
placed millbrook 0 0 0
placed stonegate 0 3 0
placed reedwater 0 0 3
placed sandrest 0 3 3
order 1 0
seat_order 0 1
bank prestige_issued 20
battle round 1 active 1 in_hand 1 moves_left 6 position 0
seat 0 prestige 10 received 10 most_at_start 10 slots_of 2
seat 1 prestige 10 received 10 most_at_start 10 slots_of 2
state millbrook partisan no
hex 0.0 unit tank side 0
hex 1.0 unit drone side 1
"""


def read(text: str) -> SecretAllies:
    state = GAME.read_position(text)
    assert isinstance(state, SecretAllies)
    return state


def test_a_typed_position_is_played_on() -> None:
    state = read(TYPED)
    decision = state.decision(1)
    assert (decision.ask, decision.options) == ("ask-unit", ("unit:1.0", "end"))
    for answer in ("unit:1.0", "stay"):  # the tank is the only target
        state.say(1, answer)
    assert read(repr(state)).pack() == state.pack()


def test_defaults_are_left_out_and_derived_fields_are_counted() -> None:
    text = GAME.write_position(read(TYPED))
    for left_out in ("army", "on_map", "bonus", "tech_count", "holder", " no ", "damage"):
        assert left_out not in text.replace("partisan no", "")
    assert [int(count) for count in read(TYPED).army] == [1, 1]
    assert "\nhex 1.0 unit drone side 1\n" in text


def test_the_text_follows_a_game_to_its_end() -> None:
    dice = SeededDice("text")
    state = GAME.start(2, {"pack": "tiny", "length": "short"})
    while not state.is_over():
        seat = state.actor()
        state.answer(seat, dice.below(state.option_count(seat)))
    text = GAME.write_position(state)
    assert "course stage over" in text
    assert read(text).result() == state.result()


def changed(old: str, new: str) -> str:
    assert old in TYPED
    return TYPED.replace(old, new)


REFUSED = [
    ("line 8, word 3", changed("stage ask-unit", "stage ask-nothing")),
    ("line 8, word 5", changed("turn 1", "turn one")),
    ("line 8, word 2", changed("course stage", "course sage")),
    ("line 8, word 11", changed("threshold 6", "threshold 6 progress")),
    ("line 9, word 2", changed("placed millbrook", "placed atlantis")),
    ("line 9, word 3", changed("placed millbrook 0", "placed millbrook 6")),
    ("line 13, word 3", changed("order 1 0", "order 1 2")),
    ("line 15, word 2", changed("bank prestige_issued", "bank army")),
    ("line 15, word 2", changed("bank prestige_issued", "bank race_draw")),
    ("line 17, word 2", changed("seat 0", "seat 5")),
    ("line 17, word 3", changed("seat 0 prestige", "seat 0 die")),
    ("line 19, word 2", changed("state millbrook", "state -")),
    ("line 19, word 4", changed("millbrook partisan no", "millbrook treasury 1/2")),
    ("line 20, word 2", changed("hex 0.0", "hex 9.9")),
    ("line 20, word 4", changed("unit tank", "unit tanker")),
    ("line 21, word 1", changed("hex 1.0", "hexagon 1.0")),
    # the invariants are checked at the end
    ("line 21, word 1", changed("prestige_issued 20", "prestige_issued 21")),
    ("line 21, word 1", changed("state millbrook partisan no", "# state")),
    ("line 1, word 1", "something else"),
]


@pytest.mark.parametrize(("place", "text"), REFUSED, ids=[str(n) for n in range(len(REFUSED))])
def test_what_cannot_be_read_is_refused_with_its_place(place: str, text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.read_position(text)
    assert refused.value.place == place
    assert refused.value.message
