"""Worked examples SA-X20 to SA-X33: funds, payment, control, summary, trade, technologies,
allies, reveals, ranking."""

from itertools import product
from typing import Any

import pytest

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.secret_allies.economy import waste
from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from tests.rules.secret_allies.packs import (
    a_pack,
    a_race,
    a_state,
    a_technology,
    a_unit,
    tokens,
)
from tests.rules.secret_allies.scene import (
    bid,
    buy,
    effects_pack,
    holder,
    key,
    mine_owner,
    options,
    position,
    prestige,
    say,
    slot_of,
    treasury,
)
from tests.rules.secret_allies.vectors import example, seats_of


def row_state(name: str, row: int, mines: int = 1, **fields: Any) -> Any:
    """A state of three hexes in a row of its own."""
    cells = [(q, row, "plain") for q in range(3)]
    return a_state(name, cells, [(q, row) for q in range(mines)], **fields)


@rule("SA-X20", "spending partisan funds")
@pytest.mark.parametrize("number", range(5))
def test_partisan_funds(number: int) -> None:
    vector = example("SA-X20")
    case = vector["cases"][number]
    cells = [(q, 0, "plain") for q in range(1, 2 + vector["free_hexes"])]
    target = a_state("target", cells, income=vector["income"])
    home = a_state("home", [(0, 0, "plain")])
    units = [
        a_unit(id, cost=cost, tokens_made=max(1, case["tokens"][id]))
        for id, cost in vector["units"].items()
    ]
    units.append(a_unit("walker", cost=(99, 0, 0)))
    gift = a_technology("gift1", effects=[("partisan_gold", vector["partisan_gold"])])
    races = [a_race("race0"), a_race("race1", [gift])]
    far = a_state("far", [(q, 5, "plain") for q in range(4)])
    scene = position(a_pack([home, target, far], units, races)).no_token("home", "far")
    scene.tech(1, "gift1").unit(0, "walker", (0, 0))
    for id, free in case["tokens"].items():
        if free == 0:  # the only token of this unit is on the map already
            scene.unit(1, id, (0, 5))
    state = scene.subturn(0)
    say(state, "unit:0.0", "enter:1.0")
    bid(state, {0: 0, 1: 1})
    assert tuple(state.funds) == tokens(vector["expect"]["funds"])
    for unit in case["buy"]:
        assert f"buy:target.{unit}" in options(state)
        buy(state, f"target.{unit}")
        say(state, options(state)[0])
    must_go_on = any(option.startswith("buy:") for option in options(state))
    assert must_go_on == (not case["legal"])
    if case["legal"]:
        spent = sum(sum(tokens(vector["units"][unit])) for unit in case["buy"])
        assert sum(tokens(vector["expect"]["funds"])) - spent == case["rest"]
        assert sum(state.funds) == 0  # the rest went back to the bank


@rule("SA-X21", "paying")
def test_payment() -> None:
    vector = example("SA-X21")
    unit = a_unit("ware", cost=vector["cost"])
    for case in vector["cases"]:
        funds = tokens(case["treasury"])
        scene = position(a_pack([row_state("shop", 0)], [unit]))
        scene.holder("shop", 0).treasury("shop", *funds)
        state = scene.purchases(0)
        on_sale = state.actors() == [0] and "buy:shop.ware" in options(state)
        assert on_sale == case["payable"], case
        if not on_sale:
            continue
        say(state, "buy:shop.ware")
        ways = options(state)
        gold, uranium, titanium = tokens(vector["cost"])
        legal = [
            (g, u, t)
            for g, u, t in product(range(gold + 1), repeat=3)
            if g + u + t == gold
            and g <= funds[0]
            and uranium + u <= funds[1]
            and titanium + t <= funds[2]
        ]
        if len(legal) > 1:
            assert sorted(ways) == sorted(f"pay:{g}.{u}.{t}" for g, u, t in legal)
            say(state, ways[0])
        assert sum(treasury(state, "shop")) == sum(funds) - gold - uranium - titanium
        assert all(left >= 0 for left in treasury(state, "shop"))


