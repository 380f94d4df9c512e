"""The eight promo heroes."""

from typing import Any

import pytest

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable
from tests.rules.hidden_leaders.heroes import scene
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
    LEECH,
    LIZARD,
    ORANGUTAN,
    PIG,
    done,
    effect,
    partial,
    told_cards,
    who_knows,
)

OVERSEER, PROTECTOR = "gambling_overseer", "polar_protector"
CRYPTOGRAPHER, WIZARD = "goblin_cryptographer", "well_shaved_wizard"
CARTOGRAPHER, SLAYER = "careless_cartographer", "kind_king_slayer"
ARTIST, CHOPPER = "underwater_artist", "seaweed_chopper"


def played(hero: str, *answers: str, **table: Any) -> PreparedTable:
    return scene.played(hero, *answers, promo="on", **table)


# -- Gambling Overseer --------------------------------------------------------------------


@effect(OVERSEER)
@rule("HL-17.7", "place hand cards hidden: their owner alone; a buried hidden hero: all")
def test_overseer_buries_a_hidden_hero_then_hides_two_hand_cards() -> None:
    table = played(
        OVERSEER,
        hand=f"{KOI} {PIG} {FROG}",
        hidden={0: f"{HERMIT} {FIGHTER}", 1: DRUID},
        markers=(6, 6),
    )
    assert table.markers == (5, 5)
    assert set(table.options) == {"bury:0.h0", "bury:0.h1"}
    table.say("bury:0.h0")
    assert table.graveyard == [EMPEROR, HERMIT]
    assert who_knows(table, HERMIT) == EVERYONE
    assert set(table.options) == {f"hide:{KOI}", f"hide:{PIG}", f"hide:{FROG}"}
    table.say(f"hide:{FROG}")  # you choose the order in which the two are stacked
    assert set(table.options) == {f"hide:{KOI}", f"hide:{PIG}"}
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [FIGHTER, FROG, KOI]
    assert table.hand(0) == [PIG]
    assert who_knows(table, FROG) == who_knows(table, KOI) == {0}


@partial(OVERSEER)
def test_overseer_without_a_hidden_hero_still_hides_two() -> None:
    table = played(OVERSEER, f"hide:{KOI}", f"hide:{PIG}", hand=f"{KOI} {PIG}", hidden={1: DRUID})
    assert done(table)
    assert table.hidden(0) == [KOI, PIG]
    assert table.graveyard == [EMPEROR]
    assert table.hidden(1) == [DRUID]


@partial(OVERSEER)
def test_overseer_with_one_or_no_hand_card() -> None:
    table = played(OVERSEER, "bury:0.h0", hand=KOI, hidden={0: HERMIT})
    assert table.options == (f"hide:{KOI}",)
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [KOI]
    table = played(OVERSEER, "bury:0.h0", hidden={0: HERMIT})
    assert done(table)
    assert table.hidden(0) == []


# -- Polar Protector ----------------------------------------------------------------------


@effect(PROTECTOR)
@pytest.mark.parametrize("x", [1, 2, 3, 4])
@rule("HL-17.7", "hidden heroes counted for X: no face is shown")
def test_protector_counts_ones_own_hidden_heroes_three_at_most(x: int) -> None:
    hidden = " ".join([EMPEROR, KOI, FIGHTER, PIG][:x])
    for marker, sign in (("red", -1), ("green", 1)):
        table = played(PROTECTOR, hidden={0: hidden, 1: FROG}, markers=(6, 6))
        spaces = min(x, 3)
        assert set(table.options) == {f"move:red-{spaces}", f"move:green+{spaces}"}
        table.say(f"move:{marker}{sign * spaces:+d}")
        assert done(table)
        after = (6 - spaces, 6) if marker == "red" else (6, 6 + spaces)
        assert table.markers == after
        assert who_knows(table, EMPEROR) == {0}


@partial(PROTECTOR)
def test_protector_without_a_hidden_hero_moves_nothing() -> None:
    table = played(PROTECTOR, party={0: KOI}, hidden={1: FROG}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)


