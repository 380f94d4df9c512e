"""Heroes that share a pattern with a hero of another faction: they bury, hide, look, turn over."""

import pytest

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.testing import rule
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
    OF_FACTION,
    ORANGUTAN,
    done,
    effect,
    partial,
    played,
    told_cards,
    who_knows,
)

Positions = dict[str, tuple[int, int]]  # answer -> (red, green) from (6, 6); "" if none is asked

BURIES: dict[str, tuple[str, Positions]] = {
    "shaky_sharpshooter": ("empire", {"move:red+1": (7, 6), "move:green-1": (6, 5)}),
    "canned_champion": ("tribes", {"move:red-1": (5, 6), "move:green+1": (6, 7)}),
    "half_eaten_bull": ("water", {"": (8, 7)}),
    "aimless_eel": ("undead", {"move:red+1": (7, 6), "move:green+1": (6, 7)}),
}
BYSTANDERS = {
    "empire": f"{KOI} {ORANGUTAN} {HERMIT}",
    "tribes": f"{KOI} {ORANGUTAN} {FIGHTER}",
    "water": f"{HERMIT} {ORANGUTAN} {FIGHTER}",
    "undead": f"{KOI} {HERMIT} {FIGHTER}",
}


@effect(*BURIES)
@pytest.mark.parametrize("hero", BURIES)
@rule("HL-7.7", "only face-up heroes of the faction, in any party, the Emperor among them")
def test_buries_one_face_up_hero_of_the_faction(hero: str) -> None:
    faction, moves = BURIES[hero]
    own, theirs, under_cover = OF_FACTION[faction]
    for answer, markers in moves.items():
        table = played(
            hero,
            party={0: own, 1: f"{theirs} {BYSTANDERS[faction]}", 2: EMPEROR},
            hidden={1: under_cover},
            markers=(6, 6),
        )
        if answer:
            assert set(table.options) == set(moves)
            table.say(answer)
        assert table.markers == markers
        assert set(table.options) == {f"bury:0.{own}", f"bury:1.{theirs}", f"bury:2.{EMPEROR}"}
        table.say(f"bury:1.{theirs}")
        assert done(table)
        assert table.graveyard == [theirs]
        assert table.party(1) == BYSTANDERS[faction].split()
        assert table.party(0) == [own, hero]
        assert table.hidden(1) == [under_cover]


@effect(*BURIES)
@pytest.mark.parametrize("hero", BURIES)
def test_a_face_up_emperor_is_a_legal_target(hero: str) -> None:
    _, moves = BURIES[hero]
    table = played(hero, *filter(None, list(moves)[:1]), party={1: EMPEROR})
    assert table.options == (f"bury:1.{EMPEROR}",)
    table.say(f"bury:1.{EMPEROR}")
    assert table.graveyard == [EMPEROR]
    assert table.party(1) == []


@partial(*BURIES)
@pytest.mark.parametrize("hero", BURIES)
@rule("HL-7.5", "mandatory even if the only target is your own")
def test_must_bury_the_only_target_even_if_it_is_ones_own(hero: str) -> None:
    faction, moves = BURIES[hero]
    own = OF_FACTION[faction][0]
    table = played(
        hero, *filter(None, list(moves)[:1]), party={0: own, 1: BYSTANDERS[faction]}, markers=(6, 6)
    )
    assert table.options == (f"bury:0.{own}",)
    table.say(f"bury:0.{own}")
    assert table.graveyard == [EMPEROR, own]
    assert table.party(0) == [hero]


@partial(*BURIES)
@pytest.mark.parametrize("hero", BURIES)
@rule("HL-7.4", "no such hero face up: only the markers move")
def test_nobody_to_bury(hero: str) -> None:
    faction, moves = BURIES[hero]
    answer, markers = next(iter(moves.items()))
    hidden = OF_FACTION[faction][0]
    table = played(
        hero,
        *filter(None, [answer]),
        party={1: BYSTANDERS[faction]},
        hidden={0: hidden},
        markers=(6, 6),
    )
    assert done(table)
    assert table.markers == markers
    assert table.graveyard == [EMPEROR]
    assert table.hidden(0) == [hidden]


# -- a hand card becomes hidden -----------------------------------------------------------

HIDES: dict[str, Positions] = {
    "battle_pet_master": {"": (7, 7)},
    "well_aged_warrior": {"": (7, 7)},
    "friendly_frogmage": {"": (7, 7)},
    "lethargic_leech": {"move:red-1": (5, 6), "move:green-1": (6, 5)},
}


