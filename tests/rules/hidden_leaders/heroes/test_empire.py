"""Imperial Army with an effect of its own."""

import pytest

from hiddenhand.core.seats import SPECTATOR
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
    told_cards,
    until_own_turn,
    who_knows,
)

PRIEST, SQUIRE, SLAYER = "doubtful_priest", "underestimated_squire", "modest_monsterslayer"
CONNOISSEUR, ASSASSIN = "battle_connoisseur", "androgynous_assassin"
PREACHER, QUARTERMASTER = "groggy_preacher", "queer_quartermaster"


# -- Doubtful Priest ----------------------------------------------------------------------


@effect(PRIEST)
@rule("HL-12.6", "the next player in turn order decides")
@rule("HL-20.47", "only playing, not discarding; declining is allowed")
def test_priest_next_player_moves_red_then_one_more_card_is_played() -> None:
    table = played(PRIEST, hand=f"{KOI} {PIG} {FIGHTER} {EMPEROR}", markers=(6, 6))
    assert table.seat == 1
    assert set(table.options) == {"move:red+2", "move:red-2"}
    table.say("move:red-2")
    assert table.markers == (4, 6)
    assert table.seat == 0
    assert set(table.options) == {f"play:{KOI}", f"play:{PIG}", "pass"}  # no Empire, no Emperor
    table.say(f"play:{PIG}")
    assert done(table)
    assert table.markers == (3, 7)  # the extra card has its whole effect
    assert table.party(0) == [PRIEST, PIG]
    assert set(table.hand(0)) == {KOI, FIGHTER, EMPEROR}


@effect(PRIEST)
def test_priest_of_the_last_seat_asks_the_first() -> None:
    table = arrange(hand={2: PRIEST}, active=2, markers=(6, 6)).say(f"play:{PRIEST}")
    assert table.seat == 0
    assert table.say("move:red+2").markers == (8, 6)


@partial(PRIEST)
def test_priest_extra_play_declined() -> None:
    table = played(PRIEST, "move:red+2", "pass", hand=KOI, markers=(6, 6))
    assert done(table)
    assert table.markers == (8, 6)
    assert table.party(0) == [PRIEST]
    assert table.hand(0) == [KOI]
    assert [told["card"] for told in table.told(SPECTATOR, "declined")] == [PRIEST]


@partial(PRIEST)
@rule("HL-17.16", "asked even when no hand card qualifies, so that others learn nothing")
@rule("HL-20.27", "the Emperor counts as Empire, so it cannot be the extra card")
def test_priest_asks_even_when_no_card_qualifies() -> None:
    table = played(PRIEST, "move:red+2", hand=f"{FIGHTER} {EMPEROR}")
    assert table.seat == 0
    assert table.options == ("pass",)
    assert table.view(1).waiting_for == (0,)


@partial(PRIEST)
def test_priest_with_an_empty_hand_plays_no_more() -> None:
    table = played(PRIEST, "move:red+2", markers=(6, 6))
    assert done(table)
    assert table.markers == (8, 6)


@effect(PRIEST)
@rule(
    "HL-11.1", "performed: next player is the one after the performing player, the play is offered"
)
def test_priest_performed_through_a_copier() -> None:
    table = played(
        "ghastly_granny", f"perform:0.{PRIEST}", hand=KOI, party={0: PRIEST}, markers=(6, 6)
    )
    assert table.seat == 1
    table.say("move:red+2")
    assert table.seat == 0
    assert set(table.options) == {f"play:{KOI}", "pass"}


# -- Underestimated Squire (retail) -------------------------------------------------------


@effect(SQUIRE)
@rule("HL-8.3", "the hand card goes face down to the same position in the stack")
@rule("HL-17.7", "others see which position changed, not the cards")
def test_squire_exchanges_a_hidden_hero_with_a_hand_card() -> None:
    table = played(
        SQUIRE, hand=f"{KOI} {FIGHTER}", hidden={0: f"{HERMIT} {DRUID} {PIG}"}, markers=(6, 6)
    )
    assert table.markers == (5, 5)
    assert set(table.options) == {"exchange:0.h0", "exchange:0.h1", "exchange:0.h2", "pass"}
    table.say("exchange:0.h1")
    assert set(table.options) == {f"with:{KOI}", f"with:{FIGHTER}", "pass"}
    table.say(f"with:{KOI}")
    assert done(table)
    assert table.hidden(0) == [HERMIT, KOI, PIG]
    assert set(table.hand(0)) == {DRUID, FIGHTER}
    assert who_knows(table, KOI) == who_knows(table, DRUID) == {0}
    [told] = table.told(1, "exchanged")
    assert told["first"] == "0.h1"
    assert "first-card" not in told
    assert "second-card" not in told