@partial(PROTECTOR)
@rule("HL-20.66", "turned up by Saltwater Sage, the Protector no longer counts itself")
def test_protector_turned_up_by_the_sage() -> None:
    table = played("saltwater_sage", "turn:0.h1", hidden={0: f"{KOI} {PROTECTOR}"}, markers=(6, 6))
    assert set(table.options) == {"move:red-1", "move:green+1"}
    table = played("saltwater_sage", "turn:0.h0", hidden={0: PROTECTOR}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)


# -- Goblin Cryptographer -----------------------------------------------------------------


@effect(CRYPTOGRAPHER)
@pytest.mark.parametrize(
    ("answer", "markers"),
    [("move:red-1", (5, 6)), ("move:green-1", (6, 5)), ("move:red-1,green-1", (5, 5))],
)
def test_cryptographer_moves_a_face_up_hero_to_another_party(
    answer: str, markers: tuple[int, int]
) -> None:
    table = played(
        CRYPTOGRAPHER, party={0: KOI, 1: f"{ORANGUTAN} {PIG}"}, hidden={2: FROG}, markers=(6, 6)
    )
    assert set(table.options) == {"move:red-1", "move:green-1", "move:red-1,green-1"}
    table.say(answer)
    assert set(table.options) == {
        f"place:0.{KOI}",
        f"place:0.{CRYPTOGRAPHER}",
        f"place:1.{ORANGUTAN}",
        f"place:1.{PIG}",
        "pass",
    }
    table.say(f"place:1.{ORANGUTAN}")
    assert table.options == ("to:2",)  # another owner, and not you
    table.say("to:2")
    assert done(table)
    assert table.markers == markers  # the Orangutan's ability did not happen
    assert table.party(1) == [PIG]
    assert table.party(2) == [ORANGUTAN]


@effect(CRYPTOGRAPHER)
def test_cryptographer_itself_may_be_moved() -> None:
    table = played(CRYPTOGRAPHER, "move:red-1", f"place:0.{CRYPTOGRAPHER}")
    assert set(table.options) == {"to:1", "to:2"}
    table.say("to:1")
    assert table.party(0) == []
    assert table.party(1) == [CRYPTOGRAPHER]


@effect(CRYPTOGRAPHER)
def test_cryptographer_can_make_another_player_end_the_game() -> None:
    six = f"{FROG} {LIZARD} {ARROWGANT} {LEECH} {FIGHTER} {KNIGHT}"
    table = played(CRYPTOGRAPHER, "move:red-1", f"place:0.{KOI}", party={0: KOI, 1: six})
    assert table.say("to:1").finish_turn().result is not None


@partial(CRYPTOGRAPHER)
def test_cryptographer_may_decline() -> None:
    table = played(CRYPTOGRAPHER, "move:red-1", "pass", party={0: KOI, 1: PIG}, markers=(6, 6))
    assert done(table)
    assert table.markers == (5, 6)
    assert table.party(0) == [KOI, CRYPTOGRAPHER]
    assert table.party(1) == [PIG]


@partial(CRYPTOGRAPHER)
def test_cryptographer_with_two_players_only_ones_own_heroes_can_be_moved() -> None:
    table = played(CRYPTOGRAPHER, "move:red-1", seats=2, party={0: KOI, 1: PIG})
    assert set(table.options) == {f"place:0.{KOI}", f"place:0.{CRYPTOGRAPHER}", "pass"}


# -- Well-Shaved Wizard -------------------------------------------------------------------


@effect(WIZARD)
@pytest.mark.parametrize(
    ("party", "x"),
    [
        (KOI, 1),
        (f"{KOI} {FROG} {LIZARD}", 1),
        (f"{KOI} {PIG} {HERMIT}", 2),
        (f"{KOI} {PIG} {ORANGUTAN} {FIGHTER}", 3),
        (EMPEROR, 3),
        (f"{EMPEROR} {KOI}", 3),
    ],
)
@rule("HL-20.65", "a face-up Emperor stands for Tribes, Undead and Water")
@rule("HL-10.2", "where factions are counted, the Emperor stands for every one of them")
def test_well_shaved_wizard_counts_other_factions_once_each(party: str, x: int) -> None:
    for answer, after in ((f"move:red+{x}", (6 + x, 6)), (f"move:green-{x}", (6, 6 - x))):
        table = played(WIZARD, party={0: party}, markers=(6, 6))
        assert set(table.options) == {f"move:red+{x}", f"move:green-{x}"}
        assert table.say(answer).markers == after
        assert done(table)


