"""HL-4 Zones: what each one is, and the harbor refill."""

import pytest

from hiddenhand.core.seats import CHANCE, SPECTATOR
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import arrange
from tests.rules.hidden_leaders.looking import shown

PLAIN = "short_sighted_soldier"  # red +1, green -1, nothing to choose


@rule("HL-4.1", "a hand is known to its player only")
def test_only_the_owner_sees_a_hand() -> None:
    table = arrange(hand={0: "keen_koi", 1: "leery_lizard furious_frog"})
    assert table.view(1).parties[1].hand == ("furious_frog", "leery_lizard")
    for viewer in (0, 2, SPECTATOR):
        assert table.view(viewer).parties[1].hand is None
        assert not {"leery_lizard", "furious_frog"} & shown(table, viewer)


@rule("HL-4.1", "there is no hand limit")
def test_a_large_hand_is_not_cut_in_another_players_turn() -> None:
    large = (
        "keen_koi leery_lizard furious_frog ace_fighter flailing_knight crow_carrier aimless_eel"
    )
    table = arrange(hand={0: PLAIN, 1: large})
    table.say(f"play:{PLAIN}").finish_turn()
    assert table.seat == 1
    assert len(table.hand(1)) == 7


@rule("HL-4.1", "a hand may grow without end during step 1")
def test_a_large_hand_still_takes_a_card() -> None:
    large = "keen_koi leery_lizard furious_frog ace_fighter flailing_knight bored_goblin"
    table = arrange(hand={0: f"wrapped_warrior {large}"})
    table.say("play:wrapped_warrior", "move:red+1", "take:graveyard.buried_emperor")
    assert len(table.hand(0)) == 7


@rule("HL-4.2", "a party is the face-up heroes and the hidden stack")
def test_a_party_has_two_parts() -> None:
    table = arrange(party={1: "keen_koi"}, hidden={1: "leery_lizard furious_frog"})
    party = table.view(1).parties[1]
    assert party.heroes == ("keen_koi",)
    assert party.hidden == ("leery_lizard", "furious_frog")


@rule("HL-4.3", "three slots, each with at most one face-up card")
def test_the_tavern_has_three_slots() -> None:
    table = arrange(tavern="keen_koi - leery_lizard")
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer).tavern == ("keen_koi", None, "leery_lizard")


@rule("HL-4.4", "the harbor is a face-down draw pile: any card may be the next")
def test_the_harbor_gives_unknown_cards() -> None:
    table = arrange(hand={0: "ace_fighter"})
    harbor = table.harbor
    assert table.view(0).harbor_size == len(harbor) == 75
    assert not harbor & (shown(table, 0) | shown(table, SPECTATOR))
    table.say("pass", "draw")
    assert table.seat == CHANCE
    assert {key.removeprefix("draw:") for key in table.options} == harbor
    table.say("draw:keen_koi")
    assert table.hand(0) == ["ace_fighter", "keen_koi"]
    assert table.harbor == harbor - {"keen_koi"}


@rule("HL-4.5", "new cards go on top of the wilderness and the order is kept")
def test_the_wilderness_keeps_its_order() -> None:
    hand = "ace_fighter flailing_knight bored_goblin"
    table = arrange(hand={0: hand}, wilderness="keen_koi leery_lizard")
    table.say("discard:bored_goblin", "discard:ace_fighter", "pass")
    assert table.wilderness == ["keen_koi", "leery_lizard", "bored_goblin", "ace_fighter"]
    assert table.view(0).wilderness_size == 4
    assert not {"bored_goblin", "ace_fighter", "leery_lizard"} & shown(table, SPECTATOR)
    table.finish_turn()
    assert table.wilderness[:4] == ["keen_koi", "leery_lizard", "bored_goblin", "ace_fighter"]


@rule("HL-4.6", "buried heroes go on top of the graveyard and only the top is visible")
def test_the_graveyard_shows_its_top() -> None:
    table = arrange(hand={0: "unconfident_executioner"}, party={1: "keen_koi"})
    assert table.view(2).graveyard_top == "buried_emperor"
    table.say("play:unconfident_executioner", "bury:1.keen_koi")
    assert table.graveyard == ["buried_emperor", "keen_koi"]
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.view(viewer).graveyard_top == "keen_koi"
        assert table.view(viewer).graveyard_size == 2
        assert "buried_emperor" not in shown(table, viewer)


@rule("HL-4.7", "HL-20.2", "step 2: the refill happens at the draw, not when the last card leaves")
def test_refill_in_step_two() -> None:
    table = arrange(
        hand={0: "ace_fighter flailing_knight"},
        wilderness="keen_koi leery_lizard furious_frog",
        tavern="bored_goblin grumpy_guard hairy_hermit",
        harbor="rotting_orangutan",
        only_these_cards=True,
    )
    table.say("pass", "draw", "draw:rotting_orangutan")
    assert table.harbor == set()
    assert len(table.wilderness) == 3
    assert "draw" in table.options
    table.say("draw")
    assert table.told(1, "harbor-refilled") == [{"event": "harbor-refilled", "cards": 3}]
    assert set(table.options) == {"draw:keen_koi", "draw:leery_lizard", "draw:furious_frog"}
    table.say("draw:leery_lizard")
    assert table.harbor == {"keen_koi", "furious_frog"}
    assert table.wilderness == []