@partial(SQUIRE)
@pytest.mark.parametrize(("hand", "hidden"), [("", HERMIT), (KOI, "")])
def test_squire_needs_a_hidden_hero_and_a_hand_card(hand: str, hidden: str) -> None:
    table = played(SQUIRE, hand=hand, hidden={0: hidden}, markers=(6, 6))
    assert done(table)
    assert table.markers == (5, 5)
    assert table.hand(0) == hand.split()
    assert table.hidden(0) == hidden.split()


@partial(SQUIRE)
def test_squire_may_decline() -> None:
    table = played(SQUIRE, "pass", hand=KOI, hidden={0: HERMIT}, markers=(6, 6))
    assert done(table)
    assert table.hidden(0) == [HERMIT]
    assert table.hand(0) == [KOI]


# -- Modest Monsterslayer -----------------------------------------------------------------


@effect(SLAYER)
@rule("HL-11.3", "set aside: its slot is empty and it is no target")
@rule("HL-17.7", "tavern card performed, then placed hidden: all know it")
def test_monsterslayer_performs_a_tavern_card_and_hides_it() -> None:
    table = played(
        SLAYER, hidden={0: HERMIT}, tavern=f"{KOI} {ORANGUTAN} {FIGHTER}", markers=(6, 6)
    )
    assert set(table.options) == {
        f"aside:tavern.{KOI}",
        f"aside:tavern.{ORANGUTAN}",
        f"aside:tavern.{FIGHTER}",
    }
    table.say(f"aside:tavern.{ORANGUTAN}")
    assert table.tavern == [KOI, None, FIGHTER]
    assert table.hidden(0) == [HERMIT]
    table.say("move:green+2")
    assert done(table)
    assert table.markers == (6, 8)
    assert table.hidden(0) == [HERMIT, ORANGUTAN]
    assert table.tavern == [KOI, None, FIGHTER]
    assert table.party(0) == [SLAYER]
    assert who_knows(table, ORANGUTAN) == EVERYONE


