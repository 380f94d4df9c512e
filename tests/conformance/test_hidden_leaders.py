"""Hidden Leaders passes the conformance kit with every table size and setting."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hiddenhand.bots.random_play import play_seats
from hiddenhand.core.errors import BadSettings, BadState
from hiddenhand.core.seats import NOBODY
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.words import ASKS, EVENTS
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing.conformance import check_game
from hiddenhand.testing.rules import rule

EDITIONS: tuple[tuple[dict[str, str], int], ...] = (  # settings, cards in play
    ({}, 77),
    ({"deck": "basic"}, 53),
    ({"promo": "on"}, 85),
    ({"promo": "on", "deck": "basic"}, 53),
    ({"edition": "prototype"}, 73),
    ({"edition": "prototype", "deck": "basic"}, 53),
)


@rule("HL-2.2", "HL-16.1", "HL-16.4", "HL-16.11")
@pytest.mark.parametrize(("options", "cards"), EDITIONS)
@pytest.mark.parametrize("seats", GAME.seat_numbers)
def test_conforms(seats: int, options: dict[str, str], cards: int) -> None:
    state = GAME.start(seats, options)
    assert isinstance(state, LeadersState)
    assert len(state.deck.in_play) == cards
    report = check_game(GAME, seats, options, games=1, seed="conformance")
    assert report.games == 1


def test_balanced_leaders_conform() -> None:
    options = {"edition": "prototype", "two_player_leaders": "balanced"}
    check_game(GAME, 2, options, games=2, seed="balanced")


@pytest.mark.long
@pytest.mark.parametrize(("options", "cards"), EDITIONS)
@pytest.mark.parametrize("seats", GAME.seat_numbers)
def test_conforms_at_length(seats: int, options: dict[str, str], cards: int) -> None:
    check_game(GAME, seats, options, games=20, seed="long conformance")


def test_random_play_meets_every_question_and_event() -> None:
    """Otherwise the random games of other tests would miss it, too."""
    asks: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for number in range(60):
        state = GAME.start(2 + number % 5, {"promo": "on"})
        state.listen()
        dice = SeededDice(f"every question {number}")
        while state.actor() != NOBODY:
            actor = int(state.actor())
            asks[state.question(actor)[0]] += 1
            state.answer(actor, dice.below(state.option_count(actor)))
            events.update(event.kind for event in state.take_events())
    assert set(asks) == set(ASKS)
    assert set(EVENTS) - set(events) <= {"graveyard-shows"}  # rare: see the tests of HL-17.7
    assert set(events) <= set(EVENTS)


@pytest.mark.long
def test_every_ability_is_resolved_a_hundred_times() -> None:
    resolved: Counter[str] = Counter()
    number = 0
    wanted = {hero.id for hero in library().heroes}
    while min(resolved[hero] for hero in wanted) < 100:
        assert number < 5_000, resolved.most_common()[-5:]
        state = GAME.start(2 + number % 5, {"promo": "on"})
        state.listen()
        seats = [SeededDice(f"hundred {number}/{seat}") for seat in range(6)]
        play_seats(state, SeededDice(f"hundred {number}"), seats)
        for event in state.take_events():
            if event.kind in ("played", "performed"):
                resolved[str(event.public["card"])] += 1
        number += 1


# -- bad input -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "place"),
    [
        (1, {}, "seats"),
        (7, {}, "seats"),
        (4, {"edition": "prototype", "promo": "on"}, "promo"),
        (3, {"two_player_leaders": "balanced"}, "two_player_leaders"),
        (4, {"deck": "huge"}, "deck"),
        (4, {"color": "red"}, "color"),
    ],
)
@rule("HL-1.1", "HL-16.8", "HL-16.10")
def test_impossible_settings_are_refused_by_name(
    seats: int, options: dict[str, str], place: str
) -> None:
    with pytest.raises(BadSettings) as refusal:
        GAME.start(seats, options)
    assert refusal.value.place == place


@settings(max_examples=100, deadline=None)
@given(data=st.data(), steps=st.integers(0, 200))
def test_damaged_bytes_are_refused(data: st.DataObject, steps: int) -> None:
    state = GAME.start(3)
    dice = SeededDice(f"damage {steps}")
    for _ in range(steps):
        if state.actor() == NOBODY:
            break
        state.answer(state.actor(), dice.below(state.option_count(state.actor())))
    packed = bytearray(state.pack())
    at = data.draw(st.integers(0, len(packed) - 1))
    if data.draw(st.booleans()):
        packed = packed[:at]
    else:
        packed[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(BadState) as refusal:
        GAME.unpack(bytes(packed))
    assert refusal.value.place.startswith("byte ")
