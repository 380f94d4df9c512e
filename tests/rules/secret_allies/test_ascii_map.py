"""The map in the terminal: everything public that lies on it can be found in the text."""

from typing import Any

import pytest

from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.ascii_map import (
    FREE_MINE,
    OWNED_MINES,
    picture,
    state_codes,
    unit_letters,
)
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.secret_allies import Arrangement

TILES = [("millbrook", 0, 0, 0), ("stonegate", 0, 3, 0), ("reedwater", 0, 0, 3)]


def scene() -> Arrangement:
    state = GAME.start(2, {"pack": "tiny"})
    assert isinstance(state, SecretAllies)
    return Arrangement(state, TILES).no_token("millbrook").unit(0, "tank", (0, 0))


def seen(state: SecretAllies, viewer: int = 0) -> dict[str, Any]:
    return GAME.project(state, viewer).as_dict()


def cell(lines: list[str], q: int, r: int) -> str:
    """The six characters of a hex's second line, found by its coordinates alone."""
    number = next(k for k, line in enumerate(lines) if line[:3].strip() == str(r))
    above, line = lines[number - 1], lines[number]
    starts = [x for x in range(4, len(line) - 4) if above[x + 1 : x + 4] == f"{q:>3}"]
    [x] = [x for x in starts if (x - 4) % 3 == 0]
    return f"{line}      "[x : x + 6]


def test_cells_tell_what_lies_there() -> None:
    position = scene().unit(1, "drone", (3, -1), moved=True).unit(1, "rv", (0, 1), wreck=True)
    lines = picture(seen(position.mine((1, 0), 1).subturn(0)))
    assert cell(lines, 0, 0)[1:] == ". 0T "
    assert cell(lines, 3, -1)[1:] == f".{FREE_MINE}1D'"
    assert cell(lines, 0, 1)[1:] == ". 1R†"
    assert cell(lines, 1, 0)[1:] == f".{OWNED_MINES[1]}mil"
    assert cell(lines, -1, 1)[1:] == "~ mil"
    assert cell(lines, 4, -1)[1:] == "^ sto"


def test_borders_stand_between_states_only() -> None:
    lines = picture(seen(scene().subturn(0)))
    assert cell(lines, -1, 0)[0] == "┃"  # the map ends here
    assert cell(lines, 0, 0)[0] == " "  # within Millbrook


def test_labels_stand_above_their_hexes() -> None:
    plain = picture(seen(scene().subturn(0)))
    labeled = picture(seen(scene().subturn(0)), {"0.0": "#12", "1.0": "#3"})
    [changed] = [k for k, line in enumerate(plain) if line != labeled[k]]
    assert "#12" in labeled[changed]
    assert " #3" in labeled[changed]


def test_codes_and_letters_are_unique() -> None:
    state = GAME.start(4, {"length": "long", "map_mode": "automatic"})
    dice = SeededDice("codes")
    while state.actor() == -1:
        state.answer(-1, dice.below(state.option_count(-1)))
    view = GAME.project(state, 0).as_dict()
    codes, letters = state_codes(view), unit_letters(view)
    assert len(codes) == len(set(codes.values())) == 32
    assert len(letters) == len(set(letters.values())) == 4 + 21
    assert {len(code) for code in codes.values()} == {3}


def test_all_viewers_see_the_same_map() -> None:
    state = scene().ally(0, "reedwater").subturn(0)
    assert picture(seen(state, 0)) == picture(seen(state, 1)) == picture(seen(state, -3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_can_be_drawn(seats: int) -> None:
    dice = SeededDice("draw")
    state = GAME.start(seats, {"length": "short"})
    assert isinstance(state, SecretAllies)
    assert picture(seen(state)) == []  # nothing is laid yet
    steps = 0
    while not state.is_over():
        seat = state.actor()
        if steps % 40 == 0:
            assert bool(picture(seen(state))) == (len(state.placed) > 0)
        state.answer(seat, dice.below(state.option_count(seat)))
        steps += 1