@partial(SLAYER)
def test_monsterslayer_with_an_empty_tavern_does_nothing() -> None:
    table = played(SLAYER, tavern="- - -", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.hidden(0) == []


@partial(SLAYER)
@rule(
    "HL-10.4", "HL-20.28", "the Emperor may be picked; nothing is performed and it becomes hidden"
)
def test_monsterslayer_may_pick_the_emperor() -> None:
    table = played(SLAYER, f"aside:tavern.{EMPEROR}", tavern=f"{EMPEROR} {KOI}", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.hidden(0) == [EMPEROR]
    assert who_knows(table, EMPEROR) == EVERYONE


@partial(SLAYER)
def test_monsterslayer_places_the_card_also_without_a_target_for_it() -> None:
    table = played(SLAYER, "aside:tavern.aimless_eel", "move:red+1", tavern="aimless_eel")
    assert done(table)
    assert table.hidden(0) == ["aimless_eel"]


@effect(SLAYER)
@rule("HL-11.4", "finish the inner card before going on with the outer one")
def test_monsterslayer_finishes_the_chain_of_a_picked_copier_first() -> None:
    granny = "ghastly_granny"
    table = played(SLAYER, f"aside:tavern.{granny}", party={0: ORANGUTAN}, tavern=granny)
    assert set(table.options) == {f"perform:0.{ORANGUTAN}", f"perform:0.{SLAYER}"}
    table.say(f"perform:0.{ORANGUTAN}")
    assert table.hidden(0) == []
    table.say("move:red+2")
    assert done(table)
    assert table.markers == (6, 4)
    assert table.hidden(0) == [granny]


@effect(SLAYER)
def test_monsterslayer_a_picked_priest_lets_you_play_first() -> None:
    table = played(SLAYER, f"aside:tavern.{PRIEST}", hand=PIG, tavern=PRIEST, markers=(6, 6))
    table.say("move:red+2", f"play:{PIG}")
    assert done(table)
    assert table.markers == (7, 7)
    assert table.party(0) == [SLAYER, PIG]
    assert table.hidden(0) == [PRIEST]


# -- Battle Connoisseur -------------------------------------------------------------------


@effect(CONNOISSEUR)
@rule("HL-20.38", "HL-17.7", "all know the set taken, not which was placed nor the discard order")
@rule("HL-8.12", "set-aside cards are discarded in the order the player chooses")
def test_connoisseur_takes_the_tavern_hides_one_and_discards_the_others() -> None:
    tavern = f"{KOI} {ORANGUTAN} {FIGHTER}"
    table = played(CONNOISSEUR, hidden={0: HERMIT}, tavern=tavern, markers=(6, 6))
    assert table.markers == (6, 7)
    assert table.tavern == [None, None, None]
    assert table.view(SPECTATOR).abilities[0].held == (KOI, ORANGUTAN, FIGHTER)
    assert set(table.options) == {f"hide:{KOI}", f"hide:{ORANGUTAN}", f"hide:{FIGHTER}"}
    table.say(f"hide:{ORANGUTAN}")
    assert set(table.options) == {f"discard:{KOI}", f"discard:{FIGHTER}"}
    assert table.view(SPECTATOR).abilities[0].held == (None, None)
    table.say(f"discard:{FIGHTER}")
    assert done(table)
    assert table.hidden(0) == [HERMIT, ORANGUTAN]
    assert table.wilderness == [FIGHTER, KOI]
    for card in tavern.split():
        assert who_knows(table, card) == {0}
    assert told_cards(table, 1, "set-aside") == tavern.split()
    assert told_cards(table, 1, "hidden") == [None]
    assert told_cards(table, 1, "discarded") == [None, None]
    assert told_cards(table, 0, "hidden") == [ORANGUTAN]


@partial(CONNOISSEUR)
def test_connoisseur_with_a_single_card_everyone_knows_it() -> None:
    table = played(CONNOISSEUR, tavern=f"- {KOI} -", markers=(6, 6))
    assert table.options == (f"hide:{KOI}",)  # mandatory
    table.say(f"hide:{KOI}")
    assert done(table)
    assert table.hidden(0) == [KOI]
    assert table.wilderness == []
    assert who_knows(table, KOI) == EVERYONE


@partial(CONNOISSEUR)
def test_connoisseur_with_an_empty_tavern_only_moves_green() -> None:
    table = played(CONNOISSEUR, tavern="- - -", markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 7)
    assert table.hidden(0) == []
    assert table.wilderness == []


# -- Androgynous Assassin -----------------------------------------------------------------


@effect(ASSASSIN)
def test_assassin_buries_the_turned_hero_when_the_guess_is_right() -> None:
    table = played(ASSASSIN, hidden={0: KOI, 1: f"{ORANGUTAN} {FROG}", 2: FIGHTER}, markers=(6, 6))
    assert set(table.options) == {"move:red-1", "move:green+1"}
    table.say("move:red-1")
    assert table.markers == (5, 6)
    assert set(table.options) == {"guess:tribes", "guess:empire", "guess:undead", "guess:water"}
    table.say("guess:water")
    assert table.told(2, "named-faction")[0]["faction"] == "water"  # aloud, before the turn
    assert set(table.options) == {"turn:1.h0", "turn:1.h1", "turn:2.h0"}
    table.say("turn:1.h1")
    assert done(table)
    assert table.graveyard == [EMPEROR, FROG]
    assert table.hidden(1) == [ORANGUTAN]
    assert table.party(1) == []
    assert played(ASSASSIN, "move:green+1", markers=(6, 6)).markers == (6, 7)


@effect(ASSASSIN)
def test_assassin_wrong_guess_leaves_the_hero_face_up_without_its_ability() -> None:
    table = played(
        ASSASSIN, "move:red-1", "guess:water", hidden={1: ORANGUTAN}, markers=(6, 6)
    ).say("turn:1.h0")
    assert done(table)
    assert table.party(1) == [ORANGUTAN]
    assert table.hidden(1) == []
    assert table.graveyard == [EMPEROR]
    assert table.markers == (5, 6)


@effect(ASSASSIN)
def test_assassin_wrong_guess_can_end_the_game() -> None:
    six = f"{KOI} {FROG} {LIZARD} {ARROWGANT} {FIGHTER} {KNIGHT}"
    table = played(ASSASSIN, "move:red-1", "guess:water", party={1: six}, hidden={1: PIG})
    assert table.say("turn:1.h0").finish_turn().result is not None


@effect(ASSASSIN)
@pytest.mark.parametrize("faction", ["tribes", "empire", "undead", "water"])
def test_assassin_buries_the_emperor_whatever_was_guessed(faction: str) -> None:
    table = played(ASSASSIN, "move:red-1", f"guess:{faction}", "turn:1.h0", hidden={1: EMPEROR})
    assert table.graveyard == [EMPEROR]
    assert table.party(1) == table.hidden(1) == []


@partial(ASSASSIN)
def test_assassin_without_a_target_makes_no_guess() -> None:
    table = played(ASSASSIN, "move:green+1", party={1: FROG}, hidden={0: KOI}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 7)
    assert table.hidden(0) == [KOI]
    assert not table.told(0, "named-faction")


@partial(ASSASSIN)
def test_assassin_may_pick_a_hero_everybody_knows() -> None:
    table = played("long_eared_loner", "player:1", f"turn:1.{KOI}", hand=ASSASSIN, party={1: KOI})
    assert who_knows(table, KOI) == EVERYONE
    until_own_turn(table, ASSASSIN)
    table.say(f"play:{ASSASSIN}", "move:red-1", "guess:water")
    assert table.options == ("turn:1.h0",)
    assert table.say("turn:1.h0").graveyard == [EMPEROR, KOI]


# -- Groggy Preacher ----------------------------------------------------------------------


@effect(PREACHER)
def test_preacher_exchanges_a_tavern_card_with_a_face_up_hero_of_ones_own() -> None:
    table = played(
        PREACHER,
        party={0: f"{KOI} {HERMIT}", 1: FROG},
        hidden={0: DRUID},
        tavern=f"{FIGHTER} {ORANGUTAN} -",
        markers=(6, 6),
    )
    assert set(table.options) == {"move:red+1", "move:green+1"}
    table.say("move:green+1")
    assert set(table.options) == {f"exchange:tavern.{FIGHTER}", f"exchange:tavern.{ORANGUTAN}"}
    table.say(f"exchange:tavern.{ORANGUTAN}")
    assert set(table.options) == {f"with:0.{KOI}", f"with:0.{HERMIT}", f"with:0.{PREACHER}"}
    table.say(f"with:0.{KOI}")
    assert done(table)
    assert table.markers == (6, 7)  # the Orangutan did nothing
    assert table.party(0) == [ORANGUTAN, HERMIT, PREACHER]
    assert table.tavern == [FIGHTER, KOI, None]
    assert played(PREACHER, "move:red+1", tavern="- - -", markers=(6, 6)).markers == (7, 6)


@partial(PREACHER)
def test_preacher_may_be_the_hero_given_and_must_if_alone() -> None:
    table = played(PREACHER, "move:red+1", tavern=f"- {KOI} -")
    assert table.options == (f"exchange:tavern.{KOI}",)
    table.say(f"exchange:tavern.{KOI}")
    assert table.options == (f"with:0.{PREACHER}",)
    table.say(f"with:0.{PREACHER}")
    assert table.party(0) == [KOI]
    assert table.tavern == [None, PREACHER, None]


@partial(PREACHER)
def test_preacher_with_an_empty_tavern_exchanges_nothing() -> None:
    table = played(PREACHER, "move:red+1", party={0: KOI}, tavern="- - -")
    assert done(table)
    assert table.party(0) == [KOI, PREACHER]


# -- Queer Quartermaster ------------------------------------------------------------------


@effect(QUARTERMASTER)
@rule("HL-20.31", "HL-8.3", "the hand card enters face up, without its ability")
def test_quartermaster_exchanges_a_face_up_hero_with_a_hand_card() -> None:
    table = played(
        QUARTERMASTER,
        hand=f"{FIGHTER} {ORANGUTAN}",
        party={0: f"{KOI} {KNIGHT} {HERMIT} {EMPEROR}", 1: FROG},
        hidden={0: DRUID},
        markers=(6, 6),
    )
    assert table.markers == (7, 6)
    assert set(table.options) == {f"exchange:0.{KOI}", f"exchange:0.{HERMIT}", "pass"}
    table.say(f"exchange:0.{KOI}")
    assert set(table.options) == {f"with:{FIGHTER}", f"with:{ORANGUTAN}", "pass"}
    table.say(f"with:{FIGHTER}")
    assert done(table)
    assert table.markers == (7, 6)
    assert table.party(0) == [FIGHTER, KNIGHT, HERMIT, EMPEROR, QUARTERMASTER]
    assert set(table.hand(0)) == {KOI, ORANGUTAN}
    assert who_knows(table, KOI) == who_knows(table, FIGHTER) == EVERYONE


@partial(QUARTERMASTER)
@rule("HL-20.27", "the Emperor never passes a filter: not Empire")
def test_quartermaster_neither_itself_nor_the_emperor_can_be_given() -> None:
    table = played(QUARTERMASTER, hand=KOI, party={0: f"{EMPEROR} {SOLDIER}"}, markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 6)
    assert table.hand(0) == [KOI]


@partial(QUARTERMASTER)
@pytest.mark.parametrize(("hand", "answers"), [("", ()), (KOI, ("pass",))])
def test_quartermaster_with_an_empty_hand_or_declining(hand: str, answers: tuple[str, ...]) -> None:
    table = played(QUARTERMASTER, *answers, hand=hand, party={0: FROG}, markers=(6, 6))
    assert done(table)
    assert table.markers == (7, 6)
    assert table.party(0) == [FROG, QUARTERMASTER]
    assert table.hand(0) == hand.split()
