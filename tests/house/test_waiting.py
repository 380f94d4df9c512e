"""Tests wait for events, never for a fixed time."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.tree import ROOT

PAUSES = {"sleep", "wait_for_timeout"}
# Chaos tests need pauses: faults and people come at random moments from a seed. Pictures for the
# docs are not tests.
EXEMPT = ("tests/chaos", "tests/server/test_killing.py", "tests/web/screenshots")


def pauses(tree: ast.AST, in_loop: bool = False) -> Iterator[int]:
    """Lines that wait for a fixed time, except in a loop or for one turn of the event loop."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and not in_loop:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            nothing = len(node.args) == 1 and ast.unparse(node.args[0]) == "0"
            if name in PAUSES and not nothing:
                yield node.lineno
        inside = in_loop or isinstance(node, ast.While | ast.For | ast.AsyncFor)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inside = False
        yield from pauses(node, inside)


def is_exempt(file: Path) -> bool:
    name = file.relative_to(ROOT).as_posix()
    return name.startswith(EXEMPT)


def test_no_test_waits_for_the_clock() -> None:
    files = [file for file in (ROOT / "tests").rglob("*.py") if not is_exempt(file)]
    assert len(files) > 100
    found = [
        f"{file.relative_to(ROOT)}:{line}"
        for file in files
        for line in pauses(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert not found, f"wait for a condition instead: {found}"


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("time.sleep(0.3)", [1]),
        ("async def f():\n    await asyncio.sleep(1)", [2]),
        ("page.wait_for_timeout(500)", [1]),
        ("while not here():\n    time.sleep(0.01)", []),
        ("await asyncio.sleep(0)", []),
        ("while True:\n    def f():\n        sleep(2)", [3]),
    ],
)
def test_pauses_are_found(code: str, lines: list[int]) -> None:
    assert list(pauses(ast.parse(code))) == lines
