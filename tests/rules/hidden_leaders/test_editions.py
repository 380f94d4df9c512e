"""HL-16 Basic game, prototype edition and promo heroes."""

import pytest

from hiddenhand.core.errors import BadSettings
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.view import factions_of
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.looking import after_setup, finished, fresh

FACTIONS = ("tribes", "empire", "undead", "water")
# The (+) heroes of retail, six of each faction, the extra heroes last.
ADVANCED = {
    "saber_toothed_troll",
    "overworked_amazon",
    "potato_privateer",
    "hangry_barbarian",
    "joyless_chief",
    "modest_monsterslayer",
    "androgynous_assassin",
    "doubtful_priest",
    "groggy_preacher",
    "queer_quartermaster",
    "naughty_necromancer",
    "ghastly_granny",
    "insidious_impaler",
    "sun_shy_skeleton",
    "half_headed_wizard",
    "saltwater_sage",
    "double_shielded_turtle",
    "krill_keeper",
    "bludgeoning_blowfish",
    "tentacle_oracle",
    "firm_fishmonger",
    "sanguine_scholar",
    "half_sliced_ghoul",
    "careful_chameleon",
}
EXTRA = {"firm_fishmonger", "sanguine_scholar", "half_sliced_ghoul", "careful_chameleon"}
PROMO = {
    "gambling_overseer",
    "polar_protector",
    "goblin_cryptographer",
    "well_shaved_wizard",
    "careless_cartographer",
    "kind_king_slayer",
    "underwater_artist",
    "seaweed_chopper",
}
PLAIN = "short_sighted_soldier"


def cards(**settings: str) -> set[str]:
    deck = fresh(3, **settings).state.deck
    return {deck.ids[number] for number in deck.in_play}


@rule("HL-16.1", "HL-20.5", "basic: 53 heroes with the Emperor, the harbor is formed from 52")
def test_the_basic_deck() -> None:
    assert cards() - cards(deck="basic") == ADVANCED
    assert len(cards(deck="basic")) == 53
    assert "buried_emperor" in cards(deck="basic")
    assert len(fresh(3, deck="basic").harbor) == 52
    assert len(after_setup(6, deck="basic").harbor) == 52 - 3 - 30


@rule("HL-16.2", "basic: the game ends one face-up hero earlier, the rest is unchanged")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_basic_game_ends_earlier(seats: int) -> None:
    full, basic = after_setup(seats), after_setup(seats, deck="basic")
    assert basic.view(0).end_number == full.view(0).end_number - 1
    for table in (full, basic):
        assert table.markers == (4, 4)
        assert table.graveyard == ["buried_emperor"]
        assert [len(table.hand(seat)) for seat in range(seats)] == [3] * seats


@rule("HL-16.2", "the basic game plays to its end")
def test_a_basic_game() -> None:
    table = finished(4, "basic", deck="basic")
    assert max(len(table.party(seat)) for seat in range(4)) >= 6


@rule("HL-16.3", "HL-20.25", "which heroes carry the (+)")
def test_the_advanced_heroes() -> None:
    flagged = {hero.id for hero in library().heroes if hero.advanced and hero.set != "promo"}
    assert flagged == ADVANCED
    assert len(ADVANCED - EXTRA) == 20
    for faction in FACTIONS:
        assert sum(faction in factions_of(hero) for hero in ADVANCED) == 6


@rule("HL-16.4", "HL-20.6", "prototype: the 72 core heroes and the Emperor; basic 52 besides him")
def test_the_prototype_deck() -> None:
    assert cards() - cards(edition="prototype") == EXTRA
    assert len(cards(edition="prototype")) == 73
    assert len(fresh(3, edition="prototype").harbor) == 72
    basic = cards(edition="prototype", deck="basic")
    assert len(basic - {"buried_emperor"}) == 52


@rule("HL-16.5", "HL-20.1", "HL-20.24", "prototype, step 3: exactly 1 card, if there is one")
@pytest.mark.parametrize(("held", "kept"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (7, 6)])
def test_step_three_of_the_prototype(held: int, kept: int) -> None:
    many = (
        "keen_koi leery_lizard furious_frog ace_fighter flailing_knight bored_goblin crow_carrier"
    )
    hand = many.split()[:held]
    table = arrange(hand={0: " ".join(hand)}, edition="prototype", only_these_cards=True)
    table.say("pass")
    if held:
        assert table.decision.rule == "HL-16.5"
        assert set(table.options) == {f"discard:{card}" for card in hand}
        table.say(f"discard:{hand[0]}")
    assert table.hand(0) == hand[held - kept :]
    table.roll()  # the discarded card may fill a tavern slot
    assert table.seat == 1


@rule("HL-16.6", "prototype words are other words for the same: bury, place, turn over")
def test_the_prototype_plays_by_the_same_keywords() -> None:
    for edition in ("retail", "prototype"):
        table = arrange(hand={0: "slaughtered_slime"}, hidden={1: "keen_koi"}, edition=edition).say(
            "play:slaughtered_slime", "move:red-1", "bury:1.h0"
        )
        assert table.graveyard[-1] == "keen_koi"
        table = arrange(hand={0: "hopeful_salamander"}, tavern="keen_koi", edition=edition)
        table.say("play:hopeful_salamander", "place:tavern.keen_koi")
        assert table.party(0) == ["hopeful_salamander", "keen_koi"]
        table = arrange(hand={0: "long_eared_loner"}, hidden={1: "keen_koi"}, edition=edition)
        table.say("play:long_eared_loner", "player:1", "turn:1.h0")
        assert table.party(1) == ["keen_koi"]


