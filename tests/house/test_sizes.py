"""Size limits: modules, functions, and nesting."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.generated import owed
from tools.tree import PACKAGE, ROOT

MODULES = sorted(PACKAGE.rglob("*.py"))
WEB = ROOT / "web" / "src"
LONGEST_MODULE = 420  # lines
LONGEST_FUNCTION = 60  # lines, from its `def` to its end
DEEPEST = 5  # nested blocks in a function; `elif` adds no level

Function = ast.FunctionDef | ast.AsyncFunctionDef
BLOCKS = (
    ast.If,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.With,
    ast.AsyncWith,
    ast.Try,
    ast.Match,
)


def pages() -> list[Path]:
    """The sources of the page that somebody wrote."""
    generated = {*owed(), *(WEB / "generated").iterdir()}  # the build of the page writes some, too
    return sorted({*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")} - generated)


def functions(source: str) -> Iterator[Function]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function):
            yield node


def length(function: Function) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def depth(node: ast.AST) -> int:
    """The depth of nested blocks; inner functions and classes are counted separately."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            continue
        is_elif = isinstance(node, ast.If) and isinstance(child, ast.If) and node.orelse == [child]
        own = isinstance(child, BLOCKS) and not is_elif
        deepest = max(deepest, own + depth(child))
    return deepest


def test_a_reader_holds_a_module_in_the_head() -> None:
    assert len(MODULES) > 300
    written = pages()
    assert len(written) > 150
    files = [*MODULES, *written]
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert not {
        str(file.relative_to(ROOT)): lines
        for file, lines in lengths.items()
        if lines > LONGEST_MODULE
    }


def test_a_function_fits_on_a_screen_and_is_not_deep() -> None:
    measured = {
        (f"{file.relative_to(ROOT)}: {function.name}", length(function), depth(function))
        for file in MODULES
        for function in functions(file.read_text(encoding="utf-8"))
    }
    assert len(measured) > 2000
    large = {name for name, lines, deep in measured if lines > LONGEST_FUNCTION or deep > DEEPEST}
    assert sorted(large) == []


def test_a_large_function_would_be_found() -> None:
    lines = "\n".join(f"    x = {number}" for number in range(70))
    (long,) = functions(f"def f() -> None:\n{lines}\n")
    assert length(long) == 71
    (deep,) = functions(
        "async def f(x):\n"
        "    if x:\n"
        "        pass\n"
        "    elif x + 1:\n"
        "        with x:\n"
        "            for y in x:\n"
        "                async with y:\n"
        "                    pass\n"
    )
    assert depth(deep) == 4
