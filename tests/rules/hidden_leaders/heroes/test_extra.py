"""The retail extras but the Scholar: Firm Fishmonger, Half-Sliced Ghoul, Careful Chameleon."""

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
    LEECH,
    LIZARD,
    ORANGUTAN,
    PIG,
    check_either_marker,
    done,
    effect,
    partial,
    played,
    told_cards,
    until_own_turn,
    who_knows,
)

FISHMONGER, GHOUL, CHAMELEON = "firm_fishmonger", "half_sliced_ghoul", "careful_chameleon"


# -- Firm Fishmonger ----------------------------------------------------------------------


@effect(FISHMONGER)
@rule("HL-20.57", "red -1, green +1, or both")
def test_fishmonger_markers() -> None:
    check_either_marker(
        FISHMONGER,
        {"move:red-1": (5, 6), "move:green+1": (6, 7), "move:red-1,green+1": (5, 7)},
    )


@effect(FISHMONGER)
@pytest.mark.parametrize(
    ("taken", "place", "wilderness"),
    [
        (LIZARD, "wilderness", [PIG, KOI, FIGHTER, DRUID]),
        (FIGHTER, "wilderness.1", [PIG, KOI, DRUID, LIZARD]),
        (KOI, "wilderness.2", [PIG, DRUID, FIGHTER, LIZARD]),
    ],
)
@rule("HL-20.58", "the hidden hero takes the exact place of the card taken, the others keep theirs")
@rule("HL-17.7", "the looking player sees up to three; all see which place and position changed")
def test_fishmonger_exchanges_one_of_three_with_a_hidden_hero(
    taken: str, place: str, wilderness: list[str]
) -> None:
    table = played(
        FISHMONGER,
        "move:red-1",
        hidden={0: f"{HERMIT} {DRUID}", 1: FROG},
        wilderness=f"{PIG} {KOI} {FIGHTER} {LIZARD}",
    )
    assert set(table.options) == {f"exchange:{KOI}", f"exchange:{FIGHTER}", f"exchange:{LIZARD}"}
    assert table.view(0).abilities[0].held == (LIZARD, FIGHTER, KOI)
    assert table.view(1).abilities[0].held == (None, None, None)
    assert table.view(SPECTATOR).abilities[0].held == (None, None, None)
    table.say(f"exchange:{taken}")
    assert set(table.options) == {"with:0.h0", "with:0.h1"}
    table.say("with:0.h1")
    assert done(table)
    assert table.hidden(0) == [HERMIT, taken]
    assert table.wilderness == wilderness
    for card in (KOI, FIGHTER, LIZARD, DRUID):
        assert who_knows(table, card) == {0}
    assert who_knows(table, PIG) == set()
    [told] = table.told(1, "exchanged")
    assert (told["first"], told["second"]) == (place, "0.h1")
    assert not {"first-card", "second-card"} & set(told)


@partial(FISHMONGER)
@rule("HL-20.60", "no declining after the look if you have a hidden hero")
def test_fishmonger_with_two_cards_looks_at_those_and_must_exchange() -> None:
    table = played(FISHMONGER, "move:red-1", hidden={0: HERMIT}, wilderness=f"{KOI} {FIGHTER}")
    assert set(table.options) == {f"exchange:{KOI}", f"exchange:{FIGHTER}"}
    table.say(f"exchange:{KOI}")
    assert table.options == ("with:0.h0",)
    table.say("with:0.h0")
    assert table.hidden(0) == [KOI]
    assert table.wilderness == [HERMIT, FIGHTER]


@partial(FISHMONGER)
@rule("HL-20.59", "without a hidden hero the look still happens, and all cards stay as they were")
def test_fishmonger_without_a_hidden_hero_still_looks() -> None:
    pile = [PIG, KOI, FIGHTER, LIZARD]
    table = played(FISHMONGER, "move:red-1", hidden={1: FROG}, wilderness=" ".join(pile))
    assert table.options == ("seen",)
    assert table.view(0).abilities[0].held == (LIZARD, FIGHTER, KOI)
    assert table.view(SPECTATOR).abilities[0].held == (None, None, None)
    table.say("seen")
    assert done(table)
    assert table.wilderness == pile
    assert who_knows(table, FIGHTER) == {0}
    assert who_knows(table, PIG) == set()


