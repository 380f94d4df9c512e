"""Heroes that do nothing but move markers."""

import pytest

from tests.rules.hidden_leaders.heroes.scene import (
    ARROWGANT,
    EMPEROR,
    FIGHTER,
    KOI,
    ORANGUTAN,
    done,
    effect,
    partial,
    played,
)

Positions = dict[str, tuple[int, int]]  # answer -> (red, green); "" where nothing is asked

# Played at (6, 6).
PLAIN: dict[str, Positions] = {
    "pigmented_war_pig": {"": (5, 7)},
    "depressed_druid": {"": (3, 5)},
    "blind_eye_collector": {"": (7, 9)},
    "short_sighted_soldier": {"": (7, 5)},
    "flailing_knight": {"": (5, 3)},
    "underpaid_mercenary": {"": (9, 7)},
    "arrowgant_skeleton": {
        "move:red+2": (8, 6),
        "move:green+2": (6, 8),
        "move:red+2,green+2": (8, 8),
    },
    "rotting_orangutan": {"move:red+2": (8, 6), "move:green+2": (6, 8)},
    "leery_lizard": {"move:red-1": (5, 6), "move:green-2": (6, 4)},
    "furious_frog": {
        "move:red-2": (4, 6),
        "move:green-2": (6, 4),
        "move:red-2,green-2": (4, 4),
    },
    "apathetic_waterpriest": {"move:red-2": (4, 6), "move:green-1": (6, 5)},
}

# The track cuts the move short: (red, green) before, and after each answer.
AT_THE_ENDS: dict[str, tuple[tuple[int, int], Positions]] = {
    "pigmented_war_pig": ((1, 12), {"": (1, 12)}),
    "depressed_druid": ((3, 1), {"": (1, 1)}),
    "blind_eye_collector": ((12, 10), {"": (12, 12)}),
    "short_sighted_soldier": ((12, 1), {"": (12, 1)}),
    "flailing_knight": ((1, 3), {"": (1, 1)}),
    "underpaid_mercenary": ((11, 12), {"": (12, 12)}),
    "arrowgant_skeleton": (
        (11, 12),
        {
            "move:red+2": (12, 12),
            "move:green+2": (11, 12),
            "move:red+2,green+2": (12, 12),
        },
    ),
    "rotting_orangutan": ((12, 5), {"move:red+2": (12, 5), "move:green+2": (12, 7)}),
    "leery_lizard": ((1, 2), {"move:red-1": (1, 2), "move:green-2": (1, 1)}),
    "furious_frog": (
        (2, 1),
        {"move:red-2": (1, 1), "move:green-2": (2, 1), "move:red-2,green-2": (1, 1)},
    ),
    "apathetic_waterpriest": ((2, 1), {"move:red-2": (1, 1), "move:green-1": (2, 1)}),
}


def check_moves(hero: str, before: tuple[int, int], after: Positions) -> None:
    """The answers are exactly those of `after`, lead there, and nothing else happens."""
    for answer, markers in after.items():
        table = played(
            hero, party={1: "aimless_eel wrapped_warrior"}, tavern="angry_priestess", markers=before
        )
        if answer:
            assert set(table.options) == set(after)
            assert table.markers == before
            table.say(answer)
        assert done(table)
        assert table.markers == markers
        assert table.party(0) == [hero]
        assert table.party(1) == ["aimless_eel", "wrapped_warrior"]
        assert table.graveyard == [EMPEROR]
        assert table.tavern == ["angry_priestess", None, None]


@effect(*PLAIN)
@pytest.mark.parametrize("hero", PLAIN)
def test_marker_moves(hero: str) -> None:
    check_moves(hero, (6, 6), PLAIN[hero])


@partial(*AT_THE_ENDS)
@pytest.mark.parametrize("hero", AT_THE_ENDS)
def test_a_marker_stops_at_the_end_of_the_track(hero: str) -> None:
    before, after = AT_THE_ENDS[hero]
    check_moves(hero, before, after)


