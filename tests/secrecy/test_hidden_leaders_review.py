"""Sampled worlds in difficult cases: cards that are being dealt, emptied zones, groups whose
cards moved on. Each test says what a viewer was shown; no sampled world may contradict it."""

from collections.abc import Iterator

from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange

KOI, FROG, HERMIT, FIGHTER, PIG = (
    "keen_koi",
    "furious_frog",
    "hairy_hermit",
    "ace_fighter",
    "pigmented_war_pig",
)


def worlds(table: PreparedTable, viewer: Seat, count: int = 150) -> Iterator[PreparedTable]:
    dice = SeededDice("review")
    for _ in range(count):
        world = table.state.redeal(viewer, dice)
        GAME.check(world)
        assert isinstance(world, LeadersState)
        yield PreparedTable(world)


def shown_to_all(table: PreparedTable, *cards: str) -> PreparedTable:
    """Everybody saw these cards move to where they are, for example from the tavern to a hand."""
    for card in cards:
        k.publish(table.state, table.state.deck.numbers[card])
    return table


@rule("HL-17.7", "all know the set; which one was placed stays open while the rest is discarded")
def test_the_connoisseurs_choice_varies_while_he_orders_the_rest() -> None:
    table = arrange(
        hand={0: "battle_connoisseur"}, tavern=f"{KOI} {HERMIT} {FIGHTER}", hidden={1: FROG}
    )
    table.say("play:battle_connoisseur", f"hide:{KOI}")
    assert table.decision.ask == "ask-order"
    for viewer in (1, 2, SPECTATOR):
        placed = {world.hidden(0)[0] for world in worlds(table, viewer)}
        assert placed == {KOI, HERMIT, FIGHTER}
        for world in worlds(table, viewer):
            assert {world.hidden(0)[0], *held(world)} == {KOI, HERMIT, FIGHTER}
    table.say(f"discard:{HERMIT}")
    for world in worlds(table, SPECTATOR):
        assert {world.hidden(0)[0], *world.wilderness[-2:]} == {KOI, HERMIT, FIGHTER}


def held(table: PreparedTable) -> list[str]:
    frame = table.state.frame()
    return [table.state.card_word(frame.held(n)) for n in range(frame.held_count)]


@rule("HL-17.2", "the only card of a hand, seen by all, is still known where it is discarded")
def test_the_last_card_of_a_hand_is_not_mistaken() -> None:
    table = shown_to_all(arrange(hand={0: KOI, 1: FROG}, wilderness=f"{HERMIT} {PIG}"), KOI)
    table.say(f"discard:{KOI}")
    assert table.knows(1, KOI)
    assert table.knows(SPECTATOR, KOI)
    for world in worlds(table, 2):
        assert world.wilderness[-1] == KOI


@rule("HL-17.2", "whoever saw all cards of a hand go to the wilderness looks for them there")
def test_a_hand_that_was_emptied_holds_none_of_its_old_cards() -> None:
    table = shown_to_all(arrange(hand={0: f"{KOI} {FIGHTER}"}, wilderness=HERMIT), KOI, FIGHTER)
    table.say(f"discard:{KOI}", f"discard:{FIGHTER}")
    while table.decision.ask != "ask-reduce":
        table.say("draw").roll()
    for world in worlds(table, SPECTATOR):
        assert not {KOI, FIGHTER} & {*world.hand(0), *world.harbor}
    assert any(world.wilderness[-1] == KOI for world in worlds(table, SPECTATOR))


@rule("HL-17.7", "the only card under the top of the graveyard cannot be mistaken for another")
def test_the_only_card_below_the_top_is_known_when_taken() -> None:
    table = arrange(hand={0: "wrapped_warrior"}, graveyard=f"buried_emperor {KOI}")
    table.say("play:wrapped_warrior", "move:red+1", "take:graveyard.buried_emperor")
    assert all("card" not in told for told in table.told(1, "taken"))
    assert table.knows(1, "buried_emperor")


@rule("HL-17.7", "two cards all saw lie on two places, however the rumours went on since")
def test_a_group_outlives_a_refilled_harbor() -> None:
    emperor, soldier, knight = "buried_emperor", "short_sighted_soldier", "flailing_knight"
    table = arrange(
        2,
        hand={
            0: f"crow_carrier {KOI} {FROG} {PIG}",
            1: "firm_fishmonger grumpy_guard bored_goblin",
        },
        hidden={1: FIGHTER},
        tavern="rotting_orangutan arrowgant_skeleton lethargic_leech",
        graveyard=f"{emperor} {HERMIT}",
        harbor=f"{soldier} {knight} leery_lizard",
        only_these_cards=True,
    )
    table.say("play:crow_carrier", f"hide:{HERMIT}")  # the Emperor goes to the wilderness
    table.say("draw", f"draw:{soldier}", f"discard:{KOI}")
    table.say("play:firm_fishmonger", "move:red-1", f"exchange:{emperor}", "with:1.h0")
    table.say("draw", f"draw:{knight}", "draw", "draw:leery_lizard", "discard:grumpy_guard")
    table.say("pass", "draw", f"draw:{KOI}")
    assert table.hidden(1) == [emperor]
    found = set()
    for world in worlds(table, SPECTATOR):
        assert {*world.hidden(0), *world.hidden(1)} == {HERMIT, emperor}
        found.add(world.hidden(0)[0])
    assert len(found) == 2
