"""One list of fields: clones have each of them, packed bytes carry each of them."""

import pytest

from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.layout import ABILITY, BOARD, FLAG, STEP, VECTOR, Field
from hiddenhand.games.hidden_leaders.play import LeadersState, unpack
from hiddenhand.testing.hidden_leaders import arrange


def in_the_middle() -> LeadersState:
    """An ability asks, and another one waits below it."""
    table = arrange(hand={0: "ghastly_granny"}, party={0: "curious_troll"}, hidden={1: "keen_koi"})
    table.say("play:ghastly_granny")
    while table.state.depth < 2:
        table.say(table.options[0])
    return table.state


def other(field: Field, value: int) -> int:
    """Another value that may stand there."""
    if field.kind == FLAG:
        return not value
    return 1 if value != 1 else 0 if field.kind == STEP else 2


@pytest.mark.parametrize("field", [f for f in BOARD if f.kind != VECTOR], ids=lambda f: f.name)
def test_a_number_of_the_board(field: Field) -> None:
    state = in_the_middle()
    before = state.pack()
    changed = other(field, getattr(state, field.name))
    setattr(state, field.name, changed)
    assert getattr(state.clone(), field.name) == changed
    if field.is_packed:
        assert state.pack() != before
        assert getattr(unpack(state.deck, state.pack()), field.name) == changed


@pytest.mark.parametrize("field", ABILITY, ids=lambda f: f.name)
@pytest.mark.parametrize("depth", [0, 1])
def test_a_number_of_an_ability(field: Field, depth: int) -> None:
    state = in_the_middle()
    before = state.pack()
    frame = state.frames[depth]
    changed = other(field, getattr(frame, field.name))
    setattr(frame, field.name, changed)
    assert getattr(state.clone().frames[depth], field.name) == changed
    if field.is_packed:
        assert state.pack() != before
        assert getattr(unpack(state.deck, state.pack()).frames[depth], field.name) == changed


def test_vectors_are_copied_not_shared() -> None:
    state = in_the_middle()
    twin = state.clone()
    for field in BOARD:
        if field.kind == VECTOR and len(getattr(state, field.name)) > 0:
            mine = getattr(state, field.name)
            mine[0] = type(mine[0])(int(mine[0]) + 1)
            assert getattr(twin, field.name)[0] != mine[0], field.name


def test_a_fresh_game_is_what_the_list_says() -> None:
    state = GAME.start(3)
    assert isinstance(state, LeadersState)
    assert (state.red, state.green, state.turn) == (4, 4, 0)
