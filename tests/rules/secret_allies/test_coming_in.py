"""Attacks by flying units over occupied hexes (SA-R26)."""

import pytest

from hiddenhand.games.secret_allies import GAME
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import (
    CAMP,
    TENT,
    asked,
    bid,
    buy,
    hexes,
    options,
    position,
    say,
    slot_of,
    unit_at,
)
from tests.rules.secret_allies.test_battle import front


def crowded(wreck: bool = False, free: int = 1) -> Arrangement:
    """The revealed ally of seat 1, with its units or wrecks on all hexes of the border but one."""
    scene = front().revealed(1, "target")
    for q in range(6):
        scene.unit(1, "rv", (q, 1), wreck=wreck) if q != free else None
    return scene


@rule("SA-R26", "a ground unit needs a free first hex")
@pytest.mark.parametrize("wreck", [False, True])
def test_first_hex_of_ground_units_is_free(wreck: bool) -> None:
    state = crowded(wreck).subturn(0)
    say(state, "unit:2.0")
    assert {place for place in hexes(state, "enter") if place[1] == 1} == {(1, 1)}


@rule("SA-R26", "a flying unit may come in over units and wrecks if it can end somewhere after")
@pytest.mark.parametrize("wreck", [False, True])
def test_flying_units_come_in_over_others(wreck: bool) -> None:
    state = crowded(wreck).subturn(0)
    say(state, "unit:4.0")
    assert {place for place in hexes(state, "enter") if place[1] == 1} == {(q, 1) for q in range(6)}


@rule("SA-R26", "the pause is in the air over that hex: fire is measured from there")
@rule("SA-R27", "the token goes, and the unit goes on with the rest of its movement")
def test_the_pause_in_the_air() -> None:
    state = crowded().subturn(0)
    say(state, "unit:4.0", "enter:3.1")
    assert state.partisan[slot_of(state, "target")] == 0
    bid(state, {0: 0, 1: 0, 2: 0})
    assert unit_at(state, (3, 1)) == (1, "rv")  # nobody was pushed aside
    shown = GAME.project(state, 2).as_dict()["battle"]
    assert isinstance(shown, dict)
    assert shown["aloft"] == "3.1"
    assert "stay" not in options(state)
    assert {(4, 0), (1, 1)} <= hexes(state, "go")  # the hex it left is free
    assert (3, 1) not in hexes(state, "go")
    say(state, "go:1.1")
    assert unit_at(state, (1, 1)) == (0, "drone")
    assert unit_at(state, (4, 0)) is None
    GAME.check(state)


@rule("SA-R26", "who fires at the unit in the air measures to the hex below it")
@rule("SA-R76", "its wreck falls on the last free hex it flew over")
def test_fire_at_a_unit_in_the_air() -> None:
    state = crowded(free=0).subturn(0)
    say(state, "unit:4.0", "enter:1.1")
    bid(state, {0: 0, 1: 0, 2: 9})
    buy(state, "target.tank", (0, 1))  # range 1: in reach of 1.1, not of 4.0
    assert asked(state) == "ask-partisan"
    say(state, "unit:0.1", "stay")
    cell = int(state.paused)
    assert state.aloft == state.board.index[1, 1]
    assert state.board.name(cell) in {option.removeprefix("hit:") for option in options(state)}
    say(state, f"hit:{state.board.name(cell)}")
    assert state.unit[cell] != 0
    assert not state.live(cell)
    assert unit_at(state, (1, 1)) == (1, "rv")
    assert state.aloft < 0
    GAME.check(state)


@rule("SA-R26", "without a hex left to end on it ends on the last free hex it flew over")
def test_no_hex_left_after_the_auction() -> None:
    kite = a_unit("kite", move=3, flying=True, cost=(1, 0, 0))
    car = a_unit("car", cost=(1, 0, 0))
    lands = [
        a_state("home", [(0, 0, "plain"), (1, 0, "plain")], [(0, 0)]),
        a_state("target", [(2, 0, "plain"), (3, 0, "plain")], [(3, 0)]),
        CAMP,
    ]
    scene = position(a_pack(lands, [kite, car])).no_token("home", "camp").revealed(1, "target")
    scene.unit(0, "kite", (0, 0)).unit(0, "car", (1, 0)).unit(1, "car", (2, 0))
    state = scene.unit(0, "car", TENT).subturn(0)
    say(state, "unit:0.0", "enter:2.0")  # over both cars, with one point and 3.0 left to end on
    bid(state, {0: 0, 1: 5})
    buy(state, "target.car", (3, 0))
    if asked(state) == "ask-partisan":
        say(state, "stop")
    assert unit_at(state, (0, 0)) == (0, "kite")
    assert state.moves_left == state.pack_data.moves_per_subturn - 1
    assert state.aloft < 0
    GAME.check(state)


@rule("SA-R26", "nobody comes in over a hex without anywhere to end on")
def test_nowhere_to_end() -> None:
    kite = a_unit("kite", move=1, flying=True)
    lands = [
        a_state("home", [(0, 0, "plain"), (1, 0, "plain")], [(0, 0)]),
        a_state("target", [(2, 0, "plain"), (3, 0, "plain")], [(3, 0)]),
    ]
    scene = position(a_pack(lands, [kite])).no_token("home").revealed(1, "target")
    state = scene.unit(0, "kite", (1, 0)).unit(1, "kite", (2, 0)).subturn(0)
    say(state, "unit:1.0")
    assert hexes(state, "enter") == set()


@rule("SA-R26", "who was below leaves the game: the unit is over a free hex and may end there")
def test_the_unit_below_leaves() -> None:
    state = crowded(wreck=False).subturn(0)
    say(state, "unit:4.0", "enter:3.1")
    state.say(1, "resign")
    bid(state, {0: 0, 2: 0})
    assert "stay" in options(state)
    say(state, "stay")
    assert unit_at(state, (3, 1)) == (0, "drone")
    GAME.check(state)
