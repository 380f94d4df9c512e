"""No shared module names a game, a hero, a unit or a language; those belong in their own
folders. The names are read from the data."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hiddenhand import games
from hiddenhand.text import library
from tools.tree import PACKAGE, ROOT, shipped_games

# Files that may name something, and why.
EXCEPTIONS = {
    "Makefile": "`make terminal` has to begin with some game; GAME= chooses another",
    "src/hiddenhand/testing/hidden_leaders.py": "lays out tables for the tests of that game",
    "src/hiddenhand/testing/secret_allies.py": "lays out tables for the tests of that game",
}
WEB = ROOT / "web"
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w\"'`])//[^\n]*", re.S)
QUOTED = re.compile(r"""["'`]([\w-]+)["'`]""")


def shared_python() -> list[Path]:
    ours = [PACKAGE / "games" / game.name for game in shipped_games()]
    ours.append(PACKAGE / "server" / "docs")  # the built documentation with its examples
    found = [file for file in PACKAGE.rglob("*.py") if not set(ours) & set(file.parents)]
    return [*found, ROOT / "setup.py"]


def shared_web() -> list[Path]:
    ours = [WEB / "src" / "games" / game.name for game in shipped_games()]
    files = [*(WEB / "src").rglob("*"), *(WEB / "build").rglob("*"), *WEB.glob("*.ts")]
    return [
        file
        for file in files
        if file.suffix in (".ts", ".js", ".svelte", ".mjs")
        and not {*ours, WEB / "src" / "generated"} & set(file.parents)
    ]


@cache
def game_names() -> re.Pattern[str]:
    """hidden_leaders, hidden-leaders, HiddenLeaders, hiddenLeaders and "Hidden Leaders"."""
    words = [r"[ _-]?".join(game.name.split("_")) for game in shipped_games()]
    return re.compile("|".join(words), re.I)


@cache
def things() -> frozenset[str]:
    """Ids of heroes and units, and codes of the languages other than that of the sources."""
    heroes: Any = games.find("hidden_leaders").catalogue()["heroes"]
    packs: Any = games.find("secret_allies").catalogue()["packs"]
    units: set[str] = set()
    for pack in packs.values():
        units |= set(pack["basic_units"])
        units |= {unit for race in pack["races"].values() for unit in race["units"]}
    assert len(heroes) >= 85
    assert len(units) >= 20
    return frozenset({*heroes, *units, *library.languages()} - {library.FALLBACK})


def told_by_python(source: str) -> Iterator[tuple[str, bool]]:
    """Names and strings of a module, and whether each is a string; docstrings and comments may
    contain examples."""
    tree = ast.parse(source)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docs:
                yield node.value, True
        elif isinstance(node, ast.Name):
            yield node.id, False
        elif isinstance(node, ast.Attribute):
            yield node.attr, False
        elif isinstance(node, ast.alias):
            yield node.name, False
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", False
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, False


def named_in_python(source: str) -> list[str]:
    return [
        word
        for word, is_string in told_by_python(source)
        if game_names().search(word) or (is_string and word in things())
    ]


def named_on_the_web(source: str) -> list[str]:
    code = COMMENTS.sub("", source)
    return [*game_names().findall(code), *(w for w in QUOTED.findall(code) if w in things())]


@pytest.mark.parametrize("room", ["python", "web"])
def test_no_shared_module_names_what_is_particular(room: str) -> None:
    files, named = {
        "python": (shared_python(), named_in_python),
        "web": (shared_web(), named_on_the_web),
    }[room]
    assert len(files) > 50
    found = {
        name: words
        for file in sorted(files)
        if (name := file.relative_to(ROOT).as_posix()) not in EXCEPTIONS
        and (words := named(file.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_every_exception_is_needed() -> None:
    assert [name for name in EXCEPTIONS if not (ROOT / name).is_file()] == []
    for name in EXCEPTIONS:
        text = (ROOT / name).read_text(encoding="utf-8")
        named = named_in_python if name.endswith(".py") else named_on_the_web
        assert named(text), f"{name} names nothing any more"


def test_a_name_would_be_found() -> None:
    for source in (
        'if game == "secret_allies": pass',
        "from hiddenhand.games.hidden_leaders import GAME",
        "class HiddenLeadersThing: pass",
        'SHOWN = {"keen_koi": 1}',
        'LANGUAGES = ("en", "uk")',
    ):
        assert named_in_python(source), source
    assert not named_in_python('"""As in hidden_leaders."""\nfor_all = "en"  # keen_koi')
    for source in ('game === "hidden_leaders"', "const secretAllies = 1", 'card === "keen_koi"'):
        assert named_on_the_web(source), source
    assert not named_on_the_web("// hidden_leaders\n/* secret allies */ const a = 1;")
