"""HL-20 Rulings, each on the heroes it names. Those on setup, turns and sight stand with these."""

from typing import Any

import pytest

from hiddenhand.core.errors import NotAnOption
from hiddenhand.core.seats import SPECTATOR
from hiddenhand.games.hidden_leaders.library import library
from hiddenhand.games.hidden_leaders.view import factions_of
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.rules.hidden_leaders.looking import EVERYONE, heard, knowing, shown, told_of


def ability_is_over(table: PreparedTable) -> bool:
    return table.view(0).phase == "draw"


# -- contradictions between the texts --------------------------------------------------------


@rule("HL-20.1", "step 3: down to 3 in retail, exactly 1 in the prototype")
@pytest.mark.parametrize(("edition", "kept"), [("retail", 3), ("prototype", 5)])
def test_step_three_by_edition(edition: str, kept: int) -> None:
    hand = "keen_koi leery_lizard furious_frog ace_fighter flailing_knight bored_goblin"
    table = arrange(hand={0: hand}, tavern="aimless_eel crow_carrier mummy_mystic", edition=edition)
    table.say("pass").finish_turn()
    assert len(table.hand(0)) == kept


@rule("HL-20.7", "all heroes but the Emperor have an ability")
def test_who_has_an_ability() -> None:
    without = {hero.id for hero in library().heroes if not hero.program}
    assert without == {"buried_emperor"}
    table = arrange(hand={0: "buried_emperor"}).say("play:buried_emperor")
    assert ability_is_over(table)
    assert table.markers == (4, 4)


@rule("HL-20.8", "the Emperor belongs to each of the four factions, for targeting")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("shaky_sharpshooter", ("move:red+1",)),  # Empire
        ("canned_champion", ("move:red-1",)),  # Tribes
        ("aimless_eel", ("move:red+1",)),  # Undead
        ("half_eaten_bull", ()),  # Water
    ],
)
def test_the_emperor_is_a_target_of_every_faction(hero: str, answers: tuple[str, ...]) -> None:
    table = arrange(hand={0: hero}, party={1: "buried_emperor"}).say(f"play:{hero}", *answers)
    assert table.options == ("bury:1.buried_emperor",)


@rule("HL-20.8", "and for ties")
def test_the_emperor_counts_for_ties() -> None:
    heroes = "ace_fighter flailing_knight bored_goblin grumpy_guard hairy_hermit"
    table = arrange(
        seats=6,
        party={2: heroes},
        hidden={1: "buried_emperor"},
        leaders={0: "lemron", 1: "cyra", 2: "myrad", 3: "xiadul", 4: "pavyr", 5: "enned"},
        markers=(6, 6),
    )
    table.say("pass").finish_turn()
    assert table.result is not None
    assert table.result.winners == (1,)


@rule("HL-20.18", "Triple Sword Lizard: -1 or -3")
def test_the_lizards_numbers() -> None:
    table = arrange(hand={0: "triple_sword_lizard"}, markers=(8, 4)).say("play:triple_sword_lizard")
    assert table.options == ("move:leading-1", "move:leading-3")
    assert table.say("move:leading-3").markers == (5, 4)


# -- gaps in the texts -----------------------------------------------------------------------


@rule("HL-20.19", "a player robbed of the whole hand can still take a turn")
def test_a_robbed_player_passes() -> None:
    table = arrange(
        hand={0: "resilient_rearguard", 1: "keen_koi"}, tavern="ace_fighter aimless_eel"
    )
    table.say("play:resilient_rearguard", "move:red+1", "player:1", "card:keen_koi").finish_turn()
    assert (table.seat, table.options) == (1, ("pass",))
    table.say("pass")
    assert table.view(1).phase == "draw"


@rule("HL-20.26", "HL-20.51", "the four retail extras")
def test_the_retail_extras() -> None:
    extra = {hero.id for hero in library().heroes if hero.set == "extra"}
    assert extra == {
        "firm_fishmonger",
        "sanguine_scholar",
        "half_sliced_ghoul",
        "careful_chameleon",
    }
    assert sorted(factions_of(hero)[0] for hero in extra) == ["empire", "tribes", "undead", "water"]


