"""Granny, Sun-Shy Skeleton, Impaler, Saltwater Sage and Sanguine Scholar, one by one."""

from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.heroes.scene import (
    ARROWGANT,
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
    effect,
    partial,
    played,
    who_knows,
)

GRANNY, SKELETON, IMPALER = "ghastly_granny", "sun_shy_skeleton", "insidious_impaler"
SAGE, SCHOLAR = "saltwater_sage", "sanguine_scholar"
EXECUTIONER = "unconfident_executioner"


# -- Ghastly Granny -----------------------------------------------------------------------


@effect(GRANNY)
def test_granny_performs_another_of_ones_own_face_up_heroes() -> None:
    table = played(
        GRANNY, party={0: f"{PIG} {ORANGUTAN}", 1: KOI}, hidden={0: FROG}, markers=(6, 6)
    )
    assert table.markers == (6, 6)
    assert set(table.options) == {f"perform:0.{PIG}", f"perform:0.{ORANGUTAN}"}  # not herself
    table.say(f"perform:0.{PIG}")
    assert done(table)
    assert table.markers == (5, 7)
    assert table.party(0) == [PIG, ORANGUTAN, GRANNY]


@effect(GRANNY)
@rule("HL-11.3", "the picked hero may be affected by its own text")
def test_granny_picked_hero_may_bury_itself() -> None:
    table = played(GRANNY, f"perform:0.{EXECUTIONER}", party={0: EXECUTIONER}, markers=(6, 6))
    assert set(table.options) == {f"bury:0.{EXECUTIONER}", f"bury:0.{GRANNY}"}
    table.say(f"bury:0.{EXECUTIONER}")
    assert done(table)
    assert table.party(0) == [GRANNY]
    assert table.graveyard == [EMPEROR, EXECUTIONER]


@partial(GRANNY)
def test_granny_alone_does_nothing() -> None:
    table = played(GRANNY, party={1: KOI}, hidden={0: FROG}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)


@partial(GRANNY)
@rule("HL-10.4", "picking the Emperor is legal and does nothing")
def test_granny_may_pick_the_emperor() -> None:
    table = played(GRANNY, party={0: EMPEROR}, markers=(6, 6))
    assert table.options == (f"perform:0.{EMPEROR}",)
    table.say(f"perform:0.{EMPEROR}")
    assert done(table)
    assert table.markers == (6, 6)
    assert table.party(0) == [EMPEROR, GRANNY]


# -- Sun-Shy Skeleton ---------------------------------------------------------------------


@effect(SKELETON)
def test_skeleton_performs_the_top_of_the_graveyard_which_stays_there() -> None:
    graveyard = f"{EMPEROR} {KNIGHT} {PIG}"
    table = played(SKELETON, graveyard=graveyard, markers=(6, 6))
    assert done(table)  # no choice is given
    assert table.markers == (5, 7)
    assert table.graveyard == graveyard.split()
    assert table.party(0) == [SKELETON]


@effect(SKELETON)
def test_skeleton_crow_carrier_draws_itself() -> None:
    table = played(SKELETON, graveyard=f"{EMPEROR} {KOI} crow_carrier", markers=(6, 6))
    assert table.markers == (5, 5)
    assert set(table.options) == {"hide:crow_carrier", f"hide:{KOI}"}
    table.say("hide:crow_carrier")
    assert table.hidden(0) == ["crow_carrier"]
    assert table.wilderness == [KOI]
    assert table.graveyard == [EMPEROR]


@effect(SKELETON)
def test_skeleton_wrapped_warrior_may_take_itself() -> None:
    table = played(SKELETON, "move:red+1", graveyard=f"{EMPEROR} wrapped_warrior")
    assert "take:graveyard.wrapped_warrior" in table.options
    table.say("take:graveyard.wrapped_warrior")
    assert table.hand(0) == ["wrapped_warrior"]
    assert table.graveyard == [EMPEROR]