@rule("HL-16.6", "Enned the Kind is Enned: the same six leaders in both editions")
def test_the_leaders_of_the_prototype() -> None:
    dealt = fresh(6, edition="prototype").options
    assert dealt == fresh(6).options
    assert "deal:enned" in dealt


@rule(
    "HL-16.7", "HL-20.17", "HL-20.50", "prototype: the Squire turns over a hero of another player"
)
@pytest.mark.parametrize("target", ["1.h0", "1.keen_koi"])
def test_the_prototype_squire(target: str) -> None:
    table = arrange(
        hand={0: "underestimated_squire"},
        party={1: "keen_koi"},
        hidden={0: "grumpy_guard", 1: "leery_lizard"},
        edition="prototype",
    )
    table.say("play:underestimated_squire")
    assert table.markers == (5, 4)
    assert table.options == ("player:1",)
    table.say("player:1", f"turn:{target}")
    if target == "1.h0":
        assert table.party(1) == ["keen_koi", "leery_lizard"]
    else:
        assert table.hidden(1) == ["leery_lizard", "keen_koi"]


@rule("HL-16.7", "HL-20.50", "every other prototype hero uses the retail ability")
def test_only_the_squire_differs() -> None:
    assert set(library().overrides) == {"underestimated_squire"}


@rule("HL-16.8", "option for 2 players: Enned and Pavyr are removed; off by default")
def test_balanced_leaders() -> None:
    assert len(fresh(2).options) == 6
    for edition in ("retail", "prototype"):
        table = fresh(2, two_player_leaders="balanced", edition=edition)
        left = {key.removeprefix("deal:") for key in table.options}
        assert left == {"lemron", "cyra", "myrad", "xiadul"}
        table.say("deal:lemron", "deal:cyra")
        assert table.view(0).undealt_leaders == 2


@rule("HL-16.8", "for 2 players only")
@pytest.mark.parametrize("seats", range(3, 7))
def test_balanced_leaders_for_more_are_refused(seats: int) -> None:
    with pytest.raises(BadSettings, match="two_player_leaders"):
        GAME.start(seats, {"two_player_leaders": "balanced"})


@rule("HL-16.9", "prototype: setup as in HL-5")
@pytest.mark.parametrize("seats", [2, 6])
def test_setup_of_the_prototype(seats: int) -> None:
    table = after_setup(seats, edition="prototype")
    assert len(table.harbor) == 72 - 3 - 5 * seats
    assert len(table.wilderness) == seats
    assert [len(table.hidden(seat)) for seat in range(seats)] == [1] * seats
    assert [len(table.hand(seat)) for seat in range(seats)] == [3] * seats
    assert table.graveyard == ["buried_emperor"]
    assert table.seat == table.view(0).first


@rule("HL-16.10", "HL-20.52", "promo heroes: off by default, two for each faction, all are told")
def test_promo_heroes() -> None:
    assert not PROMO & cards()
    assert cards(promo="on") - cards() == PROMO
    for faction in FACTIONS:
        assert sum(faction in factions_of(hero) for hero in PROMO) == 2
    for setting in ("off", "on"):
        table = after_setup(3, promo=setting)
        for viewer in (0, 1, 2, SPECTATOR):
            assert table.view(viewer).settings["promo"] == setting


@rule("HL-16.10", "an option of the retail edition")
def test_no_promo_heroes_in_the_prototype() -> None:
    with pytest.raises(BadSettings, match="promo"):
        GAME.start(3, {"promo": "on", "edition": "prototype"})


@rule("HL-16.11", "85 heroes, 21 for each faction; 84 - 3 - 5n cards in the harbor")
@pytest.mark.parametrize(("seats", "left"), [(2, 71), (3, 66), (4, 61), (5, 56), (6, 51)])
def test_promo_numbers(seats: int, left: int) -> None:
    deck = cards(promo="on")
    assert len(deck) == 85
    for faction in FACTIONS:
        assert sum(faction in factions_of(hero) for hero in deck - {"buried_emperor"}) == 21
    assert len(fresh(seats, promo="on").harbor) == 84
    assert len(after_setup(seats, promo="on").harbor) == left


@rule(
    "HL-16.12", "HL-20.53", "all promo heroes are advanced: they change nothing in the basic game"
)
def test_promo_heroes_are_advanced() -> None:
    assert {hero.id for hero in library().heroes if hero.set == "promo" and hero.advanced} == PROMO
    assert cards(promo="on", deck="basic") == cards(deck="basic")


@rule("HL-16.13", "with promo heroes everything else is unchanged")
@pytest.mark.parametrize("seats", range(2, 7))
def test_promo_changes_nothing_else(seats: int) -> None:
    plain, promo = after_setup(seats), after_setup(seats, promo="on")
    assert promo.view(0).end_number == plain.view(0).end_number
    assert promo.markers == plain.markers
    assert len(promo.wilderness) == len(plain.wilderness)
    table = arrange(seats=seats, hand={0: f"{PLAIN} keen_koi"}, promo="on").say(f"play:{PLAIN}")
    while table.state.turn == 1:
        table.say(table.options[0])
    assert len(table.hand(0)) == 3
