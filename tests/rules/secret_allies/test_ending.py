"""SA-R57 and SA-R68 to SA-R70: ranking, elimination, the ends of a game, leaving it."""

from typing import Any

import pytest

from hiddenhand.core.errors import GameIsOver, OutOfTurn
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.pack_rows import StateRow
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import (
    asked,
    bid,
    holder,
    mine_owner,
    options,
    position,
    say,
    told,
    unit_at,
)


def land(name: str, row: int, worth: int = 2) -> StateRow:
    return a_state(name, [(q, row, "plain") for q in range(4)], prestige=worth)


LANDS = [land("a", 0, 3), land("b", 3, 2), land("c", 6, 4), land("d", 9, 1)]
DEAR = [a_unit("car", cost=(99, 0, 0)), a_unit("gun", cost=(99, 0, 0), ranges=[9], damage=[9])]


def realm(seats: int = 3, threshold: int = 100, **numbers: Any) -> Arrangement:
    """Nobody can buy anything, so that turns pass quickly."""
    pack = a_pack(LANDS, DEAR, threshold=threshold, **numbers)
    return position(pack, seats).order(*range(seats))


def places(state: SecretAllies) -> list[int]:
    result = state.result()
    assert result is not None
    return [seat for place in result.ranking for seat in place]


def ending(state: SecretAllies) -> str | None:
    result = state.result()
    return result.ending if result else None


@rule("SA-R57", "SA-6.1.4", "the highest number wins; equals rank by the current order")
def test_ranking() -> None:
    scene = realm(4, threshold=4).order(3, 2, 1, 0)
    scene.holder("a", 0).holder("b", 1).holder("c", 2)
    state = scene.summary()
    assert ending(state) == "threshold"
    assert places(state) == [2, 0, 1, 3]
    scene = realm(4, threshold=1).order(3, 2, 1, 0).holder("d", 0)
    assert places(scene.summary()) == [0, 3, 2, 1]


@rule("SA-R57", "the explanation gives the reason as data")
def test_explanation() -> None:
    result = realm(2, threshold=4).holder("c", 1).holder("a", 0).summary().result()
    assert result is not None
    steps = list(result.explanation)
    assert steps[0]["ending"] == "threshold"
    assert steps[0]["threshold"] == 4
    assert [(step["seat"], step["track"]) for step in steps[1:]] == [(1, 4), (0, 3)]


@rule("SA-R68", "no unit, no state, no unrevealed card, no token anywhere: out")
def test_elimination() -> None:
    scene = realm().no_token("a", "b", "c", "d").holder("a", 0).unit(1, "car", (0, 3))
    state = scene.discovery()
    assert [bool(state.is_in(seat)) for seat in range(3)] == [True, True, False]
    assert told(state, "eliminated") == [{"event": "eliminated", "seat": 2}]
    assert state.actors() == [0, 1]  # he takes no further part


@rule("SA-R68", "any one of the four keeps him in the game")
@pytest.mark.parametrize("reason", ["unit", "state", "card", "token"])
def test_who_stays(reason: str) -> None:
    lands = ["a", "b", "c", "d"] if reason != "token" else ["a", "b", "c"]
    scene = realm().no_token(*lands).holder("a", 0).unit(1, "car", (0, 3))
    if reason == "unit":
        scene.unit(2, "car", (0, 6))
    elif reason == "state":
        scene.holder("c", 2)
    elif reason == "card":
        scene.ally(2, "c").holder("c", 0)  # it cannot be revealed, but he has it
    state = scene.discovery()
    if reason == "card":
        say(state, "pass")
    assert state.is_in(2)


@rule("SA-R68", "his prestige is not shown")
def test_prestige_of_the_eliminated() -> None:
    scene = realm().no_token("a", "b", "c", "d").holder("a", 0).unit(1, "car", (0, 3))
    state = scene.prestige(2, 9).discovery()
    players = GAME.project(state, 0).as_dict()["players"]
    assert isinstance(players, list)
    assert "prestige" not in players[2]


