"""Facts printed on the cards: no secrets, the same for every viewer.

Bots, texts and the lab use this module and the view, and no other part of the game.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, final

from mypy_extensions import i64

from hiddenhand.games.hidden_leaders import outlook
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.codes import FACTION_WORDS
from hiddenhand.games.hidden_leaders.hunch import TEXTS
from hiddenhand.games.hidden_leaders.library import Hero, deck, library
from hiddenhand.games.hidden_leaders.options import in_order
from hiddenhand.games.hidden_leaders.program import Deck, Move
from hiddenhand.games.hidden_leaders.verbs.every import BY_NUMBER

FACTIONS = tuple(FACTION_WORDS.values())


@final
class HeroFacts:
    """What is printed on a hero."""

    def __init__(
        self,
        mask: int,  # the factions as bits
        moves: tuple[Move, ...],  # the alternative marker moves; empty: none
        decides: bool,  # the player of the card chooses the alternative
        does: tuple[str, ...],
        counts: int,  # the faction whose face-up heroes X counts, 0 if X counts something else
    ) -> None:
        self.mask: Final[i64] = mask
        self.factions: Final = faction_words(mask)
        self.moves: Final = moves
        self.decides: Final = decides
        self.text_worth: Final[float] = sum([TEXTS[word] for word in does])
        self.counts: Final[i64] = counts


@final
class LeaderFacts:
    """What is printed on a leader."""

    def __init__(self, number: int, mask: int) -> None:
        self.number: Final = number
        self.mask: Final[i64] = mask
        self.factions: Final = faction_words(mask)


def faction_words(mask: int) -> frozenset[str]:
    """The names of the factions in a bit mask."""
    return frozenset(word for bit, word in FACTION_WORDS.items() if mask & bit)


@cache
def heroes(edition: str = "retail") -> dict[str, HeroFacts]:
    """All heroes of an edition, by id."""
    rows = library().heroes
    if edition == "prototype":
        rows = tuple(library().overrides.get(hero.id, hero) for hero in rows)
    return {hero.id: _hero(hero) for hero in rows}


def _hero(hero: Hero) -> HeroFacts:
    blocks = [step.markers for step in hero.program if step.verb == p.MARKERS]
    verbs = [BY_NUMBER[step.verb] for step in hero.program]
    does = tuple(verb.does for verb in verbs if verb.does)
    moves = tuple(blocks[0].moves) if blocks else ()
    decides = not blocks or blocks[0].decider == p.SELF
    counts = 0
    if blocks and blocks[0].x_kind == p.X_FACE_UP and blocks[0].x_factions in FACTION_WORDS:
        counts = int(blocks[0].x_factions)
    return HeroFacts(hero.factions, moves, decides, does, counts)


@cache
def leaders() -> dict[str, LeaderFacts]:
    """All leaders, by id."""
    return {leader.id: LeaderFacts(leader.number, leader.factions) for leader in library().leaders}


def leaders_in_play(seats: int, settings: Mapping[str, str]) -> tuple[str, ...]:
    """The leaders that may be dealt with these settings."""
    built = deck_in_play(seats, settings)
    return tuple(built.leaders[number] for number in built.leaders_in_play)


def heroes_in_play(seats: int, settings: Mapping[str, str]) -> tuple[str, ...]:
    """All heroes in the deck with these settings."""
    built = deck_in_play(seats, settings)
    return tuple(built.ids[number] for number in built.in_play)


def deck_in_play(seats: int, settings: Mapping[str, str]) -> Deck:
    """The deck with these settings."""
    return deck(seats, *in_order(settings))


def faction_chances(
    seats: int, settings: Mapping[str, str], left: int, red: int, green: int
) -> dict[str, float]:
    """The chance of each faction to win with `left` plays to come, if they move like typical
    ones."""
    table = outlook.chances_of(deck_in_play(seats, settings))
    return {word: outlook.chance(table, bit, left, red, green) for bit, word in enumerate(FACTIONS)}


def typical_moves(seats: int, settings: Mapping[str, str]) -> dict[tuple[int, int], float]:
    """The probability that an unknown play moves red and green by these numbers of spaces."""
    weights = outlook.typical_moves(deck_in_play(seats, settings))
    spread, reach = int(outlook.SPREAD), int(outlook.REACH)
    return {
        (at // spread - reach, at % spread - reach): weight
        for at, weight in enumerate(weights)
        if weight > 0
    }


def plays_left(seats: int, missing: int) -> int:
    """About how many plays are left if the fullest party lacks `missing` heroes."""
    return int(outlook.plays_left(seats, missing))