@rule("HL-20.27", "the Emperor fails 'not Empire': Doubtful Priest")
def test_the_emperor_is_no_extra_play() -> None:
    table = arrange(hand={0: "doubtful_priest buried_emperor keen_koi"})
    table.say("play:doubtful_priest", "move:red+2")
    assert set(table.options) == {"play:keen_koi", "pass"}


@rule("HL-20.27", "the Emperor fails 'not Empire': Queer Quartermaster")
def test_the_emperor_is_not_given_up() -> None:
    table = arrange(
        hand={0: "queer_quartermaster keen_koi"},
        party={0: "buried_emperor bored_goblin ace_fighter"},
    )
    table.say("play:queer_quartermaster")
    assert set(table.options) == {"exchange:0.bored_goblin", "pass"}


@rule("HL-20.27", "the Emperor fails 'not Undead': Tentacle Oracle")
@pytest.mark.parametrize(
    ("top", "moved"), [("buried_emperor", (6, 6)), ("crow_carrier", (6, 6)), ("keen_koi", (3, 3))]
)
def test_the_emperor_moves_no_marker(top: str, moved: tuple[int, int]) -> None:
    table = arrange(hand={0: "tentacle_oracle"}, wilderness=top, markers=(6, 6))
    assert table.say("play:tentacle_oracle").markers == moved


@rule("HL-20.28", "the Emperor is a legal pick of a copier; nothing is performed")
@pytest.mark.parametrize(
    ("hero", "answers", "pieces"),
    [
        ("ghastly_granny", ("perform:0.buried_emperor",), {"party": {0: "buried_emperor"}}),
        ("sanguine_scholar", ("perform:1.buried_emperor",), {"party": {1: "buried_emperor"}}),
        ("modest_monsterslayer", ("aside:tavern.buried_emperor",), {"tavern": "buried_emperor"}),
        ("insidious_impaler", ("aside:tavern.buried_emperor",), {"tavern": "buried_emperor"}),
        ("saltwater_sage", ("turn:0.h0",), {"hidden": {0: "buried_emperor"}}),
        ("sun_shy_skeleton", (), {"graveyard": "buried_emperor"}),
    ],
)
def test_copiers_may_pick_the_emperor(
    hero: str, answers: tuple[str, ...], pieces: dict[str, Any]
) -> None:
    table = arrange(hand={0: hero}, **pieces)
    table.say(f"play:{hero}", *answers)
    assert ability_is_over(table)
    assert table.markers == (4, 4)
    where = {
        "ghastly_granny": table.party(0),
        "sanguine_scholar": table.party(1),
        "modest_monsterslayer": table.hidden(0),
        "insidious_impaler": table.graveyard,
        "saltwater_sage": table.party(0),
        "sun_shy_skeleton": table.graveyard,
    }
    assert "buried_emperor" in where[hero]


@rule("HL-20.29", "HL-11.5", "Skeleton and Granny do not loop for ever")
def test_skeleton_and_granny() -> None:
    graveyard = "buried_emperor ghastly_granny"
    table = arrange(hand={0: "sun_shy_skeleton"}, graveyard=graveyard)
    table.say("play:sun_shy_skeleton", "perform:0.sun_shy_skeleton")
    assert ability_is_over(table)
    assert [told["card"] for told in table.told(0, "performed")] == [
        "ghastly_granny",
        "sun_shy_skeleton",
    ]


@rule("HL-20.29", "only repeats are barred: finite combinations stay legal")
def test_a_finite_chain_is_legal() -> None:
    table = arrange(
        hand={0: "sun_shy_skeleton"},
        party={0: "blind_eye_collector"},
        graveyard="buried_emperor ghastly_granny",
    )
    table.say("play:sun_shy_skeleton")
    assert set(table.options) == {"perform:0.blind_eye_collector", "perform:0.sun_shy_skeleton"}
    table.say("perform:0.blind_eye_collector")
    assert table.markers == (5, 7)


