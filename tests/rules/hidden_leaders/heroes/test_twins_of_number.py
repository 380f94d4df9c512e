"""Heroes that share a pattern: they count a party, sweep the tavern, draw from another hand."""

import pytest

from hiddenhand.core.seats import CHANCE, SPECTATOR
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
    OF_FACTION,
    ORANGUTAN,
    PIG,
    done,
    effect,
    partial,
    played,
    told_cards,
    who_knows,
)

# -- one space for each face-up hero of a faction in a picked party -----------------------

COUNTS = {  # hero -> (faction counted, a fourth hero of it, red and green for each)
    "potato_privateer": ("empire", "underpaid_mercenary", (0, 1)),
    "almost_evil_scholar": ("tribes", "blind_eye_collector", (1, 0)),
    "krill_keeper": ("undead", "wrapped_warrior", (-1, -1)),
}


def moved(hero: str, x: int) -> tuple[int, int]:
    """Where the markers stand after X steps from (6, 6)."""
    _, _, (red, green) = COUNTS[hero]
    return 6 + x * red, 6 + x * green


@effect(*COUNTS)
@pytest.mark.parametrize("hero", COUNTS)
@pytest.mark.parametrize("x", [1, 2, 3])
def test_counts_face_up_heroes_of_the_picked_party(hero: str, x: int) -> None:
    faction, _, _ = COUNTS[hero]
    bystander = KOI if faction != "water" else FIGHTER
    party = " ".join([*OF_FACTION[faction][:x], bystander])
    table = played(hero, party={1: party}, markers=(6, 6))
    assert set(table.options) == {"player:0", "player:1", "player:2"}
    assert table.markers == (6, 6)
    table.say("player:1")
    assert done(table)
    assert table.markers == moved(hero, x)


@effect(*COUNTS)
@pytest.mark.parametrize("hero", COUNTS)
def test_counts_three_at_most(hero: str) -> None:
    faction, fourth, _ = COUNTS[hero]
    party = " ".join([*OF_FACTION[faction], fourth])
    assert played(hero, "player:2", party={2: party}, markers=(6, 6)).markers == moved(hero, 3)


@effect(*COUNTS)
@pytest.mark.parametrize("hero", COUNTS)
@rule("HL-10.2", "the Emperor is a single hero: it counts as one")
def test_a_face_up_emperor_counts_as_one(hero: str) -> None:
    faction, _, _ = COUNTS[hero]
    party = f"{OF_FACTION[faction][0]} {EMPEROR}"
    assert played(hero, "player:1", party={1: party}, markers=(6, 6)).markers == moved(hero, 2)


@effect(*COUNTS)
@pytest.mark.parametrize("hero", COUNTS)
@rule("HL-7.8", "a player may be yourself")
def test_may_pick_oneself(hero: str) -> None:
    faction, _, _ = COUNTS[hero]
    party = f"{OF_FACTION[faction][0]} {OF_FACTION[faction][1]}"
    assert played(hero, "player:0", party={0: party}, markers=(6, 6)).markers == moved(hero, 2)


@partial(*COUNTS)
@pytest.mark.parametrize("hero", COUNTS)
@rule("HL-7.8", "the pick only sets a number X, so any player may be picked")
def test_may_pick_a_player_without_such_a_hero(hero: str) -> None:
    faction, _, _ = COUNTS[hero]
    mine, hidden = OF_FACTION[faction][:2]
    table = played(hero, "player:2", party={1: mine}, hidden={2: hidden}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)


# -- tavern cards of two factions are swept out -------------------------------------------

SWEEPS = {  # hero -> (two cards that go, one that stays, who moves)
    "hangry_barbarian": (FIGHTER, ORANGUTAN, KOI, (-1, 0)),
    "heart_bending_bard": (KOI, HERMIT, FIGHTER, (0, -1)),
}


def swept(hero: str, x: int) -> tuple[int, int]:
    red, green = SWEEPS[hero][3]
    return 6 + x * red, 6 + x * green


