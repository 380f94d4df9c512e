"""HL-7 Playing a card and resolving abilities."""

import pytest

from hiddenhand.core.seats import CHANCE
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange


def is_drawing(table: PreparedTable) -> bool:
    """Step 1 is over: nothing of the ability is left."""
    return table.view(0).phase == "draw"


@rule("HL-7.1", "a played card lies face up in the party and counts at once")
def test_a_played_card_counts_for_its_own_ability() -> None:
    table = arrange(hand={0: "krill_keeper"}, party={1: "rotting_orangutan"}, markers=(5, 5))
    table.say("play:krill_keeper")
    assert table.party(0) == ["krill_keeper"]
    assert table.view(2).parties[0].heroes == ("krill_keeper",)


@rule("HL-7.1", "the played Executioner is a face-up hero already when its text is resolved")
def test_the_played_hero_is_in_the_party_before_its_text() -> None:
    table = arrange(hand={0: "unconfident_executioner"}, party={1: "keen_koi"})
    table.say("play:unconfident_executioner")
    assert set(table.options) == {"bury:0.unconfident_executioner", "bury:1.keen_koi"}


@rule("HL-7.2", "first the marker move, then the text")
def test_markers_before_the_text() -> None:
    table = arrange(hand={0: "unconfident_executioner"}, party={1: "keen_koi"})
    table.say("play:unconfident_executioner")
    assert table.markers == (3, 3)
    assert table.party(1) == ["keen_koi"]


@rule("HL-7.2", "a text that stands before the marker move comes first")
def test_text_before_the_markers() -> None:
    table = arrange(hand={0: "saber_toothed_troll"}, party={1: "keen_koi"}, markers=(4, 6))
    table.say("play:saber_toothed_troll")
    assert table.markers == (4, 6)
    table.say("take:1.keen_koi")
    assert table.hand(0) == ["keen_koi"]
    assert (table.seat, set(table.options)) == (1, {"move:green+2", "move:green-2"})


@rule("HL-7.2", "the text is resolved from top to bottom")
def test_the_text_from_top_to_bottom() -> None:
    table = arrange(hand={0: "nightmarish_northman"}, party={1: "keen_koi"})
    table.say("play:nightmarish_northman", "move:red+2", "bury:0.nightmarish_northman")
    table.say("bury:1.keen_koi")
    assert table.graveyard[-2:] == ["nightmarish_northman", "keen_koi"]


@rule("HL-7.3", "every part is mandatory")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("battle_pet_master", ()),
        ("aimless_eel", ("move:red+1",)),
        ("hopeful_salamander", ()),
        ("slaughtered_slime", ("move:red-1",)),
        ("careful_chameleon", ("move:red+1",)),
        ("firm_fishmonger", ("move:red-1",)),
    ],
)
def test_a_part_cannot_be_declined(hero: str, answers: tuple[str, ...]) -> None:
    table = arrange(
        hand={0: f"{hero} keen_koi"},
        party={1: "rotting_orangutan"},
        hidden={0: "leery_lizard", 1: "furious_frog"},
        tavern="bored_goblin grumpy_guard",
        wilderness="ace_fighter flailing_knight",
    )
    table.say(f"play:{hero}")
    assert "pass" not in table.options
    table.say(*answers)
    assert not is_drawing(table)
    assert "pass" not in table.options


@rule("HL-7.3", "what says may can be declined")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("curious_troll", ("move:red+1",)),
        ("watchful_witch", ("move:red-1",)),
        ("underestimated_squire", ()),
        ("queer_quartermaster", ()),
        ("mummy_mystic", ()),
        ("doubtful_priest", ("move:red+2",)),
        ("goblin_cryptographer", ("move:red-1",)),
        ("nagging_northman", ()),
        ("angry_priestess", ()),
    ],
)
def test_an_optional_part_can_be_declined(hero: str, answers: tuple[str, ...]) -> None:
    table = arrange(
        hand={0: f"{hero} keen_koi"},
        party={0: "bored_goblin", 1: "rotting_orangutan"},
        hidden={0: "leery_lizard", 1: "furious_frog"},
        tavern="grumpy_guard arrowgant_skeleton",
        promo="on",
    )
    table.say(f"play:{hero}", *answers)
    cards = [table.hand(0), table.party(0), table.hidden(0), table.tavern, table.graveyard]
    table.say("pass")
    assert is_drawing(table)
    assert cards == [table.hand(0), table.party(0), table.hidden(0), table.tavern, table.graveyard]