@partial(FISHMONGER)
@rule("HL-4.9", "an empty wilderness is not refilled: only the markers move")
def test_fishmonger_with_an_empty_wilderness() -> None:
    table = played(FISHMONGER, "move:red-1,green+1", hidden={0: HERMIT}, markers=(6, 6))
    assert done(table)
    assert table.markers == (5, 7)
    assert table.hidden(0) == [HERMIT]


# -- Half-Sliced Ghoul --------------------------------------------------------------------


@effect(GHOUL)
@pytest.mark.parametrize("turned", [FIGHTER, HERMIT, EMPEROR])
@pytest.mark.parametrize(
    ("answer", "markers"),
    [("move:red+2", (8, 6)), ("move:green+2", (6, 8)), ("move:red+2,green+2", (8, 8))],
)
@rule("HL-20.62", "the Emperor is Empire and Tribes: the move happens, once")
def test_ghoul_turns_up_an_empire_or_tribes_hero_and_moves(
    turned: str, answer: str, markers: tuple[int, int]
) -> None:
    table = played(GHOUL, hidden={0: PIG, 1: f"{KOI} {turned}", 2: FROG}, markers=(6, 6))
    assert set(table.options) == {"turn:1.h0", "turn:1.h1", "turn:2.h0"}
    table.say("turn:1.h1")
    assert table.party(1) == [turned]  # turned first, then the markers
    assert table.markers == (6, 6)
    assert set(table.options) == {"move:red+2", "move:green+2", "move:red+2,green+2"}
    table.say(answer)
    assert done(table)
    assert table.markers == markers
    assert table.party(1) == [turned]
    assert table.hidden(1) == [KOI]
    assert who_knows(table, turned) == EVERYONE


@partial(GHOUL)
@pytest.mark.parametrize("turned", [KOI, ORANGUTAN])
def test_ghoul_a_water_or_undead_hero_moves_nothing(turned: str) -> None:
    table = played(GHOUL, hidden={1: turned}, markers=(6, 6))
    assert table.options == ("turn:1.h0",)  # mandatory
    table.say("turn:1.h0")
    assert done(table)
    assert table.markers == (6, 6)  # and the turned hero's own ability did not happen
    assert table.party(1) == [turned]


@partial(GHOUL)
@rule("HL-20.63", "no hero turned over, no move")
def test_ghoul_without_a_target() -> None:
    table = played(GHOUL, party={1: FIGHTER}, hidden={0: HERMIT}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)
    assert table.hidden(0) == [HERMIT]


@effect(GHOUL)
def test_ghoul_the_turned_hero_counts_for_the_end_of_the_game() -> None:
    six = f"{FROG} {LIZARD} {ARROWGANT} {LEECH} {FIGHTER} {KNIGHT}"
    table = played(GHOUL, "turn:1.h0", party={1: six}, hidden={1: KOI})
    assert table.finish_turn().result is not None


@effect(GHOUL)
def test_ghoul_may_pick_a_hero_everybody_knows() -> None:
    loner = "long_eared_loner"
    table = played(loner, "player:1", f"turn:1.{FIGHTER}", hand=GHOUL, party={1: FIGHTER})
    assert who_knows(table, FIGHTER) == EVERYONE
    until_own_turn(table, GHOUL).say(f"play:{GHOUL}")
    assert table.options == ("turn:1.h0",)
    assert table.say("turn:1.h0").party(1) == [FIGHTER]
    assert set(table.options) == {"move:red+2", "move:green+2", "move:red+2,green+2"}


# -- Careful Chameleon --------------------------------------------------------------------


@effect(CHAMELEON)
def test_chameleon_markers() -> None:
    check_either_marker(CHAMELEON, {"move:red+1": (7, 6), "move:green+1": (6, 7)})