@rule("SA-R57", "eliminated players rank below all others, those eliminated later first")
def test_eliminated_rank_last() -> None:
    scene = realm(4).no_token("a", "b", "c", "d").holder("a", 1).unit(2, "car", (0, 3))
    state = scene.order(0, 1, 2, 3).unit(1, "gun", (3, 3)).discovery()
    assert [bool(state.is_in(seat)) for seat in range(4)] == [False, True, True, False]
    bid(state, {1: 1, 2: 0})
    say(state, "unit:3.3", "stay", "hit:0.3")
    while not state.is_over():
        say(state, "end") if asked(state) == "ask-unit" else bid(state, {1: 0, 2: 0})
    assert ending(state) == "last-player"
    assert places(state) == [1, 2, 0, 3]  # 0 and 3 left together: by the current order


@rule("SA-R69", "(a) the threshold, (b) the summary of the last turn")
def test_turn_limit() -> None:
    scene = realm(2).holder("a", 0).holder("c", 1)
    scene.state.turn = scene.state.turn_limit
    state = scene.summary()
    assert ending(state) == "turn-limit"
    assert places(state) == [1, 0]
    scene = realm(2).holder("a", 0)
    scene.state.turn = scene.state.turn_limit - 1
    assert scene.summary().result() is None


@rule("SA-R69", "(c) two turns in a row without income, change of holder or reveal")
def test_stall() -> None:
    state = realm(2).unit(0, "car", (0, 0)).no_token("a").battle()
    turns = 0
    while not state.is_over():
        assert turns < 3
        turns += 1
        bid(state, {0: 1, 1: 0})
        while asked(state) == "ask-unit":
            say(state, "end")
    assert (turns, ending(state)) == (2, "stall")
    assert places(state) == [0, 1]  # by the track of the latest summary, then the order


@rule("SA-R69", "income, a change of holder and a reveal are progress")
@pytest.mark.parametrize("progress", ["income", "change", "reveal"])
def test_progress(progress: str) -> None:
    scene = realm(2, stall_turns=1).unit(0, "car", (0, 0)).no_token("a")
    if progress == "income":
        scene.holder("c", 1).die("c", 1)
    elif progress == "change":
        scene.holder("c", 1).die("c", 0).no_token("c").unit(0, "car", (1, 6))
    else:
        scene.ally(1, "c")
    state = scene.battle()
    bid(state, {0: 1, 1: 0})
    while asked(state) == "ask-unit":
        say(state, "end")
    if progress == "reveal":
        say(state, "reveal:c", "done") if "done" in [*options(state)] else say(state, "reveal:c")
    assert state.turn == 2
    assert not state.is_over()


@rule("SA-R69", "(d) the player who is left wins")
@rule("SA-R70", "resigning eliminates at once")
def test_last_player() -> None:
    state = realm(2).battle()
    state.say(1, "resign")
    assert ending(state) == "last-player"
    assert places(state) == [0, 1]
    with pytest.raises(GameIsOver):
        state.say(0, "resign")


@rule("SA-R70", "units go without wrecks, mines and states have no owner, cards stay hidden")
def test_resigning() -> None:
    scene = realm().holder("a", 2).unit(2, "car", (1, 0)).ally(2, "b").unit(0, "car", (0, 9))
    state = scene.no_token("a", "d").subturn(0)
    state.say(2, "resign")
    assert unit_at(state, (1, 0)) is None
    assert state.unit[state.board.index[1, 0]] == 0
    assert holder(state, "a") is None
    assert mine_owner(state, (0, 0)) is None
    assert state.shown[1] == 0
    assert not {"revealed", "ally-shown"} & {event.kind for event in state.take_events()}
    with pytest.raises(OutOfTurn):
        state.say(2, "resign")
    assert state.actors() == [0]  # the running subturn goes on


