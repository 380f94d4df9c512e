"""HL-11: copying cards, chains of copiers, and the guard that ends their loops."""

import random

import pytest

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.rules.hidden_leaders.heroes.scene import (
    DRUID,
    EMPEROR,
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
)

GRANNY, SKELETON, IMPALER = "ghastly_granny", "sun_shy_skeleton", "insidious_impaler"
SLAYER, SAGE, SCHOLAR = "modest_monsterslayer", "saltwater_sage", "sanguine_scholar"
PRIEST, EXECUTIONER, RAM = "doubtful_priest", "unconfident_executioner", "resurrected_ram"


def chain(table: PreparedTable) -> list[str]:
    """What performed what, in order."""
    return [f"{told['copier']} > {told['card']}" for told in table.told(SPECTATOR, "performed")]


@rule("HL-11.1", "the marker move and the text, for the performing player")
def test_you_is_the_performing_player() -> None:
    master = "battle_pet_master"
    table = played(SCHOLAR, f"perform:1.{master}", hand=KOI, hands={1: FROG}, party={1: master})
    assert table.markers == (5, 5)
    assert table.seat == 0
    assert table.options == (f"hide:{KOI}",)
    table.say(f"hide:{KOI}")
    assert table.hidden(0) == [KOI]
    assert table.hidden(1) == []


@rule("HL-11.1", "your party is the performing player's, another player may be the owner")
def test_another_player_may_be_the_owner() -> None:
    sharkguard = "vegetarian_sharkguard"
    table = played(SCHOLAR, f"perform:1.{sharkguard}", "move:red+2", party={1: sharkguard, 2: KOI})
    assert set(table.options) == {f"discard:1.{sharkguard}", f"discard:2.{KOI}"}


@rule("HL-11.1", "next player means the one after the performing player")
def test_next_player_is_seen_from_the_performing_player() -> None:
    table = arrange(4, hand={1: SCHOLAR}, party={2: PRIEST}, active=1)
    table.say(f"play:{SCHOLAR}", f"perform:2.{PRIEST}")
    assert table.seat == 2  # not seat 3, who comes after the Priest's owner


@rule("HL-11.2", "the performed card does not move and is not played; it adds no hero")
def test_the_performed_card_stays_and_adds_no_hero() -> None:
    table = played(GRANNY, f"perform:0.{PIG}", party={0: PIG, 1: KOI})
    assert table.party(0) == [PIG, GRANNY]
    table = played(SCHOLAR, f"perform:1.{PIG}", party={1: PIG})
    assert (table.party(0), table.party(1)) == ([SCHOLAR], [PIG])
    table = played(SKELETON, graveyard=f"{EMPEROR} {PIG}")
    assert (table.party(0), table.graveyard) == ([SKELETON], [EMPEROR, PIG])
    assert [told["card"] for told in table.told(SPECTATOR, "played")] == [SKELETON]


@rule("HL-11.2", "HL-13.1", "a performed card does not count for the end of the game")
def test_a_performed_card_does_not_end_the_game() -> None:
    five = f"{KOI} {FROG} {LIZARD} {FIGHTER} {KNIGHT}"
    table = played(SLAYER, f"aside:tavern.{SOLDIER}", party={0: five}, tavern=SOLDIER)
    assert len(table.party(0)) == 6
    assert table.finish_turn().result is None


@rule("HL-11.3", "a tavern card is set aside: its slot is empty and it is no target")
def test_a_set_aside_card_is_no_target() -> None:
    salamander = "hopeful_salamander"
    table = played(SLAYER, f"aside:tavern.{salamander}", tavern=f"{salamander} {KOI} -")
    assert table.tavern == [None, KOI, None]
    assert table.options == (f"place:tavern.{KOI}",)
    assert table.view(SPECTATOR).abilities[0].held == (salamander,)
    table.say(f"place:tavern.{KOI}")
    assert table.hidden(0) == [salamander]


