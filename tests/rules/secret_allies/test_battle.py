"""SA-5 and its rulings: subturns, attacks on states, partisans."""

from itertools import permutations

import pytest

from hiddenhand.games.secret_allies.pack_rows import StateRow, Tokens
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import (
    CAMP,
    TENT,
    asked,
    bid,
    buy,
    effects_pack,
    everything,
    hexes,
    key,
    mine_owner,
    options,
    position,
    prestige,
    say,
    slot_of,
    strip,
    told,
    unit_at,
)


def lane(name: str, row: int, width: int = 6, income: Tokens = (1, 1, 0)) -> StateRow:
    return a_state(
        name, [(q, row, "plain") for q in range(width)], [(width - 1, row)], income=income
    )


def front(seats: int = 3, **effects: dict[str, int]) -> Arrangement:
    """Seat 0 at home in row 0 beside the state `target` in row 1; `other` lies in row -1."""
    gifts = {int(seat.removeprefix("seat")): gift for seat, gift in effects.items()}
    lands = [lane("home", 0), lane("target", 1), lane("other", -1), CAMP]
    scene = position(effects_pack(lands, gifts), seats).no_token("home", "camp")
    for seat in gifts:
        scene.tech(seat, f"gift{seat}")
    return scene.unit(0, "rv", (2, 0)).unit(0, "drone", (4, 0)).unit(0, "rv", TENT)


def attacked(scene: Arrangement) -> SecretAllies:
    """Seat 0 enters the target."""
    state = scene.subturn(0)
    say(state, "unit:2.0", "enter:2.1")
    return state


# -- subturns ------------------------------------------------------------------------------------


@rule("SA-5.1.1", "SA-5.1.2", "SA-5.1.3", "SA-R47", "two subturns of six moves, going round")
def test_subturns_go_round() -> None:
    scene = position(a_pack(strip("abc", 4)), 3).order(2, 0, 1).no_token("a", "b", "c")
    for seat in range(3):
        scene.unit(seat, "rv", (4 * seat, 0))
    state = scene.subturn(2)
    played = []
    while asked(state) == "ask-unit":
        played.append((int(state.active), int(state.round), int(state.moves_left)))
        say(state, "end")
    order = [2, 0, 1]
    assert played == [(seat, round, 6) for round in (1, 2) for seat in order]


@rule("SA-5.1.4", "SA-8.0.16", "SA-8.0.17", "technologies give more subturns and more moves")
@rule("SA-R47", "in round k every player with at least k subturns has a slot")
def test_more_subturns() -> None:
    gifts = {0: {"extra_subturn": 2}, 1: {"extra_moves": 2}}
    scene = position(effects_pack(strip("ab", 4), gifts)).no_token("a", "b").tech(0, "gift0")
    state = scene.tech(1, "gift1").unit(0, "rv", (0, 0)).unit(1, "rv", (4, 0)).subturn(0)
    played = []
    while asked(state) == "ask-unit":
        played.append((int(state.active), int(state.moves_left)))
        say(state, "end")
    assert played == [(0, 6), (1, 8), (0, 6), (1, 8), (0, 6), (0, 6)]


@rule("SA-R47", "a subturn without moves still counts as played")
def test_empty_subturns_pass() -> None:
    state = position(a_pack(strip("ab", 4))).no_token("a", "b").unit(1, "rv", (4, 0)).subturn(0)
    assert state.active == 1  # seat 0 has nothing to move
    say(state, "end")
    assert (state.active, state.round) == (1, 2)


@rule("SA-R48", "SA-8.0.18", "a subturn put off is played in the next slot, each one on its own")
def test_deferred_subturn() -> None:
    scene = front(2, seat0={"defer_subturn": 1, "extra_subturn": 1})
    state = scene.unit(1, "rv", (5, 0)).subturn(0)
    say(state, "defer:1")
    assert told(state, "subturn-deferred") == [{"event": "subturn-deferred", "seat": 0, "count": 1}]
    assert state.active == 1
    say(state, "end")
    assert options(state) == ["defer:0", "defer:1", "defer:2"]  # some or all of them again
    say(state, "defer:0")
    say(state, f"unit:{key(TENT)}", "go:41.0")
    assert state.moves_left == 5
    say(state, "end")
    assert (state.active, state.moves_left) == (0, 6)  # the second of the two, with its own moves


@rule("SA-R48", "in his last slot he can put off nothing")
def test_nothing_is_deferred_for_ever() -> None:
    state = front(2, seat0={"defer_subturn": 1}).subturn(0)
    say(state, "defer:1")
    assert asked(state) == "ask-unit"  # seat 1 has no units; this is the second and last slot
    assert state.in_hand == 2
    say(state, "end")
    assert asked(state) == "ask-unit"


