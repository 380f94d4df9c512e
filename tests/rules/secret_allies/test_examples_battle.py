"""Worked examples SA-X10 to SA-X19 and SA-X28: paths, fire, damage, an attack in mid-move."""

from typing import Any

import pytest

from hiddenhand.core.hexes import Hex
from hiddenhand.games.secret_allies.movement import spread
from hiddenhand.games.secret_allies.pack import Pack
from hiddenhand.testing import rule
from tests.rules.secret_allies.packs import a_pack, a_state, a_unit
from tests.rules.secret_allies.scene import (
    CAMP,
    TENT,
    bid,
    effects_pack,
    hexes,
    key,
    mine_owner,
    options,
    position,
    say,
    slot_of,
    strip,
    told,
    unit_at,
    wreck_at,
)
from tests.rules.secret_allies.vectors import example, seats_of


def places(listed: list[list[int]]) -> list[Hex]:
    return [(place[0], place[1]) for place in listed]


def path_pack(vector: dict[str, Any], path: list[Hex]) -> Pack:
    """Only the hexes of the path exist, so that reaching its end is walking it."""
    terrain = {(q, r): kind for q, r, kind in vector["terrain"]}
    within = places(vector["confined_to"]) if "confined_to" in vector else path
    inside = [(*place, terrain[place]) for place in path if place in within]
    outside = [(*place, terrain[place]) for place in path if place not in within]
    states = [a_state("here", inside)]
    if outside:
        states.append(a_state("there", outside))
    flying = vector["unit"]["moves"] == "air"
    walker = a_unit("walker", flying=flying, move=vector["unit"]["move"])
    return a_pack(states, [walker, a_unit("block")])


@rule("SA-X10", "ground movement through forest")
@rule("SA-X11", "jungle, water, mountains on the ground")
@rule("SA-X12", "flying over mountains, jungle, units and wrecks")
@rule("SA-X13", "blocked by an own unit and by a wreck")
@rule("SA-X19", "partisans stay within the state")
@pytest.mark.parametrize("name", ["SA-X10", "SA-X11", "SA-X12", "SA-X13", "SA-X19"])
@pytest.mark.parametrize("blocked_by", ["own unit", "enemy", "wreck"])
def test_paths(name: str, blocked_by: str) -> None:
    vector = example(name)
    assert vector["paths"]
    for case in vector["paths"]:
        path = places(case["path"])
        pack = path_pack(vector, path)
        scene = position(pack).no_token(*pack.land_ids)
        scene.unit(0, "walker", path[0], partisan="confined_to" in vector)
        for place in places(vector["occupied"]):
            if place in path:
                seat = 1 if blocked_by == "enemy" else 0
                scene.unit(seat, "block", place, wreck=blocked_by == "wreck")
        state = scene.subturn(0)
        legal = False
        if f"unit:{key(path[0])}" in options(state):
            say(state, f"unit:{key(path[0])}")
            legal = path[-1] in hexes(state, "go")
        assert legal == case["legal"], case
        if legal:
            left = spread(state, state.mover, state.points, True)
            assert left[state.board.index[path[-1]]] - 1 == case["left"]
            say(state, f"go:{key(path[-1])}")
            assert unit_at(state, path[-1]) == (0, "walker")


@rule("SA-X13", "the way round an obstacle is open on the whole map")
def test_way_round() -> None:
    vector = example("SA-X13")
    pack = path_pack(vector, [(q, r) for q, r, _ in vector["terrain"]])
    scene = position(pack).no_token("here").unit(0, "walker", (0, 0))
    state = scene.unit(0, "block", (1, 0)).unit(1, "block", (0, 1), wreck=True).subturn(0)
    say(state, "unit:0.0")
    assert hexes(state, "go") == {(1, -1), (2, -1), (2, 0)}