@partial(WIZARD)
@rule("HL-20.64", "only face-up heroes count; the Wizard is Empire and adds nothing")
def test_well_shaved_wizard_with_nothing_to_count() -> None:
    table = played(
        WIZARD, party={0: FIGHTER, 1: KOI}, hidden={0: f"{PIG} {EMPEROR}"}, markers=(6, 6)
    )
    assert done(table)
    assert table.markers == (6, 6)


# -- Careless Cartographer ----------------------------------------------------------------


@effect(CARTOGRAPHER)
@pytest.mark.parametrize(
    ("answer", "markers"),
    [("move:red+1", (7, 6)), ("move:green+1", (6, 7)), ("move:red+1,green+1", (7, 7))],
)
@rule("HL-17.7", "both owners know both cards; nobody else does")
def test_cartographer_exchanges_hidden_heroes_of_two_players(
    answer: str, markers: tuple[int, int]
) -> None:
    table = played(
        CARTOGRAPHER,
        hidden={0: f"{HERMIT} {PIG}", 1: f"{KOI} {FIGHTER}", 2: FROG},
        markers=(6, 6),
    )
    assert set(table.options) == {"move:red+1", "move:green+1", "move:red+1,green+1"}
    table.say(answer)
    assert table.markers == markers
    assert set(table.options) == {"exchange:1.h0", "exchange:1.h1", "exchange:2.h0"}
    table.say("exchange:1.h1")
    assert set(table.options) == {"with:0.h0", "with:0.h1"}
    assert who_knows(table, FIGHTER) == {1}  # taken blindly
    table.say("with:0.h0")
    assert done(table)
    assert table.hidden(0) == [FIGHTER, PIG]
    assert table.hidden(1) == [KOI, HERMIT]
    assert who_knows(table, FIGHTER) == who_knows(table, HERMIT) == {0, 1}
    assert who_knows(table, KOI) == {1}
    [told] = table.told(SPECTATOR, "exchanged")
    assert (told["first"], told["second"]) == ("1.h1", "0.h0")
    assert not {"first-card", "second-card"} & set(told)


@partial(CARTOGRAPHER)
@pytest.mark.parametrize("hidden", [{0: KOI}, {1: KOI}])
def test_cartographer_needs_a_hidden_hero_on_both_sides(hidden: dict[int, str]) -> None:
    table = played(CARTOGRAPHER, "move:red+1", party={1: FROG}, hidden=hidden, markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 6)
    assert [table.hidden(seat) for seat in hidden] == [[KOI]]


# -- Kind King Slayer ---------------------------------------------------------------------


