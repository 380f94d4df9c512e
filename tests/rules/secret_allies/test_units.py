"""SA-2 and its rulings: movement, terrain, fire, wrecks."""

import pytest

from hiddenhand.core.hexes import Hex, distance
from hiddenhand.games.secret_allies import GAME, grammar
from hiddenhand.games.secret_allies.movement import armour_of
from hiddenhand.games.secret_allies.play import SecretAllies
from hiddenhand.testing import rule
from hiddenhand.testing.secret_allies import Arrangement
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import (
    CAMP,
    TENT,
    asked,
    bid,
    hexes,
    key,
    mine_owner,
    options,
    position,
    say,
    told,
    unit_at,
    wreck_at,
)

UNITS = [
    a_unit("car", move=4, armour=2, damage=[1], ranges=[1]),
    a_unit("gun", move=1, armour=3, damage=[2], ranges=[3]),
    a_unit("copter", flying=True, move=3, armour=2, damage=[1], ranges=[2]),
    a_unit("twin", move=3, armour=4, damage=[2, 1], ranges=[1, 2]),
    a_unit("rack", move=2, armour=2, damage=[1, 1, 1], ranges=[2]),
]


def field(rows: list[str], seats: int = 2) -> Arrangement:
    """A state drawn with letters (. forest f, jungle j, desert d, water w, mountain m, gap space),
    the first letter at (0, 0), each row one r further."""
    letters = {".": "plain", "f": "forest", "j": "jungle", "d": "desert"}
    letters |= {"w": "water", "m": "mountain"}
    cells = [
        (q, r, letters[letter])
        for r, row in enumerate(rows)
        for q, letter in enumerate(row)
        if letter != " "
    ]
    pack = a_pack([a_state("field", cells), CAMP], UNITS)
    return position(pack, seats).no_token("field", "camp").unit(0, "car", TENT)


def goes(state: SecretAllies, start: Hex) -> set[Hex]:
    """Where the unit on `start` may go; empty if it is not offered."""
    if f"unit:{key(start)}" not in options(state):
        return set()
    look = state.clone()
    say(look, f"unit:{key(start)}")
    return hexes(look, "go")


@rule("SA-2.1.1", "SA-R35", "at most its movement value, then an attack")
def test_move_then_attack() -> None:
    state = field(["......."]).unit(0, "car", (0, 0)).unit(1, "gun", (5, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0), (2, 0), (3, 0), (4, 0)}
    say(state, "unit:0.0", "go:4.0", "hit:5.0")
    assert unit_at(state, (4, 0)) == (0, "car")
    assert told(state, "fired")[0]["damage"] == [1]


@rule("SA-2.1.1", "SA-R35", "a move may be an attack alone, but not nothing")
def test_a_move_does_something() -> None:
    state = field(["......."]).unit(0, "car", (0, 0)).unit(1, "gun", (5, 0)).subturn(0)
    say(state, "unit:0.0")
    assert "stay" not in options(state)
    state = field(["......."]).unit(0, "car", (0, 0)).unit(1, "gun", (1, 0)).subturn(0)
    say(state, "unit:0.0", "stay")
    assert options(state) == ["hit:1.0"]  # having stayed, it must fire


@rule("SA-R35", "each move uses one of the subturn's moves, also an attack without moving")
def test_moves_are_counted() -> None:
    scene = field(["......"]).unit(0, "car", (0, 0)).unit(1, "gun", (1, 0)).unit(0, "car", (5, 0))
    state = scene.subturn(0)
    assert state.moves_left == 6
    say(state, "unit:0.0", "stay", "hit:1.0")
    assert state.moves_left == 5
    say(state, f"unit:{key(TENT)}", "go:41.0")
    assert state.moves_left == 4


@rule("SA-R35", "a player may stop early; unused moves are lost")
def test_stop_early() -> None:
    state = field(["......"]).unit(0, "car", (0, 0)).unit(1, "car", (5, 0)).subturn(0)
    say(state, "end")
    assert state.actor() == 1
    assert state.moves_left == 6