@rule("SA-X14", "split damage with two ranges")
@rule("SA-X15", "fire out of a jungle")
@rule("SA-X16", "desert armour")
@pytest.mark.parametrize("name", ["SA-X14", "SA-X15", "SA-X16"])
def test_attacks(name: str) -> None:
    vector = example(name)
    shooter = vector["attacker"]
    targets = vector["targets"]
    cells = [(*shooter["at"], shooter["terrain"])]
    cells += [(*target["at"], target["terrain"]) for target in targets.values()]
    units = [a_unit("gun", damage=shooter["damage"], ranges=shooter["range"], move=1)]
    for id, target in targets.items():
        flying = target["moves"] == "air"
        units.append(a_unit(id.lower(), flying=flying, armour=target["armour"]))
    for case in vector["cases"]:
        scene = position(a_pack([a_state("field", cells), CAMP], units)).no_token("field", "camp")
        at = (shooter["at"][0], shooter["at"][1])
        scene.unit(0, "gun", at).unit(0, "gun", TENT)
        for id, target in targets.items():
            scene.unit(1, id.lower(), (target["at"][0], target["at"][1]))
        state = scene.subturn(0)
        say(state, f"unit:{key(at)}", "stay")
        legal = any(case["hits"])
        for hit, name_of_target in enumerate(case["hits"]):
            if state.actor() != 0 or state.hit != hit:
                legal = legal and name_of_target is None  # no target in reach of this hit
                continue
            wanted = (
                f"hit:{key(tuple(targets[name_of_target]['at']))}" if name_of_target else "drop"
            )
            if wanted not in options(state):
                legal = False
                break
            say(state, wanted)
        assert legal == case["legal"], case
        if not legal:
            continue
        fired = told(state, "fired")
        assert len(fired) == 1
        dealt: dict[str, int] = {}
        places_hit, damages = fired[0]["targets"], fired[0]["damage"]
        assert isinstance(places_hit, list)
        assert isinstance(damages, list)
        for place, damage in zip(places_hit, damages, strict=True):
            [hit_unit] = [id for id, t in targets.items() if key(tuple(t["at"])) == place]
            dealt[hit_unit] = dealt.get(hit_unit, 0) + int(str(damage))
        assert dealt == case["damage"]
        wrecked = [id for id, t in targets.items() if wreck_at(state, tuple(t["at"]))]
        assert sorted(wrecked) == sorted(case["destroyed"])


@rule("SA-X17", "damage lasts one subturn and is counted per player")
def test_damage_counts() -> None:
    """Player B's tank stands in a free state. In subturn 3 player C's partisans join the fire."""
    vector = example("SA-X17")
    assert [event["damage"] for event in vector["events"]] == [2, 2, 3, 3, 1]
    middle = a_state("middle", [(q, r, "plain") for q in range(-3, 4) for r in range(-1, 2)])
    other = a_state("other", [(q, -2, "plain") for q in range(-2, 5)], income=(1, 0, 0))
    units = [
        a_unit("tank", armour=vector["armour"]),
        a_unit("two", damage=[2], ranges=[9]),
        a_unit("three", damage=[3], ranges=[9]),
        a_unit("one", damage=[1], ranges=[9], cost=(99, 0, 0)),
        a_unit("partisan", damage=[3], ranges=[9], cost=(2, 0, 0), tokens_made=1),
    ]
    scene = position(a_pack([middle, other], units), 3).order(0, 1, 2).no_token("middle")
    scene.unit(1, "tank", (0, 0))
    scene.unit(0, "two", (-3, 0)).unit(0, "two", (-3, 1)).unit(0, "three", (3, -1))
    scene.unit(0, "one", (-2, 0)).unit(0, "one", (2, -1))
    state = scene.subturn(0)
    fire = ["hit:0.0"]
    say(state, "unit:-3.0", "stay", *fire, "end")  # 2 in the first subturn
    say(state, "end")  # B's tank could move
    say(state, "unit:-3.1", "stay", *fire)  # and 2 in the second: the first are wiped off
    assert unit_at(state, (0, 0)) == (1, "tank")
    say(state, "end")
    # the third subturn, in a new battle phase of the same scene
    scene.unit(0, "two", (3, 1))
    state = scene.subturn(0)
    say(state, "unit:3.-1", "stay", *fire)  # 3 by A
    say(state, "unit:2.-1", "enter:2.-2")
    bid(state, {0: 0, 1: 0, 2: 5})
    assert state.actors() == [2]
    say(state, "buy:other.partisan", "put:1.-2")
    say(state, "unit:1.-2", "stay", *fire)  # 3 by C's partisan, moving at once
    assert unit_at(state, (0, 0)) == (1, "tank")
    say(state, "stay", "drop")  # the unit that paused stays and does not fire
    say(state, "unit:-2.0", "stay", *fire)  # 1 more by A
    assert wreck_at(state, (0, 0))
    assert told(state, "destroyed")[-1]["by"] == seats_of([vector["expect"]["by"]])["A"]


