"""The engine credits nobody with more knowledge than follows from all possible worlds."""

from contextlib import suppress

import pytest

from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import NOBODY, SPECTATOR, Seat
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.secrecy.hidden_leaders_worlds import TooMany, World, Worlds, spots_of

SEATS = 2
# Heroes that move cards unseen, deal them secretly or show them.
HEROES = [
    "battle_connoisseur",
    "bludgeoning_blowfish",
    "careful_chameleon",
    "careless_cartographer",
    "crow_carrier",
    "curious_cat_lover",
    "firm_fishmonger",
    "ghastly_granny",
    "insidious_impaler",
    "joyless_chief",
    "miniature_merman",
    "resilient_rearguard",
    "resurrected_ram",
    "seaweed_chopper",
    "slaughtered_slime",
    "tentacle_oracle",
    "underestimated_squire",
    "underwater_artist",
    "wrapped_warrior",
]
ZONES = {"harbor": c.HARBOR, "wilderness": c.WILDERNESS, "graveyard": c.GRAVEYARD} | {
    f"{name}.{seat}": zone + seat
    for name, zone in (("hand", c.HAND), ("party", c.PARTY), ("hidden", c.HIDDEN))
    for seat in range(SEATS)
}


def truth(table: PreparedTable) -> World:
    world: World = {name: tuple(table.cards(zone)) for name, zone in ZONES.items()}
    for name in world:
        if name.startswith(("harbor", "hand")):
            world[name] = tuple(sorted(world[name]))
    frames = [table.state.frames[depth] for depth in range(table.state.depth)]
    held = [f.held(n) for f in frames for n in range(f.held_count)]
    world["held"] = tuple(table.state.card_word(card) for card in held)
    return world | {"tavern": tuple(card or "" for card in table.tavern)}


def small_table(dice: Dice) -> PreparedTable:
    """A dozen cards, some of them in every kind of place."""
    piles = {name: list[str]() for name in (*ZONES, "tavern")}
    # One hero that secretly deals cards all have seen, and one that looks.
    piles["hand.0"], piles["hand.1"] = ["battle_connoisseur"], ["bludgeoning_blowfish"]
    heroes = [hero for hero in HEROES if hero not in piles["hand.0"] + piles["hand.1"]]
    zones = ["tavern", "tavern", "tavern"]
    likely = [*ZONES, "graveyard", "graveyard", "hand.0", "hand.1", "hidden.0", "hidden.1"]
    zones += [likely[dice.below(len(likely))] for _ in range(6 + int(dice.below(4)))]
    for zone in zones:
        piles[zone].append(heroes.pop(dice.below(len(heroes))))
    words = {name: " ".join(cards) for name, cards in piles.items()}
    return arrange(
        SEATS,
        hand={seat: words[f"hand.{seat}"] for seat in range(SEATS)},
        party={seat: words[f"party.{seat}"] for seat in range(SEATS)},
        hidden={seat: words[f"hidden.{seat}"] for seat in range(SEATS)},
        tavern=words["tavern"],
        graveyard=words["graveyard"],
        wilderness=words["wilderness"],
        harbor=words["harbor"],
        only_these_cards=True,
        promo="on",
    )


def check(table: PreparedTable, viewer: Seat, worlds: Worlds) -> int:
    """Returns how many face-down cards the viewer knows."""
    true, sure = truth(table), 0
    bit = c.PUBLIC_BIT if viewer == SPECTATOR else 1 << viewer
    for number in table.state.deck.in_play:
        card = table.state.card_word(number)
        spots, zones = worlds.spots(card), _zone_bits(worlds.spots(card))
        assert spots >= set(spots_of(true, card)), (viewer, card, spots)
        if k.known(table.state, number) & bit:
            assert len(spots) == 1, (viewer, card, spots)
            sure += not spots & {f"tavern.{slot}" for slot in range(3)}
        if not k.known(table.state, number) & c.PUBLIC_BIT:
            assert k.rumour(table.state, number) & zones == zones, (viewer, card, spots)
    return sure


