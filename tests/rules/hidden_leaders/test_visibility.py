"""HL-17 What each player may see: the standing information, choices, the rules for a server.

The tables of HL-17.6 and HL-17.7, row by row, are in `test_who_learns_a_face.py`.
"""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from hiddenhand.core.errors import NotAnOption
from hiddenhand.core.seats import OPEN, SPECTATOR, Seat
from hiddenhand.games.hidden_leaders import GAME
from hiddenhand.games.hidden_leaders.view import HiddenLeadersView, factions_of
from hiddenhand.table.dice import SeededDice
from hiddenhand.testing import rule
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange
from tests.rules.hidden_leaders.looking import (
    EVERYONE,
    finished,
    heard,
    random_play,
    shown,
    told_of,
    viewers,
)

Public = Callable[[HiddenLeadersView], object]
NOBODY_SEES: frozenset[Seat] = frozenset()


def standing() -> PreparedTable:
    """Something in every zone."""
    return arrange(
        hand={0: "ace_fighter", 1: "flailing_knight underpaid_mercenary"},
        party={0: "keen_koi", 2: "leery_lizard furious_frog"},
        hidden={0: "bored_goblin grumpy_guard", 1: "hairy_hermit"},
        tavern="crow_carrier - mummy_mystic",
        wilderness="aimless_eel rotting_orangutan",
        graveyard="arrowgant_skeleton buried_emperor watchful_witch",
        leaders={0: "cyra", 1: "enned", 2: "myrad"},
        markers=(6, 5),
        active=1,
        promo="on",
    )


def only(*seats: Seat) -> frozenset[Seat]:
    return frozenset(seats)


# The rows of HL-17.1: (item, what all see and how it reads, face -> who sees it).
STANDING: dict[str, tuple[Public, object, dict[str, frozenset[Seat]]]] = {
    "markers, turn, step, players, edition, promo heroes, end number": (
        lambda v: (
            (v.red, v.green, v.turn, v.active, v.phase, v.waiting_for, v.seats, v.end_number),
            (v.settings["edition"], v.settings["deck"], v.settings["promo"]),
        ),
        ((6, 5, 1, 1, "play", (1,), 3, 7), ("retail", "full", "on")),
        {},
    ),
    "leader dealt to a player": (
        lambda v: len(v.parties),
        3,
        {"cyra": only(0), "enned": only(1), "myrad": only(2)},
    ),
    "leaders not dealt": (
        lambda v: v.undealt_leaders,
        3,
        dict.fromkeys(("lemron", "xiadul", "pavyr"), NOBODY_SEES),
    ),
    "hand": (
        lambda v: [party.hand_size for party in v.parties],
        [1, 2, 0],
        {"ace_fighter": only(0), "flailing_knight": only(1), "underpaid_mercenary": only(1)},
    ),
    "face-up heroes": (
        lambda v: [party.heroes for party in v.parties],
        [("keen_koi",), (), ("leery_lizard", "furious_frog")],
        dict.fromkeys(("keen_koi", "leery_lizard", "furious_frog"), EVERYONE),
    ),
    "hidden heroes": (
        lambda v: [len(party.hidden) for party in v.parties],
        [2, 1, 0],
        {"bored_goblin": only(0), "grumpy_guard": only(0), "hairy_hermit": only(1)},
    ),
    "tavern": (
        lambda v: v.tavern,
        ("crow_carrier", None, "mummy_mystic"),
        {"crow_carrier": EVERYONE, "mummy_mystic": EVERYONE},
    ),
    "harbor": (
        lambda v: v.harbor_size,
        85 - 3 - 3 - 3 - 2 - 2 - 3,
        dict.fromkeys(("pigmented_war_pig", "short_sighted_soldier"), NOBODY_SEES),
    ),
    "wilderness": (
        lambda v: v.wilderness_size,
        2,
        dict.fromkeys(("aimless_eel", "rotting_orangutan"), NOBODY_SEES),
    ),
    "graveyard": (
        lambda v: (v.graveyard_top, v.graveyard_size, v.graveyard),
        ("watchful_witch", 3, None),
        {
            "watchful_witch": EVERYONE,
            "buried_emperor": NOBODY_SEES,
            "arrowgant_skeleton": NOBODY_SEES,
        },
    ),
}