@partial(SKELETON)
def test_skeleton_empty_graveyard_or_the_emperor_on_top_nothing_happens() -> None:
    table = played(SKELETON, markers=(6, 6))  # as at the start of every game
    assert done(table)
    assert table.markers == (6, 6)
    assert table.graveyard == [EMPEROR]
    table = played(SKELETON, hidden={1: EMPEROR}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)


# -- Insidious Impaler --------------------------------------------------------------------


@effect(IMPALER)
def test_impaler_performs_a_tavern_card_and_buries_it() -> None:
    table = played(IMPALER, tavern=f"{KOI} {ORANGUTAN} {FIGHTER}", markers=(6, 6))
    assert set(table.options) == {
        f"aside:tavern.{KOI}",
        f"aside:tavern.{ORANGUTAN}",
        f"aside:tavern.{FIGHTER}",
    }
    table.say(f"aside:tavern.{ORANGUTAN}")
    assert table.graveyard == [EMPEROR]  # buried after its whole effect
    table.say("move:red+2")
    assert done(table)
    assert table.markers == (8, 6)
    assert table.graveyard == [EMPEROR, ORANGUTAN]
    assert table.tavern == [KOI, None, FIGHTER]
    assert table.party(0) == [IMPALER]


@effect(IMPALER)
@rule("HL-11.3", "while performed it is in no party and not in the tavern: no target of its own")
def test_impaler_the_performed_card_cannot_bury_or_exchange_itself() -> None:
    table = played(IMPALER, f"aside:tavern.{EXECUTIONER}", tavern=EXECUTIONER)
    assert table.options == (f"bury:0.{IMPALER}",)
    table.say(f"bury:0.{IMPALER}")
    assert table.graveyard == [EMPEROR, IMPALER, EXECUTIONER]
    preacher = "groggy_preacher"
    table = played(IMPALER, f"aside:tavern.{preacher}", "move:red+1", tavern=preacher)
    assert done(table)  # the tavern is empty meanwhile: no exchange
    assert table.graveyard == [EMPEROR, preacher]


@partial(IMPALER)
def test_impaler_buries_the_card_also_when_its_effect_had_no_target() -> None:
    table = played(IMPALER, "aside:tavern.aimless_eel", "move:red+1", tavern="aimless_eel")
    assert table.options == (f"bury:0.{IMPALER}",)  # the Impaler is Undead itself
    troll = "saber_toothed_troll"
    table = played(IMPALER, f"aside:tavern.{troll}", tavern=troll)
    assert done(table)
    assert table.graveyard == [EMPEROR, troll]


