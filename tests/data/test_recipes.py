"""The recipes of CONTRIBUTING: the example hero plays, and every verb is complete."""

import re
from importlib import import_module

import pytest
import yaml

from hiddenhand.core.position import parse
from hiddenhand.games.hidden_leaders import GAME, reading
from hiddenhand.games.hidden_leaders import program as p
from hiddenhand.games.hidden_leaders.library import build_deck, read_library
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.verbs.every import BY_NUMBER, EVERY
from hiddenhand.games.hidden_leaders.verbs.verb import Verb
from hiddenhand.text.words import Words
from tests.data.test_heroes import DUMPER, LEADERS, heroes
from tools.tree import ROOT

RECIPES = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FOLDER = ROOT / "src" / "hiddenhand" / "games" / "hidden_leaders"

TABLE = """hidden-hand position 1
game hidden_leaders
seats 2

hand 0 patient_potter keen_koi
party 0 grumpy_guard
party 1 canned_champion furious_frog
"""


def example() -> str:
    """The row of the recipe for a hero."""
    recipe = RECIPES.split("## Recipe: add a hero")[1].split("## Recipe:")[0]
    [row] = re.findall(r"```yaml\n(.*?)```", recipe, re.DOTALL)
    return str(row)


def with_the_example() -> LeadersState:
    data = heroes()
    data["heroes"] += yaml.safe_load(example())
    library = read_library(yaml.dump(data, Dumper=DUMPER, allow_unicode=True), LEADERS)
    deck = build_deck(library, 2, "retail", "full", "off", "all")
    return reading.read(parse(TABLE, GAME.name), lambda only: deck)


def test_the_hero_of_the_recipe_plays() -> None:
    state = with_the_example()
    for answer in (
        "play:patient_potter",
        "move:green-1",
        "bury:1.canned_champion",
        "hide:keen_koi",
    ):
        assert answer in state.option_keys(0), state
        state.say(0, answer)
    assert "party 1 furious_frog\n" in repr(state)
    assert "hidden 0 keen_koi\n" in repr(state)


@pytest.mark.parametrize("verb", EVERY, ids=lambda verb: verb.word or type(verb).__name__)
def test_a_verb_is_complete(verb: Verb) -> None:
    numbers = {name: number for name, number in vars(p).items() if name.isupper()}
    assert verb.number in numbers.values()
    assert BY_NUMBER[verb.number] is verb
    module = import_module(type(verb).__module__)
    listed = (FOLDER / "compiled.txt").read_text(encoding="utf-8").splitlines()
    assert f"verbs/{module.__name__.rpartition('.')[2]}.py" in listed
    if not verb.word:
        return  # what no row says: the marker block, and the end of a list
    told = yaml.safe_load((FOLDER / "reference.yaml").read_text(encoding="utf-8"))
    assert verb.word in told["verbs"]
    assert _is_read_again(verb.word)
    words = Words(GAME.name)
    for text, _, first in verb.asks.values():
        if not text.startswith("chance-"):
            assert words.has(f"ask-{text.removeprefix('ask-')}"), text
            assert words.has(f"option-{first}"), first


def _is_read_again(word: str) -> bool:
    """Does the second reading of the rules know the verb?"""
    source = (ROOT / "tests/rules/hidden_leaders/second_reading/ability.py").read_text("utf-8")
    return word in source


def test_numbers_of_verbs_have_no_gap() -> None:
    assert sorted(verb.number for verb in EVERY) == list(range(1, len(EVERY) + 1))
