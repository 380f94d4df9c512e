"""Questions that the program does not put (SA-R71 to SA-R75): the engine as everybody uses it.

Other tests of the rules leave questions with a lone option open; here `play` answers as a table
does.
"""

import pytest
from mypy_extensions import i16

from hiddenhand.core.settings import complete
from hiddenhand.games.secret_allies import GAME
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_race, a_state, a_technology, a_unit
from tests.rules.secret_allies.scene import (
    CAMP,
    TENT,
    asked,
    hexes,
    options,
    position,
    strip,
    told,
    treasury,
    unit_at,
    wreck_at,
)

FIELD = a_state("field", [(q, 0, "plain") for q in range(8)], [(7, 0)])
UNITS = [
    a_unit("car", move=2, cost=(1, 0, 0)),
    a_unit("gun", damage=(1,), ranges=(1,), armour=1, move=2, cost=(2, 0, 0)),
    a_unit("twin", damage=(1, 1), ranges=(1,), armour=1, move=2, cost=(2, 0, 0)),
]


def play(state: SecretAllies, *keys: str) -> SecretAllies:
    """Answer for whoever is asked, as at a table."""
    for key in keys:
        state.say(state.actor(), key)
    return state


# -- a lone option (SA-R71) ----------------------------------------------------------------------


@rule("SA-R71", "a unit that can only stay is not asked where it goes, nor at its lone target")
def test_lone_stay_and_target() -> None:
    scene = position(a_pack([FIELD, CAMP], UNITS)).no_token("field", "camp").unit(0, "gun", (0, 0))
    state = scene.unit(1, "car", (1, 0)).unit(0, "car", TENT).subturn(0)
    play(state, "unit:0.0")
    assert told(state, "fired")[0]["targets"] == ["1.0"]
    assert asked(state) == "ask-unit"
    assert state.moves_left == state.pack_data.moves_per_subturn - 1


@rule("SA-R71", "an attack is asked about, also if the unit has no other way")
def test_a_lone_attack_is_asked() -> None:
    pack = a_pack([*strip("ab", width=1), CAMP], UNITS)
    state = position(pack).unit(0, "car", (0, 0)).unit(0, "car", TENT).subturn(0)
    play(state, "unit:0.0")
    assert (asked(state), options(state)) == ("ask-hex", ["enter:1.0"])
    play(state, "enter:1.0")
    assert asked(state) == "ask-bid-partisans"


@rule("SA-R71", "the one free hex for a new unit")
def test_lone_hex_for_a_new_unit() -> None:
    pair = a_state("pair", [(0, 0, "plain"), (1, 0, "plain")], [(0, 0)])
    scene = position(a_pack([pair], UNITS)).holder("pair", 0).unit(0, "car", (0, 0))
    state = play(scene.treasury("pair", 1, 0, 0).purchases(0), "buy:pair.car")
    assert unit_at(state, (1, 0)) == (0, "car")


@rule("SA-R71", "the one state that can receive a token")
def test_lone_receiver() -> None:
    tree = [a_technology("trade", effects=[("trade", 1)])]
    pack = a_pack(strip("ab"), races=[a_race("one", tree), a_race("two")])
    scene = position(pack).tech(0, "trade").holder("a", 0).holder("b", 0).treasury("a", 2, 0, 0)
    state = scene.purchases(0)
    while asked(state) != "ask-send":
        play(state, "done")
    play(state, "send:a.gold")
    assert treasury(state, "b") == (1, 0, 0)


@rule("SA-R71", "the last race needs no choice")
def test_last_race() -> None:
    settings = complete(GAME.settings, {"race_draw": "choose", "map_mode": "automatic"})
    state = GAME.start(4, settings)
    assert isinstance(state, SecretAllies)
    asks = 0
    while state.turn == 0 and asked(state) != "ask-bid-order":
        asks += asked(state) == "ask-take-race"
        state.answer(state.actor(), 0)
    assert asks == 3


# -- one enemy in reach (SA-R72) -----------------------------------------------------------------


