"""Modules of our own for packages that cannot be installed everywhere.

`librt` is machine code. Where there is none, such as in a browser, the plain engine plays the same
games with the modules of this package; tests compare the digests of both.
"""

import importlib.util
import sys
from types import ModuleType


def provide() -> None:
    """Make `librt` importable if it is not installed."""
    if "librt" in sys.modules or importlib.util.find_spec("librt") is not None:
        return
    from hiddenhand.standins import strings, vecs

    package = ModuleType("librt", "A stand-in; see hiddenhand.standins.")
    package.__path__ = []
    sys.modules["librt"] = package
    for name, module in (("vecs", vecs), ("strings", strings)):
        setattr(package, name, module)
        sys.modules[f"librt.{name}"] = module