@rule("HL-7.4", "what cannot be done is skipped; the rest is still done")
def test_the_possible_part_is_done() -> None:
    table = arrange(hand={0: "gambling_overseer keen_koi leery_lizard furious_frog"}, promo="on")
    table.say("play:gambling_overseer")
    assert table.markers == (3, 3)
    table.say("hide:keen_koi", "hide:furious_frog")  # there was no hidden hero to bury
    assert table.hidden(0) == ["keen_koi", "furious_frog"]
    assert is_drawing(table)


@rule("HL-7.4", "a card may be played even if none of its ability can be done")
@pytest.mark.parametrize("hero", ["ghastly_granny", "saltwater_sage", "saber_toothed_troll"])
def test_a_useless_card_may_be_played(hero: str) -> None:
    table = arrange(hand={0: hero})
    assert f"play:{hero}" in table.options
    table.say(f"play:{hero}")
    assert table.party(0) == [hero]
    assert table.markers == (4, 4)
    assert is_drawing(table)


@rule("HL-7.5", "HL-18.18", "if all legal targets are your own, you must still use one")
def test_must_bury_own() -> None:
    table = arrange(hand={0: "aimless_eel"}, party={0: "rotting_orangutan", 1: "keen_koi"})
    table.say("play:aimless_eel", "move:red+1")
    assert table.options == ("bury:0.rotting_orangutan",)


@rule("HL-7.5", "HL-20.9", "a card may target itself, in both editions")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_a_card_may_target_itself(edition: str) -> None:
    table = arrange(hand={0: "unconfident_executioner"}, edition=edition)
    table.say("play:unconfident_executioner", "bury:0.unconfident_executioner")
    assert table.party(0) == []
    assert table.graveyard == ["buried_emperor", "unconfident_executioner"]


@rule("HL-7.6", "fewer cards than asked for: use as many as there are")
def test_as_many_as_there_are() -> None:
    table = arrange(hand={0: "gambling_overseer keen_koi"}, promo="on")
    table.say("play:gambling_overseer", "hide:keen_koi")
    assert table.hidden(0) == ["keen_koi"]
    assert is_drawing(table)


@rule("HL-7.6", "a pile with one card gives one card")
@pytest.mark.parametrize(
    ("wilderness", "taken"),
    [
        ("keen_koi", ["keen_koi"]),
        ("ace_fighter keen_koi grumpy_guard", ["grumpy_guard", "keen_koi"]),
    ],
)
def test_the_merman_draws_up_to_two(wilderness: str, taken: list[str]) -> None:
    table = arrange(hand={0: "miniature_merman"}, wilderness=wilderness)
    table.say("play:miniature_merman", "move:red-1", "choose:draw-wilderness")
    assert table.hand(0) == taken


@rule("HL-7.7", "HL-20.13", "a filter on face-up heroes never looks at hidden ones")
@pytest.mark.parametrize(
    ("hero", "answers", "target"),
    [
        ("aimless_eel", ("move:red+1",), "rotting_orangutan"),
        ("shaky_sharpshooter", ("move:red+1",), "ace_fighter"),
        ("canned_champion", ("move:red-1",), "bored_goblin"),
        ("half_eaten_bull", (), "keen_koi"),
    ],
)
def test_hidden_heroes_are_no_target_of_a_face_up_filter(
    hero: str, answers: tuple[str, ...], target: str
) -> None:
    table = arrange(hand={0: hero}, hidden={0: target})
    table.say(f"play:{hero}", *answers)
    assert is_drawing(table)
    assert table.hidden(0) == [target]
    table = arrange(hand={0: hero}, party={0: target})
    table.say(f"play:{hero}", *answers)
    assert table.options == (f"bury:0.{target}",)


@rule("HL-7.7", "conditions on face-up heroes do not look at hidden ones either")
@pytest.mark.parametrize(
    ("hero", "friend", "moved"),
    [("bored_goblin", "rotting_orangutan", (4, 6)), ("grumpy_guard", "keen_koi", (6, 8))],
)
def test_conditions_look_at_face_up_heroes(hero: str, friend: str, moved: tuple[int, int]) -> None:
    table = arrange(hand={0: hero}, party={0: friend}, markers=(6, 6)).say(f"play:{hero}")
    assert table.markers == moved
    table = arrange(hand={0: hero}, hidden={0: friend}, markers=(6, 6)).say(f"play:{hero}")
    assert table.markers == (6, 6)