@rule("HL-17.1", "the table of zones")
@pytest.mark.parametrize("item", STANDING)
def test_standing_information(item: str) -> None:
    table = standing()
    public, reads, faces = STANDING[item]
    for viewer in EVERYONE:
        assert public(table.view(viewer)) == reads
    for face, who in faces.items():
        assert {viewer for viewer in EVERYONE if face in shown(table, viewer)} == who


@rule("HL-17.1", "HL-20.41", "own discards are secret too")
def test_own_discards_are_not_shown() -> None:
    table = arrange(hand={0: "keen_koi leery_lizard"}).say("discard:keen_koi")
    assert "keen_koi" not in shown(table, 0)


@rule("HL-17.1", "set aside from the tavern or the graveyard: public until one is hidden")
@pytest.mark.parametrize(
    ("hero", "pieces"),
    [
        ("battle_connoisseur", {"tavern": "keen_koi leery_lizard furious_frog"}),
        ("crow_carrier", {"graveyard": "buried_emperor furious_frog leery_lizard"}),
    ],
)
def test_cards_set_aside_in_the_open(hero: str, pieces: dict[str, Any]) -> None:
    table = arrange(hand={0: hero}, **pieces)
    table.say(f"play:{hero}")
    for viewer in EVERYONE:
        assert {"leery_lizard", "furious_frog"} <= set(table.view(viewer).abilities[0].held)
    table.say("hide:leery_lizard")
    for viewer in EVERYONE - {0}:
        assert not {"keen_koi", "leery_lizard", "furious_frog"} & shown(table, viewer)


@rule("HL-17.1", "set aside from harbor or wilderness: the number is public, the faces are not")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("pessimistic_whaleman", ("move:red+1", "draw:keen_koi", "draw:leery_lizard")),
        ("joyless_chief", ()),
        ("seaweed_chopper", ("move:red-1",)),
    ],
)
def test_cards_set_aside_unseen(hero: str, answers: tuple[str, ...]) -> None:
    from_harbor = hero == "pessimistic_whaleman"
    wilderness = "" if from_harbor else "ace_fighter keen_koi leery_lizard"
    table = arrange(hand={0: hero}, wilderness=wilderness, promo="on")
    table.say(f"play:{hero}", *answers)
    assert set(table.view(0).abilities[0].held) == {"keen_koi", "leery_lizard"}
    for viewer in EVERYONE - {0}:
        assert table.view(viewer).abilities[0].held == (None, None)
        assert not {"keen_koi", "leery_lizard"} & (shown(table, viewer) | heard(table, viewer))


@rule("HL-17.2", "a history entry shows what its viewer could see at that moment")
def test_history_is_not_rewritten() -> None:
    table = arrange(
        hand={0: "battle_pet_master keen_koi", 1: "half_sliced_ghoul"},
        tavern="ace_fighter bored_goblin crow_carrier",
    )
    table.say("play:battle_pet_master", "hide:keen_koi").finish_turn()
    table.say("play:half_sliced_ghoul", "turn:0.h0")
    [hidden] = table.told(2, "hidden")
    assert hidden == {"event": "hidden", "seat": 0, "from": "0.hand", "to": "0.h0"}
    assert table.told(0, "hidden")[0]["card"] == "keen_koi"
    assert table.told(2, "turned-up")[0]["card"] == "keen_koi"


@rule("HL-17.2", "HL-17.9", "what is remembered is not shown again when the card moves unseen")
def test_memory_is_not_told_again() -> None:
    # All saw the Koi go to the wilderness; the Merman's draw itself shows them nothing.
    table = arrange(
        hand={0: "vegetarian_sharkguard", 2: "seaweed_chopper", 1: "miniature_merman"},
        party={1: "keen_koi"},
        tavern="ace_fighter bored_goblin crow_carrier",
        wilderness="leery_lizard",
        promo="on",
    )
    table.say("play:vegetarian_sharkguard", "move:red+2", "discard:1.keen_koi")
    while table.state.turn == 1:  # keeps the Koi on top
        table.say(table.options[0])
    top = table.wilderness[-1]
    seen = len(table.events)
    table.say("play:miniature_merman", "move:red-1", "choose:draw-wilderness")
    assert "keen_koi" in table.hand(1)
    assert top in table.hand(1)
    for viewer in EVERYONE - {1}:
        told = [event.seen_by(viewer) for event in table.events[seen:]]
        assert "keen_koi" not in json.dumps(told)


