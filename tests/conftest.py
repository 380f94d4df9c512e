"""What every test run shares; the smallest third game is put beside the others, one folder."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import hiddenhand.games
from hiddenhand import build
from tests.found import FOUND
from tests.server import postgres

THIRD_GAME = Path(__file__).parent / "third_game"
hiddenhand.games.__path__.append(str(THIRD_GAME))

os.environ["LC_ALL"] = "C.UTF-8"  # the command speaks English unless a test says otherwise

# A run tells the same on every machine: no deadlines, no luck.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All that was found, long tests too, which are set aside after this."""
    config.stash[FOUND] = list(items)


def pytest_unconfigure(config: pytest.Config) -> None:
    postgres.stop()


def pytest_report_header(config: pytest.Config) -> str:
    return f"hiddenhand: {build.describe()}"