@rule("HL-7.8", "HL-20.33", "a player may be yourself")
@pytest.mark.parametrize("hero", ["overworked_amazon", "gorgeous_gorgon", "krill_keeper"])
def test_a_player_may_be_yourself(hero: str) -> None:
    table = arrange(hand={0: hero}, party={1: "keen_koi", 2: "leery_lizard"})
    table.say(f"play:{hero}")
    if hero != "krill_keeper":
        table.say("move:red+1")
    assert table.options == ("player:0", "player:1", "player:2")


@rule("HL-7.8", "another player may not be yourself")
def test_another_player_is_not_yourself() -> None:
    hand = {0: "resilient_rearguard bored_goblin", 1: "keen_koi", 2: "leery_lizard"}
    table = arrange(hand=hand).say("play:resilient_rearguard", "move:red+1")
    assert table.options == ("player:1", "player:2")
    table = arrange(hand={0: "long_eared_loner"}, party={0: "keen_koi"}, hidden={2: "furious_frog"})
    table.say("play:long_eared_loner")
    assert table.options == ("player:2",)


@rule("HL-7.8", "another player's party is never your own, and a moved hero changes owner")
@pytest.mark.parametrize(
    ("hero", "parties"),
    [("1.keen_koi", ("to:2", "to:3")), ("0.goblin_cryptographer", ("to:1", "to:2", "to:3"))],
)
def test_a_hero_is_given_to_another_player(hero: str, parties: tuple[str, ...]) -> None:
    table = arrange(
        seats=4, hand={0: "goblin_cryptographer"}, party={1: "keen_koi"}, promo="on"
    ).say("play:goblin_cryptographer", "move:red-1", f"place:{hero}")
    assert table.options == parties


@rule("HL-7.8", "whoever has to lose a card must have one")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("resilient_rearguard", ("move:red+1",)),
        ("curious_cat_lover", ()),
    ],
)
def test_the_picked_player_has_a_card(hero: str, answers: tuple[str, ...]) -> None:
    table = arrange(seats=4, hand={0: hero, 2: "keen_koi"}).say(f"play:{hero}", *answers)
    assert table.options == ("player:2",)
    table = arrange(seats=4, hand={0: hero}).say(f"play:{hero}", *answers)
    assert is_drawing(table)  # nobody has one: nothing is drawn


@rule("HL-7.8", "the picked player of the Amazon and the Gorgon has a face-up hero")
@pytest.mark.parametrize("hero", ["overworked_amazon", "gorgeous_gorgon"])
def test_the_picked_player_has_a_hero(hero: str) -> None:
    table = arrange(hand={0: hero}, party={2: "keen_koi"}, hidden={1: "leery_lizard"})
    table.say(f"play:{hero}", "move:red+1")
    assert table.options == ("player:0", "player:2")


@rule("HL-7.8", "a pick that only sets X may be any player")
@pytest.mark.parametrize("hero", ["potato_privateer", "almost_evil_scholar", "krill_keeper"])
def test_any_player_may_set_x(hero: str) -> None:
    table = arrange(hand={0: hero}, markers=(5, 5)).say(f"play:{hero}")
    assert table.options == ("player:0", "player:1", "player:2")
    table.say("player:2")
    assert table.markers == (5, 5)


@rule("HL-7.8", "if able: the Artist may name a player without a card")
def test_the_artist_may_ask_an_empty_hand() -> None:
    table = arrange(hand={0: "underwater_artist", 1: "keen_koi"}, promo="on")
    table.say("play:underwater_artist", "name:water")
    assert table.options == ("player:1", "player:2")
    table.say("player:2")
    assert is_drawing(table)
    assert table.hand(0) == []


@rule("HL-7.9", "the resolving player chooses")
def test_the_resolving_player_chooses() -> None:
    table = arrange(hand={1: "aimless_eel"}, party={2: "rotting_orangutan crow_carrier"}, active=1)
    table.say("play:aimless_eel")
    assert table.seat == 1
    table.say("move:red+1")
    assert (table.seat, len(table.options)) == (1, 2)


@rule("HL-7.9", "unless the card gives the choice to someone else")
def test_the_card_gives_the_choice_away() -> None:
    table = arrange(hand={0: "overworked_amazon"}, party={2: "keen_koi leery_lizard"})
    table.say("play:overworked_amazon", "move:red+1", "player:2")
    assert table.seat == 2
    assert table.options == ("bury:2.keen_koi", "bury:2.leery_lizard")
    table = arrange(hand={2: "doubtful_priest"}, active=2).say("play:doubtful_priest")
    assert (table.seat, table.options) == (0, ("move:red+2", "move:red-2"))


