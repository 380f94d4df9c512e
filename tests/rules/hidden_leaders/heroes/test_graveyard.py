"""The Undead who use the graveyard: Crow Carrier, Ram, Mystic, Wrapped Warrior."""

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
    KOI,
    LIZARD,
    ORANGUTAN,
    PIG,
    check_either_marker,
    done,
    effect,
    partial,
    played,
    told_cards,
    who_knows,
)

CROW, RAM, MYSTIC, WARRIOR = "crow_carrier", "resurrected_ram", "mummy_mystic", "wrapped_warrior"


@effect(RAM, WARRIOR)
@pytest.mark.parametrize("hero", [RAM, WARRIOR])
def test_one_of_the_markers_moves_right(hero: str) -> None:
    check_either_marker(hero, {"move:red+1": (7, 6), "move:green+1": (6, 7)})


# -- Crow Carrier -------------------------------------------------------------------------


@effect(CROW)
@rule("HL-17.7", "HL-20.39", "all see both cards; only you know which one became hidden")
def test_crow_carrier_hides_one_of_the_top_two_and_discards_the_other() -> None:
    table = played(
        CROW,
        hidden={0: HERMIT},
        graveyard=f"{EMPEROR} {KOI} {ORANGUTAN}",
        wilderness=DRUID,
        markers=(6, 6),
    )
    assert table.markers == (5, 5)
    assert table.graveyard == [EMPEROR]
    assert set(table.view(SPECTATOR).abilities[0].held) == {KOI, ORANGUTAN}
    assert set(table.options) == {f"hide:{KOI}", f"hide:{ORANGUTAN}"}
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [HERMIT, KOI]
    assert table.wilderness == [DRUID, ORANGUTAN]
    assert told_cards(table, 1, "drawn") == [ORANGUTAN, KOI]
    assert told_cards(table, 1, "hidden") == told_cards(table, 1, "discarded") == [None]
    assert who_knows(table, KOI) == who_knows(table, ORANGUTAN) == {0}


@effect(CROW)
@pytest.mark.parametrize("placed", [KOI, EMPEROR])
def test_crow_carrier_may_place_or_discard_the_emperor(placed: str) -> None:
    table = played(CROW, f"hide:{placed}", graveyard=f"{EMPEROR} {KOI}")
    assert table.hidden(0) == [placed]
    assert table.wilderness == [EMPEROR if placed == KOI else KOI]
    assert table.graveyard == []


@partial(CROW)
def test_crow_carrier_with_one_card_in_the_graveyard() -> None:
    table = played(CROW)
    assert table.options == (f"hide:{EMPEROR}",)
    table.say(f"hide:{EMPEROR}")
    assert done(table)
    assert table.hidden(0) == [EMPEROR]
    assert table.wilderness == []
    assert who_knows(table, EMPEROR) == EVERYONE


@partial(CROW)
def test_crow_carrier_with_an_empty_graveyard_only_moves_the_markers() -> None:
    table = played(CROW, hidden={1: EMPEROR}, markers=(6, 6))
    assert done(table)
    assert table.markers == (5, 5)
    assert table.hidden(0) == table.wilderness == []


# -- Resurrected Ram ----------------------------------------------------------------------


@effect(RAM)
def test_ram_discards_the_tavern_and_refills_it_from_the_graveyard() -> None:
    table = played(
        RAM,
        "move:red+1",
        tavern=f"{KOI} - {FIGHTER}",
        graveyard=f"{EMPEROR} {ORANGUTAN} {FROG} {HERMIT}",
        wilderness=DRUID,
    )
    assert done(table)
    assert table.wilderness == [DRUID, KOI, FIGHTER]
    assert table.tavern == [HERMIT, FROG, ORANGUTAN]  # the old top in slot 1, all three filled
    assert table.graveyard == [EMPEROR]
    for card in (KOI, FIGHTER, HERMIT, FROG, ORANGUTAN):
        assert who_knows(table, card) == EVERYONE


@partial(RAM)
def test_ram_fills_as_far_as_the_graveyard_lasts() -> None:
    table = played(RAM, "move:red+1", hand=f"{DRUID} {PIG} {FROG}", tavern=f"{KOI} {FIGHTER}")
    assert table.tavern == [EMPEROR, None, None]  # the others wait for step 4
    assert table.graveyard == []
    assert table.wilderness == [KOI, FIGHTER]
    table.say("draw").roll().say(f"discard:{PIG}").roll()
    assert table.tavern[0] == EMPEROR
    assert None not in table.tavern