@rule("HL-20.30", "HL-12.4", "a marker that cannot move may be chosen")
def test_a_stuck_marker_may_be_chosen() -> None:
    table = arrange(hand={0: "rotting_orangutan"}, markers=(12, 5)).say("play:rotting_orangutan")
    assert table.options == ("move:red+2", "move:green+2")
    assert table.say("move:red+2").markers == (12, 5)


@rule("HL-20.31", "after an exchange with the hand the card has the facing of the place")
def test_facing_after_an_exchange_with_the_hand() -> None:
    table = arrange(hand={0: "queer_quartermaster keen_koi"}, party={0: "bored_goblin"})
    table.say("play:queer_quartermaster", "exchange:0.bored_goblin", "with:keen_koi")
    assert table.party(0) == ["keen_koi", "queer_quartermaster"]
    table = arrange(hand={0: "underestimated_squire keen_koi"}, hidden={0: "bored_goblin"})
    table.say("play:underestimated_squire", "exchange:0.h0", "with:keen_koi")
    assert table.hidden(0) == ["keen_koi"]


@rule("HL-20.34", "up to two hidden heroes, both named before the first is seen")
@pytest.mark.parametrize(
    ("hero", "move"), [("curious_troll", "move:red+1"), ("watchful_witch", "move:red-1")]
)
def test_both_are_named_first(hero: str, move: str) -> None:
    hidden = {0: "ace_fighter", 1: "keen_koi leery_lizard", 2: "furious_frog"}
    table = arrange(hand={0: hero}, hidden=hidden).say(f"play:{hero}", move)
    assert set(table.options) == {"look:0.h0", "look:1.h0", "look:1.h1", "look:2.h0", "pass"}
    table.say("look:1.h0")
    assert "keen_koi" not in shown(table, 0) | heard(table, 0)
    assert set(table.options) == {"look:0.h0", "look:1.h1", "look:2.h0", "pass"}
    table.say("look:2.h0")
    assert table.view(0).looking == {"1.h0": "keen_koi", "2.h0": "furious_frog"}
    assert ability_is_over(table.say("seen"))


@rule("HL-20.34", "none or one are enough")
@pytest.mark.parametrize("looks", [(), ("look:1.h1",)])
def test_fewer_looks(looks: tuple[str, ...]) -> None:
    table = arrange(hand={0: "curious_troll"}, hidden={1: "keen_koi leery_lizard"})
    table.say("play:curious_troll", "move:red+1", *looks, "pass")
    assert table.view(0).looking == ({"1.h1": "leery_lizard"} if looks else {})


@rule("HL-20.35", "if you discard: optional, but then the marker moves")
@pytest.mark.parametrize(
    ("hero", "target", "moved"),
    [
        ("nagging_northman", "bored_goblin", (8, 6)),
        ("nagging_northman", "buried_emperor", (8, 6)),
        ("angry_priestess", "crow_carrier", (6, 4)),
        ("angry_priestess", "buried_emperor", (6, 4)),
    ],
)
def test_if_you_discard(hero: str, target: str, moved: tuple[int, int]) -> None:
    def played() -> PreparedTable:
        return arrange(hand={0: hero}, tavern=f"keen_koi {target}", markers=(6, 6)).say(
            f"play:{hero}"
        )

    table = played()
    assert set(table.options) == {f"discard:tavern.{target}", "pass"}
    table.say(f"discard:tavern.{target}")
    assert table.markers == moved
    assert table.wilderness == [target]
    table = played().say("pass")
    assert table.markers == (6, 6)
    assert table.tavern[:2] == ["keen_koi", target]


@rule("HL-20.36", "Saber-Toothed Troll without a target: nobody decides, no marker moves")
def test_the_troll_without_a_target() -> None:
    table = arrange(
        hand={0: "saber_toothed_troll"}, party={0: "keen_koi"}, hidden={1: "leery_lizard"}
    )
    table.say("play:saber_toothed_troll")
    assert ability_is_over(table)
    assert table.markers == (4, 4)


@rule("HL-20.37", "Joyless Chief: the second card goes back on top of the wilderness")
@pytest.mark.parametrize(
    ("chosen", "back"), [("keen_koi", "leery_lizard"), ("leery_lizard", "keen_koi")]
)
def test_the_chiefs_second_card(chosen: str, back: str) -> None:
    table = arrange(hand={0: "joyless_chief"}, wilderness="ace_fighter keen_koi leery_lizard")
    table.say("play:joyless_chief", f"hide:{chosen}")
    assert table.hidden(0) == [chosen]
    assert table.wilderness == ["ace_fighter", back]


