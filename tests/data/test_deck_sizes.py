"""Sizes follow from the deck: more heroes than the printed ones play, too many are refused."""

from typing import Any

import pytest
import yaml

from hiddenhand.core.errors import BadData
from hiddenhand.core.seats import CHANCE
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.codes import HAND, HARBOR, MOST_CARDS
from hiddenhand.games.hidden_leaders.library import Library, build_deck, read_library
from hiddenhand.games.hidden_leaders.play import LeadersState, begin
from hiddenhand.table.dice import SeededDice
from tests.data.test_heroes import DUMPER, LEADERS, heroes


def library_of(count: int) -> Library:
    """The shipped heroes and copies of the first ones under other names, `count` in all.

    One of them moves a marker further than any printed hero does.
    """
    data: Any = heroes()
    rows = data["heroes"]
    rows[0]["markers"] = {"mode": "and", "red": 7, "green": -7}
    for number in range(count - len(rows)):
        rows.append({**rows[number], "id": f"copy_{number}"})
    return read_library(yaml.dump(data, Dumper=DUMPER, allow_unicode=True), LEADERS)


def start(count: int, seats: int) -> LeadersState:
    return begin(build_deck(library_of(count), seats, "retail", "full", "on", "all"))


def test_what_is_known_of_a_late_card_changes_no_other_card() -> None:
    state = start(88, 4)
    before = [int(k.rumour(state, card)) for card in range(88)]
    k.set_known(state, 87, 3)
    assert [int(k.rumour(state, card)) for card in range(88)] == before
    k.set_rumour(state, 87, 5)
    assert [int(k.known(state, card)) for card in range(87)] == [
        int(state.everyone) if card == state.deck.emperor else 0 for card in range(87)
    ]


@pytest.mark.parametrize("count", [88, MOST_CARDS])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_larger_deck_plays_to_the_end(count: int, seats: int) -> None:
    state = start(count, seats)
    assert len(state.deck.in_play) == count
    dice = SeededDice(f"large {count} {seats}")
    while not state.is_over():
        GAME.check(state)
        seat = state.actor()
        if seat == CHANCE:
            state.answer(seat, dice.below(state.option_count(seat)))
        else:
            GAME.check(state.redeal(seat, dice))
            state.answer(seat, state.hunch(seat, dice))
    assert state.result() is not None


def test_every_card_may_lie_in_one_hand() -> None:
    """All options of a turn have room, however many cards a hand holds."""
    state = start(MOST_CARDS, 2)
    while state.option_keys(state.actor())[0].partition(":")[0] != "hide":
        state.answer(state.actor(), 0)
    _give_all_to(state, int(state.actor()))
    state.say(state.actor(), state.option_keys(state.actor())[0])
    while state.question(state.actor())[0] != "ask-turn":
        state.answer(state.actor(), 0)
    assert state.option_count(state.actor()) > MOST_CARDS


def _give_all_to(state: LeadersState, seat: int) -> None:
    while state.size(HARBOR) > 0:
        card = state.pull(HARBOR, 0)
        k.set_known(state, card, 1 << seat)
        state.push(HAND + seat, card)


def test_too_many_heroes_are_refused() -> None:
    with pytest.raises(BadData) as caught:
        library_of(MOST_CARDS + 1)
    assert caught.value.place == "heroes.yaml: heroes"
    assert str(MOST_CARDS) in caught.value.message