@rule("SA-X22", "control of a state with two mines")
def test_control() -> None:
    vector = example("SA-X22")
    seats: dict[str | None, int | None] = {"A": 0, "B": 1, None: None}
    for case in vector["cases"]:
        land = a_state("land", [(q, 0, "plain") for q in range(6)], [(0, 0), (1, 0)])
        scene = position(a_pack([land], [a_unit("walker")])).no_token("land")
        for number, owner in enumerate(case["mine_owners"]):
            scene.mine((number, 0), seats[owner])
        for number, owner in enumerate(case["units"]):
            scene.unit("AB".index(owner), "walker", (2 + number, 0))
        for number, owner in enumerate(case.get("wrecks", [])):
            scene.unit("AB".index(owner), "walker", (4 + number, 0), wreck=True)
        state = scene.summary()
        assert holder(state, "land") == seats[case["controller"]], case


@rule("SA-X23", "summary with waste, an exhausted state and a capture bonus")
def test_summary() -> None:
    vector = example("SA-X23")
    states = vector["states"]
    lands = [
        row_state(id.lower(), 3 * number, prestige=row["prestige"], income=row["income"])
        for number, (id, row) in enumerate(states.items())
    ]
    scene = position(a_pack(lands)).no_token(*(id.lower() for id in states))
    for id, row in states.items():
        land = id.lower()
        scene.treasury(land, *tokens(row["treasury"]))
        if row.get("captured_now"):
            scene.revealed(1, land, swords=row["swords_up"])
            scene.mine((0, 3 * list(states).index(id)), 0)  # A has taken its mine in battle
        else:
            scene.holder(land, 0)
        scene.die(land, row["die"])
    before = int(scene.state.prestige[0])
    state = scene.summary()
    expect = vector["expect"]
    assert state.track[0] == expect["track"]
    assert state.income_track[0] == expect["income"]
    assert waste(state, expect["income"]) == expect["waste"]
    assert state.prestige[0] == before + expect["gain"]
    for id, amounts in expect["treasuries"].items():
        assert treasury(state, id.lower()) == tokens(amounts), id
    assert {id: state.die[slot_of(state, id.lower())] for id in states} == expect["dice"]
    assert not state.swords[slot_of(state, "s")]
    assert holder(state, "s") == 0


@rule("SA-X24", "waste")
@rule("SA-6.1.7", "the whole track")
@rule("SA-R58")
def test_waste() -> None:
    scene = position(a_pack([row_state("a", 0)]))
    for income, gain in example("SA-X24")["expect"].items():
        assert income - waste(scene.state, income) == gain
    wasted = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
    assert [waste(scene.state, income) for income in range(1, 21)] == wasted


@rule("SA-X25", "trade limits")
@pytest.mark.parametrize("number", range(6))
def test_trade(number: int) -> None:
    vector = example("SA-X25")
    case = vector["cases"][number]
    lands = [
        row_state(id.lower(), 3 * row, income=(state["income"], 0, 0))
        for row, (id, state) in enumerate(vector["states"].items())
    ]
    # nobody can buy anything, so that the purchases go straight to the transfer
    pack = effects_pack(lands, {0: {"trade": 1}}, units=[a_unit("dear", cost=(99, 0, 0))])
    scene = position(pack).tech(0, "gift0")
    for id, row in vector["states"].items():
        scene.holder(id.lower(), 0).treasury(id.lower(), *tokens(row["treasury"]))
    state = scene.purchases(0)
    legal = all(
        send(state, giver.lower(), taker.lower(), resource)
        for giver, taker, resource, count in case["moves"]
        for _ in range(count)
    )
    assert legal == case["legal"]


def send(state: SecretAllies, giver: str, taker: str, resource: str) -> bool:
    """Move one token, if that is among the options."""
    if not {f"send:{giver}.{resource}"} <= set(options(state)):
        return False
    before = treasury(state, giver), treasury(state, taker)
    say(state, f"send:{giver}.{resource}")
    if f"to:{taker}" not in options(state):
        return False
    say(state, f"to:{taker}")
    assert sum(treasury(state, giver)) == sum(before[0]) - 1
    assert sum(treasury(state, taker)) == sum(before[1]) + 1
    return True


