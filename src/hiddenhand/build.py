"""Selects the build to run: modules compiled by mypyc, or plain Python.

Compiled modules are used if `built.json` exists; the build writes that file last, when all modules
are in place. `HIDDENHAND_PURE=1` forces plain Python. Both builds play identical games; a test
compares them.
"""

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from hiddenhand import standins

PURE_WANTED = os.environ.get("HIDDENHAND_PURE", "") not in ("", "0")
IS_BUILT = Path(__file__).with_name("built.json").is_file()
PLAIN_SOURCES = __file__.endswith(".py")  # False for byte code without sources, as in a browser


class _PlainFinder:
    """Import finder that loads the modules of this package from their sources only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("hiddenhand.") or path is None:
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, loader).find_spec(name)
            if spec is not None and spec.loader is not None:  # not a namespace package
                return spec
        return None


if PURE_WANTED or not IS_BUILT:
    if PLAIN_SOURCES:
        sys.meta_path.insert(0, _PlainFinder())
    standins.provide()


def is_compiled() -> bool:
    """Return True if the engine runs as compiled modules."""
    from hiddenhand.core import state

    return not str(state.__file__).endswith((".py", ".pyc"))


def describe() -> str:
    """Name of the running build, for version output."""
    return "compiled" if is_compiled() else "plain Python"
