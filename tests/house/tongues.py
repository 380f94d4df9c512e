"""Helpers for tests of the languages: their files, their words, and foreign words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from hiddenhand.text import library
from tests.rows import rows_of
from tools.tree import PACKAGE

TEXT = PACKAGE / "text"
OTHERS = [language for language in library.languages() if language != library.FALLBACK]
KNOWN: dict[str, list[str]] = rows_of(Path(__file__).parent / "english.yaml")
SMALL = frozenset(KNOWN["small"])
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_LATIN = re.compile(r"[A-Za-z]")


@dataclass(frozen=True)
class Manner:
    """How a language is written, from `language.yaml` of its folder."""

    script: str  # "Latin", or another one, in which every Latin letter is foreign
    wrong_marks: dict[str, str]
    borrowed_words: list[str]
    same_as_english: list[str]


@cache
def manner(language: str) -> Manner:
    rows = rows_of(TEXT / language / "language.yaml")
    return Manner(**{name.replace(" ", "_").lower(): row for name, row in rows.items()})


def files(language: str) -> list[str]:
    return sorted(file.name for file in (TEXT / language).glob("*.ftl"))


@cache
def messages(language: str, file: str) -> dict[str, fluent_ast.Message]:
    body = FluentParser().parse((TEXT / language / file).read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent_ast.Message)}


class Parts(Visitor):
    """The text, placeholders, functions and selectors of a message."""

    def __init__(self, node: fluent_ast.BaseNode) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.choices: list[fluent_ast.SelectExpression] = []
        self.visit(node)

    # the library requires these method names
    def visit_TextElement(self, node: fluent_ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: fluent_ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent_ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def forms(message: fluent_ast.Message) -> dict[str, Parts]:
    """The forms of a message; the main form is ""."""
    found = {attribute.id.name: Parts(attribute.value) for attribute in message.attributes}
    if message.value is not None:
        found[""] = Parts(message.value)
    return found


def words_of(text: str) -> Iterator[str]:
    yield from _WORD.findall(text)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words in the files of a language."""
    return frozenset(
        word.casefold()
        for file in files(language)
        for message in messages(language, file).values()
        for text in Parts(message).texts
        for word in words_of(text)
    )


@cache
def _english_only(language: str) -> frozenset[str]:
    return frozenset(
        word
        for word in vocabulary("en") - vocabulary(language) - allowed(language)
        if len(word) > 2
    )


@cache
def allowed(language: str) -> frozenset[str]:
    """Names, codes and typed words."""
    words = [*KNOWN["all"], *library.languages(), *manner(language).borrowed_words]
    return frozenset(word.casefold() for word in words)


def foreign(text: str, language: str, small_only: bool = False) -> list[str]:
    """English words in a text of another language; with `small_only`, only function words, which
    are certain in a long text.

    In a language with another script every Latin letter is foreign. Otherwise a word is English if
    only the English files have it, or if it is an English function word.
    """
    latin = manner(language).script == "Latin"
    found = []
    for word in words_of(text):
        low = word.casefold()
        if low in allowed(language):
            continue
        english = SMALL if small_only else SMALL | _english_only(language)
        if low in english if latin else _LATIN.search(word):
            found.append(word)
    return found