def _zone_bits(spots: set[str]) -> int:
    bits = 0
    for spot in spots:
        zone = ".".join(spot.split(".")[:2]) if spot[0] == "h" else spot.partition(".")[0]
        if zone not in ("tavern", "party"):
            bits |= int(k.rumour_bit(c.HELD if zone == "held" else ZONES[zone]))
    return bits


class Watchers:
    """Both seats and a spectator, each with their possible worlds."""

    def __init__(self, table: PreparedTable, most: int) -> None:
        self.table = table
        self.known = 0  # sum of known face-down cards over all answers
        self.worlds: dict[Seat, Worlds] = {}
        for viewer in (SPECTATOR, *range(SEATS)):
            with suppress(TooMany):
                self.worlds[viewer] = Worlds(truth(table), viewer, most)

    def say(self, key: str) -> None:
        before = len(self.table.events)
        self.table.say(key)
        if self.table.seat == NOBODY:  # everything is shown
            self.worlds = {}
        for viewer in [*self.worlds]:
            try:
                for event in self.table.events[before:]:
                    self.worlds[viewer].hear(event.seen_by(viewer))
            except TooMany:
                del self.worlds[viewer]
            else:
                self.known += check(self.table, viewer, self.worlds[viewer])


def play(dice: Dice, answers: int, most: int) -> int:
    table = small_table(dice)
    watchers = Watchers(table, most)
    for _ in range(answers):
        if not watchers.worlds:
            break
        plays = [key for key in table.options if key.startswith("play:")]
        keys = plays if plays and dice.below(5) else table.options
        watchers.say(keys[dice.below(len(keys))])
    return watchers.known


@rule("HL-17.2", "HL-17.9", "HL-17.11", "what is known or rumoured follows from what was seen")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_knows_more_than_follows(seed: int) -> None:
    tables = [SeededDice(f"worlds {seed} {number}") for number in range(2)]
    assert sum(play(dice, 60, 800) for dice in tables) > 150


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_nobody_knows_more_than_follows_at_length(seed: int) -> None:
    for number in range(10):
        play(SeededDice(f"long worlds {seed} {number}"), 60, 2000)


@rule("HL-17.7", "HL-17.9", "cards seen by all and dealt out in secret, then seen one by one")
def test_a_group_that_is_seen_in_part() -> None:
    table = arrange(
        SEATS,
        hand={
            0: "battle_connoisseur ace_fighter bored_goblin grumpy_guard hairy_hermit",
            1: "bludgeoning_blowfish",
        },
        tavern="keen_koi leery_lizard furious_frog",
        harbor="flailing_knight watchful_witch curious_troll",
        only_these_cards=True,
    )
    watchers = Watchers(table, 3000)
    for key in ("play:battle_connoisseur", "hide:keen_koi", "discard:leery_lizard"):
        watchers.say(key)
    while table.seat != 1:
        watchers.say(table.options[0])
    for key in ("play:bludgeoning_blowfish", "move:red+1", "choose:look", "look:0.h0", "seen"):
        watchers.say(key)
    assert 1 in watchers.worlds
    assert table.knows(1, "keen_koi")
    assert not table.knows(1, "leery_lizard")
    assert watchers.worlds[1].spots("leery_lizard") == {"wilderness.0", "wilderness.1"}


def test_knowing_too_much_is_noticed() -> None:
    table = arrange(SEATS, hidden={1: "keen_koi leery_lizard"}, only_these_cards=True, harbor="")
    worlds = Worlds(truth(table), 0, 100)
    check(table, 0, worlds)
    k.learn(table.state, table.state.deck.numbers["keen_koi"], 1)
    with pytest.raises(AssertionError, match="keen_koi"):
        check(table, 0, worlds)
