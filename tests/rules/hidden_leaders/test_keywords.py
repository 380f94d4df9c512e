"""HL-8 Keywords."""

from collections import Counter
from typing import Any

import pytest

from hiddenhand.core.seats import CHANCE, SPECTATOR
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.looking import EVERYONE, heard, shown, told_of


@rule("HL-8.1", "bury: face up on top of the graveyard; a buried hidden hero becomes public")
def test_bury() -> None:
    table = arrange(
        hand={0: "slaughtered_slime"},
        hidden={1: "keen_koi leery_lizard"},
        graveyard="buried_emperor furious_frog",
    )
    table.say("play:slaughtered_slime", "move:red-1", "bury:1.h0")
    assert table.graveyard == ["buried_emperor", "furious_frog", "keen_koi"]
    assert table.hidden(1) == ["leery_lizard"]
    for viewer in EVERYONE:
        assert table.view(viewer).graveyard_top == "keen_koi"
    assert told_of(table, "keen_koi") == EVERYONE


@rule("HL-8.2", "discard: face down on top of the wilderness")
def test_discard() -> None:
    table = arrange(
        hand={0: "vegetarian_sharkguard"}, party={1: "keen_koi"}, wilderness="leery_lizard"
    )
    table.say("play:vegetarian_sharkguard", "move:red+2", "discard:1.keen_koi")
    assert table.wilderness == ["leery_lizard", "keen_koi"]
    assert table.graveyard == ["buried_emperor"]
    for viewer in EVERYONE:
        assert "keen_koi" not in shown(table, viewer)


@rule("HL-8.3", "exchange: each card takes the exact place of the other")
def test_exchange_takes_the_exact_place() -> None:
    table = arrange(
        hand={0: "half_headed_wizard"},
        party={1: "keen_koi leery_lizard furious_frog"},
        tavern="bored_goblin grumpy_guard hairy_hermit",
    )
    table.say("play:half_headed_wizard", "exchange:tavern.grumpy_guard", "with:1.leery_lizard")
    assert table.party(1) == ["keen_koi", "grumpy_guard", "furious_frog"]
    assert table.tavern == ["bored_goblin", "leery_lizard", "hairy_hermit"]


@rule("HL-8.3", "HL-20.31", "exchange: each card takes the facing of the place")
@pytest.mark.parametrize("target", ["1.keen_koi", "1.h1"])
def test_exchange_takes_the_facing(target: str) -> None:
    table = arrange(
        hand={0: "careful_chameleon ace_fighter"},
        party={1: "keen_koi"},
        hidden={1: "leery_lizard furious_frog bored_goblin"},
    )
    table.say("play:careful_chameleon", "move:red+1", f"exchange:{target}", "with:ace_fighter")
    if target == "1.keen_koi":
        assert table.party(1) == ["ace_fighter"]
        assert table.hand(0) == ["keen_koi"]
    else:
        assert table.hidden(1) == ["leery_lizard", "ace_fighter", "bored_goblin"]
        assert table.party(1) == ["keen_koi"]
        assert table.hand(0) == ["furious_frog"]
    assert table.markers == (5, 4)  # no ability


@rule("HL-8.3", "if one of the two is missing, no exchange happens")
@pytest.mark.parametrize(
    ("hero", "answers", "pieces"),
    [
        ("underestimated_squire", (), {"hand": {0: "keen_koi"}}),
        ("underestimated_squire", (), {"hidden": {0: "keen_koi"}}),
        ("half_headed_wizard", (), {"tavern": "keen_koi"}),
        ("half_headed_wizard", (), {"party": {1: "keen_koi"}}),
        ("careful_chameleon", ("move:red+1",), {"party": {1: "keen_koi"}}),
        ("careful_chameleon", ("move:red+1",), {"hand": {0: "keen_koi"}}),
        ("careless_cartographer", ("move:red+1",), {"hidden": {0: "keen_koi"}}),
        ("careless_cartographer", ("move:red+1",), {"hidden": {1: "keen_koi"}}),
        ("queer_quartermaster", (), {"hand": {0: "keen_koi"}}),
    ],
)
def test_no_exchange_with_one_card(
    hero: str, answers: tuple[str, ...], pieces: dict[str, Any]
) -> None:
    hand = {0: f"{hero} {pieces.pop('hand', {}).get(0, '')}"}
    table = arrange(hand=hand, promo="on", **pieces)
    table.say(f"play:{hero}", *answers)
    assert table.view(0).phase == "draw"
    assert not table.told(0, "exchanged")


