"""Builds the engine with mypyc where a C compiler is at hand, and as plain Python otherwise.

HIDDENHAND_PURE=1 asks for plain Python; HIDDENHAND_COMPILED=1 makes a failing compiler an error.
Everything else about the package stands in pyproject.toml.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

# One mypyc group: calls between these modules are direct C calls.
COMPILED = [
    "src/hiddenhand/core/dice.py",
    "src/hiddenhand/core/state.py",
    "src/hiddenhand/table/dice.py",
]


def compiler_at_hand() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return any(shutil.which(name) for name in (command.split()[0], "cc", "gcc", "clang"))


def extensions() -> list:
    if os.environ.get("HIDDENHAND_PURE", "") not in ("", "0"):
        return []
    must = os.environ.get("HIDDENHAND_COMPILED", "") not in ("", "0")
    if not must and not compiler_at_hand():
        return []
    from mypyc.build import mypycify

    return mypycify(
        [name for name in COMPILED if Path(name).exists()], opt_level="3", debug_level="0"
    )


setup(ext_modules=extensions())
