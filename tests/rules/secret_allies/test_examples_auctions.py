"""Worked examples SA-X1 to SA-X9: auctions, played on a real board."""

from dataclasses import replace
from typing import Any

import pytest

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.secret_allies.auction import open_auction
from hiddenhand.games.secret_allies.codes import TURN_ZERO
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from tests.rules.secret_allies.scene import (
    bid,
    effects_pack,
    position,
    prestige,
    say,
    slot_of,
    strip,
    told,
)
from tests.rules.secret_allies.vectors import example, seats_of

RICH = 50


def by_seat(amounts: dict[str, int]) -> dict[int, int]:
    return {seat: amounts[player] for player, seat in seats_of(list(amounts)).items()}


def check_paid(state: SecretAllies, vector: dict[str, Any]) -> None:
    paid = by_seat(vector["expect"]["paid"])
    assert prestige(state) == [RICH - paid[seat] for seat in sorted(paid)]


def results(state: SecretAllies) -> dict[int, int]:
    """Results of the main bids, as everybody saw them."""
    first = told(state, "bids-opened")[0]["results"]
    assert isinstance(first, dict)
    return {int(seat): int(str(result)) for seat, result in first.items()}


@rule("SA-X1", "a bonus, a bid of 0 and a run-off")
@rule("SA-X2", "two independent run-offs, one still equal")
@rule("SA-X3", "diplomacy breaks one tie and not the other")
@pytest.mark.parametrize("name", ["SA-X1", "SA-X2", "SA-X3"])
def test_order_auctions(name: str) -> None:
    vector = example(name)
    order = list(seats_of(vector["order"]).values())
    modifiers, diplomacy = by_seat(vector["modifiers"]), by_seat(vector["diplomacy"])
    gifts = {seat: {"order_bonus": modifiers[seat], "diplomacy": diplomacy[seat]} for seat in order}
    scene = position(effects_pack(strip("ab"), gifts), len(order)).order(*order)
    for seat in order:
        scene.prestige(seat, RICH).tech(seat, f"gift{seat}")
    state = scene.battle()
    assert [int(one) for one in state.modifier] == [modifiers[seat] for seat in sorted(order)]
    bid(state, by_seat(vector["bids"]))
    if vector["runoffs"]:
        again = {seat: n for group in vector["runoffs"] for seat, n in by_seat(group).items()}
        bid(state, again)
    assert results(state) == by_seat(vector["expect"]["results"])
    assert [int(seat) for seat in state.order] == list(seats_of(vector["expect"]["order"]).values())
    check_paid(state, vector)


@rule("SA-X4", "turn zero: repeated run-offs, then dice")
def test_turn_zero() -> None:
    vector = example("SA-X4")
    pack = effects_pack(strip("ab"), {}, random_after=vector["random_after"])
    scene = position(pack, 3, turn=0)
    for seat in range(3):
        scene.prestige(seat, RICH)
    state = scene.state
    open_auction(state, TURN_ZERO)
    bid(state, by_seat(vector["bids"]))
    for group in vector["runoffs"]:
        bid(state, by_seat(group))
    assert state.actors() == [CHANCE]
    drawn, last = vector["expect"]["groups"]
    wanted = sorted(seats_of(drawn["random"]).values())
    assert sorted(state.option_keys(CHANCE)) == [f"next:{seat}" for seat in wanted]
    for first in wanted:
        world = state.clone()
        world.say(CHANCE, f"next:{first}")
        [other] = [seat for seat in wanted if seat != first]
        assert [int(seat) for seat in world.order] == [first, other, "ABC".index(last)]
    check_paid(state, vector)


@rule("SA-X5", "a neutral state worth 2, a run-off decided by the current order")
@rule("SA-X6", "another player's state worth 3, nobody above zero")
@rule("SA-X7", "the same state, decided by diplomacy")
@rule("SA-X8", "a secret ally, its owner passes")
@rule("SA-X9", "a secret ally, its owner shows")
@pytest.mark.parametrize("name", ["SA-X5", "SA-X6", "SA-X7", "SA-X8", "SA-X9"])
def test_partisan_auctions(name: str) -> None:
    vector = example(name)
    seats = seats_of(vector["order"])
    gifts = {
        seat: {
            "attack_bonus": vector["attack_bonus"][player],
            "defence_bonus": vector["defence_bonus"][player],
            "diplomacy": vector["diplomacy"][player],
        }
        for player, seat in seats.items()
    }
    home, target = strip(["home", "target"])
    target = replace(target, prestige=vector["prestige"])
    scene = position(effects_pack([home, target], gifts), len(seats)).order(*seats.values())
    for seat in seats.values():
        scene.prestige(seat, RICH).tech(seat, f"gift{seat}")
    attacker = seats[vector["attacker"]]
    scene.no_token("home").unit(attacker, "rv", (2, 0))
    if vector["owner"]:
        scene.revealed(seats[vector["owner"]], "target")
    secret_owner = vector.get("secret_owner")
    if secret_owner:
        scene.ally(seats[secret_owner], "target")
    state = scene.subturn(attacker)
    say(state, "unit:2.0", "enter:3.0")
    if secret_owner:
        assert state.actors() == [seats[secret_owner]]
        before = state.unrevealed(seats[secret_owner])
        say(state, "show" if vector["shown"] else "pass")
        lost = before - state.unrevealed(seats[secret_owner])
        assert lost == vector["expect"].get("unrevealed_lost", 0)
    expect = vector["expect"]
    modifiers = by_seat(expect["modifiers"])
    assert [int(one) for one in state.modifier] == [modifiers[seat] for seat in sorted(modifiers)]
    bid(state, by_seat(vector["bids"]))
    for group in vector["runoffs"]:
        bid(state, by_seat(group))
    events = state.take_events()
    opened = next(event for event in events if event.kind == "bids-opened")
    shown = opened.seen_by(0)["results"]
    assert shown == {str(seat): result for seat, result in by_seat(expect["results"]).items()}
    winner = None if expect["winner"] is None else seats[expect["winner"]]
    kinds = {event.kind: event.public for event in events}
    if winner is None:
        assert "no-partisans" in kinds
        assert "partisans-won" not in kinds
    else:
        assert kinds["partisans-won"]["seat"] == winner
        assert state.current == winner  # he buys partisans now
    assert state.partisan[slot_of(state, "target")] == 0
    check_paid(state, vector)
