"""Corners of the rules that are easily overlooked."""

from hiddenhand.games.secret_allies import GAME
from hiddenhand.testing import rule
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import asked, options, position, say, unit_at

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
    assert options(state) == ["hit:0.0"]


@rule("SA-R42", "a dropped hit does not make an attack when the target of the other one leaves")
def test_the_target_of_the_second_hit_leaves_the_game() -> None:
    gun = a_unit("gun", damage=(1, 1), ranges=(1, 3), move=1)
    scene = position(a_pack([FIELD], [gun]), 3).no_token("field")
    scene = scene.unit(0, "gun", (1, 0)).unit(1, "gun", (2, 0)).unit(2, "gun", (5, 0))
    state = scene.subturn(0)
    say(state, "unit:1.0", "stay", "drop")
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
