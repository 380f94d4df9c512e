"""The Buried Emperor (HL-10)."""

from typing import Any

import pytest

from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.heroes.scene import (
    ARROWGANT,
    EMPEROR,
    FIGHTER,
    FROG,
    HERMIT,
    KNIGHT,
    KOI,
    LIZARD,
    OF_FACTION,
    PIG,
    SOLDIER,
    done,
    effect,
    partial,
    played,
)


@effect(EMPEROR)
@rule("HL-10.1", "HL-5.3", "starts alone in the graveyard, face up")
@pytest.mark.parametrize("deck", ["full", "basic"])
def test_the_emperor_starts_alone_in_the_graveyard(deck: str) -> None:
    state = GAME.start(3, {"deck": deck})
    view = GAME.project(state, 0)
    assert view.graveyard_top == EMPEROR
    assert view.graveyard_size == 1
    assert f"draw:{EMPEROR}" not in state.option_keys(state.actor())


@effect(EMPEROR)
@rule("HL-10.1", "abilities bring it into a hand, a party, the tavern or the wilderness")
def test_abilities_can_bring_the_emperor_everywhere() -> None:
    hand = played("wrapped_warrior", "move:red+1", f"take:graveyard.{EMPEROR}")
    assert hand.hand(0) == [EMPEROR]
    assert played("mummy_mystic", "with:0.mummy_mystic").party(0) == [EMPEROR]
    assert played("crow_carrier", f"hide:{EMPEROR}").hidden(0) == [EMPEROR]
    assert played("resurrected_ram", "move:red+1").tavern[0] == EMPEROR
    wild = played("hangry_barbarian", tavern=EMPEROR)
    assert wild.wilderness == [EMPEROR]


@effect(EMPEROR)
@rule("HL-10.1", "HL-4.7", "it gets into the harbor through a refill")
def test_a_refill_brings_the_emperor_into_the_harbor() -> None:
    table = arrange(
        only_these_cards=True, hand={0: KOI}, wilderness=f"{EMPEROR} {FROG}", tavern=PIG
    )
    table.say(f"play:{KOI}", "draw")
    assert set(table.options) == {f"draw:{EMPEROR}", f"draw:{FROG}"}
    table.say(f"draw:{EMPEROR}")
    assert table.hand(0) == [EMPEROR]


@effect(EMPEROR)
@rule("HL-10.3", "played from hand: no marker move and no text")
def test_the_emperor_is_played_like_any_hero_and_does_nothing() -> None:
    table = played(
        EMPEROR,
        hand=PIG,
        party={1: KOI},
        hidden={1: FROG},
        graveyard=HERMIT,
        tavern=FIGHTER,
        wilderness=LIZARD,
        markers=(7, 5),
    )
    assert done(table)
    assert table.markers == (7, 5)
    assert table.party(0) == [EMPEROR]
    assert table.hand(0) == [PIG]
    assert (table.party(1), table.hidden(1)) == ([KOI], [FROG])
    assert (table.graveyard, table.wilderness) == ([HERMIT], [LIZARD])


@effect(EMPEROR)
@rule("HL-13.2", "it counts as one face-up hero for the end of the game")
def test_a_face_up_emperor_counts_for_the_end_of_the_game() -> None:
    six = f"{FROG} {LIZARD} {ARROWGANT} {FIGHTER} {KNIGHT} {SOLDIER}"
    assert played(EMPEROR, party={0: six}).finish_turn().result is not None


@effect(EMPEROR)
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("shaky_sharpshooter", ("move:red+1",)),  # Empire
        ("canned_champion", ("move:red-1",)),  # Tribes
        ("half_eaten_bull", ()),  # Water
        ("aimless_eel", ("move:red+1",)),  # Undead
    ],
)
@rule("HL-10.2", "HL-20.8", "belongs to each of the four factions, for every targeting filter")
def test_the_emperor_is_a_target_for_every_faction(hero: str, answers: tuple[str, ...]) -> None:
    assert played(hero, *answers, party={1: EMPEROR}).options == (f"bury:1.{EMPEROR}",)


