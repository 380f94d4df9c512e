"""`help` shows a docstring for everything public, in the compiled build too."""

import importlib
import inspect
import pkgutil
import runpy
from collections.abc import Iterator
from importlib.util import find_spec
from types import ModuleType

import pytest

import hiddenhand
from hiddenhand import build
from tools.tree import ROOT

# Packages that other programs import, with all that is inside them.
PUBLIC = ("analysis", "bots", "core", "games", "lab", "learning", "research", "table", "testing")
NEEDS_PYTORCH = "hiddenhand.learning."
OF_THE_TESTS = "hiddenhand.games.night_market"
# Keywords that are no options: handed on to env, settings of the game, fields of a view.
OPEN_ENDED = {
    "hiddenhand.research.Environment.parallel_env",
    "hiddenhand.testing.hidden_leaders.arrange",
    "hiddenhand.core.view.ViewPart.replace",
}


def modules() -> list[ModuleType]:
    """The public modules; those for training where PyTorch is installed."""
    found = [hiddenhand]
    for name in PUBLIC:
        package = importlib.import_module(f"hiddenhand.{name}")
        found.append(package)
        for inner in pkgutil.walk_packages(package.__path__, f"hiddenhand.{name}."):
            if inner.name.startswith(OF_THE_TESTS):
                continue
            if not inner.name.startswith(NEEDS_PYTORCH) or find_spec("torch"):
                found.append(importlib.import_module(inner.name))
    return found


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Functions, classes and methods that are defined in the module."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if not callable(thing) or "TypeAlias" in type(thing).__name__:
            continue
        yield name, thing
        if isinstance(thing, type):
            for inner, part in vars(thing).items():
                if not inner.startswith("_") and (callable(part) or isinstance(part, property)):
                    yield f"{name}.{inner}", getattr(thing, inner)


def test_everything_public_has_a_docstring() -> None:
    missing = [module.__name__ for module in modules() if not module.__doc__]
    count = 0
    for module in modules():
        for name, thing in public(module):
            count += 1
            if not inspect.getdoc(thing):
                missing.append(f"{module.__name__}.{name}")
    assert not missing
    assert count > 1_800


@pytest.mark.skipif(not build.is_compiled(), reason="the plain build keeps docstrings anyway")
def test_compiled_modules_keep_their_docstrings() -> None:
    written = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["docstrings"]()
    lost = []
    for (module, name), text in written.items():
        if not text or name.endswith("__init__"):  # `help` of a class shows the class
            continue
        thing: object = importlib.import_module(module)
        for word in filter(None, name.split(".")):
            thing = getattr(thing, word, None)
        if inspect.getdoc(thing) != text:
            lost.append(f"{module}.{name}")
    assert not lost
    assert sum(map(bool, written.values())) > 500


def test_help_shows_parameters() -> None:
    """No public function hides them behind `**options`."""
    hidden = []
    for module in modules():
        for name, thing in public(module):
            if inspect.isfunction(thing) or inspect.isclass(thing):
                try:
                    kinds = [p.kind for p in inspect.signature(thing).parameters.values()]
                except ValueError:  # a class of C without a signature
                    continue
                if inspect.Parameter.VAR_KEYWORD in kinds and not inspect.isclass(thing):
                    hidden.append(f"{module.__name__}.{name}")
    assert set(hidden) <= OPEN_ENDED
