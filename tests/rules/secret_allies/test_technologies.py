"""SA-8 and its rulings: requirements, costs, and the twelve effects."""

from hiddenhand.core.seats import CHANCE
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.pack_rows import StateRow, TechnologyRow, Tokens
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology, a_unit
from tests.rules.secret_allies.scene import (
    asked,
    bid,
    effects_pack,
    options,
    position,
    prestige,
    research,
    say,
    strip,
    told,
    treasury,
)


def land(name: str, row: int, income: Tokens = (1, 1, 0)) -> StateRow:
    return a_state(name, [(q, row, "plain") for q in range(4)], income=income)


LANDS = [land("a", 0), land("b", 3), land("c", 6), land("d", 9)]
DEAR = [a_unit("dear", cost=(99, 0, 0))]


def learning(*tree: TechnologyRow, seats: int = 2) -> Arrangement:
    """Seat 0 has this tree, holds a, b and c, and can buy no units."""
    races = [a_race("one", tree, [a_unit("toy", cost=(99, 0, 0))]), a_race("two")]
    scene = position(a_pack(LANDS, DEAR, [*races, a_race("three")]), seats)
    for name in "abc":
        scene.holder(name, 0).treasury(name, 5, 5, 5)
    return scene


def known(state: SecretAllies) -> set[str]:
    pack = state.pack_data
    return {name for number, name in enumerate(pack.tech_ids) if state.owned[number]}


def on_offer(state: SecretAllies) -> set[str]:
    """Technologies that may be bought now, in whatever state."""
    return {option.rpartition(".")[2] for option in options(state) if "." in option}


@rule("SA-8.0.2", "one in each of his states, those he fully controls")
def test_one_in_each_state() -> None:
    tree = [a_technology(f"t{k}") for k in range(5)]
    state = learning(*tree).treasury("d", 5, 5, 5).purchases(0)
    for name in "bca":
        assert not any(option.startswith("research:d") for option in options(state))
        research(state, f"{name}.t{'bca'.index(name)}")
    assert len(known(state)) == 3
    assert asked(state) == "ask-bid-order"  # all three states are used up


@rule("SA-8.0.3", "resources from the treasury of that state, prestige from the pool")
def test_cost() -> None:
    state = learning(a_technology("t", cost=(0, 2, 1), prestige=4)).purchases(0)
    say(state, "research:b.t")
    assert treasury(state, "b") == (5, 3, 4)
    assert treasury(state, "a") == (5, 5, 5)
    assert prestige(state) == [6, 10]


@rule(
    "SA-8.0.3",
    "SA-V9",
    "too little prestige: it is not offered, and the question is put all the same",
)
def test_too_little_prestige() -> None:
    scene = learning(a_technology("t", prestige=4)).prestige(0, 9).spent(0, 6)
    state = scene.purchases(0)
    assert asked(state) == "ask-research"
    assert options(state) == ["done"]


@rule("SA-R74", "who can afford nothing, as far as everybody can tell, is not asked")
def test_known_to_have_too_little_prestige() -> None:
    state = learning(a_technology("t", prestige=4)).prestige(0, 3).purchases(0)
    assert asked(state) != "ask-research"


@rule("SA-8.0.4", "even for prestige alone the state is named, and used up")
def test_prestige_alone() -> None:
    state = learning(a_technology("t", cost=(0, 0, 0), prestige=1), a_technology("u")).purchases(0)
    assert {"research:a.t", "research:b.t", "research:c.t"} <= set(options(state))
    say(state, "research:b.t")
    assert not any(option.startswith("research:b") for option in options(state))


@rule("SA-8.0.5", "SA-8.0.6", "all technologies whose arrows point to it")
def test_arrows() -> None:
    tree = [a_technology("x"), a_technology("y"), a_technology("z", requires=["x", "y"])]
    assert on_offer(learning(*tree).purchases(0)) == {"x", "y"}
    assert on_offer(learning(*tree).tech(0, "x").purchases(0)) == {"y"}
    assert on_offer(learning(*tree).tech(0, "x", "y").purchases(0)) == {"z"}


