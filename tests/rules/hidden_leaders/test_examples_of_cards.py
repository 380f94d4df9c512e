"""The worked examples HL-18.17 to HL-18.25: heroes at work."""

from typing import Any

import pytest

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.testing import rule
from tests.rules.hidden_leaders.heroes.scene import (
    DRUID,
    EMPEROR,
    EVERYONE,
    FIGHTER,
    FROG,
    HERMIT,
    KNIGHT,
    KOI,
    LIZARD,
    ORANGUTAN,
    PIG,
    SOLDIER,
    done,
    played,
    who_knows,
)

Spaces = tuple[int, int]
FIVE = f"{EMPEROR} {KOI} {FROG} {PIG} {DRUID}"
# hero, markers before, the scene, every possible position after the marker move
MARKERS: list[tuple[str, Spaces, dict[str, Any], set[Spaces]]] = [
    ("underpaid_mercenary", (11, 12), {}, {(12, 12)}),
    ("depressed_druid", (2, 1), {}, {(1, 1)}),
    ("keen_koi", (5, 4), {}, {(4, 5)}),
    ("keen_koi", (4, 4), {}, {(4, 4)}),
    ("keen_koi", (12, 1), {}, {(11, 2)}),
    ("drowned_deserter", (7, 4), {}, {(6, 4), (7, 6)}),
    ("drowned_deserter", (4, 5), {}, {(4, 4), (6, 5)}),
    ("triple_sword_lizard", (7, 4), {}, {(6, 4), (4, 4)}),
    ("triple_sword_lizard", (3, 2), {}, {(2, 2), (1, 2)}),
    ("hairy_hermit", (6, 4), {}, {(5, 4), (4, 4)}),
    ("hairy_hermit", (4, 6), {}, {(3, 6)}),
    ("ace_fighter", (4, 6), {}, {(5, 6), (6, 6)}),
    ("ace_fighter", (6, 4), {}, {(7, 4)}),
    ("ace_fighter", (5, 5), {}, {(6, 5)}),
    ("naughty_necromancer", (4, 4), {"graveyard": EMPEROR}, {(5, 5)}),
    ("naughty_necromancer", (4, 4), {"graveyard": FIVE}, {(7, 7)}),
    ("rotting_orangutan", (12, 5), {}, {(12, 5), (12, 7)}),
    ("half_sliced_ghoul", (8, 11), {"hidden": {1: FIGHTER}}, {(10, 11), (8, 12), (10, 12)}),
    ("half_sliced_ghoul", (8, 11), {"hidden": {1: EMPEROR}}, {(10, 11), (8, 12), (10, 12)}),
    ("half_sliced_ghoul", (8, 11), {"hidden": {1: KOI}}, {(8, 11)}),
    ("kind_king_slayer", (7, 4), {}, {(5, 4)}),
    ("kind_king_slayer", (1, 2), {}, {(1, 1)}),
    ("kind_king_slayer", (4, 4), {}, {(4, 4)}),
    ("polar_protector", (5, 11), {"hidden": {0: f"{KOI} {PIG}"}}, {(3, 11), (5, 12)}),
    (
        "polar_protector",
        (5, 11),
        {"hidden": {0: f"{KOI} {PIG} {FROG} {DRUID} {FIGHTER}"}},
        {(2, 11), (5, 12)},
    ),
    (
        "well_shaved_wizard",
        (4, 4),
        {"party": {0: f"{PIG} {DRUID} {KOI}"}},
        {(6, 4), (4, 2)},
    ),
    (
        "well_shaved_wizard",
        (4, 4),
        {"party": {0: f"{PIG} {DRUID} {KOI} {EMPEROR}"}},
        {(7, 4), (4, 1)},
    ),
]


@rule("HL-18.17")
@rule("HL-20.18", "Triple Sword Lizard: -1 or -3")
@pytest.mark.parametrize(("hero", "before", "scene", "after"), MARKERS)
def test_marker_limits_and_leaders(
    hero: str, before: Spaces, scene: dict[str, Any], after: set[Spaces]
) -> None:
    table = played(hero, promo="on", markers=before, **scene)
    if hero == "half_sliced_ghoul":
        table.say("turn:1.h0")
    if not any(option.startswith("move:") for option in table.options):
        assert {table.markers} == after
        return
    reached = set()
    for answer in table.options:
        again = played(hero, promo="on", markers=before, **scene)
        if hero == "half_sliced_ghoul":
            again.say("turn:1.h0")
        reached.add(again.say(answer).markers)
    assert reached == after


@rule("HL-18.17", "Kind King Slayer at (4, 4): no move; the burial still happens")
def test_slayer_with_level_markers_buries() -> None:
    slayer = "kind_king_slayer"
    table = played(slayer, f"bury:1.{KOI}", promo="on", party={1: KOI}, markers=(4, 4))
    assert table.markers == (4, 4)
    assert table.graveyard == [EMPEROR, KOI]


@rule("HL-18.18", "HL-7.5")
def test_mandatory_target() -> None:
    eel = "aimless_eel"
    table = played(eel, "move:red+1", party={0: ORANGUTAN, 1: KOI, 2: FIGHTER})
    assert table.options == (f"bury:0.{ORANGUTAN}",)
    table = played(eel, "move:red+1", party={1: KOI, 2: FIGHTER}, markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 6)
    assert table.party(0) == [eel]