@rule("HL-17.3", "buried heroes are in the history; no list of the graveyard is shown")
def test_the_graveyard_below_its_top() -> None:
    table = arrange(hand={0: "nightmarish_northman"}, party={0: "keen_koi", 1: "leery_lizard"})
    table.say("play:nightmarish_northman", "move:red+2", "bury:0.keen_koi", "bury:1.leery_lizard")
    for viewer in EVERYONE:
        assert {"keen_koi", "leery_lizard"} <= heard(table, viewer)
        assert table.view(viewer).graveyard is None
        assert "keen_koi" not in shown(table, viewer)


CHOICES: dict[str, tuple[str, tuple[str, ...], str, dict[str, object]]] = {
    "the card played": ("keen_koi", (), "played", {"card": "keen_koi", "from": "0.hand"}),
    "a marker choice": ("leery_lizard", ("move:green-2",), "markers-moved", {"green": 4, "red": 6}),
    "a picked player": ("krill_keeper", ("player:2",), "chose-player", {"player": 2}),
    "a guessed faction": (
        "androgynous_assassin",
        ("move:red-1", "guess:undead"),
        "named-faction",
        {"faction": "undead"},
    ),
    "a named faction": (
        "double_shielded_turtle",
        ("name:tribes",),
        "named-faction",
        {"faction": "tribes"},
    ),
    "zone and position of a hand card": (
        "battle_pet_master",
        ("hide:ace_fighter",),
        "hidden",
        {"from": "0.hand", "to": "0.h1"},
    ),
    "positions of an exchange": (
        "underestimated_squire",
        ("exchange:0.h0", "with:ace_fighter"),
        "exchanged",
        {"first": "0.h0", "second": "0.hand"},
    ),
    "the position looked at": (
        "curious_troll",
        ("move:red+1", "look:1.h0", "pass"),
        "looked",
        {"at": "1.h0"},
    ),
    "the tavern slot taken from": (
        "hopeful_salamander",
        ("place:tavern.crow_carrier",),
        "placed",
        {"from": "tavern", "to": "0"},
    ),
    "that a look was declined": (
        "curious_troll",
        ("move:red+1", "pass"),
        "declined",
        {"card": "curious_troll"},
    ),
    "that an exchange was declined": (
        "underestimated_squire",
        ("pass",),
        "declined",
        {"card": "underestimated_squire"},
    ),
    "that the extra play was declined": (
        "doubtful_priest",
        ("move:red+2", "pass"),
        "declined",
        {"card": "doubtful_priest"},
    ),
}


@rule("HL-17.4", "public in every case")
@pytest.mark.parametrize("choice", CHOICES)
def test_public_choices(choice: str) -> None:
    hero, answers, kind, facts = CHOICES[choice]
    table = arrange(
        hand={0: f"{hero} ace_fighter"},
        hidden={0: "grumpy_guard", 1: "hairy_hermit"},
        tavern="- crow_carrier mummy_mystic",
        markers=(6, 6),
    )
    table.say(f"play:{hero}", *answers)
    for viewer in EVERYONE:
        last = table.told(viewer, kind)[-1]
        assert {name: last.get(name) for name in facts} == facts


@rule("HL-17.4", "HL-12.4", "a marker choice is public even where the track hides its effect")
@pytest.mark.parametrize("move", ["red+2", "green+2", "red+2,green+2"])
def test_a_choice_at_the_end_of_the_track_is_public(move: str) -> None:
    table = arrange(hand={0: "arrowgant_skeleton"}, markers=(12, 12))
    table.say("play:arrowgant_skeleton", f"move:{move}")
    assert table.markers == (12, 12)
    for viewer in EVERYONE:
        [told] = table.told(viewer, "markers-moved")
        assert (told["seat"], told["move"]) == (0, move)


@rule("HL-17.4", "HL-12.5", "a move by order or by count is told as it was made")
@pytest.mark.parametrize(
    ("hero", "answers", "move"),
    [
        ("keen_koi", (), "leading-1,trailing+1"),
        ("drowned_deserter", ("move:trailing+2",), "trailing+2"),
        ("naughty_necromancer", (), "red+1,green+1"),
        ("double_shielded_turtle", ("name:undead", "move:green-2"), "green-2"),
    ],
)
def test_a_move_is_told_as_it_was_made(hero: str, answers: tuple[str, ...], move: str) -> None:
    table = arrange(hand={0: hero}, tavern="- crow_carrier mummy_mystic", markers=(6, 5))
    table.say(f"play:{hero}", *answers)
    for viewer in EVERYONE:
        assert [told["move"] for told in table.told(viewer, "markers-moved")] == [move]