@rule("SA-2.1.2", "after its attack a unit may not be moved")
@rule("SA-2.1.3", "SA-R36", "a unit that has made its move is turned over, once per turn")
def test_once_per_turn() -> None:
    scene = field(["......"]).unit(0, "car", (0, 0)).unit(1, "gun", (1, 0)).unit(1, "car", (5, 0))
    state = scene.subturn(0)
    say(state, "unit:0.0", "stay", "hit:1.0")
    assert "unit:0.0" not in options(state)
    say(state, "end", "end")  # his second subturn of the same turn
    assert state.active == 0
    assert state.round == 2
    assert "unit:0.0" not in options(state)


@rule("SA-2.1.3", "SA-R36", "all tokens turn back to white at the start of each battle phase")
def test_tokens_turn_back() -> None:
    scene = field(["......"]).unit(0, "car", (0, 0), moved=True)
    assert goes(scene.state, (0, 0)) == set()
    state = scene.battle()
    bid(state, {0: 1, 1: 0})
    assert "unit:0.0" in options(state)


@rule("SA-2.1.3", "SA-R36", "new units come white side up")
def test_new_units_are_white() -> None:
    scene = field(["......"]).holder("field", 0).treasury("field", 1, 0, 0)
    state = scene.purchases(0)
    say(state, "buy:field.car", "put:3.0")
    assert state.marks[state.board.index[3, 0]] == 0


@rule("SA-2.1.4", "SA-R40", "a ground unit passes no unit and no wreck")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("wreck", [False, True])
def test_ground_is_blocked(seat: int, wreck: bool) -> None:
    scene = field(["......"]).unit(0, "car", (0, 0))
    state = scene.unit(seat, "gun", (2, 0), wreck=wreck).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0)}


@rule("SA-2.1.5", "SA-R40", "a flying unit passes over units and wrecks and ends on an empty hex")
@pytest.mark.parametrize("wreck", [False, True])
def test_flying_over(wreck: bool) -> None:
    scene = field(["......"]).unit(0, "copter", (0, 0))
    state = scene.unit(1, "gun", (1, 0), wreck=wreck).unit(0, "gun", (3, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(2, 0)}


@rule("SA-2.0.2", "helicopters may fly over ground units while moving, even when enclosed")
def test_flying_out_of_a_crowd() -> None:
    scene = field(["....", "...."]).unit(0, "copter", (0, 0))
    for place in [(1, 0), (0, 1)]:
        scene.unit(1, "gun", place)
    state = scene.subturn(0)
    assert goes(state, (0, 0)) == {(2, 0), (3, 0), (1, 1), (2, 1)}


@rule("SA-2.1.8", "plain: no effect")
def test_plain() -> None:
    state = field(["....."]).unit(0, "car", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0), (2, 0), (3, 0), (4, 0)}
    assert armour_of(state, state.board.index[0, 0]) == 2


@rule("SA-2.1.9", "SA-R37", "forest costs two; with one point left it may still be entered")
def test_forest() -> None:
    state = field([".f.f."]).unit(0, "car", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0), (2, 0), (3, 0)}
    state = field([".fff."]).unit(0, "car", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0), (2, 0)}


@rule("SA-R37", "the hex left never matters")
def test_the_hex_left_does_not_matter() -> None:
    for start in "fjd.":
        state = field([f"{start}....."]).unit(0, "car", (0, 0)).subturn(0)
        assert goes(state, (0, 0)) == {(1, 0), (2, 0), (3, 0), (4, 0)}


@rule("SA-2.1.10", "SA-R44", "a ground unit that enters jungle stops")
def test_jungle_stops() -> None:
    state = field([".j..."]).unit(0, "car", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0)}
    state = field([".j..."]).unit(0, "copter", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0), (2, 0), (3, 0)}