def beside() -> SecretAllies:
    """Seat 0's gun can come within reach of one enemy, and its twin of the same one."""
    scene = position(a_pack([FIELD, CAMP], UNITS)).no_token("field", "camp")
    scene.unit(0, "gun", (2, 0)).unit(0, "twin", (6, 0)).unit(1, "car", (4, 0))
    return scene.unit(0, "car", TENT).subturn(0)


@rule("SA-R72", "the only enemy in reach after the movement gets every hit")
@pytest.mark.parametrize(("unit", "way", "hits"), [("2.0", "3.0", 1), ("6.0", "5.0", 2)])
def test_the_only_enemy_is_fired_at(unit: str, way: str, hits: int) -> None:
    state = play(beside(), f"unit:{unit}", f"go:{way}")
    assert told(state, "fired")[0]["targets"] == ["4.0"] * hits
    assert asked(state) == "ask-unit"


@rule("SA-R72", "who aims is asked about every hit, and may drop it (SA-R43)")
def test_aiming() -> None:
    state = play(beside(), "unit:6.0", "aim")
    assert "aim" not in options(state)
    play(state, "go:5.0")
    assert options(state) == ["hit:4.0", "drop"]
    play(state, "drop")
    assert options(state) == ["hit:4.0", "drop"]
    play(state, "drop")
    assert told(state, "fired") == []
    assert unit_at(state, (5, 0)) == (0, "twin")


@rule("SA-R72", "aiming is offered only where an enemy may come within reach")
def test_aiming_is_offered() -> None:
    state = play(beside(), "unit:40.0")
    assert "aim" not in options(state)
    assert "aim" in options(play(beside(), "unit:2.0"))


@rule("SA-R72", "aiming holds for one move")
def test_aiming_ends_with_the_move() -> None:
    state = play(beside(), "unit:6.0", "aim", "go:5.0", "drop", "drop", "unit:2.0", "go:3.0")
    assert told(state, "fired")[-1]["targets"] == ["4.0"]


@rule("SA-R72", "with two enemies in reach the target is asked")
def test_two_enemies() -> None:
    scene = position(a_pack([FIELD, CAMP], UNITS)).no_token("field", "camp").unit(0, "gun", (1, 0))
    state = scene.unit(1, "car", (0, 0)).unit(1, "car", (2, 0)).unit(0, "car", TENT).subturn(0)
    play(state, "unit:1.0")
    assert hexes(state, "hit") == {(0, 0), (2, 0)}
    play(state, "hit:0.0")
    assert wreck_at(state, (0, 0)) or unit_at(state, (0, 0))


# -- paying as proposed (SA-R73) -----------------------------------------------------------------


def shopping() -> SecretAllies:
    scene = position(a_pack([FIELD], UNITS)).holder("field", 0).treasury("field", 3, 2, 0)
    return scene.purchases(0)


@rule("SA-R73", "SA-D20", "a purchase is paid as proposed")
def test_paid_as_proposed() -> None:
    state = play(shopping(), "buy:field.gun")
    assert asked(state) == "ask-put-unit"
    assert treasury(state, "field") == (1, 2, 0)


@rule("SA-R73", "who pays differently is asked about the tokens of the next purchase")
def test_paying_differently() -> None:
    state = play(shopping(), "differently")
    assert "differently" not in options(state)
    play(state, "buy:field.gun")
    assert options(state) == ["pay:2.0.0", "pay:1.1.0", "pay:0.2.0"]
    play(state, "pay:0.2.0", "put:0.0")
    assert treasury(state, "field") == (3, 0, 0)
    assert "differently" not in options(state)  # gold alone is left: one way to pay
    play(state, "buy:field.car")
    assert asked(state) == "ask-put-unit"


@rule("SA-R73", "with one way to pay there is nothing to choose")
@pytest.mark.parametrize("tokens", [(3, 0, 0), (0, 0, 3)])
def test_one_way_to_pay(tokens: tuple[int, int, int]) -> None:
    scene = position(a_pack([FIELD], UNITS)).holder("field", 0).treasury("field", *tokens)
    assert "differently" not in options(scene.purchases(0))