@rule("HL-17.4", "HL-17.6", "how many cards move is public")
@pytest.mark.parametrize("count", range(4))
def test_the_number_of_discards_is_public(count: int) -> None:
    hand = ["keen_koi", "leery_lizard", "furious_frog"]
    table = arrange(hand={0: " ".join(hand)}, tavern="ace_fighter bored_goblin crow_carrier")
    table.say(*[f"discard:{card}" for card in hand[:count]])
    if count < 3:
        table.say("pass")
    for viewer in (1, 2, SPECTATOR):
        assert len(table.told(viewer, "discarded")) == count
        assert table.view(viewer).parties[0].hand_size == 3 - count
        assert table.view(viewer).wilderness_size == count
        assert len(table.told(viewer, "passed")) == (count == 0)


CLOSED = re.compile(r"harbor|wilderness.*|\d\.(hand|h\d+)")


@rule("HL-17.5", "a face moving between two zones that are not face up is not public")
@pytest.mark.parametrize("seed", range(3))
def test_unseen_moves(seed: int) -> None:
    table = finished(3, f"unseen {seed}", promo="on")
    moves = 0
    ends = next(n for n, event in enumerate(table.events) if event.kind == "game-ended")
    for event in table.events[:ends]:
        here, there = str(event.public.get("from", "")), str(event.public.get("to", ""))
        unseen = CLOSED.fullmatch(here) and (there == "held" or CLOSED.fullmatch(there))
        if unseen and event.kind != "taken":
            moves += 1
            assert "card" not in event.seen_by(SPECTATOR)
            assert "card" in event.seen_by(OPEN)
    assert moves > 50


@rule("HL-17.8", "a look ends when the player confirms")
@pytest.mark.parametrize("hero", ["curious_troll", "watchful_witch", "bludgeoning_blowfish"])
def test_a_look_ends(hero: str) -> None:
    table = arrange(hand={0: hero}, hidden={1: "keen_koi", 2: "leery_lizard"})
    table.say(f"play:{hero}", "move:red-1" if hero == "watchful_witch" else "move:red+1")
    if hero == "bludgeoning_blowfish":
        table.say("choose:look")
    table.say("look:1.h0")
    if hero != "bludgeoning_blowfish":
        table.say("pass")
    assert table.view(0).looking == {"1.h0": "keen_koi"}
    assert table.options == ("seen",)
    for viewer in (1, 2, SPECTATOR):
        assert table.view(viewer).looking == {}
    table.say("seen")
    assert table.view(0).looking == {}
    assert "keen_koi" not in shown(table, 0)


@rule("HL-17.8", "a look at the wilderness ends as well")
def test_a_look_at_the_wilderness_ends() -> None:
    table = arrange(hand={0: "firm_fishmonger"}, wilderness="keen_koi leery_lizard")
    table.say("play:firm_fishmonger", "move:red-1")
    assert set(table.view(0).abilities[0].held) == {"keen_koi", "leery_lizard"}
    assert table.options == ("seen",)
    table.say("seen")
    assert not {"keen_koi", "leery_lizard"} & shown(table, 0)


@rule("HL-17.9", "a card that was public is shown like any other card of its new zone")
def test_known_to_all_is_memory_not_display() -> None:
    table = arrange(
        hand={0: "spirited_shaman"},
        party={1: "keen_koi"},
        tavern="leery_lizard ace_fighter bored_goblin",
    )
    table.say("play:spirited_shaman", "player:1", "turn:1.keen_koi", "take:tavern.leery_lizard")
    for viewer in EVERYONE:
        assert table.knows(viewer, "keen_koi")
        assert table.knows(viewer, "leery_lizard")
    for viewer in (0, 2, SPECTATOR):
        assert table.view(viewer).parties[1].hidden == (None,)
        assert "keen_koi" not in shown(table, viewer)
    for viewer in (1, 2, SPECTATOR):
        assert "leery_lizard" not in shown(table, viewer)


def face_down(table: PreparedTable) -> set[str]:
    """Everything that lies face down for a spectator."""
    secret = set(table.harbor) | set(table.wilderness) | set(table.graveyard[:-1])
    for seat in range(table.state.seats):
        secret |= set(table.hand(seat)) | set(table.hidden(seat))
    return secret


