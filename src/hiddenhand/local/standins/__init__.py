"""Small modules of our own for packages that the server uses and a browser does not have.

Each covers only what the rooms need. Tests compare them with the originals.
"""

import importlib.util
import sys
from importlib import import_module

NAMES = ("confusable_homoglyphs", "orjson", "pydantic", "structlog", "yaml")


def provide() -> None:
    """Make these packages importable where they are not installed."""
    for name in NAMES:
        if name in sys.modules or importlib.util.find_spec(name) is not None:
            continue
        module = import_module(f"{__name__}.{name}")
        sys.modules[name] = module
        for part in getattr(module, "PARTS", ()):
            sys.modules[f"{name}.{part}"] = module
