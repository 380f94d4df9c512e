"""HL-17.6 and HL-17.7, row by row: who is told a face, who still knows its place, who sees it.

Every case is a table for three. For each card it says three sets of viewers: those the feed told
the face, those who are sure of the card's place afterwards, and those whose view shows it now.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.rules.hidden_leaders.looking import EVERYONE, fresh, knowing, shown, told_of

Viewers = frozenset[Seat]
ALL: Viewers = EVERYONE
NOBODY: Viewers = frozenset()


def only(*seats: Seat) -> Viewers:
    return frozenset(seats)


@dataclass(frozen=True)
class Face:
    """The face of one card after the case."""

    told: Viewers  # whose feed names it
    sure: Viewers  # who knows where it lies
    shown: Viewers  # whose view shows it


@dataclass(frozen=True)
class Case:
    answers: tuple[str, ...]
    faces: Mapping[str, Face]
    pieces: Mapping[str, Any] = field(default_factory=dict)
    public: tuple[tuple[str, Mapping[str, object]], ...] = ()  # (event, facts) a spectator hears
    kept_from_others: tuple[str, ...] = ()  # events whose card only seat 0 is told


def private(seat: Seat, display: bool = True) -> Face:
    """One seat knows it; the view shows it to that seat where the card lies in its zones."""
    return Face(only(seat), only(seat), only(seat) if display else NOBODY)


UNSEEN = Face(NOBODY, NOBODY, NOBODY)
OPEN_TO_ALL = Face(ALL, ALL, ALL)


def check(table: PreparedTable, case: Case) -> None:
    for card, face in case.faces.items():
        assert told_of(table, card) == face.told, f"{card} told to"
        assert knowing(table, card) == face.sure, f"{card} known to"
        seen = {viewer for viewer in EVERYONE if card in shown(table, viewer)}
        assert seen == face.shown, f"{card} shown to"
    for kind, facts in case.public:
        assert any(facts.items() <= told.items() for told in table.told(SPECTATOR, kind)), kind
    for kind in case.kept_from_others:
        for viewer in EVERYONE:
            of_seat_0 = [told for told in table.told(viewer, kind) if told["seat"] == 0]
            assert of_seat_0
            assert [("card" in told) for told in of_seat_0] == [viewer == 0] * len(of_seat_0)


# -- HL-17.6: the normal turn ----------------------------------------------------------------

FULL_TAVERN = "bored_goblin grumpy_guard hairy_hermit"
TURN = {
    "step 1 (a): card played": Case(
        ("play:short_sighted_soldier",),
        {"short_sighted_soldier": OPEN_TO_ALL},
        {"hand": {0: "short_sighted_soldier"}, "tavern": FULL_TAVERN},
    ),
    "step 1 (b): cards discarded from hand": Case(
        ("discard:keen_koi", "discard:leery_lizard", "pass"),
        {
            "keen_koi": Face(only(0), only(0), NOBODY),
            "leery_lizard": Face(only(0), only(0), NOBODY),
        },
        {"hand": {0: "keen_koi leery_lizard furious_frog"}, "tavern": FULL_TAVERN},
        kept_from_others=("discarded",),
    ),
    "step 2: tavern card taken": Case(
        ("pass", "take:tavern.grumpy_guard"),
        {"grumpy_guard": Face(ALL, ALL, only(0))},
        {"tavern": FULL_TAVERN},
        public=(("taken", {"from": "tavern", "to": "0.hand", "card": "grumpy_guard"}),),
    ),
    "step 2: harbor card drawn": Case(
        ("pass", "draw", "draw:keen_koi"),
        {"keen_koi": private(0)},
        {"tavern": FULL_TAVERN},
        public=(("drawn", {"from": "harbor", "to": "0.hand"}),),
        kept_from_others=("drawn",),
    ),
    "step 3: cards discarded from hand": Case(
        ("pass", "discard:keen_koi"),
        {"keen_koi": Face(only(0), only(0), NOBODY)},
        {
            "hand": {0: "keen_koi leery_lizard furious_frog ace_fighter"},
            "tavern": FULL_TAVERN,
        },
        kept_from_others=("discarded",),
    ),
    "step 4: tavern filled": Case(
        ("pass", "discard:ace_fighter", "draw:keen_koi"),
        {"keen_koi": OPEN_TO_ALL},
        {
            "hand": {0: "leery_lizard furious_frog ace_fighter flailing_knight"},
            "tavern": "bored_goblin - hairy_hermit",
        },
        public=(("tavern-filled", {"card": "keen_koi", "to": "tavern"}),),
    ),
    "harbor refill": Case(
        ("pass", "draw", "draw:furious_frog"),
        {"keen_koi": UNSEEN, "leery_lizard": UNSEEN, "furious_frog": private(0)},
        {
            "wilderness": "keen_koi leery_lizard furious_frog",
            "tavern": FULL_TAVERN,
            "only_these_cards": True,
        },
        public=(("harbor-refilled", {"cards": 3}),),
    ),
}


@rule("HL-17.6", "who learns a face in a normal turn")
@pytest.mark.parametrize("moment", TURN)
def test_a_normal_turn(moment: str) -> None:
    case = TURN[moment]
    table = arrange(**case.pieces).say(*case.answers)
    check(table, case)


@rule("HL-17.6", "after a refill all see the new counts")
def test_a_refill_shows_the_counts() -> None:
    table = arrange(
        wilderness="keen_koi leery_lizard furious_frog", tavern=FULL_TAVERN, only_these_cards=True
    ).say("pass", "draw")
    for viewer in EVERYONE:
        assert (table.view(viewer).harbor_size, table.view(viewer).wilderness_size) == (3, 0)


DEALT = ("ace_fighter", "keen_koi", "leery_lizard", "furious_frog", "bored_goblin")


def set_up() -> PreparedTable:
    """Three players are dealt their cards; seat 0 begins and holds the cards DEALT."""
    table = fresh(3).say("deal:cyra", "deal:enned", "deal:myrad")
    table.say("draw:crow_carrier", "draw:mummy_mystic", "draw:aimless_eel", "first:0")
    table.say(*(f"draw:{card}" for card in DEALT))
    return table.say(*(f"draw:{card}" for cards in THEIRS for card in cards))


THEIRS = (
    ("hairy_hermit", "grumpy_guard", "depressed_druid", "flailing_knight", "resurrected_ram"),
    ("rotting_orangutan", "watchful_witch", "lethargic_leech", "joyless_chief", "krill_keeper"),
)
OTHERS = tuple(
    key for first, second, *_ in THEIRS for key in (f"hide:{first}", f"discard:{second}")
)

SETUP = {
    "leader dealt": Case((), {}),
    "5 cards dealt": Case((), dict.fromkeys(DEALT, private(0))),
    "card placed hidden": Case(
        ("hide:keen_koi", "discard:ace_fighter", *OTHERS),
        {"keen_koi": private(0)},
        public=(("hidden", {"from": "0.hand", "to": "0.h0"}),),
        kept_from_others=("hidden",),
    ),
    "card to the wilderness": Case(
        ("hide:keen_koi", "discard:ace_fighter", *OTHERS),
        {"ace_fighter": Face(only(0), only(0), NOBODY)},
        public=(("discarded", {"from": "0.hand", "to": "wilderness"}),),
        kept_from_others=("discarded",),
    ),
}


@rule("HL-17.6", "who learns a face in setup")
@pytest.mark.parametrize("moment", SETUP)
def test_setup(moment: str) -> None:
    table = set_up().say(*SETUP[moment].answers)
    check(table, SETUP[moment])
    for seat, leader in enumerate(("cyra", "enned", "myrad")):
        assert told_of(table, leader) == {seat}
        assert {viewer for viewer in EVERYONE if leader in shown(table, viewer)} == {seat}


# -- HL-17.7: abilities ----------------------------------------------------------------------


def looks(hero: str, *answers: str) -> Case:
    return Case(
        (f"play:{hero}", *answers, "seen"),
        {
            "keen_koi": Face(only(0, 1), only(0, 1), only(1)),
            "leery_lizard": Face(NOBODY, only(1), only(1)),
        },
        {"hand": {0: hero}, "hidden": {1: "keen_koi leery_lizard"}},
        public=(("looked", {"seat": 0, "at": "1.h0"}),),
    )


def places_from_hand(hero: str, *answers: str) -> Case:
    return Case(
        (f"play:{hero}", *answers, "hide:keen_koi"),
        {"keen_koi": private(0)},
        {"hand": {0: f"{hero} keen_koi leery_lizard"}},
        public=(("hidden", {"from": "0.hand", "to": "0.h0"}),),
        kept_from_others=("hidden",),
    )


def draws_two(hero: str, pile: str, kept: bool, *answers: str) -> Case:
    """Seat 0 draws two, hides the Koi; the Lizard goes to the wilderness or to the hand."""
    draws = ("draw:keen_koi", "draw:leery_lizard") if pile == "harbor" else ()
    return Case(
        (f"play:{hero}", *answers, *draws, "hide:keen_koi"),
        {"keen_koi": private(0), "leery_lizard": private(0, display=kept)},
        {
            "hand": {0: hero},
            "wilderness": "" if pile == "harbor" else "ace_fighter leery_lizard keen_koi",
            "tavern": FULL_TAVERN,
        },
        public=(("drawn", {"from": pile, "to": "held"}),),
        kept_from_others=("drawn", "hidden"),
    )


def turned_up(hero: str, *answers: str) -> Case:
    return Case(
        (f"play:{hero}", *answers, "turn:1.h0"),
        {"keen_koi": OPEN_TO_ALL, "leery_lizard": Face(NOBODY, only(1), only(1))},
        {"hand": {0: hero}, "hidden": {1: "keen_koi leery_lizard"}},
        public=(("turned-up", {"card": "keen_koi", "from": "1.h0"}),),
    )


def buried(hero: str, *answers: str, markers: tuple[int, int] = (4, 4)) -> Case:
    return Case(
        (f"play:{hero}", *answers, "bury:1.h0"),
        {"keen_koi": OPEN_TO_ALL},
        {"hand": {0: hero}, "hidden": {1: "keen_koi leery_lizard"}, "markers": markers},
        public=(("buried", {"card": "keen_koi", "from": "1.h0", "to": "graveyard"}),),
    )


ABILITIES = {
    "look at hidden heroes: Curious Troll": looks(
        "curious_troll", "move:red+1", "look:1.h0", "pass"
    ),
    "look at hidden heroes: Watchful Witch": looks(
        "watchful_witch", "move:red-1", "look:1.h0", "pass"
    ),
    "look at hidden heroes: Bludgeoning Blowfish": looks(
        "bludgeoning_blowfish", "move:red+1", "choose:look", "look:1.h0"
    ),
    "look at the wilderness, place one, put the other back: Joyless Chief": Case(
        ("play:joyless_chief", "hide:keen_koi"),
        {
            "keen_koi": private(0),
            "leery_lizard": private(0, display=False),
            "ace_fighter": UNSEEN,
        },
        {"hand": {0: "joyless_chief"}, "wilderness": "ace_fighter keen_koi leery_lizard"},
        public=(("hidden", {"to": "0.h0"}), ("put-back", {"to": "wilderness"})),
        kept_from_others=("drawn", "hidden", "put-back"),
    ),
    "look at the wilderness, exchange one with a hidden hero: Firm Fishmonger": Case(
        ("play:firm_fishmonger", "move:red-1", "exchange:leery_lizard", "with:0.h1"),
        {
            "keen_koi": private(0, display=False),
            "leery_lizard": private(0),
            "furious_frog": private(0, display=False),
            "ace_fighter": UNSEEN,
            "grumpy_guard": private(0, display=False),
            "bored_goblin": Face(NOBODY, only(0), only(0)),
        },
        {
            "hand": {0: "firm_fishmonger"},
            "hidden": {0: "bored_goblin grumpy_guard"},
            "wilderness": "ace_fighter keen_koi leery_lizard furious_frog",
        },
        public=(("exchanged", {"first": "wilderness.1", "second": "0.h1"}),),
        kept_from_others=("drawn", "put-back"),
    ),
    "draw two, place one, discard the other: Pessimistic Whaleman": draws_two(
        "pessimistic_whaleman", "harbor", False, "move:red+1"
    ),
    "draw two, place one, keep the other: Deep Sea Squire": draws_two(
        "deep_sea_squire", "harbor", True, "move:red+1"
    ),
    "draw two, place one, keep the other: Seaweed Chopper": draws_two(
        "seaweed_chopper", "wilderness", True, "move:red-1"
    ),
    "draw two from the graveyard, place one, discard the other: Crow Carrier": Case(
        ("play:crow_carrier", "hide:keen_koi"),
        {
            "keen_koi": Face(ALL, only(0), only(0)),
            "leery_lizard": Face(ALL, only(0), NOBODY),
        },
        {"hand": {0: "crow_carrier"}, "graveyard": "buried_emperor keen_koi leery_lizard"},
        public=(("drawn", {"card": "keen_koi"}), ("drawn", {"card": "leery_lizard"})),
        kept_from_others=("hidden", "discarded"),
    ),
    "draw two from the wilderness: Miniature Merman": Case(
        ("play:miniature_merman", "move:red-1", "choose:draw-wilderness"),
        {"keen_koi": private(0), "leery_lizard": private(0), "ace_fighter": UNSEEN},
        {"hand": {0: "miniature_merman"}, "wilderness": "ace_fighter keen_koi leery_lizard"},
        public=(("drawn", {"from": "wilderness", "to": "0.hand"}),),
        kept_from_others=("drawn",),
    ),
    "draw two from the graveyard: Miniature Merman": Case(
        ("play:miniature_merman", "move:red-1", "choose:draw-graveyard"),
        {"keen_koi": Face(ALL, ALL, only(0)), "leery_lizard": Face(ALL, ALL, only(0))},
        {"hand": {0: "miniature_merman"}, "graveyard": "buried_emperor keen_koi leery_lizard"},
    ),
    "place a hand card hidden: Battle Pet Master": places_from_hand("battle_pet_master"),
    "place a hand card hidden: Well-Aged Warrior": places_from_hand("well_aged_warrior"),
    "place a hand card hidden: Lethargic Leech": places_from_hand("lethargic_leech", "move:red-1"),
    "place a hand card hidden: Friendly Frogmage": places_from_hand("friendly_frogmage"),
    "place a hand card hidden: Gambling Overseer": places_from_hand("gambling_overseer"),
    "exchange a hidden hero with a hand card: Underestimated Squire": Case(
        ("play:underestimated_squire", "exchange:0.h0", "with:keen_koi"),
        {"keen_koi": private(0), "leery_lizard": private(0)},
        {"hand": {0: "underestimated_squire keen_koi"}, "hidden": {0: "leery_lizard"}},
        public=(("exchanged", {"first": "0.h0", "second": "0.hand"}),),
    ),
    "exchange a hand card with a hidden hero of another player: Careful Chameleon": Case(
        ("play:careful_chameleon", "move:red+1", "exchange:1.h1", "with:keen_koi"),
        {
            "keen_koi": Face(only(0, 1), only(0, 1), only(1)),
            "leery_lizard": Face(only(0, 1), only(0, 1), only(0)),
        },
        {
            "hand": {0: "careful_chameleon keen_koi"},
            "hidden": {1: "ace_fighter leery_lizard"},
        },
        public=(("exchanged", {"first": "1.h1", "second": "0.hand"}),),
    ),
    "exchange a hand card with a face-up hero of another player: Careful Chameleon": Case(
        ("play:careful_chameleon", "move:red+1", "exchange:1.leery_lizard", "with:keen_koi"),
        {"keen_koi": OPEN_TO_ALL, "leery_lizard": Face(ALL, ALL, only(0))},
        {"hand": {0: "careful_chameleon keen_koi"}, "party": {1: "leery_lizard"}},
    ),
    "exchange hidden heroes of two players: Careless Cartographer": Case(
        ("play:careless_cartographer", "move:red+1", "exchange:1.h0", "with:0.h1"),
        {
            "keen_koi": Face(only(0, 1), only(0, 1), only(1)),
            "leery_lizard": Face(only(0, 1), only(0, 1), only(0)),
        },
        {
            "hand": {0: "careless_cartographer"},
            "hidden": {0: "ace_fighter keen_koi", 1: "leery_lizard"},
        },
        public=(("exchanged", {"first": "1.h0", "second": "0.h1"}),),
    ),
    "random card from a hand into a hand: Resilient Rearguard": Case(
        ("play:resilient_rearguard", "move:red+1", "player:1", "card:keen_koi"),
        {
            "keen_koi": Face(only(0, 1), only(0, 1), only(0)),
            "leery_lizard": Face(NOBODY, only(1), only(1)),
        },
        {"hand": {0: "resilient_rearguard", 1: "keen_koi leery_lizard"}},
        public=(("drawn", {"from": "1.hand", "to": "0.hand"}),),
    ),
    "random card from a hand, hidden: Curious Cat Lover": Case(
        ("play:curious_cat_lover", "player:1", "card:keen_koi"),
        {"keen_koi": Face(only(0, 1), only(0, 1), only(0))},
        {"hand": {0: "curious_cat_lover", 1: "keen_koi leery_lizard"}},
        public=(("hidden", {"to": "0.h0"}),),
    ),
    "every other player discards from hand: Will-Bending Witch": Case(
        ("play:will_bending_witch", "move:red+1", "discard:keen_koi", "discard:leery_lizard"),
        {
            "keen_koi": Face(only(1), only(1), NOBODY),
            "leery_lizard": Face(only(2), only(2), NOBODY),
        },
        {"hand": {0: "will_bending_witch", 1: "keen_koi", 2: "leery_lizard"}},
        public=(("discarded", {"from": "1.hand"}), ("discarded", {"from": "2.hand"})),
    ),
    "named faction from a hand: Underwater Artist": Case(
        ("play:underwater_artist", "name:water", "player:1", "show:keen_koi"),
        {
            "keen_koi": Face(ALL, ALL, only(0)),
            "ace_fighter": Face(NOBODY, only(1), only(1)),
        },
        {"hand": {0: "underwater_artist", 1: "keen_koi ace_fighter"}},
        public=(("revealed", {"card": "keen_koi", "at": "1.hand"}),),
    ),
    "reveal the top of the wilderness: Tentacle Oracle": Case(
        ("play:tentacle_oracle",),
        {"keen_koi": Face(ALL, ALL, NOBODY), "leery_lizard": UNSEEN},
        {"hand": {0: "tentacle_oracle"}, "wilderness": "leery_lizard keen_koi"},
        public=(("revealed", {"card": "keen_koi", "at": "wilderness"}),),
    ),
    "take all tavern cards, place one, discard the rest: Battle Connoisseur": Case(
        ("play:battle_connoisseur", "hide:keen_koi", "discard:furious_frog"),
        {
            "keen_koi": Face(ALL, only(0), only(0)),
            "leery_lizard": Face(ALL, only(0), NOBODY),
            "furious_frog": Face(ALL, only(0), NOBODY),
        },
        {"hand": {0: "battle_connoisseur"}, "tavern": "keen_koi leery_lizard furious_frog"},
        kept_from_others=("hidden", "discarded"),
    ),
    "tavern card performed, then placed hidden: Modest Monsterslayer": Case(
        ("play:modest_monsterslayer", "aside:tavern.blind_eye_collector"),
        {"blind_eye_collector": Face(ALL, ALL, only(0))},
        {"hand": {0: "modest_monsterslayer"}, "tavern": "- blind_eye_collector -"},
        public=(("hidden", {"card": "blind_eye_collector", "to": "0.h0"}),),
    ),
    "face-up hero turned face down": Case(
        ("play:long_eared_loner", "player:1", "turn:1.keen_koi"),
        {"keen_koi": Face(ALL, ALL, only(1)), "ace_fighter": Face(NOBODY, only(1), only(1))},
        {
            "hand": {0: "long_eared_loner"},
            "party": {1: "keen_koi"},
            "hidden": {1: "ace_fighter"},
        },
        public=(("turned-down", {"card": "keen_koi", "to": "1.h1"}),),
    ),
    "hidden hero turned face up: Half-Sliced Ghoul": turned_up("half_sliced_ghoul"),
    "hidden hero turned face up: Long-Eared Loner": turned_up("long_eared_loner", "player:1"),
    "hidden hero turned face up: Spirited Shaman": turned_up("spirited_shaman", "player:1"),
    "hidden hero turned face up: Bludgeoning Blowfish": turned_up(
        "bludgeoning_blowfish", "move:red+1", "choose:turn-over"
    ),
    "hidden hero turned face up: Androgynous Assassin": turned_up(
        "androgynous_assassin", "move:red-1", "guess:undead"
    ),
    "hidden hero buried: Slaughtered Slime": buried("slaughtered_slime", "move:red-1"),
    "hidden hero buried: Kind King Slayer": buried("kind_king_slayer", markers=(7, 4)),
    "hidden heroes counted for X: Polar Protector": Case(
        ("play:polar_protector", "move:red-2"),
        {
            "keen_koi": Face(NOBODY, only(0), only(0)),
            "leery_lizard": Face(NOBODY, only(0), only(0)),
        },
        {"hand": {0: "polar_protector"}, "hidden": {0: "keen_koi leery_lizard"}},
        public=(("markers-moved", {"red-from": 4, "red": 2}),),
    ),
    "factions counted for X: Well-Shaved Wizard": Case(
        ("play:well_shaved_wizard", "move:red+1"),
        {"keen_koi": Face(NOBODY, ALL, ALL), "ace_fighter": Face(NOBODY, only(0), only(0))},
        {
            "hand": {0: "well_shaved_wizard"},
            "party": {0: "keen_koi"},
            "hidden": {0: "ace_fighter"},
        },
        public=(("markers-moved", {"red-from": 4, "red": 5}),),
    ),
    "face-up hero discarded": Case(
        ("play:vegetarian_sharkguard", "move:red+2", "discard:1.keen_koi"),
        {"keen_koi": Face(ALL, ALL, NOBODY)},
        {"hand": {0: "vegetarian_sharkguard"}, "party": {1: "keen_koi"}},
    ),
    "face-up hero exchanged": Case(
        ("play:queer_quartermaster", "exchange:0.keen_koi", "with:ace_fighter"),
        {"keen_koi": Face(ALL, ALL, only(0)), "ace_fighter": OPEN_TO_ALL},
        {"hand": {0: "queer_quartermaster ace_fighter"}, "party": {0: "keen_koi"}},
    ),
    "face-up hero moved": Case(
        ("play:goblin_cryptographer", "move:red-1", "place:1.keen_koi", "to:2"),
        {"keen_koi": OPEN_TO_ALL},
        {"hand": {0: "goblin_cryptographer"}, "party": {1: "keen_koi"}},
    ),
    "face-up hero taken to hand": Case(
        ("play:saber_toothed_troll", "take:1.keen_koi"),
        {"keen_koi": Face(ALL, ALL, only(0))},
        {"hand": {0: "saber_toothed_troll"}, "party": {1: "keen_koi"}},
    ),
}


@rule("HL-17.7", "who learns a face through an ability")
@pytest.mark.parametrize("effect", ABILITIES)
def test_an_ability(effect: str) -> None:
    case = ABILITIES[effect]
    check(arrange(**case.pieces, promo="on").say(*case.answers), case)


@rule("HL-17.7", "HL-20.40", "Wrapped Warrior: only the taker sees the pile and the card")
def test_the_warrior_looks_through_the_graveyard() -> None:
    graveyard = "keen_koi buried_emperor leery_lizard"
    table = arrange(hand={0: "wrapped_warrior"}, graveyard=graveyard)
    table.say("play:wrapped_warrior", "move:red+1")
    assert table.view(0).graveyard == ("leery_lizard", "buried_emperor", "keen_koi")
    for viewer in EVERYONE - {0}:
        assert table.view(viewer).graveyard is None
    table.say("take:graveyard.keen_koi")
    assert table.view(0).graveyard is None
    assert told_of(table, "keen_koi") == {0}
    assert knowing(table, "keen_koi") == {0}
    assert table.view(SPECTATOR).graveyard_top == "leery_lizard"
    assert table.view(SPECTATOR).graveyard_size == 2


@rule("HL-17.7", "Wrapped Warrior: the others see the new top card")
def test_the_warrior_takes_the_top() -> None:
    table = arrange(hand={0: "wrapped_warrior"}, graveyard="buried_emperor keen_koi leery_lizard")
    table.say("play:wrapped_warrior", "move:red+1", "take:graveyard.leery_lizard")
    for viewer in EVERYONE:
        assert table.view(viewer).graveyard_top == "keen_koi"
        assert table.view(viewer).graveyard_size == 2


@rule("HL-17.7", "with a single card set aside its identity is known to all")
@pytest.mark.parametrize(
    ("hero", "pieces"),
    [
        ("battle_connoisseur", {"tavern": "- keen_koi -"}),
        ("crow_carrier", {"graveyard": "keen_koi", "wilderness": "buried_emperor"}),
    ],
)
def test_a_single_card_is_known_to_all(hero: str, pieces: dict[str, Any]) -> None:
    table = arrange(hand={0: hero}, **pieces).say(f"play:{hero}", "hide:keen_koi")
    assert knowing(table, "keen_koi") == EVERYONE
