"""Every hero's text matches its program, in all languages."""

# ruff: noqa: RUF001 - the Cyrillic letters are meant

from typing import Any

import pytest

from hiddenhand.text import library
from hiddenhand.text.words import Words
from tests.house.card_facts import LEXICON, differences
from tests.rows import rows_of
from tools.tree import PACKAGE

DATA = rows_of(PACKAGE / "games/hidden_leaders/heroes.yaml")
HEROES: list[dict[str, Any]] = DATA["heroes"]


def test_every_language_has_a_lexicon() -> None:
    assert set(LEXICON) == set(library.languages())
    assert all(list(words) == list(LEXICON["en"]) for words in LEXICON.values())


@pytest.mark.parametrize("language", sorted(LEXICON))
def test_texts_say_what_heroes_do(language: str) -> None:
    words = Words("hidden_leaders", language)
    assert len(HEROES) >= 85
    found = {
        row["id"]: differences(row, words.say(f"text-{row['id']}"), language) for row in HEROES
    }
    assert {hero: wrong for hero, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", sorted(LEXICON))
def test_the_prototypes_texts_too(language: str) -> None:
    words = Words("hidden_leaders", language)
    rows = {row["id"]: row for row in HEROES}
    for other in DATA["editions"]["prototype"]["overrides"]:
        row = {**rows[other["id"]], **other}
        wrong = differences(row, words.say(f"text-{row['id']}-prototype"), language)
        # the short text omits "face up or hidden": any hero can be turned over
        assert set(wrong) <= {"up", "down"}


@pytest.mark.parametrize(
    ("language", "hero", "old", "new"),
    [
        ("en", "shaky_sharpshooter", "red +1", "red +2"),
        ("en", "shaky_sharpshooter", "Empire", "Undead"),
        ("pl", "shaky_sharpshooter", "LUB", "ORAZ"),
        ("pl", "krill_keeper", "-3", "-2"),
        ("pl", "curious_troll", "Możesz podejrzeć", "Podejrzyj"),
        ("uk", "pessimistic_whaleman", "порту", "глушини"),
        ("uk", "saltwater_sage", "застосуйте", "поховайте"),
        ("uk", "half_sliced_ghoul", "горян", "водяників"),
        ("uk", "pigmented_war_pig", "Червоний -1 і зелений +1", "Зелений -1 і червоний +1"),
    ],
)
def test_a_wrong_text_would_be_found(language: str, hero: str, old: str, new: str) -> None:
    row = next(row for row in HEROES if row["id"] == hero)
    text = Words("hidden_leaders", language).say(f"text-{hero}")
    assert old in text
    assert not differences(row, text, language)
    assert differences(row, text.replace(old, new), language)
