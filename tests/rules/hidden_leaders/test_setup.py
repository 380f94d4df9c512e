"""HL-5 Setup, step by step."""

import pytest

from hiddenhand.core.errors import NotAnOption, OutOfTurn
from hiddenhand.core.seats import CHANCE, SPECTATOR
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable
from tests.rules.hidden_leaders.looking import after_setup, fresh, shown

LEADERS = ["lemron", "cyra", "myrad", "xiadul", "pavyr", "enned"]
HANDS = {
    0: ["ace_fighter", "bored_goblin", "keen_koi", "leery_lizard", "furious_frog"],
    1: ["grumpy_guard", "hairy_hermit", "rotting_orangutan", "flailing_knight", "aimless_eel"],
}
TAVERN = ["depressed_druid", "watchful_witch", "crow_carrier"]


def dealt(first: int) -> PreparedTable:
    """A game for two up to the choices of setup, with known cards."""
    table = fresh(2).say("deal:cyra", "deal:enned")
    table.say(*(f"draw:{card}" for card in TAVERN), f"first:{first}")
    for seat in (first, 1 - first):
        table.say(*(f"draw:{card}" for card in HANDS[seat]))
    return table


@rule("HL-5.1", "one leader each, all six equally likely, the others stay out of the game")
def test_leaders_are_dealt_face_down() -> None:
    table = fresh(2)
    assert table.seat == CHANCE
    assert sorted(table.options) == sorted(f"deal:{leader}" for leader in LEADERS)
    table.say("deal:cyra")
    assert sorted(table.options) == sorted(f"deal:{x}" for x in LEADERS if x != "cyra")
    table.say("deal:enned")
    assert [table.view(seat).parties[seat].leader for seat in (0, 1)] == ["cyra", "enned"]
    assert table.view(0).undealt_leaders == 4
    for viewer, own in ((0, {"cyra"}), (1, {"enned"}), (SPECTATOR, set())):
        assert shown(table, viewer) & set(LEADERS) == own


@rule("HL-5.1", "you may look at your leader at any time")
def test_the_own_leader_is_always_in_view() -> None:
    table = after_setup(4)
    for _ in range(3):
        for seat in range(4):
            assert table.view(seat).parties[seat].leader in LEADERS
        table.finish_turn()