@rule("HL-8.4", "place: put the card there without its ability")
def test_place() -> None:
    table = arrange(hand={0: "hopeful_salamander"}, tavern="- underpaid_mercenary bored_goblin")
    table.say("play:hopeful_salamander", "place:tavern.underpaid_mercenary")
    assert table.party(0) == ["hopeful_salamander", "underpaid_mercenary"]
    assert table.tavern == [None, None, "bored_goblin"]
    assert table.markers == (5, 5)


@rule("HL-8.5", "draw: the top card of the named pile")
@pytest.mark.parametrize(
    ("pile", "branch"), [("wilderness", "draw-wilderness"), ("graveyard", "draw-graveyard")]
)
def test_draw_takes_the_top(pile: str, branch: str) -> None:
    cards = "keen_koi leery_lizard furious_frog"
    if pile == "wilderness":
        table = arrange(hand={0: "miniature_merman"}, wilderness=cards)
    else:
        table = arrange(hand={0: "miniature_merman"}, graveyard=f"buried_emperor {cards}")
    table.say("play:miniature_merman", "move:red-1")
    if "choose:draw-wilderness" in table.options or pile == "graveyard":
        table.say(f"choose:{branch}")
    assert table.hand(0) == ["furious_frog", "leery_lizard"]


@rule("HL-8.5", "draw: or a random card from another player's hand")
def test_draw_from_a_hand() -> None:
    table = arrange(hand={0: "curious_cat_lover", 1: "keen_koi leery_lizard"})
    table.say("play:curious_cat_lover", "player:1")
    assert table.seat == CHANCE
    table.say("card:leery_lizard")
    assert table.hidden(0) == ["leery_lizard"]
    assert table.hand(1) == ["keen_koi"]


@rule("HL-8.6", "at random: each card is equally likely")
def test_at_random_is_fair() -> None:
    heroes = ["keen_koi", "leery_lizard", "furious_frog", "bored_goblin"]
    table = arrange(hand={0: "gorgeous_gorgon"}, party={1: " ".join(heroes)})
    table.say("play:gorgeous_gorgon", "move:red+1", "player:1")
    assert table.seat == CHANCE
    assert table.options == tuple(f"hero:1.{hero}" for hero in heroes)  # each once
    dice = SeededDice("fair")
    drawn = Counter(table.options[dice.below(len(table.options))] for _ in range(4000))
    assert all(900 < drawn[key] < 1100 for key in table.options)


@rule("HL-8.7", "turn over: down becomes up, up becomes down, without an ability")
def test_turn_over() -> None:
    pieces: dict[str, Any] = {
        "party": {1: "keen_koi leery_lizard"},
        "hidden": {1: "underpaid_mercenary"},
    }
    table = arrange(hand={0: "long_eared_loner"}, **pieces)
    table.say("play:long_eared_loner", "player:1", "turn:1.h0")
    assert table.party(1) == ["keen_koi", "leery_lizard", "underpaid_mercenary"]
    assert table.hidden(1) == []
    assert table.markers == (4, 5)
    table = arrange(hand={0: "long_eared_loner"}, **pieces)
    table.say("play:long_eared_loner", "player:1", "turn:1.keen_koi")
    assert table.party(1) == ["leery_lizard"]
    assert table.hidden(1) == ["underpaid_mercenary", "keen_koi"]


@rule("HL-8.8", "look: see a face-down card, then leave it where it was")
def test_look() -> None:
    table = arrange(
        hand={0: "curious_troll"}, hidden={1: "keen_koi leery_lizard", 2: "ace_fighter"}
    )
    table.say("play:curious_troll", "move:red+1", "look:1.h1", "look:2.h0")
    assert table.view(0).looking == {"1.h1": "leery_lizard", "2.h0": "ace_fighter"}
    table.say("seen")
    assert table.hidden(1) == ["keen_koi", "leery_lizard"]
    assert table.hidden(2) == ["ace_fighter"]
    assert table.view(0).looking == {}


@rule("HL-8.9", "reveal: shown to everyone, and it stays where it was")
def test_reveal() -> None:
    table = arrange(hand={0: "tentacle_oracle"}, wilderness="keen_koi leery_lizard")
    table.say("play:tentacle_oracle")
    assert told_of(table, "leery_lizard") == EVERYONE
    assert told_of(table, "keen_koi") == set()
    assert table.wilderness == ["keen_koi", "leery_lizard"]


