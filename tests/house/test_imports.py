"""There are no import cycles, counting imports for types only and inside functions."""

import ast
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.tree import PACKAGE, ROOT

Graph = Mapping[str, set[str]]


def module_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str, modules: Iterable[str]) -> set[str]:
    """All modules of `modules` that a module imports, anywhere in its source."""
    known, found = set(modules), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else str(node.module))
    return found & known


def cycles(graph: Graph) -> list[list[str]]:
    """Groups of modules that import each other, and modules that import themselves (Tarjan)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in number:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], number[other])
        if lowest[module] == number[module]:
            group = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(group) > 1 or module in graph[module]:
                found.append(sorted(group))

    for module in sorted(graph):
        if module not in number:
            visit(module)
    return found


def test_no_module_imports_itself_by_way_of_others() -> None:
    files = {module_of(file): file for file in sorted(PACKAGE.rglob("*.py"))}
    graph = {
        module: imported(file.read_text(encoding="utf-8"), files) for module, file in files.items()
    }
    assert len(graph) > 300
    assert sum(map(len, graph.values())) > 1000
    assert cycles(graph) == []


def test_a_cycle_would_be_found() -> None:
    modules = ("a", "a.b", "a.c", "a.d")
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a.c import C\n"
    lazy = "def f() -> None:\n    from a import b\n"
    graph = {
        "a": imported("", modules),
        "a.b": imported(typed, modules),
        "a.c": imported(lazy, modules),
        "a.d": imported("import a.b\nfrom a.c import C", modules),
    }
    assert graph["a.d"] == {"a.b", "a.c"}
    assert cycles(graph) == [["a.b", "a.c"]]


def test_no_script_hides_a_module_of_python() -> None:
    """`python benchmarks/x.py` finds the modules beside it before those of Python."""
    beside = {file.stem for file in (ROOT / "benchmarks").glob("*.py")}
    assert not beside & sys.stdlib_module_names
