"""Tests wait for events, never for a fixed time."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.tree import ROOT

PAUSES = {"sleep", "wait_for_timeout"}
LOOPS = (ast.While, ast.For, ast.AsyncFor)
# Chaos tests need pauses: faults and people come at random moments from a seed. Pictures for the
# docs are not tests.
EXEMPT = ("tests/chaos", "tests/server/test_killing.py", "tests/web/screenshots")


def can_be_left(loop: ast.While | ast.For | ast.AsyncFor) -> bool:
    """Whether something that happens ends this loop: its condition, or a way out inside it."""
    if isinstance(loop, ast.While) and not isinstance(loop.test, ast.Constant):
        return True
    return any(has_way_out(step) for step in loop.body)


def has_way_out(step: ast.AST, of_loop: bool = True) -> bool:
    """Whether a step can end the loop around it. Functions inside it and what leaves only a loop
    inside it don't count."""
    if isinstance(step, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        return False
    if isinstance(step, ast.Return | ast.Raise | ast.Assert):
        return True
    if isinstance(step, ast.Break):
        return of_loop
    of_loop = of_loop and not isinstance(step, LOOPS)
    return any(has_way_out(each, of_loop) for each in ast.iter_child_nodes(step))


def pauses(tree: ast.AST, in_loop: bool = False) -> Iterator[int]:
    """Lines that wait for a fixed time, except in a loop that something else ends or for one turn
    of the event loop."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and not in_loop:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            nothing = len(node.args) == 1 and ast.unparse(node.args[0]) == "0"
            if name in PAUSES and not nothing:
                yield node.lineno
        inside = in_loop or (isinstance(node, LOOPS) and can_be_left(node))
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
        ("for _ in range(3):\n    sleep(1)", [2]),
        ("while True:\n    sleep(1)", [2]),
        ("for _ in range(3):\n    assert not gone()\n    sleep(1)", []),
        ("while True:\n    if here():\n        break\n    sleep(1)", []),
        ("for _ in range(3):\n    for each in all:\n        break\n    sleep(1)", [4]),
        ("for _ in range(3):\n    for each in all:\n        return\n    sleep(1)", []),
        ("async for each in all:\n    await sleep(1)", [2]),
        ("for _ in range(3):\n    def f():\n        return\n    sleep(1)", [4]),
        ("while True:\n    def f():\n        sleep(2)", [3]),
    ],
)
def test_pauses_are_found(code: str, lines: list[int]) -> None:
    assert list(pauses(ast.parse(code))) == lines