@partial(IMPALER)
def test_impaler_with_an_empty_tavern_does_nothing() -> None:
    table = played(IMPALER, tavern="- - -", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.graveyard == [EMPEROR]


@partial(IMPALER)
def test_impaler_buries_a_picked_emperor() -> None:
    table = played(IMPALER, f"aside:tavern.{EMPEROR}", tavern=EMPEROR, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.graveyard == [EMPEROR]
    assert table.tavern == [None, None, None]


@effect(IMPALER)
def test_impaler_a_picked_granny_may_perform_the_impaler_once_more() -> None:
    table = played(IMPALER, f"aside:tavern.{GRANNY}", tavern=f"{GRANNY} {PIG} {DRUID}")
    assert table.options == (f"perform:0.{IMPALER}",)
    table.say(f"perform:0.{IMPALER}")
    assert set(table.options) == {f"aside:tavern.{PIG}", f"aside:tavern.{DRUID}"}
    table.say(f"aside:tavern.{PIG}")
    assert done(table)
    assert table.markers == (3, 5)
    assert table.graveyard == [EMPEROR, PIG, GRANNY]  # the inner card first


# -- Saltwater Sage -----------------------------------------------------------------------


@effect(SAGE)
def test_sage_turns_up_a_hidden_hero_of_ones_own_and_performs_it() -> None:
    table = played(SAGE, hidden={0: f"{PIG} {ORANGUTAN}", 1: KOI}, markers=(6, 6))
    assert set(table.options) == {"turn:0.h0", "turn:0.h1"}
    table.say("turn:0.h1")
    assert who_knows(table, ORANGUTAN) == EVERYONE
    table.say("move:red+2")
    assert done(table)
    assert table.markers == (8, 6)
    assert table.party(0) == [SAGE, ORANGUTAN]
    assert table.hidden(0) == [PIG]


@effect(SAGE)
def test_sage_the_hero_may_be_affected_by_its_own_text() -> None:
    table = played(SAGE, "turn:0.h0", hidden={0: EXECUTIONER}, markers=(6, 6))
    assert set(table.options) == {f"bury:0.{SAGE}", f"bury:0.{EXECUTIONER}"}
    table.say(f"bury:0.{EXECUTIONER}")
    assert table.party(0) == [SAGE]
    assert table.graveyard == [EMPEROR, EXECUTIONER]


@effect(SAGE)
def test_sage_the_turned_hero_counts_for_the_end_of_the_game() -> None:
    five = f"{KOI} {FROG} {LIZARD} {ARROWGANT} {FIGHTER}"
    table = played(SAGE, "turn:0.h0", party={0: five}, hidden={0: SOLDIER})
    assert table.finish_turn().result is not None


@partial(SAGE)
def test_sage_without_a_hidden_hero_does_nothing() -> None:
    table = played(SAGE, party={0: PIG}, hidden={1: KOI}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.party(0) == [PIG, SAGE]


@partial(SAGE)
def test_sage_turning_up_the_emperor_performs_nothing() -> None:
    table = played(SAGE, "turn:0.h0", hidden={0: EMPEROR}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.party(0) == [SAGE, EMPEROR]


# -- Sanguine Scholar ---------------------------------------------------------------------


@effect(SCHOLAR)
@rule("HL-20.61", "only heroes of the player after the performing player")
def test_scholar_performs_a_face_up_hero_of_the_next_player() -> None:
    table = played(
        SCHOLAR,
        party={0: KOI, 1: f"{PIG} {ORANGUTAN}", 2: FROG},
        hidden={1: HERMIT},
        markers=(6, 6),
    )
    assert set(table.options) == {f"perform:1.{PIG}", f"perform:1.{ORANGUTAN}"}
    table.say(f"perform:1.{PIG}")
    assert done(table)
    assert table.markers == (5, 7)
    assert table.party(1) == [PIG, ORANGUTAN]  # it stays with its owner
    assert table.party(0) == [KOI, SCHOLAR]


@effect(SCHOLAR)
def test_scholar_saber_toothed_troll_may_take_itself() -> None:
    troll = "saber_toothed_troll"
    table = played(SCHOLAR, f"perform:1.{troll}", party={1: troll, 2: FROG}, markers=(6, 6))
    assert set(table.options) == {f"take:1.{troll}", f"take:2.{FROG}"}
    table.say(f"take:1.{troll}")
    assert table.hand(0) == [troll]
    assert table.seat == 1
    table.say("move:green-2")
    assert done(table)
    assert table.markers == (6, 4)


@effect(SCHOLAR)
@rule("HL-11.1", "performed through a copier, next player is the one after the performing player")
def test_scholar_performed_through_a_copier() -> None:
    table = played(GRANNY, f"perform:0.{SCHOLAR}", party={0: SCHOLAR, 1: PIG, 2: KOI})
    assert table.options == (f"perform:1.{PIG}",)
    table = arrange(hand={2: IMPALER}, party={0: PIG, 1: KOI}, tavern=SCHOLAR, active=2)
    table.say(f"play:{IMPALER}", f"aside:tavern.{SCHOLAR}")
    assert table.options == (f"perform:0.{PIG}",)


@partial(SCHOLAR)
def test_scholar_without_a_face_up_hero_of_the_next_player() -> None:
    table = played(SCHOLAR, party={0: KOI, 2: PIG}, hidden={1: FROG}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)


@partial(SCHOLAR)
def test_scholar_may_pick_the_emperor() -> None:
    table = played(SCHOLAR, party={1: EMPEROR}, markers=(6, 6))
    assert table.options == (f"perform:1.{EMPEROR}",)
    table.say(f"perform:1.{EMPEROR}")
    assert done(table)
    assert table.markers == (6, 6)
    assert table.party(1) == [EMPEROR]