@rule("SA-2.1.10", "SA-R44", "in a jungle every range is 1, for flying units too")
@pytest.mark.parametrize("kind", ["gun", "copter", "twin"])
def test_jungle_range(kind: str) -> None:
    scene = field(["j...."]).unit(0, kind, (0, 0)).unit(1, "car", (1, 0)).unit(1, "car", (2, 0))
    state = scene.subturn(0)
    say(state, "unit:0.0", "stay")
    assert hexes(state, "hit") == {(1, 0)}


@rule("SA-R44", "the attacker's hex at the moment of attack counts; a target there can be hit")
def test_jungle_counts_at_the_attack() -> None:
    state = field([".j..j"]).unit(0, "gun", (0, 0)).unit(1, "car", (4, 0)).subturn(0)
    say(state, "unit:0.0", "go:1.0")
    assert asked(state) == "ask-unit"  # nothing in reach from the jungle: the move is over
    state = field(["j...j"]).unit(0, "gun", (0, 0)).unit(1, "car", (4, 0)).subturn(0)
    say(state, "unit:0.0", "go:1.0")
    assert hexes(state, "hit") == {(4, 0)}


@rule("SA-2.1.11", "SA-R45", "desert takes 1 armour from ground units, never below 1")
def test_desert() -> None:
    scene = field(["dddd"]).unit(0, "gun", (0, 0)).unit(0, "copter", (1, 0)).unit(0, "car", (2, 0))
    state = scene.subturn(0)
    on = {kind: armour_of(state, state.board.index[q, 0]) for q, kind in enumerate("gch")}
    assert on == {"g": 2, "c": 2, "h": 1}
    weak = a_pack([a_state("field", [(0, 0, "desert")])], [a_unit("thin", armour=1)])
    state = position(weak).unit(0, "thin", (0, 0)).state
    assert armour_of(state, 0) == 1


@rule("SA-2.1.12", "SA-2.1.13", "ground units enter neither water nor mountains")
def test_closed_terrain() -> None:
    state = field([".w.", "m.."]).unit(0, "car", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == set()


@rule("SA-2.1.13", "SA-R38", "for flying units mountains cost 2, all else costs 1")
def test_flying_costs() -> None:
    state = field([".mm."]).unit(0, "copter", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0), (2, 0)}
    for letter in ".fjdw":
        state = field([f".{letter * 4}"]).unit(0, "copter", (0, 0)).subturn(0)
        assert goes(state, (0, 0)) == {(1, 0), (2, 0), (3, 0)}


@rule("SA-R3", "gaps do not exist: nothing enters or flies over them")
def test_gaps() -> None:
    state = field([".. ...", "      "]).unit(0, "copter", (0, 0)).subturn(0)
    assert goes(state, (0, 0)) == {(1, 0)}


@rule("SA-R2", "SA-R3", "distance is counted across gaps, and nothing blocks fire")
def test_fire_across_gaps_and_units() -> None:
    scene = field([".. .", "mmmm"]).unit(0, "gun", (0, 0)).unit(1, "car", (3, 0))
    state = scene.unit(0, "car", (1, 0)).subturn(0)
    say(state, "unit:0.0", "stay")
    assert hexes(state, "hit") == {(3, 0)}


@rule("SA-2.2.1", "SA-R2", "any enemy within range, from distance 1 to k")
def test_range() -> None:
    scene = field(["......", "......"]).unit(0, "gun", (0, 0))
    spots = [(1, 0), (3, 0), (4, 0), (2, 1), (3, 1)]
    for place in spots:
        scene.unit(1, "car", place)
    state = scene.subturn(0)
    say(state, "unit:0.0", "stay")
    assert hexes(state, "hit") == {place for place in spots if distance((0, 0), place) <= 3}


@rule("SA-R42", "no own unit, no wreck, no empty hex is a target")
@rule("SA-R40", "a wreck cannot be attacked and is no enemy unit")
def test_targets() -> None:
    scene = field(["......"]).unit(0, "gun", (0, 0)).unit(0, "car", (1, 0))
    state = scene.unit(1, "car", (2, 0), wreck=True).unit(1, "car", (3, 0)).subturn(0)
    say(state, "unit:0.0", "stay")
    assert options(state) == ["hit:3.0"]


