"""The structure of the code: import directions, and no card named in code."""

import ast
import re
from collections.abc import Iterator

import yaml

from hiddenhand.core.game import WEIGHTS
from tools.tree import PACKAGE, ROOT, shipped_games

MODULES = sorted(PACKAGE.rglob("*.py"))


# -- cards are rows ------------------------------------------------------------------------


def ids_in(rows: object) -> set[str]:
    """Every `id` of rows and nested rows."""
    if isinstance(rows, list):
        return {name for row in rows for name in ids_in(row)}
    if isinstance(rows, dict):
        own = {rows["id"]} if isinstance(rows.get("id"), str) else set()
        return own.union(*(ids_in(value) for value in rows.values()))
    return set()


def card_ids() -> dict[str, set[str]]:
    """The named pieces of the games, by data file and list."""
    found = {}
    for place in (
        "hidden_leaders/heroes.yaml heroes",
        "hidden_leaders/leaders.yaml leaders",
        "secret_allies/pack.yaml races",
        "secret_allies/pack.yaml states",
    ):
        file, rows = place.split()
        data = yaml.safe_load((PACKAGE / "games" / file).read_text(encoding="utf-8"))
        found[place] = ids_in(data[rows])
    return found


def text_constants(source: str) -> Iterator[tuple[int, str]]:
    """All strings of a module except docstrings."""
    tree = ast.parse(source)
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value


def named_cards(source: str, ids: set[str]) -> list[tuple[int, str]]:
    """Where a module names a card, alone or inside a key such as `play:keen_koi`."""
    word = re.compile(r"[a-z_]+")
    return [
        (line, found)
        for line, text in text_constants(source)
        for found in word.findall(text)
        if found in ids
    ]


def test_no_card_has_code_of_its_own() -> None:
    ids = card_ids()
    assert [len(names) for names in ids.values()] == [85, 6, 91, 32]
    everything = set().union(*ids.values())
    found = {
        f"{file.relative_to(ROOT)}:{line}": name
        for file in MODULES
        for line, name in named_cards(file.read_text(encoding="utf-8"), everything)
    }
    assert not found


def test_a_named_card_would_be_found() -> None:
    source = 'def f(card: str) -> bool:\n    """Not keen_koi."""\n    return card == "keen_koi"\n'
    assert named_cards(source, {"keen_koi"}) == [(3, "keen_koi")]
    assert named_cards('x = "hide:keen_koi"\n', {"keen_koi"}) == [(1, "keen_koi")]


# -- only views leave a game's folder ------------------------------------------------------

OUTSIDE = ("bots", "server", "lab", "research", "cli", "text", "table")


def imported_modules(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inner_imports(source: str) -> list[str]:
    """Imports of a game's modules other than its package, view, printed facts and sense."""
    pattern = re.compile(r"hiddenhand\.games\.(\w+)\.(?!(view|facts|sense)\b|GAME$)\w+")
    return [name for name in imported_modules(source) if pattern.match(name)]


def test_others_know_a_game_by_its_view_only() -> None:
    found = {
        str(file.relative_to(ROOT)): inner
        for room in OUTSIDE
        for file in sorted((PACKAGE / room).rglob("*.py"))
        if (inner := inner_imports(file.read_text(encoding="utf-8")))
    }
    assert not found


def test_an_inner_import_would_be_found() -> None:
    inside = "from hiddenhand.games.hidden_leaders.state import LeadersState\n"
    assert inner_imports(inside) == ["hiddenhand.games.hidden_leaders.state.LeadersState"]
    assert inner_imports("from hiddenhand.games.hidden_leaders import turn\n")
    assert not inner_imports("from hiddenhand.games.hidden_leaders import GAME\n")
    assert not inner_imports("from hiddenhand.games.hidden_leaders.view import LeadersView\n")


# -- chance lives in few rooms -------------------------------------------------------------

DICE_ROOMS = ("table", "bots", "lab", "learning", "testing")
TOKEN_ROOMS = (*DICE_ROOMS, "server")  # where unguessable ids are created


def test_random_is_imported_only_where_dice_may_lie() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {module}"
        for file in MODULES
        for name in imported_modules(file.read_text(encoding="utf-8"))
        for module, rooms in (("random", DICE_ROOMS), ("secrets", TOKEN_ROOMS))
        if name.split(".")[0] == module and file.relative_to(PACKAGE).parts[0] not in rooms
    ]
    assert not found


# -- every game is whole -------------------------------------------------------------------


def test_every_game_has_its_numbered_rulebook() -> None:
    assert shipped_games()
    for game in shipped_games():
        assert game.name.isidentifier()
        assert re.search(rf"\b{game.paragraph_prefix}-\w+", game.rulebook()), game.name


def test_every_game_says_how_long_and_how_heavy_it_is() -> None:
    for game in shipped_games():
        assert set(game.minutes) == set(game.seat_numbers), game.name
        assert game.weight in WEIGHTS, game.name
