"""Hill Tribes with an effect of their own: Amazon, Chief, Saber-Toothed Troll."""

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
    ORANGUTAN,
    done,
    effect,
    partial,
    played,
    told_cards,
    who_knows,
)

AMAZON, CHIEF, SABER = "overworked_amazon", "joyless_chief", "saber_toothed_troll"


@effect(AMAZON)
@rule("HL-7.9", "the picked player, not you, selects the hero")
def test_amazon_lets_the_picked_player_bury_one_of_their_own() -> None:
    table = played(AMAZON, party={1: f"{KOI} {FIGHTER}"}, hidden={2: FROG}, markers=(6, 6))
    assert set(table.options) == {"move:red+1", "move:green-1"}
    table.say("move:green-1")
    assert table.markers == (6, 5)
    assert set(table.options) == {"player:0", "player:1"}  # seat 2 has no face-up hero
    table.say("player:1")
    assert table.seat == 1
    assert set(table.options) == {f"bury:1.{KOI}", f"bury:1.{FIGHTER}"}
    table.say(f"bury:1.{KOI}")
    assert done(table)
    assert table.graveyard == [EMPEROR, KOI]
    assert table.party(1) == [FIGHTER]
    assert played(AMAZON, "move:red+1", markers=(6, 6)).markers == (7, 6)


@partial(AMAZON)
@rule("HL-7.5", "a card may target itself")
def test_amazon_may_be_the_only_choice() -> None:
    table = played(AMAZON, "move:red+1", hidden={1: FROG})
    assert table.options == ("player:0",)
    table.say("player:0")
    assert table.options == (f"bury:0.{AMAZON}",)
    table.say(f"bury:0.{AMAZON}")
    assert table.party(0) == []
    assert table.graveyard == [EMPEROR, AMAZON]


@partial(AMAZON)
def test_amazon_is_one_of_ones_own_choices() -> None:
    table = played(AMAZON, "move:red+1", "player:0", party={0: KOI})
    assert table.seat == 0
    assert set(table.options) == {f"bury:0.{AMAZON}", f"bury:0.{KOI}"}


@effect(CHIEF)
@rule("HL-20.37", "the second card goes back on top of the wilderness")
@rule("HL-17.7", "the looking player sees both, the others no face")
def test_chief_hides_one_of_the_top_two_and_puts_the_other_back() -> None:
    table = played(
        CHIEF, hidden={0: HERMIT}, wilderness=f"{DRUID} {KOI} {ORANGUTAN}", markers=(6, 6)
    )
    assert table.markers == (7, 6)
    assert set(table.options) == {f"hide:{KOI}", f"hide:{ORANGUTAN}"}
    assert table.view(0).abilities[0].held == (ORANGUTAN, KOI)
    assert table.view(1).abilities[0].held == (None, None)
    assert table.view(SPECTATOR).abilities[0].held == (None, None)
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [HERMIT, KOI]
    assert table.wilderness == [DRUID, ORANGUTAN]
    assert who_knows(table, KOI) == {0}
    assert who_knows(table, ORANGUTAN) == {0}
    assert who_knows(table, DRUID) == set()
    assert told_cards(table, 1, "hidden") == [None]
    assert all("card" not in told for told in table.told(1, "drawn") + table.told(1, "put-back"))


@partial(CHIEF)
def test_chief_with_one_card_in_the_wilderness_places_it() -> None:
    table = played(CHIEF, wilderness=KOI, markers=(6, 6))
    assert table.options == (f"hide:{KOI}",)  # mandatory
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.markers == (7, 6)
    assert table.hidden(0) == [KOI]
    assert table.wilderness == []


@partial(CHIEF)
@rule("HL-4.9", "an empty wilderness is not refilled for an ability")
def test_chief_with_an_empty_wilderness_only_moves_red() -> None:
    table = played(CHIEF, markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 6)
    assert table.hidden(0) == []
    assert table.wilderness == []


@effect(SABER)
@rule("HL-12.6", "the other player must choose one of the options")
@pytest.mark.parametrize(("answer", "after"), [("move:green+2", (6, 8)), ("move:green-2", (6, 4))])
def test_saber_toothed_troll_takes_a_hero_and_its_owner_moves_green(
    answer: str, after: tuple[int, int]
) -> None:
    table = played(
        SABER, hand=DRUID, party={0: KOI, 1: FROG, 2: EMPEROR}, hidden={1: FIGHTER}, markers=(6, 6)
    )
    assert set(table.options) == {f"take:1.{FROG}", f"take:2.{EMPEROR}"}
    table.say(f"take:2.{EMPEROR}")
    assert table.hand(0) == [DRUID, EMPEROR]  # the card is taken first
    assert table.party(2) == []
    assert table.markers == (6, 6)
    assert table.seat == 2
    assert set(table.options) == {"move:green+2", "move:green-2"}
    table.say(answer)
    assert done(table)
    assert table.markers == after
    assert who_knows(table, EMPEROR) == EVERYONE


@partial(SABER)
@rule("HL-20.36", "nothing taken: nobody decides and no marker moves")
def test_saber_toothed_troll_without_a_target() -> None:
    table = played(SABER, party={0: KOI}, hidden={1: FIGHTER}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.hand(0) == []
    assert table.hidden(1) == [FIGHTER]