@rule("HL-17.10", "a face-down card is addressed by place, never by an identifier of its own")
@pytest.mark.parametrize("seed", range(3))
def test_face_down_cards_have_no_names(seed: int) -> None:
    picks = 0
    for table in random_play(4, f"places {seed}", {"promo": "on"}):
        if table.state.is_over() or table.seat < 0:
            continue
        others = set().union(
            *(set(table.hand(s)) | set(table.hidden(s)) for s in range(4) if s != table.seat)
        )
        for key in table.options:
            place = key.partition(":")[2]
            picks += ".h" in place
            assert not {place, place.rpartition(".")[2]} & others
    assert picks > 0


@rule("HL-17.10", "two hidden heroes cannot be told apart by what is sent")
def test_the_same_place_reads_the_same() -> None:
    def sent(stack: str) -> str:
        table = arrange(hand={0: "slaughtered_slime"}, hidden={1: stack})
        table.say("play:slaughtered_slime", "move:red-1")
        told = [table.told(viewer) for viewer in (0, 2, SPECTATOR)]
        views = [table.view(viewer).as_dict() for viewer in (0, 2, SPECTATOR)]
        return json.dumps([told, views, table.options])

    assert sent("keen_koi leery_lizard") == sent("leery_lizard keen_koi")
    assert sent("keen_koi leery_lizard") == sent("ace_fighter bored_goblin")


@rule("HL-17.11", "the options of a seat are sent to that seat only")
def test_options_are_private() -> None:
    table = arrange(hand={0: "keen_koi"})
    decision = table.decision
    assert "play:keen_koi" in json.dumps(decision.seen_by(0))
    for viewer in (1, 2, SPECTATOR):
        assert decision.seen_by(viewer).keys() == {"seat", "ask", "rule"}


@rule("HL-17.11", "error texts tell nothing: a wrong guess reads the same as a right one")
def test_errors_tell_nothing() -> None:
    texts = []
    for stack in ("keen_koi", "leery_lizard"):
        table = arrange(hand={0: "slaughtered_slime"}, hidden={1: stack})
        table.say("play:slaughtered_slime", "move:red-1")
        before = table.state.pack()
        with pytest.raises(NotAnOption) as error:
            table.say("bury:1.keen_koi")
        assert table.state.pack() == before
        texts.append(str(error.value))
    assert texts[0] == texts[1]


@rule("HL-17.11", "HL-17.1", "nothing sent to a viewer changes when the unknown is dealt anew")
@pytest.mark.parametrize("seed", range(2))
def test_messages_hold_nothing_unseen(seed: int) -> None:
    dice = SeededDice(f"redeal {seed}")
    for table in random_play(3, f"messages {seed}", {"promo": "on"}):
        if table.seat < 0:
            continue
        for viewer in viewers(table):
            world = table.state.redeal(viewer, dice)
            assert GAME.project(world, viewer) == table.view(viewer)
            asked = [decision.seen_by(viewer) for decision in world.questions(viewer)]
            known = table.state.questions(viewer)
            assert asked == [decision.seen_by(viewer) for decision in known]


@rule("HL-17.22", "the notebook reminds of own discards, which the table does not show")
def test_what_the_notebook_reminds_of() -> None:
    table = arrange(hand={0: "keen_koi", 1: "leery_lizard"}).say("discard:keen_koi")
    assert ("keen_koi", "wilderness") in GAME.remembered(table.state, 0)
    assert "keen_koi" not in shown(table, 0)
    for viewer in (1, 2, SPECTATOR):
        assert "keen_koi" not in dict(GAME.remembered(table.state, viewer))


@rule("HL-17.12", "the order in which hand cards are stored carries no information")
def test_hand_order_is_not_shown() -> None:
    one = arrange(hand={0: "keen_koi ace_fighter leery_lizard"})
    other = arrange(hand={0: "leery_lizard keen_koi ace_fighter"})
    for viewer in EVERYONE:
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0).parties[0].hand == ("ace_fighter", "keen_koi", "leery_lizard")
    for table in (one, other):
        table.say("discard:keen_koi")
    for viewer in (1, 2, SPECTATOR):
        assert one.told(viewer) == other.told(viewer)


