"""Water Folk with an effect of their own."""

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
    LIZARD,
    ORANGUTAN,
    PIG,
    SOLDIER,
    done,
    effect,
    partial,
    played,
    told_cards,
    who_knows,
)

WHALEMAN, SQUIRE, ORACLE = "pessimistic_whaleman", "deep_sea_squire", "tentacle_oracle"
SHARKGUARD, TURTLE, SALAMANDER = (
    "vegetarian_sharkguard",
    "double_shielded_turtle",
    "hopeful_salamander",
)
MERMAN, BLOWFISH = "miniature_merman", "bludgeoning_blowfish"


# -- two cards from the harbor: Pessimistic Whaleman, Deep Sea Squire ---------------------


@effect(WHALEMAN, SQUIRE)
@pytest.mark.parametrize("hero", [WHALEMAN, SQUIRE])
@rule("HL-17.7", "the drawing player sees both, the others none")
def test_draws_two_from_the_harbor_and_hides_one(hero: str) -> None:
    table = played(
        hero,
        "move:green+1",
        hand=PIG,
        hidden={0: HERMIT},
        only_these_cards=True,
        harbor=f"{KOI} {FROG} {FIGHTER}",
        wilderness=DRUID,
        markers=(6, 6),
    )
    assert table.markers == (6, 7)
    assert table.seat == CHANCE
    assert set(table.options) == {f"draw:{KOI}", f"draw:{FROG}", f"draw:{FIGHTER}"}
    table.say(f"draw:{FROG}", f"draw:{KOI}")
    assert table.view(0).abilities[0].held == (FROG, KOI)
    assert table.view(1).abilities[0].held == (None, None)
    assert table.view(SPECTATOR).abilities[0].held == (None, None)
    assert set(table.options) == {f"hide:{KOI}", f"hide:{FROG}"}  # not the Pig in hand
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [HERMIT, KOI]
    if hero == WHALEMAN:
        assert table.wilderness == [DRUID, FROG]
        assert table.hand(0) == [PIG]
    else:
        assert table.wilderness == [DRUID]
        assert table.hand(0) == [PIG, FROG]
    assert who_knows(table, KOI) == who_knows(table, FROG) == {0}
    assert told_cards(table, 1, "drawn") == [None, None]
    assert told_cards(table, 1, "hidden") == [None]
    assert table.harbor == {FIGHTER}


@effect(WHALEMAN, SQUIRE)
@pytest.mark.parametrize("hero", [WHALEMAN, SQUIRE])
def test_red_or_green_moves_right(hero: str) -> None:
    table = played(hero, markers=(6, 6))
    assert set(table.options) == {"move:red+1", "move:green+1"}
    assert table.say("move:red+1").markers == (7, 6)


@partial(WHALEMAN, SQUIRE)
@pytest.mark.parametrize("hero", [WHALEMAN, SQUIRE])
@rule("HL-4.7", "the wilderness is shuffled into a new harbor before the next card is drawn")
def test_harbor_runs_out_between_the_two_cards(hero: str) -> None:
    table = played(
        hero, "move:red+1", only_these_cards=True, harbor=KOI, wilderness=f"{DRUID} {FIGHTER}"
    )
    assert table.options == (f"draw:{KOI}",)
    table.say(f"draw:{KOI}")
    assert set(table.options) == {f"draw:{DRUID}", f"draw:{FIGHTER}"}
    assert table.wilderness == []
    table.say(f"draw:{FIGHTER}", f"hide:{KOI}")
    assert table.hidden(0) == [KOI]
    assert table.harbor == {DRUID}
    assert table.wilderness == ([FIGHTER] if hero == WHALEMAN else [])


@partial(WHALEMAN, SQUIRE)
@pytest.mark.parametrize("hero", [WHALEMAN, SQUIRE])
@rule("HL-4.8", "only one card can be drawn in all: it becomes hidden")
def test_a_single_card_becomes_hidden(hero: str) -> None:
    table = played(hero, "move:red+1", f"draw:{KOI}", only_these_cards=True, harbor=KOI)
    assert table.options == (f"hide:{KOI}",)
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [KOI]
    assert table.hand(0) == table.wilderness == []