# -- attacking a state ---------------------------------------------------------------------------


@rule("SA-5.2.1", "SA-R26", "entering a state with its token attacks it, by air too")
def test_entering_attacks() -> None:
    state = front().subturn(0)
    say(state, "unit:4.0")
    assert hexes(state, "go") >= {(0, 0), (1, 0), (3, 0), (5, 0)}
    # from the air too the first hex of such a state is entered by attacking, and not beyond it
    assert {r for _, r in hexes(state, "enter")} == {1, -1}
    assert not {place for place in hexes(state, "go") if place[1] in (1, -1)}


@rule("SA-5.2.1", "the player's own revealed ally is entered freely, with its token")
def test_own_revealed_ally() -> None:
    state = front().revealed(0, "target").subturn(0)
    say(state, "unit:2.0")
    assert (2, 1) in hexes(state, "go")
    say(state, "go:2.1")
    assert state.partisan[slot_of(state, "target")] == 1


@rule("SA-5.2.1", "a state whose token is gone is entered freely")
def test_states_without_token() -> None:
    state = front().no_token("target").subturn(0)
    say(state, "unit:2.0")
    assert (2, 1) in hexes(state, "go")


@rule("SA-R26", "putting units on the map never attacks a state")
def test_buying_is_no_attack() -> None:
    scene = position(a_pack([lane("a", 0)])).holder("a", 0).treasury("a", 1, 0, 0)
    state = scene.purchases(0)
    buy(state, "a.rv", (0, 0))
    assert state.partisan[0] == 1


@rule("SA-5.2.2", "SA-R29", "in one subturn only one state may be attacked")
def test_one_attack_in_a_subturn() -> None:
    state = attacked(front())
    bid(state, {0: 0, 1: 0, 2: 0})
    assert asked(state) == "ask-go-on"
    say(state, "stay")
    say(state, "unit:4.0")
    assert hexes(state, "enter") == set()
    assert (4, 1) in hexes(state, "go")  # the state attacked before has no token any more
    assert not {place for place in hexes(state, "go") if place[1] == -1}


@rule("SA-5.2.3", "SA-R29", "no state is attacked in the last subturn of the phase")
def test_no_attack_in_the_last_subturn() -> None:
    state = front(2).order(1, 0).subturn(0, round=2)
    say(state, "unit:2.0")
    assert hexes(state, "enter") == set()
    assert hexes(state, "go")
    state = front(2).order(0, 1).subturn(0, round=2)  # another player's slot still follows
    say(state, "unit:2.0")
    assert hexes(state, "enter")


@rule("SA-R29", "all else is legal then: firing, mines, states without token, one's revealed ally")
def test_what_is_legal_in_the_last_subturn() -> None:
    scene = front(2).order(1, 0).revealed(0, "target").unit(1, "rv", (3, 0))
    state = scene.subturn(0, round=2)
    say(state, "unit:2.0", "go:2.1", "hit:3.0")
    assert unit_at(state, (2, 1)) == (0, "rv")


@rule("SA-5.2.4", "SA-R27", "the token goes at the moment of attack, for good")
@rule("SA-1.2.5", "each state can raise partisans only once")
def test_token_goes() -> None:
    state = attacked(front())
    assert state.partisan[slot_of(state, "target")] == 0
    assert asked(state) == "ask-bid-partisans"
    bid(state, {0: 0, 1: 0, 2: 0})
    assert told(state, "no-partisans")
    assert state.partisan[slot_of(state, "target")] == 0


@rule("SA-5.2.5", "SA-5.2.6", "SA-1.2.2", "attacker and all defenders bid; only the winner matters")
def test_who_takes_part() -> None:
    state = attacked(front(4))
    assert state.actors() == [0, 1, 2, 3]
    bid(state, {0: 9, 1: 2, 2: 3, 3: 3})
    assert state.auction_winner == 0  # the attacker may win: 9 - 4 = 5
    assert state.actors() == [0]


@rule("SA-5.2.7", "SA-5.2.8", "neutral, worth 2: -4 for the attacker, 0 for the others")
def test_modifiers_of_a_neutral_state() -> None:
    assert [int(one) for one in attacked(front()).modifier] == [-4, 0, 0]


@rule("SA-5.2.9", "SA-5.2.10", "another's state: +1 for him, -n - 1 for the rest; technologies add")
def test_modifiers_of_an_owned_state() -> None:
    gifts = {"seat0": {"attack_bonus": 2}, "seat1": {"defence_bonus": 1}}
    state = attacked(front(3, **gifts).revealed(1, "target"))
    assert [int(one) for one in state.modifier] == [-2, 2, -3]