@rule("SA-R41", "every other player is an enemy")
def test_enemies() -> None:
    scene = field(["......"], seats=4).unit(0, "gun", (0, 0))
    for seat in (1, 2, 3):
        scene.unit(seat, "car", (seat, 0))
    state = scene.subturn(0)
    say(state, "unit:0.0", "stay")
    assert hexes(state, "hit") == {(1, 0), (2, 0), (3, 0)}


@rule("SA-2.2.2", "SA-2.2.3", "damage at least equal to its armour makes a unit a wreck")
def test_destroyed() -> None:
    scene = field(["......"]).unit(0, "gun", (0, 0)).unit(1, "car", (3, 0))
    state = scene.subturn(0)
    say(state, "unit:0.0", "stay", "hit:3.0")
    assert wreck_at(state, (3, 0))
    assert state.army[1] == 0
    assert told(state, "destroyed") == [
        {"event": "destroyed", "seat": 1, "unit": "car", "hex": "3.0", "by": 0}
    ]


@rule("SA-2.2.4", "SA-R40", "a wreck blocks its hex for everybody, whoever's it is")
def test_wrecks_block() -> None:
    for seat in (0, 1):
        scene = field([".....", "m m m"]).unit(0, "car", (0, 0))
        state = scene.unit(seat, "copter", (1, 0), wreck=True).subturn(0)
        assert goes(state, (0, 0)) == set()
    scene = field(["..."]).holder("field", 0).treasury("field", 1, 0, 0)
    state = scene.unit(0, "car", (1, 0), wreck=True).purchases(0)
    say(state, "buy:field.car")
    assert hexes(state, "put") == {(0, 0), (2, 0)}


@rule("SA-R40", "its token is not free until it is removed in the summary")
@rule("SA-R62", "wrecks count against the tokens")
def test_wrecks_hold_their_token() -> None:
    units = [a_unit("only", tokens_made=1)]
    pack = a_pack([a_state("field", [(0, 0, "plain"), (1, 0, "plain")])], units)
    scene = position(pack).no_token("field").holder("field", 0).treasury("field", 9, 0, 0)
    scene.unit(0, "only", (0, 0), wreck=True)
    assert not scene.state.free_token(0, 0)
    state = scene.summary()
    assert state.free_token(0, 0)
    assert "buy:field.only" in options(state)


@rule("SA-2.2.5", "SA-R43", "split damage is divided as printed, each hit to a target of its own")
def test_split_damage() -> None:
    scene = field(["......"]).unit(0, "rack", (2, 0))
    for place in [(1, 0), (3, 0), (4, 0)]:
        scene.unit(1, "car", place)
    state = scene.subturn(0)
    say(state, "unit:2.0", "stay", "hit:1.0", "hit:3.0", "hit:4.0")
    assert told(state, "fired")[0]["damage"] == [1, 1, 1]
    cells = [state.board.index[q, 0] for q in (1, 3, 4)]
    assert [int(state.damage[2 * cell]) for cell in cells] == [1, 1, 1]


@rule("SA-2.2.6", "all fire may go to one enemy")
def test_focused_fire() -> None:
    scene = field(["......"]).unit(0, "rack", (2, 0)).unit(1, "gun", (3, 0))
    state = scene.subturn(0)
    say(state, "unit:2.0", "stay", "hit:3.0", "hit:3.0", "hit:3.0")
    assert wreck_at(state, (3, 0))


@rule("SA-2.2.7", "SA-R43", "the first range is that of the first attack, the second of the second")
def test_two_ranges() -> None:
    scene = field(["......"]).unit(0, "twin", (0, 0)).unit(1, "car", (1, 0)).unit(1, "car", (2, 0))
    state = scene.subturn(0)
    say(state, "unit:0.0", "stay")
    assert hexes(state, "hit") == {(1, 0)}
    say(state, "hit:1.0")
    assert hexes(state, "hit") == {(1, 0), (2, 0)}