@effect(*HIDES)
@pytest.mark.parametrize("hero", HIDES)
@rule("HL-17.7", "place a hand card hidden: its owner alone sees the face")
def test_places_a_hand_card_hidden(hero: str) -> None:
    for answer, markers in HIDES[hero].items():
        table = played(hero, hand=f"{KOI} {ORANGUTAN}", hidden={0: HERMIT}, markers=(6, 6))
        if answer:
            assert set(table.options) == set(HIDES[hero])
            table.say(answer)
        assert table.markers == markers
        assert set(table.options) == {f"hide:{KOI}", f"hide:{ORANGUTAN}"}
        table.say(f"hide:{KOI}")
        assert done(table)
        assert table.hidden(0) == [HERMIT, KOI]
        assert table.hand(0) == [ORANGUTAN]
        assert who_knows(table, KOI) == {0}
        assert told_cards(table, 0, "hidden") == [KOI]
        assert told_cards(table, 1, "hidden") == [None]
        assert told_cards(table, SPECTATOR, "hidden") == [None]


@partial(*HIDES)
@pytest.mark.parametrize("hero", HIDES)
def test_nothing_is_placed_from_an_empty_hand(hero: str) -> None:
    answer, markers = next(iter(HIDES[hero].items()))
    table = played(hero, *filter(None, [answer]), hidden={0: HERMIT}, markers=(6, 6))
    assert done(table)
    assert table.markers == markers
    assert table.hidden(0) == [HERMIT]


# -- up to two hidden heroes are looked at ------------------------------------------------

LOOKS: dict[str, Positions] = {
    "curious_troll": {"move:red+1": (7, 6), "move:green+1": (6, 7)},
    "watchful_witch": {"move:red-1": (5, 6), "move:green+1": (6, 7)},
}


@effect(*LOOKS)
@pytest.mark.parametrize("hero", LOOKS)
@rule("HL-20.34", "both are named before the first is seen")
@rule("HL-17.7", "all see which positions; only the looking player and the owner know the faces")
@rule("HL-17.8", "the look ends when the player confirms")
def test_looks_at_two_hidden_heroes(hero: str) -> None:
    for answer, markers in LOOKS[hero].items():
        table = played(
            hero, hidden={0: HERMIT, 1: f"{KOI} {ORANGUTAN}", 2: FIGHTER}, markers=(6, 6)
        )
        assert set(table.options) == set(LOOKS[hero])
        table.say(answer)
        assert table.markers == markers
        assert set(table.options) == {"look:0.h0", "look:1.h0", "look:1.h1", "look:2.h0", "pass"}
        table.say("look:1.h1")
        assert who_knows(table, ORANGUTAN) == {1}
        assert set(table.options) == {"look:0.h0", "look:1.h0", "look:2.h0", "pass"}
        table.say("look:2.h0")
        assert table.view(0).looking == {"1.h1": ORANGUTAN, "2.h0": FIGHTER}
        assert table.view(1).looking == table.view(SPECTATOR).looking == {}
        table.say("seen")
        assert done(table)
        assert table.view(0).looking == {}
        assert who_knows(table, ORANGUTAN) == {0, 1}
        assert who_knows(table, FIGHTER) == {0, 2}
        assert who_knows(table, KOI) == {1}
        assert table.hidden(1) == [KOI, ORANGUTAN]
        assert table.hidden(2) == [FIGHTER]
        places = [told["at"] for told in table.told(SPECTATOR, "looked")]
        assert places == ["1.h1", "2.h0"]
        assert told_cards(table, 0, "looked") == [ORANGUTAN, FIGHTER]
        assert told_cards(table, 1, "looked") == [ORANGUTAN, None]
        assert told_cards(table, SPECTATOR, "looked") == [None, None]


@partial(*LOOKS)
@pytest.mark.parametrize("hero", LOOKS)
def test_looks_at_one_or_none(hero: str) -> None:
    move = next(iter(LOOKS[hero]))
    table = played(hero, move, "look:1.h0", "pass", hidden={1: f"{KOI} {ORANGUTAN}"})
    assert table.view(0).looking == {"1.h0": KOI}
    table.say("seen")
    assert done(table)
    assert who_knows(table, KOI) == {0, 1}
    assert who_knows(table, ORANGUTAN) == {1}
    table = played(hero, move, "pass", hidden={1: f"{KOI} {ORANGUTAN}"})
    assert done(table)
    assert who_knows(table, KOI) == {1}
    assert [told["card"] for told in table.told(SPECTATOR, "declined")] == [hero]


