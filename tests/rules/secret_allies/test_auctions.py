"""SA-3 and its rulings: sealed bids, results, diplomacy, run-offs."""

from collections.abc import Mapping
from itertools import permutations

import pytest

from hiddenhand.core.errors import NotAnOption, OutOfTurn
from hiddenhand.core.seats import CHANCE
from hiddenhand.games.secret_allies.auction import open_auction, result_of
from hiddenhand.games.secret_allies.codes import TURN_ZERO
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from tests.rules.secret_allies.scene import (
    asked,
    bid,
    effects_pack,
    everything,
    options,
    position,
    prestige,
    say,
    strip,
    told,
)

Effects = Mapping[int, Mapping[str, int]]


def order_auction(order: list[int], effects: Effects | None = None, held: int = 20) -> SecretAllies:
    """The order auction of a turn; technologies as wished."""
    scene = position(effects_pack(strip("ab"), effects or {}), len(order)).order(*order)
    for seat in order:
        scene.prestige(seat, held).tech(seat, f"gift{seat}")
    return scene.battle()


def turn_zero(seats: int, held: int = 20, **numbers: int) -> SecretAllies:
    """The order auction of turn zero."""
    scene = position(effects_pack(strip("abcd"), {}, allies=(0, 1), **numbers), seats, turn=0)
    for seat in range(seats):
        scene.prestige(seat, held)
    open_auction(scene.state, TURN_ZERO)
    return scene.state


def attack(seats: int, effects: Effects | None = None, held: int = 20) -> SecretAllies:
    """Seat 0 has entered a neutral state worth 2; all bid for its partisans."""
    scene = position(effects_pack(strip(["home", "target"]), effects or {}), seats)
    for seat in range(seats):
        scene.prestige(seat, held).tech(seat, f"gift{seat}")
    state = scene.no_token("home").unit(0, "rv", (2, 0)).subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    return state


def the_order(state: SecretAllies) -> list[int]:
    return [int(seat) for seat in state.order]


@rule("SA-3.0.1", "everybody has a bonus or penalty, from technologies and from the situation")
def test_modifiers() -> None:
    state = order_auction([0, 1, 2], {1: {"order_bonus": 2}})
    assert [int(one) for one in state.modifier] == [0, 2, 0]
    state = attack(3, {0: {"attack_bonus": 1}, 2: {"defence_bonus": 1}})
    assert [int(one) for one in state.modifier] == [-3, 0, 1]


@rule("SA-3.0.2", "SA-R49", "a whole number from 0 to the prestige one has")
def test_bids_are_limited() -> None:
    state = order_auction([0, 1], held=3)
    assert options(state, 0) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    with pytest.raises(NotAnOption):
        state.say(0, "bid:4")


@rule("SA-R49", "a bid once given stands")
def test_a_bid_stands() -> None:
    state = order_auction([0, 1, 2])
    state.say(1, "bid:3")
    with pytest.raises(OutOfTurn):
        state.say(1, "bid:5")
    assert state.bids[1] == 3


@rule("SA-3.0.3", "SA-R49", "bids are uncovered together, when all are in")
def test_bids_are_uncovered_together() -> None:
    state = order_auction([0, 1, 2])
    state.take_events()
    state.say(2, "bid:4")
    state.say(0, "bid:1")
    sealed = state.take_events()
    assert [event.kind for event in sealed] == ["bid-sealed", "bid-sealed"]
    assert sealed[0].seen_by(1) == {"event": "bid-sealed", "seat": 2}
    assert prestige(state) == [20, 20, 20]
    state.say(1, "bid:2")
    [opened] = told(state, "bids-opened")
    assert opened["bids"] == {"0": 1, "1": 2, "2": 4}
    assert opened["results"] == {"0": 1, "1": 2, "2": 4}


