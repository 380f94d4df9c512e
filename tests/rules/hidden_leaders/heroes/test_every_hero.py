"""Every hero is tested, and its printed text agrees with its program.

A new row in heroes.yaml fails here until a test shows its effect and one what is left of it when
a part cannot be done.
"""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.library import Hero, library
from hiddenhand.games.hidden_leaders.program import MarkerBlock
from hiddenhand.text.words import Words

HERE = Path(__file__).parent
IDS = [hero.id for hero in library().heroes]


def shown(kind: str) -> dict[str, list[str]]:
    """Which tests of this folder say that they show `kind` of which hero."""
    found: dict[str, list[str]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        module = import_module(f"tests.rules.hidden_leaders.heroes.{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and callable(test):
                for hero in getattr(test, kind, ()):
                    found.setdefault(hero, []).append(name)
    return found


@pytest.mark.parametrize("kind", ["shows_effect_of", "shows_partial_case_of"])
def test_every_hero_has_its_tests(kind: str) -> None:
    tested = shown(kind)
    assert len(IDS) >= 85
    assert [hero for hero in IDS if hero not in tested] == []
    assert [hero for hero in tested if hero not in IDS] == []


# -- numbers in the text, numbers in the program ------------------------------------------

_SIGNED = re.compile(r"(?<!\w)[+-]\d+")
_SPELLED = {"three": 3}
_CAP = re.compile(r"at most (?:[+-]?(?P<figure>\d+)|(?P<word>\w+))")


def marker_blocks(hero: Hero) -> list[MarkerBlock]:
    return [step.markers for step in hero.program if step.verb == p.MARKERS]


def numbers_of(block: MarkerBlock) -> set[int]:
    """Every signed number of spaces a block can say; one space for each thing X counts."""
    found: set[int] = set()
    for move in block.moves:
        found |= {move.red, move.green, move.leading, move.trailing, move.red_x, move.green_x}
    return found - {0}


def cap_in(text: str) -> int:
    cap = _CAP.search(text)
    if cap is None:
        return 99
    return int(cap["figure"]) if cap["figure"] else _SPELLED[cap["word"]]


EVERY_CARD = [*library().heroes, *library().overrides.values()]


@cache
def words() -> Words:
    return Words("hidden_leaders")


def text_of(hero: Hero) -> str:
    """The English text of a card; a prototype card that differs has its own."""
    differs = library().overrides.get(hero.id) is hero
    return words().say(f"text-{hero.id}{'-prototype' if differs else ''}")


@pytest.mark.parametrize("hero", EVERY_CARD, ids=lambda hero: hero.id)
def test_the_numbers_of_the_text_are_those_of_the_program(hero: Hero) -> None:
    said = {int(number) for number in _SIGNED.findall(_CAP.sub("", text_of(hero)))}
    blocks = marker_blocks(hero)
    assert len(blocks) <= 1
    if not blocks:
        assert not said
        return
    [block] = blocks
    if "that many spaces" in text_of(hero):  # said in words: left is minus, right is plus
        sides = {"left": -1, "right": 1}
        said = {sides[side] for side in re.findall(r"\b(left|right)\b", text_of(hero))}
    assert said == numbers_of(block)
    assert cap_in(text_of(hero)) == block.x_most


WAYS = {"or both": 3, " or ": 2, "you may make it": 2}


@pytest.mark.parametrize("hero", EVERY_CARD, ids=lambda hero: hero.id)
def test_the_text_joins_the_markers_as_the_program_does(hero: Hero) -> None:
    """One way to move, two ("or"), or each alone and both together."""
    for block in marker_blocks(hero):
        text = text_of(hero).replace("Empire or Tribes", "Empire/Tribes")
        sentences = re.split(r"(?<=\.) ", text)
        moving = next(s for s in sentences if re.search(r"\b(red|green|marker)\b", s))
        expected = next((number for words, number in WAYS.items() if words in moving), 1)
        assert len(block.moves) == expected