@partial(RAM)
def test_ram_with_an_empty_graveyard_empties_the_tavern() -> None:
    table = played(RAM, "move:red+1", hidden={1: EMPEROR}, tavern=KOI)
    assert done(table)
    assert table.tavern == [None, None, None]
    assert table.wilderness == [KOI]


@effect(RAM)
@rule("HL-11.3", "a performed card in the graveyard may be affected by its own text")
def test_ram_performed_from_the_graveyard_becomes_the_first_tavern_card() -> None:
    table = played("sun_shy_skeleton", "move:red+1", graveyard=f"{EMPEROR} {RAM}", tavern=KOI)
    assert done(table)
    assert table.tavern == [RAM, EMPEROR, None]
    assert table.graveyard == []
    assert table.wilderness == [KOI]


# -- Mummy Mystic -------------------------------------------------------------------------


@effect(MYSTIC)
def test_mystic_exchanges_the_graveyard_top_with_a_hero_of_ones_own() -> None:
    table = played(
        MYSTIC,
        party={0: f"{KOI} {FIGHTER}", 1: FROG},
        hidden={0: PIG},
        graveyard=f"{EMPEROR} {ORANGUTAN}",
        markers=(6, 6),
    )
    assert table.markers == (7, 8)
    assert set(table.options) == {f"with:0.{KOI}", f"with:0.{FIGHTER}", f"with:0.{MYSTIC}", "pass"}
    table.say(f"with:0.{KOI}")
    assert done(table)
    assert table.markers == (7, 8)  # the Orangutan did nothing
    assert table.party(0) == [ORANGUTAN, FIGHTER, MYSTIC]
    assert table.graveyard == [EMPEROR, KOI]


@effect(MYSTIC)
def test_mystic_itself_may_be_given_up() -> None:
    table = played(MYSTIC, f"with:0.{MYSTIC}")
    assert table.party(0) == [EMPEROR]
    assert table.graveyard == [MYSTIC]


@partial(MYSTIC)
def test_mystic_may_decline_and_an_empty_graveyard_gives_nothing() -> None:
    table = played(MYSTIC, "pass", markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 8)
    assert table.party(0) == [MYSTIC]
    assert table.graveyard == [EMPEROR]
    table = played(MYSTIC, hidden={1: EMPEROR})
    assert done(table)
    assert table.party(0) == [MYSTIC]


# -- Wrapped Warrior ----------------------------------------------------------------------


@effect(WARRIOR)
@rule("HL-20.40", "HL-17.7", "only the taker sees the pile and the card")
def test_wrapped_warrior_takes_any_card_of_the_graveyard() -> None:
    pile = f"{EMPEROR} {KOI} {FIGHTER} {LIZARD}"
    table = played(WARRIOR, "move:red+1", hand=PIG, graveyard=pile)
    assert set(table.options) == {f"take:graveyard.{card}" for card in pile.split()}
    assert table.view(0).graveyard == (LIZARD, FIGHTER, KOI, EMPEROR)
    assert table.view(1).graveyard is None
    assert table.view(SPECTATOR).graveyard is None
    table.say(f"take:graveyard.{KOI}")
    assert done(table)
    assert table.hand(0) == [PIG, KOI]
    assert table.graveyard == [EMPEROR, FIGHTER, LIZARD]  # order unchanged
    assert who_knows(table, KOI) == {0}
    assert told_cards(table, 0, "taken") == [KOI]
    assert told_cards(table, 1, "taken") == [None]
    assert table.view(1).graveyard_top == LIZARD
    assert table.view(1).graveyard_size == 3


@effect(WARRIOR)
def test_wrapped_warrior_may_take_the_emperor_from_the_top() -> None:
    table = played(WARRIOR, "move:red+1", f"take:graveyard.{EMPEROR}")
    assert done(table)
    assert table.hand(0) == [EMPEROR]
    assert table.graveyard == []
    assert who_knows(table, EMPEROR) == EVERYONE  # all saw the top go


@partial(WARRIOR)
def test_wrapped_warrior_must_take_the_only_card() -> None:
    assert played(WARRIOR, "move:red+1").options == (f"take:graveyard.{EMPEROR}",)


@partial(WARRIOR)
def test_wrapped_warrior_with_an_empty_graveyard() -> None:
    table = played(WARRIOR, "move:green+1", hidden={1: EMPEROR}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 7)
    assert table.hand(0) == []