@rule("SA-R49", "the order of arrival cannot matter: all permutations give the same")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order_of_arrival(seats: int) -> None:
    bids = dict(enumerate([3, 1, 3, 0][:seats]))
    outcomes = set()
    for arrival in permutations(range(seats)):
        for start in (order_auction(list(range(seats))), attack(seats), turn_zero(seats)):
            for seat in arrival:
                start.say(seat, f"bid:{bids[seat]}")
            outcomes.add((int(start.aim), everything(start)))
    assert len(outcomes) == 3


@rule("SA-3.0.4", "SA-R50", "bid plus modifier; with a bid of 0 only penalties count")
def test_results() -> None:
    assert [int(result_of(bid, 2)) for bid in (0, 1, 4)] == [0, 3, 6]
    assert [int(result_of(bid, -3)) for bid in (0, 1, 4)] == [-3, -2, 1]
    state = order_auction([0, 1], {0: {"order_bonus": 5}})
    bid(state, {0: 0, 1: 1})
    assert the_order(state) == [1, 0]


@rule("SA-3.0.5", "SA-3.0.8", "all with the same result run off; four players can make two groups")
def test_groups() -> None:
    state = order_auction([3, 2, 1, 0])
    bid(state, {0: 4, 1: 4, 2: 1, 3: 1})
    assert state.actors() == [0, 1, 2, 3]
    assert told(state, "run-off")[0]["groups"] == [[1, 0], [3, 2]]
    bid(state, {0: 2, 1: 1, 2: 0, 3: 5})
    assert the_order(state) == [0, 1, 3, 2]


@rule("SA-3.0.6", "SA-R52", "an auction for a winner holds only the run-off at the top")
def test_only_what_matters() -> None:
    state = attack(4)
    bid(state, {0: 0, 1: 5, 2: 2, 3: 2})
    assert asked(state) == "ask-buy-partisan"  # the tie below does not matter
    assert state.auction_winner == 1
    state = order_auction([0, 1, 2, 3])
    bid(state, {0: 0, 1: 5, 2: 2, 3: 2})
    assert state.actors() == [2, 3]


@rule("SA-R52", "at the top a bid of 0 may win the run-off, ties by the current order")
def test_runoff_for_partisans() -> None:
    state = attack(3)
    bid(state, {0: 0, 1: 3, 2: 3})
    assert state.actors() == [1, 2]
    bid(state, {1: 0, 2: 0})
    assert state.auction_winner == 1


@rule("SA-3.0.7", "SA-8.0.14", "SA-R51", "the higher diplomacy level wins a tie without a run-off")
def test_diplomacy() -> None:
    state = order_auction([0, 1, 2], {1: {"diplomacy": 1}, 2: {"diplomacy": 2}})
    bid(state, {0: 3, 1: 3, 2: 3})
    assert the_order(state) == [2, 1, 0]
    state = attack(3, {2: {"diplomacy": 1}})
    bid(state, {0: 0, 1: 3, 2: 3})
    assert state.auction_winner == 2


@rule("SA-3.0.7", "SA-R51", "with a bid of 0 diplomacy counts as 0")
def test_diplomacy_needs_a_bid() -> None:
    state = order_auction([0, 1], {1: {"diplomacy": 2}})
    bid(state, {0: 0, 1: 0})
    assert state.actors() == [0, 1]  # a run-off all the same


@rule("SA-R51", "players equal in level too go to the run-off")
def test_equal_diplomacy() -> None:
    state = order_auction([0, 1, 2], {1: {"diplomacy": 1}, 2: {"diplomacy": 1}})
    bid(state, {0: 3, 1: 3, 2: 3})
    assert state.actors() == [1, 2]


@rule("SA-R51", "not in turn zero")
def test_no_diplomacy_in_turn_zero() -> None:
    scene = position(effects_pack(strip("ab"), {1: {"diplomacy": 1}}), 2, turn=0).tech(1, "gift1")
    open_auction(scene.state, TURN_ZERO)
    bid(scene.state, {0: 3, 1: 3})
    assert scene.state.actors() == [0, 1]


