"""Corners of the rules that are easily overlooked."""

from typing import Any

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology, a_unit
from tests.rules.secret_allies.scene import (
    CAMP,
    TENT,
    asked,
    bid,
    effects_pack,
    options,
    position,
    research,
    say,
    strip,
    told,
    unit_at,
)

FIELD = a_state("field", [(q, 0, "plain") for q in range(6)], [(0, 0)])


@rule("SA-R35", "a move is a shift or an attack: choosing to stay and fire is not yet one")
@rule("SA-R70", "the subturn goes on when the only target leaves with its player")
def test_the_only_target_leaves_the_game() -> None:
    scene = position(a_pack([FIELD]), 3).no_token("field")
    state = scene.unit(0, "rv", (1, 0)).unit(2, "rv", (2, 0)).subturn(0)
    before = int(state.moves_left)
    say(state, "unit:1.0", "stay")
    assert asked(state) == "ask-target"
    state.say(2, "resign")
    assert unit_at(state, (2, 0)) is None
    assert asked(state) == "ask-unit"
    assert options(state) == ["unit:1.0", "end"]  # it has neither gone nor fired
    assert state.moves_left == before
    GAME.check(state)


@rule("SA-R70", "one of two targets leaves: the other may still be fired at")
def test_one_of_two_targets_leaves_the_game() -> None:
    scene = position(a_pack([FIELD]), 3).no_token("field")
    scene = scene.unit(0, "rv", (1, 0)).unit(1, "rv", (0, 0)).unit(2, "rv", (2, 0))
    state = scene.subturn(0)
    say(state, "unit:1.0", "stay")
    state.say(2, "resign")
    assert told(state, "fired")[0]["targets"] == ["0.0"]  # a lone target needs no question


@rule("SA-R42", "a dropped hit does not make an attack when the target of the other one leaves")
def test_the_target_of_the_second_hit_leaves_the_game() -> None:
    gun = a_unit("gun", damage=(1, 1), ranges=(1, 3), move=1)
    scene = position(a_pack([FIELD], [gun]), 3).no_token("field")
    scene = scene.unit(0, "gun", (1, 0)).unit(1, "gun", (2, 0)).unit(2, "gun", (5, 0))
    state = scene.subturn(0)
    say(state, "unit:1.0", "aim", "stay", "drop")
    state.say(1, "resign")
    assert asked(state) == "ask-unit"
    assert options(state) == ["unit:1.0", "end"]
    GAME.check(state)


@rule("SA-V2", "nothing is moving any more when its player has left in the middle of a move")
def test_nothing_moves_after_its_player_left() -> None:
    scene = position(a_pack([FIELD]), 3).no_token("field")
    scene = scene.unit(0, "rv", (1, 0)).unit(1, "rv", (4, 0)).unit(2, "rv", (5, 0))
    state = scene.subturn(0)
    say(state, "unit:1.0")
    state.say(0, "resign")
    shown = GAME.project(state, 1).as_dict()["battle"]
    assert isinstance(shown, dict)
    assert shown["moving"] is None


@rule("SA-V2", "units are shown with all values: armour is that of the hex they stand on")
@rule("SA-2.1.11", "a ground unit in the desert has 1 armour less")
def test_armour_is_shown_as_it_is_here() -> None:
    dunes = a_state("dunes", [(0, 0, "desert"), (1, 0, "plain"), (2, 0, "desert")], [(0, 0)])
    scene = position(a_pack([dunes])).no_token("dunes")
    state = scene.unit(0, "tank", (0, 0)).unit(0, "tank", (1, 0)).unit(1, "drone", (2, 0)).battle()
    units = GAME.project(state, 1).as_dict()["units"]
    assert isinstance(units, list)
    assert [unit["armour"] for unit in units] == [3, 4, 2]


def schedule(state: SecretAllies) -> dict[str, Any]:
    """The battle as anybody sees it."""
    shown = GAME.project(state, SPECTATOR).as_dict()["battle"]
    assert isinstance(shown, dict)
    return shown


@rule("SA-V2", "moves left are those of the subturn that is being asked about, not of the last one")
@rule("SA-R48", "a player decides about his slot before any move of it")
def test_the_slot_that_may_be_put_off_is_shown_fresh() -> None:
    lands = [*strip(["home", "target"]), CAMP]
    scene = position(effects_pack(lands, {1: {"defer_subturn": 1, "extra_moves": 2}}))
    scene.tech(1, "gift1").no_token("home", "camp").unit(0, "rv", (2, 0)).unit(1, "rv", TENT)
    state = scene.subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    bid(state, {0: 0, 1: 0})
    say(state, "go:4.0")
    assert asked(state) == "ask-defer"
    shown = schedule(state)
    assert (shown["active"], shown["moves_left"]) == (1, 8)
    assert not shown["state_attacked"]  # that was in the subturn of the other player
    assert shown["may_attack"]


@rule("SA-V2", "the schedule of the battle phase is public while its order is bid for")
@rule("SA-R47", "the numbers of subturns are those at the start of the battle phase")
def test_the_schedule_of_the_battle_that_begins() -> None:
    lands = [*strip(["home", "target"]), CAMP]
    scene = position(effects_pack(lands, {1: {"extra_subturn": 1}})).no_token("home", "camp")
    state = scene.holder("home", 1).unit(0, "rv", TENT).subturn(0, round=2)
    say(state, "end")  # the other player has no unit: the battle is over
    research(state, "home.gift1")
    while asked(state) != "ask-bid-order":
        say(state, "done")
    assert state.turn == 2
    shown = schedule(state)
    assert shown["subturns"] == [2, 3]
    assert (shown["round"], shown["subturns_in_hand"], shown["moves_left"]) == (1, 0, 0)
    assert not shown["state_attacked"]