@effect(*SWEEPS)
@pytest.mark.parametrize("hero", SWEEPS)
@rule("HL-8.12", "from the tavern in slot order; the last one is on top")
def test_sweeps_both_factions_from_the_tavern(hero: str) -> None:
    one, other, stays, _ = SWEEPS[hero]
    table = played(hero, tavern=f"{other} {stays} {one}", wilderness=DRUID, markers=(6, 6))
    assert done(table)
    assert table.markers == swept(hero, 2)
    assert table.tavern == [None, stays, None]  # empty until step 4
    assert table.wilderness == [DRUID, other, one]
    assert who_knows(table, one) == who_knows(table, other) == EVERYONE


@effect(*SWEEPS)
@pytest.mark.parametrize("hero", SWEEPS)
def test_the_emperor_is_swept_too_and_counts_once(hero: str) -> None:
    one, other, stays, _ = SWEEPS[hero]
    table = played(hero, tavern=f"{EMPEROR} {stays} -", markers=(6, 6))
    assert table.markers == swept(hero, 1)
    assert table.tavern == [None, stays, None]
    assert table.wilderness == [EMPEROR]
    table = played(hero, tavern=f"{EMPEROR} {one} {other}", markers=(6, 6))
    assert table.markers == swept(hero, 3)
    assert table.tavern == [None, None, None]


@partial(*SWEEPS)
@pytest.mark.parametrize("hero", SWEEPS)
def test_nothing_to_sweep_nothing_moves(hero: str) -> None:
    stays = SWEEPS[hero][2]
    for tavern in (stays, "- - -"):
        table = played(hero, tavern=tavern, markers=(6, 6))
        assert done(table)
        assert table.markers == (6, 6)
        assert table.wilderness == []


@partial(*SWEEPS)
@pytest.mark.parametrize("hero", SWEEPS)
@rule("HL-6.6", "the emptied slots stay empty until step 4 of the turn")
def test_swept_slots_are_refilled_in_step_4(hero: str) -> None:
    one, other, stays, _ = SWEEPS[hero]
    table = played(hero, tavern=f"{one} {stays} {other}", hand=f"{PIG} {FROG} {KNIGHT}")
    table.say("draw").roll()  # step 2
    assert table.tavern == [None, stays, None]
    table.say(f"discard:{PIG}").roll()  # step 3, then chance fills the tavern
    assert table.tavern[1] == stays
    assert None not in table.tavern


# -- one tavern card may be discarded, and then a marker moves ----------------------------

MAY_DISCARD = {  # hero -> (faction, markers from (6, 6))
    "nagging_northman": ("tribes", (8, 6)),
    "angry_priestess": ("undead", (6, 4)),
}


@effect(*MAY_DISCARD)
@pytest.mark.parametrize("hero", MAY_DISCARD)
def test_discards_one_tavern_card_and_moves(hero: str) -> None:
    faction, after = MAY_DISCARD[hero]
    one, two, _ = OF_FACTION[faction]
    table = played(hero, tavern=f"{one} {KOI} {two}", markers=(6, 6))
    assert table.markers == (6, 6)
    assert set(table.options) == {f"discard:tavern.{one}", f"discard:tavern.{two}", "pass"}
    table.say(f"discard:tavern.{two}")
    assert done(table)  # once discarded, the move is not optional
    assert table.markers == after
    assert table.tavern == [one, KOI, None]
    assert table.wilderness == [two]
    assert who_knows(table, two) == EVERYONE


@effect(*MAY_DISCARD)
@pytest.mark.parametrize("hero", MAY_DISCARD)
def test_an_emperor_in_the_tavern_may_be_the_discarded_card(hero: str) -> None:
    table = played(hero, f"discard:tavern.{EMPEROR}", tavern=EMPEROR, markers=(6, 6))
    assert table.markers == MAY_DISCARD[hero][1]
    assert table.wilderness == [EMPEROR]