@partial(*LOOKS)
@pytest.mark.parametrize("hero", LOOKS)
@rule("HL-17.17", "with no hidden hero anywhere nothing is asked")
def test_no_hidden_hero_to_look_at(hero: str) -> None:
    move, markers = next(iter(LOOKS[hero].items()))
    table = played(hero, move, party={1: KOI}, markers=(6, 6))
    assert done(table)
    assert table.markers == markers


@partial(*LOOKS)
@pytest.mark.parametrize("hero", LOOKS)
def test_looking_at_ones_own_hidden_hero_is_legal(hero: str) -> None:
    table = played(hero, next(iter(LOOKS[hero])), "look:0.h0", "seen", hidden={0: KOI})
    assert done(table)
    assert who_knows(table, KOI) == {0}
    assert table.hidden(0) == [KOI]


# -- a hero of another player is turned over ----------------------------------------------

TURNS: dict[str, tuple[str, tuple[int, int]]] = {  # hero -> (edition, markers from (6, 6))
    "long_eared_loner": ("retail", (6, 7)),
    "spirited_shaman": ("retail", (5, 5)),
    "underestimated_squire": ("prototype", (7, 6)),
}


@effect(*TURNS)
@pytest.mark.parametrize("hero", TURNS)
@rule(
    "HL-9.5", "HL-9.7", "picked by position; turned up it is public and its ability does not happen"
)
def test_turns_up_a_hidden_hero(hero: str) -> None:
    edition, markers = TURNS[hero]
    table = played(
        hero,
        edition=edition,
        party={1: KOI},
        hidden={0: DRUID, 1: f"{ORANGUTAN} {FIGHTER}"},
        markers=(6, 6),
    )
    assert table.markers == markers
    assert table.options == ("player:1",)  # not oneself, and nobody without a hero
    table.say("player:1")
    assert set(table.options) == {f"turn:1.{KOI}", "turn:1.h0", "turn:1.h1"}
    table.say("turn:1.h0")
    assert done(table)
    assert table.markers == markers  # the Orangutan did nothing
    assert table.party(1) == [KOI, ORANGUTAN]
    assert table.hidden(1) == [FIGHTER]
    assert who_knows(table, ORANGUTAN) == EVERYONE
    assert who_knows(table, FIGHTER) == {1}


@effect(*TURNS)
@pytest.mark.parametrize("hero", TURNS)
@rule(
    "HL-9.4", "HL-17.7", "turned down: to the end of the stack, and everyone knows which card it is"
)
@rule("HL-20.32")
def test_turns_down_a_face_up_hero(hero: str) -> None:
    edition, _ = TURNS[hero]
    table = played(hero, edition=edition, party={1: KOI, 2: FROG}, hidden={1: ORANGUTAN})
    assert set(table.options) == {"player:1", "player:2"}
    table.say("player:1", f"turn:1.{KOI}")
    assert done(table)
    assert table.party(1) == []
    assert table.hidden(1) == [ORANGUTAN, KOI]
    assert who_knows(table, KOI) == EVERYONE
    assert table.view(2).parties[1].hidden == (None, None)  # memory, not display


@partial(*TURNS)
@pytest.mark.parametrize("hero", TURNS)
def test_no_other_player_has_a_hero_to_turn(hero: str) -> None:
    edition, markers = TURNS[hero]
    table = played(hero, edition=edition, party={0: KOI}, hidden={0: FIGHTER}, markers=(6, 6))
    assert done(table)
    assert table.markers == markers
    assert table.party(0) == [KOI, hero]
    assert table.hidden(0) == [FIGHTER]


@partial(*TURNS)
@pytest.mark.parametrize("hero", TURNS)
def test_turning_one_over_is_mandatory(hero: str) -> None:
    edition, _ = TURNS[hero]
    table = played(hero, edition=edition, hidden={2: FIGHTER})
    assert table.options == ("player:2",)
    assert table.say("player:2").options == ("turn:2.h0",)


@effect(*TURNS)
@pytest.mark.parametrize("hero", TURNS)
@rule("HL-13.1", "it can make the other player reach the number that ends the game")
def test_turning_up_a_hero_of_another_player_can_end_the_game(hero: str) -> None:
    edition, _ = TURNS[hero]
    six = f"{KOI} {FROG} {ORANGUTAN} {ARROWGANT} {FIGHTER} {KNIGHT}"
    table = played(hero, edition=edition, party={1: six}, hidden={1: HERMIT})
    table.say("player:1", "turn:1.h0")
    assert table.result is not None