@rule("HL-20.38", "Battle Connoisseur's choice is secret")
def test_the_connoisseurs_choice_is_secret() -> None:
    def told(chosen: str, first: str) -> list[object]:
        table = arrange(hand={0: "battle_connoisseur"}, tavern="keen_koi leery_lizard crow_carrier")
        table.say("play:battle_connoisseur", f"hide:{chosen}", f"discard:{first}")
        return [[table.told(v), table.view(v)] for v in (1, 2, SPECTATOR)]

    assert told("keen_koi", "leery_lizard") == told("crow_carrier", "keen_koi")
    assert told("keen_koi", "leery_lizard") == told("keen_koi", "crow_carrier")


@rule("HL-20.39", "graveyard draws are public; which one is then hidden is not")
def test_graveyard_draws() -> None:
    def others(chosen: str) -> list[object]:
        graveyard = "buried_emperor keen_koi leery_lizard"
        table = arrange(hand={0: "crow_carrier"}, graveyard=graveyard)
        table.say("play:crow_carrier")
        for card in ("keen_koi", "leery_lizard"):
            assert told_of(table, card) == EVERYONE
        table.say(f"hide:{chosen}")
        return [[table.told(v), table.view(v)] for v in (1, 2, SPECTATOR)]

    assert others("keen_koi") == others("leery_lizard")


@rule("HL-20.45", "Nightmarish Northman buries the own hero first")
def test_the_northman_buries_his_own_first() -> None:
    table = arrange(hand={0: "nightmarish_northman"}, party={0: "keen_koi", 1: "leery_lizard"})
    table.say("play:nightmarish_northman", "move:red+2,green+2")
    assert set(table.options) == {"bury:0.keen_koi", "bury:0.nightmarish_northman"}
    table.say("bury:0.keen_koi", "bury:1.leery_lizard")
    assert table.graveyard == ["buried_emperor", "keen_koi", "leery_lizard"]


@rule("HL-20.46", "players without a card are skipped; others still act")
def test_the_witch_skips_empty_hands() -> None:
    hand = {0: "will_bending_witch", 2: "keen_koi", 3: "leery_lizard"}
    table = arrange(seats=5, hand=hand).say("play:will_bending_witch", "move:red+1")
    assert table.seat == 2
    table.say("discard:keen_koi")
    assert table.seat == 3
    table.say("discard:leery_lizard")
    assert ability_is_over(table)


@rule("HL-20.47", "Doubtful Priest's extra play: only playing, and it may be declined")
def test_the_priest_only_plays() -> None:
    table = arrange(hand={0: "doubtful_priest keen_koi bored_goblin"})
    table.say("play:doubtful_priest", "move:red-2")
    assert set(table.options) == {"play:keen_koi", "play:bored_goblin", "pass"}
    with pytest.raises(NotAnOption):
        table.say("discard:keen_koi")
    table.say("pass")
    assert ability_is_over(table)
    assert table.hand(0) == ["keen_koi", "bored_goblin"]


@rule("HL-20.48", "Underwater Artist without a matching card: said, not shown")
def test_the_artist_is_told_there_is_none() -> None:
    table = arrange(hand={0: "underwater_artist", 1: "ace_fighter bored_goblin"}, promo="on")
    table.say("play:underwater_artist", "name:undead", "player:1")
    assert table.options == ("none",)
    table.say("none")
    assert table.hand(0) == []
    assert table.hand(1) == ["ace_fighter", "bored_goblin"]
    for viewer in (0, 2, SPECTATOR):
        assert not {"ace_fighter", "bored_goblin"} & heard(table, viewer)


@rule("HL-20.48", "a matching card must be given: a server checks it")
def test_the_artist_cannot_be_lied_to() -> None:
    hand = {0: "underwater_artist", 1: "ace_fighter keen_koi buried_emperor"}
    table = arrange(hand=hand, promo="on")
    table.say("play:underwater_artist", "name:water", "player:1")
    assert set(table.options) == {"show:keen_koi", "show:buried_emperor"}