AHEAD = [
    ("hairy_hermit", (6, 4), {"move:red-1": (5, 4), "move:red-2": (4, 4)}),
    ("ace_fighter", (4, 6), {"move:red+1": (5, 6), "move:red+2": (6, 6)}),
    ("drowned_deserter", (7, 4), {"move:leading-1": (6, 4), "move:trailing+2": (7, 6)}),
    ("drowned_deserter", (4, 7), {"move:leading-1": (4, 6), "move:trailing+2": (6, 7)}),
    ("drowned_deserter", (5, 4), {"move:leading-1": (4, 4), "move:trailing+2": (5, 6)}),
    ("keen_koi", (8, 4), {"": (7, 5)}),
    ("keen_koi", (4, 8), {"": (5, 7)}),
    ("keen_koi", (5, 4), {"": (4, 5)}),
    ("triple_sword_lizard", (7, 4), {"move:leading-1": (6, 4), "move:leading-3": (4, 4)}),
    ("triple_sword_lizard", (5, 6), {"move:leading-1": (5, 5), "move:leading-3": (5, 3)}),
]
NOT_AHEAD = [
    ("hairy_hermit", (4, 6), {"": (3, 6)}),
    ("hairy_hermit", (5, 5), {"": (4, 5)}),
    ("hairy_hermit", (1, 6), {"": (1, 6)}),
    ("ace_fighter", (6, 4), {"": (7, 4)}),
    ("ace_fighter", (5, 5), {"": (6, 5)}),
    ("ace_fighter", (12, 4), {"": (12, 4)}),
    ("drowned_deserter", (6, 6), {"": (6, 6)}),
    ("keen_koi", (6, 6), {"": (6, 6)}),
    ("triple_sword_lizard", (6, 6), {"": (6, 6)}),
    ("triple_sword_lizard", (3, 2), {"move:leading-1": (2, 2), "move:leading-3": (1, 2)}),
]


@effect(*(hero for hero, _, _ in AHEAD))
@pytest.mark.parametrize(("hero", "before", "after"), AHEAD)
def test_moves_that_ask_who_leads(hero: str, before: tuple[int, int], after: Positions) -> None:
    check_moves(hero, before, after)


@partial(*(hero for hero, _, _ in NOT_AHEAD))
@pytest.mark.parametrize(("hero", "before", "after"), NOT_AHEAD)
def test_without_a_leader_there_is_less_to_do(
    hero: str, before: tuple[int, int], after: Positions
) -> None:
    check_moves(hero, before, after)


HAS_ONE = {  # hero -> faction it needs face up, its fillers, where it moves the markers from (6, 6)
    "bored_goblin": (ORANGUTAN, (4, 6)),
    "grumpy_guard": (KOI, (6, 8)),
}


@effect(*HAS_ONE)
@pytest.mark.parametrize("hero", HAS_ONE)
def test_one_face_up_hero_of_the_faction_moves_the_marker(hero: str) -> None:
    needed, after = HAS_ONE[hero]
    table = played(hero, party={0: needed}, markers=(6, 6))
    assert done(table)  # the move is not optional
    assert table.markers == after
    table = played(hero, party={0: EMPEROR}, markers=(6, 6))
    assert table.markers == after
    two_of_them = f"{needed} {ARROWGANT if needed == ORANGUTAN else 'furious_frog'}"
    assert played(hero, party={0: two_of_them}, markers=(6, 6)).markers == after


@partial(*HAS_ONE)
@pytest.mark.parametrize("hero", HAS_ONE)
def test_hidden_heroes_and_those_of_others_move_nothing(hero: str) -> None:
    needed, _ = HAS_ONE[hero]
    table = played(
        hero, party={0: FIGHTER, 1: needed}, hidden={0: EMPEROR}, graveyard="", markers=(6, 6)
    )
    assert done(table)
    assert table.markers == (6, 6)
    assert played(hero, hidden={0: needed}, markers=(6, 6)).markers == (6, 6)


@effect("naughty_necromancer")
@pytest.mark.parametrize(
    ("graveyard", "after"),
    [
        (EMPEROR, (7, 7)),
        (f"{EMPEROR} {KOI}", (8, 8)),
        (f"{EMPEROR} {KOI} {ORANGUTAN}", (9, 9)),
        (f"{EMPEROR} {KOI} {ORANGUTAN} {FIGHTER} {ARROWGANT}", (9, 9)),
    ],
)
def test_necromancer_counts_the_graveyard(graveyard: str, after: tuple[int, int]) -> None:
    table = played("naughty_necromancer", graveyard=graveyard, markers=(6, 6))
    assert done(table)
    assert table.markers == after
    assert table.graveyard == graveyard.split()


@partial("naughty_necromancer")
def test_necromancer_with_an_empty_graveyard_moves_nothing() -> None:
    table = played("naughty_necromancer", hidden={1: EMPEROR}, markers=(6, 6))
    assert done(table)
    assert table.markers == (6, 6)


@effect("naughty_necromancer")
def test_necromancer_performed_from_the_graveyard_counts_itself() -> None:
    table = played("sun_shy_skeleton", graveyard=f"{EMPEROR} naughty_necromancer", markers=(6, 6))
    assert table.markers == (8, 8)
