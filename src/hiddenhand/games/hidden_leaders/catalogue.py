"""What is printed on the cards, as plain data from which a user interface can draw every card.

It uses the words of heroes.yaml and adds nothing to its rows.
"""

from hiddenhand.core.event import Fact
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.codes import FACTION_WORDS
from hiddenhand.games.hidden_leaders.library import Hero, Library
from hiddenhand.games.hidden_leaders.markers import TRACK_END, winning_faction
from hiddenhand.games.hidden_leaders.program import Instruction, MarkerBlock, Move
from hiddenhand.games.hidden_leaders.vocabulary import CARD_REFS, PLAYERS, VERBS, X_KINDS, ZONES
from hiddenhand.games.hidden_leaders.words import ASK_NUMBERS, EVENTS, OPTION_VERBS

_VERBS = {verb.number: word for word, verb in VERBS.items()}
_ZONES = {number: word for word, number in (ZONES | CARD_REFS).items()}
_PLAYERS = {number: word for word, number in PLAYERS.items()}
_COUNTED = {number: word for word, (number, _) in X_KINDS.items()}


def catalogue(shelf: Library) -> dict[str, Fact]:
    """All heroes and leaders, and all kinds of questions, answers and events.

    `prototype` holds the cards that differ in that edition.
    """
    return {
        "heroes": {hero.id: _hero(hero) for hero in shelf.heroes},
        "prototype": {hero.id: _hero(hero) for hero in shelf.overrides.values()},
        "leaders": {
            leader.id: {"number": leader.number, "factions": _factions(leader.factions)}
            for leader in shelf.leaders
        },
        "asks": sorted(ASK_NUMBERS),
        "verbs": list(OPTION_VERBS),
        "events": list(EVENTS),
        "winning": _winning(),
    }


def _winning() -> Fact:
    """The winning faction (HL-14) by the spaces of the red and the green marker, each from 1."""
    spaces = range(1, TRACK_END + 1)
    rows: list[Fact] = []
    for red in spaces:
        rows.append([FACTION_WORDS[int(winning_faction(red, green))] for green in spaces])
    return rows


def _hero(hero: Hero) -> Fact:
    blocks = [step.markers for step in hero.program if step.verb == p.MARKERS]
    return {
        "factions": _factions(hero.factions),
        "set": hero.set,
        "advanced": hero.advanced,
        "guesses": list(hero.guesses),
        "markers": _markers(blocks[0]) if blocks else None,
        "does": _does(hero.program),
    }


def _factions(mask: int) -> list[str]:
    return [word for bit, word in FACTION_WORDS.items() if mask & bit]


def _markers(block: MarkerBlock) -> dict[str, Fact]:
    """The marker block: `ways` are alternatives, each with the spaces per marker; x: times X."""
    return {
        "ways": [_way(move) for move in block.moves],
        "counts": _COUNTED.get(int(block.x_kind)),
        "decider": _PLAYERS[int(block.decider)],
        "if": block.condition.kind != p.ALWAYS,
    }


def _way(move: Move) -> Fact:
    numbers = {
        "red": move.red + move.red_x,
        "green": move.green + move.green_x,
        "leading": move.leading,
        "trailing": move.trailing,
    }
    way: dict[str, Fact] = {name: int(number) for name, number in numbers.items() if number != 0}
    if move.red_x != 0 or move.green_x != 0:
        way["x"] = True
    if move.condition.kind != p.ALWAYS:
        way["if"] = True
    return way


def _does(program: list[Instruction]) -> list[Fact]:
    """The steps of the text besides the markers: what is done, and with which cards."""
    parts: list[Fact] = []
    for step in program:
        if step.verb in (p.MARKERS, p.JUMP):
            continue
        part: dict[str, Fact] = {"do": _VERBS[int(step.verb)], "may": not step.must}
        if step.sel.zone:
            part["with"] = _ZONES[int(step.sel.zone)]
        if step.verb == p.EXCHANGE:
            part["for"] = _ZONES[int(step.other.zone)]
        parts.append(part)
    return parts
