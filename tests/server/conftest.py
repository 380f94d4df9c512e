"""Fixtures: a store in its own file for each test."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hiddenhand.server.storage import SqlStore
from tests.server import postgres
from tests.server.fresh import fresh_database

Scenario = Callable[[SqlStore], Coroutine[Any, Any, None]]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a new SQLite database."""
    return fresh_database(tmp_path)


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL, shared by the tests of a file."""
    with postgres.postgresql() as (address,):
        yield address


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Stop the clock of the limits, so that they do not refill on a slow machine. What is
    returned is that clock: `now` can be moved."""
    clock = SimpleNamespace(now=1000.0)
    clock.monotonic = lambda: clock.now
    monkeypatch.setattr("hiddenhand.server.limits.time", clock)
    return clock


@pytest.fixture
def with_store(database: str) -> Callable[[Scenario], None]:
    """A function that opens the store, runs a scenario and closes the store."""

    def play(scenario: Scenario) -> None:
        async def whole() -> None:
            store = await SqlStore.open(database)
            try:
                await scenario(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return play
