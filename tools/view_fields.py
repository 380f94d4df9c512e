"""The fields of a view or a part of one, read from its source: compiled classes keep no types."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

COMMENT = re.compile(r"  # (.+)$")


def written_fields(shape: type) -> dict[str, tuple[Any, str]]:
    """Types and comments of the fields, in order."""
    module = importlib.import_module(shape.__module__)
    name = f"{shape.__module__.rpartition('.')[2]}.py"  # beside the compiled file, if there is one
    source = Path(str(module.__file__)).with_name(name).read_text("utf-8")
    lines = source.splitlines()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    found: dict[str, tuple[Any, str]] = {}
    for name, hint in _declared(next(one for one in classes if one.name == shape.__name__)):
        comment = COMMENT.search(lines[hint.lineno - 1])
        meaning = eval(ast.unparse(hint), vars(module))  # our own source
        found[name] = (meaning, comment[1] if comment else "")
    return found


def _declared(written: ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """Fields with their types: parameters of a constructor, or keys of a typed dictionary."""
    for node in written.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node.annotation
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            for given in node.args.args[1:]:
                if given.annotation is not None:
                    yield given.arg, given.annotation