@rule("HL-18.19", "HL-20.9")
def test_self_target() -> None:
    executioner = "unconfident_executioner"
    table = played(executioner)
    assert table.options == (f"bury:0.{executioner}",)
    table.say(f"bury:0.{executioner}")
    assert table.party(0) == []
    assert table.graveyard == [EMPEROR, executioner]


@rule("HL-18.20", "HL-20.29")
def test_copier_loop() -> None:
    skeleton, granny = "sun_shy_skeleton", "ghastly_granny"
    table = played(skeleton, graveyard=f"{EMPEROR} {granny}", markers=(6, 6))
    assert table.options == (f"perform:0.{skeleton}",)  # Granny must pick the Skeleton
    table.say(f"perform:0.{skeleton}")
    assert done(table)  # and the Skeleton may not perform Granny again
    assert table.markers == (6, 6)
    assert table.party(0) == [skeleton]
    assert table.graveyard == [EMPEROR, granny]
    performed = [(told["copier"], told["card"]) for told in table.told(SPECTATOR, "performed")]
    assert performed == [(skeleton, granny), (granny, skeleton)]


@rule("HL-18.21")
@pytest.mark.parametrize("hidden", [EMPEROR, ORANGUTAN])
def test_guess_and_the_emperor(hidden: str) -> None:
    table = played("androgynous_assassin", "move:red-1", "guess:water", hidden={1: hidden})
    table.say("turn:1.h0")
    assert done(table)
    assert table.hidden(1) == []
    assert table.party(1) == ([] if hidden == EMPEROR else [ORANGUTAN])
    assert table.graveyard == [EMPEROR]


@rule("HL-18.22")
def test_x_by_discards() -> None:
    tavern = f"{FIGHTER} {EMPEROR} {KOI}"
    table = played("hangry_barbarian", tavern=tavern, markers=(6, 6))
    assert table.markers == (4, 6)
    assert table.wilderness == [FIGHTER, EMPEROR]
    turtle = "double_shielded_turtle"
    reached = set()
    for answer in played(turtle, "name:water", tavern=tavern, markers=(6, 6)).options:
        table = played(turtle, "name:water", answer, tavern=tavern, markers=(6, 6))
        assert table.wilderness == [EMPEROR, KOI]
        reached.add(table.markers)
    assert reached == {(4, 6), (6, 4), (4, 4)}


@rule("HL-18.23")
def test_exchange_with_the_wilderness() -> None:
    p, q, r, s = KOI, PIG, FIGHTER, LIZARD
    h, j = HERMIT, DRUID
    table = played(
        "firm_fishmonger", "move:red-1", hidden={0: f"{h} {j}"}, wilderness=f"{s} {r} {q} {p}"
    )
    assert table.view(0).abilities[0].held == (p, q, r)
    table.say(f"exchange:{q}", "with:0.h1")
    assert table.wilderness[::-1] == [p, j, r, s]
    assert table.hidden(0) == [h, q]
    for other in (1, 2, SPECTATOR):
        [told] = table.told(other, "exchanged")
        assert (told["first"], told["second"]) == ("wilderness.1", "0.h1")
        assert not {p, q, r, s, h, j} & {
            str(fact) for e in table.told(other) for fact in e.values()
        }


@rule("HL-18.24")
def test_exchange_with_another_party() -> None:
    a, b = 0, 1
    c, k, m, l = PIG, KOI, FROG, SOLDIER  # noqa: E741  # the letters of the example

    def exchange(taken: str) -> Any:
        table = played("careful_chameleon", hand=c, party={b: k}, hidden={b: f"{l} {m}"})
        return table.say("move:red+1", f"exchange:{b}.{taken}", f"with:{c}")

    table = exchange(k)
    assert table.party(b) == [c]
    assert table.hidden(b) == [l, m]
    assert who_knows(table, c) == who_knows(table, k) == EVERYONE
    table = exchange("h0")
    assert table.party(b) == [k]
    assert table.hidden(b) == [c, m]
    assert who_knows(table, c) == who_knows(table, l) == {a, b}


@rule("HL-18.25")
def test_copying_the_next_player() -> None:
    scholar, granny = "sanguine_scholar", "ghastly_granny"
    table = played(scholar, party={1: f"{granny} {ORANGUTAN}", 2: KNIGHT}, markers=(6, 6))
    table.say(f"perform:1.{granny}")
    assert table.options == (f"perform:0.{scholar}",)
    table.say(f"perform:0.{scholar}")
    assert table.options == (f"perform:1.{ORANGUTAN}",)
    table.say(f"perform:1.{ORANGUTAN}")
    assert set(table.options) == {"move:red+2", "move:green+2"}
    assert table.say("move:green+2").markers == (6, 8)
    assert done(table)

    alone = played(scholar, f"perform:1.{granny}", party={1: granny}, markers=(6, 6))
    alone.say(f"perform:0.{scholar}")
    assert done(alone)
    assert alone.markers == (6, 6)
