"""HL-12: the two markers."""

import pytest

from hiddenhand.testing import rule
from tests.rules.hidden_leaders.heroes.scene import FIGHTER, KOI, PIG, done, played

Spaces = tuple[int, int]


@rule("HL-12.1", "plus moves right, minus moves left; both markers may share a space")
def test_plus_is_right_minus_is_left() -> None:
    assert played("underpaid_mercenary", markers=(4, 4)).markers == (7, 5)
    assert played("depressed_druid", markers=(6, 6)).markers == (3, 5)
    assert played("pigmented_war_pig", markers=(6, 4)).markers == (5, 5)  # one space for both


@rule("HL-12.2", "a marker stops at 1 or 12; the rest of the move is lost")
@pytest.mark.parametrize(
    ("hero", "before", "after"),
    [
        ("underpaid_mercenary", (10, 12), (12, 12)),
        ("underpaid_mercenary", (9, 11), (12, 12)),
        ("depressed_druid", (3, 2), (1, 1)),
        ("flailing_knight", (1, 4), (1, 1)),
        ("flailing_knight", (1, 2), (1, 1)),
    ],
)
def test_the_track_ends_at_1_and_12(hero: str, before: Spaces, after: Spaces) -> None:
    assert played(hero, markers=before).markers == after


@rule("HL-12.2", "the lost rest does not come back with the next move")
def test_the_rest_is_lost() -> None:
    table = played("doubtful_priest", "move:red+2", f"play:{PIG}", hand=PIG, markers=(12, 6))
    assert table.markers == (11, 7)


@rule("HL-12.3", "AND: both. OR: exactly one. AND/OR: one or both, not none")
def test_and_or_and_both() -> None:
    assert done(played("blind_eye_collector"))  # nothing is asked
    either = played("rotting_orangutan")
    assert set(either.options) == {"move:red+2", "move:green+2"}
    both = played("arrowgant_skeleton")
    assert set(both.options) == {"move:red+2", "move:green+2", "move:red+2,green+2"}


@rule("HL-12.4", "HL-20.30", "a marker that cannot move, or only partly, may be chosen")
@pytest.mark.parametrize(
    ("hero", "before", "answer", "after"),
    [
        ("rotting_orangutan", (12, 5), "move:red+2", (12, 5)),
        ("rotting_orangutan", (11, 5), "move:red+2", (12, 5)),
        ("arrowgant_skeleton", (12, 12), "move:green+2", (12, 12)),
        ("furious_frog", (1, 6), "move:red-2,green-2", (1, 4)),
        ("leery_lizard", (5, 1), "move:green-2", (5, 1)),
    ],
)
def test_a_marker_that_cannot_move_may_be_chosen(
    hero: str, before: Spaces, answer: str, after: Spaces
) -> None:
    assert played(hero, answer, markers=before).markers == after


@rule("HL-12.5", "leading is farther right; it is read once, just before the move")
@pytest.mark.parametrize(
    ("before", "after"), [((5, 4), (4, 5)), ((4, 5), (5, 4)), ((1, 12), (2, 11)), ((6, 4), (5, 5))]
)
def test_who_leads_is_read_once(before: Spaces, after: Spaces) -> None:
    assert played("keen_koi", markers=before).markers == after


@rule("HL-12.5", "on the same space neither exists, and moves that need one do not happen")
@pytest.mark.parametrize("hero", ["keen_koi", "drowned_deserter", "triple_sword_lizard"])
@pytest.mark.parametrize("space", [1, 6, 12])
def test_level_markers_have_no_leader(hero: str, space: int) -> None:
    table = played(hero, markers=(space, space))
    assert done(table)
    assert table.markers == (space, space)


@rule("HL-12.6", "the player whom a card lets decide must choose one of the options")
def test_another_player_must_decide() -> None:
    table = played("doubtful_priest", hand=KOI, markers=(6, 6))
    assert table.seat == 1
    assert table.decision.rule == "HL-12.6"
    assert set(table.options) == {"move:red+2", "move:red-2"}  # no way to decline
    table = played("saber_toothed_troll", f"take:2.{FIGHTER}", party={2: FIGHTER})
    assert table.seat == 2
    assert set(table.options) == {"move:green+2", "move:green-2"}