@partial(*MAY_DISCARD)
@pytest.mark.parametrize("hero", MAY_DISCARD)
@rule("HL-20.35", "HL-7.3", "if you discard: a condition, not an order")
def test_declining_the_discard_moves_nothing(hero: str) -> None:
    one = OF_FACTION[MAY_DISCARD[hero][0]][0]
    table = played(hero, "pass", tavern=one, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.tavern[0] == one


@partial(*MAY_DISCARD)
@pytest.mark.parametrize("hero", MAY_DISCARD)
def test_no_such_card_in_the_tavern(hero: str) -> None:
    table = played(hero, tavern=f"{KOI} {FIGHTER}", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.wilderness == []


# -- a random card of another hand --------------------------------------------------------

ROBS = {  # hero -> (what is said first, markers from (6, 6))
    "curious_cat_lover": ((), (7, 6)),
    "resilient_rearguard": (("move:green-1",), (6, 5)),
}


@effect(*ROBS)
@pytest.mark.parametrize("hero", ROBS)
@rule("HL-8.5", "HL-8.6", "drawn from another hand: every card may be the one")
@rule("HL-17.7", "you and the player who lost the card know it; nobody else does")
def test_draws_a_random_card_of_another_hand(hero: str) -> None:
    said, markers = ROBS[hero]
    table = played(
        hero,
        *said,
        hand=PIG,
        hands={1: f"{KOI} {ORANGUTAN} {FIGHTER}"},
        hidden={0: HERMIT},
        markers=(6, 6),
    )
    assert table.markers == markers
    assert table.options == ("player:1",)  # seat 2 has an empty hand
    table.say("player:1")
    assert table.seat == CHANCE
    assert set(table.options) == {f"card:{KOI}", f"card:{ORANGUTAN}", f"card:{FIGHTER}"}
    table.say(f"card:{ORANGUTAN}")
    assert done(table)
    assert table.hand(1) == [KOI, FIGHTER]  # not compensated
    if hero == "curious_cat_lover":
        assert table.hidden(0) == [HERMIT, ORANGUTAN]
        assert table.hand(0) == [PIG]
    else:
        assert table.hidden(0) == [HERMIT]
        assert table.hand(0) == [PIG, ORANGUTAN]
    assert who_knows(table, ORANGUTAN) == {0, 1}
    assert told_cards(table, 0, "drawn") == told_cards(table, 1, "drawn") == [ORANGUTAN]
    assert told_cards(table, 2, "drawn") == told_cards(table, SPECTATOR, "drawn") == [None]


@effect("resilient_rearguard")
def test_rearguard_moves_red_right_or_green_left() -> None:
    table = played("resilient_rearguard", markers=(6, 6))
    assert set(table.options) == {"move:red+1", "move:green-1"}
    assert table.say("move:red+1").markers == (7, 6)


@effect(*ROBS)
@pytest.mark.parametrize("hero", ROBS)
def test_any_other_player_with_a_card_may_be_robbed(hero: str) -> None:
    said, _ = ROBS[hero]
    table = played(hero, *said, hand=PIG, hands={1: KOI, 2: FROG})
    assert set(table.options) == {"player:1", "player:2"}


@partial(*ROBS)
@pytest.mark.parametrize("hero", ROBS)
def test_all_other_hands_empty(hero: str) -> None:
    said, markers = ROBS[hero]
    table = played(hero, *said, hand=PIG, hidden={0: HERMIT, 1: KOI}, markers=(6, 6))
    assert done(table)
    assert table.markers == markers
    assert table.hand(0) == [PIG]
    assert table.hidden(0) == [HERMIT]


@partial("resilient_rearguard")
def test_the_robbed_player_refills_only_in_the_own_turn() -> None:
    table = played("resilient_rearguard", "move:red+1", "player:1", hands={1: f"{KOI} {FROG}"})
    table.say(f"card:{KOI}").finish_turn()
    assert table.state.active == 1
    assert table.hand(1) == [FROG]
