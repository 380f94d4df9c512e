"""Shortcuts to set up a scene for one hero, and to declare what a test covers."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from hiddenhand.core.seats import SPECTATOR, Seat
from hiddenhand.testing.hidden_leaders import PreparedTable, arrange

Test = TypeVar("Test", bound=Callable[..., object])

# Heroes used as extras: three for each faction, and the Emperor.
HERMIT, DRUID, PIG = "hairy_hermit", "depressed_druid", "pigmented_war_pig"
FIGHTER, KNIGHT, SOLDIER = "ace_fighter", "flailing_knight", "short_sighted_soldier"
ORANGUTAN, ARROWGANT, LEECH = "rotting_orangutan", "arrowgant_skeleton", "lethargic_leech"
KOI, FROG, LIZARD = "keen_koi", "furious_frog", "leery_lizard"
EMPEROR = "buried_emperor"
OF_FACTION = {
    "tribes": (HERMIT, DRUID, PIG),
    "empire": (FIGHTER, KNIGHT, SOLDIER),
    "undead": (ORANGUTAN, ARROWGANT, LEECH),
    "water": (KOI, FROG, LIZARD),
}
EVERYONE = {0, 1, 2, SPECTATOR}  # at a table of three


def effect(*heroes: str) -> Callable[[Test], Test]:
    """Marks a test that covers the whole effect of these heroes."""
    return _about("shows_effect_of", heroes)


def partial(*heroes: str) -> Callable[[Test], Test]:
    """Marks a test of what remains of these heroes' effects when a part is impossible or
    declined."""
    return _about("shows_partial_case_of", heroes)


def _about(kind: str, heroes: tuple[str, ...]) -> Callable[[Test], Test]:
    def attach(test: Test) -> Test:
        setattr(test, kind, heroes + getattr(test, kind, ()))
        return test

    return attach


def played(
    hero: str,
    *answers: str,
    hand: str = "",
    hands: Mapping[Seat, str] | None = None,
    **table: Any,
) -> PreparedTable:
    """Seat 0 plays `hero`, with `hand` as its other cards; then the answers follow."""
    scene = arrange(hand={**(hands or {}), 0: f"{hero} {hand}"}, **table)
    return scene.say(f"play:{hero}", *answers)


def check_either_marker(hero: str, after: Mapping[str, tuple[int, int]]) -> None:
    """Played at (6, 6): exactly these answers, with these results."""
    for answer, markers in after.items():
        table = played(hero, markers=(6, 6))
        assert set(table.options) == set(after)
        assert table.say(answer).markers == markers


def done(table: PreparedTable) -> bool:
    """True if the ability has ended and the turn continues."""
    return table.view(SPECTATOR).abilities == ()


def who_knows(table: PreparedTable, card: str) -> set[Seat]:
    viewers = (*range(table.state.seats), SPECTATOR)
    return {viewer for viewer in viewers if table.knows(viewer, card)}


def told_cards(table: PreparedTable, viewer: Seat, kind: str) -> list[Any]:
    """The faces `viewer` was told in events of one kind; None if the face was not told."""
    return [event.get("card") for event in table.told(viewer, kind)]


def until_own_turn(table: PreparedTable, keep: str) -> PreparedTable:
    """Nobody plays anything until seat 0 is to play again; it never discards `keep`."""
    while f"play:{keep}" not in table.options:
        idle = "pass" if "pass" in table.options else ""
        table.say(idle or next(key for key in table.options if keep not in key))
    return table