@rule("SA-3.0.9", "in the run-off bonuses are not added and diplomacy does not work")
def test_runoffs_are_plain() -> None:
    state = order_auction([0, 1, 2], {1: {"order_bonus": 1, "diplomacy": 0}})
    bid(state, {0: 3, 1: 2, 2: 0})
    assert state.actors() == [0, 1]
    bid(state, {0: 2, 1: 1})  # with its bonus seat 1 would be equal again
    assert the_order(state) == [0, 1, 2]


@rule("SA-3.0.10", "SA-5.0.2", "SA-R53", "still equal: the order of the turn before decides")
@rule("SA-R52", "one run-off only")
def test_current_order_decides() -> None:
    state = order_auction([2, 0, 1])
    bid(state, {0: 1, 1: 1, 2: 1})
    bid(state, {0: 2, 1: 2, 2: 2})
    assert the_order(state) == [2, 0, 1]


@rule("SA-3.0.11", "SA-R55", "SA-1.0.6", "what is bid is lost to the bank, in run-offs too")
def test_bids_are_lost() -> None:
    state = order_auction([0, 1, 2])
    before = int(state.prestige_returned)
    bid(state, {0: 4, 1: 4, 2: 7})
    bid(state, {0: 1, 1: 0})
    assert prestige(state) == [15, 16, 13]
    assert state.prestige_returned - before == 4 + 4 + 7 + 1


@rule("SA-4.0.6", "turn zero sets a strict order; everybody's modifier is 0")
def test_turn_zero_has_no_modifiers() -> None:
    scene = position(effects_pack(strip("ab"), {1: {"order_bonus": 3}}), 2, turn=0)
    open_auction(scene.tech(1, "gift1").state, TURN_ZERO)
    assert [int(one) for one in scene.state.modifier] == [0, 0]


@rule("SA-4.0.7", "SA-R54", "in turn zero run-offs are repeated; a smaller group counts anew")
def test_repeated_runoffs() -> None:
    state = turn_zero(3)
    bid(state, {0: 1, 1: 1, 2: 1})
    bid(state, {0: 2, 1: 2, 2: 2})
    bid(state, {0: 1, 1: 1, 2: 0})
    for _ in range(2):
        bid(state, {0: 0, 1: 0})
    assert state.actors() == [0, 1]  # two ties of this pair so far: a third is held
    bid(state, {0: 0, 1: 1})
    assert the_order(state) == [1, 0, 2]


@rule("SA-4.0.7", "SA-R54", "after the third tie between the same players dice decide")
def test_dice_after_the_third() -> None:
    state = turn_zero(2)
    bid(state, {0: 1, 1: 1})
    for _ in range(3):
        bid(state, {0: 0, 1: 0})
    assert state.actors() == [CHANCE]
    assert state.option_keys(CHANCE) == ["next:0", "next:1"]


@rule("SA-R54", "never by number with the setting 0, but always without prestige")
def test_dice_when_nobody_has_prestige() -> None:
    state = turn_zero(2, held=2, random_after=0)
    bid(state, {0: 0, 1: 0})
    for _ in range(6):
        bid(state, {0: 0, 1: 0})
    bid(state, {0: 2, 1: 2})
    assert state.actors() == [CHANCE]


@rule("SA-R30", "all players still in the game bid for partisans, also without units or states")
def test_everybody_bids() -> None:
    state = attack(4)
    assert state.actors() == [0, 1, 2, 3]


@rule("SA-5.0.1", "every turn begins with the battle phase, and that with an order auction")
@rule("SA-R53", "turn 1 has its own order auction")
def test_every_turn_begins_with_an_auction() -> None:
    state = turn_zero(2)
    bid(state, {0: 2, 1: 1})
    turns = []
    while state.turn < 3:
        if asked(state) == "ask-bid-order":
            turns.append(int(state.turn))
            bid(state, {0: 1, 1: 0})
        else:
            say(state, options(state)[0] if state.turn == 0 else options(state)[-1])
    assert turns == [1, 2]
