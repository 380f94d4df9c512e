"""Sealed answers of Hidden Leaders: nobody can tell who has answered, nor what (HL-17.21)."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.hidden_leaders import arrange
from hiddenhand.testing.rules import rule

HANDS = {
    0: "will_bending_witch ace_fighter",
    1: "keen_koi bored_goblin",
    2: "leery_lizard furious_frog grumpy_guard",
    3: "hairy_hermit crow_carrier",
}


def in_setup(seats: int, seed: str) -> LeadersState:
    state, dice = GAME.start(seats), SeededDice(seed)
    assert isinstance(state, LeadersState)
    while not state.hides_arrival():
        state.answer(-1, dice.below(state.option_count(-1)))
    state.listen()
    return state


def after_the_witch() -> LeadersState:
    return arrange(4, hand=HANDS).say("play:will_bending_witch", "move:red+1").state


def seen(state: LeadersState, viewer: Seat) -> str:
    """Everything that `viewer` is shown and asked, as text."""
    asked = [decision.seen_by(viewer) for decision in state.questions(viewer)]
    told = [event.seen_by(viewer) for event in state.take_events()]
    return json.dumps([GAME.project(state, viewer).as_dict(), asked, told])


def opened(state: LeadersState, order: list[Seat], seed: str) -> list[str]:
    """Answers in this order, each seat's answers by its own dice; what a spectator saw on the way,
    and at the end the packed state."""
    state = state.clone()
    state.listen()
    dice = {seat: SeededDice(f"{seed}/{seat}") for seat in order}
    heard = []
    for seat in order:
        state.answer(seat, dice[seat].below(state.option_count(seat)))
        heard.append(seen(state, SPECTATOR))
    assert not state.hides_arrival()
    return [*heard, state.pack().hex()]


@rule("HL-17.21", "HL-20.16", "HL-20.69", "the order of arrival changes nothing and is not seen")
@settings(max_examples=12, deadline=None)
@given(data=st.data(), seed=st.integers(0, 999))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_order_of_arrival(seats: int, data: st.DataObject, seed: int) -> None:
    for state, each in ((in_setup(seats, f"{seed}"), 2), (after_the_witch(), 1)):
        owing = [seat for seat in state.actors() for _ in range(each)]
        order = data.draw(st.permutations(owing))
        assert opened(state, order, f"{seed}") == opened(state, owing, f"{seed}")


@rule("HL-17.21", "a seat sees the same whatever others have sealed so far")
@settings(max_examples=12, deadline=None)
@given(data=st.data(), seed=st.integers(0, 999))
def test_what_others_have_sealed_is_not_seen(data: st.DataObject, seed: int) -> None:
    for state in (in_setup(4, f"{seed}"), after_the_witch()):
        viewer = data.draw(st.sampled_from([*state.actors(), SPECTATOR]))
        before = seen(state, viewer)
        others = [seat for seat in state.actors() if seat != viewer][:-1]
        world = state.clone()
        world.listen()
        for seat in data.draw(st.lists(st.sampled_from(others), max_size=4)):
            if world.option_count(seat) > 0:
                world.answer(seat, data.draw(st.integers(0, world.option_count(seat) - 1)))
        assert world.hides_arrival()
        assert seen(world, viewer) == before
        imagined = [GAME.imagine(each, viewer, SeededDice("1")).pack() for each in (state, world)]
        assert imagined[0] == imagined[1]
        if viewer >= 0:
            assert GAME.imagine(world, viewer, SeededDice("1")).actor() == viewer