@rule("HL-8.9", "unless the text moves it")
def test_reveal_and_take() -> None:
    table = arrange(hand={0: "underwater_artist", 1: "keen_koi bored_goblin"}, promo="on")
    table.say("play:underwater_artist", "name:water", "player:1", "show:keen_koi")
    assert told_of(table, "keen_koi") == EVERYONE
    assert table.hand(0) == ["keen_koi"]
    assert table.hand(1) == ["bored_goblin"]


@rule("HL-8.10", "take: you choose the card")
def test_take() -> None:
    table = arrange(
        hand={0: "saber_toothed_troll"}, party={1: "keen_koi leery_lizard", 2: "ace_fighter"}
    )
    table.say("play:saber_toothed_troll")
    assert table.options == ("take:1.keen_koi", "take:1.leery_lizard", "take:2.ace_fighter")
    table.say("take:1.leery_lizard")
    assert table.hand(0) == ["leery_lizard"]
    table = arrange(hand={0: "wrapped_warrior"}, graveyard="keen_koi buried_emperor leery_lizard")
    table.say("play:wrapped_warrior", "move:red+1", "take:graveyard.buried_emperor")
    assert table.hand(0) == ["buried_emperor"]
    assert table.graveyard == ["keen_koi", "leery_lizard"]


@rule("HL-8.11", "perform: the marker move and the text, as HL-11 says")
def test_perform() -> None:
    table = arrange(hand={0: "ghastly_granny"}, party={0: "unconfident_executioner", 1: "keen_koi"})
    table.say("play:ghastly_granny", "perform:0.unconfident_executioner", "bury:1.keen_koi")
    assert table.markers == (3, 3)
    assert table.party(0) == ["unconfident_executioner", "ghastly_granny"]
    assert table.graveyard[-1] == "keen_koi"


@rule("HL-8.12", "HL-20.44", "from a hand: in the order the player chooses")
def test_order_of_discards_from_a_hand() -> None:
    table = arrange(hand={0: "keen_koi leery_lizard furious_frog"})
    table.say("discard:furious_frog", "discard:keen_koi", "discard:leery_lizard")
    assert table.wilderness == ["furious_frog", "keen_koi", "leery_lizard"]


@rule("HL-8.12", "HL-20.44", "from cards set aside: in the order the player chooses")
@pytest.mark.parametrize("first", ["keen_koi", "furious_frog"])
def test_order_of_discards_set_aside(first: str) -> None:
    last = "furious_frog" if first == "keen_koi" else "keen_koi"
    table = arrange(hand={0: "battle_connoisseur"}, tavern="keen_koi leery_lizard furious_frog")
    table.say("play:battle_connoisseur", "hide:leery_lizard")
    assert set(table.options) == {"discard:keen_koi", "discard:furious_frog"}
    table.say(f"discard:{first}")
    assert table.wilderness == [first, last]


@rule("HL-8.12", "HL-20.44", "from the tavern: in slot order 1, 2, 3")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("resurrected_ram", ("move:red+1",)),
        ("hangry_barbarian", ()),
        ("double_shielded_turtle", ("name:empire",)),
    ],
)
def test_order_of_discards_from_the_tavern(hero: str, answers: tuple[str, ...]) -> None:
    tavern = "underpaid_mercenary ace_fighter flailing_knight"
    table = arrange(hand={0: hero}, tavern=tavern).say(f"play:{hero}", *answers)
    assert table.wilderness == tavern.split()


@rule("HL-8.12", "HL-20.44", "from several players: in turn order")
def test_order_of_discards_of_several_players() -> None:
    hand = {0: "keen_koi", 1: "will_bending_witch", 2: "furious_frog"}
    table = arrange(hand=hand, active=1).say("play:will_bending_witch", "move:red+1")
    table.say_for(0, "discard:keen_koi").say_for(2, "discard:furious_frog")
    assert table.wilderness == ["furious_frog", "keen_koi"]


@rule("HL-8.1", "HL-8.2", "a burial names the hero, a discard from hand does not")
def test_what_a_spectator_hears() -> None:
    table = arrange(hand={0: "unconfident_executioner", 1: "leery_lizard"}, party={1: "keen_koi"})
    table.say("play:unconfident_executioner", "bury:1.keen_koi").finish_turn()
    table.say("discard:leery_lizard")
    assert "keen_koi" in heard(table, SPECTATOR)
    assert "leery_lizard" not in heard(table, SPECTATOR)