@rule("SA-R43", "a hit may be dropped; all hits strike together; surplus is lost")
def test_hits_strike_together() -> None:
    scene = field(["......"]).unit(0, "rack", (0, 0)).unit(1, "car", (1, 0)).unit(1, "car", (2, 0))
    state = scene.subturn(0)
    say(state, "unit:0.0", "stay", "hit:1.0", "hit:1.0")
    # two hits would destroy it, but nothing strikes before all are given
    assert unit_at(state, (1, 0)) == (1, "car")
    assert hexes(state, "hit") == {(1, 0), (2, 0)}
    say(state, "hit:1.0")
    assert wreck_at(state, (1, 0))
    assert unit_at(state, (2, 0)) == (1, "car")
    state = scene.unit(0, "rack", (0, 0)).subturn(0)
    say(state, "unit:0.0", "aim", "stay", "drop", "drop", "hit:2.0")
    assert told(state, "fired")[-1]["damage"] == [1]


@rule("SA-R42", "an attack needs at least one hit: the last one cannot be dropped")
def test_all_hits_cannot_be_dropped() -> None:
    state = field(["......"]).unit(0, "rack", (0, 0)).unit(1, "car", (1, 0)).subturn(0)
    say(state, "unit:0.0", "aim", "stay", "drop", "drop")
    assert options(state) == ["hit:1.0"]


@rule("SA-2.2.8", "units combine their fire: a split shot, a mortar and the rest")
def test_combined_fire() -> None:
    scene = field(["......", "......"])
    scene.unit(0, "twin", (1, 0)).unit(0, "gun", (4, 1)).unit(0, "car", (0, 1)).unit(
        0, "car", (3, 0)
    )
    scene.unit(1, "car", (2, 0)).unit(1, "gun", (1, 1))
    state = scene.subturn(0)
    say(state, "unit:1.0", "stay", "hit:1.1", "hit:2.0")  # 2 on the gun, 1 on the car
    say(state, "unit:4.1", "stay", "hit:2.0")
    assert wreck_at(state, (2, 0))
    say(state, "unit:0.1", "stay", "hit:1.1")
    assert wreck_at(state, (1, 1))


@rule("SA-5.1.5", "SA-R46", "damage is wiped off at the end of every subturn, whoever's")
def test_damage_is_wiped_off() -> None:
    scene = field(["......"]).unit(0, "car", (0, 0)).unit(0, "car", (2, 0)).unit(1, "car", (1, 0))
    state = scene.unit(1, "car", (5, 0)).subturn(0)
    say(state, "unit:0.0", "stay", "hit:1.0", "end")
    assert sum(state.damage) == 0
    say(state, "end", "unit:2.0", "stay", "hit:1.0")
    assert unit_at(state, (1, 0)) == (1, "car")


@rule("SA-R46", "compared only when damage is dealt: stepping onto desert destroys nothing")
def test_damage_is_compared_when_dealt() -> None:
    """A unit that paused is shot by partisans and goes on into the desert."""
    home = a_state("home", [(0, 0, "plain")])
    target = a_state(
        "target", [(1, 0, "plain"), (2, 0, "desert"), (1, -1, "plain")], income=(1, 1, 0)
    )
    units = [
        a_unit("walker", armour=3, move=4),
        a_unit("partisan", damage=[2], ranges=[1], cost=(4, 0, 0)),
    ]
    scene = position(a_pack([home, target, CAMP], units)).no_token("home", "camp")
    state = scene.unit(0, "walker", (0, 0)).unit(0, "walker", TENT).subturn(0)
    say(state, "unit:0.0", "enter:1.0")
    bid(state, {0: 0, 1: 1})
    say(state, "buy:target.partisan", "put:1.-1", "unit:1.-1", "stay", "hit:1.0")
    say(state, "go:2.0")
    assert armour_of(state, state.board.index[2, 0]) == 2
    assert unit_at(state, (2, 0)) == (0, "walker")
    assert state.damage[2 * state.board.index[2, 0] + 1] == 2  # the count goes with the unit