@rule("HL-20.70", "an optional exchange can be withdrawn after its first card was picked")
@pytest.mark.parametrize(
    ("hero", "first"),
    [("underestimated_squire", "0.h0"), ("queer_quartermaster", "0.keen_koi")],
)
def test_an_optional_exchange_is_withdrawn(hero: str, first: str) -> None:
    table = arrange(
        hand={0: f"{hero} ace_fighter"}, party={0: "keen_koi"}, hidden={0: "leery_lizard"}
    ).say(f"play:{hero}", f"exchange:{first}", "pass")
    assert ability_is_over(table)
    assert (table.hand(0), table.hidden(0)) == (["ace_fighter"], ["leery_lizard"])
    assert "keen_koi" in table.party(0)
    assert table.told(2, "declined")


# -- extra and promo heroes ------------------------------------------------------------------


def chameleon() -> PreparedTable:
    return arrange(
        hand={0: "careful_chameleon ace_fighter bored_goblin"},
        party={0: "grumpy_guard", 1: "keen_koi"},
        hidden={0: "hairy_hermit", 1: "leery_lizard furious_frog", 2: "crow_carrier"},
    ).say("play:careful_chameleon", "move:green+1")


@rule("HL-20.54", "Careful Chameleon: any hero of another player, face up or hidden")
def test_the_chameleons_targets() -> None:
    targets = {"exchange:1.keen_koi", "exchange:1.h0", "exchange:1.h1", "exchange:2.h0"}
    assert set(chameleon().options) == targets


@rule("HL-20.55", "Careful Chameleon: no declining")
def test_the_chameleon_cannot_decline() -> None:
    table = chameleon()
    assert "pass" not in table.options
    assert "pass" not in table.say("exchange:1.h0").options


@rule("HL-20.56", "Careful Chameleon: the hero taken is seen before another card is given")
def test_the_chameleon_takes_first() -> None:
    table = chameleon().say("exchange:1.h1")
    assert table.view(0).looking == {"1.h1": "furious_frog"}
    assert "furious_frog" in heard(table, 0)
    assert "furious_frog" not in heard(table, 2) | shown(table, 2)
    assert set(table.options) == {"with:ace_fighter", "with:bored_goblin"}  # not the one taken
    table.say("with:ace_fighter")
    assert ability_is_over(table)
    assert table.hidden(1) == ["leery_lizard", "ace_fighter"]
    assert set(table.hand(0)) == {"bored_goblin", "furious_frog"}


def fishmonger(hidden: str = "bored_goblin grumpy_guard") -> PreparedTable:
    return arrange(
        hand={0: "firm_fishmonger"},
        hidden={0: hidden},
        wilderness="ace_fighter keen_koi leery_lizard furious_frog",
        markers=(6, 6),
    ).say("play:firm_fishmonger")


@rule("HL-20.57", "Firm Fishmonger: red -1, green +1, or both")
@pytest.mark.parametrize(
    ("move", "moved"),
    [("move:red-1", (5, 6)), ("move:green+1", (6, 7)), ("move:red-1,green+1", (5, 7))],
)
def test_the_fishmongers_markers(move: str, moved: tuple[int, int]) -> None:
    table = fishmonger()
    assert set(table.options) == {"move:red-1", "move:green+1", "move:red-1,green+1"}
    assert table.say(move).markers == moved


@rule("HL-20.58", "Firm Fishmonger: the hidden hero takes the exact place of the card taken")
@pytest.mark.parametrize(
    ("taken", "wilderness"),
    [
        ("furious_frog", ["ace_fighter", "keen_koi", "leery_lizard", "grumpy_guard"]),
        ("leery_lizard", ["ace_fighter", "keen_koi", "grumpy_guard", "furious_frog"]),
        ("keen_koi", ["ace_fighter", "grumpy_guard", "leery_lizard", "furious_frog"]),
    ],
)
def test_the_fishmongers_exchange(taken: str, wilderness: list[str]) -> None:
    table = fishmonger().say("move:red-1")
    assert {f"exchange:{card}" for card in ("furious_frog", "leery_lizard", "keen_koi")} == set(
        table.options
    )
    table.say(f"exchange:{taken}", "with:0.h1")
    assert table.wilderness == wilderness
    assert table.hidden(0) == ["bored_goblin", taken]