@rule("SA-R73", "technologies are paid in the same way")
def test_technologies_paid_differently() -> None:
    tree = [a_technology("t", cost=(1, 0, 0))]
    pack = a_pack([FIELD], UNITS, [a_race("one", tree), a_race("two")])
    scene = position(pack).holder("field", 0).treasury("field", 1, 1, 0)
    state = play(scene.purchases(0), "differently", "research:field.t")
    assert options(state) == ["pay:1.0.0", "pay:0.1.0"]
    play(state, "pay:0.1.0")
    assert treasury(state, "field") == (1, 0, 0)


# -- what everybody can answer (SA-R74) ----------------------------------------------------------


def show(scene: Arrangement, land: str) -> None:
    """The card of this ally was shown in an earlier auction."""
    scene.state.shown[scene.slot(land)] = i16(1)


def attack(scene: Arrangement, shown: str = "") -> SecretAllies:
    """Seat 0 enters the large state `castle`."""
    if shown:
        show(scene, shown)
    return play(scene.unit(0, "car", (1, 0)).subturn(0), "unit:1.0", "enter:1.1")


def court(seats: int = 3) -> Arrangement:
    """`home` beside the large `castle`; the large `palace` and the small `hut` are far away."""
    lands = [
        a_state("home", [(q, 0, "plain") for q in range(3)], [(1, 0)]),
        a_state("castle", [(q, 1, "plain") for q in range(3)], [(1, 1)], large=True),
        a_state("palace", [(q, 9, "plain") for q in range(3)], [(1, 9)], large=True),
        a_state("hut", [(q, 7, "plain") for q in range(3)], [(1, 7)]),
    ]
    return position(a_pack(lands, UNITS), seats).no_token("home")


@rule("SA-R74", "SA-V7", "the secret-ally question goes to who hides a card of that size")
def test_size_of_hidden_cards() -> None:
    state = attack(court().ally(1, "palace").ally(2, "hut"))
    assert asked(state) == "ask-show"
    assert state.actors() == [1]  # whichever large card it is
    assert options(state, 1) == ["pass"]


@rule("SA-R74", "cards shown before are not hidden")
def test_shown_cards_are_known() -> None:
    state = attack(court().ally(1, "palace"), shown="palace")
    assert asked(state) == "ask-bid-partisans"


@rule("SA-R74", "SA-V8", "discovery does not ask whose only card is shown and held by another")
@pytest.mark.parametrize("shown", [False, True])
def test_discovery_of_a_shown_card(shown: bool) -> None:
    scene = court(2).no_token("castle").ally(1, "castle").holder("castle", 0)
    if shown:
        show(scene, "castle")
    state = scene.discovery()
    assert (asked(state) == "ask-reveal") == (not shown)
    assert shown or options(state) == ["pass"]


# -- an empty purse (SA-R75) ---------------------------------------------------------------------


@rule("SA-R75", "whoever is known to have no prestige bids 0 without a question")
def test_known_empty_purse() -> None:
    state = court().prestige(1, 0).battle()
    assert state.actors() == [0, 2]
    shown = GAME.project(state, 2).as_dict()["auction"]
    assert isinstance(shown, dict)
    assert shown["sealed"] == [1]


@rule("SA-R75", "SA-V10", "an empty purse that is hidden is asked, and can only bid 0")
def test_hidden_empty_purse() -> None:
    state = court().prestige(1, 9).spent(1, 9).battle()
    assert state.actors() == [0, 1, 2]
    assert options(state, 1) == ["bid:0"]


@rule("SA-R75", "with the amounts of the whole game in the log the purse is known")
def test_logged_purse() -> None:
    scene = court().prestige(1, 9).spent(1, 9)
    scene.state.log_whole_game = True
    assert scene.battle().actors() == [0, 2]


@rule("SA-R75", "if nobody has prestige the auction is over at once")
def test_nobody_can_bid() -> None:
    scene = court(2).prestige(0, 0).prestige(1, 0).unit(0, "car", (1, 0)).unit(1, "car", (1, 7))
    state = scene.no_token("hut").battle()
    assert asked(state) == "ask-unit"