@effect(SLAYER)
@pytest.mark.parametrize(
    ("before", "after"), [((7, 4), (5, 4)), ((4, 7), (4, 5)), ((2, 1), (1, 1))]
)
def test_slayer_moves_the_leader_and_buries_any_hero(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = played(
        SLAYER, party={0: PIG, 1: FROG}, hidden={0: DRUID, 1: f"{KOI} {FIGHTER}"}, markers=before
    )
    assert table.markers == after
    assert set(table.options) == {
        f"bury:0.{PIG}",
        f"bury:0.{SLAYER}",
        "bury:0.h0",
        f"bury:1.{FROG}",
        "bury:1.h0",
        "bury:1.h1",
    }
    table.say("bury:1.h1")
    assert done(table)
    assert table.graveyard == [EMPEROR, FIGHTER]
    assert who_knows(table, FIGHTER) == EVERYONE


@partial(SLAYER)
@rule("HL-20.67", "markers level: no move; the burial still happens")
def test_slayer_with_level_markers_still_buries() -> None:
    table = played(SLAYER, f"bury:1.{FROG}", party={1: FROG}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.graveyard == [EMPEROR, FROG]


@partial(SLAYER)
def test_slayer_must_bury_itself_if_it_is_the_only_hero() -> None:
    table = played(SLAYER, markers=(6, 6))
    assert table.options == (f"bury:0.{SLAYER}",)
    table.say(f"bury:0.{SLAYER}")
    assert table.party(0) == []
    assert table.graveyard == [EMPEROR, SLAYER]


# -- Underwater Artist --------------------------------------------------------------------


@effect(ARTIST)
@rule("HL-17.7", "all see the revealed card")
def test_artist_takes_a_card_of_the_named_faction() -> None:
    table = played(
        ARTIST,
        hand=PIG,
        hands={1: f"{KOI} {FIGHTER} {FROG} {EMPEROR}", 2: LIZARD},
        markers=(6, 6),
    )
    assert table.markers == (7, 7)
    assert set(table.options) == {"name:tribes", "name:empire", "name:undead", "name:water"}
    table.say("name:water")
    assert set(table.options) == {"player:1", "player:2"}  # never yourself
    table.say("player:1")
    assert table.seat == 1  # the asked player chooses which one to give
    assert set(table.options) == {f"show:{KOI}", f"show:{FROG}", f"show:{EMPEROR}"}
    table.say(f"show:{FROG}")
    assert done(table)
    assert table.hand(0) == [PIG, FROG]
    assert table.hand(1) == [KOI, FIGHTER, EMPEROR]
    assert who_knows(table, FROG) == EVERYONE
    assert told_cards(table, SPECTATOR, "revealed") == [FROG]
    assert who_knows(table, KOI) == {1}


@partial(ARTIST)
@rule("HL-20.48", "the player says so; the hand is not shown")
def test_artist_without_a_matching_card_all_learn_just_that() -> None:
    table = played(ARTIST, "name:undead", "player:1", hands={1: f"{KOI} {FIGHTER}"})
    assert table.seat == 1
    assert table.options == ("none",)
    table.say("none")
    assert done(table)
    assert [told["player"] for told in table.told(SPECTATOR, "has-none")] == [1]
    assert table.hand(0) == []
    assert table.hand(1) == [KOI, FIGHTER]
    assert who_knows(table, KOI) == who_knows(table, FIGHTER) == {1}


@partial(ARTIST)
@rule("HL-7.8", "if able: any other player may be picked")
def test_artist_may_name_a_player_with_an_empty_hand() -> None:
    table = played(ARTIST, "name:undead", hands={1: KOI}, markers=(6, 6))
    assert set(table.options) == {"player:1", "player:2"}
    table.say("player:2")
    assert done(table)
    assert table.markers == (7, 7)
    assert table.hand(1) == [KOI]


# -- Seaweed Chopper ----------------------------------------------------------------------


@effect(CHOPPER)
@pytest.mark.parametrize(("answer", "markers"), [("move:red-1", (5, 6)), ("move:green-1", (6, 5))])
@rule("HL-17.7", "the drawing player sees both")
def test_chopper_draws_two_from_the_wilderness(answer: str, markers: tuple[int, int]) -> None:
    table = played(
        CHOPPER, hand=PIG, hidden={0: HERMIT}, wilderness=f"{DRUID} {KOI} {FIGHTER}", markers=(6, 6)
    )
    assert set(table.options) == {"move:red-1", "move:green-1"}
    table.say(answer)
    assert table.markers == markers
    assert table.view(SPECTATOR).abilities[0].held == (None, None)
    assert set(table.options) == {f"hide:{KOI}", f"hide:{FIGHTER}"}  # the two drawn cards only
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [HERMIT, KOI]
    assert table.hand(0) == [PIG, FIGHTER]
    assert table.wilderness == [DRUID]
    assert who_knows(table, KOI) == who_knows(table, FIGHTER) == {0}
    assert told_cards(table, 1, "drawn") == [None, None]


@partial(CHOPPER)
@rule("HL-20.68", "one card: it becomes hidden, nothing goes to the hand")
def test_chopper_with_one_card_in_the_wilderness() -> None:
    table = played(CHOPPER, "move:red-1", wilderness=KOI)
    assert table.options == (f"hide:{KOI}",)
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [KOI]
    assert table.hand(0) == []


@partial(CHOPPER)
@rule("HL-4.9", "an empty wilderness is not refilled")
def test_chopper_with_an_empty_wilderness_only_moves_a_marker() -> None:
    table = played(CHOPPER, "move:green-1", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 5)
    assert table.hidden(0) == table.hand(0) == []