@rule("SA-R70", "a running bid of his counts as 0, and the auction goes on without him")
def test_resigning_while_bidding() -> None:
    state = realm().battle()
    state.say(2, "bid:5")
    state.say(2, "resign")
    state.say(0, "bid:1")
    state.say(1, "bid:2")
    assert [int(seat) for seat in state.order if state.is_in(int(seat))] == [1, 0]
    state = realm().battle()
    state.say(0, "bid:1")
    state.say(1, "bid:2")
    state.say(2, "resign")  # the last envelope was his
    assert asked(state) != "ask-run-off"
    assert [int(seat) for seat in state.order if state.is_in(int(seat))] == [1, 0]


@rule("SA-R70", "his states count as neutral for auctions")
def test_states_of_one_who_left() -> None:
    home = a_state("home", [(0, 1, "plain")])
    target = a_state("target", [(0, 2, "plain"), (1, 2, "plain")])
    scene = position(a_pack([home, target], DEAR), 3).no_token("home").revealed(2, "target")
    state = scene.unit(0, "car", (0, 1)).subturn(0)
    state.say(2, "resign")
    say(state, "unit:0.1", "enter:0.2")
    assert [int(one) for one in state.modifier][:2] == [-4, 0]
    assert state.actors() == [0, 1]


@rule("SA-R70", "the active player's subturn ends with him")
def test_resigning_in_ones_own_subturn() -> None:
    scene = realm().unit(0, "car", (0, 0)).unit(1, "car", (0, 3)).unit(2, "car", (0, 6))
    state = scene.no_token("a", "b", "c").subturn(0)
    say(state, "unit:0.0")
    state.say(0, "resign")
    assert state.active == 1
    GAME.check(state)


@rule("SA-R69", "if all would be out at once nobody is: the track and the order rank them")
def test_nobody_left() -> None:
    state = realm(3).order(2, 0, 1).no_token("a", "b", "c", "d").discovery()
    assert ending(state) == "nobody-left"
    assert places(state) == [2, 0, 1]
    assert all(state.is_in(seat) for seat in range(3))


@rule("SA-R68", "the mines of one who is out have no owner, so that he cannot come to hold a state")
def test_mines_of_the_eliminated() -> None:
    scene = realm().no_token("a", "b", "c", "d").holder("a", 0).unit(1, "car", (1, 6))
    state = scene.mine((0, 6), 2).discovery()
    assert not state.is_in(2)
    assert mine_owner(state, (0, 6)) is None


GUNS = [a_unit("car", move=2), a_unit("twin", damage=[1, 1], ranges=[3], move=1)]


def firing() -> SecretAllies:
    """Seat 0's twin gun has enemies of seats 1 and 2 in reach and is to choose its first target."""
    field = a_state("field", [(q, 0, "plain") for q in range(8)])
    scene = position(a_pack([field], GUNS), 3).no_token("field").unit(0, "twin", (2, 0))
    scene.unit(1, "car", (3, 0)).unit(2, "car", (4, 0)).unit(0, "car", (7, 0))
    state = scene.subturn(0)
    say(state, "unit:2.0", "aim", "stay")
    assert set(options(state)) == {"hit:3.0", "hit:4.0", "drop"}
    return state


@rule("SA-R70", "a target that leaves while another aims is no target any more")
def test_resigning_under_fire() -> None:
    state = firing()
    state.say(2, "resign")
    assert set(options(state)) == {"hit:3.0", "drop"}
    GAME.check(state)
    say(state, "hit:3.0", "hit:3.0")
    assert told(state, "fired")[0]["targets"] == ["3.0", "3.0"]


@rule("SA-R70", "a hit already given to a unit that leaves is lost, the other one strikes")
def test_resigning_between_two_hits() -> None:
    state = firing()
    say(state, "hit:4.0")
    state.say(2, "resign")
    GAME.check(state)  # the second hit has one target left and needs no question
    [fired] = told(state, "fired")
    assert fired["targets"] == ["3.0"]
    assert unit_at(state, (3, 0)) == (1, "car")
    assert state.damage[3 * state.board.index[3, 0]] == 1