def technology_pack(vector: dict[str, Any]) -> Pack:
    tree = [
        a_technology(
            id.lower(),
            cost=tokens(row["cost"]),
            prestige=row["cost"].get("prestige", 0),
            requires=[needed.lower() for needed in row["requires"]],
            flasks=row["flasks"],
        )
        for id, row in vector["tree"].items()
    ]
    lands = [row_state(id.lower(), 3 * number) for number, id in enumerate(vector["states"])]
    races = [a_race("learned", tree), a_race("idle")]
    return a_pack(lands, [a_unit("dear", cost=(99, 0, 0))], races)


@rule("SA-X26", "technologies: arrows, and a chain in one phase")
@rule("SA-X27", "technologies: flasks")
@pytest.mark.parametrize("name", ["SA-X26", "SA-X27"])
def test_technologies(name: str) -> None:
    vector = example(name)
    for case in vector["cases"]:
        scene = position(technology_pack(vector)).prestige(0, vector["prestige"])
        scene.tech(0, *(id.lower() for id in vector["owned"]))
        for id, funds in vector["states"].items():
            scene.holder(id.lower(), 0).treasury(id.lower(), *tokens(funds))
        state = scene.purchases(0)
        legal = True
        for land, technology in case["buy"]:
            wanted = f"research:{land.lower()}.{technology.lower()}"
            if state.actors() != [0] or wanted not in options(state):
                legal = False
                break
            say(state, wanted)
            if options(state)[0].startswith("pay:"):
                say(state, options(state)[0])
        assert legal == case["legal"], case
        if legal:
            assert state.prestige[0] == case["prestige_left"]
            for _, technology in case["buy"]:
                assert state.owned[state.pack_data.tech_ids.index(technology.lower())]


@rule("SA-X29", "choosing allies")
def test_choosing_allies() -> None:
    vector = example("SA-X29")
    lands = [row_state(f"large{n}", 3 * n, large=True) for n in range(vector["deck"])]
    pack = a_pack(lands, allies=(1, 0))
    order = list(seats_of(vector["order"]).values())
    scene = position(pack, 3, turn=0).order(*order)
    for player, seat in seats_of(vector["order"]).items():
        scene.prestige(seat, vector["prestige_before"][player])
    state = scene.picks()
    decks = []
    seen: dict[str, int] = {}
    for player, seat in seats_of(vector["order"]).items():
        drawn = 0
        bought = 0
        while state.turn == 0 and state.pick < len(state.pick_seat):
            if state.actor() == CHANCE:
                drawn += 1
                say(state, options(state)[0])
                if player == "C":
                    break  # kept at once, without a question
                continue
            assert state.actor() == seat
            if "buy" in options(state):
                assert not (player == "C" and vector["expect"]["last_may_buy"] is False)
                more = bought < vector["bought"][player]
                bought += more
                say(state, "buy" if more else "enough")
            else:
                say(state, options(state)[0])
                break
        seen[player] = drawn
        decks.append(int(state.deck_size(True)))
        assert bought == vector["bought"][player]
    assert seen == vector["expect"]["seen"]
    assert decks == [5, 4, 3]
    assert state.neutral_cards() == vector["expect"]["neutral"]
    after = vector["expect"]["prestige_after"]
    assert prestige(state) == [after[player] for player in sorted(after)]