@rule("HL-7.9", "HL-17.4", "the log names who made the choice, not whose ability it is")
@pytest.mark.parametrize(
    ("hero", "answers", "kind"),
    [
        ("overworked_amazon", ("move:red+1", "player:2", "bury:2.keen_koi"), "buried"),
        ("underwater_artist", ("name:tribes", "player:2", "show:bored_goblin"), "revealed"),
        ("will_bending_witch", ("move:red+1", "discard:bored_goblin"), "discarded"),
        ("saber_toothed_troll", ("take:2.keen_koi", "move:green-2"), "markers-moved"),
    ],
)
def test_the_log_names_the_chooser(hero: str, answers: tuple[str, ...], kind: str) -> None:
    table = arrange(
        hand={0: hero, 2: "bored_goblin ace_fighter"},
        party={2: "keen_koi leery_lizard"},
        promo="on",
    )
    table.say(f"play:{hero}", *answers)
    assert [told["seat"] for told in table.told(1, kind)] == [2]


@rule("HL-7.10", "several players act in turn order from the one after the active player")
def test_several_players_act_in_turn_order() -> None:
    hand = {0: "keen_koi", 1: "leery_lizard", 2: "will_bending_witch", 3: "furious_frog"}
    table = arrange(seats=4, hand=hand, active=2).say("play:will_bending_witch", "move:red+1")
    for seat in (1, 3, 0):  # the answers are sealed and come in any order
        table.say_for(seat, table.state.option_keys(seat)[0])
    assert [told["seat"] for told in table.told(2, "discarded")] == [3, 0, 1]
    assert table.wilderness == ["furious_frog", "keen_koi", "leery_lizard"]


@rule("HL-7.11", "an ability is finished even if its card leaves the party")
def test_an_ability_goes_on_without_its_card() -> None:
    table = arrange(hand={0: "nightmarish_northman"}, party={1: "keen_koi"})
    table.say("play:nightmarish_northman", "move:red+2", "bury:0.nightmarish_northman")
    assert table.party(0) == []
    assert table.options == ("bury:1.keen_koi",)


@rule("HL-7.12", "HL-20.12", "placing, taking, exchanging and turning over trigger nothing")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("hopeful_salamander", ("place:tavern.blind_eye_collector",)),
        (
            "groggy_preacher",
            ("move:red+1", "exchange:tavern.blind_eye_collector", "with:0.keen_koi"),
        ),
        ("spirited_shaman", ("player:1", "turn:1.h0")),
        ("queer_quartermaster", ("exchange:0.keen_koi", "with:depressed_druid")),
        ("careful_chameleon", ("move:red+1", "exchange:1.leery_lizard", "with:depressed_druid")),
    ],
)
def test_only_playing_triggers(hero: str, answers: tuple[str, ...]) -> None:
    table = arrange(
        hand={0: f"{hero} depressed_druid"},
        party={0: "keen_koi", 1: "leery_lizard"},
        hidden={1: "underpaid_mercenary"},
        tavern="blind_eye_collector",
        markers=(6, 6),
    )
    table.say(f"play:{hero}", *answers)
    assert is_drawing(table)
    assert len(table.told(0, "markers-moved")) == 1  # the hero's own move and no other


@rule("HL-7.12", "an ability that says play triggers the card played")
def test_an_extra_play_triggers() -> None:
    table = arrange(hand={0: "doubtful_priest blind_eye_collector"}, markers=(6, 6))
    table.say("play:doubtful_priest", "move:red-2", "play:blind_eye_collector")
    assert table.markers == (5, 9)
    assert table.party(0) == ["doubtful_priest", "blind_eye_collector"]


@rule("HL-7.12", "perform triggers the ability too")
def test_performing_triggers() -> None:
    table = arrange(hand={0: "ghastly_granny"}, party={0: "blind_eye_collector"})
    table.say("play:ghastly_granny", "perform:0.blind_eye_collector")
    assert table.markers == (5, 7)


@rule("HL-8.6", "HL-7.9", "what is drawn at random nobody chooses")
def test_random_picks_are_chance() -> None:
    table = arrange(hand={0: "resilient_rearguard", 1: "keen_koi leery_lizard furious_frog"})
    table.say("play:resilient_rearguard", "move:red+1", "player:1")
    assert table.seat == CHANCE
    assert sorted(table.options) == ["card:furious_frog", "card:keen_koi", "card:leery_lizard"]