@partial(EMPEROR)
@rule("HL-10.2", "HL-20.27", "it never passes a filter: not Empire, or not Undead")
def test_the_emperor_is_never_not_of_a_faction() -> None:
    table = played("doubtful_priest", "move:red+2", hand=f"{EMPEROR} {KOI}")
    assert set(table.options) == {f"play:{KOI}", "pass"}
    assert done(played("queer_quartermaster", hand=KOI, party={0: EMPEROR}))
    assert played("tentacle_oracle", wilderness=EMPEROR, markers=(6, 6)).markers == (6, 6)


@partial(EMPEROR)
@rule("HL-10.2", "counted once even if two of its factions are asked for")
def test_the_emperor_is_counted_once() -> None:
    assert played("hangry_barbarian", tavern=EMPEROR, markers=(6, 6)).markers == (5, 6)
    assert played("heart_bending_bard", tavern=EMPEROR, markers=(6, 6)).markers == (6, 5)
    ghoul = played("half_sliced_ghoul", "turn:1.h0", hidden={1: EMPEROR}, markers=(6, 6))
    assert ghoul.say("move:red+2").markers == (8, 6)


@effect(EMPEROR)
@rule("HL-10.2", "HL-15.7", "one hero of the winning faction, whichever that is, face up or hidden")
@pytest.mark.parametrize(
    ("markers", "leaders", "faction"),
    [
        ((11, 11), {0: "myrad", 1: "enned"}, "undead"),
        ((5, 5), {0: "lemron", 1: "enned"}, "water"),
        ((8, 4), {0: "cyra", 1: "pavyr"}, "empire"),
        ((4, 8), {0: "lemron", 1: "pavyr"}, "tribes"),
    ],
)
@pytest.mark.parametrize("face_up", [True, False])
def test_the_emperor_counts_for_the_winning_faction(
    markers: tuple[int, int], leaders: dict[int, str], faction: str, face_up: bool
) -> None:
    """Without the Emperor seat 1 would win: no hero of the faction on either side, fewer in all."""
    strangers = [hero for name, heroes in OF_FACTION.items() if name != faction for hero in heroes]
    seven, eighth = strangers[:7], strangers[7]
    table = arrange(
        2,
        party={0: " ".join([*seven, EMPEROR if face_up else eighth])},
        hidden={} if face_up else {0: EMPEROR},
        leaders=leaders,
        markers=markers,
    )
    table.say("pass").finish_turn()
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.ending == f"{faction}:most-heroes"


@partial(EMPEROR)
@rule("HL-10.4", "HL-20.28", "it cannot be copied, but may be picked, turned over or moved")
@pytest.mark.parametrize(
    ("copier", "answers", "table"),
    [
        ("ghastly_granny", (f"perform:0.{EMPEROR}",), {"party": {0: EMPEROR}}),
        ("sun_shy_skeleton", (), {}),
        ("sanguine_scholar", (f"perform:1.{EMPEROR}",), {"party": {1: EMPEROR}}),
        ("insidious_impaler", (f"aside:tavern.{EMPEROR}",), {"tavern": EMPEROR}),
        ("modest_monsterslayer", (f"aside:tavern.{EMPEROR}",), {"tavern": EMPEROR}),
        ("saltwater_sage", ("turn:0.h0",), {"hidden": {0: EMPEROR}}),
    ],
)
def test_performing_the_emperor_does_nothing(
    copier: str, answers: tuple[str, ...], table: dict[str, Any]
) -> None:
    after = played(copier, *answers, markers=(6, 7), **table)
    assert done(after)
    assert after.markers == (6, 7)


@effect(EMPEROR)
@rule("HL-16.1", "the Emperor stays in the basic game: one of the 53 cards")
def test_the_emperor_stays_in_the_basic_game() -> None:
    table = arrange(3, deck="basic")
    assert table.graveyard == [EMPEROR]
    assert len(table.harbor) == 52
