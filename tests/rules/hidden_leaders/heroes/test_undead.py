"""The Undead who bury heroes or trouble other hands and parties."""

import pytest

from hiddenhand.core.seats import CHANCE, SPECTATOR
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.heroes.scene import (
    DRUID,
    EMPEROR,
    EVERYONE,
    FIGHTER,
    FROG,
    HERMIT,
    KNIGHT,
    KOI,
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

EXECUTIONER, NORTHMAN, GORGON = "unconfident_executioner", "nightmarish_northman", "gorgeous_gorgon"
WIZARD, WITCH, SLIME = "half_headed_wizard", "will_bending_witch", "slaughtered_slime"


@effect(GORGON, WITCH)
@pytest.mark.parametrize("hero", [GORGON, WITCH])
def test_one_of_the_markers_moves_right(hero: str) -> None:
    check_either_marker(hero, {"move:red+1": (7, 6), "move:green+1": (6, 7)})


@effect(SLIME)
def test_slime_moves_one_of_the_markers_left() -> None:
    check_either_marker(SLIME, {"move:red-1": (5, 6), "move:green-1": (6, 5)})


# -- Unconfident Executioner --------------------------------------------------------------


@effect(EXECUTIONER)
def test_executioner_buries_any_face_up_hero() -> None:
    table = played(
        EXECUTIONER, party={0: KOI, 1: FIGHTER, 2: HERMIT}, hidden={1: FROG}, markers=(6, 6)
    )
    assert table.markers == (5, 5)
    assert set(table.options) == {
        f"bury:0.{KOI}",
        f"bury:0.{EXECUTIONER}",
        f"bury:1.{FIGHTER}",
        f"bury:2.{HERMIT}",
    }
    table.say(f"bury:2.{HERMIT}")
    assert done(table)
    assert table.party(2) == []
    assert table.graveyard == [EMPEROR, HERMIT]


@partial(EXECUTIONER)
def test_executioner_must_bury_itself_if_it_is_alone() -> None:
    table = played(EXECUTIONER, hidden={1: FROG}, markers=(6, 6))
    assert table.options == (f"bury:0.{EXECUTIONER}",)
    table.say(f"bury:0.{EXECUTIONER}")
    assert done(table)
    assert table.party(0) == []
    assert table.graveyard == [EMPEROR, EXECUTIONER]


# -- Nightmarish Northman -----------------------------------------------------------------


@effect(NORTHMAN)
@rule("HL-20.45", "own hero first, so the other player's hero ends on top")
@pytest.mark.parametrize(
    ("answer", "markers"),
    [("move:red+2", (8, 6)), ("move:green+2", (6, 8)), ("move:red+2,green+2", (8, 8))],
)
def test_northman_buries_one_of_ones_own_and_one_of_another(
    answer: str, markers: tuple[int, int]
) -> None:
    table = played(NORTHMAN, party={0: KOI, 1: FIGHTER, 2: HERMIT}, markers=(6, 6))
    assert set(table.options) == {"move:red+2", "move:green+2", "move:red+2,green+2"}
    table.say(answer)
    assert table.markers == markers
    assert set(table.options) == {f"bury:0.{KOI}", f"bury:0.{NORTHMAN}"}
    table.say(f"bury:0.{KOI}")
    assert set(table.options) == {f"bury:1.{FIGHTER}", f"bury:2.{HERMIT}"}
    table.say(f"bury:1.{FIGHTER}")
    assert done(table)
    assert table.graveyard == [EMPEROR, KOI, FIGHTER]


@partial(NORTHMAN)
@rule("HL-7.11", "the ability is finished even if its card leaves the party meanwhile")
def test_northman_may_bury_itself_and_goes_on() -> None:
    table = played(NORTHMAN, "move:red+2", f"bury:0.{NORTHMAN}", party={1: FIGHTER})
    assert table.options == (f"bury:1.{FIGHTER}",)
    table.say(f"bury:1.{FIGHTER}")
    assert table.graveyard == [EMPEROR, NORTHMAN, FIGHTER]


@partial(NORTHMAN)
@rule("HL-7.4", "if only one is possible, do that one")
def test_northman_does_what_is_possible() -> None:
    table = played(NORTHMAN, "move:red+2", f"bury:0.{NORTHMAN}", hidden={1: FIGHTER})
    assert done(table)
    assert table.graveyard == [EMPEROR, NORTHMAN]
    assert table.hidden(1) == [FIGHTER]


# -- Gorgeous Gorgon ----------------------------------------------------------------------


@effect(GORGON)
@rule("HL-8.6", "every face-up hero of that party is equally likely")
def test_gorgon_buries_a_random_face_up_hero_of_the_picked_player() -> None:
    table = played(GORGON, "move:red+1", party={1: f"{KOI} {FIGHTER}"}, hidden={1: FROG, 2: PIG})
    assert set(table.options) == {"player:0", "player:1"}
    table.say("player:1")
    assert table.seat == CHANCE
    assert table.options == (f"hero:1.{KOI}", f"hero:1.{FIGHTER}")  # each once
    table.say(f"hero:1.{FIGHTER}")
    assert done(table)
    assert table.party(1) == [KOI]
    assert table.graveyard == [EMPEROR, FIGHTER]


@partial(GORGON)
def test_gorgon_is_among_the_candidates_of_ones_own_party() -> None:
    table = played(GORGON, "move:red+1", "player:0", party={0: KOI})
    assert set(table.options) == {f"hero:0.{KOI}", f"hero:0.{GORGON}"}
    table = played(GORGON, "move:red+1")
    assert table.options == ("player:0",)  # nobody else has a face-up hero
    table.say("player:0", f"hero:0.{GORGON}")
    assert done(table)
    assert table.graveyard == [EMPEROR, GORGON]


# -- Half-Headed Wizard -------------------------------------------------------------------


@effect(WIZARD)
def test_half_headed_wizard_exchanges_a_tavern_card_with_a_hero_of_another() -> None:
    table = played(
        WIZARD,
        party={0: DRUID, 1: f"{KOI} {FROG}", 2: HERMIT},
        hidden={1: PIG},
        tavern=f"{FIGHTER} - {ORANGUTAN}",
        markers=(6, 6),
    )
    assert table.markers == (7, 7)
    assert set(table.options) == {f"exchange:tavern.{FIGHTER}", f"exchange:tavern.{ORANGUTAN}"}
    table.say(f"exchange:tavern.{ORANGUTAN}")
    assert set(table.options) == {f"with:1.{KOI}", f"with:1.{FROG}", f"with:2.{HERMIT}"}
    table.say(f"with:1.{KOI}")
    assert done(table)
    assert table.markers == (7, 7)  # neither ability happened
    assert table.party(1) == [ORANGUTAN, FROG]
    assert table.tavern == [FIGHTER, None, KOI]


@partial(WIZARD)
@pytest.mark.parametrize(("tavern", "theirs"), [("- - -", KOI), (FIGHTER, "")])
def test_half_headed_wizard_needs_both_cards(tavern: str, theirs: str) -> None:
    table = played(
        WIZARD, party={0: DRUID, 1: theirs}, hidden={1: PIG}, tavern=tavern, markers=(6, 6)
    )
    assert done(table)
    assert table.markers == (7, 7)
    assert table.party(0) == [DRUID, WIZARD]
    assert table.party(1) == theirs.split()


# -- Will-Bending Witch -------------------------------------------------------------------


@effect(WITCH)
@rule("HL-7.10", "HL-8.12", "in turn order from the player after the active player")
@rule("HL-20.69", "HL-17.21", "all choose at the same time, and nobody sees who has chosen")
@rule("HL-17.7", "each player knows only their own discard")
def test_witch_makes_every_other_player_discard_one() -> None:
    table = arrange(
        hand={1: f"{WITCH} {PIG}", 2: f"{KOI} {FROG}", 0: f"{HERMIT} {DRUID}"}, active=1
    )
    table.say(f"play:{WITCH}", "move:red+1")
    asked = {decision.seat: set(decision.options) for decision in table.state.pending()}
    assert asked == {
        0: {f"discard:{HERMIT}", f"discard:{DRUID}"},
        2: {f"discard:{KOI}", f"discard:{FROG}"},
    }
    table.say_for(0, f"discard:{HERMIT}")
    assert table.wilderness == []  # sealed until all have chosen
    assert table.view(0).parties[0].hand == (DRUID,)
    assert table.view(1).parties[0].hand_size == 2
    assert table.view(1).waiting_for == (0, 2)
    table.say_for(2, f"discard:{FROG}")
    assert done(table)
    assert table.wilderness == [FROG, HERMIT]
    assert (table.hand(0), table.hand(1), table.hand(2)) == ([DRUID], [PIG], [KOI])
    assert who_knows(table, FROG) == {2}
    assert who_knows(table, HERMIT) == {0}
    assert told_cards(table, 1, "discarded") == [None, None]
    assert told_cards(table, 2, "discarded") == [FROG, None]


@partial(WITCH)
@rule("HL-20.46", "a player with an empty hand is skipped, the others still act")
def test_witch_skips_empty_hands() -> None:
    table = played(WITCH, "move:green+1", hand=PIG, hands={2: KOI})
    assert table.seat == 2
    table.say(f"discard:{KOI}")
    assert done(table)
    assert table.wilderness == [KOI]
    assert table.hand(0) == [PIG]
    assert done(played(WITCH, "move:red+1", hand=PIG))


# -- Slaughtered Slime --------------------------------------------------------------------


@effect(SLIME)
@rule("HL-8.1", "HL-9.7", "picked by position; a buried hidden hero becomes public")
def test_slime_buries_a_hidden_hero() -> None:
    table = played(
        SLIME, "move:red-1", party={1: FROG}, hidden={0: HERMIT, 1: f"{KOI} {FIGHTER} {KNIGHT}"}
    )
    assert set(table.options) == {"bury:0.h0", "bury:1.h0", "bury:1.h1", "bury:1.h2"}
    table.say("bury:1.h1")
    assert done(table)
    assert table.hidden(1) == [KOI, KNIGHT]
    assert table.graveyard == [EMPEROR, FIGHTER]
    assert who_knows(table, FIGHTER) == EVERYONE
    assert told_cards(table, SPECTATOR, "buried") == [FIGHTER]


@partial(SLIME)
def test_slime_must_bury_ones_own_if_it_is_the_only_one() -> None:
    table = played(SLIME, "move:red-1", party={1: FROG}, hidden={0: HERMIT})
    assert table.options == ("bury:0.h0",)
    table.say("bury:0.h0")
    assert table.graveyard == [EMPEROR, HERMIT]


@partial(SLIME)
def test_slime_without_a_hidden_hero_only_moves_a_marker() -> None:
    table = played(SLIME, "move:green-1", party={0: KOI, 1: FROG}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 5)
    assert table.graveyard == [EMPEROR]