@rule("HL-20.59", "Firm Fishmonger without a hidden hero: the look still happens")
def test_the_fishmonger_without_a_hidden_hero() -> None:
    table = fishmonger(hidden="").say("move:red-1")
    for card in ("furious_frog", "leery_lizard", "keen_koi"):
        assert told_of(table, card) == {0}
    assert told_of(table, "ace_fighter") == set()
    table.say("seen")
    assert table.wilderness == ["ace_fighter", "keen_koi", "leery_lizard", "furious_frog"]
    assert ability_is_over(table)
    assert knowing(table, "keen_koi") == {0}


@rule("HL-20.60", "Firm Fishmonger: no declining after the look")
def test_the_fishmonger_cannot_decline() -> None:
    table = fishmonger().say("move:red-1")
    assert "pass" not in table.options
    table.say("exchange:keen_koi")
    assert set(table.options) == {"with:0.h0", "with:0.h1"}


@rule("HL-20.61", "Sanguine Scholar: only heroes of the player after the performing player")
def test_the_scholars_targets() -> None:
    party = {0: "grumpy_guard", 1: "blind_eye_collector", 2: "keen_koi"}
    table = arrange(hand={0: "sanguine_scholar"}, party=party).say("play:sanguine_scholar")
    assert table.options == ("perform:1.blind_eye_collector",)
    table.say("perform:1.blind_eye_collector")
    assert table.markers == (5, 7)
    assert table.party(1) == ["blind_eye_collector"]


@rule("HL-20.61", "none face up there: nothing happens")
def test_the_scholar_without_a_target() -> None:
    table = arrange(
        hand={0: "sanguine_scholar"}, party={2: "keen_koi"}, hidden={1: "blind_eye_collector"}
    )
    assert ability_is_over(table.say("play:sanguine_scholar"))
    assert table.markers == (4, 4)


@rule("HL-20.61", "HL-11.3", "the performed hero may be affected by its own text")
def test_the_scholar_and_a_troll_that_takes_itself() -> None:
    table = arrange(hand={0: "sanguine_scholar"}, party={1: "saber_toothed_troll"})
    table.say("play:sanguine_scholar", "perform:1.saber_toothed_troll")
    assert table.options == ("take:1.saber_toothed_troll",)
    table.say("take:1.saber_toothed_troll")
    assert table.hand(0) == ["saber_toothed_troll"]
    assert table.seat == 1  # its former owner decides


@rule("HL-20.61", "HL-11.5", "the loop of Scholar and Granny ends")
def test_the_scholar_and_granny() -> None:
    table = arrange(hand={0: "sanguine_scholar"}, party={1: "ghastly_granny"})
    table.say("play:sanguine_scholar", "perform:1.ghastly_granny", "perform:0.sanguine_scholar")
    assert ability_is_over(table)
    assert table.markers == (4, 4)


@rule("HL-20.62", "Half-Sliced Ghoul and the Emperor: the move happens, once")
def test_the_ghoul_turns_the_emperor() -> None:
    table = arrange(hand={0: "half_sliced_ghoul"}, hidden={1: "buried_emperor"})
    table.say("play:half_sliced_ghoul", "turn:1.h0", "move:red+2,green+2")
    assert table.markers == (6, 6)
    assert ability_is_over(table)


@rule("HL-20.62", "Half-Sliced Ghoul: Empire and Tribes move, Water and Undead do not")
@pytest.mark.parametrize(
    ("card", "asks"),
    [("ace_fighter", True), ("bored_goblin", True), ("keen_koi", False), ("crow_carrier", False)],
)
def test_the_ghouls_condition(card: str, asks: bool) -> None:
    table = arrange(hand={0: "half_sliced_ghoul"}, hidden={1: card})
    table.say("play:half_sliced_ghoul", "turn:1.h0")
    assert ability_is_over(table) != asks