@rule("HL-5.2", "both markers start on space 4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_markers_at_the_start(seats: int) -> None:
    assert after_setup(seats).markers == (4, 4)


@rule("HL-5.3", "the Emperor lies face up in the graveyard")
@rule("HL-5.4", "the other 76 heroes are the harbor")
def test_the_piles_at_the_start() -> None:
    table = fresh(3)
    assert table.graveyard == ["buried_emperor"]
    assert table.view(SPECTATOR).graveyard_top == "buried_emperor"
    assert len(table.harbor) == 76
    assert "buried_emperor" not in table.harbor
    assert table.wilderness == []


@rule("HL-5.5", "three harbor cards go face up into the tavern")
def test_the_tavern_is_filled_in_slot_order() -> None:
    table = fresh(2).say("deal:cyra", "deal:enned")
    assert len(table.options) == 76  # any card may lie on top
    for number, card in enumerate(TAVERN, start=1):
        table.say(f"draw:{card}")
        filled = (*TAVERN[:number], *[None] * (3 - number))
        assert table.view(SPECTATOR).tavern == filled


@rule("HL-5.6", "the first player is chosen at random; turn order is clockwise from there")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player(first: int) -> None:
    table = fresh(4)
    while not table.options[0].startswith("first:"):
        table.say(table.options[0])
    assert table.seat == CHANCE
    assert table.options == ("first:0", "first:1", "first:2", "first:3")
    table.say(f"first:{first}").roll()
    while table.state.turn == 0:
        table.say(table.options[0])
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.finish_turn()
    assert order == [(first + n) % 4 for n in range(4)]


@rule("HL-5.7", "hide one, put one on the wilderness, keep three")
@rule("HL-20.16", "HL-17.21", "all choose at the same time; nothing happens until all have chosen")
def test_the_choices_of_setup() -> None:
    table = dealt(first=1)
    assert {seat: table.hand(seat) for seat in (0, 1)} == HANDS
    asked = {decision.seat: decision for decision in table.state.pending()}
    assert set(asked[0].options) == {f"hide:{card}" for card in HANDS[0]}
    assert set(asked[1].options) == {f"hide:{card}" for card in HANDS[1]}
    with pytest.raises(NotAnOption):
        table.say_for(1, "pass")
    table.say_for(1, "hide:hairy_hermit")
    left = {f"discard:{card}" for card in HANDS[1] if card != "hairy_hermit"}
    assert set(table.state.option_keys(1)) == left
    table.say_for(1, "discard:aimless_eel")
    with pytest.raises(OutOfTurn):
        table.say_for(1, "discard:grumpy_guard")
    assert (table.hidden(1), table.wilderness, table.told(1, "hidden")) == ([], [], [])
    table.say_for(0, "hide:keen_koi").say_for(0, "discard:ace_fighter")
    assert table.hidden(1) == ["hairy_hermit"]
    assert table.hidden(0) == ["keen_koi"]
    assert table.hand(1) == ["grumpy_guard", "rotting_orangutan", "flailing_knight"]
    assert table.hand(0) == ["bored_goblin", "leery_lizard", "furious_frog"]
    assert table.seat == 1
    assert table.view(1).phase == "play"


@rule("HL-17.21", "own sealed choices are shown as made, those of others not at all")
def test_what_is_seen_of_sealed_choices() -> None:
    table = dealt(first=1)
    before = {viewer: table.view(viewer) for viewer in (0, SPECTATOR)}
    table.say_for(1, "hide:hairy_hermit")
    own = table.view(1).parties[1]
    assert (own.hidden, own.hand_size) == (("hairy_hermit",), 4)
    table.say_for(1, "discard:aimless_eel")
    own = table.view(1).parties[1]
    assert own.hand == ("flailing_knight", "grumpy_guard", "rotting_orangutan")
    assert table.view(1).waiting_for == (0,)
    assert {viewer: table.view(viewer) for viewer in before} == before
    asked = [(decision.seat, decision.ask) for decision in table.state.questions(0)]
    assert asked == [(0, "setup-hide"), (1, "setup-hide")]


@rule("HL-5.7", "all see their cards before the first one chooses")
def test_everybody_looks_before_anybody_chooses() -> None:
    table = dealt(first=1)
    for seat in (0, 1):
        assert table.view(seat).parties[seat].hand == tuple(sorted(HANDS[seat]))


@rule("HL-5.8", "one wilderness card per player, the last player's on top")
def test_the_wilderness_at_the_start() -> None:
    table = dealt(first=1).say("hide:keen_koi", "discard:ace_fighter")
    table.say("hide:hairy_hermit", "discard:aimless_eel")
    assert table.wilderness == ["aimless_eel", "ace_fighter"]


@rule("HL-5.7", "HL-5.8", "HL-20.16", "clockwise from the first player, whose card lies lowest")
@pytest.mark.parametrize(("seats", "first"), [(3, 0), (4, 2), (6, 5)])
def test_the_order_of_setup(seats: int, first: int) -> None:
    table = fresh(seats)
    while not table.options[0].startswith("first:"):
        table.say(table.options[0])
    table.say(f"first:{first}").roll()
    discards = {}
    for seat in reversed(range(seats)):  # the order of the answers does not matter
        table.say_for(seat, table.state.option_keys(seat)[0])
        key = table.state.option_keys(seat)[0]
        discards[seat] = key.removeprefix("discard:")
        table.say_for(seat, key)
    order = [(first + n) % seats for n in range(seats)]
    assert [told["seat"] for told in table.told(SPECTATOR, "hidden")] == order
    assert table.wilderness == [discards[seat] for seat in order]


@rule("HL-5.8", "no ability is resolved during setup")
def test_setup_resolves_nothing() -> None:
    table = after_setup(6, seed="quiet")
    assert table.markers == (4, 4)
    assert table.graveyard == ["buried_emperor"]
    assert not table.told(0, "markers-moved")
    assert not table.told(0, "performed")
    assert [table.party(seat) for seat in range(6)] == [[]] * 6


@rule("HL-5.9", "76 - 3 - 5n cards are left in the harbor")
@pytest.mark.parametrize(("seats", "left"), [(2, 63), (3, 58), (4, 53), (5, 48), (6, 43)])
def test_the_harbor_after_setup(seats: int, left: int) -> None:
    table = after_setup(seats)
    assert len(table.harbor) == left
    assert len(table.wilderness) == seats
    assert [len(table.hand(seat)) for seat in range(seats)] == [3] * seats
    assert [len(table.hidden(seat)) for seat in range(seats)] == [1] * seats
