"""Quotes, apostrophes, dashes and dots as each language sets them, in sentences and rulebooks."""

import re

import pytest

from hiddenhand.text import library
from tests.house import tongues
from tests.house.tongues import Parts, files, messages

CYRILLIC = r"\u0400-\u04ff"
FAULTS = {
    "en": {"straight quotes": r'"'},
    "pl": {
        "foreign quotes": r'["“«»]',
        "percent with a space": r"\d\s%",
        "a long dash": "—",
    },
    "uk": {
        "foreign quotes": r'["“”„]',
        "another apostrophe": f"(?<=[{CYRILLIC}])['\u02bc`](?=[{CYRILLIC}])",
        "a long dash": "—",
    },
}
EVERYWHERE = {"space before a mark": r"\w […,;:](?:\s|$)", "two spaces": r"\S  \S"}
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def faults(text: str, language: str) -> list[str]:
    return [
        name for name, mark in {**FAULTS[language], **EVERYWHERE}.items() if re.search(mark, text)
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
@pytest.mark.parametrize("game", ["hidden_leaders", "secret_allies"])
def test_rulebooks_are_set_as_the_language_sets_them(game: str, language: str) -> None:
    book = tongues.TEXT.parent / "games" / game / f"rulebook.{language}.md"
    lines = CODE.sub("", book.read_text(encoding="utf-8")).splitlines()
    marks = FAULTS[language].values()
    assert [line for line in lines if any(re.search(mark, line) for mark in marks)] == []


def test_a_wrong_mark_would_be_found() -> None:
    assert faults('Karta "Szalony Szaman"', "pl") == ["foreign quotes"]
    assert faults("Обов'язково", "uk") == ["another apostrophe"]
    assert faults("Зачекайте …", "uk") == ["space before a mark"]
    assert faults("П\u2019ять: «Шалений шаман» \u2013…", "uk") == []
