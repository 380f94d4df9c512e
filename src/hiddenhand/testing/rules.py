"""Citations of rules by tests, and a report of the paragraphs without a test.

    @rule("HL-7.5", "if every legal target is your own, you must still use one")
    def test_must_bury_own(): ...

The tests are not installed with the package, so citations are read from the tests' sources without
running them. `tested.json` in each game's folder stores the result for installed copies; `make
generated` writes it and a test checks that it is up to date.
"""

import ast
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib import resources
from pathlib import Path
from typing import TypeVar

import hiddenhand
from hiddenhand.core.errors import BadData
from hiddenhand.core.game import Game
from hiddenhand.core.rulebook import looks_like_id, prefix_of, read_paragraphs

Test = TypeVar("Test", bound=Callable[..., object])

ATTRIBUTE = "rules_cited"
# What pytest collects by default.
_FILES = ("test_*.py", "*_test.py")
_NOT_FOLDERS = (".*", "*.egg", "_darcs", "build", "CVS", "dist", "node_modules", "venv", "{arch}")
# A test with one of these marks proves nothing.
_DISARMED = ("skip", "skipif", "xfail")


def rule(*words: str, note: str = "") -> Callable[[Test], Test]:
    """Decorator that says which paragraphs a test proves; other words are a note for the reader."""
    cited = tuple(word for word in words if looks_like_id(word))
    notes = [word for word in words if not looks_like_id(word)] + [note]
    if not cited:
        raise ValueError(f"no paragraph among {words!r}; they look like HL-7.5 or SA-R27")

    def attach(test: Test) -> Test:
        setattr(test, ATTRIBUTE, cited + getattr(test, ATTRIBUTE, ()))
        if any(notes) and not test.__doc__:
            test.__doc__ = " ".join(filter(None, notes))
        return test

    return attach


@dataclass(frozen=True, slots=True)
class Citation:
    """One paragraph cited by one test."""

    paragraph: str
    test: str  # "rules/test_bury.py::TestBury::test_own", relative to the tests folder


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which paragraphs of a rulebook are tested. All lists are in the order of the book."""

    paragraphs: list[str]
    tested: list[str]
    untested: list[str]
    descriptive: list[str]
    source: str  # where the citations were read from

    def as_dict(self) -> dict[str, object]:
        """The coverage as JSON-ready data."""
        return {
            "paragraphs": self.paragraphs,
            "tested": self.tested,
            "untested": self.untested,
            "descriptive": self.descriptive,
            "source": self.source,
        }


def checkout_tests() -> Path | None:
    """The tests folder beside `src` if the package runs from a checkout, otherwise None."""
    package = Path(hiddenhand.__file__).parent
    tests = package.parent.parent / "tests"
    inside = package.parent.name == "src" and tests.is_dir()
    return tests if inside and (tests.parent / "pyproject.toml").is_file() else None


def cited_in(tests: Path) -> list[Citation]:
    """All citations in the tests below `tests` that pytest collects, in a fixed order."""
    if not tests.is_dir():
        raise BadData("there is no such folder", place=str(tests))
    found: list[Citation] = []
    for file in _test_files(tests):
        name = file.relative_to(tests).as_posix()
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise BadData(f"not Python: {error.msg}", place=f"{name}:{error.lineno}") from error
        found += _in_body(tree.body, name)
    return found


def coverage(game: Game, tests: Path | None = None) -> Coverage:
    """Paragraphs of `game` with and without tests, read from `tests`, the checkout or the package.

    BadData for citations of unknown or descriptive paragraphs.
    """
    tests = tests or checkout_tests()
    if tests is None:
        return _sorted_out(game, _shipped(game), "tested.json")
    cited = [c for c in cited_in(tests) if prefix_of(c.paragraph) == game.paragraph_prefix]
    check_citations(game, cited)
    return _sorted_out(game, {citation.paragraph for citation in cited}, str(tests))


def check_citations(game: Game, cited: list[Citation]) -> None:
    """BadData for citations of unknown or descriptive paragraphs."""
    known = {p.id for p in read_paragraphs(game.rulebook(), game.paragraph_prefix)}
    descriptive = game.descriptive()
    for paragraph in sorted(descriptive - known):
        raise BadData("called descriptive, but not in the rulebook", place=paragraph)
    for citation in cited:
        if citation.paragraph not in known:
            raise BadData(f"cites {citation.paragraph}: no such paragraph", place=citation.test)
        if citation.paragraph in descriptive:
            raise BadData(
                f"cites {citation.paragraph}, which states no behavior", place=citation.test
            )


def tested_text(game: Game, tests: Path) -> str:
    """The contents of `tested.json` for `game`."""
    return json.dumps({"tested": coverage(game, tests).tested}, indent=1) + "\n"


def tested_file(game: Game) -> Path:
    """The path of `tested.json` of `game` in a checkout."""
    return Path(hiddenhand.__file__).parent / "games" / game.name / "tested.json"


def _sorted_out(game: Game, cited: set[str], source: str) -> Coverage:
    ids = [p.id for p in read_paragraphs(game.rulebook(), game.paragraph_prefix)]
    descriptive = game.descriptive()
    return Coverage(
        paragraphs=ids,
        tested=[id for id in ids if id in cited],
        untested=[id for id in ids if id not in cited and id not in descriptive],
        descriptive=[id for id in ids if id in descriptive],
        source=source,
    )


def _shipped(game: Game) -> set[str]:
    file = resources.files(f"hiddenhand.games.{game.name}") / "tested.json"
    if not file.is_file():
        raise BadData("no tests folder here and no tested.json in the package", place=game.name)
    return set(json.loads(file.read_text(encoding="utf-8"))["tested"])


def _test_files(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.is_dir():
            if not any(fnmatch(entry.name, pattern) for pattern in _NOT_FOLDERS):
                yield from _test_files(entry)
        elif any(fnmatch(entry.name, pattern) for pattern in _FILES):
            yield entry


def _in_body(body: list[ast.stmt], place: str) -> list[Citation]:
    """Citations in the tests of a module or class. Of two tests with one name only the last
    runs."""
    last: dict[str, list[Citation]] = {}
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and _disarmed(node):
            last[node.name] = []
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            last[node.name] = _on_test(node, f"{place}::{node.name}")
        elif isinstance(node, ast.ClassDef) and _collected(node):
            last[node.name] = _in_body(node.body, f"{place}::{node.name}")
    return [citation for citations in last.values() for citation in citations]


def _on_test(test: ast.FunctionDef, place: str) -> list[Citation]:
    cited = []
    for decorator in test.decorator_list:
        if not isinstance(decorator, ast.Call) or _name(decorator.func) != "rule":
            continue
        for word in decorator.args:
            if not isinstance(word, ast.Constant) or not isinstance(word.value, str):
                raise BadData("a citation must be a plain string", place=place)
            if looks_like_id(word.value):
                cited.append(Citation(word.value, place))
    return cited


def _collected(node: ast.ClassDef) -> bool:
    """True if pytest collects the class: it is named Test... and has no constructor."""
    names = [item.name for item in node.body if isinstance(item, ast.FunctionDef)]
    return node.name.startswith("Test") and "__init__" not in names


def _disarmed(node: ast.FunctionDef | ast.ClassDef) -> bool:
    marks = [d.func if isinstance(d, ast.Call) else d for d in node.decorator_list]
    return any(_name(mark) in _DISARMED for mark in marks)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
