"""HL-9 Hidden heroes."""

import pytest

from hiddenhand.core.seats import SPECTATOR
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.looking import EVERYONE, shown


@rule("HL-9.1", "a hidden hero is a face-down card in a party")
def test_a_hidden_hero_is_face_down_in_a_party() -> None:
    table = arrange(hand={0: "battle_pet_master keen_koi"})
    table.say("play:battle_pet_master", "hide:keen_koi")
    assert table.hidden(0) == ["keen_koi"]
    assert table.party(0) == ["battle_pet_master"]
    assert "keen_koi" not in shown(table, 1)


@rule("HL-9.2", "one stack in the order of arrival; all see how many there are")
def test_the_stack_is_in_order_of_arrival() -> None:
    table = arrange(hand={0: "gambling_overseer keen_koi ace_fighter"}, promo="on")
    table.say("play:gambling_overseer", "hide:keen_koi", "hide:ace_fighter")
    assert table.view(0).parties[0].hidden == ("keen_koi", "ace_fighter")
    for viewer in (1, 2, SPECTATOR):
        assert table.view(viewer).parties[0].hidden == (None, None)
    assert [event["to"] for event in table.told(2, "hidden")] == ["0.h0", "0.h1"]


@rule("HL-9.3", "the owner may look at any time and the order is kept")
def test_the_owner_may_look_at_any_time() -> None:
    stack = ("keen_koi", "leery_lizard", "furious_frog")
    table = arrange(hidden={1: " ".join(stack)}, tavern="ace_fighter bored_goblin crow_carrier")
    for _ in range(4):  # in the own turn and in the others'
        assert table.view(1).parties[1].hidden == stack
        table.finish_turn()


@rule("HL-9.4", "HL-20.32", "placed or turned face down: to the end of the stack")
def test_newcomers_go_to_the_end() -> None:
    table = arrange(hand={0: "battle_pet_master ace_fighter"}, hidden={0: "keen_koi leery_lizard"})
    table.say("play:battle_pet_master", "hide:ace_fighter")
    assert table.hidden(0) == ["keen_koi", "leery_lizard", "ace_fighter"]
    table = arrange(
        hand={0: "spirited_shaman"}, party={1: "ace_fighter"}, hidden={1: "keen_koi leery_lizard"}
    )
    table.say("play:spirited_shaman", "player:1", "turn:1.ace_fighter")
    assert table.hidden(1) == ["keen_koi", "leery_lizard", "ace_fighter"]


@rule("HL-9.4", "exchanged into the stack: the position of the card it replaces")
def test_an_exchange_keeps_the_position() -> None:
    table = arrange(
        hand={0: "underestimated_squire ace_fighter"},
        hidden={0: "keen_koi leery_lizard furious_frog"},
    )
    table.say("play:underestimated_squire", "exchange:0.h1", "with:ace_fighter")
    assert table.hidden(0) == ["keen_koi", "ace_fighter", "furious_frog"]
    assert table.hand(0) == ["leery_lizard"]


@rule("HL-9.4", "HL-8.3", "two stacks: each card takes the other's position")
def test_an_exchange_between_two_stacks() -> None:
    table = arrange(
        hand={0: "careless_cartographer"},
        hidden={0: "keen_koi leery_lizard", 2: "furious_frog ace_fighter bored_goblin"},
        promo="on",
    )
    table.say("play:careless_cartographer", "move:red+1", "exchange:2.h1", "with:0.h0")
    assert table.hidden(0) == ["ace_fighter", "leery_lizard"]
    assert table.hidden(2) == ["furious_frog", "keen_koi", "bored_goblin"]


@rule("HL-9.4", "when one leaves, the others close up without changing order")
@pytest.mark.parametrize("position", range(3))
def test_the_others_close_up(position: int) -> None:
    stack = ["keen_koi", "leery_lizard", "furious_frog"]
    table = arrange(hand={0: "slaughtered_slime"}, hidden={1: " ".join(stack)})
    table.say("play:slaughtered_slime", "move:red-1", f"bury:1.h{position}")
    assert table.graveyard[-1] == stack.pop(position)
    assert table.hidden(1) == stack


@rule("HL-9.5", "turned face up: no ability")
def test_turning_up_is_no_play() -> None:
    table = arrange(hand={0: "half_sliced_ghoul"}, hidden={1: "underpaid_mercenary"})
    table.say("play:half_sliced_ghoul", "turn:1.h0")
    assert table.markers == (4, 4)
    assert set(table.options) == {"move:red+2", "move:green+2", "move:red+2,green+2"}


@rule("HL-9.5", "unless a card says to perform it")
def test_turning_up_and_performing() -> None:
    table = arrange(hand={0: "saltwater_sage"}, hidden={0: "underpaid_mercenary"})
    table.say("play:saltwater_sage", "turn:0.h0")
    assert table.party(0) == ["saltwater_sage", "underpaid_mercenary"]
    assert table.markers == (7, 5)


@rule("HL-9.6", "hidden heroes do not count for the end of the game")
def test_hidden_heroes_do_not_end_the_game() -> None:
    hidden = "keen_koi leery_lizard furious_frog ace_fighter bored_goblin crow_carrier grumpy_guard"
    table = arrange(seats=6, hidden={0: hidden, 1: "hairy_hermit"})
    table.finish_turn()
    assert table.result is None


@rule("HL-9.6", "they do count for ties")
def test_hidden_heroes_count_for_ties() -> None:
    table = arrange(
        seats=6,
        hand={0: "short_sighted_soldier"},
        party={0: "keen_koi leery_lizard ace_fighter flailing_knight"},
        hidden={1: "furious_frog apathetic_waterpriest drowned_deserter"},
        leaders={0: "cyra", 1: "lemron", 2: "myrad", 3: "xiadul", 4: "pavyr", 5: "enned"},
        markers=(5, 6),
    )
    table.say("play:short_sighted_soldier").finish_turn()
    assert table.result is not None
    assert table.result.explanation[2]["counts"] == {"0": 2, "1": 3, "5": 0}
    assert table.result.winners == (1,)


@rule("HL-9.7", "others pick a hidden hero by its position, without seeing it")
@pytest.mark.parametrize(
    ("hero", "answers", "verb"),
    [
        ("slaughtered_slime", ("move:red-1",), "bury"),
        ("half_sliced_ghoul", (), "turn"),
        ("curious_troll", ("move:red+1",), "look"),
        ("androgynous_assassin", ("move:red-1", "guess:water"), "turn"),
        ("careless_cartographer", ("move:red+1",), "exchange"),
    ],
)
def test_hidden_heroes_are_picked_by_position(
    hero: str, answers: tuple[str, ...], verb: str
) -> None:
    hidden = {0: "grumpy_guard", 1: "keen_koi leery_lizard", 2: "furious_frog"}
    table = arrange(hand={0: hero}, hidden=hidden, promo="on").say(f"play:{hero}", *answers)
    assert table.seat == 0
    assert {f"{verb}:1.h0", f"{verb}:1.h1", f"{verb}:2.h0"} <= set(table.options)
    assert not {"keen_koi", "leery_lizard", "furious_frog"} & shown(table, 0)
    for viewer in EVERYONE - {0}:
        assert "grumpy_guard" not in shown(table, viewer)