@rule("SA-R4", "a hex holds at most one unit or wreck")
def test_one_per_hex() -> None:
    scene = field([".."]).unit(0, "car", (0, 0)).unit(0, "copter", (1, 0))
    state = scene.subturn(0)
    assert goes(state, (0, 0)) == goes(state, (1, 0)) == set()


@rule("SA-R4", "SA-0.0.2", "each hex belongs to exactly one state")
def test_hexes_belong_to_one_state() -> None:
    pack = grammar.load("tiny")
    tiles = [("millbrook", 0, 0, 0), ("stonegate", 0, 3, 0), ("reedwater", 0, 0, 3)]
    state = Arrangement(SecretAllies(pack, 2, 1), tiles).state
    places = [(int(state.board.q[c]), int(state.board.r[c])) for c in range(state.board.cells)]
    assert len(set(places)) == len(places) == 7 + 7 + 5
    slots = [int(state.board.slot_of[state.board.index[place]]) for place in places]
    assert [slots.count(slot) for slot in range(3)] == [7, 7, 5]


@rule("SA-R15", "a unit that ends its move on a mine takes it; passing over does not count")
def test_mines() -> None:
    lane = a_state("lane", [(q, 0, "plain") for q in range(5)], [(1, 0), (2, 0)])
    scene = position(a_pack([lane, CAMP], UNITS)).no_token("lane", "camp")
    scene.unit(0, "car", (0, 0)).unit(0, "car", TENT)
    state = scene.subturn(0)
    say(state, "unit:0.0", "go:2.0")
    assert mine_owner(state, (2, 0)) == 0
    assert mine_owner(state, (1, 0)) is None


@rule("SA-R15", "an attack without moving changes nothing; the owner keeps what he left or lost")
def test_mines_stay() -> None:
    lane = a_state("lane", [(q, 0, "plain") for q in range(5)], [(1, 0), (2, 0)])
    scene = position(a_pack([lane, CAMP], UNITS)).no_token("lane", "camp").unit(0, "car", TENT)
    scene.unit(0, "car", (1, 0)).mine((1, 0), 1).unit(1, "copter", (2, 0)).mine((2, 0), 1)
    state = scene.unit(0, "gun", (4, 0)).subturn(0)
    say(state, "unit:1.0", "stay", "hit:2.0")
    assert mine_owner(state, (1, 0)) == 1
    say(state, "unit:4.0", "stay", "hit:2.0")
    assert wreck_at(state, (2, 0))
    assert mine_owner(state, (2, 0)) == 1


@rule("SA-R15", "a unit that is put on a mine takes it")
def test_put_on_a_mine() -> None:
    lane = a_state("lane", [(q, 0, "plain") for q in range(3)], [(0, 0), (1, 0)])
    scene = position(a_pack([lane], UNITS)).holder("lane", 0).mine((0, 0), 1)
    state = scene.treasury("lane", 1, 0, 0).purchases(0)
    say(state, "buy:lane.car", "put:0.0")
    assert mine_owner(state, (0, 0)) == 0


@rule("SA-2.1.7", "SA-4.2.8", "a unit on jungle or desert carries the marker of that terrain")
def test_terrain_markers() -> None:
    scene = field(["jd."]).unit(0, "car", (0, 0)).unit(0, "car", (1, 0)).unit(0, "car", (2, 0))
    shown = GAME.project(scene.subturn(0), 1).as_dict()
    units = shown["units"]
    assert isinstance(units, list)
    marked = {unit["hex"]: unit["terrain_marker"] for unit in units}
    assert marked == {"0.0": "jungle", "1.0": "desert", "2.0": None, key(TENT): None}