@rule("HL-11.3", "a performed Ram refills the slot its card was taken from")
def test_the_slot_of_a_set_aside_card_can_be_filled_meanwhile() -> None:
    graveyard = f"{EMPEROR} {KOI} {FROG} {PIG}"
    table = played(IMPALER, f"aside:tavern.{RAM}", tavern=f"{RAM} {DRUID} -", graveyard=graveyard)
    table.say("move:red+1")
    assert done(table)
    assert table.wilderness == [DRUID]
    assert table.tavern == [PIG, FROG, KOI]
    assert table.graveyard == [EMPEROR, RAM]  # buried only now


@rule("HL-11.3", "a performed card in a party may be affected by its own text")
def test_a_performed_card_in_a_party_may_be_its_own_target() -> None:
    table = played(SCHOLAR, f"perform:1.{EXECUTIONER}", party={1: EXECUTIONER})
    assert set(table.options) == {f"bury:0.{SCHOLAR}", f"bury:1.{EXECUTIONER}"}
    table.say(f"bury:1.{EXECUTIONER}")
    assert table.party(1) == []
    assert table.graveyard == [EMPEROR, EXECUTIONER]


@rule("HL-11.4", "a copier may copy another copier; the inner card is finished first")
def test_the_inner_card_is_finished_first() -> None:
    table = played(SLAYER, f"aside:tavern.{IMPALER}", tavern=f"{IMPALER} {ORANGUTAN} {KOI}")
    assert set(table.options) == {f"aside:tavern.{ORANGUTAN}", f"aside:tavern.{KOI}"}
    table.say(f"aside:tavern.{ORANGUTAN}")
    held = [ability.held for ability in table.view(SPECTATOR).abilities]
    assert held == [(IMPALER,), (ORANGUTAN,), ()]
    table.say("move:green+2")
    assert done(table)
    moved = [told["event"] for told in table.told(SPECTATOR)]
    assert moved.index("markers-moved") < moved.index("buried") < moved.index("hidden")
    assert table.graveyard == [EMPEROR, ORANGUTAN]
    assert table.hidden(0) == [IMPALER]
    assert chain(table) == [f"{SLAYER} > {IMPALER}", f"{IMPALER} > {ORANGUTAN}"]


@rule("HL-11.4", "HL-7.11", "a copier goes on even if it is buried meanwhile")
def test_a_copier_buried_by_its_copy_goes_on() -> None:
    table = played(IMPALER, f"aside:tavern.{EXECUTIONER}", tavern=EXECUTIONER, party={1: KOI})
    table.say(f"bury:0.{IMPALER}")
    assert done(table)
    assert table.graveyard == [EMPEROR, IMPALER, EXECUTIONER]


@rule("HL-11.4", "HL-20.29", "finite combinations stay legal: five abilities deep")
def test_a_long_chain() -> None:
    """Sage turns up Granny, she picks the Scholar, it the next player's Skeleton, it the Pig."""
    table = played(
        SAGE,
        "turn:0.h0",
        party={0: SCHOLAR, 1: SKELETON},
        hidden={0: GRANNY},
        graveyard=f"{EMPEROR} {PIG}",
        markers=(6, 6),
    )
    table.say(f"perform:0.{SCHOLAR}", f"perform:1.{SKELETON}")
    assert done(table)
    assert table.markers == (5, 7)
    assert chain(table) == [
        f"{SAGE} > {GRANNY}",
        f"{GRANNY} > {SCHOLAR}",
        f"{SCHOLAR} > {SKELETON}",
        f"{SKELETON} > {PIG}",
    ]


@rule("HL-11.5", "a copier never performs itself")
def test_a_copier_never_performs_itself() -> None:
    assert set(played(GRANNY, party={0: f"{PIG} {KOI}"}).options) == {
        f"perform:0.{PIG}",
        f"perform:0.{KOI}",
    }
    # Granny buried and performed from the graveyard by the Skeleton is still Granny.
    table = played(SKELETON, party={0: PIG}, graveyard=f"{EMPEROR} {GRANNY}")
    assert set(table.options) == {f"perform:0.{PIG}", f"perform:0.{SKELETON}"}
    # The Scholar, performed from the next player's party, cannot pick itself there.
    table = played(GRANNY, f"perform:0.{SCHOLAR}", party={0: SCHOLAR, 1: f"{PIG} {KOI}"})
    assert f"perform:0.{SCHOLAR}" not in table.options