@rule("SA-8.0.7", "without arrows: as many technologies of any kind as there are flasks")
def test_flasks() -> None:
    tree = [a_technology("x"), a_technology("y"), a_technology("z", flasks=2)]
    assert on_offer(learning(*tree).purchases(0)) == {"x", "y"}
    assert on_offer(learning(*tree).tech(0, "x").purchases(0)) == {"y"}
    assert on_offer(learning(*tree).tech(0, "x", "y").purchases(0)) == {"z"}


@rule("SA-8.0.8", "with neither arrows nor flasks from the beginning")
def test_from_the_beginning() -> None:
    tree = [a_technology("x"), a_technology("z", flasks=1)]
    assert on_offer(learning(*tree).purchases(0)) == {"x"}


@rule("SA-8.0.9", "it works from that moment: what depends on it, and its units, can be bought")
def test_works_at_once() -> None:
    tree = [a_technology("x", unlocks=["toy"]), a_technology("y", requires=["x"])]
    races = [a_race("one", tree, [a_unit("toy", cost=(1, 0, 0))]), a_race("two")]
    scene = position(a_pack(LANDS, DEAR, races)).holder("a", 0).treasury("a", 5, 0, 0)
    state = scene.holder("b", 0).treasury("b", 5, 0, 0).purchases(0)
    research(state, "a.x")
    assert on_offer(state) == {"y"}
    say(state, "done")
    assert options(state) == ["buy:a.toy", "buy:b.toy", "done"]


@rule("SA-8.0.10", "SA-8.0.21", "SA-R64", "two prestige, once, at purchase")
def test_gain_prestige() -> None:
    state = learning(a_technology("t", effects=[("gain_prestige", 2)])).purchases(0)
    research(state, "a.t")
    assert prestige(state) == [12, 10]
    bid(state, {0: 0, 1: 0})
    bid(state, {0: 0, 1: 0})
    assert state.turn == 3  # the summary of turn 2 is over, and nobody could buy anything
    assert prestige(state)[0] == 12 + 6 - 1  # only the income of three states, less waste


@rule("SA-8.0.11", "+1 in the order auction")
def test_order_bonus() -> None:
    state = position(effects_pack(strip("ab"), {1: {"order_bonus": 1}})).tech(1, "gift1").battle()
    assert [int(one) for one in state.modifier] == [0, 1]
    bid(state, {0: 2, 1: 2})
    assert [int(seat) for seat in state.order] == [1, 0]


def under_attack(effects: dict[int, dict[str, int]]) -> SecretAllies:
    scene = position(effects_pack(strip(["home", "target"]), effects), 3).no_token("home")
    for seat in range(3):
        scene.tech(seat, f"gift{seat}")
    state = scene.unit(0, "rv", (2, 0)).subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    return state


@rule("SA-8.0.12", "SA-8.0.13", "one bonus for the aggressor, one for the others")
def test_partisan_bonuses() -> None:
    both = {"attack_bonus": 1, "defence_bonus": 1}
    state = under_attack(dict.fromkeys(range(3), both))
    assert [int(one) for one in state.modifier] == [-3, 1, 1]


@rule("SA-8.0.19", "SA-R65", "a random half of the neutral cards, seen by the buyer alone")
def test_peek_neutral() -> None:
    lands = [land(name, 3 * k) for k, name in enumerate("abcdefg")]
    look = a_technology("look", effects=[("peek_neutral", 1)])
    pack = a_pack(lands, DEAR, [a_race("one", [look]), a_race("two")])
    scene = position(pack).ally(1, "b").ally(0, "c").holder("a", 0).treasury("a", 5, 0, 0)
    state = scene.purchases(0)
    state.take_events()
    research(state, "a.look")
    seen = []
    while state.actor() == CHANCE:
        assert not {"peek:b", "peek:c"} & set(options(state))
        seen.append(options(state)[-1].removeprefix("peek:"))
        say(state, f"peek:{seen[-1]}")
    assert len(seen) == 2  # five neutral cards, halved and rounded down
    [event] = [event for event in state.take_events() if event.kind == "neutrals-looked-at"]
    assert event.seen_by(0)["states"] == seen
    assert event.seen_by(1) == {"event": "neutrals-looked-at", "seat": 0, "count": 2}
    own = GAME.project(state, 0).as_dict()["own"]
    assert isinstance(own, dict)
    assert sorted(own["neutrals_seen"]) == sorted(seen)


