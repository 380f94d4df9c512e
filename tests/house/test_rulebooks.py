"""The rulebooks have the same paragraphs, numbers, cards and references in all languages."""

import re
from functools import cache

import pytest

from hiddenhand import games
from hiddenhand.core.game import Game
from hiddenhand.core.rulebook import Paragraph, read_paragraphs
from hiddenhand.text.words import Words
from tests.house.tongues import KNOWN, OTHERS, foreign
from tools.tree import PACKAGE, shipped_games

BOOKS = [(game, language) for game in shipped_games() for language in OTHERS]
PREFIXES = "|".join(game.paragraph_prefix for game in shipped_games())
REFERENCE = re.compile(rf"\b(?:{PREFIXES})-[A-Z]?\d+(?:\.\d+)*")
POSITION = re.compile(r"\(-?\d+, -?\d+\)")
CODE = re.compile(r"```.*?```|`[^`]*`", re.S)


def named(case: object) -> str:
    return case.name if isinstance(case, Game) else str(case)


@cache
def book(game: str, language: str) -> tuple[Paragraph, ...]:
    found = games.find(game)
    return read_paragraphs(found.rulebook(language), found.paragraph_prefix)


def numbers(text: str) -> list[str]:
    """The numbers in a paragraph, except those of references, code and list items."""
    bare = REFERENCE.sub(" ", CODE.sub(" ", text))
    return sorted(re.findall(r"(?<![\w.])[-+\u2212]?\d+(?!\w)", bare))


@pytest.mark.parametrize(("game", "language"), BOOKS, ids=named)
def test_the_same_paragraphs_in_the_same_order(game: Game, language: str) -> None:
    assert (PACKAGE / "text" / language / f"{game.name}.rulebook.md").is_file()
    english, other = book(game.name, "en"), book(game.name, language)
    assert [paragraph.id for paragraph in other] == [paragraph.id for paragraph in english]
    assert all(paragraph.text for paragraph in other)


@pytest.mark.parametrize(("game", "language"), BOOKS, ids=named)
def test_the_same_references_code_positions_and_numbers(game: Game, language: str) -> None:
    for english, other in zip(book(game.name, "en"), book(game.name, language), strict=True):
        for pattern in (REFERENCE, POSITION, CODE):
            ours, theirs = pattern.findall(english.text), pattern.findall(other.text)
            assert sorted(theirs) == sorted(ours), other.id
        assert set(numbers(other.text)) >= set(numbers(english.text)), other.id


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_heroes_in_every_paragraph(language: str) -> None:
    english, other = Words("hidden_leaders"), Words("hidden_leaders", language)
    heroes = re.findall(
        r"^  - id: (\w+)", (PACKAGE / "games/hidden_leaders/heroes.yaml").read_text("utf-8"), re.M
    )
    assert len(heroes) >= 85
    heroes.remove("buried_emperor")  # called the Emperor nearly everywhere
    pairs = zip(book("hidden_leaders", "en"), book("hidden_leaders", language), strict=True)
    for ours, theirs in pairs:
        wanted = {hero for hero in heroes if english.name(hero) in ours.text}
        assert {hero for hero in heroes if other.name(hero) in theirs.text} == wanted, ours.id


@pytest.mark.parametrize(("game", "language"), BOOKS, ids=named)
def test_no_english_is_left(game: Game, language: str) -> None:
    """Code, single letters, source marks and words quoted from English are allowed."""
    found = {}
    quoted = set(KNOWN["rulebooks"])
    for paragraph in book(game.name, language):
        text = REFERENCE.sub(" ", CODE.sub(" ", paragraph.text))
        words = [
            w for w in foreign(text, language, small_only=True) if len(w) > 1 and w not in quoted
        ]
        if words:
            found[paragraph.id] = words
    assert found == {}


def test_a_language_without_a_rulebook_reads_the_english_one() -> None:
    for game in shipped_games():
        assert game.rulebook("xx") == game.rulebook()
        assert all(game.rulebook(language) != game.rulebook() for language in OTHERS)