@rule("HL-17.13", "a spectator sees exactly the public column")
@pytest.mark.parametrize("seed", range(3))
def test_a_spectator(seed: int) -> None:
    for table in random_play(3, f"spectator {seed}"):
        view = table.view(SPECTATOR)
        if view.phase == "over":
            continue
        assert all(party.hand is None and party.leader is None for party in view.parties)
        assert all(card is None for party in view.parties for card in party.hidden)
        assert view.graveyard is None
        assert view.looking == {}
        performing = {ability.card for ability in view.abilities}
        assert not (face_down(table) - performing) & shown(table, SPECTATOR)


@rule("HL-17.13", "the table can be watched: a spectator sees all that is public")
def test_a_spectator_sees_what_all_see() -> None:
    table = standing()
    for public, reads, _ in STANDING.values():
        assert public(table.view(SPECTATOR)) == reads


@rule("HL-17.14", "the shuffle voids earlier knowledge of positions")
def test_the_shuffle_voids_positions() -> None:
    table = arrange(
        hand={
            0: "keen_koi ace_fighter flailing_knight bored_goblin",
            1: "grumpy_guard hairy_hermit",
        },
        wilderness="leery_lizard furious_frog",
        tavern="mummy_mystic crow_carrier aimless_eel",
        harbor="",
        only_these_cards=True,
    )
    table.say("discard:keen_koi", "pass", "draw")  # 0 knew the top of the wilderness
    assert set(table.options) == {"draw:keen_koi", "draw:leery_lizard", "draw:furious_frog"}
    table.say("draw:leery_lizard", "discard:leery_lizard")
    table.say("pass", "draw", "draw:keen_koi")  # seat 1 draws unseen
    assert not table.knows(0, "keen_koi")
    dice = SeededDice("shuffled")
    hands = set()
    for _ in range(40):
        world = table.state.redeal(0, dice)
        assert hasattr(world, "deck")
        hands |= set(GAME.project(world, 1).parties[1].hand or ())
    assert {"keen_koi", "furious_frog"} <= hands


# Everything a seat can ever say; none of it shows a card at will.
VERBS = frozenset(
    [
        "play",
        "discard",
        "pass",
        "take",
        "draw",
        "hide",
        "move",
        "player",
        "name",
        "guess",
        "choose",
        "bury",
        "exchange",
        "with",
        "place",
        "to",
        "aside",
        "turn",
        "look",
        "seen",
        "perform",
        "show",
        "none",
    ]
)


@rule("HL-17.15", "no function is offered to show a leader, a hand card or a hidden hero")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_can_be_shown_at_will(seed: int) -> None:
    for table in random_play(3, f"show {seed}", {"promo": "on"}):
        verbs = {key.partition(":")[0] for key in table.options if table.seat >= 0}
        assert verbs <= VERBS
        if verbs & {"show", "none"}:  # only because the Artist demands it
            assert table.view(0).abilities[-1].card == "underwater_artist"


@rule("HL-17.16", "HL-20.47", "the Priest's prompt is given whether or not a card qualifies")
@pytest.mark.parametrize(
    ("hand", "offers"),
    [
        ("keen_koi", {"play:keen_koi", "pass"}),
        ("ace_fighter", {"pass"}),
        ("buried_emperor", {"pass"}),
    ],
)
def test_the_priest_is_always_asked(hand: str, offers: set[str]) -> None:
    table = arrange(hand={0: f"doubtful_priest {hand}"})
    table.say("play:doubtful_priest", "move:red+2")
    assert (table.seat, table.decision.ask) == (0, "ask-play-more")
    assert set(table.options) == offers


@rule("HL-17.16", "HL-20.48", "the Artist's question is put whether or not there is such a card")
@pytest.mark.parametrize(
    ("hand", "offers"), [("keen_koi", {"show:keen_koi"}), ("ace_fighter", {"none"})]
)
def test_the_artist_always_asks(hand: str, offers: set[str]) -> None:
    table = arrange(hand={0: "underwater_artist", 1: hand}, promo="on")
    table.say("play:underwater_artist", "name:water", "player:1")
    assert (table.seat, table.decision.ask) == (1, "ask-show")
    assert set(table.options) == offers


@rule("HL-17.17", "an empty choice that all can see is skipped silently")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        ("doubtful_priest", ("move:red+2",)),
        ("curious_troll", ("move:red+1",)),
        ("polar_protector", ()),
        ("nagging_northman", ()),
    ],
)
def test_an_empty_choice_is_skipped(hero: str, answers: tuple[str, ...]) -> None:
    table = arrange(hand={0: hero}, promo="on").say(f"play:{hero}", *answers)
    assert table.view(0).phase == "draw"