def tied_for_partisans() -> SecretAllies:
    """Seat 0 attacks; seats 1 and 2 are equal at the top and run off; seat 3 is above zero too."""
    lands = [*strip(["home", "target"]), CAMP]
    scene = position(effects_pack(lands, {}), 4).no_token("home", "camp").unit(0, "rv", (2, 0))
    state = scene.unit(0, "rv", TENT).subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    bid(state, {0: 0, 1: 3, 2: 3, 3: 1})
    assert sorted(state.actors()) == [1, 2]
    return state


@rule("SA-R70", "an auction goes on without those who leave: the best of the others wins it")
def test_all_who_run_off_leave_the_game() -> None:
    state = tied_for_partisans()
    state.say(1, "bid:1")
    state.say(1, "resign")
    state.say(2, "resign")
    assert asked(state) == "ask-buy-partisan"
    assert state.actor() == 3
    GAME.check(state)


@rule("SA-R70", "an auction goes on without one who leaves: the other wins the run-off")
def test_one_of_two_who_run_off_leaves_the_game() -> None:
    state = tied_for_partisans()
    state.say(1, "bid:2")
    state.say(1, "resign")
    state.say(2, "bid:0")
    assert asked(state) == "ask-buy-partisan"
    assert state.actor() == 2


@rule("SA-R70", "nobody else is above zero: no partisans")
@rule("SA-5.2.11", "no partisans without a result above zero")
def test_nobody_above_zero_is_left() -> None:
    lands = [*strip(["home", "target"]), CAMP]
    scene = position(effects_pack(lands, {}), 4).no_token("home", "camp").unit(0, "rv", (2, 0))
    state = scene.unit(0, "rv", TENT).subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    bid(state, {0: 0, 1: 3, 2: 3, 3: 0})
    state.say(1, "resign")
    state.say(2, "resign")
    assert told(state, "no-partisans")
    assert asked(state) == "ask-go-on"


@rule("SA-R52", "the next group that is equal has its own run-off, one, then the current order")
def test_the_next_group_runs_off_when_the_first_has_left() -> None:
    lands = [*strip(["home", "target"]), CAMP]
    scene = position(effects_pack(lands, {}), 4).no_token("home", "camp").unit(0, "rv", (2, 0))
    state = scene.prestige(0, 10).unit(0, "rv", TENT).order(0, 1, 2, 3).subturn(0)
    say(state, "unit:2.0", "enter:3.0")
    worth = int(state.board.worth[1])
    bid(state, {0: worth + 3, 1: 3, 2: 3, 3: 1})  # the attacker has the penalty of his worth and 2
    state.say(1, "resign")
    state.say(2, "resign")
    bid(state, {0: 0, 3: 0})
    assert asked(state) == "ask-buy-partisan"
    assert state.actor() == 0


@rule("SA-3.0.9", "bonuses are not added in a run-off: none is shown beside its bids")
@rule("SA-V6", "before the bids everybody sees the modifiers that count in them")
def test_no_modifiers_are_shown_in_a_run_off() -> None:
    scene = position(effects_pack(strip(["home"]), {0: {"order_bonus": 1}}), 3).tech(0, "gift0")
    state = scene.battle()
    for viewer in (0, 2, SPECTATOR):
        assert auction(state, viewer)["modifiers"] == {"0": 1, "1": 0, "2": 0}
    bid(state, {0: 2, 1: 3, 2: 0})
    for viewer in (0, 2, SPECTATOR):
        assert auction(state, viewer)["modifiers"] == {"0": 0, "1": 0}
        assert auction(state, viewer)["groups"] == [[0, 1]]


def auction(state: SecretAllies, viewer: int) -> dict[str, Any]:
    shown = GAME.project(state, viewer).as_dict()["auction"]
    assert isinstance(shown, dict)
    return shown


@rule("SA-R70", "the states he held are held by nobody, and everybody is told")
def test_states_of_one_who_leaves_are_told() -> None:
    scene = position(effects_pack([*strip(["home", "far"]), CAMP], {}), 3).no_token("camp")
    state = scene.holder("home", 1).holder("far", 2).unit(0, "rv", TENT).subturn(0)
    state.take_events()
    state.say(1, "resign")
    assert [event["state"] for event in told(state, "state-lost")] == ["home"]


@rule("SA-8.0.4", "a technology may cost prestige alone: then no token is paid, nor told as paid")
def test_nothing_is_paid_for_prestige_alone() -> None:
    tree = [
        a_technology("song", cost=(0, 0, 0), prestige=2),
        a_technology("plough", cost=(1, 0, 0)),
    ]
    pack = a_pack(strip(["home", "far"]), races=[a_race("one", tree), a_race("two")])
    scene = position(pack).holder("home", 0).holder("far", 0)
    state = scene.treasury("far", 2, 0, 0).purchases(0)
    state.take_events()
    say(state, "research:home.song")
    assert told(state, "paid") == []
    say(state, "research:far.plough")
    assert [event["tokens"] for event in told(state, "paid")] == [[1, 0, 0]]