@rule("SA-R65", "states already captured stay among them; a second look draws anew from all")
def test_second_look_draws_anew() -> None:
    tree = [a_technology(f"look{k}", effects=[("peek_neutral", 1)]) for k in range(2)]
    scene = learning(*tree).purchases(0)
    research(scene, "a.look0")
    assert len(options(scene)) == 4  # held states are neutral cards too
    say(scene, "peek:a", "peek:b")
    research(scene, "b.look1")
    assert {"peek:a", "peek:b", "peek:c", "peek:d"} == set(options(scene))


def lookers(effects: dict[int, int], seats: int = 3) -> SecretAllies:
    gifts = {seat: {"peek_prestige": count} for seat, count in effects.items()}
    scene = position(effects_pack(strip("ab"), gifts), seats).order(*range(seats))
    for seat in effects:
        scene.tech(seat, f"gift{seat}")
    return scene.prestige(0, 7).looks()


@rule(
    "SA-8.0.20", "SA-R66", "after all purchases, in reverse order; whom is public, the number not"
)
def test_peek_prestige() -> None:
    state = lookers({0: 1, 2: 1})
    assert state.actors() == [2]
    state.take_events()
    say(state, "look:0")
    [event] = state.take_events()
    assert event.seen_by(2) == {"event": "prestige-looked-at", "seat": 2, "at": 0, "prestige": 7}
    assert event.seen_by(1) == {"event": "prestige-looked-at", "seat": 2, "at": 0}
    assert state.actors() == [0]
    say(state, "none")
    assert state.turn == 2


@rule("SA-R66", "in every turn, from the turn of purchase on")
def test_peek_prestige_recurs() -> None:
    state = learning(a_technology("ear", effects=[("peek_prestige", 1)])).purchases(0)
    research(state, "a.ear")
    assert options(state) == ["none", "look:1"]  # in the same turn
    say(state, "look:1")
    bid(state, {0: 1, 1: 0})
    assert options(state) == ["none", "look:1"]
    assert state.turn == 2


@rule("SA-R67", "bonuses of one kind add up, also one look per technology")
def test_adding_up() -> None:
    state = lookers({1: 2})
    say(state, "look:0", "look:0")
    assert state.turn == 2
    tree = [a_technology(f"t{k}", effects=[("order_bonus", 1), ("diplomacy", 1)]) for k in range(3)]
    scene = learning(*tree).tech(0, "t0", "t1", "t2")
    assert [int(one) for one in scene.battle().modifier] == [3, 0]
    assert scene.state.has_bonus(0, 3) == 3


@rule("SA-R67", "defer_subturn does not add up; no technology is ever lost")
def test_not_adding_up() -> None:
    pack = effects_pack(strip("ab"), {0: {"defer_subturn": 3}})
    state = position(pack).tech(0, "gift0").no_token("a").unit(0, "rv", (0, 0)).subturn(0)
    assert options(state) == ["defer:0", "defer:1"]
    state = learning(a_technology("t")).tech(0, "t").holder("a", None).summary()
    assert known(state) == {"t"}


def test_technologies_are_told() -> None:
    state = learning(a_technology("t", prestige=1)).purchases(0)
    research(state, "a.t")
    [event] = told(state, "technology-bought")
    assert event["technology"] == "t"
    assert event["state"] == "a"


@rule("SA-R66", "declining one look declines the others of that turn")
def test_declining_looks() -> None:
    state = lookers({1: 3})
    say(state, "look:0", "none")
    assert state.turn == 2