@effect(CHAMELEON)
@rule("HL-20.54", "any hero of another player, face up or hidden")
@rule("HL-17.7", "with a face-up hero all see both cards")
def test_chameleon_exchanges_with_a_face_up_hero() -> None:
    table = played(
        CHAMELEON,
        "move:red+1",
        hand=f"{PIG} {DRUID}",
        party={0: HERMIT, 1: f"{ORANGUTAN} {FROG}", 2: EMPEROR},
        hidden={0: LIZARD, 1: KOI},
        markers=(6, 6),
    )
    assert set(table.options) == {
        f"exchange:1.{ORANGUTAN}",
        f"exchange:1.{FROG}",
        "exchange:1.h0",
        f"exchange:2.{EMPEROR}",
    }
    table.say(f"exchange:1.{ORANGUTAN}")
    assert set(table.options) == {f"with:{PIG}", f"with:{DRUID}"}
    table.say(f"with:{PIG}")
    assert done(table)
    assert table.markers == (7, 6)  # neither ability happened
    assert table.party(1) == [PIG, FROG]
    assert set(table.hand(0)) == {ORANGUTAN, DRUID}
    assert who_knows(table, PIG) == who_knows(table, ORANGUTAN) == EVERYONE
    [told] = table.told(SPECTATOR, "exchanged")
    assert {told["first-card"], told["second-card"]} == {PIG, ORANGUTAN}


@effect(CHAMELEON)
@rule("HL-20.56", "HL-9.7", "picked by its position, seen, and then another card is given")
@rule("HL-17.7", "with a hidden hero both players know both cards; all see the position")
def test_chameleon_exchanges_with_a_hidden_hero() -> None:
    table = played(
        CHAMELEON, "move:red+1", hand=f"{PIG} {DRUID}", hidden={1: f"{KOI} {FIGHTER} {FROG}"}
    )
    table.say("exchange:1.h1")
    assert who_knows(table, FIGHTER) == {0, 1}
    assert set(table.options) == {f"with:{PIG}", f"with:{DRUID}"}
    table.say(f"with:{PIG}")
    assert done(table)
    assert table.hidden(1) == [KOI, PIG, FROG]
    assert set(table.hand(0)) == {FIGHTER, DRUID}
    assert who_knows(table, PIG) == who_knows(table, FIGHTER) == {0, 1}
    [told] = table.told(2, "exchanged")
    assert told["first"] == "1.h1"
    assert not {"first-card", "second-card"} & set(told)
    [known] = table.told(1, "exchanged")
    assert {known["first-card"], known["second-card"]} == {PIG, FIGHTER}


@effect(CHAMELEON)
def test_chameleon_the_emperor_may_be_taken_or_given() -> None:
    table = played(
        CHAMELEON,
        "move:red+1",
        f"exchange:1.{EMPEROR}",
        f"with:{PIG}",
        hand=PIG,
        party={1: EMPEROR},
    )
    assert table.hand(0) == [EMPEROR]
    assert table.party(1) == [PIG]
    table = played(
        CHAMELEON, "move:red+1", "exchange:1.h0", f"with:{EMPEROR}", hand=EMPEROR, hidden={1: KOI}
    )
    assert table.hidden(1) == [EMPEROR]


@partial(CHAMELEON)
@rule("HL-20.55", "no declining")
def test_chameleon_must_exchange_if_it_can() -> None:
    table = played(CHAMELEON, "move:red+1", hand=PIG, hidden={1: KOI})
    assert table.options == ("exchange:1.h0",)
    assert table.say("exchange:1.h0").options == (f"with:{PIG}",)


@partial(CHAMELEON)
@pytest.mark.parametrize(("hand", "theirs"), [("", KOI), (PIG, "")])
def test_chameleon_needs_a_hand_card_and_a_hero_of_another(hand: str, theirs: str) -> None:
    table = played(CHAMELEON, "move:green+1", hand=hand, party={0: FROG, 1: theirs}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 7)
    assert table.hand(0) == hand.split()
    assert table.party(1) == theirs.split()
    assert told_cards(table, 0, "exchanged") == []