@rule("SA-X18", "an attack in the middle of a move")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_attack_in_mid_move(number: int) -> None:
    vector = example("SA-X18")
    case, expect, walker = vector["cases"][number], vector["expect"], vector["unit"]
    terrain = {(q, r): kind for q, r, kind in vector["terrain"]}
    home = a_state("home", [(*p, terrain[p]) for p in places(vector["state_of"]["home"])])
    # beside the example's hexes the state has two more, for the partisans and for a target
    cells = [(*p, terrain[p]) for p in places(vector["state_of"]["target"])]
    cells += [(3, -1, "plain"), (4, 0, "plain")]
    target = a_state("target", cells, vector["mines"], income=(2, 0, 0))
    damage = max(1, case["partisan_damage"])
    units = [
        a_unit("walker", move=walker["move"], armour=walker["armour"]),
        a_unit("partisan", damage=[damage], ranges=[1], cost=(4, 0, 0), tokens_made=1),
    ]
    scene = position(a_pack([home, target, CAMP], units)).no_token("home", "camp")
    state = scene.unit(0, "walker", (0, 0)).unit(0, "walker", TENT).subturn(0)
    pause, left = tuple(expect["pause_at"]), expect["left_at_pause"]
    moves_before = state.moves_left
    say(state, "unit:0.0")
    assert pause in hexes(state, "enter")
    assert (3, 0) not in hexes(state, "go") | hexes(state, "enter")
    say(state, f"enter:{key(pause)}")
    assert state.paused == state.board.index[pause]
    assert state.paused_points == left
    assert state.partisan[slot_of(state, "target")] == 0
    assert mine_owner(state, pause) is None  # the pause takes no mine
    bid(state, {0: 0, 1: 5})
    say(state, "buy:target.partisan", "put:3.-1")
    if case["partisan_damage"]:
        say(state, "unit:3.-1", "stay", f"hit:{key(pause)}")
    else:
        say(state, "stop")
    end = tuple(case["ends_at"])
    if case["wreck"]:
        assert wreck_at(state, end)
        assert mine_owner(state, pause) is None
    else:
        assert state.actors() == [0]
        say(state, "stay" if case.get("stop_at_pause") else f"go:{key(end)}")
        assert unit_at(state, end) == (0, "walker")
        owner = mine_owner(state, pause)
        assert owner == (None if case["mine_owner"] is None else 0)
        assert case["may_attack"]
        assert hexes(state, "hit") == {(3, -1)}
        say(state, "hit:3.-1")
    assert state.moves_left == moves_before - expect["moves_used"]


@rule("SA-X28", "subturns, an extra one and a deferred one")
def test_schedule() -> None:
    vector = example("SA-X28")
    order = seats_of(vector["order"])
    names = {seat: player for player, seat in order.items()}
    gifts = {
        seat: {"extra_subturn": vector["subturns"][player] - 2} for player, seat in order.items()
    }
    gifts[0]["defer_subturn"] = 1
    lands = strip(["home", "target", "b", "c"], width=4)
    scene = position(effects_pack(lands, gifts), 3).order(*order.values())
    scene.no_token("home", "b", "c")
    for player, seat in order.items():
        scene.tech(seat, f"gift{seat}")
        # three units each, so that none of them runs out of something to do
        column = {"A": 0, "B": 8, "C": 12}[player]
        for step in range(3):
            scene.unit(seat, "drone", (column + step, 0))
    state = scene.subturn(order[vector["order"][0]])
    played: list[str] = []
    no_attack: list[str] = []
    counts = dict.fromkeys(order, 0)
    deferred = list(vector["deferred"])
    while state.turn == 1 and not state.question(state.actor())[0].startswith("ask-bid"):
        player = names[int(state.actor())]
        asked = options(state)
        if asked[0].startswith("defer"):
            puts_off = [player, counts[player] + 1] in deferred
            say(state, "defer:1" if puts_off else "defer:0")
            deferred = [] if puts_off else deferred
            continue
        counts[player] += 1
        played.append(f"{player}{counts[player]}")
        may = False
        for unit in hexes(state, "unit"):
            look = state.clone()
            say(look, f"unit:{key(unit)}")
            may = may or bool(hexes(look, "enter"))
        if not may:
            no_attack.append(played[-1])
        say(state, "end")
    assert played == vector["expect"]["played"]
    assert no_attack == vector["expect"]["no_attack"]