@rule("HL-4.7", "step 4 refills the harbor too")
def test_refill_in_step_four() -> None:
    table = arrange(
        hand={0: "ace_fighter flailing_knight bored_goblin"},
        wilderness="keen_koi leery_lizard",
        tavern="- - hairy_hermit",
        only_these_cards=True,
    )
    table.say("pass", "take:tavern.hairy_hermit", "discard:ace_fighter")
    assert table.seat == CHANCE
    assert set(table.options) == {"draw:keen_koi", "draw:leery_lizard", "draw:ace_fighter"}
    table.say("draw:ace_fighter", "draw:keen_koi", "draw:leery_lizard")
    assert table.tavern == ["ace_fighter", "keen_koi", "leery_lizard"]


@rule("HL-4.7", "abilities refill the harbor between two draws")
@pytest.mark.parametrize("hero", ["pessimistic_whaleman", "deep_sea_squire"])
def test_refill_within_an_ability(hero: str) -> None:
    table = arrange(
        hand={0: hero},
        wilderness="keen_koi leery_lizard",
        harbor="rotting_orangutan",
        only_these_cards=True,
    )
    table.say(f"play:{hero}", "move:red+1", "draw:rotting_orangutan")
    assert set(table.options) == {"draw:keen_koi", "draw:leery_lizard"}
    assert table.told(1, "harbor-refilled") == [{"event": "harbor-refilled", "cards": 2}]
    table.say("draw:keen_koi")
    assert set(table.options) == {"hide:rotting_orangutan", "hide:keen_koi"}


@rule("HL-4.8", "HL-20.23", "with no card anywhere a player holds fewer and a slot stays empty")
def test_nothing_left_to_draw() -> None:
    table = arrange(hand={0: f"{PLAIN} ace_fighter"}, tavern="- keen_koi", only_these_cards=True)
    table.say(f"play:{PLAIN}")
    assert table.options == ("take:tavern.keen_koi",)  # what the tavern has must be taken
    table.say("take:tavern.keen_koi")
    assert table.hand(0) == ["ace_fighter", "keen_koi"]
    assert table.tavern == [None, None, None]
    assert table.seat == 1  # the turn went on to its end


@rule("HL-4.8", "an ability draws what there is")
@pytest.mark.parametrize("hero", ["pessimistic_whaleman", "deep_sea_squire"])
def test_an_ability_finds_nothing_to_draw(hero: str) -> None:
    table = arrange(hand={0: hero}, only_these_cards=True)
    table.say(f"play:{hero}", "move:green+1")
    assert table.hidden(0) == []
    assert table.hand(0) == []
    assert table.seat == 1


@rule("HL-4.9", "the wilderness is not refilled for an ability")
@pytest.mark.parametrize(
    ("hero", "markers"),
    [
        ("joyless_chief", ()),
        ("firm_fishmonger", ("move:red-1",)),
        ("tentacle_oracle", ()),
        ("seaweed_chopper", ("move:red-1",)),
    ],
)
def test_an_empty_wilderness_stays_empty(hero: str, markers: tuple[str, ...]) -> None:
    table = arrange(hand={0: hero}, hidden={0: "keen_koi"}, promo="on")
    harbor = table.harbor
    table.say(f"play:{hero}", *markers)
    assert table.view(0).phase == "draw"  # nothing was asked
    assert table.harbor == harbor
    assert table.hidden(0) == ["keen_koi"]


@rule("HL-4.9", "an empty graveyard gives nothing")
@pytest.mark.parametrize(
    ("hero", "markers"), [("crow_carrier", ()), ("wrapped_warrior", ("move:red+1",))]
)
def test_an_empty_graveyard_stays_empty(hero: str, markers: tuple[str, ...]) -> None:
    table = arrange(hand={0: hero}, hidden={2: "buried_emperor"}, wilderness="keen_koi")
    table.say(f"play:{hero}", *markers)
    assert table.view(0).phase == "draw"
    assert table.graveyard == []
    assert table.hand(0) == []
    assert table.hidden(0) == []


@rule("HL-4.9", "an empty tavern is not refilled before step 4")
@pytest.mark.parametrize(
    ("hero", "markers"),
    [
        ("hopeful_salamander", ()),
        ("battle_connoisseur", ()),
        ("modest_monsterslayer", ()),
        ("insidious_impaler", ()),
        ("groggy_preacher", ("move:red+1",)),
    ],
)
def test_an_empty_tavern_stays_empty(hero: str, markers: tuple[str, ...]) -> None:
    table = arrange(hand={0: hero})
    table.say(f"play:{hero}", *markers)
    assert table.view(0).phase == "draw"
    assert table.tavern == [None, None, None]
    assert table.party(0) == [hero]


@rule("HL-4.9", "unless the ability says so: the Ram fills the tavern from the graveyard")
def test_the_ram_fills_the_tavern() -> None:
    table = arrange(hand={0: "resurrected_ram"}, graveyard="keen_koi buried_emperor")
    table.say("play:resurrected_ram", "move:red+1")
    assert table.tavern == ["buried_emperor", "keen_koi", None]