ENDING = "ace_fighter flailing_knight underpaid_mercenary keen_koi"


def ending() -> PreparedTable:
    """Six players; seat 0 plays its fifth hero."""
    return arrange(
        seats=6,
        hand={0: "bored_goblin leery_lizard", 1: "furious_frog"},
        party={0: ENDING},
        hidden={1: "grumpy_guard hairy_hermit"},
        graveyard="aimless_eel buried_emperor",
        wilderness="mummy_mystic",
        leaders={0: "cyra", 1: "enned"},
        markers=(4, 7),
    ).say("play:bored_goblin")


@rule("HL-17.18", "before the check succeeds nothing is revealed")
def test_nothing_is_revealed_early() -> None:
    table = ending()
    while table.result is None:
        for viewer in (2, SPECTATOR):
            assert not {"cyra", "enned", "grumpy_guard", "hairy_hermit"} & shown(table, viewer)
            assert not table.told(viewer, "game-ended")
            assert not table.told(viewer, "revealed-all")
        table.say(table.options[-1])
    assert table.told(SPECTATOR, "game-ended") == [{"event": "game-ended", "faction": "tribes"}]
    kinds = [event.kind for event in table.events]
    assert kinds.index("game-ended") < kinds.index("revealed-all")


@rule("HL-17.19", "HL-20.42", "then all leaders of players and all hidden heroes are public")
def test_the_end_reveals_leaders_and_hidden_heroes() -> None:
    table = ending().finish_turn()
    for viewer in viewers(table):
        parties = table.view(viewer).parties
        assert (parties[0].leader, parties[1].leader) == ("cyra", "enned")
        assert parties[1].hidden == ("grumpy_guard", "hairy_hermit")
        told = {event["seat"]: event for event in table.told(viewer, "revealed-all")}
        assert told[1]["leader"] == "enned"
        assert told[1]["hidden"] == ["grumpy_guard", "hairy_hermit"]
        assert len(told) == 6


@rule("HL-17.20", "HL-20.43", "hands, piles and undealt leaders stay unrevealed after the game")
def test_the_end_reveals_nothing_else() -> None:
    table = ending().finish_turn()
    secret = {"leery_lizard", "furious_frog", "mummy_mystic", "aimless_eel"} | table.harbor
    for viewer in viewers(table):
        assert not secret & shown(table, viewer)
    for viewer in (2, SPECTATOR):
        assert not ({"leery_lizard", "furious_frog"} & heard(table, viewer))


@rule("HL-17.20", "with fewer players the leaders not dealt stay unknown")
def test_undealt_leaders_stay_unknown() -> None:
    heroes = f"{ENDING} leery_lizard furious_frog bored_goblin grumpy_guard"
    table = arrange(seats=2, party={0: heroes}, leaders={0: "cyra", 1: "enned"})
    table.say("pass").finish_turn()
    assert table.result is not None
    for viewer in viewers(table):
        seen = shown(table, viewer) | heard(table, viewer)
        assert not {"lemron", "myrad", "xiadul", "pavyr"} & seen


@rule("HL-17.7", "HL-17.4", "named faction: all learn that the hand has none, and no Emperor")
def test_the_artist_finds_nothing() -> None:
    table = arrange(
        hand={0: "underwater_artist", 1: "ace_fighter flailing_knight"},
        graveyard="mummy_mystic",
        wilderness="buried_emperor",
        promo="on",
    )
    table.say("play:underwater_artist", "name:water", "player:1", "none")
    for viewer in EVERYONE:
        [told] = table.told(viewer, "has-none")
        assert told["player"] == 1
        if viewer != 1:
            assert not {"ace_fighter", "flailing_knight"} & heard(table, viewer)
    dice = SeededDice("none")
    for viewer in (0, 2, SPECTATOR):
        for _ in range(40):
            world = table.state.redeal(viewer, dice)
            hand = GAME.project(world, 1).parties[1].hand or ()
            assert not any("water" in factions_of(card) for card in hand)


@rule("HL-17.6", "HL-17.10", "a discard from hand is told by number and place, not by face")
def test_told_of_a_discard() -> None:
    table = arrange(hand={0: "keen_koi leery_lizard"}).say("discard:keen_koi")
    assert told_of(table, "keen_koi") == {0}
    assert table.told(1, "discarded") == [
        {"event": "discarded", "seat": 0, "from": "0.hand", "to": "wilderness"}
    ]