@rule("HL-20.63", "Half-Sliced Ghoul without a target: no hero turned over, no move")
def test_the_ghoul_without_a_target() -> None:
    table = arrange(
        hand={0: "half_sliced_ghoul"}, party={1: "ace_fighter"}, hidden={0: "bored_goblin"}
    )
    assert ability_is_over(table.say("play:half_sliced_ghoul"))
    assert table.markers == (4, 4)
    assert table.hidden(0) == ["bored_goblin"]


@rule("HL-20.64", "Well-Shaved Wizard: hidden heroes do not count")
def test_the_wizard_counts_face_up_heroes() -> None:
    table = arrange(
        hand={0: "well_shaved_wizard"},
        party={0: "keen_koi leery_lizard", 1: "crow_carrier"},
        hidden={0: "bored_goblin mummy_mystic"},
        promo="on",
    )
    assert table.say("play:well_shaved_wizard").options == ("move:red+1", "move:green-1")


@rule("HL-20.65", "Well-Shaved Wizard and the Emperor: X = 3, if he is face up")
@pytest.mark.parametrize("face_up", [True, False])
def test_the_wizard_and_the_emperor(face_up: bool) -> None:
    zone: dict[str, Any] = {"party" if face_up else "hidden": {0: "buried_emperor"}}
    table = arrange(hand={0: "well_shaved_wizard"}, promo="on", **zone)
    table.say("play:well_shaved_wizard")
    if face_up:
        assert table.options == ("move:red+3", "move:green-3")
    else:
        assert ability_is_over(table)


@rule("HL-20.66", "Polar Protector: X is read just before the move")
def test_a_protector_turned_up_does_not_count_itself() -> None:
    hidden = "polar_protector keen_koi leery_lizard"
    table = arrange(hand={0: "saltwater_sage"}, hidden={0: hidden}, promo="on", markers=(6, 6))
    table.say("play:saltwater_sage", "turn:0.h0")
    assert table.options == ("move:red-2", "move:green+2")


@rule("HL-20.66", "Polar Protector: X is at most 3, and the own hidden heroes only")
@pytest.mark.parametrize(("own", "x"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_the_protectors_x(own: int, x: int) -> None:
    hidden = " ".join(["keen_koi", "leery_lizard", "furious_frog", "ace_fighter"][:own])
    table = arrange(
        hand={0: "polar_protector"},
        hidden={0: hidden, 1: "bored_goblin"},
        promo="on",
        markers=(6, 6),
    )
    table.say("play:polar_protector")
    if x:
        assert table.options == (f"move:red-{x}", f"move:green+{x}")
    else:
        assert ability_is_over(table)


@rule("HL-20.67", "Kind King Slayer with the markers level: no move, the burial still happens")
@pytest.mark.parametrize(("markers", "moved"), [((4, 4), (4, 4)), ((7, 4), (5, 4))])
def test_the_slayer(markers: tuple[int, int], moved: tuple[int, int]) -> None:
    table = arrange(
        hand={0: "kind_king_slayer"}, party={1: "keen_koi"}, promo="on", markers=markers
    )
    table.say("play:kind_king_slayer")
    assert table.markers == moved
    table.say("bury:1.keen_koi")
    assert table.graveyard[-1] == "keen_koi"


@rule("HL-20.68", "one card: it becomes hidden, nothing goes to the hand")
@pytest.mark.parametrize(
    ("hero", "answers", "pieces"),
    [
        ("seaweed_chopper", ("move:red-1", "hide:keen_koi"), {"wilderness": "keen_koi"}),
        (
            "deep_sea_squire",
            ("move:red+1", "draw:keen_koi", "hide:keen_koi"),
            {"harbor": "keen_koi"},
        ),
    ],
)
def test_a_single_drawn_card(hero: str, answers: tuple[str, ...], pieces: dict[str, Any]) -> None:
    table = arrange(
        hand={0: hero}, tavern="ace_fighter", only_these_cards=True, promo="on", **pieces
    )
    table.say(f"play:{hero}", *answers)
    assert table.hidden(0) == ["keen_koi"]
    assert table.hand(0) == []
    assert ability_is_over(table)