@rule("SA-X30", "revealing")
def test_reveal() -> None:
    vector = example("SA-X30")
    land = a_state(
        "land",
        [(q, 0, "plain") for q in range(6)],
        [(0, 0), (1, 0)],
        income=vector["income"],
        prestige=vector["prestige"],
        large=True,
    )
    units = [a_unit("tank", cost=vector["buy"][0])]
    scene = position(a_pack([land], units)).ally(0, "land")
    state = scene.discovery()
    before = prestige(state)
    say(state, "reveal:land")
    expect = vector["expect"]
    assert treasury(state, "land") == tokens(expect["funds"])
    assert prestige(state)[0] - before[0] == expect["prestige_gain"]
    assert mine_owner(state, (0, 0)) == mine_owner(state, (1, 0)) == 0
    assert state.die[0] == expect["die"]
    for number, cost in enumerate(vector["buy"]):
        assert tokens(cost) == state.pack_data.rows.basic_units[0].cost
        say(state, "buy:land.tank")
        if options(state)[0].startswith("pay:"):
            assert options(state)[0] == "pay:2.0.0"  # the program proposes gold first
            say(state, "pay:2.0.0")
        say(state, f"put:{key((number, 0))}")
    assert treasury(state, "land") == tokens(expect["treasury"])
    say(state, "done")
    assert holder(state, "land") == 0
    # the next turn: nobody bids, nobody moves
    bid(state, {0: 0, 1: 0})
    if len(state.actors()) > 1:  # equal results: the run-off
        bid(state, {0: 0, 1: 0})
    while state.turn == 2 and "end" in options(state):
        say(state, "end")
    later = expect["next_summary"]
    assert treasury(state, "land") == tokens(later["treasury"])
    assert prestige(state)[0] - before[0] == later["gain"]
    assert state.die[0] == later["die"]


@rule("SA-X31", "revealing with an enemy within")
def test_reveal_with_enemy_within() -> None:
    vector = example("SA-X31")
    seats: dict[str | None, int | None] = {"A": 0, "B": 1, None: None}
    land = a_state("land", [(q, 0, "plain") for q in range(6)], [(0, 0), (1, 0)])
    scene = position(a_pack([land], [a_unit("walker")])).no_token("land").ally(0, "land")
    for number, owner in enumerate(vector["mine_owners"]):
        scene.mine((number, 0), seats[owner])
    for number, owner in enumerate(vector["mine_units"]):
        if owner:
            scene.unit("AB".index(owner), "walker", (number, 0))
    for number, owner in enumerate(vector["other_units"]):
        scene.unit("AB".index(owner), "walker", (3 + number, 0))
    state = scene.discovery()
    assert ("reveal:land" in options(state)) == vector["expect"]["allowed"]
    say(state, "reveal:land")
    owners = [mine_owner(state, (number, 0)) for number in range(2)]
    assert owners == [seats[owner] for owner in vector["expect"]["mine_owners"]]
    assert any(option.startswith("buy:land.") for option in options(state))
    say(state, "done")
    assert holder(state, "land") == seats[vector["expect"]["controller"]]
    assert sum(treasury(state, "land")) == 8  # put aside with what is left


@rule("SA-X32", "two players reach the threshold")
def test_ranking() -> None:
    vector = example("SA-X32")
    seats = seats_of(sorted(vector["track"]))
    order = list(seats_of(vector["order"]).values())
    lands = [
        row_state(player.lower(), 3 * seat, prestige=vector["track"][player])
        for player, seat in seats.items()
    ]
    scene = position(a_pack(lands, threshold=vector["threshold"]), 4).order(*order)
    for player, seat in seats.items():
        scene.holder(player.lower(), seat)
    state = scene.summary()
    result = state.result()
    assert (result is not None) == vector["expect"]["ended"]
    assert result is not None
    ranked = [seats[player] for player in vector["expect"]["ranking"]]
    assert result.ranking == tuple((seat,) for seat in ranked)
    assert result.winners == (ranked[0],)
    assert result.ending == "threshold"


@rule("SA-X33", "threshold and its cap")
@rule("SA-R7")
def test_threshold() -> None:
    vector = example("SA-X33")
    for case in vector["cases"]:
        half = case["total"] // 2
        lands = [
            row_state("one", 0, prestige=half),
            row_state("two", 3, prestige=case["total"] - half),
        ]
        pack = a_pack(lands, threshold=vector["table"], victory_cap_percent=vector["cap_percent"])
        assert position(pack).state.threshold == case["threshold"]