@partial(WHALEMAN, SQUIRE)
@pytest.mark.parametrize("hero", [WHALEMAN, SQUIRE])
def test_no_card_can_be_drawn(hero: str) -> None:
    table = played(hero, "move:red+1", only_these_cards=True, markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 6)
    assert table.hidden(0) == []


# -- Tentacle Oracle ----------------------------------------------------------------------


@effect(ORACLE)
@rule("HL-8.9", "HL-17.7", "shown to all, and it stays on top, face down again")
@pytest.mark.parametrize("top", [KOI, FIGHTER, HERMIT])
def test_oracle_reveals_a_card_that_is_not_undead(top: str) -> None:
    table = played(ORACLE, wilderness=f"{ORANGUTAN} {top}", markers=(6, 7))
    assert done(table)
    assert table.markers == (3, 4)
    assert table.wilderness == [ORANGUTAN, top]
    assert who_knows(table, top) == EVERYONE
    assert who_knows(table, ORANGUTAN) == set()
    assert told_cards(table, SPECTATOR, "revealed") == [top]


@partial(ORACLE)
@rule("HL-20.27", "the Emperor counts as Undead: no move")
@pytest.mark.parametrize("top", [ORANGUTAN, EMPEROR])
def test_oracle_reveals_an_undead_card(top: str) -> None:
    table = played(ORACLE, wilderness=f"{KOI} {top}", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert who_knows(table, top) == EVERYONE


@partial(ORACLE)
@rule("HL-4.9", "an empty wilderness is not refilled: nothing is revealed")
def test_oracle_with_an_empty_wilderness() -> None:
    table = played(ORACLE, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert not table.told(0, "revealed")


# -- Vegetarian Sharkguard ----------------------------------------------------------------


@effect(SHARKGUARD)
@pytest.mark.parametrize(
    ("answer", "markers"),
    [("move:red+2", (8, 6)), ("move:green+2", (6, 8)), ("move:red+2,green+2", (8, 8))],
)
def test_sharkguard_discards_a_face_up_hero_of_another(
    answer: str, markers: tuple[int, int]
) -> None:
    table = played(
        SHARKGUARD,
        party={0: KOI, 1: f"{FIGHTER} {FROG}", 2: PIG},
        hidden={1: HERMIT},
        wilderness=DRUID,
        markers=(6, 6),
    )
    assert set(table.options) == {"move:red+2", "move:green+2", "move:red+2,green+2"}
    table.say(answer)
    assert table.markers == markers
    assert set(table.options) == {f"discard:1.{FIGHTER}", f"discard:1.{FROG}", f"discard:2.{PIG}"}
    table.say(f"discard:1.{FIGHTER}")
    assert done(table)
    assert table.party(1) == [FROG]
    assert table.wilderness == [DRUID, FIGHTER]
    assert table.graveyard == [EMPEROR]
    assert who_knows(table, FIGHTER) == EVERYONE


@partial(SHARKGUARD)
def test_sharkguard_without_a_target_only_moves_markers() -> None:
    table = played(SHARKGUARD, "move:red+2", party={0: KOI}, hidden={1: HERMIT}, markers=(6, 6))
    assert done(table)
    assert table.markers == (8, 6)
    assert table.wilderness == []


# -- Double-Shielded Turtle ---------------------------------------------------------------


@effect(TURTLE)
@rule("HL-12.3", "AND/OR: one of the two or both, not none; both use the same X")
@pytest.mark.parametrize(
    ("answer", "markers"),
    [("move:red-2", (4, 6)), ("move:green-2", (6, 4)), ("move:red-2,green-2", (4, 4))],
)
def test_turtle_discards_all_cards_of_the_named_faction(
    answer: str, markers: tuple[int, int]
) -> None:
    table = played(TURTLE, tavern=f"{LIZARD} {FIGHTER} {KOI}", markers=(6, 6))
    assert set(table.options) == {"name:tribes", "name:empire", "name:undead", "name:water"}
    table.say("name:water")
    assert table.tavern == [None, FIGHTER, None]
    assert table.wilderness == [LIZARD, KOI]
    assert set(table.options) == {"move:red-2", "move:green-2", "move:red-2,green-2"}
    table.say(answer)
    assert done(table)
    assert table.markers == markers


@effect(TURTLE)
@pytest.mark.parametrize("faction", ["tribes", "empire", "undead", "water"])
def test_turtle_the_emperor_goes_whatever_is_named_and_counts_as_one(faction: str) -> None:
    table = played(TURTLE, f"name:{faction}", tavern=f"- {EMPEROR} -", markers=(6, 6))
    assert set(table.options) == {"move:red-1", "move:green-1", "move:red-1,green-1"}
    assert table.wilderness == [EMPEROR]


@partial(TURTLE)
def test_turtle_a_faction_without_a_card_may_be_named() -> None:
    table = played(TURTLE, "name:undead", tavern=f"{KOI} {FIGHTER}", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.tavern == [KOI, FIGHTER, None]


# -- Hopeful Salamander -------------------------------------------------------------------


@effect(SALAMANDER)
def test_salamander_places_a_tavern_card_face_up_without_its_ability() -> None:
    table = played(SALAMANDER, tavern=f"{KOI} {ORANGUTAN} {FIGHTER}", markers=(6, 6))
    assert table.markers == (7, 7)
    assert set(table.options) == {
        f"place:tavern.{KOI}",
        f"place:tavern.{ORANGUTAN}",
        f"place:tavern.{FIGHTER}",
    }
    table.say(f"place:tavern.{ORANGUTAN}")
    assert done(table)
    assert table.markers == (7, 7)
    assert table.party(0) == [SALAMANDER, ORANGUTAN]
    assert table.tavern == [KOI, None, FIGHTER]


@effect(SALAMANDER)
def test_salamander_the_placed_card_counts_for_the_end_of_the_game() -> None:
    five = f"{KOI} {FROG} {LIZARD} {FIGHTER} {KNIGHT}"
    table = played(SALAMANDER, f"place:tavern.{SOLDIER}", party={0: five}, tavern=SOLDIER)
    assert table.finish_turn().result is not None


@partial(SALAMANDER)
def test_salamander_with_an_empty_tavern_and_with_one_card() -> None:
    table = played(SALAMANDER, tavern="- - -", markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 7)
    assert table.party(0) == [SALAMANDER]
    table = played(SALAMANDER, tavern=f"- - {KOI}")
    assert table.options == (f"place:tavern.{KOI}",)  # mandatory


# -- Miniature Merman ---------------------------------------------------------------------


@effect(MERMAN)
@pytest.mark.parametrize(("answer", "markers"), [("move:red-1", (5, 6)), ("move:green+1", (6, 7))])
@rule("HL-17.7", "cards from the wilderness are seen only by you")
def test_merman_draws_two_from_the_wilderness(answer: str, markers: tuple[int, int]) -> None:
    table = played(
        MERMAN,
        graveyard=f"{EMPEROR} {LIZARD}",
        wilderness=f"{DRUID} {KOI} {FIGHTER}",
        markers=(6, 6),
    )
    assert set(table.options) == {"move:red-1", "move:green+1"}
    table.say(answer)
    assert table.markers == markers
    assert set(table.options) == {"choose:draw-wilderness", "choose:draw-graveyard"}
    table.say("choose:draw-wilderness")
    assert done(table)
    assert table.hand(0) == [FIGHTER, KOI]
    assert table.wilderness == [DRUID]
    assert table.graveyard == [EMPEROR, LIZARD]  # the piles are not mixed
    assert who_knows(table, KOI) == who_knows(table, FIGHTER) == {0}
    assert told_cards(table, 1, "drawn") == [None, None]


@effect(MERMAN)
@rule("HL-17.7", "cards from the graveyard are public as they are drawn")
def test_merman_draws_two_from_the_graveyard() -> None:
    table = played(
        MERMAN,
        "move:red-1",
        "choose:draw-graveyard",
        graveyard=f"{EMPEROR} {KOI} {FIGHTER}",
        wilderness=DRUID,
    )
    assert done(table)
    assert table.hand(0) == [FIGHTER, KOI]
    assert table.graveyard == [EMPEROR]
    assert table.wilderness == [DRUID]
    assert who_knows(table, KOI) == who_knows(table, FIGHTER) == EVERYONE


@partial(MERMAN)
def test_merman_a_pile_with_one_card_gives_one_and_an_empty_one_is_no_choice() -> None:
    table = played(MERMAN, "move:red-1", hidden={1: EMPEROR}, wilderness=KOI)
    assert table.options == ("choose:draw-wilderness",)
    table.say("choose:draw-wilderness")
    assert done(table)
    assert table.hand(0) == [KOI]
    table = played(MERMAN, "move:red-1")
    assert table.options == ("choose:draw-graveyard",)
    assert table.say("choose:draw-graveyard").hand(0) == [EMPEROR]


@partial(MERMAN)
@rule("HL-4.9", "neither pile is refilled")
def test_merman_with_both_piles_empty_only_moves_a_marker() -> None:
    table = played(MERMAN, "move:green+1", hidden={1: EMPEROR}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 7)
    assert table.hand(0) == []


# -- Bludgeoning Blowfish -----------------------------------------------------------------


@effect(BLOWFISH)
def test_blowfish_turns_over_a_hidden_hero_of_another() -> None:
    table = played(BLOWFISH, hidden={0: PIG, 1: f"{ORANGUTAN} {KOI}", 2: FROG}, markers=(6, 6))
    assert set(table.options) == {"move:red+1", "move:green-1"}
    table.say("move:green-1")
    assert set(table.options) == {"choose:turn-over", "choose:look"}  # before the card is seen
    table.say("choose:turn-over")
    assert set(table.options) == {"turn:1.h0", "turn:1.h1", "turn:2.h0"}
    table.say("turn:1.h0")
    assert done(table)
    assert table.markers == (6, 5)  # the Orangutan did nothing
    assert table.party(1) == [ORANGUTAN]
    assert table.hidden(1) == [KOI]
    assert played(BLOWFISH, "move:red+1", markers=(6, 6)).markers == (7, 6)


@effect(BLOWFISH)
@rule("HL-17.7", "the looking player sees the face; all see which position")
def test_blowfish_looks_at_any_hidden_hero() -> None:
    table = played(BLOWFISH, "move:red+1", "choose:look", hidden={0: PIG, 1: KOI, 2: FROG})
    assert set(table.options) == {"look:0.h0", "look:1.h0", "look:2.h0"}
    table.say("look:2.h0")
    assert table.view(0).looking == {"2.h0": FROG}
    table.say("seen")
    assert done(table)
    assert who_knows(table, FROG) == {0, 2}
    assert table.hidden(2) == [FROG]
    assert [told["at"] for told in table.told(1, "looked")] == ["2.h0"]
    assert told_cards(table, 1, "looked") == [None]


@partial(BLOWFISH)
def test_blowfish_only_ones_own_hidden_hero_can_only_be_looked_at() -> None:
    table = played(BLOWFISH, "move:red+1", party={1: KOI}, hidden={0: PIG})
    assert table.options == ("choose:look",)
    table.say("choose:look", "look:0.h0", "seen")
    assert done(table)
    assert table.hidden(0) == [PIG]


@partial(BLOWFISH)
def test_blowfish_without_any_hidden_hero_only_moves_a_marker() -> None:
    table = played(BLOWFISH, "move:green-1", party={1: KOI}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 5)
