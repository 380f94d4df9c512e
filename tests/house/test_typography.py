"""Quotes, apostrophes, dashes and ellipses follow each language, in texts and rulebooks."""

import re

import pytest

from hiddenhand.core.game import Game
from hiddenhand.text import library
from tests.house import tongues
from tests.house.tongues import Parts, files, manner, messages
from tools.tree import shipped_games

EVERYWHERE = {"space before a mark": r"\w […,;:](?:\s|$)", "two spaces": r"\S  \S"}
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def faults(text: str, language: str) -> list[str]:
    return [
        name
        for name, mark in {**manner(language).wrong_marks, **EVERYWHERE}.items()
        if re.search(mark, text)
    ]


@pytest.mark.parametrize("language", library.languages())
def test_sentences_are_set_as_the_language_sets_them(language: str) -> None:
    found = {
        f"{file}: {key}": wrong
        for file in files(language)
        for key, message in messages(language, file).items()
        if (
            wrong := sorted(
                {fault for text in Parts(message).texts for fault in faults(text, language)}
            )
        )
    }
    assert found == {}


@pytest.mark.parametrize("language", tongues.OTHERS)
@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_rulebooks_are_set_as_the_language_sets_them(game: Game, language: str) -> None:
    lines = CODE.sub("", game.rulebook(language)).splitlines()
    marks = manner(language).wrong_marks.values()
    assert [line for line in lines if any(re.search(mark, line) for mark in marks)] == []


def test_a_wrong_mark_would_be_found() -> None:
    assert faults('Karta "Szalony Szaman"', "pl") == ["foreign quotes"]
    assert faults("Обов'язково", "uk") == ["another apostrophe"]
    assert faults("Зачекайте …", "uk") == ["space before a mark"]
    assert faults("П\u2019ять: «Шалений шаман» \u2013…", "uk") == []
