"""The Fluent files by language, read once."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from hiddenhand import games
from hiddenhand.core.errors import BadData, HiddenHandError
from hiddenhand.text.pseudo import pretend

FALLBACK = "en"
PSEUDO = "en-XA"  # made from English by `pseudo` to test layouts; not in the list of languages
COMMON = "common"  # texts that every game uses


class UnknownLanguage(HiddenHandError):
    """There is no such language."""

    code = "unknown-language"


def languages() -> list[str]:
    """Codes of all languages with a folder: English first, the others sorted."""
    folder = resources.files(__package__)
    found = [
        entry.name
        for entry in folder.iterdir()
        if entry.is_dir() and (entry / f"{COMMON}.ftl").is_file()
    ]
    return sorted(found, key=lambda name: (name != FALLBACK, name))


def check(language: str) -> None:
    """Raise UnknownLanguage if there is no such language."""
    if language not in (*languages(), PSEUDO):
        known = ", ".join(languages())
        raise UnknownLanguage(f"there are: {known}", place=language, known=languages())


@cache
def shelf(language: str, game: str) -> tuple[fluent_ast.Resource, ...]:
    """The texts of one game, or COMMON: `game.ftl` and `game_*.ftl`.

    A game can also bring its own: all Fluent files in `games/<game>/text/<language>`.
    """
    if language == PSEUDO:
        return tuple(pretend(resource) for resource in shelf(FALLBACK, game))
    return tuple(
        read(file.read_text(encoding="utf-8"), f"{language}/{file.name}")
        for file in _files(language, game)
    )


def _files(language: str, game: str) -> list[Traversable]:
    shared = [
        file
        for file in _fluent(resources.files(__package__) / language)
        if file.name == f"{game}.ftl" or file.name.startswith(f"{game}_")
    ]
    return [*shared, *_own_files(language, game)]


def own_texts(game: str, language: str) -> list[str]:
    """The texts of the Fluent files in a game's own folder."""
    return [file.read_text(encoding="utf-8") for file in _own_files(language, game)]


def _own_files(language: str, game: str) -> list[Traversable]:
    """Files in a game's own folder; none for other parts of the package."""
    if game not in games.names():
        return []
    return _fluent(games.find(game).folder / "text" / language)


def _fluent(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(found, key=lambda entry: entry.name)


def read(text: str, place: str) -> fluent_ast.Resource:
    """Parse a Fluent file. Raises BadData if it is not Fluent or repeats a name."""
    resource = FluentResource(text)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, fluent_ast.Junk):
            line = str(entry.content).strip().split("\n")[0]
            raise BadData(f"not Fluent: {line!r}", place=place)
        if isinstance(entry, fluent_ast.Message):
            if entry.id.name in seen:
                raise BadData(f"{entry.id.name} is defined twice", place=place)
            seen.add(entry.id.name)
    return resource


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802 - the name is the library's
        self.found.add(str(node.id.name))


def sentences(resource: fluent_ast.Resource) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield (id, form, variables) for each form of each message; the main form is ""."""
    for entry in resource.body:
        if not isinstance(entry, fluent_ast.Message):
            continue
        if entry.value is not None:
            yield entry.id.name, "", _variables(entry.value)
        for attribute in entry.attributes:
            yield entry.id.name, attribute.id.name, _variables(attribute.value)


def _variables(pattern: fluent_ast.Pattern) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)