@rule("SA-R30", "a state worth n counts n even if its die shows X")
def test_exhausted_state_counts() -> None:
    state = attacked(front().revealed(1, "target").die("target", 0))
    assert [int(one) for one in state.modifier] == [-4, 1, -3]


@rule("SA-5.2.11", "nobody above zero: no run-off and no partisans")
def test_nobody_above_zero() -> None:
    state = attacked(front())
    bid(state, {0: 4, 1: 0, 2: 0})  # three results of 0
    assert asked(state) == "ask-go-on"
    assert prestige(state) == [6, 10, 10]


# -- the secret-ally question ----------------------------------------------------------------------


@rule("SA-R28", "SA-V7", "all defenders with unrevealed cards are asked, whichever they have")
def test_who_is_asked() -> None:
    state = attacked(front(4).ally(1, "target").ally(2, "other").revealed(3, "camp"))
    assert state.actors() == [1, 2]  # seat 3 has only a revealed card, the attacker is not asked
    assert options(state, 1) == ["pass", "show"]
    assert options(state, 2) == ["pass"]


@rule("SA-R28", "shown, the state counts as his in this auction, and nothing else changes")
def test_show() -> None:
    state = attacked(front().ally(1, "target"))
    say(state, "show")
    assert [int(one) for one in state.modifier] == [-4, 1, -3]
    slot = slot_of(state, "target")
    assert state.shown[slot] == 1
    assert state.revealed_by[slot] == -1
    assert state.unrevealed(1) == 1
    assert sum(state.treasury) == 0
    assert mine_owner(state, (5, 1)) is None
    assert told(state, "ally-shown") == [{"event": "ally-shown", "seat": 1, "state": "target"}]


@rule("SA-R28", "not shown, it counts as neutral; the attack does not reveal it")
def test_pass() -> None:
    state = attacked(front().ally(1, "target"))
    say(state, "pass")
    assert [int(one) for one in state.modifier] == [-4, 0, 0]
    assert state.shown[slot_of(state, "target")] == 0
    assert told(state, "ally-shown") == []


@rule("SA-R28", "a revealed ally asks no question")
def test_no_question_about_a_revealed_ally() -> None:
    state = attacked(front().revealed(1, "target").ally(2, "other"))
    assert asked(state) == "ask-bid-partisans"


@rule("SA-R28", "the answers are sealed: their order of arrival cannot matter")
@pytest.mark.parametrize("show", [False, True])
def test_answers_in_any_order(show: bool) -> None:
    outcomes = set()
    for arrival in permutations([1, 2, 3]):
        state = attacked(front(4).ally(1, "target").ally(2, "other").ally(3, "home"))
        for seat in arrival:
            state.say(seat, "show" if show and seat == 1 else "pass")
        outcomes.add(everything(state))
    assert len(outcomes) == 1


@rule("SA-R25", "a player may attack his own secret ally; it counts as neutral and stays secret")
def test_own_secret_ally() -> None:
    state = attacked(front().ally(0, "target"))
    assert asked(state) == "ask-bid-partisans"  # the attacker cannot show a card of his own
    assert [int(one) for one in state.modifier] == [-4, 0, 0]
    assert state.revealed_by[slot_of(state, "target")] == -1
    assert state.unrevealed(0) == 1


# -- partisans -----------------------------------------------------------------------------------


@rule("SA-1.2.1", "SA-R31", "SA-8.0.15", "2 x income in kind, plus 1 gold per technology")
def test_funds() -> None:
    state = attacked(front(3, seat1={"partisan_gold": 2}))
    bid(state, {0: 0, 1: 1, 2: 0})
    assert [int(amount) for amount in state.funds] == [4, 2, 0]
    assert sum(state.treasury) == 0  # from the bank, never in a treasury


@rule("SA-1.2.3", "SA-R32", "he must spend all while anything can be bought, and may not decline")
def test_spending_all() -> None:
    state = attacked(front())
    bid(state, {0: 0, 1: 0, 2: 1})
    spent = 0
    while asked(state) == "ask-buy-partisan":
        assert not set(options(state)) & {"done", "pass", "stop"}
        wares = [option for option in options(state) if option != "differently"]
        assert all(option.startswith("buy:target.") for option in wares)
        buy(state, "target.rv", sorted(free_hexes(state))[0])
        spent += 1
    assert spent == 4
    assert sum(state.funds) == 0


def free_hexes(state: SecretAllies) -> set[tuple[int, int]]:
    return {(q, 1) for q in range(6) if unit_at(state, (q, 1)) is None}


