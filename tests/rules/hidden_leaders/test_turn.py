"""HL-6 A turn: play or discard, draw, discard down, refill the tavern."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hiddenhand.core.errors import NotAnOption
from hiddenhand.core.seats import CHANCE
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.looking import random_play, roll_to_seat

PLAIN = "short_sighted_soldier"  # red +1, green -1, nothing to choose
TAVERN = "bored_goblin grumpy_guard hairy_hermit"
MANY = [
    "ace_fighter",
    "flailing_knight",
    "underpaid_mercenary",
    "keen_koi",
    "leery_lizard",
    "furious_frog",
    "rotting_orangutan",
    "arrowgant_skeleton",
]


@rule("HL-6.1", "clockwise, without a limit on rounds, steps in this order")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_turns_go_round(seats: int) -> None:
    table = arrange(seats=seats, tavern=TAVERN, active=1)
    for number in range(60):  # nobody plays a hero, so nobody ends it
        assert table.seat == (1 + number) % seats
        assert table.state.turn == number + 1
        table.say("pass")
        while table.state.turn == number + 1:
            table.say(table.options[-1])
    assert table.result is None


@rule("HL-6.1", "steps 1 to 4 in this order")
@pytest.mark.parametrize("seed", range(4))
def test_the_steps_follow_each_other(seed: int) -> None:
    order = ["play", "draw", "reduce", "refill", "over"]
    before = (0, 0, "play")
    for table in random_play(3, f"steps {seed}"):
        view = table.view(0)
        if view.phase == "setup":
            continue
        now = (view.turn, view.active, view.phase)
        if now[:2] == before[:2]:
            assert order.index(now[2]) >= order.index(before[2])
        else:
            assert now[2] == "play"
        before = now


@rule("HL-6.2", "play 1 card, or discard 0 to 3 cards")
def test_step_one_offers_both() -> None:
    table = arrange(hand={0: f"{PLAIN} keen_koi"})
    assert set(table.options) == {
        f"play:{PLAIN}",
        "play:keen_koi",
        f"discard:{PLAIN}",
        "discard:keen_koi",
        "pass",
    }


@rule("HL-6.2", "exactly one of the two: after a play nothing is discarded in step 1")
def test_a_play_is_all_of_step_one() -> None:
    table = arrange(hand={0: f"{PLAIN} keen_koi leery_lizard"}, tavern=TAVERN)
    table.say(f"play:{PLAIN}")
    assert table.view(0).phase == "draw"
    assert len(table.hand(0)) == 2


@rule("HL-6.2", "after a discard no card is played")
def test_a_discard_rules_out_a_play() -> None:
    table = arrange(hand={0: f"{PLAIN} keen_koi leery_lizard"})
    table.say("discard:keen_koi")
    assert set(table.options) == {f"discard:{PLAIN}", "discard:leery_lizard", "pass"}


@rule("HL-6.2", "HL-20.19", "0, 1, 2 or 3 cards go face down to the wilderness")
@pytest.mark.parametrize("count", range(4))
def test_up_to_three_discards(count: int) -> None:
    cards = ["keen_koi", "leery_lizard", "furious_frog", "ace_fighter", "flailing_knight"]
    table = arrange(hand={0: " ".join(cards)}, tavern=TAVERN)
    table.say(*(f"discard:{card}" for card in cards[:count]))
    if count < 3:
        table.say("pass")
    assert table.view(0).phase in ("draw", "reduce")  # step 1 is over
    assert table.wilderness == cards[:count]
    assert table.hand(0) == cards[count:]


@rule("HL-6.3", "with an empty hand only a discard of 0 cards is possible")
def test_an_empty_hand_can_only_pass() -> None:
    assert arrange(hand={1: "keen_koi"}).options == ("pass",)


@rule("HL-6.3", "discarding is allowed whether or not a card can be played")
def test_discarding_is_allowed_beside_a_play() -> None:
    table = arrange(hand={0: PLAIN})
    assert {f"play:{PLAIN}", f"discard:{PLAIN}", "pass"} == set(table.options)
    assert table.say(f"discard:{PLAIN}").wilderness == [PLAIN]


@rule("HL-6.4", "HL-20.21", "HL-20.22", "to 4, one by one, each from a source chosen anew")
def test_drawing_to_four() -> None:
    table = arrange(hand={0: "keen_koi"}, tavern=TAVERN)
    table.say("pass")
    slots = [f"take:tavern.{card}" for card in TAVERN.split()]
    assert list(table.options) == [*slots, "draw"]
    with pytest.raises(NotAnOption):  # it is no offer
        table.say("pass")
    table.say("take:tavern.grumpy_guard", "draw", "draw:ace_fighter")
    assert "ace_fighter" in (table.view(0).parties[0].hand or ())  # seen before the next choice
    assert list(table.options) == [slots[0], slots[2], "draw"]
    table.say("take:tavern.hairy_hermit")
    assert table.hand(0) == ["keen_koi", "grumpy_guard", "ace_fighter", "hairy_hermit"]
    assert table.view(0).phase == "reduce"


@rule("HL-6.4", "stop when no source has a card left")
def test_drawing_stops_when_nothing_is_left() -> None:
    table = arrange(tavern="keen_koi", only_these_cards=True)
    table.say("pass", "take:tavern.keen_koi")
    assert table.hand(0) == ["keen_koi"]
    assert table.seat == 1


@rule("HL-6.5", "HL-20.20", "with 4 or more cards nothing is drawn")
@pytest.mark.parametrize("count", [4, 5, 7])
def test_a_full_hand_draws_nothing(count: int) -> None:
    table = arrange(hand={0: " ".join(MANY[:count])}, tavern=TAVERN)
    table.say("pass")
    assert table.view(0).phase == "reduce"
    assert len(table.hand(0)) == count


@rule("HL-6.6", "an empty slot stays empty during step 2")
def test_slots_stay_empty_in_step_two() -> None:
    table = arrange(tavern=TAVERN)
    table.say("pass", "take:tavern.bored_goblin")
    assert table.tavern == [None, "grumpy_guard", "hairy_hermit"]
    table.say("take:tavern.grumpy_guard", "take:tavern.hairy_hermit")
    assert table.tavern == [None, None, None]
    assert table.options == ("draw",)


@rule("HL-6.7", "HL-20.1", "retail: cards of your choice until 3 are left")
def test_discarding_down_to_three() -> None:
    table = arrange(hand={0: " ".join(MANY[:6])}, tavern=TAVERN)
    table.say("pass")
    for card in (MANY[0], MANY[4], MANY[2]):
        assert set(table.options) == {f"discard:{held}" for held in table.hand(0)}
        table.say(f"discard:{card}")
    assert table.hand(0) == [MANY[1], MANY[3], MANY[5]]
    assert table.wilderness == [MANY[0], MANY[4], MANY[2]]
    assert table.seat == 1


@rule("HL-6.7", "with 3 or fewer nothing is discarded")
@pytest.mark.parametrize("held", range(4))
def test_a_small_hand_is_kept(held: int) -> None:
    table = arrange(hand={0: " ".join(MANY[:held])}, only_these_cards=True)
    table.say("pass")
    assert table.hand(0) == MANY[:held]
    assert table.wilderness == []
    assert table.seat == 1


@rule("HL-6.8", "empty slots are filled in the order 1, 2, 3 from the harbor")
def test_the_tavern_is_refilled() -> None:
    table = arrange(hand={0: " ".join(MANY[:3])}, tavern="- hairy_hermit -")
    table.say("pass", "draw", "draw:bored_goblin", "discard:bored_goblin")
    assert table.seat == CHANCE
    table.say("draw:grumpy_guard")
    assert table.tavern == ["grumpy_guard", "hairy_hermit", None]
    table.say("draw:crow_carrier")
    assert table.tavern == ["grumpy_guard", "hairy_hermit", "crow_carrier"]
    assert table.seat == 1


@rule("HL-6.9", "the game ends, or after step 4 the next player takes a turn")
@pytest.mark.parametrize(("heroes", "over"), [(5, False), (6, True)])
def test_after_a_turn(heroes: int, over: bool) -> None:
    table = arrange(seats=4, hand={3: PLAIN}, party={3: " ".join(MANY[:heroes])}, active=3)
    table.say(f"play:{PLAIN}")
    assert (table.result is not None) == over  # HL-13.3: steps 2 to 4 are left out
    if not over:
        assert table.finish_turn().seat == 0


@rule("HL-6.4", "HL-6.7", "after a turn every hand has 3 cards while cards last")
@given(held=st.integers(0, 8), discards=st.integers(0, 3), seed=st.integers(0, 99))
def test_hand_sizes(held: int, discards: int, seed: int) -> None:
    table = arrange(hand={0: " ".join(MANY[:held])}, tavern=TAVERN)
    table.say(*(f"discard:{card}" for card in MANY[: min(discards, held)]))
    if table.view(0).phase == "play":
        table.say("pass")
    while table.state.turn == 1:
        phase = table.view(0).phase
        size = len(table.hand(0))
        if table.seat == 0:
            assert (phase == "draw" and size < 4) or (phase == "reduce" and size > 3)
            table.say(table.options[seed % len(table.options)])
        else:
            roll_to_seat(table, str(seed))
    assert len(table.hand(0)) == 3
    assert None not in table.tavern