@rule("HL-11.5", "a card the copier performed before in the turn is no legal pick")
def test_a_card_performed_before_is_no_legal_pick() -> None:
    table = played(SCHOLAR, f"perform:1.{GRANNY}", party={1: f"{GRANNY} {PIG} {KOI}"})
    table.say(f"perform:0.{SCHOLAR}")
    assert set(table.options) == {f"perform:1.{PIG}", f"perform:1.{KOI}"}


@rule("HL-11.5", "if there is no other card, nothing is performed")
def test_a_barred_card_without_an_alternative_is_not_performed() -> None:
    table = played(SKELETON, f"perform:0.{SKELETON}", graveyard=f"{EMPEROR} {GRANNY}")
    assert done(table)
    assert chain(table) == [f"{SKELETON} > {GRANNY}", f"{GRANNY} > {SKELETON}"]


@rule("HL-11.5", "barred is the pair: another copier may perform the same card in the turn")
def test_another_copier_may_perform_the_same_card() -> None:
    table = played(SAGE, "turn:0.h0", "move:red+2", hand=GRANNY, hidden={0: PRIEST})
    table.say(f"play:{GRANNY}")
    assert set(table.options) == {f"perform:0.{SAGE}", f"perform:0.{PRIEST}"}
    table.say(f"perform:0.{PRIEST}", "move:red-2")
    assert done(table)
    assert chain(table) == [f"{SAGE} > {PRIEST}", f"{GRANNY} > {PRIEST}"]


@rule("HL-11.5", "the guard is for one turn: in the next the pair is free again")
def test_the_guard_ends_with_the_turn() -> None:
    table = arrange(
        2,
        hand={0: f"{SKELETON} {GRANNY} {KOI}", 1: f"{FROG} {LIZARD} {HERMIT}"},
        tavern=f"{DRUID} {FIGHTER} {KNIGHT}",
        graveyard=f"{EMPEROR} {PIG}",
        markers=(6, 6),
    )
    table.say(f"play:{SKELETON}")
    assert table.markers == (5, 7)
    table.say("draw").roll()
    table.say("draw").roll().say(f"discard:{KOI}")
    assert table.seat == 1
    table.say("pass", "draw").roll().say(f"discard:{FROG}")
    assert table.seat == 0
    table.say(f"play:{GRANNY}", f"perform:0.{SKELETON}")
    assert table.markers == (4, 8)
    assert chain(table)[-1] == f"{SKELETON} > {PIG}"


@rule("HL-11.5", "HL-20.29", "no chain repeats a pair, so every chain ends")
@pytest.mark.parametrize("seed", range(60))
def test_copiers_everywhere_never_loop(seed: int) -> None:
    """The six copiers and the Priest lie about at random; whatever is answered, it ends."""
    dice = random.Random(seed)
    cards = [GRANNY, SKELETON, IMPALER, SLAYER, SAGE, SCHOLAR, PRIEST, RAM]
    dice.shuffle(cards)
    table = arrange(
        2,
        hand={0: " ".join(cards[:2])},
        party={0: cards[2], 1: cards[3]},
        hidden={0: cards[4]},
        tavern=" ".join(cards[5:7]),
        graveyard=f"{EMPEROR} {cards[7]}",
    )
    table.say(f"play:{cards[0]}")
    for _ in range(100):
        if done(table):
            break
        table.say(dice.choice([key for key in table.options if key != "pass"] or ["pass"]))
    assert done(table)
    pairs = chain(table)
    assert len(pairs) == len(set(pairs))
    assert all(copier != card for copier, card in (pair.split(" > ") for pair in pairs))


@rule("HL-11.6", "these are the copiers; no promo hero is one")
def test_the_copiers_of_this_set() -> None:
    copiers = {
        hero.id: hero.set
        for hero in library().heroes
        if any(step.verb == p.PERFORM for step in hero.program)
    }
    assert set(copiers) == {GRANNY, SKELETON, IMPALER, SLAYER, SAGE, SCHOLAR}
    assert "promo" not in copiers.values()