@rule("SA-R32", "when tokens or hexes are lacking the rest goes back to the bank")
@rule("SA-R12", "the bank never runs out; only unit tokens are limited")
def test_rest_goes_back() -> None:
    lands = [lane("home", 0), lane("target", 1, 2, income=(3, 0, 0)), CAMP]
    scene = position(a_pack(lands)).no_token("home", "camp").unit(0, "rv", (1, 0))
    state = scene.unit(0, "rv", TENT).subturn(0)
    say(state, "unit:1.0", "enter:1.1")
    bid(state, {0: 0, 1: 1})
    issued, returned = state.tokens_issued[0], state.tokens_returned[0]
    buy(state, "target.rv", (0, 1))  # the only free hex
    assert asked(state) == "ask-partisan"
    assert state.tokens_issued[0] == issued == 6
    assert state.tokens_returned[0] - returned == 6


@rule("SA-5.2.12", "SA-R31", "SA-R33", "the winner's own units, moved at once, not all of them")
def test_partisans_move_at_once() -> None:
    state = attacked(front())
    bid(state, {0: 0, 1: 2, 2: 0})
    buy(state, "target.tank", (0, 1))
    buy(state, "target.tank", (4, 1))
    assert unit_at(state, (0, 1)) == (1, "tank")
    assert options(state) == ["unit:0.1", "unit:4.1", "stop"]
    moves = state.moves_left
    say(state, "unit:4.1", "go:3.1", "hit:2.1")
    assert options(state) == ["unit:0.1", "stop"]  # one move each
    say(state, "stop")
    assert state.moves_left == moves - 1  # only the attacker's move was used: his unit is a wreck
    assert state.active == 0


@rule("SA-R33", "a partisan that did not move at once may move later in its player's subturns")
def test_partisans_move_later() -> None:
    state = attacked(front(2))
    bid(state, {0: 0, 1: 2})
    buy(state, "target.tank", (0, 1))
    buy(state, "target.tank", (5, 1))
    say(state, "unit:5.1", "aim", "go:4.1", "drop", "stop", "stay", "end")
    assert state.active == 1
    assert options(state) == ["unit:0.1", "end"]


@rule("SA-1.2.4", "SA-5.2.13", "SA-R34", "partisans do not leave in this turn, but fire out")
def test_partisans_stay() -> None:
    state = attacked(front(2))
    bid(state, {0: 0, 1: 3})
    buy(state, "target.drone", (3, 1))
    buy(state, "target.mortar", (0, 1))
    say(state, "unit:3.1")
    assert {r for _, r in hexes(state, "go")} == {1}
    say(state, "stay")
    assert (4, 0) in hexes(state, "hit")  # across the border
    say(state, "hit:4.0", "stop", "aim", "stay", "drop", "end")
    say(state, "unit:0.1")  # later, in his own subturn of the same turn
    assert {r for _, r in hexes(state, "go")} == {1}


@rule("SA-R33", "SA-R34", "they are ordinary units afterwards, and free in the next turn")
def test_partisans_are_free_next_turn() -> None:
    scene = front(2).no_token("target").unit(1, "drone", (3, 1), partisan=True)
    state = scene.battle()
    bid(state, {0: 0, 1: 1})
    say(state, "unit:3.1")
    assert {r for _, r in hexes(state, "go")} >= {0, 1}


@rule(
    "SA-R27", "after the partisans the attacker goes on with the rest of his movement, then attacks"
)
def test_going_on() -> None:
    state = attacked(front(2))  # an R.V. of movement 4 has used one point
    bid(state, {0: 0, 1: 0})
    assert state.actors() == [0]
    assert (5, 1) in hexes(state, "go")
    assert (2, 0) in hexes(state, "go")  # by any path, also back home
    say(state, "go:5.1")
    assert mine_owner(state, (5, 1)) == 0
    assert state.moves_left == 5  # the whole is one move


@rule("SA-R27", "a unit destroyed while it pauses goes no further; the token is gone all the same")
def test_destroyed_at_the_pause() -> None:
    units = [
        a_unit("car", armour=1, move=4),
        a_unit("gun", damage=[3], ranges=[3], cost=(2, 0, 0)),
    ]
    lands = [lane("home", 0), lane("target", 1), CAMP]
    scene = position(a_pack(lands, units)).no_token("home", "camp").unit(0, "car", (2, 0))
    state = scene.unit(0, "car", TENT).subturn(0)
    say(state, "unit:2.0", "enter:2.1")
    bid(state, {0: 0, 1: 1})
    buy(state, "target.gun", (3, 1))
    while asked(state) == "ask-buy-partisan":
        buy(state, options(state)[0].removeprefix("buy:"), sorted(free_hexes(state))[0])
    say(state, "unit:3.1", "stay", "hit:2.1")
    assert unit_at(state, (2, 1)) is None
    assert asked(state) == "ask-unit"
    assert state.active == 0
    assert state.moves_left == 5
