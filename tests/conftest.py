"""Setup of every test run; makes the small third game available next to the others."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

import hiddenhand.games
from hiddenhand import build
from tests.found import FOUND
from tests.order import spread
from tests.server import postgres

THIRD_GAME = Path(__file__).parent / "third_game"
hiddenhand.games.__path__.append(str(THIRD_GAME))

os.environ["LC_ALL"] = "C.UTF-8"  # the command speaks English unless a test overrides it

# The same results on every machine: no deadlines, no randomness.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


OFTEN = 20_000  # new objects between two garbage collections; Python's own number is 700


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is imported and collected stays for the whole run: it is not searched for garbage, which
    took a sixth of the processor time of tests without a browser."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(OFTEN)
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """Remember all collected tests; once the long ones are deselected, put slow files first."""
    config.stash[FOUND] = list(items)
    yield
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = spread([(item.nodeid.partition("::")[0], item) for item in items], workers)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop the PostgreSQL server of this process."""
    postgres.stop()


def pytest_report_header(config: pytest.Config) -> str:
    return f"hiddenhand: {build.describe()}"
